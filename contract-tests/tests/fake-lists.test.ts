import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import { families } from '../fake/families.ts'
import { seed } from '../fake/seed.ts'
import type { Seeds } from '../fake/seeds.ts'
import { respondAsFake } from '../fake/service.ts'
import { createStore, type Store } from '../fake/store.ts'

// Lists are measured by the records that they read, which does not depend on the machine.

/** An app with a few records about Mira, and `size` of each kind about others. */
function seedsOf(size: number): Seeds {
  const numbers = Array.from({ length: size }, (_, index) => index)
  const uids = numbers.map((number) => `user-${number}`)
  const flaggedBy = [{ uid: 'hub', reasonId: 'spam' }]
  return {
    users: ['mira', 'jonas', 'hub', ...uids].map((uid) => ({ uid, name: uid })),
    groups: [
      { guid: 'small', name: 'Small', members: { participants: ['mira', 'jonas'], usersToBan: ['hub'] } },
      { guid: 'large', name: 'Large', members: { participants: ['hub', ...uids] } },
      ...numbers.map((number) => ({ guid: `group-${number}`, name: `Group ${number}` })),
    ],
    friends: [['mira', 'jonas'], ...uids.map((uid): [string, string] => ['hub', uid])],
    blocks: [['mira', 'hub'], ...uids.map((uid): [string, string] => [uid, 'mira'])],
    messages: [
      { sender: 'mira', receiver: 'jonas', data: { text: 'Zucchini' } },
      { sender: 'jonas', receiver: 'mira', data: { text: 'Reply' }, parentId: '1' },
      { sender: 'jonas', receiver: 'small', receiverType: 'group', data: { text: 'Compost' } },
      ...uids.map((sender) => ({ sender, receiver: 'hub', data: { text: 'About tomatoes' }, flaggedBy })),
      ...uids.map((sender) => ({ sender, receiver: 'large', receiverType: 'group' as const, data: { text: 'About tomatoes' } })),
    ],
  }
}

/** Adds a record to a set when one of its properties is read. */
function observe(record: object, read: Set<object>): void {
  for (const [name, value] of Object.entries(record))
    Object.defineProperty(record, name, {
      enumerable: true,
      configurable: true,
      get() {
        read.add(record)
        return value
      },
    })
}

async function createApp(size: number) {
  const contracts = await readContracts()
  const store: Store = createStore({ appId: 'app', region: 'eu' })
  seed(store, seedsOf(size))
  const read = new Set<object>()
  for (const table of [store.users, store.groups, store.messages]) for (const record of table.values()) observe(record, read)
  for (const flags of store.flags.values()) for (const flag of flags) observe(flag, read)
  return {
    /** The number of records that a list reads. */
    visited(path: string, onBehalfOf?: string): number {
      read.clear()
      const headers: [string, string][] = [['apikey', 'any'], ...(onBehalfOf ? [['onBehalfOf', onBehalfOf] as [string, string]] : [])]
      const { response } = respondAsFake({ contracts, store, families }, { method: 'GET', url: path, headers, body: undefined })
      expect(response).toMatchObject({ status: 200 })
      expect(JSON.parse(response.body).data, path).not.toEqual([])
      return read.size
    },
  }
}

const [small, large] = await Promise.all([createApp(150), createApp(3000)])

test.each<[path: string, onBehalfOf?: string]>([
  ['/users/mira/friends'],
  ['/users/mira/friends?searchKey=jonas'],
  ['/users/mira/blockedusers'],
  ['/groups?hasJoined=true', 'mira'],
  ['/groups/small/members'],
  ['/groups/small/bannedusers'],
  ['/messages', 'mira'],
  ['/messages?searchKey=zucchini', 'mira'],
  ['/groups/small/messages', 'mira'],
  ['/users/mira/messages'],
  ['/users/jonas/messages', 'mira'],
  ['/messages/1/thread'],
  ['/threads'],
  ['/conversations', 'mira'],
  ['/users/mira/conversations'],
  ['/users/jonas/conversation', 'mira'],
])('GET %s reads no unrelated records', (path, onBehalfOf) => {
  expect(large.visited(path, onBehalfOf)).toBe(small.visited(path, onBehalfOf))
})

/** Additional comparisons of binary searches in two lists that are twenty times as long. */
const steps = 2 * 6

test.each<[path: string, onBehalfOf?: string]>([
  ['/messages'],
  ['/messages', 'hub'],
  ['/messages?affix=prepend'],
  ['/messages?affix=prepend', 'hub'],
  ['/messages?id=100&affix=append'],
  ['/messages?id=100&affix=prepend', 'hub'],
  ['/messages?searchKey=tomato', 'hub'],
  ['/groups/large/messages'],
  ['/groups/large/messages?affix=prepend', 'hub'],
  ['/moderation/flagged-messages'],
])('GET %s reads only the records of its page', (path, onBehalfOf) => {
  expect(large.visited(path, onBehalfOf)).toBeLessThanOrEqual(small.visited(path, onBehalfOf) + steps)
})
