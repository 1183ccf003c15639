import { type RateLimit, rateLimitOf } from '../transport/rateLimit.ts'
import type { Answer } from '../transport/transport.ts'
import { requestIdOf } from './answer.ts'

/** What came with an answer's body, as `withResponse` gives it. */
export interface ResponseParts {
  /** The platform's response. Its body has been read. */
  readonly response: Response
  /** What the answer says about the rate limit. */
  readonly rateLimit: RateLimit | undefined
  /** How many times the request was sent, the first included. */
  readonly attempts: number
  /** The answer's request id, if it carries one. */
  readonly requestId: string | undefined
}

/** What `withResponse` resolves to: an answer's body as `data`, and what came with it. */
export interface WithResponse<Data> extends ResponseParts {
  readonly data: Data
}

/** What came with an answer's body. */
export interface ResponseFacts extends Omit<ResponseParts, 'response'> {
  /** The HTTP status. */
  readonly status: number
  /** The answer's headers. */
  readonly headers: Headers
}

/** Hands an object through, so that a class that extends this one puts its private fields on that object. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: it is the point
    return object
  }
}

/**
 * Keeps on the answer itself, where nothing else can see it, what came with it; not the response, which holds more than its headers. A WeakMap would
 * cost each call more than all else here.
 */
class Mark extends Given {
  readonly #status: number
  readonly #headers: Headers
  readonly #attempts: number

  constructor(answer: object, { status, headers }: Response, attempts: number) {
    super(answer)
    this.#status = status
    this.#headers = headers
    this.#attempts = attempts
  }

  static read(answer: object): ResponseFacts | undefined {
    if (typeof answer !== 'object' || answer === null || !(#headers in answer)) return undefined
    const headers = answer.#headers
    return {
      status: answer.#status,
      headers,
      rateLimit: rateLimitOf(headers),
      attempts: answer.#attempts,
      requestId: requestIdOf(headers),
    }
  }
}

/** An answer's body, which remembers what it came with for as long as it lives. */
export function dataOf({ data, response, attempts }: Answer): unknown {
  if (data) new Mark(data, response, attempts)
  return data
}

/** An answer's body and what came with it. */
export function withResponse(answer: Answer): WithResponse<unknown> {
  const { response, attempts } = answer
  const { headers } = response
  return { data: dataOf(answer), response, rateLimit: rateLimitOf(headers), attempts, requestId: requestIdOf(headers) }
}

/**
 * Tells what came with an answer: status, headers, rate limit, attempts.
 *
 * @param answer - what a method resolved to, the very object
 * @returns `undefined` for an object that no method resolved to
 */
export const responseOf = (answer: object): ResponseFacts | undefined => Mark.read(answer)
