// The part of a bundled OpenAPI document that the generator, the mock and the contract tests read.

import { stepsOf } from './pointer.ts'
import { type Companions, type FilterRule, type OperationRules, rulesOf } from './rules.ts'

/** A JSON Schema of a bundled document. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema: Schema
  style?: string
  explode?: boolean
  example?: unknown
  'x-companions'?: Companions
  'x-filter'?: FilterRule
}

export interface Example {
  summary?: string
  value: unknown
}

export interface MediaType {
  schema: Schema
  examples?: Record<string, Example>
}

export interface Header {
  description?: string
  required?: boolean
  schema: Schema
  example?: unknown
}

/** A link of a response: an operation that can be called next, with arguments as OpenAPI runtime expressions. */
export interface Link {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: unknown
}

export interface Response {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
  links?: Record<string, Link>
}

/** How a list operation is paged; see the convention `list-states-paging`. */
export interface Paging {
  style: 'page' | 'cursor' | 'none'
  /** Whether sources disagree on it: a server may return the whole list at once. */
  disputed?: true
  items?: string
  next?: string
  parameters?: string[]
}

/** How long an operation can be too early for a record that was just made; see openapi/extensions/x-settles.yaml. */
export interface Settling {
  after: string[]
  record: string
  parameter: string
  seconds: { min: number; max: number }
  status: number
  code: string
  description: string
}

/** Evidence for a fact; see openapi/extensions/x-sources.yaml. */
export interface Source {
  kind: 'brief' | 'published' | 'live' | 'sdk' | 'code' | 'inferred'
  edition?: string
  pointer?: string
  note?: string
}

/** The HTTP status of an error code, if known, and the evidence for both. */
export interface ErrorEvidence {
  status?: number
  /** The code that this one is another spelling of. */
  spellingOf?: string
  sources: Source[]
}

/** What to do about an error code; see openapi/extensions/x-error-remedies.yaml. */
export interface ErrorRemedy {
  remedy: string
  /** Whether to repeat the request. */
  retry: 'no' | 'later' | 'check-first'
  /** Whether a source states the remedy; it is our own interpretation otherwise. */
  known?: boolean
}

/** An event about the same change that the service sends after another event. */
export interface FollowingEvent {
  trigger: string
  /** The `data.action` of its message. */
  action: string
  /** Seconds after the change, where they were measured. */
  after?: number
  /** Set if its message is addressed to the sender of the changed message, and not to the receiver. */
  to?: 'sender'
}

/** When the service sends an event, and what follows it; see openapi/extensions/x-event.yaml. */
export interface EventFacts {
  group: string
  sent: string
  notSent?: string
  followedBy?: FollowingEvent[]
}

/** An operation with its references resolved. */
export interface Operation extends OperationRules {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  deprecated: boolean
  replacedBy?: string
  sources: Source[]
  discrepancy?: string
  errorCodes: string[]
  parameters: Parameter[]
  body?: { required: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  security: Record<string, string[]>[]
  paging?: Paging
  /** The published rate limit that the operation counts against, unless that is the standard limit. */
  rateLimit?: string
  /** What is rejected of a record that was just made. */
  settles?: Settling
  /** Set for every event. */
  event?: EventFacts
}

export interface Document {
  openapi: string
  'x-error-evidence'?: Record<string, ErrorEvidence>
  /** Remedies, for the error codes that have any. */
  'x-error-remedies'?: Record<string, ErrorRemedy>
  info: { title: string; version: string; description: string }
  servers: { url: string; variables?: Record<string, { default: string; enum?: string[]; description?: string }> }[]
  tags: { name: string; description: string }[]
  // The other parts are visited generically, not read by name.
  paths: Record<string, Record<string, unknown>>
  webhooks?: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>> & {
    schemas: Record<string, Schema>
    securitySchemes: Record<string, { type: string; in: string; name: string; description?: string }>
  }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const steps = new Map<string, string[]>()

/** The steps of a reference inside a document; cached, as the same few references are followed often. */
function stepsIn(ref: string): string[] {
  let cached = steps.get(ref)
  if (!cached) steps.set(ref, (cached = stepsOf(ref)))
  return cached
}

/**
 * Follows a reference inside a bundled document.
 * @throws if the target does not exist
 */
export function resolve<T>(document: Document, node: T | { $ref: string }): T {
  let current: unknown = node
  while (current && typeof current === 'object' && '$ref' in current && typeof current.$ref === 'string') {
    const ref: string = current.$ref
    current = stepsIn(ref).reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
    if (current === undefined) throw new Error(`${ref} does not exist in the document`)
  }
  return current as T
}

/** Every operation of a bundled document, in document order, with references outside schemas resolved. */
export function operationsOf(document: Document, where: 'paths' | 'webhooks' = 'paths'): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(document[where] ?? {})) {
    for (const [method, node] of Object.entries(item)) {
      if (methods.includes(method)) operations.push(readOperation(document, path, method, item, node))
    }
  }
  return operations
}

// biome-ignore lint/suspicious/noExplicitAny: reads the raw document, which lint has checked against OpenAPI's own schema
function readOperation(document: Document, path: string, method: string, item: any, node: any): Operation {
  const content = (media: Record<string, MediaType> | undefined): Record<string, MediaType> =>
    Object.fromEntries(
      Object.entries(media ?? {}).map(([type, { schema, examples }]) => [
        type,
        {
          schema,
          examples: Object.fromEntries(Object.entries(examples ?? {}).map(([name, example]) => [name, resolve(document, example)])),
        },
      ]),
    )
  const body = node.requestBody && resolve<{ required?: boolean; content: Record<string, MediaType> }>(document, node.requestBody)
  const responses: Record<string, Response> = {}
  for (const [status, reference] of Object.entries<Response>(node.responses ?? {})) {
    const response = resolve(document, reference)
    responses[status] = {
      description: response.description,
      headers: Object.fromEntries(Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolve(document, header)])),
      content: content(response.content),
      links: Object.fromEntries(Object.entries(response.links ?? {}).map(([name, link]) => [name, resolve<Link>(document, link)])),
    }
  }
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    tag: node.tags?.[0],
    summary: node.summary,
    description: node.description,
    deprecated: node.deprecated === true,
    replacedBy: node['x-replaced-by'],
    sources: node['x-sources'] ?? [],
    discrepancy: node['x-discrepancy'],
    errorCodes: node['x-error-codes'] ?? [],
    parameters: [...(item.parameters ?? []), ...(node.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter)),
    ...(body && { body: { required: body.required === true, content: content(body.content) } }),
    responses,
    security: node.security ?? [],
    paging: node['x-paging'],
    rateLimit: node['x-rate-limit'],
    settles: node['x-settles'],
    event: node['x-event'],
    ...rulesOf(node),
  }
}

/** The status of an error code, if a source states it: what is inferred may differ. */
export function knownStatusOf({ 'x-error-evidence': evidence }: Document, code = ''): number | undefined {
  const { status, sources = [] } = evidence?.[code] ?? {}
  return sources.some(({ kind }) => kind === 'inferred') ? undefined : status
}
