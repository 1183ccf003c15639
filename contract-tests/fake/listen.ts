import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireRequest, WireResponse } from '../referee/wire.ts'
import { errorAnswer } from './service.ts'
import { targetOf } from './wire.ts'

/** A fake that listens. */
export interface Listening {
  /** Its address, such as `http://127.0.0.1:4010`: a client's `baseUrl`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves answers on one loopback address.
 *
 * @throws if the port is taken
 */
export async function listen(handle: (request: WireRequest) => Promise<WireResponse>, port = 0): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    readIncoming(incoming)
      .then(handle)
      .catch((error: Error) => errorAnswer(500, 'ERR_EXCEPTION', `The fake failed: ${error.message}`))
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; name another, or none for a free one.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads a request of Node's as the referee does. */
export async function readIncoming(incoming: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index] as string, incoming.rawHeaders[index + 1] as string])
  const body = Buffer.concat(chunks).toString()
  return { method: incoming.method ?? 'GET', url: targetOf(incoming.url ?? '/'), headers, body: body === '' ? undefined : body }
}
