import type { IHttpRequest } from '@stoplight/prism-http'
import { type OpenApiDocument, type Operation, operationsOf } from '../documents/document.ts'
import { listFieldsOf } from '../documents/listFields.ts'
import { createRouter, type Router } from '../documents/router.ts'
import { errorResponse } from '../mock/errorResponse.ts'
import { pairedName } from '../mock/exampleResponse.ts'
import { type Preference, preferenceOf } from '../mock/preference.ts'
import { invalidEncoding, pathOf, targetOf } from '../mock/target.ts'
import { readBody } from '../validate/body.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { createEngine, type Engine, type PrismResponse } from './engine.ts'

/** Prism's mock of some documents. */
export type PrismMock = (request: RawRequest) => Promise<RawResponse>

interface Served {
  readonly document: OpenApiDocument
  readonly router: Router
  readonly engine: Engine
}

/**
 * Loads documents into Prism and returns a function that responds to every request, also to those
 * that Prism's own server leaves unanswered.
 */
export async function createPrismMock(documents: readonly OpenApiDocument[]): Promise<PrismMock> {
  const served = documents.map((document) => ({
    document,
    router: createRouter(operationsOf(document)),
    engine: createEngine(formsAsJson(document)),
  }))
  return (request) => respond(served, request)
}

/**
 * Prism reads only the last of a form's repeated fields, so it gets JSON bodies instead of forms.
 * Webhooks are left out, because they are not served.
 */
function formsAsJson(document: OpenApiDocument): OpenApiDocument {
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

async function respond(served: readonly Served[], request: RawRequest): Promise<RawResponse> {
  const { method, headers, body: text = '' } = request
  const url = targetOf(request.url)
  if (invalidEncoding(url) !== undefined) return errorResponse(400, 'ERR_BAD_REQUEST', 'Prism cannot decode the path.')
  const entry = served.find(({ router }) => router.find(method, pathOf(url)))
  const operation = entry?.router.find(method, pathOf(url))?.operation
  if (!entry || !operation) return errorResponse(404, 'ERR_API_NOT_FOUND', `There is no ${method} ${pathOf(url)}.`)
  const preference = preferenceOf(headerOf(headers, 'prefer'))
  if (typeof preference === 'string') return errorResponse(400, 'ERR_BAD_REQUEST', preference)
  const form = operation.body?.content['multipart/form-data']
  const type = headerOf(headers, 'content-type') ?? ''
  const json = /json|^$/.test(type)
  const read =
    text === '' ? { value: undefined } : readBody(json ? 'application/json' : type, text, form && listFieldsOf(entry.document, form.schema))
  // Prism does not respond to malformed JSON.
  if ('fault' in read) return errorResponse(400, 'ERR_BAD_REQUEST', 'The body is not JSON.')
  const body = read.value
  // Prism takes null for a missing body.
  if (body === null && operation.body) return errorResponse(400, 'ERR_BAD_REQUEST', 'The body is null.')
  const lowered = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  const input = {
    method: method.toLowerCase(),
    url: { path: pathOf(url), query: queryOf(new URLSearchParams(url.split('?').slice(1).join('?'))) },
    // Prism reads forms as JSON; see `formsAsJson`.
    headers: form && text !== '' ? { ...lowered, 'content-type': json ? 'text/plain' : 'application/json' } : lowered,
    body,
  } as IHttpRequest
  return written(operation, await entry.engine.respond(input, operation.path, { ...pairedExample(operation, body), ...preference }))
}

/**
 * Prism's response as it goes over the wire. It responds with 422 if 400 is not documented: then
 * only the path can be invalid, so the status becomes 404.
 */
function written({ responses }: Operation, { status, headers, body }: PrismResponse): RawResponse {
  const [missing] = Object.values(responses['404']?.content?.['application/json']?.examples ?? {})
  const renamed = status === 422 && !responses['422'] ? { status: missing ? 404 : 400, body: missing?.value ?? body } : { status, body }
  const type = headers['content-type'] ?? 'application/json'
  const text =
    renamed.body === undefined ? '' : typeof renamed.body === 'string' && !/json/.test(type) ? renamed.body : JSON.stringify(renamed.body)
  return { status: renamed.status, headers: Object.entries({ ...headers, ...(text && { 'content-type': type }) }), body: text }
}

/**
 * Prefers the response example with the same name as the request example that the body equals, as
 * our mock does.
 */
function pairedExample(operation: Operation, body: unknown): Preference {
  const name = pairedName(operation, body)
  const examples = operation.responses['200']?.content?.['application/json']?.examples
  return name !== undefined && examples?.[name] ? { example: name } : {}
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    query[name] = values.length === 1 ? (values[0] as string) : values
  }
  return query
}
