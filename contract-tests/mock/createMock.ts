import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { documents, readBundle } from '../spec/bundles.ts'
import type { Document } from '../spec/document.ts'
import { allowOrigins } from './cors.ts'
import { listenOnLoopback } from './loopback.ts'
import type { MockResponse } from './mockResponse.ts'
import { createMockService, errorResponse, type MockRequest } from './mockService.ts'
import { readText } from './readText.ts'
import { targetOf } from './target.ts'

/** A running mock of the service. */
export interface Mock {
  /** Its address, such as `http://127.0.0.1:4010`: the `baseUrl` of all three clients. */
  readonly url: string
  /** Stops it and ends its connections. */
  close(): Promise<void>
}

/** Options of a mock. */
export interface MockOptions {
  /** The port to listen on; a free one unless set. */
  port?: number
  /** Bundled documents to serve in place of the project's own three. */
  documents?: Document[]
  /** Whether pages in a browser may send requests to it, from any origin; they may not unless set. */
  cors?: boolean
}

/**
 * Starts a mock of all three APIs on one loopback address. It responds to valid requests with the documents' own examples (the example with the
 * name of the request's example, if it equals one) and to others with the documented errors, whose `details` say what is wrong. Every request gets a response.
 * It supports Prism's `Prefer` header: `code=404`, `example=name`, `dynamic=true`.
 *
 * @throws if the port is taken, or two documents have a path in common
 */
export async function createMock({ port = 0, documents: own, cors = false }: MockOptions = {}): Promise<Mock> {
  const respond = await createMockService(own ?? (await Promise.all(documents.map(readBundle))))
  const server = createServer((request, response) => {
    if (cors && allowOrigins(request, response).handled) return
    readRequest(request)
      .then(respond)
      .catch((error: Error) => errorResponse(500, 'ERR_EXCEPTION', `The mock failed: ${error.message}`))
      .then((mocked) => reply(response, mocked))
      .catch(() => response.destroy())
  })
  // Longer than Node's 5 seconds, so that a caller that pauses between two requests keeps its connection.
  server.keepAliveTimeout = 60_000
  return listenOnLoopback(server, port)
}

async function readRequest(request: IncomingMessage): Promise<MockRequest> {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const { method = 'GET', url = '/' } = request
  return { method: method.toUpperCase(), target: targetOf(url), headers, text: await readText(request) }
}

function reply(response: ServerResponse, { status, headers, body }: MockResponse): void {
  const { 'content-length': _, ...rest } = headers
  const text = bodyText(headers['content-type'], body)
  response.writeHead(status, { ...rest, ...(text && { 'content-type': headers['content-type'] ?? 'application/json' }) })
  response.end(text)
}

/** A body as it is sent: JSON unless it is a text of another type. */
export function bodyText(type: string | undefined, body: unknown): string {
  if (body === undefined) return ''
  return typeof body === 'string' && !/json/.test(type ?? '') ? body : JSON.stringify(body)
}
