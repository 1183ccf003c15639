import { createServer, type IncomingMessage } from 'node:http'
import { type Listening, listenOnLoopback } from '../mock/loopback.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { targetOf } from './rawRequest.ts'
import { errorResponse } from './service.ts'

/**
 * Serves responses on the loopback address.
 *
 * @throws if the port is taken
 */
export async function listen(handle: (request: RawRequest) => Promise<RawResponse>, port = 0): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    readIncoming(incoming)
      .then(handle)
      .catch((error: Error) => errorResponse(500, 'ERR_EXCEPTION', `The fake failed: ${error.message}`))
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
  })
  server.keepAliveTimeout = 60_000
  return listenOnLoopback(server, port)
}

/** Converts a Node request to the form that the validator reads. */
export async function readIncoming(incoming: IncomingMessage): Promise<RawRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index] as string, incoming.rawHeaders[index + 1] as string])
  const body = Buffer.concat(chunks).toString()
  return { method: incoming.method ?? 'GET', url: targetOf(incoming.url ?? '/'), headers, body: body === '' ? undefined : body }
}
