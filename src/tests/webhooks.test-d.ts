// What the compiler checks of webhook events; `tsc --noEmit` runs this file.
import type { IncomingMessage } from 'node:http'
import { expectTypeOf } from 'vitest'
import type { Message } from '../chat.ts'
import {
  type ChatEvent,
  type MessageSentEvent,
  parseWebhook,
  type UnknownEvent,
  type WebhookError,
  type WebhookErrorReason,
  type WebhookOptions,
} from '../webhooks.ts'

const options = { username: 'linden', password: 'yard' }

/** Never called, only type-checked. */
export async function rules(request: Request, nodeRequest: IncomingMessage): Promise<void> {
  const event = await parseWebhook(request, options)
  expectTypeOf(event).toEqualTypeOf<ChatEvent | UnknownEvent>()
  expectTypeOf(await parseWebhook(nodeRequest, { ...options, limit: 1000 })).toEqualTypeOf<ChatEvent | UnknownEvent>()

  // `trigger` narrows an event.
  if (event.trigger === 'message_sent') {
    expectTypeOf(event).toEqualTypeOf<MessageSentEvent>()
    expectTypeOf(event.data.message).toEqualTypeOf<Message>()
  }
  // @ts-expect-error the data depend on the trigger
  event.data.message

  switch (event.trigger) {
    case 'message_sent':
    case 'message_edited':
      expectTypeOf(event.data.message).toEqualTypeOf<Message>()
      break
    case 'call_started':
      expectTypeOf(event.type).toEqualTypeOf<'call'>()
      break
    case 'meeting_started':
      expectTypeOf(event.type).toEqualTypeOf<'meet'>()
      break
    default:
      // Every event has the envelope.
      expectTypeOf(event.webhook).toEqualTypeOf<string>()
      expectTypeOf(event.trigger).toExtend<string>()
  }

  // An unknown event is what is left when the described events are excluded.
  expectTypeOf<Exclude<typeof event, ChatEvent>>().toEqualTypeOf<UnknownEvent>()
  expectTypeOf<UnknownEvent['data']>().toEqualTypeOf<unknown>()
  expectTypeOf<UnknownEvent['trigger']>().toExtend<string>()
  const name: string = event.trigger
  if (name === 'garden_watered') expectTypeOf(event.appId).toEqualTypeOf<string>()
  // @ts-expect-error a described trigger is not unknown
  const trigger: UnknownEvent['trigger'] = 'message_sent'
  void trigger

  // @ts-expect-error the password is missing
  await parseWebhook(request, { username: 'linden' })
  // @ts-expect-error there is no option `pass`
  await parseWebhook(request, { ...options, pass: 'yard' })
  // @ts-expect-error a body is not a request
  await parseWebhook('{}', options)

  // Credentials are a pair, a list or a function of the request that was passed.
  await parseWebhook(request, { credentials: options })
  await parseWebhook(request, { credentials: [options, options], timeout: 1000 })
  await parseWebhook(request, { credentials: ({ url }) => (url ? options : undefined) })
  await parseWebhook(nodeRequest, { credentials: async ({ socket }) => [{ username: String(socket.remoteAddress), password: 'yard' }] })
  const declared: WebhookOptions = { credentials: async () => options }
  await parseWebhook(request, declared)
  // @ts-expect-error either `credentials` or `username` and `password`
  await parseWebhook(request, { ...options, credentials: options })
  // @ts-expect-error the password is missing
  await parseWebhook(request, { credentials: [{ username: 'linden' }] })

  // Signatures are checked beside credentials or alone; a secret may come from the environment.
  await parseWebhook(request, { secret: process.env.WEBHOOK_SECRET })
  await parseWebhook(request, { ...options, secret: ['old', 'new'] })
  await parseWebhook(request, { credentials: () => options, secret: 'feedface' })
  // @ts-expect-error a secret is a text
  await parseWebhook(request, { secret: 7 })
  // @ts-expect-error the password is missing
  await parseWebhook(request, { username: 'linden', secret: 'feedface' })

  // A validator throws, or returns problems.
  await parseWebhook(request, { ...options, validate: ({ trigger }) => (trigger === 'message_sent' ? [] : ['another event']) })
  await parseWebhook(request, { ...options, validate: async (event) => expectTypeOf(event).toEqualTypeOf<ChatEvent | UnknownEvent>() })
  // @ts-expect-error a result object would always count as valid
  await parseWebhook(request, { ...options, validate: () => ({ success: false }) })

  expectTypeOf<WebhookError['reason']>().toEqualTypeOf<WebhookErrorReason>()
  expectTypeOf<WebhookError['status']>().toEqualTypeOf<400 | 401 | 408 | 413 | 415>()
}
