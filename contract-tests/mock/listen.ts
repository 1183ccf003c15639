import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { bodyInParts } from './bodyInParts.ts'
import { BrokenConnection } from './brokenConnection.ts'
import { allowOrigins } from './cors.ts'
import { errorResponse } from './errorResponse.ts'
import type { Listening } from './listening.ts'
import { listenOn } from './loopback.ts'
import { readIncoming } from './rawRequest.ts'
import { bodyLimit } from './readRequestBody.ts'

/** Where a mock or fake listens. */
export interface ListenOptions {
  /** Default: a free port. */
  readonly port?: number
  /** The address to listen on. Default: `127.0.0.1`. Use `0.0.0.0` in a container. */
  readonly host?: string
  /** Whether pages from any origin may call it from a browser. Default: false. */
  readonly cors?: boolean
}

/**
 * Responds to a request.
 *
 * @param signal - aborted if the client no longer waits
 */
type Respond = (request: RawRequest, signal: AbortSignal) => Promise<RawResponse>

/**
 * Serves responses over HTTP.
 *
 * @throws if the port is in use, or the host is not an address of this machine
 */
export async function listen(respond: Respond, { port = 0, host, cors = false }: ListenOptions = {}): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    if (cors && allowOrigins(incoming, outgoing).handled) return
    serve(respond, incoming, outgoing).catch(() => outgoing.destroy())
  })
  // Longer than Node's 5 seconds, so that connections survive a pause between two requests.
  server.keepAliveTimeout = 60_000
  return listenOn(server, port, host)
}

export const tooLarge: RawResponse = errorResponse(413, 'ERR_BAD_REQUEST', `The body exceeds the limit of ${bodyLimit / 2 ** 20} MiB.`)

async function serve(respond: Respond, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  let response: RawResponse
  try {
    const request = await readIncoming(incoming)
    response = request ? await respond(request, gone.signal) : tooLarge
  } catch (error) {
    if (error instanceof BrokenConnection || gone.signal.aborted) throw error
    response = errorResponse(500, 'ERR_EXCEPTION', `Responding failed: ${(error as Error).message}`)
  }
  const { status, headers, body, slow } = response
  outgoing.statusCode = status
  // `writeHead` with a list does not keep the headers that are set for other origins.
  for (const [name, value] of headers) outgoing.appendHeader(name, value)
  if (slow === undefined) outgoing.end(body)
  else await pipeline(bodyInParts(body, slow, gone.signal), outgoing)
}
