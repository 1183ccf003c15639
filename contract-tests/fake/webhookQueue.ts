import { type AnyEvent, type EventName, type FakeWebhook, signWebhook } from './webhook.ts'

/** A request that posted an event. */
export interface Delivery {
  trigger: string
  /** The status returned; `undefined` without a response. */
  status: number | undefined
}

/** Posts events in order, one at a time. */
export interface WebhookQueue {
  post(event: AnyEvent): void
  /** Waits until all events so far are posted. */
  drained(): Promise<void>
}

/**
 * Creates a webhook's queue. It posts nothing unless the webhook has a `url` or `fetch`.
 *
 * @param delivered - called after each request
 */
export function createWebhookQueue(webhook: FakeWebhook, delivered: (delivery: Delivery) => void): WebhookQueue {
  const { url, triggers, fetch: send = (request: Request) => globalThis.fetch(request) } = webhook
  const active = url !== undefined || webhook.fetch !== undefined
  let last: Promise<void> = Promise.resolve()
  return {
    post(event) {
      if (!active || (triggers && !triggers.includes(event.trigger as EventName))) return
      const request = signWebhook(event, webhook)
      last = last
        .then(() => send(request))
        .then(
          ({ status }) => status,
          () => undefined,
        )
        .then((status) => delivered({ trigger: event.trigger, status }))
    },
    drained: () => last,
  }
}
