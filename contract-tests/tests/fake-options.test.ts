import { afterEach, expect, test, vi } from 'vitest'
import { type ChatApiError, createChatClient } from '../../src/index.ts'
import { MessageTable } from '../fake/indexedTables.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { rejection } from './rejection.ts'

const users = ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: uid }))
const clientOf = ({ fetch }: FakeChat) => createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch, retries: 0 })
const createFake = async (options: FakeChatOptions) => {
  const fake = await createFakeChat(options)
  return { fake, chat: clientOf(fake) }
}

const raw = ({ fetch }: FakeChat, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`https://x.api-eu.cometchat.io${path}`, {
    method,
    headers: { apikey: 'any', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })

afterEach(() => vi.restoreAllMocks())

const hello = { receiver: 'jonas', receiverType: 'user', type: 'text', data: { text: 'Hello' } } as const

test('rejects changes to a message that has not settled, even by its sender', async () => {
  const fake = await createFakeChat({ users, settling: 3000, now: '2026-03-01T09:00:00Z' })
  const chat = clientOf(fake).withOptions({ settling: false })
  const { data } = await chat.as('mira').sendMessage({ body: hello })
  expect(await rejection(chat.as('mira').addMessageReaction({ id: data.id, reaction: '🍅' }))).toMatchObject({
    status: 403,
    code: 'ERR_MESSAGE_NO_ACCESS',
  })
  expect(await rejection(chat.updateMessage({ id: data.id, body: { data: { text: 'Hi' } } }))).toMatchObject({ status: 403 })
  expect((await chat.as('mira').getMessageDetails({ id: data.id })).data.id).toBe(data.id)
  fake.at('2026-03-01T09:00:03Z')
  await chat.as('mira').addMessageReaction({ id: data.id, reaction: '🍅' })
  expect(fake.violations).toEqual([])
})

test('lets the client repeat what is too early for a message', async () => {
  const { fake, chat } = await createFake({ users, settling: 700 })
  const { data } = await chat.as('mira').sendMessage({ body: hello })
  await chat.as('jonas').flagAMessage({ id: data.id, body: {} })
  const [sent, ...flagged] = fake.requests.map(({ status }) => status)
  expect([sent, flagged.pop()]).toEqual([200, 200])
  expect(new Set([...flagged, 403])).toEqual(new Set([403]))
})

test('imports the valid messages of a batch that fails with ERR_EXCEPTION', async () => {
  const message = (muid: string, sentAt: number, text: string) =>
    ({ muid, sender: 'mira', receiver: 'jonas', receiverType: 'user', category: 'message', type: 'text', data: { text }, sentAt }) as const
  const now = 1_772_355_600
  const { chat } = await createFake({ users, importExceptions: true, now })
  const messages = { good: message('good', now - 60, 'Hello'), old: message('old', now - 200 * 86_400, 'Hello') }
  expect(await rejection(chat.importMessages({ body: { messages } }))).toMatchObject({ status: 500, code: 'ERR_EXCEPTION' })
  expect((await chat.listAllMessages()).data.map(({ muid }) => muid)).toEqual(['good'])
  expect(await rejection(chat.importMessages({ body: { messages: { empty: message('empty', now, '') } } }))).toMatchObject({ status: 500 })
  await chat.importMessages({ body: { messages: { late: message('late', now - 30, 'Late') } } })
  expect((await chat.listAllMessages()).data.map(({ muid }) => muid)).toEqual(['good', 'late'])
})

test('rejects records beyond the plan’s quota with 402', async () => {
  const { fake, chat } = await createFake({ users, planQuota: { users: 3, groups: 1, groupMembers: 2 } })
  const quota = { status: 402, code: 'ERR_PLAN_QUOTA_RESTRICTION' }
  expect(await rejection(chat.createUser({ body: { uid: 'teo', name: 'Teo' } }))).toMatchObject(quota)
  await chat.createGroup({ body: { guid: 'compost', name: 'Compost', type: 'public' } })
  expect(await rejection(chat.createGroup({ body: { guid: 'bees', name: 'Bees', type: 'public' } }))).toMatchObject(quota)
  await chat.addGroupMembers({ guid: 'compost', body: { participants: ['mira'] } })
  expect(await rejection(chat.addGroupMembers({ guid: 'compost', body: { participants: ['jonas', 'priya'] } }))).toMatchObject(quota)
  expect(fake.violations).toEqual([])
})

test('sends valid cards, and rejects a missing card, an unknown version and an empty body', async () => {
  const { fake, chat } = await createFake({ users, strict: false })
  const card = { version: '1.0', body: [{ type: 'text', text: 'Ready' }], fallbackText: 'Ready' }
  const send = (data: object) => raw(fake, 'POST', '/v3/messages', { receiver: 'jonas', receiverType: 'user', category: 'card', data })
  const sent = (await (await send({ text: 'Ready', card })).json()) as { data: { id: string; category: string } }
  expect(sent.data.category).toBe('card')
  expect((await chat.getMessageDetails({ id: sent.data.id })).data).toMatchObject({ data: { card: { version: '1.0' } } })
  expect(fake.violations).toEqual([])
  const codeOf = async (data: object) => ((await (await send(data)).json()) as { error: { code: string } }).error.code
  expect(await codeOf({ text: 'No card' })).toBe('ERR_CARD_DATA_MISSING')
  expect(await codeOf({ card: { ...card, version: '2.0' } })).toBe('ERR_INVALID_CARD_VERSION')
  expect(await codeOf({ card: { ...card, body: [] } })).toBe('ERR_INVALID_CARD_BODY')
})

test('starts the id of a conversation with the uid of the first sender, and rejects the reverse order', async () => {
  const { fake, chat } = await createFake({ users })
  const { data } = await chat.as('mira').sendMessage({ body: hello })
  const { data: reply } = await chat.as('jonas').sendMessage({ body: { ...hello, receiver: 'mira' } })
  expect([data.conversationId, reply.conversationId]).toEqual(['mira_user_jonas', 'mira_user_jonas'])
  const jonas = chat.as('jonas')
  expect((await jonas.getConversation({ conversationId: 'mira_user_jonas' })).data).toHaveLength(1)
  expect(await rejection(jonas.getConversation({ conversationId: 'jonas_user_mira' }))).toMatchObject({
    status: 403,
    code: 'ERR_CONVERSATION_NOT_ACCESSIBLE',
  })
  expect(
    (await chat.listUserConversations({ uid: 'jonas', conversationType: 'user' })).data.map(({ conversationId }) => conversationId),
  ).toEqual(['mira_user_jonas'])
  expect(fake.violations).toEqual([])
})

test('lists banned members, does not kick them, and lifts the ban when they are added again', async () => {
  const { fake, chat } = await createFake({ users, groups: [{ guid: 'compost', name: 'Compost', members: { participants: ['jonas'] } }] })
  await chat.banGroupUser({ guid: 'compost', uid: 'jonas' })
  expect((await chat.listGroupMembers({ guid: 'compost' })).data.map(({ uid }) => uid)).toEqual(['jonas'])
  expect(await rejection(chat.as('jonas').listGroupMessages({ guid: 'compost' }))).toMatchObject({ code: 'ERR_GROUP_NOT_JOINED' })
  expect(await rejection(chat.kickGroupMember({ guid: 'compost', uid: 'jonas' }))).toMatchObject({ code: 'ERR_BANNED_GROUPMEMBER' })
  await chat.addGroupMembers({ guid: 'compost', body: { participants: ['jonas'] } })
  expect((await chat.listBannedGroupUsers({ guid: 'compost' })).data).toEqual([])
  expect((await chat.listGroupMembers({ guid: 'compost' })).data).toHaveLength(1)
  expect(fake.violations).toEqual([])
})

test('accepts flags on initial messages', async () => {
  const { fake, chat } = await createFake({
    users,
    messages: [
      {
        id: '7',
        sender: 'mira',
        receiver: 'jonas',
        data: { text: 'Half price' },
        flaggedBy: [{ uid: 'jonas', reasonId: 'spam', remark: 'Advert' }],
      },
    ],
  })
  const flagged = (await chat.listFlaggedMessages()).data
  expect(flagged).toMatchObject([{ id: '7', flaggedCount: 1, flaggedBy: [{ uid: 'jonas', reasonId: 'spam', remark: 'Advert' }] }])
  expect(fake.violations).toEqual([])
})

test('fails the same share of calls in every run', async () => {
  const { fake, chat } = await createFake({ users, failRate: 0.3 })
  const outcomes = async () => {
    const statuses: number[] = []
    for (let call = 0; call < 100; call++)
      statuses.push(
        await chat.getUser({ uid: 'mira' }).then(
          () => 200,
          (error: ChatApiError) => error.status,
        ),
      )
    return statuses
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
  expect(() => fake.failRate(2)).toThrow('2 is not a share of calls between 0 and 1.')
})

test('lists, sends and imports without scanning all messages', async () => {
  const { chat } = await createFake({
    users,
    groups: [{ guid: 'compost', name: 'Compost', members: { participants: ['mira'] } }],
    messages: Array.from({ length: 50 }, (_, index) => ({ sender: 'mira', receiver: 'jonas', data: { text: `Message ${index}` } })),
  })
  const scans = [vi.spyOn(MessageTable.prototype, 'values'), vi.spyOn(MessageTable.prototype, 'entries')]
  const mira = chat.as('mira')
  await mira.listGroupMessages({ guid: 'compost' })
  await mira.listUserMessages({ uid: 'jonas' })
  await mira.listConversations()
  const { data } = await mira.sendMessage({ body: hello })
  await mira.getMessageDetails({ id: data.id })
  await mira.listAllThreadMessages({ id: data.id })
  await mira.pinMessage({ id: data.id })
  const sentAt = 1_772_355_600
  await chat.importMessages({
    body: {
      messages: {
        m1: {
          muid: 'm1',
          sender: 'mira',
          receiver: 'jonas',
          receiverType: 'user',
          category: 'message',
          type: 'text',
          data: { text: 'Hi' },
          sentAt,
        },
      },
    },
  })
  for (const scan of scans) expect(scan).not.toHaveBeenCalled()
})

test('sorts initial messages by their explicit ids', async () => {
  const message = (id: string) => ({ id, sender: 'mira', receiver: 'jonas', data: { text: id } })
  const { chat } = await createFake({ users, messages: [message('30'), message('4'), message('100')] })
  await chat.as('mira').sendMessage({ body: hello })
  expect((await chat.listAllMessages()).data.map(({ id }) => id)).toEqual(['4', '30', '100', '101'])
})
