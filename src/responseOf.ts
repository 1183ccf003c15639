import { type RateLimit, rateLimitOf } from './rateLimit.ts'

/** What came with an answer's body. */
export interface ResponseFacts {
  /** The HTTP status. */
  readonly status: number
  /** The answer's headers. */
  readonly headers: Headers
  /** What the answer says about the rate limit. */
  readonly rateLimit: RateLimit | undefined
  /** How many times the request was sent, the first included. */
  readonly attempts: number
}

const responses = new WeakMap<object, { response: Response; attempts: number }>()

/** Remembers which response an answer came with, for as long as the answer lives. */
export function remember(answer: unknown, response: Response, attempts: number): void {
  if (typeof answer === 'object' && answer !== null) responses.set(answer, { response, attempts })
}

/**
 * Tells what came with an answer: status, headers, rate limit, attempts.
 *
 * @param answer - what a method resolved to, the very object
 * @returns `undefined` for an object that no method resolved to
 */
export function responseOf(answer: object): ResponseFacts | undefined {
  const found = responses.get(answer)
  if (!found) return undefined
  const { status, headers } = found.response
  return { status, headers, rateLimit: rateLimitOf(headers), attempts: found.attempts }
}
