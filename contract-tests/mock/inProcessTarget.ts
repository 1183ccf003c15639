import type { Target } from '../exchange/environment.ts'
import { documents, readBundle } from '../spec/bundles.ts'
import type { Document } from '../spec/document.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { createService, type Service } from './createMock.ts'

/** The address of requests to a mock in this process; nothing listens there. */
export const nowhere = 'http://127.0.0.1:1'

/** The mock in this process, without a server: for thousands of requests. */
export async function inProcessTarget(given?: Document[]): Promise<Target> {
  const service = await createService(given ?? (await Promise.all(documents.map(readBundle))))
  return { name: 'mock in process', mock: true, base: () => nowhere, send: (request) => ask(service, request) }
}

/** Sends a request to a service in this process. */
export async function ask(service: Service, request: RawRequest): Promise<RawResponse> {
  const { status, headers, body } = await service({
    method: request.method,
    target: request.url.slice(nowhere.length) || '/',
    headers: Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
    text: request.body ?? '',
  })
  const type = headers['content-type'] ?? 'application/json'
  const text = body === undefined ? '' : typeof body === 'string' && !/json/.test(type) ? body : JSON.stringify(body)
  return { status, headers: Object.entries({ ...headers, ...(text && { 'content-type': type }) }), body: text }
}
