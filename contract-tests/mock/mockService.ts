import { isDeepStrictEqual } from 'node:util'
import type { IHttpRequest } from '@stoplight/prism-http'
import { type Document, type Operation, operationsOf } from '../documents/document.ts'
import { listFieldsOf } from '../documents/listFields.ts'
import { createRouter, type Router } from '../documents/router.ts'
import { readBody } from '../validate/body.ts'
import { otherAddress, otherAddressText } from '../validate/otherAddress.ts'
import { createEngine, type Engine } from './engine.ts'
import type { MockResponse } from './mockResponse.ts'
import { type Preference, preferenceOf } from './preference.ts'
import { largestBody } from './readText.ts'
import { invalidEncoding, pathOf, withoutVersion } from './target.ts'

/** A request as it was received. */
export interface MockRequest {
  method: string
  /** Path and query, not normalized. */
  target: string
  /** By name, in lower case. */
  headers: Record<string, string>
  /** `undefined` if it exceeds {@link largestBody}. */
  text: string | undefined
}

/** The mock without a server around it. */
export type MockService = (request: MockRequest) => Promise<MockResponse>

/** A loaded document. */
interface Served {
  document: Document
  router: Router
  engine: Engine
}

/**
 * Loads documents into Prism and returns a function that responds to every request.
 *
 * @throws if two documents have a path in common
 */
export async function createMockService(loaded: Document[], options: { checkResponses?: boolean } = {}): Promise<MockService> {
  const titles = new Map<string, string>()
  for (const { info, paths } of loaded) {
    for (const path of Object.keys(paths)) {
      if (titles.has(path)) throw new Error(`${titles.get(path)} and ${info.title} both have the path ${path}; a mock cannot serve both.`)
      titles.set(path, info.title)
    }
  }
  const served = loaded.map((document) => ({
    document,
    router: createRouter(operationsOf(document)),
    engine: createEngine(formsAsJson(document), options),
  }))
  return (request) => respond(served, request)
}

/** Prism reads only the last of a form's repeated fields, so it gets JSON bodies instead of forms. Webhooks are left out, because they are not served. */
function formsAsJson(document: Document): Document {
  const { webhooks: _, ...copy } = structuredClone(document)
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item) as { requestBody?: { content?: Record<string, unknown> } }[]) {
      const content = operation?.requestBody?.content
      if (!content?.['multipart/form-data']) continue
      content['application/json'] = content['multipart/form-data']
      delete content['multipart/form-data']
    }
  }
  return copy
}

/** The operation of a request, and its target without the API version. */
function findOperation(served: Served[], method: string, target: string) {
  for (const candidate of new Set([target, withoutVersion(target)])) {
    for (const entry of served) {
      const operation = entry.router.find(method, pathOf(candidate))?.operation
      if (operation) return { entry, operation, target: candidate }
    }
  }
  return undefined
}

async function respond(served: Served[], request: MockRequest): Promise<MockResponse> {
  const { method, headers, text } = request
  if (text === undefined) return errorResponse(413, 'ERR_BAD_REQUEST', `The body exceeds the mock's limit of ${largestBody / 2 ** 20} MiB.`)
  const encoding = invalidEncoding(request.target)
  if (encoding !== undefined) return badRequest('path', `Invalid percent-encoding: ${encoding}`)
  const other = otherAddress(headers.host, request.target)
  if (other) return errorResponse(404, 'ERR_API_NOT_FOUND', otherAddressText(other))
  const found = findOperation(served, method, request.target)
  if (!found) return unknownOperation(served, method, pathOf(withoutVersion(request.target)))
  const { entry, operation, target } = found
  const preference = preferenceOf(headers.prefer)
  if (typeof preference === 'string') return badRequest('header', preference)
  const form = operation.body?.content['multipart/form-data']
  const type = headers['content-type'] ?? ''
  if (text !== '' && type !== '' && !mediaType.test(type)) return badRequest('header', `Invalid content type: ${type}`, 415)
  const json = /json|^$/.test(type)
  const read =
    text === '' ? { value: undefined } : readBody(json ? 'application/json' : type, text, form && listFieldsOf(entry.document, form.schema))
  if ('fault' in read) return badRequest('body', 'The body is not JSON.')
  const body = read.value
  // Prism treats null as a missing body.
  if (body === null && operation.body) return badRequest('body', 'The body is null.')
  const input = {
    method: method.toLowerCase(),
    url: { path: pathOf(target), query: queryOf(new URLSearchParams(target.split('?').slice(1).join('?'))) },
    // Prism reads forms as JSON; see `formsAsJson`.
    headers: form && text !== '' ? { ...headers, 'content-type': json ? 'text/plain' : 'application/json' } : headers,
    body,
  } as IHttpRequest
  const response = await entry.engine.respond(input, operation.path, { ...pairedExample(operation, body), ...preference })
  return explained(operation, withDocumentedStatus(operation, response))
}

function unknownOperation(served: Served[], method: string, path: string): MockResponse {
  const others = served.flatMap(({ router }) => router.methods(path))
  const message = others.length > 0 ? `${path} has no ${method}, only ${others.join(', ')}.` : `There is no ${path}.`
  return errorResponse(404, 'ERR_API_NOT_FOUND', message)
}

/** Prism responds with 422 if 400 is not documented. Then only the path can be invalid, so the status becomes 404. */
function withDocumentedStatus(operation: Operation, response: MockResponse): MockResponse {
  if (response.status !== 422 || '422' in operation.responses) return response
  const [example] = Object.values(operation.responses['404']?.content?.['application/json']?.examples ?? {})
  return example ? { ...response, status: 404, body: example.value } : { ...response, status: 400 }
}

/** Prefers the response example with the same name as the request example that the body equals. */
function pairedExample(operation: Operation, body: unknown): Preference {
  const sent = Object.values(operation.body?.content ?? {}).flatMap(({ examples = {} }) => Object.entries(examples))
  const [name] = sent.find(([, { value }]) => isDeepStrictEqual(value, body)) ?? []
  const examples = operation.responses['200']?.content?.['application/json']?.examples
  return name !== undefined && examples?.[name] ? { example: name } : {}
}

/** A media type with its parameters. */
const mediaType = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;.*)?$/

// Prism lowercases header names; this restores the documented spelling.
const headerName = (text: string): string => text.replace(/\bonbehalfof\b/g, 'onBehalfOf')

/** Adds Prism's findings to an error response, in the service's format. */
function explained(operation: Operation, response: MockResponse): MockResponse {
  const { status, violations } = response
  const examples = operation.responses[String(status)]?.content?.['application/json']?.examples
  if (violations.length === 0) return response
  if (status === 401) return { ...response, body: examples?.['missing-key']?.value ?? response.body }
  if (status === 404 && typeof response.body === 'object' && response.body !== null) return response
  const messages = violations.map(({ message }) => headerName(message))
  const text = messages.join('; ')
  if (status === 404 || status >= 500) return errorResponse(status, status === 404 ? 'ERR_BAD_REQUEST' : 'ERR_EXCEPTION', text)
  const details: Record<string, string[]> = {}
  for (const [index, { place }] of violations.entries())
    (details[place.map(headerName).join('.') || 'request'] ??= []).push(messages[index] as string)
  return { ...errorResponse(status, 'ERR_BAD_REQUEST', text, details), violations }
}

/** An error response in the service's format. */
export const errorResponse = (status: number, code: string, message: string, details?: Record<string, string[]>): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { error: { code, message, ...(details && { details }), source: 'mock' } },
  violations: [],
})

const badRequest = (place: string, message: string, status = 400): MockResponse =>
  errorResponse(status, 'ERR_BAD_REQUEST', message, { [place]: [message] })

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    query[name] = values.length === 1 ? (values[0] as string) : values
  }
  return query
}
