import { createChatClient, type FullChatClient } from 'cometchat-rest'
import { parseWebhook } from 'cometchat-rest/webhooks'
import { createFakeChat, type FakeChat } from 'cometchat-rest-testing/fake'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewFlagged } from './reviewFlagged.cjs'
import { seeds } from './seeds.cjs'

let fake: FakeChat
let chat: FullChatClient

beforeEach(async () => {
  fake = await createFakeChat({
    ...seeds,
    messages: [
      ...seeds.messages,
      { id: '4202', sender: 'jonas', receiver: 'tomato-growers', receiverType: 'group', data: { text: 'Out on Saturday.' } },
    ],
  })
  chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
})

afterEach(() => {
  expect(fake.violations).toEqual([])
})

test('adverts are blocked, other flagged messages stay', async () => {
  for (const id of ['4201', '4202']) await chat.flagAMessage({ id, onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  expect(await reviewFlagged(chat)).toEqual(['4201'])
  const { data } = await chat.listGroupMessages({ guid: 'tomato-growers' })
  expect(data.map(({ id }) => id)).toEqual(['4202'])
})

test('a busy service is asked again', async () => {
  fake.failNext('listFlaggedMessages', { status: 429, retryAfter: 0 })
  expect(await reviewFlagged(chat)).toEqual([])
  expect(fake.requests.map(({ status }) => status)).toEqual([429, 200])
})

test('a spy stands in for a method', async () => {
  vi.spyOn(chat, 'listFlaggedMessages').mockResolvedValue({ data: [] })
  expect(await reviewFlagged(chat)).toEqual([])
  expect(fake.requests).toEqual([])
})

test('an event is read as it comes from a webhook', async () => {
  const request = fake.deliver('message_sent', { data: { message: { sender: 'jonas' } } })
  expect(await parseWebhook(request, fake.webhook)).toMatchObject({ trigger: 'message_sent', data: { message: { sender: 'jonas' } } })
})
