import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { allowOrigins } from '../mock/cors.ts'
import type { Listening } from '../mock/listening.ts'
import { listenOn } from '../mock/loopback.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { errorResponse } from './errorResponse.ts'
import { BrokenConnection } from './plan.ts'
import { readIncoming } from './rawRequest.ts'

/** Where a fake listens. */
export interface ListenOptions {
  /** Default: a free port. */
  port?: number
  /** The address to listen on. Default: `127.0.0.1`. Use `0.0.0.0` in a container. */
  host?: string
  /** Whether pages from any origin may call it from a browser. Default: false. */
  cors?: boolean
}

/**
 * Responds to a request.
 *
 * @param request - `undefined` if its body is too large
 * @param signal - aborted if the client no longer waits
 */
type Respond = (request: RawRequest | undefined, signal: AbortSignal) => Promise<RawResponse>

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

async function serve(respond: Respond, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  let response: RawResponse
  try {
    response = await respond(await readIncoming(incoming), gone.signal)
  } catch (error) {
    if (error instanceof BrokenConnection || gone.signal.aborted) throw error
    response = errorResponse(500, 'ERR_EXCEPTION', `The fake failed: ${(error as Error).message}`)
  }
  const { status, headers, body } = response
  outgoing.writeHead(status, headers).end(body)
}
