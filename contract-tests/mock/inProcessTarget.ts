import { documents, readBundle } from '../documents/bundles.ts'
import type { Document } from '../documents/document.ts'
import type { Target } from '../exchange/environment.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { bodyText } from './createMock.ts'
import { createMockService, type MockService } from './mockService.ts'

/** The base URL of requests to a mock in this process; nothing listens there. */
export const inProcessBase = 'http://127.0.0.1:1'

/** The mock in this process, without a server, as thousands of requests need. */
export async function inProcessTarget(own?: Document[], options: { checkResponses?: boolean } = {}): Promise<Target> {
  const service = await createMockService(own ?? (await Promise.all(documents.map(readBundle))), options)
  return { name: 'mock in process', mock: true, base: () => inProcessBase, send: (request) => sendInProcess(service, request) }
}

/** Sends a request to a mock in this process. */
export async function sendInProcess(service: MockService, request: RawRequest): Promise<RawResponse> {
  const { status, headers, body } = await service({
    method: request.method,
    target: request.url.slice(inProcessBase.length) || '/',
    headers: Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
    text: request.body ?? '',
  })
  const type = headers['content-type'] ?? 'application/json'
  const text = bodyText(type, body)
  return { status, headers: Object.entries({ ...headers, ...(text && { 'content-type': type }) }), body: text }
}
