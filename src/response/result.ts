import type { ChatApiError } from '../errors/ChatApiError.ts'

/** A response, and what was read of it. */
export interface Received {
  readonly response: Response
  readonly text: string
  readonly data: object | undefined
}

/** The final response to a call. */
export interface CallResult extends Received {
  readonly error: ChatApiError | undefined
  readonly attempts: number
  /** The credentials that the request was sent with, which must not be shown. */
  readonly secrets: readonly string[]
}

/** The id by which CometChat knows a request, in either of its spellings. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? headers.get('request-id') ?? undefined
