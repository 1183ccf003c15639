import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { IHttpRequest } from '@stoplight/prism-http'
import { documents, readBundle } from '../spec/bundles.ts'
import { type Document, type Operation, operationsOf } from '../spec/document.ts'
import { listFieldsOf } from '../spec/listFields.ts'
import { createRouter, type Router } from '../spec/router.ts'
import { readBody } from '../validate/body.ts'
import { allowOrigins } from './cors.ts'
import { createEngine, type Engine, type Preference, type Verdict } from './engine.ts'
import { listenOnLoopback } from './loopback.ts'

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

/** The largest request body that the mock reads, in bytes. */
const largestBody = 10 * 2 ** 20

/** A request as it was received. */
export interface ServiceRequest {
  method: string
  /** Path and query. */
  target: string
  /** By name, in lower case. */
  headers: Record<string, string>
  /** `undefined` if it was larger than the mock reads. */
  text: string | undefined
}

/** The mock without a server around it. */
export type Service = (request: ServiceRequest) => Promise<Verdict>

/** One document, loaded. */
interface Served {
  document: Document
  router: Router
  engine: Engine
}

/**
 * Starts a mock of all three APIs on one loopback address. It answers valid requests with the documents' own examples (the one
 * named as the request's example, if it equals one), others with the documented errors, whose `details` say what is wrong. Every request gets a response. It supports Prism's `Prefer` header: `code=404`,
 * `example=name`, `dynamic=true`.
 *
 * @throws if the port is taken, or two documents have a path in common
 */
export async function createMock({ port = 0, documents: given, cors = false }: MockOptions = {}): Promise<Mock> {
  const service = await createService(given ?? (await Promise.all(documents.map(readBundle))))
  const server = createServer((request, response) => {
    if (cors && allowOrigins(request, response).answered) return
    readRequest(request)
      .then(service)
      .catch((error: Error) => failure(500, 'ERR_EXCEPTION', `The mock failed: ${error.message}`))
      .then((verdict) => reply(response, verdict))
  })
  // Longer than Node's 5 seconds, so that a caller that pauses between two requests keeps its connection.
  server.keepAliveTimeout = 60_000
  return listenOnLoopback(server, port)
}

/**
 * Loads documents into Prism and returns a function that responds to every request.
 *
 * @throws if two documents have a path in common
 */
export async function createService(loaded: Document[], options: { checkResponses?: boolean } = {}): Promise<Service> {
  const owners = new Map<string, string>()
  for (const { info, paths } of loaded) {
    for (const path of Object.keys(paths)) {
      if (owners.has(path))
        throw new Error(`${path} stands in two documents, ${owners.get(path)} and ${info.title}; one mock cannot serve both`)
      owners.set(path, info.title)
    }
  }
  const served = await Promise.all(
    loaded.map(async (document) => ({
      document,
      router: createRouter(operationsOf(document)),
      engine: createEngine(formsAsJson(document), options),
    })),
  )
  return (request) => answer(served, request)
}

/** Prism reads only the last of a form's repeated fields, so its documents take JSON in place of forms. Webhooks are left out, as it does not serve them. */
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

async function readRequest(request: IncomingMessage): Promise<ServiceRequest> {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { method: (request.method ?? 'GET').toUpperCase(), target: request.url ?? '/', headers, text: await readText(request) }
}

async function answer(served: Served[], { method, target, headers, text }: ServiceRequest): Promise<Verdict> {
  const { pathname, searchParams } = new URL(target, 'http://mock')
  if (text === undefined) return failure(413, 'ERR_BAD_REQUEST', 'The body is larger than the mock reads (10 MiB).')
  const home = served.find(({ router }) => router.find(method, pathname))
  const operation = home?.router.find(method, pathname)?.operation
  if (!home || !operation) {
    const others = served.flatMap(({ router }) => router.methods(pathname))
    return failure(
      404,
      'ERR_API_NOT_FOUND',
      others.length ? `${pathname} has no ${method}, only ${others.join(', ')}.` : `There is no ${pathname}.`,
    )
  }
  const form = operation.body?.content['multipart/form-data']
  const type = headers['content-type'] ?? ''
  if (text !== '' && type !== '' && !mediaType.test(type))
    return failure(415, 'ERR_BAD_REQUEST', `The content type ${type} is none.`, { header: [`The content type ${type} is none.`] })
  const json = /json|^$/.test(type)
  const lists = form ? listFieldsOf(home.document, form.schema) : undefined
  const read = text === '' ? { value: undefined } : readBody(json ? 'application/json' : type, text, lists)
  if ('fault' in read) return failure(400, 'ERR_BAD_REQUEST', 'The body is not JSON.', { body: ['The body is not JSON.'] })
  const body = read.value
  // Prism treats null as a missing body.
  if (body === null && operation.body) return failure(400, 'ERR_BAD_REQUEST', 'The body is null.', { body: ['The body is null.'] })
  const input = {
    method: method.toLowerCase(),
    url: { path: pathname, query: queryOf(searchParams) },
    // Prism reads forms as JSON; see `formsAsJson`.
    headers: form && text !== '' ? { ...headers, 'content-type': json ? 'text/plain' : 'application/json' } : headers,
    body,
  } as IHttpRequest
  const verdict = documented(
    operation,
    await home.engine.answer(input, operation.path, { ...twinOf(operation, body), ...preferenceOf(headers.prefer) }),
  )
  return explained(verdict, operation.responses[String(verdict.status)]?.content?.['application/json']?.examples)
}

/** Prism refuses with 422 where 400 is not documented. There only the path can be wrong, so the status becomes 404. */
function documented(operation: Operation, verdict: Verdict): Verdict {
  if (verdict.status !== 422 || '422' in operation.responses) return verdict
  const [example] = Object.values(operation.responses['404']?.content?.['application/json']?.examples ?? {})
  return example ? { ...verdict, status: 404, body: example.value } : { ...verdict, status: 400 }
}

/** A request that equals one of the operation's examples is answered with the example of that name, so that request and response match. */
function twinOf(operation: Operation, body: unknown): Preference {
  const named = Object.values(operation.body?.content ?? {}).flatMap(({ examples = {} }) => Object.entries(examples))
  const [name] = named.find(([, example]) => isDeepStrictEqual(example.value, body)) ?? []
  const answers = operation.responses['200']?.content?.['application/json']?.examples
  return name !== undefined && answers?.[name] ? { example: name } : {}
}

/** A media type with its parameters. */
const mediaType = /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;.*)?$/

// Prism has header names in lower case only; this is the spelling in the documents.
const headerName = (text: string): string => text.replace(/\bonbehalfof\b/g, 'onBehalfOf')
const spelled = ({ message }: { message: string }): string => headerName(message)

/** Adds Prism's findings to a refusal, in the form that the service uses. */
function explained(verdict: Verdict, examples: Record<string, { value: unknown }> | undefined): Verdict {
  const { status, violations } = verdict
  if (violations.length === 0) return verdict
  if (status === 401) return { ...verdict, body: examples?.['missing-key']?.value ?? verdict.body }
  if (status === 404 && isObject(verdict.body)) return verdict
  const message = violations.map(spelled).join('; ')
  if (status === 404 || status >= 500) return failure(status, status === 404 ? 'ERR_BAD_REQUEST' : 'ERR_EXCEPTION', message)
  const details: Record<string, string[]> = {}
  for (const one of violations) (details[one.place.map(headerName).join('.') || 'request'] ??= []).push(spelled(one))
  return { ...failure(status, 'ERR_BAD_REQUEST', message, details), violations }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const failure = (status: number, code: string, message: string, details?: Record<string, string[]>): Verdict => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { error: { code, message, ...(details && { details }), source: 'mock' } },
  violations: [],
})

function reply(response: ServerResponse, { status, headers, body }: Verdict): void {
  const { 'content-length': _, ...rest } = headers
  const text =
    body === undefined ? '' : typeof body === 'string' && !/json/.test(headers['content-type'] ?? '') ? body : JSON.stringify(body)
  response.writeHead(status, { ...rest, ...(text && { 'content-type': headers['content-type'] ?? 'application/json' }) })
  response.end(text)
}

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString()
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    query[name] = values.length === 1 ? (values[0] as string) : values
  }
  return query
}

function preferenceOf(header: string | undefined): Preference {
  const said = Object.fromEntries((header ?? '').split(',').map((part) => part.trim().split('=') as [string, string]))
  return {
    ...(/^\d{3}$/.test(said.code ?? '') && { code: Number(said.code) }),
    ...(said.example && { example: said.example }),
    ...(said.dynamic === 'true' && { dynamic: true }),
    ...(said.seed && { seed: said.seed }),
  }
}
