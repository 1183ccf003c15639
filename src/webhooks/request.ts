import { WebhookError } from '../errors/WebhookError.ts'
import { passedTo } from '../request/checks.ts'
import { tagOf } from '../request/readBytes.ts'

/**
 * Headers as servers provide them: `Headers` of any realm or library, an object with a value, or a
 * list of values, for each name, or pairs of a name and a value.
 */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | readonly { readonly value: string }[] | undefined>>
  | readonly (readonly [name: string, value: string])[]

/**
 * A request as servers provide it: a standard `Request`, Node's `IncomingMessage`, the request of
 * Express, Fastify, Koa or Next, or an event of AWS Lambda from a function URL, API Gateway, a load
 * balancer or VPC Lattice. The body may be parsed, be complete in `body`, or still be a stream. A
 * plain object with headers and a body is accepted, too.
 */
export interface WebhookRequest {
  readonly headers: WebhookHeaders
  /** The body, if there is one: a parsed object, a string, bytes or a stream. */
  readonly body?: unknown
  /** Whether a body that is a string is Base64, as API Gateway sets it. */
  readonly isBase64Encoded?: boolean | undefined
  /** The same, as version 1.0 of VPC Lattice sets it. */
  readonly is_base64_encoded?: boolean | undefined
  /** The body as it was received, where a platform or a parser keeps it beside the parsed one. */
  readonly rawBody?: unknown
}

/** A wrapper of a standard `Request` that keeps the body it has read, such as Hono's `c.req`. */
export interface WrappedRequest {
  readonly raw: WebhookRequest
  arrayBuffer(): Promise<ArrayBuffer>
}

/** An event of Lambda@Edge, whose trigger must include the body. */
export interface EdgeEvent {
  readonly Records: readonly { readonly cf: { readonly request: WebhookRequest } }[]
}

/** The parts of a request that are read; a caller without types may pass anything. */
export interface AnyRequest extends Partial<Readonly<Record<keyof WebhookRequest | 'multiValueHeaders' | 'bodyUsed', unknown>>> {
  arrayBuffer?(): Promise<ArrayBuffer>
  /** The platform's request, in that of Fastify or Hono. */
  readonly raw?: AnyRequest
  /** The platform's request, in that of Koa. */
  readonly req?: AnyRequest
  /** Koa's request, in its context. */
  readonly request?: AnyRequest
}

/**
 * Finds the request in what a framework passes to its handlers.
 * @throws TypeError if there is none
 */
export function requestIn(value: unknown): AnyRequest {
  if (typeof value !== 'object' || value === null) throw new TypeError('parseWebhook: pass the request, with its headers.')
  const whole = value as AnyRequest
  // The `body` of Koa's context is that of the response.
  const koas = partOf(whole, 'req') && partOf(whole, 'request')
  const request = edgeRequestIn(whole) ?? koas ?? whole
  const headers = headersOf(request)
  // A promise, such as of Next's `headers()`, has none.
  if (!headers || !(isPairs(headers) || typeof passedTo(headers, 'get') === 'function' || tagOf(headers) === 'Object')) throw wrongHeaders()
  return request
}

const wrongHeaders = () =>
  new TypeError('parseWebhook: pass the request whole; its `headers` must be `Headers`, an object or a list of pairs, and no promise.')

/** A part of a request, unless it is that of a polluted prototype of all objects. */
export const partOf = <Name extends keyof AnyRequest>(request: AnyRequest, name: Name) => passedTo(request, name) as AnyRequest[Name]

/**
 * The request in an event of Lambda@Edge, or that request itself, with its body as others have it.
 * @throws TypeError if the trigger does not include the body
 * @throws WebhookError if the body was longer than such a trigger passes on
 */
function edgeRequestIn(value: object): AnyRequest | undefined {
  const inEvent = (passedTo(value, 'Records') as EdgeEvent['Records'] | undefined)?.[0]?.cf?.request
  const request = inEvent ?? value
  const body = partOf(request, 'body')
  if (inEvent && !body) throw new TypeError('parseWebhook: the event of Lambda@Edge has no body; turn on "Include body" for its trigger.')
  if (typeof body !== 'object' || body === null) return
  const [data, isCut, encoding] = ['data', 'inputTruncated', 'encoding'].map((name) => passedTo(body, name))
  if (typeof isCut !== 'boolean' || typeof data !== 'string') return
  if (isCut) throw new WebhookError('too-large')
  return { headers: partOf(request, 'headers'), body: data, isBase64Encoded: encoding === 'base64' }
}

/** The platform's own request: this request, or the one inside it. */
export const platformRequestOf = (request: AnyRequest): AnyRequest => partOf(request, 'raw') ?? partOf(request, 'req') ?? request

function headersOf(request: AnyRequest): object | undefined {
  const headers = partOf(request, 'headers') ?? partOf(request, 'multiValueHeaders') ?? partOf(platformRequestOf(request), 'headers')
  return typeof headers === 'object' && headers !== null ? headers : undefined
}

/** A `Map` finds a name only as it is written, so it is read as pairs. */
const isPairs = (headers: object): headers is Iterable<unknown> => Array.isArray(headers) || headers instanceof Map

export function headerOf(request: AnyRequest, name: string): string | undefined {
  const headers = headersOf(request) ?? {}
  const get = isPairs(headers) ? undefined : passedTo(headers, 'get')
  const pairs: unknown[] = isPairs(headers) ? [...headers] : Object.entries(headers)
  const [value, ...more] =
    typeof get === 'function'
      ? [get.call(headers, name) as unknown]
      : pairs.flatMap((pair) => {
          if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string') throw wrongHeaders()
          return pair[0].toLowerCase() === name ? (pair[1] as unknown) : []
        })
  const text = typeof value === 'object' && value !== null ? passedTo(value, 'value') : value
  return typeof text === 'string' && more.length === 0 ? text : undefined
}
