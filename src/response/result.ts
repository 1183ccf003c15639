import type { ChatApiError } from '../errors/ChatApiError.ts'

/** The final response to a call. */
export interface CallResult {
  readonly response: Response
  /** The body as it arrived. */
  readonly text: string
  /** What the body contains; `undefined` if there is none. */
  readonly data: object | undefined
  /** The error, if the response is not a success. */
  readonly error: ChatApiError | undefined
  /** How many times the request was sent. */
  readonly attempts: number
  /** The credentials that the request was sent with, which must not be shown. */
  readonly secrets: readonly string[]
}

/** The id by which the service knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
