import type { RateLimit } from '../errors/ChatApiError.ts'
import { rateLimitOf } from './rateLimit.ts'
import { type CallResult, requestIdOf } from './result.ts'

// The front door of this folder. In goes a response; out come its text and data (`body.ts`) or an
// error (`responseError.ts`), and here the parts that a caller may see.

/** Status, headers and rate limit of a response, as `withResponse` returns them. */
export interface ResponseParts {
  /** The platform's response. Its body has been read. */
  readonly response: Response
  /** The rate limit, as the response states it. */
  readonly rateLimit: RateLimit | undefined
  /** How many times the request was sent, the first included. */
  readonly attempts: number
  /** The request id in the response, if there is one. */
  readonly requestId: string | undefined
}

/**
 * What `withResponse` resolves to: the response's body as `data`, with its status, headers and rate
 * limit.
 */
export interface WithResponse<Data> extends ResponseParts {
  readonly data: Data
}

/** Status and headers of a response. */
export interface ResponseFacts extends Omit<ResponseParts, 'response'> {
  /** The HTTP status. */
  readonly status: number
  /** The response's headers. */
  readonly headers: Headers
}

/** The parts of the response that are kept with its body: all of it would use more memory. */
type Kept = Pick<ResponseFacts, 'status' | 'headers' | 'attempts'>

/**
 * The property of a body that has what is kept: it is not enumerable, so nothing prints, compares
 * or copies it. The symbol is registered, as the package may be loaded twice.
 */
const factsOfBody: unique symbol = Symbol.for('cometchat-rest.response')

/** Returns a response's body, and keeps its status, headers and attempts with it. */
export function dataOf({ data, head: { status, givenHeaders: headers }, attempts }: CallResult): unknown {
  return data && Object.defineProperty(data, factsOfBody, { value: { status, headers, attempts } satisfies Kept })
}

/** A response's body, with its status, headers, rate limit and attempts. */
export function withResponse(result: CallResult): WithResponse<unknown> {
  const { response, head, attempts } = result
  const { headers } = head
  return { data: dataOf(result), response, rateLimit: rateLimitOf(headers), attempts, requestId: requestIdOf(headers) }
}

/**
 * Returns what came with a response's body: status, headers, rate limit, attempts.
 *
 * @param body - the object that a method resolved to, not a copy of it
 * @returns `undefined` for an object that no method resolved to
 */
export function responseOf(body: object): ResponseFacts | undefined {
  const facts = Object.getOwnPropertyDescriptor(Object(body), factsOfBody)?.value as Kept | undefined
  return facts && { ...facts, rateLimit: rateLimitOf(facts.headers), requestId: requestIdOf(facts.headers) }
}
