import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import type { Json } from '../documents/json.ts'
import { createFakeChat, type FakeChatOptions } from '../fake.ts'

const users = ['mira', 'jonas'].map((uid) => ({ uid, name: uid }))
const groups = [{ guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { participants: ['jonas'] } }]

/** A fake with a message from Jonas, and its events so far removed from what tests see. */
async function withMessage(options: FakeChatOptions = {}, receiver: { receiver: string; receiverType: 'user' | 'group' } = toGroup) {
  const fake = await createFakeChat({ users, groups, ...options })
  const jonas = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch }).as('jonas')
  const { data: message } = await jonas.sendMessage({ body: { ...receiver, type: 'text', data: { text: 'Before' } } })
  return { fake, jonas, message, seen: () => fake.events.slice(1).map(brief) }
}

const toGroup = { receiver: 'tomato-growers', receiverType: 'group' } as const
const edited = { data: { text: 'After' } }

/** The parts of an event that tests compare. */
const brief = (event: { trigger: string; data: Json }) => {
  const { id, category, type, receiver, receiverType, data } = event.data.message as Json & { data: Json }
  return { trigger: event.trigger, id, category, type, receiver, receiverType, action: data.action, text: data.text }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('sends the edited message itself, and three messages of category action, one of them to the sender', async () => {
  const { fake, jonas, message, seen } = await withMessage()
  const { data: record } = await jonas.updateMessage({ id: message.id, body: edited })
  const action = { trigger: 'message_sent', category: 'action', type: 'message', action: 'edited', text: undefined, ...toGroup }
  expect(seen()).toEqual([
    { trigger: 'message_edited', id: message.id, category: 'message', type: 'text', action: undefined, text: 'After', ...toGroup },
    { ...action, id: record.id },
    { ...action, id: expect.any(String) },
    { ...action, id: expect.any(String), receiver: 'jonas', receiverType: 'user' },
  ])
  expect(new Set(seen().map(({ id }) => id)).size).toBe(4)
  expect(fake.violations).toEqual([])
})

test.each([false, true])('sends the deleted message itself, and one message of category action (permanent: %s)', async (permanent) => {
  const { fake, jonas, message, seen } = await withMessage()
  const { data: record } = await jonas.deleteMessage({ id: message.id, body: { permanent } })
  expect(seen()).toMatchObject([
    { trigger: 'message_deleted', id: message.id, category: 'message' },
    { trigger: 'message_sent', id: record.id, category: 'action', type: 'message', action: 'deleted' },
  ])
  expect(fake.violations).toEqual([])
})

test('sends only the events of the calls themselves with `actions: false`', async () => {
  const { fake, jonas, message, seen } = await withMessage({ events: { actions: false } })
  await jonas.updateMessage({ id: message.id, body: edited })
  await jonas.deleteMessage({ id: message.id })
  expect(seen().map(({ trigger }) => trigger)).toEqual(['message_edited', 'message_deleted'])
  expect(fake.violations).toEqual([])
})

test('keeps the records of edits and deletions out of every list', async () => {
  const { fake, jonas, message } = await withMessage({}, { receiver: 'mira', receiverType: 'user' })
  await jonas.updateMessage({ id: message.id, body: edited })
  expect((await jonas.listAllMessages({ limit: 100 })).data.map(({ id }) => id)).toEqual([message.id])
  expect((await jonas.listUserMessages({ uid: 'mira' })).data.map(({ id }) => id)).toEqual([message.id])
  expect((await jonas.listConversations({})).data.map(({ lastMessage }) => lastMessage?.id)).toEqual([message.id])
  for (const { data } of fake.events.slice(2)) {
    const { id } = data.message as { id: string }
    expect((await jonas.getMessageDetails({ id })).data.id).toBe(id)
  }
})

test('sends them as late as measured with `delays: true`, and waits for them in `delivered`', async () => {
  const received: string[] = []
  const webhook = {
    async fetch(request: Request) {
      received.push(((await request.json()) as { trigger: string }).trigger)
      return new Response()
    },
  }
  const { fake, jonas, message, seen } = await withMessage({ events: { delays: true }, webhook })
  await jonas.updateMessage({ id: message.id, body: edited })
  const counts = []
  for (const milliseconds of [0, 99, 1, 3399, 1]) {
    await vi.advanceTimersByTimeAsync(milliseconds)
    counts.push(seen().length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 4])
  await jonas.updateMessage({ id: message.id, body: edited })
  const delivered = vi.fn()
  const waiting = fake.delivered().then(delivered)
  await vi.advanceTimersByTimeAsync(3499)
  expect(delivered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(received.filter((trigger) => trigger === 'message_sent')).toHaveLength(1 + 3 + 3)
})

test.each(['reset', 'close'] as const)('sends nothing late after %s', async (method) => {
  const { fake, jonas, message } = await withMessage({ events: { delays: true } })
  await jonas.updateMessage({ id: message.id, body: edited })
  const delivered = fake.delivered()
  await fake[method]()
  const { length } = fake.events
  await vi.advanceTimersByTimeAsync(10_000)
  await delivered
  expect(fake.events).toHaveLength(length)
})
