import { expect, test } from 'vitest'
import { type ChatClient, createChatClient } from '../../src/index.ts'
import { createFakeChat, type FakeChatOptions } from '../fake.ts'
import { rejection } from './rejection.ts'

// Rules that only the descriptions of operations state, not their schemas.

const users = ['mira', 'jonas', 'priya'].map((uid) => ({ uid, name: uid }))
const compost = { guid: 'compost', name: 'Compost', type: 'public' } as const
const hello = { receiverType: 'user', type: 'text', data: { text: 'Hello' } } as const

test.each<[code: string, path: string, body: object]>([
  ['ERR_INVALID_UID', '/users', { uid: 'mira okafor', name: 'Mira' }],
  ['ERR_BAD_REQUEST', '/users', { uid: 'teo' }],
  ['ERR_EMPTY_GROUP_PASS', '/groups', { ...compost, type: 'password' }],
  ['ERR_EMPTY_RECEIVER', '/messages', hello],
  ['ERR_INVALID_RECEIVER_TYPE', '/messages', { ...hello, receiver: 'jonas', receiverType: 'robot' }],
  ['ERR_INVALID_MESSAGE_CATEGORY', '/messages', { ...hello, receiver: 'jonas', category: 'letter' }],
  ['ERR_EMPTY_MESSAGE_TYPE', '/messages', { receiver: 'jonas', receiverType: 'user', data: { text: 'Hello' } }],
  ['ERR_EMPTY_MESSAGE_TEXT', '/messages', { ...hello, receiver: 'jonas', data: { text: '' } }],
  ['ERR_EMPTY_MESSAGE_TEXT', '/messages', { ...hello, receiver: 'jonas', data: null }],
  ['ERR_INVALID_MESSAGE_TEXT', '/messages', { ...hello, receiver: 'jonas', data: { text: 5 } }],
  ['ERR_EMPTY_MESSAGE_FILE', '/messages', { ...hello, receiver: 'jonas', type: 'image', data: { attachments: [] } }],
  ['ERR_EMPTY_CUSTOM_DATA', '/messages', { ...hello, receiver: 'jonas', category: 'custom', type: 'location', data: {} }],
  ['ERR_EMPTY_MESSAGE_TEXT', '/messages/1/thread', { type: 'text', data: {} }],
  ['ERR_BAD_REQUEST', '/messages', { ...hello, receiver: 'jonas', tags: 5 }],
])('responds with %s to POST %s %j', async (code, path, body) => {
  const fake = await createFakeChat({ users, strict: false, messages: [{ sender: 'mira', receiver: 'jonas', data: { text: 'Hi' } }] })
  const response = await fake.fetch(`https://app.api-eu.cometchat.io/v3${path}`, {
    method: 'POST',
    headers: { apikey: 'any', 'content-type': 'application/json', ...(path.includes('messages') && { onBehalfOf: 'mira' }) },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code, details: expect.anything() } })
  expect(fake.violations).not.toEqual([])
})

async function createFake(options: FakeChatOptions = { users }) {
  const fake = await createFakeChat(options)
  return createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch, retries: 0 })
}

test.each([
  ['more members than a call may contain', {}, 26, 'ERR_BAD_REQUEST'],
  ['more members than the plan allows', { planQuota: { groupMembers: 5 } }, 6, 'ERR_PLAN_QUOTA_RESTRICTION'],
])('creates no group with %s', async (_, options, count, code) => {
  const chat = await createFake(options)
  const uids = Array.from({ length: count }, (_, index) => `user-${index}`)
  const members = { participants: uids.slice(0, 13), moderators: uids.slice(13) }
  expect(await rejection(chat.createGroup({ body: { ...compost, members } }))).toMatchObject({ code })
  expect((await chat.listGroups()).data).toEqual([])
})

test('adds participants who are the keys of an object', async () => {
  const chat = await createFake({ users, groups: [{ ...compost, owner: 'mira' }] })
  const body = { participants: { jonas: { scope: 'participant' }, nobody: {} } }
  const { data } = await chat.addGroupMembers({ guid: 'compost', body })
  expect(data.participants).toMatchObject({ jonas: { success: true }, nobody: { success: false } })
  const { data: members } = await chat.listGroupMembers({ guid: 'compost' })
  expect(members.map(({ uid, scope }) => `${uid} ${scope}`)).toEqual(['mira admin', 'jonas participant'])
})

test('does not change a group if the new owner does not exist', async () => {
  const chat = await createFake({ users, groups: [{ ...compost, owner: 'mira', description: 'Heaps' }] })
  const before = await chat.getGroup({ guid: 'compost' })
  const body = { name: 'Worms', unset: ['description' as const], owner: 'nobody' }
  expect(await rejection(chat.updateGroup({ guid: 'compost', body }))).toMatchObject({ code: 'ERR_UID_NOT_FOUND' })
  expect(await chat.getGroup({ guid: 'compost' })).toEqual(before)
})

test('a decision about a blocked message cannot be undone', async () => {
  const chat = await createFake()
  const conditions = [{ entity: 'message' as const, operand: 'text' as const, operator: 'contains', value: ['cheap'], category: 'word' }]
  await chat.createRule({ body: { id: 'adverts', name: 'Adverts', enabled: true, conditions, action: ['blockMessage'] } as never })
  const { data } = await chat.as('mira').sendMessage({ body: { ...hello, receiver: 'jonas', data: { text: 'cheap!' } } })
  await chat.reviewBlockedMessage({ id: data.id, body: { status: 'rejected', reviewed: true } as never })
  expect(await rejection(chat.reviewBlockedMessage({ id: data.id, body: { status: 'approved' } as never }))).toMatchObject({ status: 404 })
  expect((await chat.listReviewedMessages()).data).toHaveLength(1)
  expect((await chat.as('jonas').listUserMessages({ uid: 'mira' })).data).toEqual([])
})

test('a user who is created again after permanent deletion starts clean', async () => {
  const chat = await createFake({ users, groups: [{ ...compost, members: { participants: ['mira', 'jonas'] } }] })
  const { data: inGroup } = await chat.as('mira').sendMessage({ body: { ...hello, receiver: 'compost', receiverType: 'group' } })
  await chat.as('jonas').saveMessage({ id: inGroup.id })
  await chat.as('jonas').subscribeToThread({ id: inGroup.id })
  await chat.as('jonas').markGroupConversationAsRead({ guid: 'compost' })
  await chat.as('jonas').sendMessage({ body: { ...hello, receiver: 'mira' } })
  await chat.as('mira').updateUserConversation({ uid: 'jonas', body: { tags: ['old'] } })
  await chat.as('mira').pinUserConversation({ uid: 'jonas' })
  await chat.replaceGlobalPinnedConversations({ body: { pinnedConversations: [{ uid: 'jonas' }] } })
  await chat.addFriends({ uid: 'mira', body: { accepted: ['jonas'] } })
  await chat.deleteUser({ uid: 'jonas', body: { permanent: true } })

  expect((await chat.listGlobalPinnedConversations()).data).toEqual([])
  await chat.createUser({ body: { uid: 'jonas', name: 'Another Jonas' } })
  expect((await chat.listFriends({ uid: 'jonas' })).data).toEqual([])
  await chat.addGroupMembers({ guid: 'compost', body: { participants: ['jonas'] } })
  const seen = (await chat.as('jonas').getMessageDetails({ id: inGroup.id })).data
  expect([seen.savedAt, seen.threadSubscribed]).toEqual([undefined, undefined])
  expect((await chat.as('jonas').listGroupMessages({ guid: 'compost', unread: true })).data).not.toEqual([])
  await chat.as('jonas').sendMessage({ body: { ...hello, receiver: 'mira' } })
  const [conversation] = [(await chat.as('mira').getUserConversation({ uid: 'jonas' })).data].flat()
  expect([conversation?.tags, conversation?.pinnedAt]).toEqual([undefined, undefined])
})

test('a group that is created again starts clean', async () => {
  const chat = await createFake()
  const create = async () => {
    await chat.createGroup({ body: { ...compost, members: { participants: ['mira'] } } })
    await chat.as('mira').sendMessage({ body: { ...hello, receiver: 'compost', receiverType: 'group' } })
    return [(await chat.as('mira').getGroupConversation({ guid: 'compost' })).data].flat()[0]
  }
  const first = await create()
  await chat.as('mira').updateGroupConversation({ guid: 'compost', body: { tags: ['old'] } })
  await chat.as('mira').pinGroupConversation({ guid: 'compost' })
  await chat.replaceGlobalPinnedConversations({ body: { pinnedConversations: [{ guid: 'compost' }] } })
  await chat.deleteGroup({ guid: 'compost' })
  const second = await create()
  expect([second?.tags, second?.pinnedAt, second?.unreadMessageCount]).toEqual([undefined, undefined, first?.unreadMessageCount])
  expect((await chat.listGlobalPinnedConversations()).data).toEqual([])
})

test('a rejected import or submission creates neither its users nor its group', async () => {
  const fake = await createFakeChat({ users })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  const groupDetails = { guid: 'swap', name: 'Swap', type: 'public' } as const
  const userDetails = { uid: 'teo', name: 'Teo' }
  const memberId = 'swap_member_teo'
  const member = { memberId, guid: 'swap', uid: 'teo', joinedAt: 4_000_000_000, groupDetails, userDetails }
  const { data } = await chat.importMembers({ body: { members: { [memberId]: member } } })
  expect(data).toMatchObject({ [memberId]: { success: false, error: { code: 'ERR_IMPORT_INVALID_JOINEDAT' } } })
  const text = { receiverType: 'user', type: 'text', category: 'message', data: { text: 'Hello' } } as const
  const receiverUserDetails = { uid: 'nico', name: 'Nico' }
  const submission = { ...text, sender: 'nobody', receiver: 'nico', receiverUserDetails }
  await expect(chat.submitMessageForModeration({ body: submission })).rejects.toMatchObject({ code: 'ERR_BAD_REQUEST' })
  for (const uid of ['teo', 'nico']) await expect(chat.getUser({ uid })).rejects.toMatchObject({ status: 404 })
  await expect(chat.getGroup({ guid: 'swap' })).rejects.toMatchObject({ status: 404 })
})

test('limits a user to 1000 friends', async () => {
  const others = Array.from({ length: 1001 }, (_, index) => `user-${index}`)
  const chat = await createFake({
    users: ['mira', ...others].map((uid) => ({ uid, name: uid })),
    friends: others.slice(0, 999).map((uid): [string, string] => ['mira', uid]),
  })
  const { data } = await chat.addFriends({ uid: 'mira', body: { accepted: ['user-999', 'user-1000'] } })
  expect(data.accepted).toMatchObject({ 'user-999': { success: true }, 'user-1000': { success: false } })
  expect((await chat.addFriends({ uid: 'user-1000', body: { accepted: ['mira'] } })).data.accepted).toMatchObject({
    mira: { success: false },
  })
})

test.each<[string, number, (chat: ChatClient, number: number) => Promise<unknown>]>([
  ['reasons', 5, (chat, number) => chat.createReason({ body: { id: `reason-${number}`, name: 'Reason' } })],
  ['roles', 25, (chat, number) => chat.createRole({ body: { role: `role-${number}`, name: 'Role' } })],
  // The key of the client counts as well.
  ['API keys', 24, (chat, number) => chat.createApikey({ body: { name: `Key ${number}`, scope: 'authOnly' } })],
  [
    'keyword lists',
    25,
    (chat, number) => chat.createKeywordList({ body: { id: `list-${number}`, name: 'List', category: 'word', searchTerms: 'x' } }),
  ],
])('limits the number of %s in an app', async (_, most, create) => {
  const chat = await createFake()
  for (let number = 1; number <= most; number++) await create(chat, number)
  await expect(create(chat, most + 1)).rejects.toMatchObject({ status: 400, code: 'ERR_BAD_REQUEST' })
})

test.each([
  [true, 'deletes', 0],
  [undefined, 'keeps', 1],
])('resetting a conversation with deleteMessagesPermanently %j %s the messages of the other user', async (permanently, _, left) => {
  const chat = await createFake()
  await chat.as('mira').sendMessage({ body: { ...hello, receiver: 'jonas' } })
  const body = permanently === undefined ? {} : { deleteMessagesPermanently: permanently }
  await chat.as('mira').resetUserConversation({ uid: 'jonas', body })
  expect((await chat.as('jonas').listUserMessages({ uid: 'mira' })).data).toHaveLength(left)
})
