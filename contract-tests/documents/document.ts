// The part of a bundled OpenAPI document that the generator, the mock and the contract tests read.

import { stepsOf } from './pointer.ts'
import { type PublishedLimit, publishedLimitOf } from './rateLimits.ts'
import { type Companions, type FilterRule, type OperationRules, rulesOf } from './rules.ts'

/** A JSON Schema of a bundled document. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | string[]
  enum?: unknown[]
  readonly const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  readonly description?: string
  /** The properties that it adds to the response; see x-adds. */
  readonly 'x-adds'?: readonly string[]
  [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly style?: string
  readonly explode?: boolean
  readonly example?: unknown
  readonly 'x-secret'?: boolean
  /** The codes of a rejection of its value. */
  readonly 'x-error-codes'?: readonly string[]
  readonly 'x-companions'?: Companions
  readonly 'x-filter'?: FilterRule
  /** The properties that it adds to each record; see x-adds. */
  readonly 'x-adds'?: readonly string[]
  /** Other names that a source has for it. */
  readonly 'x-spellings'?: readonly string[]
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface MediaType {
  schema: Schema
  readonly examples?: Record<string, Example>
}

export interface Header {
  readonly description?: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

/** A link of a response: a next operation, with its arguments as OpenAPI's expressions. */
export interface Link {
  readonly operationId: string
  readonly parameters?: Record<string, string>
  readonly requestBody?: Record<string, string>
}

export interface ResponseObject {
  readonly description: string
  readonly headers?: Record<string, Header>
  readonly content?: Record<string, MediaType>
  readonly links?: Record<string, Link>
  /** The codes of an error response. */
  readonly errorCodes?: readonly string[]
}

/** How a list operation is paged; see the convention `list-states-paging`. */
export interface Paging {
  readonly style: 'page' | 'cursor' | 'none'
  /** Whether sources disagree on it: a server may return the whole list at once. */
  readonly disputed?: true
  /** The order of the list, if a source says it. */
  readonly order?: string
  readonly items?: string
  readonly next?: string
  readonly parameters?: string[]
}

/**
 * How long an operation can be too early for a record that was just made; see
 * openapi/extensions/x-settles.yaml.
 */
export interface Settling {
  readonly after: string[]
  readonly record: string
  readonly parameter: string
  readonly seconds: { min: number; max: number }
  readonly status: number
  readonly code: string
}

/** Evidence for a fact; see openapi/extensions/x-sources.yaml. */
export interface Source {
  readonly kind: 'brief' | 'published' | 'live' | 'sdk' | 'code' | 'inferred'
  readonly edition?: string
  readonly pointer?: string
  /** The parts that it is for, where it is not for the whole node. */
  readonly of?: string | readonly string[]
  readonly note?: string
}

/** The HTTP status of an error code, if known, and the evidence for both. */
export interface ErrorEvidence {
  readonly status?: number
  /** The code that this one is another spelling of. */
  readonly spellingOf?: string
  readonly sources: Source[]
}

/** The remedy for an error code; see openapi/extensions/x-error-remedies.yaml. */
export interface ErrorRemedy {
  readonly remedy: string
  /** Whether to repeat the request. */
  readonly retry: 'no' | 'later' | 'check-first'
  /** Whether a source states the remedy; it is our own interpretation otherwise. */
  readonly known?: boolean
}

/** An event about the same change that the service sends after another event. */
export interface FollowingEvent {
  readonly trigger: string
  /** The `data.action` of its message. */
  readonly action: string
  /** Seconds after the change, where they were measured. */
  readonly after?: number
  /**
   * Set if its message is addressed to the sender of the changed message, and not to the receiver.
   */
  readonly to?: 'sender'
}

/** When the service sends an event, and what follows it; see openapi/extensions/x-event.yaml. */
export interface EventFacts {
  readonly group: string
  /** The ids of the operations after which it is sent. */
  readonly causes?: readonly string[]
  readonly sent: string
  readonly notSent?: string
  readonly followedBy?: FollowingEvent[]
}

/** An operation with its references resolved. */
export interface Operation extends OperationRules {
  readonly id: string
  readonly method: string
  readonly path: string
  /** Other paths that a source has for it. */
  readonly spellings?: readonly string[]
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly deprecated: boolean
  /** The ids of the operations that replace a deprecated one. */
  readonly replacedBy?: readonly string[]
  readonly sources: Source[]
  readonly errorCodes: string[]
  readonly parameters: Parameter[]
  readonly body?: { required: boolean; content: Record<string, MediaType> }
  readonly responses: Record<string, ResponseObject>
  readonly security: Record<string, string[]>[]
  readonly paging?: Paging
  /** The published rate limit that the operation counts against. */
  readonly rateLimit?: PublishedLimit
  /** The calls that reject a record that was just made. */
  readonly settles?: Settling
  /** Set for every event. */
  readonly event?: EventFacts
}

export interface OpenApiDocument {
  readonly openapi: string
  readonly 'x-error-evidence'?: Record<string, ErrorEvidence>
  /** Remedies, for the error codes that have any. */
  readonly 'x-error-remedies'?: Record<string, ErrorRemedy>
  readonly 'x-rate-limits'?: Readonly<Record<string, Omit<PublishedLimit, 'name'>>>
  /** Other spellings of booleans in a query. */
  readonly 'x-query-booleans'?: { readonly spellings: Readonly<Record<string, boolean>>; readonly sources: Source[] }
  readonly info: { title: string; version: string; description: string }
  readonly servers: { url: string; variables?: Record<string, { default: string; enum?: string[]; description?: string }> }[]
  readonly tags: { name: string; description: string; 'x-displayName'?: string }[]
  // The other parts are visited generically, not read by name.
  readonly paths: Record<string, Record<string, unknown>>
  webhooks?: Record<string, Record<string, unknown>>
  readonly components: Record<string, Record<string, unknown>> & {
    schemas: Record<string, Schema>
    securitySchemes: Record<string, { type: string; in: string; name: string; description?: string }>
  }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const steps = new Map<string, string[]>()

/** The steps of a reference, cached, as the same few are followed often. */
function stepsIn(ref: string): string[] {
  let cached = steps.get(ref)
  if (!cached) steps.set(ref, (cached = stepsOf(ref)))
  return cached
}

/**
 * Follows a reference inside a bundled document.
 * @throws if the target does not exist
 */
export function resolve<T>(document: OpenApiDocument, node: T | { $ref: string }): T {
  let current: unknown = node
  while (current && typeof current === 'object' && '$ref' in current && typeof current.$ref === 'string') {
    const ref: string = current.$ref
    current = stepsIn(ref).reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
    if (current === undefined) throw new Error(`${ref} does not exist in the document`)
  }
  return current as T
}

/** Every operation of a document, in its order, without references outside of schemas. */
export function operationsOf(document: OpenApiDocument, where: 'paths' | 'webhooks' = 'paths'): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(document[where] ?? {})) {
    for (const [method, node] of Object.entries(item)) {
      if (methods.includes(method)) operations.push(readOperation(document, path, method, item, node))
    }
  }
  return operations
}

// biome-ignore lint/suspicious/noExplicitAny: reads the raw document, which lint has checked against OpenAPI's own schema
function readOperation(document: OpenApiDocument, path: string, method: string, item: any, node: any): Operation {
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
  const responses: Record<string, ResponseObject> = {}
  for (const [status, reference] of Object.entries<ResponseObject>(node.responses ?? {})) {
    const response = resolve<ResponseObject & { readonly 'x-error-codes'?: readonly string[] }>(document, reference)
    responses[status] = {
      description: response.description,
      errorCodes: response['x-error-codes'] ?? [],
      headers: Object.fromEntries(Object.entries(response.headers ?? {}).map(([name, header]) => [name, resolve(document, header)])),
      content: content(response.content),
      links: Object.fromEntries(Object.entries(response.links ?? {}).map(([name, link]) => [name, resolve<Link>(document, link)])),
    }
  }
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    spellings: node['x-spellings'],
    tag: node.tags?.[0],
    summary: node.summary,
    description: node.description,
    deprecated: node.deprecated === true,
    replacedBy: node['x-replaced-by'],
    sources: node['x-sources'] ?? [],
    errorCodes: node['x-error-codes'] ?? [],
    parameters: [...(item.parameters ?? []), ...(node.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter)),
    ...(body && { body: { required: body.required === true, content: content(body.content) } }),
    responses,
    security: node.security ?? [],
    paging: node['x-paging'],
    rateLimit: publishedLimitOf(document, node),
    settles: node['x-settles'],
    event: node['x-event'],
    ...rulesOf(node),
  }
}

/** The status of an error code, if a source states it: what is inferred may differ. */
export function knownStatusOf({ 'x-error-evidence': evidence }: OpenApiDocument, code = ''): number | undefined {
  const { status, sources = [] } = evidence?.[code] ?? {}
  return sources.some(({ kind }) => kind === 'inferred') ? undefined : status
}
