import { brand, isBranded } from './ChatError.ts'
import { markOwn } from './callerStack.ts'

/** Why a request was rejected; see {@link WebhookError.reason}. */
export type WebhookErrorReason = 'unauthorized' | 'too-large' | 'timeout' | 'cut-off' | 'unsupported-encoding' | 'malformed' | 'invalid'

/** The statuses to respond with to such a request. */
export type WebhookStatus = 400 | 401 | 408 | 413 | 415

const reasons: Readonly<Record<WebhookErrorReason, readonly [status: WebhookStatus, message: string]>> = {
  unauthorized: [401, 'The webhook request does not have the expected user name and password, or no valid signature.'],
  'too-large': [413, 'The body of the webhook request is larger than the limit.'],
  timeout: [408, 'The body of the webhook request did not arrive in time.'],
  'cut-off': [400, 'The webhook request ended before its body did.'],
  'unsupported-encoding': [415, 'The body of the webhook request is compressed in a way that this platform cannot decode.'],
  malformed: [400, 'The webhook request does not contain an event.'],
  invalid: [400, 'The event in the webhook request is not valid.'],
}

/**
 * The request was rejected. The message is one of a fixed few and contains nothing of the request,
 * so you can log it or send it back.
 */
export class WebhookError extends Error {
  /**
   * Why the request was rejected:
   * - `unauthorized`: it lacks the expected credentials or a valid signature
   * - `too-large`: its body exceeds `limit`, before or after decompression
   * - `timeout`: its body did not arrive within `timeout`
   * - `cut-off`: its connection broke
   * - `unsupported-encoding`: its `Content-Encoding` is neither gzip nor deflate
   * - `malformed`: its body is not an event
   * - `invalid`: `validate` rejected its event; `cause` is the error or the result
   */
  readonly reason: WebhookErrorReason
  /** The HTTP status to respond with. */
  readonly status: WebhookStatus

  constructor(reason: WebhookErrorReason, cause?: unknown) {
    const [status, message] = reasons[reason]
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
    this.status = status
    markOwn(this)
  }
}

brand(WebhookError, 'WebhookError')

/** Whether a value is a {@link WebhookError}, of any copy of the package. */
export const isWebhookError = (value: unknown): value is WebhookError => isBranded(value, 'WebhookError')
