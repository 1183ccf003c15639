import type { ErrorCode } from '../../generated/chat.ts'
import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** The rate limit in a response, from either spelling of its headers. */
export interface RateLimit {
  /** Requests allowed in the current minute. */
  readonly limit: number | undefined
  /** Requests left in the current minute. */
  readonly remaining: number | undefined
  /** When the next window begins. */
  readonly reset: Date | undefined
}

/** The details of an error response. */
export interface ApiErrorFacts {
  /** The HTTP status. */
  readonly status: number
  /** CometChat's error code; `undefined` if the response has none, such as a proxy's HTML page. */
  readonly code: ErrorCode | undefined
  /** CometChat's message for developers. */
  readonly devMessage: string | undefined
  /** The fields that failed and why, as CometChat sent them. */
  readonly details: unknown
  /** The part of CometChat that responded. */
  readonly source: string | undefined
  /** The rate limit in the response. */
  readonly rateLimit: RateLimit | undefined
  /** The seconds that CometChat asks to wait before a retry. */
  readonly retryAfter: number | undefined
  /** The request id of the response, if there is one. */
  readonly requestId: string | undefined
  /** The response's headers, with lower-case names and without secrets. */
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of a body that is not JSON, such as a proxy's HTML page. */
  readonly excerpt: string | undefined
}

/**
 * The response is an error: an error status, a redirect, or a body that is not the documented JSON.
 *
 * Source: schema `ErrorBody` of the specification.
 */
export class ChatApiError extends ChatError implements ApiErrorFacts {
  readonly status!: number
  readonly code!: ErrorCode | undefined
  readonly devMessage!: string | undefined
  readonly details!: unknown
  readonly source!: string | undefined
  readonly rateLimit!: RateLimit | undefined
  readonly retryAfter!: number | undefined
  readonly requestId!: string | undefined
  readonly headers!: Readonly<Record<string, string>>
  readonly excerpt!: string | undefined

  constructor(message: string, facts: Pick<ApiErrorFacts, 'status'> & Partial<ApiErrorFacts>, call: CallFacts, cause?: unknown) {
    super(message, call, cause)
    const { status, code, devMessage, details, source, rateLimit, retryAfter, requestId, headers = {}, excerpt } = facts
    Object.assign(this, { status, code, devMessage, details, source, rateLimit, retryAfter, requestId, headers, excerpt })
  }
}

brand(ChatApiError, 'ChatApiError')

/** Whether a value is a {@link ChatApiError}, of any copy of the package. */
export const isChatApiError = (value: unknown): value is ChatApiError => isBranded(value, 'ChatApiError')
