import { beforeAll, describe, expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import type { ClientMethods } from '../exchange/environment.ts'
import { createFakeChat, type FakeChat } from '../fake.ts'

// Records that differ in every filterable property, and the records that each filter returns.
const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
let fake: FakeChat
let client: ClientMethods

const picture = { url: 'https://example.com/bed.png', name: 'bed.png', mimeType: 'image/png', extension: 'png' }
const inGroup = (sender: string, data: Record<string, unknown>, more: object = {}) =>
  ({ sender, receiver: 'tomato-growers', receiverType: 'group', data, ...more }) as const

beforeAll(async () => {
  fake = await createFakeChat({
    now: 1_772_355_600,
    apiKeys: [
      { apiKey, name: 'Garden server' },
      { apiKey: 'cafebabecafebabecafebabecafebabecafebabe', name: 'Demo login', scope: 'authOnly' },
    ],
    roles: [{ role: 'keeper', name: 'Keeper' }],
    users: [
      { uid: 'mira', name: 'Mira Okafor', role: 'keeper', status: 'available', tags: ['old', 'bee'], createdAt: 1000 },
      { uid: 'jonas', name: 'Jonas Lind', tags: ['old'], createdAt: 2000 },
      { uid: 'priya', name: 'Priya Nair', createdAt: 3000 },
      { uid: 'teo', name: 'Teo Marsh', deactivatedAt: 4000 },
    ],
    friends: [
      ['mira', 'jonas'],
      ['mira', 'priya'],
    ],
    groups: [
      {
        guid: 'tomato-growers',
        name: 'Tomatoes',
        owner: 'mira',
        members: { moderators: ['jonas'], participants: ['priya'] },
        tags: ['growing'],
      },
      { guid: 'seed-swap', name: 'Seeds', type: 'password', password: 'open-sesame', owner: 'jonas', createdAt: 500 },
      { guid: 'committee', name: 'Committee', type: 'private' },
    ],
    messages: [
      inGroup('jonas', { text: 'Seedlings, see https://example.com' }, { sentAt: 100, tags: ['planting'] }),
      inGroup('mira', { attachments: [picture] }, { type: 'image', sentAt: 200 }),
      inGroup('priya', { text: 'Thanks <@uid:jonas>!' }, { sentAt: 300, parentId: '1' }),
      inGroup('mira', { customData: { bed: 4 } }, { category: 'custom', type: 'bed', sentAt: 400 }),
      { sender: 'jonas', receiver: 'mira', data: { text: 'The key' }, sentAt: 500 },
      { sender: 'mira', receiver: 'jonas', data: { text: 'Thank you' }, sentAt: 600 },
    ],
  })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: fake.fetch })
  await chat.as('mira').addMessageReaction({ id: '1', reaction: '🍅' })
  await chat.deleteMessage({ id: '6', body: {} })
  await chat.as('mira').updateGroupConversation({ guid: 'tomato-growers', body: { tags: ['pinboard'] } })
  await chat.as('jonas').markUserConversationAsRead({ uid: 'mira', body: {} })
  client = chat as unknown as ClientMethods
})

/** The identifiers of the returned records. */
async function idsOf(method: string, args: Record<string, unknown>): Promise<string> {
  const { data } = (await (client[method] as ClientMethods[string])(args)) as { data: Record<string, unknown>[] }
  return data.map(({ id, guid, uid, name, conversationId }) => id ?? guid ?? uid ?? name ?? conversationId).join(' ')
}

const cases: Record<string, [args: Record<string, unknown>, kept: string][]> = {
  listUsers: [
    [{}, 'mira jonas priya'],
    [{ uids: ['priya', 'mira', 'nobody'] }, 'mira priya'],
    [{ searchKey: 'jo' }, 'jonas'],
    [{ searchKey: 'okafor' }, ''],
    [{ searchKey: 'mira', searchIn: ['name'] }, 'mira'],
    [{ status: ['available'] }, 'mira'],
    [{ status: ['offline'] }, 'jonas priya'],
    [{ role: 'keeper' }, 'mira'],
    [{ roles: ['default'] }, 'jonas priya'],
    [{ tags: ['old'] }, 'mira jonas'],
    [{ tags: ['old', 'bee'] }, 'mira'],
    [{ onlyDeactivated: true }, 'teo'],
    [{ withDeactivated: true }, 'mira jonas priya teo'],
    [{ 'createdAt[from]': 2000 }, 'jonas priya'],
    [{ 'createdAt[from]': 2000, 'createdAt[to]': 2000 }, 'jonas'],
    [{ 'updatedAt[from]': 1 }, ''],
    [{ perPage: 1, page: 2 }, 'jonas'],
  ],
  listGroups: [
    [{}, 'tomato-growers seed-swap committee'],
    [{ searchKey: 'SEED' }, 'seed-swap'],
    [{ searchKey: 'tomatoes', searchIn: ['guid'] }, ''],
    [{ type: 'private' }, 'committee'],
    [{ types: ['private', 'password'] }, 'seed-swap committee'],
    [{ tags: ['growing'] }, 'tomato-growers'],
    [{ guid: 'seed-swap' }, 'seed-swap'],
    [{ guids: ['seed-swap', 'committee'] }, 'seed-swap committee'],
    [{ hasJoined: true, onBehalfOf: 'jonas' }, 'tomato-growers seed-swap'],
    [{ hasJoined: false, onBehalfOf: 'jonas' }, 'tomato-growers seed-swap committee'],
    [{ sortBy: 'name' }, 'committee seed-swap tomato-growers'],
    [{ sortBy: 'guid', sortOrder: 'desc' }, 'tomato-growers seed-swap committee'],
    [{ 'createdAt[to]': 600 }, 'seed-swap'],
    [{ 'membersCount[gt]': 1 }, 'tomato-growers'],
    [{ 'membersCount[eq]': 0 }, 'committee'],
    [{ 'membersCount[gte]': 1, 'membersCount[lt]': 3 }, 'seed-swap'],
  ],
  listGroupMembers: [
    [{ guid: 'tomato-growers' }, 'mira jonas priya'],
    [{ guid: 'tomato-growers', scopes: ['admin', 'participant'] }, 'mira priya'],
    [{ guid: 'tomato-growers', status: 'available' }, 'mira'],
  ],
  listFriends: [[{ uid: 'mira', searchKey: 'nair' }, 'priya']],
  listApikeys: [
    [{ scope: 'authOnly' }, 'Demo login'],
    [{ searchKey: 'server' }, 'Garden server'],
  ],
  listGroupMessages: [
    [{}, '1 2 3 4'],
    [{ searchKey: 'SEEDLINGS' }, '1'],
    [{ hasLinks: true }, '1'],
    [{ hasAttachments: true }, '2'],
    [{ attachmentTypes: 'image' }, '2'],
    [{ attachmentTypes: 'video' }, ''],
    [{ hasMentions: true }, '3'],
    [{ mentionedUids: ['jonas'] }, '3'],
    [{ mentionedUids: ['mira'] }, ''],
    [{ myMentionsOnly: true, onBehalfOf: 'jonas' }, '3'],
    [{ hasReactions: true }, '1'],
    [{ hideReplies: true }, '1 2 4'],
    [{ category: 'custom' }, '4'],
    [{ categories: ['message'] }, '1 2 3'],
    [{ type: 'image' }, '2'],
    [{ types: ['text', 'bed'] }, '1 3 4'],
    [{ sender: 'mira' }, '2 4'],
    [{ tags: ['planting'] }, '1'],
    [{ fromTimestamp: 200, toTimestamp: 300 }, '2 3'],
    [{ toTimestamp: 100 }, '1 2 3 4'],
    [{ unread: true, onBehalfOf: 'mira' }, '1 3'],
    [{ limit: 2 }, '1 2'],
    [{ limit: 2, id: '2', affix: 'append' }, '3 4'],
    [{ limit: 2, id: '4', affix: 'prepend' }, '2 3'],
  ],
  listAllMessages: [
    [{}, '1 2 3 4 5 6'],
    [{ receiverType: 'user' }, '5 6'],
    [{ conversationId: 'jonas_user_mira' }, '5 6'],
    [{ onlyDeleted: true }, '6'],
    [{ hideDeleted: true }, '1 2 3 4 5'],
    [{ senders: ['jonas', 'priya'] }, '1 3 5'],
    [{ 'sentAt[from]': 300, 'sentAt[to]': 500 }, '3 4 5'],
    [{ 'updatedAt[from]': 1, 'updatedAt[to]': 2_000_000_000 }, '6'],
    [{ onBehalfOf: 'priya' }, '1 2 3 4'],
  ],
  listUserMessages: [
    [{ uid: 'mira', onBehalfOf: 'jonas' }, '5 6'],
    [{ uid: 'mira', onBehalfOf: 'priya' }, ''],
    [{ uid: 'jonas', onBehalfOf: 'mira', unread: true }, '5'],
  ],
  listConversations: [
    [{ onBehalfOf: 'mira' }, 'jonas_user_mira group_tomato-growers'],
    [{ onBehalfOf: 'mira', conversationType: 'user' }, 'jonas_user_mira'],
    [{ onBehalfOf: 'mira', tags: ['pinboard'] }, 'group_tomato-growers'],
    [{ onBehalfOf: 'mira', searchKey: 'toma' }, 'group_tomato-growers'],
    [{ onBehalfOf: 'mira', userTags: ['old'] }, 'jonas_user_mira'],
    [{ onBehalfOf: 'mira', groupTags: ['growing'] }, 'group_tomato-growers'],
    [{ onBehalfOf: 'jonas', unread: true }, 'group_tomato-growers'],
  ],
}

describe.each(Object.entries(cases))('%s', (method, list) => {
  const rest = method === 'listGroupMessages' ? { guid: 'tomato-growers' } : {}
  test.each(list.map(([args, kept]) => [JSON.stringify(args), args, kept] as const))(
    'returns the expected records for %s',
    async (_, args, kept) => {
      expect(await idsOf(method, { ...rest, ...args })).toBe(kept)
    },
  )
})

test('paging returns each record once', async () => {
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: fake.fetch })
  const ids = async (items: AsyncGenerator<{ id?: string; uid?: string }>) => {
    const found: unknown[] = []
    for await (const { id, uid } of items) found.push(id ?? uid)
    return found.join(' ')
  }
  expect(await ids(chat.listUsers.items({ perPage: 1 }))).toBe('mira jonas priya')
  expect(await ids(chat.listGroupMessages.items({ guid: 'tomato-growers', limit: 1 }))).toBe('1 2 3 4')
  expect(await ids(chat.listAllMessages.items({ limit: 4 }))).toBe('1 2 3 4 5 6')
  expect(await ids(chat.listUserMessages.items({ uid: 'mira', onBehalfOf: 'jonas', limit: 1 }))).toBe('5 6')
  expect(await ids(chat.listAllThreadMessages.items({ id: '1', perPage: 1 }))).toBe('3')
})

test('no request or response violates the specification', () => {
  expect(fake.violations).toEqual([])
})
