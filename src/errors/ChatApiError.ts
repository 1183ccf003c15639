import type { ErrorCode } from '../../generated/chat.ts'
import { brand, type CallFacts, ChatError, isBranded } from './ChatError.ts'

/** What a response says about the rate limit, read from both published spellings of its headers. */
export interface RateLimit {
  /** Requests allowed in the current minute. */
  readonly limit: number | undefined
  /** Requests left in the current minute. */
  readonly remaining: number | undefined
  /** When the next window begins. */
  readonly reset: Date | undefined
}

/** What a response of the service says about a failure. */
export interface ApiErrorFacts {
  /** The HTTP status. */
  readonly status: number
  /**
   * The service's code for the failure; `undefined` if the response has none, such as a proxy's
   * HTML page.
   */
  readonly code: ErrorCode | undefined
  /** The service's message for developers. */
  readonly devMessage: string | undefined
  /** The fields that failed and why, as the service sent them. */
  readonly details: unknown
  /** The part of the service that responded. */
  readonly source: string | undefined
  /** What the response says about the rate limit. */
  readonly rateLimit: RateLimit | undefined
  /** Seconds that the service asks to wait before a retry. */
  readonly retryAfter: number | undefined
  /** The request id in the response, if there is one. */
  readonly requestId: string | undefined
  /** The response's headers, with names in lower case and secrets replaced. */
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of a body that is not JSON, such as a proxy's HTML page. */
  readonly excerpt: string | undefined
}

/**
 * The service responded with an error: an error status, a redirect, or a body that is not the
 * documented JSON.
 *
 * Source: schema `ErrorBody` of the specification.
 */
export class ChatApiError extends ChatError implements ApiErrorFacts {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly devMessage: string | undefined
  readonly details: unknown
  readonly source: string | undefined
  readonly rateLimit: RateLimit | undefined
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly excerpt: string | undefined

  constructor(message: string, facts: Pick<ApiErrorFacts, 'status'> & Partial<ApiErrorFacts>, call: CallFacts, cause?: unknown) {
    super(message, call, cause)
    this.status = facts.status
    this.code = facts.code
    this.devMessage = facts.devMessage
    this.details = facts.details
    this.source = facts.source
    this.rateLimit = facts.rateLimit
    this.retryAfter = facts.retryAfter
    this.requestId = facts.requestId
    this.headers = facts.headers ?? {}
    this.excerpt = facts.excerpt
  }
}

brand(ChatApiError, 'ChatApiError')

/** Whether a value is a {@link ChatApiError}, of any copy of the package. */
export const isChatApiError = (value: unknown): value is ChatApiError => isBranded(value, 'ChatApiError')
