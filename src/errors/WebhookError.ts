import { brand, isBranded } from './ChatError.ts'

/** Why a request was refused; see {@link WebhookError.reason}. */
export type WebhookRefusal = 'unauthorized' | 'too-large' | 'cut-off' | 'malformed'

/** The statuses to respond with to such a request. */
export type WebhookStatus = 400 | 401 | 413

const refusals: Readonly<Record<WebhookRefusal, readonly [status: WebhookStatus, message: string]>> = {
  unauthorized: [401, 'The webhook request does not carry the expected user name and password.'],
  'too-large': [413, 'The webhook request is larger than the limit.'],
  'cut-off': [400, 'The webhook request ended before its body did.'],
  malformed: [400, 'The webhook request holds no event.'],
}

/**
 * A request was refused as a webhook event. Its message is one of a fixed few and holds nothing of the request, so it may be logged and
 * sent back as it is.
 */
export class WebhookError extends Error {
  /**
   * Why: without the expected credentials (`unauthorized`), with a body above the limit (`too-large`), with a connection that broke (`cut-off`),
   * or with a body that is not an event (`malformed`).
   */
  readonly reason: WebhookRefusal
  /** The HTTP status to respond with. */
  readonly status: WebhookStatus

  constructor(reason: WebhookRefusal, cause?: unknown) {
    const [status, message] = refusals[reason]
    super(message, cause === undefined ? undefined : { cause })
    this.reason = reason
    this.status = status
  }
}

brand(WebhookError, 'WebhookError')

/** Whether a value is a {@link WebhookError}, of whichever copy of the package. */
export const isWebhookError = (value: unknown): value is WebhookError => isBranded(value, 'WebhookError')
