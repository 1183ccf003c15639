// The server that the measured clients call, in a separate process: it reads the body, responds with a small JSON body and keeps connections open.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { subject } from './subject.ts'

const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(subject.response) }

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(subject.response))
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit())
