import { type RateLimit, rateLimitOf } from '../transport/rateLimit.ts'

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

/** Hands an object through, so that a class that extends this one puts its private fields on that object. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: it is the point
    return object
  }
}

/** Keeps the response on the answer itself, where nothing else can see it. A WeakMap would cost each call more than all else here. */
class Mark extends Given {
  readonly #response: Response
  readonly #attempts: number

  constructor(answer: object, response: Response, attempts: number) {
    super(answer)
    this.#response = response
    this.#attempts = attempts
  }

  static read(answer: object): { response: Response; attempts: number } | undefined {
    return typeof answer === 'object' && answer !== null && #response in answer
      ? { response: answer.#response, attempts: answer.#attempts }
      : undefined
  }
}

/** Remembers which response an answer came with, for as long as the answer lives. */
export function remember(answer: object, response: Response, attempts: number): void {
  new Mark(answer, response, attempts)
}

/**
 * Tells what came with an answer: status, headers, rate limit, attempts.
 *
 * @param answer - what a method resolved to, the very object
 * @returns `undefined` for an object that no method resolved to
 */
export function responseOf(answer: object): ResponseFacts | undefined {
  const found = Mark.read(answer)
  if (!found) return undefined
  const { status, headers } = found.response
  return { status, headers, rateLimit: rateLimitOf(headers), attempts: found.attempts }
}
