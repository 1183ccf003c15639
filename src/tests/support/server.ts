import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived, its body read. */
export interface Arrived {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly bytes: Buffer
}

/** Responds to a request; `number` counts from 1. */
export type Responder = (response: ServerResponse, request: Arrived, number: number) => void

/**
 * A server on the loopback that responds as a test requires. It closes itself at the end of an
 * `await using` block.
 */
export interface TestServer extends AsyncDisposable {
  readonly url: string
  /** What arrived, in order. */
  readonly requests: readonly Arrived[]
  /** How many requests are neither completed nor aborted by the client. */
  readonly pending: () => number
}

/** Starts a server on the loopback, which is closed at the end of an `await using` block. */
export async function listening(listener?: RequestListener) {
  // Connections stay open, as a busy machine may use one when it is about to end.
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Starts a server that responds to every request with `respond`. */
export async function serve(respond: Responder): Promise<TestServer> {
  const requests: Arrived[] = []
  let pending = 0
  const { server, ...own } = await listening((request, response) => {
    pending++
    response.once('close', () => pending--)
    response.on('error', () => {})
    const chunks: Buffer[] = []
    request.on('error', () => {})
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const bytes = Buffer.concat(chunks)
      const arrived = { method, url, headers, bytes, body: bytes.toString() }
      respond(response, arrived, requests.push(arrived))
    })
  })
  // A client that gives up is not an error of the server.
  server.on('clientError', (_, socket) => socket.destroy())
  return { ...own, requests, pending: () => pending }
}

/** Responds with JSON. */
export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

/** Responds with text of any type. */
export const text =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers }).end(body)

/** Writes bytes past the HTTP server, then does what `then` says with the socket. */
export const bytes =
  (head: string | Buffer, then: 'stay' | 'end' | 'reset' = 'stay'): Responder =>
  ({ socket }) => {
    socket?.write(head, () => {
      if (then === 'end') socket.end()
      if (then === 'reset') socket.resetAndDestroy()
    })
  }
