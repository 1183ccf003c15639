import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { documents, readBundle } from '../documents/bundles.ts'
import type { Document } from '../documents/document.ts'
import { allowOrigins } from './cors.ts'
import { listenOnLoopback } from './loopback.ts'
import type { MockResponse } from './mockResponse.ts'
import { createMockService, errorResponse, type MockRequest } from './mockService.ts'
import { readText } from './readText.ts'
import { targetOf } from './target.ts'

/** A running mock of the service. */
export interface Mock {
  /** Its URL, such as `http://127.0.0.1:4010`: the `baseUrl` of all three clients. */
  readonly url: string
  /** Stops it and closes its connections. */
  close(): Promise<void>
}

/** Options of a mock. */
export interface MockOptions {
  /** The port to listen on. Default: a free port. */
  port?: number
  /** Bundled documents to serve instead of the built-in three. */
  documents?: Document[]
  /** Whether pages from any origin may call it from a browser. Default: false. */
  cors?: boolean
}

/**
 * Starts a mock of all three APIs on one loopback address. It responds to valid requests with the documents' examples (to a request equal to a
 * named example, with the response example of that name) and to invalid requests with the documented errors, explained in `details`.
 * It supports Prism's `Prefer` header: `code=404`, `example=name`, `dynamic=true`.
 *
 * @throws if the port is in use, or two documents have a path in common
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
  // Longer than Node's 5 seconds, so that connections survive a pause between two requests.
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

/** Serializes a body: as JSON, unless it is text of another type. */
export function bodyText(type: string | undefined, body: unknown): string {
  if (body === undefined) return ''
  return typeof body === 'string' && !/json/.test(type ?? '') ? body : JSON.stringify(body)
}
