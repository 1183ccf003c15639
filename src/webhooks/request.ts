/**
 * Headers as servers provide them: `Headers` of any realm or library, or an object with a value, or
 * a list of values, for each name.
 */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * A request as servers provide it: a standard `Request`, Node's `IncomingMessage`, the request of
 * Express, Fastify, Koa or Next, or an event of AWS Lambda. The body may be parsed, be complete in
 * `body`, or still be a stream. A plain object with headers and a body is accepted, too.
 */
export interface WebhookRequest {
  readonly headers: WebhookHeaders
  /** The body, if there is one: a parsed object, a string, bytes or a stream. */
  readonly body?: unknown
  /** Whether a body that is a string is Base64, as API Gateway sets it. */
  readonly isBase64Encoded?: boolean | undefined
  /** The body as it was received, where a platform or a parser keeps it beside the parsed one. */
  readonly rawBody?: unknown
}

/** A wrapper of a standard `Request` that keeps the body it has read, such as Hono's `c.req`. */
export interface WrappedRequest {
  readonly raw: WebhookRequest
  arrayBuffer(): Promise<ArrayBuffer>
}

export interface AnyRequest {
  readonly headers?: unknown
  readonly multiValueHeaders?: unknown
  readonly body?: unknown
  readonly isBase64Encoded?: unknown
  /** The body as it was received, which platforms and parsers keep beside the parsed one. */
  readonly rawBody?: unknown
  /** A property of a standard `Request`. */
  readonly bodyUsed?: unknown
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
  const request = whole.req && whole.request ? whole.request : whole
  if (!headersOf(request)) throw new TypeError('parseWebhook: the request has no `headers`; pass it whole.')
  return request
}

/** The platform's own request: this request, or the one inside it. */
export const platformsOwn = (request: AnyRequest): AnyRequest => request.raw ?? request.req ?? request

function headersOf(request: AnyRequest): object | undefined {
  const headers = request.headers ?? request.multiValueHeaders ?? platformsOwn(request).headers
  return typeof headers === 'object' && headers !== null ? headers : undefined
}

export function headerOf(request: AnyRequest, name: string): string | undefined {
  const headers = headersOf(request) ?? {}
  if ('get' in headers && typeof headers.get === 'function') return (headers.get(name) as string | null | undefined) ?? undefined
  const [value, ...more] = Object.entries(headers).flatMap(([key, entry]) => (key.toLowerCase() === name ? (entry as unknown) : []))
  return typeof value === 'string' && more.length === 0 ? value : undefined
}
