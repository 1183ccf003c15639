import { keepingRequests } from '../validate/keptRequests.ts'
import { type AnyEvent, type EventName, type FakeWebhook, signWebhook } from './webhook.ts'

/** A request that posted an event. */
export interface Delivery {
  readonly trigger: string
  /** The status returned; `undefined` without a response. */
  readonly status: number | undefined
}

/**
 * Maximum milliseconds to wait for a response. Longer than the service waits, so that a busy
 * machine loses no event.
 */
const maximumWait = 30_000

/**
 * Creates a webhook's queue, which posts events in order, one at a time. It posts nothing unless
 * the webhook has a `url` or `fetch`.
 *
 * @param delivered - called after each request
 */
export function createWebhookQueue(webhook: FakeWebhook, delivered: (delivery: Delivery, event: AnyEvent) => void) {
  const { url, triggers, fetch: send = (request: Request) => globalThis.fetch(request) } = webhook
  const isActive = url !== undefined || webhook.fetch !== undefined
  let last: Promise<void> = Promise.resolve()
  let cancellation = new AbortController()
  return {
    /** Whether the webhook has somewhere to post to. */
    isActive,
    post(event: AnyEvent): void {
      if (!isActive || (triggers && !triggers.includes(event.trigger as EventName))) return
      const request = signWebhook(event, webhook)
      const { signal } = cancellation
      last = last
        .then(() => statusOf(send, request, signal))
        .catch(() => undefined)
        .then((status) => delivered({ trigger: event.trigger, status }, event))
    },
    /** Waits until all events so far are posted. */
    drained: () => last,
    /** Discards all events that have no response yet, so that a hanging receiver blocks nothing. */
    cancel(): Promise<void> {
      cancellation.abort()
      cancellation = new AbortController()
      return last
    },
  }
}

/** Sends a request, and reads no more of the response than its status. */
async function statusOf(send: NonNullable<FakeWebhook['fetch']>, request: Request, cancelled: AbortSignal): Promise<number> {
  cancelled.throwIfAborted()
  // Node may collect an `AbortSignal.timeout` that is part of an `AbortSignal.any`: the wait would
  // never end.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException(`no response within ${maximumWait} ms`, 'TimeoutError')), maximumWait).unref()
  const cancel = () => limit.abort(cancelled.reason)
  cancelled.addEventListener('abort', cancel, { once: true })
  const aborted = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', () => reject(limit.signal.reason)))
  const sent = new Request(request, { signal: limit.signal })
  try {
    const { status, body } = await keepingRequests([sent], () => Promise.race([send(sent), aborted]))
    await body?.cancel()
    return status
  } finally {
    clearTimeout(timer)
    cancelled.removeEventListener('abort', cancel)
  }
}
