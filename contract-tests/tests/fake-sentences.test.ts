import { expect, test } from 'vitest'
import { createChatClient, type FullChatClient } from '../../src/index.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { rejection } from './rejection.ts'

// What the documents state, as tables: the sentence, calls, and what they show. They are written
// from the documents, not from the fake.

interface World {
  readonly fake: FakeChat
  readonly chat: FullChatClient
  /** Sends a text and returns the id of the message. */
  say(from: string, to: string, text?: string): Promise<string>
}

type Row = readonly [sentence: string, calls: (world: World) => Promise<unknown>, expectation: unknown, options?: FakeChatOptions]

const people = ['mira', 'jonas', 'priya', 'dealbot'].map((uid) => ({ uid, name: `${uid} of the garden` }))
const text = (receiver: string, content: string, receiverType: 'user' | 'group' = receiver.includes('-') ? 'group' : 'user') =>
  ({ receiver, receiverType, type: 'text', data: { text: content } }) as const

async function worldOf(options: FakeChatOptions = {}): Promise<World> {
  const groups = [
    { guid: 'tomato-growers', name: 'Tomato growers', owner: 'mira', members: { moderators: ['jonas'], participants: ['priya'] } },
  ]
  const fake = await createFakeChat({ users: people, groups, now: '2026-03-01T09:00:00Z', ...options })
  const chat = createChatClient({
    ...{ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch },
    ...{ retries: 0, waitForRateLimit: false, settling: false },
  })
  return {
    fake,
    chat,
    say: async (from, to, content = 'The beans are up.') => (await chat.as(from).sendMessage({ body: text(to, content) })).data.id,
  }
}

const crowd = Array.from({ length: 305 }, (_, index) => ({ uid: `gardener${index}`, name: `Gardener ${index}` }))
const hall = { guid: 'the-hall', name: 'The hall', owner: 'gardener0', members: { participants: crowd.map(({ uid }) => uid).slice(1) } }

const tables: Readonly<Record<string, readonly Row[]>> = {
  users: [
    [
      'an empty object in metadata comes back as an empty list, at any depth',
      async ({ chat }) =>
        (await chat.createUser({ body: { uid: 'zed', name: 'Zed', metadata: { bed: {}, plan: { spring: {} } } } })).data.metadata,
      { bed: [], plan: { spring: [] } },
    ],
    [
      'an emoji in a name counts as two characters',
      async ({ chat }) => {
        await chat.createUser({ body: { uid: 'zed', name: '🍅'.repeat(50) } })
        const response = await rejection(chat.createUser({ body: { uid: 'zoe', name: '🍅'.repeat(51) } }))
        return [response.status, (await chat.updateUser({ uid: 'zed', body: { name: 'é'.repeat(100) } })).data.name.length]
      },
      [400, 100],
      { strict: false },
    ],
    [
      'an unknown role is rejected with 400 ERR_BAD_REQUEST',
      ({ chat }) => rejection(chat.createUser({ body: { uid: 'zed', name: 'Zed', role: 'beekeeper' } })),
      { status: 400, code: 'ERR_BAD_REQUEST' },
    ],
    [
      'removing somebody who is no friend is rejected with ERR_NOT_A_FRIEND',
      ({ chat }) => rejection(chat.removeFriends({ uid: 'mira', body: { friends: ['jonas'] } })),
      { code: 'ERR_NOT_A_FRIEND' },
    ],
    [
      'a list of uids is the same with commas that are percent-encoded',
      async ({ fake }) => {
        const response = await fake.fetch('https://app-linden-yard.api-eu.cometchat.io/v3/users?uids=mira%2Cjonas', {
          headers: { apikey: 'any' },
        })
        return ((await response.json()) as { data: { uid: string }[] }).data.map(({ uid }) => uid)
      },
      ['mira', 'jonas'],
    ],
  ],
  groups: [
    [
      'a group without an owner is owned by app_system',
      async ({ chat }) => (await chat.createGroup({ body: { guid: 'seed-swap', name: 'Seed swap', type: 'public' } })).data,
      { owner: 'app_system', membersCount: 0 },
    ],
    [
      'banning somebody who is no member is rejected with 404',
      ({ chat }) => rejection(chat.banGroupUser({ guid: 'tomato-growers', uid: 'dealbot' })),
      { status: 404, code: 'ERR_NOT_A_MEMBER' },
    ],
    [
      'changing a scope without a user is rejected with 403',
      ({ chat }) => rejection(chat.changeGroupMemberScope({ guid: 'tomato-growers', uid: 'priya', body: { scope: 'moderator' } })),
      { status: 403 },
    ],
  ],
  conversations: [
    [
      'a group of more than 300 members has no unread count',
      async ({ chat, say }) => {
        await say('gardener0', 'the-hall')
        const { data } = await chat.as('gardener1').getGroupConversation({ guid: 'the-hall' })
        return [data].flat()[0]?.unreadMessageCount === undefined
      },
      true,
      { users: crowd, groups: [hall] },
    ],
    [
      'more than five conversations for everyone are rejected with ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED',
      async ({ fake }) => {
        const response = await fake.fetch('https://app-linden-yard.api-eu.cometchat.io/v3/conversations/pinned', {
          method: 'PUT',
          headers: { apikey: 'any', 'content-type': 'application/json' },
          body: JSON.stringify({ pinnedConversations: ['a', 'b', 'c', 'd', 'e', 'f'].map((guid) => ({ guid })) }),
        })
        return await response.json()
      },
      { error: { code: 'ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED' } },
      { strict: false },
    ],
  ],
  moderation: [
    [
      'a text like a telephone number is blocked, and the error says which option lets it pass',
      async ({ chat, say }) => {
        const id = await say('mira', 'jonas', 'Call me: +49 (30) 1234-5678')
        const { data } = await chat.listBlockedMessages()
        return [data.map(({ message }) => message?.id === id), (await rejection(chat.as('jonas').getMessageDetails({ id }))).message]
      },
      [[true], expect.stringContaining('createFakeChat({ defaultFilter: false })')],
    ],
    [
      'years, prices and tokens are no telephone numbers',
      async ({ chat, say }) => {
        for (const content of ['Since 2019, 12 beds', 'EUR 1.200', 'bed-1234567890', 'a1234567890b']) await say('mira', 'jonas', content)
        return (await chat.listBlockedMessages()).data
      },
      [],
    ],
    [
      'the records of flagged and reviewed messages stay when the messages are deleted',
      async ({ chat, say }) => {
        const ids = [await say('mira', 'jonas'), await say('mira', 'jonas')]
        for (const id of ids) await chat.flagAMessage({ id, onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
        await chat.reviewFlaggedMessage({ id: ids[0] as string, body: { status: 'approved' } })
        for (const id of ids) await chat.deleteMessage({ id, body: { permanent: true } })
        const [flagged, reviewed] = [await chat.listFlaggedMessages(), await chat.listReviewedMessages()]
        return [flagged.data.length, reviewed.data.length]
      },
      [1, 1],
    ],
    [
      'a second muid among submitted messages is rejected',
      async ({ chat }) => {
        const body = { ...text('jonas', 'Beans?'), sender: 'mira', muid: 'beans-1' }
        await chat.submitMessageForModeration({ body })
        return rejection(chat.submitMessageForModeration({ body }))
      },
      { status: 400, code: 'ERR_BAD_REQUEST' },
    ],
  ],
  limits: [
    [
      'a user sends 30 messages a minute, as any other user',
      async ({ say }) => {
        for (let number = 1; number <= 30; number++) await say('mira', 'jonas')
        const tooMany = await rejection(say('mira', 'jonas'))
        await say('jonas', 'mira')
        return tooMany
      },
      { status: 429, code: 'ERR_TOO_MANY_REQUESTS' },
      { rateLimit: 'documented' },
    ],
    [
      'a user marks 5 conversations as unread a minute',
      async ({ chat, say }) => {
        const messageId = await say('mira', 'jonas')
        const mark = () => chat.as('jonas').markUserConversationAsUnread({ uid: 'mira', body: { messageId } })
        for (let number = 1; number <= 5; number++) await mark()
        return rejection(mark())
      },
      { status: 429 },
      { rateLimit: 'documented' },
    ],
    [
      'each kind of import is called 60 times a minute',
      async ({ chat }) => {
        const importUsers = (number: number) =>
          chat.importUsers({ body: { users: { [`u${number}`]: { uid: `u${number}`, name: 'New' } } } })
        for (let number = 1; number <= 60; number++) await importUsers(number)
        return rejection(importUsers(61))
      },
      { status: 429 },
      { rateLimit: 'documented' },
    ],
    [
      'the free plan allows 500 requests a minute',
      async ({ chat }) => {
        for (let number = 1; number <= 500; number++) await chat.getUser({ uid: 'mira' })
        return rejection(chat.getUser({ uid: 'mira' }))
      },
      { status: 429 },
      { rateLimit: 'free' },
    ],
  ],
}

for (const [family, rows] of Object.entries(tables))
  for (const [sentence, calls, expectation, options] of rows)
    test(`${family}: ${sentence}`, async () => {
      const world = await worldOf(options)
      const shown = await calls(world)
      if (typeof expectation === 'object' && expectation !== null && !Array.isArray(expectation)) expect(shown).toMatchObject(expectation)
      else expect(shown).toEqual(expectation)
      expect(world.fake.violations.filter((violation) => violation.startsWith("the fake's own"))).toEqual([])
    })

test('initial records: a key has 40 hexadecimal digits', async () => {
  await expect(createFakeChat({ apiKeys: [{ apiKey: 'garden-key' }] })).rejects.toThrow(/apiKeys\[0\]\.apiKey/)
})
