import { type RateLimit, rateLimitOf } from '../transport/rateLimit.ts'
import type { Answer } from '../transport/transport.ts'
import { requestIdOf } from './answer.ts'

/** Status, headers and rate limit of a response, as `withResponse` returns them. */
export interface ResponseParts {
  /** The platform's response. Its body has been read. */
  readonly response: Response
  /** What the response says about the rate limit. */
  readonly rateLimit: RateLimit | undefined
  /** How many times the request was sent, the first included. */
  readonly attempts: number
  /** The request id in the response, if there is one. */
  readonly requestId: string | undefined
}

/** What `withResponse` resolves to: the response's body as `data`, with its status, headers and rate limit. */
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

/** Returns the object it is given, so that a class that extends this one puts its private fields on that object. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: returning the given object is the purpose of this class
    return object
  }
}

/**
 * Keeps status and headers in a private field of the returned object. The response itself is not kept, as it holds more memory. A WeakMap would
 * cost each call more time than the rest of this file.
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

/** Attaches status, headers and attempts to a response's body for as long as it lives. */
export function dataOf({ data, response, attempts }: Answer): unknown {
  if (data) new Mark(data, response, attempts)
  return data
}

/** A response's body, with its status, headers, rate limit and attempts. */
export function withResponse(answer: Answer): WithResponse<unknown> {
  const { response, attempts } = answer
  const { headers } = response
  return { data: dataOf(answer), response, rateLimit: rateLimitOf(headers), attempts, requestId: requestIdOf(headers) }
}

/**
 * Returns what came with a response's body: status, headers, rate limit, attempts.
 *
 * @param answer - the object that a method resolved to, not a copy of it
 * @returns `undefined` for an object that no method resolved to
 */
export const responseOf = (answer: object): ResponseFacts | undefined => Mark.read(answer)
