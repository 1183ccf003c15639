import { type AnyEvent, type EventName, type FakeWebhook, signWebhook } from './webhook.ts'

/** A request that posted an event. */
export interface Delivery {
  readonly trigger: string
  /** The status returned; `undefined` without a response. */
  readonly status: number | undefined
}

/** Posts events in order, one at a time. */
export interface WebhookQueue {
  post(event: AnyEvent): void
  /** Waits until all events so far are posted. */
  drained(): Promise<void>
  /** Discards all events that have no response yet, so that a hanging receiver blocks nothing. */
  cancel(): Promise<void>
}

/** Maximum milliseconds to wait for a response. Longer than the service waits, so that a busy machine loses no event. */
const maximumWait = 30_000

/**
 * Creates a webhook's queue. It posts nothing unless the webhook has a `url` or `fetch`.
 *
 * @param delivered - called after each request
 */
export function createWebhookQueue(webhook: FakeWebhook, delivered: (delivery: Delivery) => void): WebhookQueue {
  const { url, triggers, fetch: send = (request: Request) => globalThis.fetch(request) } = webhook
  const active = url !== undefined || webhook.fetch !== undefined
  let last: Promise<void> = Promise.resolve()
  let cancellation = new AbortController()
  return {
    post(event) {
      if (!active || (triggers && !triggers.includes(event.trigger as EventName))) return
      const request = signWebhook(event, webhook)
      const { signal } = cancellation
      last = last
        .then(() => statusOf(send, request, signal))
        .catch(() => undefined)
        .then((status) => delivered({ trigger: event.trigger, status }))
    },
    drained: () => last,
    cancel() {
      cancellation.abort()
      cancellation = new AbortController()
      return last
    },
  }
}

/** Sends a request, and reads no more of the response than its status. */
async function statusOf(send: (request: Request) => Promise<Response>, request: Request, cancelled: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(maximumWait)])
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
  const { status, body } = await Promise.race([send(new Request(request, { signal })), aborted])
  await body?.cancel()
  return status
}
