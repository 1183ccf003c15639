import type { ChatApiError } from '../errors/ChatApiError.ts'

/** The final response to a call. */
export interface CallResult {
  readonly response: Response
  readonly text: string
  readonly data: object | undefined
  readonly error: ChatApiError | undefined
  readonly attempts: number
  /** The credentials that the request was sent with, which must not be shown. */
  readonly secrets: readonly string[]
}

/** The id by which the service knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
