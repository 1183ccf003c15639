import { afterEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { MessageTable } from '../fake/indexedTables.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { rejection } from './rejection.ts'

const users = ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: uid }))
const clientOf = ({ fetch }: FakeChat) => createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch, retries: 0 })
const createFake = async (options: FakeChatOptions) => {
  const fake = await createFakeChat(options)
  return { fake, chat: clientOf(fake) }
}

afterEach(() => vi.restoreAllMocks())

const hello = { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Hello' } } as const

test('lets the client repeat what is too early for a message', async () => {
  const { fake, chat } = await createFake({ users, settling: 700 })
  const { data } = await chat.as('mira').sendMessage({ body: hello })
  await chat.as('jonas').flagAMessage({ id: data.id, body: {} })
  const [sent, ...flagged] = fake.requests.map(({ status }) => status)
  expect([sent, flagged.pop()]).toEqual([200, 200])
  expect(new Set([...flagged, 403])).toEqual(new Set([403]))
})

test('fails the same share of calls in every run', async () => {
  const { fake, chat } = await createFake({ users, failRate: 0.3 })
  const outcomes = async () => {
    for (let call = 0; call < 100; call++) await chat.getUser({ uid: 'mira' }).catch(() => {})
    return fake.requests.map(({ status }) => status)
  }
  const first = await outcomes()
  expect(first.filter((status) => status === 500).length).toBeGreaterThan(15)
  expect(first.filter((status) => status === 500).length).toBeLessThan(45)
  fake.reset()
  expect(await outcomes()).toEqual(first)
  fake.failRate(1, { status: 503 })
  expect(await rejection(chat.getUser({ uid: 'mira' }))).toMatchObject({ status: 503 })
  fake.failRate(0)
  await chat.getUser({ uid: 'mira' })
  fake.failRate(1, { status: 503 }, 'listUsers')
  expect(await rejection(chat.listUsers())).toMatchObject({ status: 503 })
  await chat.getUser({ uid: 'mira' })
  expect(() => fake.failRate(1, {}, 'listUser')).toThrow(/listUser/)
  expect(() => fake.failRate(2)).toThrow('2 is not a share of calls between 0 and 1.')
})

test('sends, pins and imports without scanning all messages', async () => {
  const { chat } = await createFake({ users, messages: Array(50).fill({ sender: 'mira', ...hello }) })
  const scans = [vi.spyOn(MessageTable.prototype, 'values'), vi.spyOn(MessageTable.prototype, 'entries')]
  const { data } = await chat.as('mira').sendMessage({ body: hello })
  await chat.as('mira').pinMessage({ id: data.id })
  const m1 = { ...hello, muid: 'm1', sender: 'mira', category: 'message', sentAt: 1_772_355_600 } as const
  await chat.importMessages({ body: { messages: { m1 } } })
  for (const scan of scans) expect(scan).not.toHaveBeenCalled()
})
