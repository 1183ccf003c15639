// The rules of webhook events that a compiler holds callers to; `tsc --noEmit` runs this file.
import type { IncomingMessage } from 'node:http'
import { expectTypeOf } from 'vitest'
import type { Message } from '../chat.ts'
import {
  type ChatEvent,
  type MessageSentEvent,
  parseWebhook,
  type UnknownEvent,
  type WebhookError,
  type WebhookRefusal,
} from '../webhooks.ts'

const options = { username: 'linden', password: 'yard' }

/** Never called: what it holds is only checked. */
export async function rules(request: Request, nodeRequest: IncomingMessage): Promise<void> {
  const event = await parseWebhook(request, options)
  expectTypeOf(event).toEqualTypeOf<ChatEvent | UnknownEvent>()
  expectTypeOf(await parseWebhook(nodeRequest, { ...options, limit: 1000 })).toEqualTypeOf<ChatEvent | UnknownEvent>()

  // `trigger` tells the events apart.
  if (event.trigger === 'message_sent') {
    expectTypeOf(event).toEqualTypeOf<MessageSentEvent>()
    expectTypeOf(event.data.message).toEqualTypeOf<Message>()
  }
  // @ts-expect-error what happened is not known before its trigger is
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
      // The envelope is there, whatever the event.
      expectTypeOf(event.webhook).toEqualTypeOf<string>()
      expectTypeOf(event.trigger).toExtend<string>()
  }

  // An unknown event is what is left when the described ones are taken away.
  expectTypeOf<Exclude<typeof event, ChatEvent>>().toEqualTypeOf<UnknownEvent>()
  expectTypeOf<UnknownEvent['data']>().toEqualTypeOf<unknown>()
  expectTypeOf<UnknownEvent['trigger']>().toExtend<string>()
  const name: string = event.trigger
  if (name === 'garden_watered') expectTypeOf(event.appId).toEqualTypeOf<string>()
  // @ts-expect-error no described trigger is an unknown one
  const trigger: UnknownEvent['trigger'] = 'message_sent'
  void trigger

  // @ts-expect-error the password is missing
  await parseWebhook(request, { username: 'linden' })
  // @ts-expect-error there is no option `pass`
  await parseWebhook(request, { ...options, pass: 'yard' })
  // @ts-expect-error a body is no request
  await parseWebhook('{}', options)

  expectTypeOf<WebhookError['reason']>().toEqualTypeOf<WebhookRefusal>()
  expectTypeOf<WebhookError['status']>().toEqualTypeOf<400 | 401 | 413>()
}
