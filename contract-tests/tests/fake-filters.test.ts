import { beforeAll, expect, test } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'
import { keepsRecord } from '../documents/rules.ts'
import type { ClientMethods } from '../exchange/environment.ts'
import { families } from '../fake/families.ts'
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
      { sender: 'jonas', receiver: 'mira', data: { text: 'The key, <@uid:mira>' }, sentAt: 500, tags: ['keys'] },
      { sender: 'mira', receiver: 'jonas', data: { text: 'Thank you' }, sentAt: 600 },
    ],
  })
  const chat = createChatClient({ appId: 'app', region: 'eu', apiKey, fetch: fake.fetch })
  await chat.as('mira').addMessageReaction({ id: '1', reaction: '🍅' })
  await chat.deleteMessage({ id: '6', body: {} })
  await chat.as('mira').updateGroupConversation({ guid: 'tomato-growers', body: { tags: ['pinboard'] } })
  await chat.as('jonas').markUserConversationAsRead({ uid: 'mira', body: {} })
  await chat.updateUser({ uid: 'jonas', body: { statusMessage: 'Digging' } })
  await chat.updateGroup({ guid: 'seed-swap', body: { description: 'On Sundays' } })
  const submitted = { sender: 'mira', receiver: 'jonas', receiverType: 'user', data: { text: 'Call +49 (30) 1234-5678' } } as const
  await chat.submitMessageForModeration({ body: { ...submitted, type: 'text', category: 'message' } })
  await fake.advance(60_000)
  const toGroup = { sender: 'jonas', receiver: 'tomato-growers', receiverType: 'group', data: { customData: { bed: 4 } } } as const
  await chat.submitMessageForModeration({ body: { ...toGroup, type: 'bed', category: 'custom' } })
  client = chat as unknown as ClientMethods
})

type Args = Record<string, unknown>

async function listed(method: string, args: Args): Promise<Record<string, unknown>[]> {
  const { data } = (await (client[method] as ClientMethods[string])(args)) as { data: Record<string, unknown>[] }
  return data
}

const idOf = ({ id, guid, uid, name, conversationId }: Record<string, unknown>) => id ?? guid ?? uid ?? name ?? conversationId

const places: Args = { uid: 'mira', guid: 'tomato-growers', id: '1', scope: 'participant', role: 'keeper', reaction: 'a' }

/** The lists of the fake, for the app and for two users, with all that their parameters add. */
async function lists(): Promise<{ operation: Operation; args: Args }[]> {
  const [chat] = (await readContracts()) as [Contract]
  return chat.operations
    .filter(({ id, method, paging }) => id in families && method === 'GET' && paging)
    .flatMap((operation) => {
      const { parameters } = operation
      const path = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, places[name]])
      const adding = parameters.filter((parameter) => parameter['x-adds']).map(({ name }) => [name, true])
      const acting = parameters.find(({ name }) => name === 'onBehalfOf')
      const users = acting?.required ? ['mira', 'jonas'] : acting ? [undefined, 'mira', 'jonas'] : [undefined]
      return users.map((onBehalfOf) => ({
        operation,
        args: { ...Object.fromEntries([...path, ...adding]), ...(onBehalfOf && { onBehalfOf }) },
      }))
    })
}

const valuesAt = (record: unknown, name: string): unknown[] =>
  name
    .split('.')
    .reduce<unknown[]>(
      (nodes, key) =>
        nodes.filter(isObject).flatMap((node) => (key === '*' ? Object.values(node) : node[key] === undefined ? [] : [node[key]])),
      [record],
    )

const withoutKeys = (args: Args, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !keys.includes(name)))

test('each filter of the documents keeps the records that it states, and leaves out others', async () => {
  const [chat] = (await readContracts()) as [Contract]
  const tried = new Map<string, Set<boolean>>()
  for (const { operation, args } of await lists()) {
    const method = camelCase(operation.id)
    const filters = operation.parameters.filter((parameter) => parameter['x-filter'])
    const all = filters.length === 0 ? [] : await listed(method, args)
    for (const { name, schema, ...parameter } of filters) {
      const rule = parameter['x-filter']
      if (!rule || (parameter['x-companions']?.requires?.includes('onBehalfOf') && !args.onBehalfOf)) continue
      const key = `${rule.of} ${name}`
      const seen = tried.get(key) ?? new Set()
      tried.set(key, seen)
      const isFlag = rule.operator === 'present' || rule.operator === 'absent'
      const shown = all.flatMap((record) => rule.properties.flatMap((property) => valuesAt(record, property))).flat()
      for (const value of isFlag ? [true] : new Set(shown)) {
        const { type, enum: allowed } = resolve(chat.document, schema) as Schema
        if (allowed && !allowed.includes(value)) continue
        const needed = parameter['x-companions']?.ignoredWithout ?? []
        const call = { ...args, ...Object.fromEntries(needed.map((other) => [other, 1])), [name]: type === 'array' ? [value] : value }
        const kept = await listed(method, call)
        expect(
          kept.filter((record) => keepsRecord(rule, value, record) === false),
          `${operation.id} ${name}=${value}`,
        ).toEqual([])
        const ids = kept.map(idOf)
        const missing = all.filter((record) => keepsRecord(rule, value, record) === true && !ids.includes(idOf(record)))
        expect(missing.map(idOf), `${operation.id} ${name}=${value}`).toEqual([])
        if (kept.length > 0) seen.add(true)
        if (all.some((record) => !ids.includes(idOf(record)))) seen.add(false)
      }
    }
  }
  // Nothing was edited, and no submission is rejected.
  const untried = [...tried].filter(([, seen]) => seen.size < 2).map(([place]) => place)
  expect(untried).toEqual(['messages editedAt[from]', 'messages editedAt[to]', 'messages moderationStatus'])
})

test('a parameter that adds a property adds it, and nothing else does', async () => {
  const never = new Set<string>()
  const always = new Set<string>()
  for (const { operation, args } of await lists()) {
    for (const { name, 'x-adds': added } of operation.parameters) {
      if (!added) continue
      const shows = (records: object[]) => added.some((property) => records.some((record) => valuesAt(record, property).length > 0))
      const place = `${operation.id} ${name}`
      if (shows(await listed(camelCase(operation.id), withoutKeys(args, [name])))) always.add(place)
      if (shows(await listed(camelCase(operation.id), args))) never.delete(place)
      else if (!args.onBehalfOf) never.add(place)
    }
  }
  expect([...always]).toEqual([])
  expect([...never]).toEqual([])
})

/** Why parameters of lists of the fake have no key, where they neither page nor sort. */
const withoutKey: Readonly<Record<string, readonly string[]>> = {
  'It says what `searchKey` compares.': ['list-users searchIn', 'list-groups searchIn'],
  'It adds records.': ['list-users withDeactivated', 'list-conversations includeBlockedUsers'],
  'No source says where the number is.': ['list-users count', 'messages count'],
  'No source says how it compares.': ['list-friends', 'list-groups', 'list-conversations', 'messages'].map((list) => `${list} searchKey`),
  'No property says what it compares.': [
    ...['attachmentTypes', 'hasLinks', 'unread', 'undelivered', 'hideMessagesFromBlockedUsers'].map((name) => `messages ${name}`),
    ...['list-threads participatedByMe', 'list-conversations hideAgentic', 'list-conversations onlyAgentic'],
  ],
  'The keys of `data.mentions` are compared.': ['messages mentionedUids', 'messages myMentionsOnly'],
  'It takes a property from every record.': ['messages hideQuotedMessages'],
  'No source names what it adds.': ['messages mentionsWithBlockedInfo', 'list-conversations withBlockedInfo'],
  'It is about users or about groups only.': [
    ...['list-conversations userTags', 'list-conversations groupTags'],
    ...['list-submitted-messages receiverUID', 'list-submitted-messages receiverGUID'],
  ],
  'It is about the speed of the service.': ['list-conversations useCursoredIndex'],
  'It is for super admins.': ['list-conversations unique'],
}
/** Parameters that page or sort, whatever the list. */
const paging = ['page', 'perPage', 'limit', 'affix', 'id', 'sentAt', 'updatedAt', 'sortBy', 'sortOrder']

test('each query parameter of a list has a key, pages, sorts, or says why not', async () => {
  const operations = new Set((await lists()).map(({ operation }) => operation))
  const found = [...operations].flatMap(({ id, parameters }) =>
    parameters.flatMap(({ name, in: place, ...keys }) => {
      if (place !== 'query' || paging.includes(name) || keys['x-filter'] || keys['x-adds']) return []
      return [/^list-(group|all|user)-messages$/.test(id) ? `messages ${name}` : `${id} ${name}`]
    }),
  )
  expect([...new Set(found)].sort()).toEqual(Object.values(withoutKey).flat().sort())
})

/** What neither a key nor a sentence of the package states. */
const cases: Record<string, [args: Args, kept: string][]> = {
  listUsers: [[{ tags: ['old', 'bee'] }, 'mira']],
  listGroups: [
    [{ searchKey: 'SEED' }, 'seed-swap'],
    [{ searchKey: 'tomatoes', searchIn: ['guid'] }, ''],
    [{ hasJoined: false, onBehalfOf: 'jonas' }, 'tomato-growers seed-swap committee'],
    [{ sortBy: 'name' }, 'committee seed-swap tomato-growers'],
  ],
  listFriends: [[{ uid: 'mira', searchKey: 'nair' }, 'priya']],
  listGroupMessages: [
    [{ searchKey: 'SEEDLINGS' }, '1'],
    [{ attachmentTypes: 'image' }, '2'],
    [{ attachmentTypes: 'video' }, ''],
    [{ mentionedUids: ['jonas'] }, '3'],
    [{ mentionedUids: ['mira'] }, ''],
    [{ unread: true, onBehalfOf: 'mira' }, '1 3'],
    [{ limit: 2, id: '4', affix: 'prepend' }, '2 3'],
  ],
  listAllMessages: [[{ onBehalfOf: 'priya' }, '1 2 3 4']],
}

const calls = Object.entries(cases).flatMap(([method, list]) => list.map(([args, kept]) => ({ method, args, kept })))

test.each(calls)('$method with $args returns $kept', async ({ method, args, kept }) => {
  const rest = method === 'listGroupMessages' ? { guid: 'tomato-growers' } : {}
  expect((await listed(method, { ...rest, ...args })).map(idOf).join(' ')).toBe(kept)
})

test('no request or response violates the specification', () => {
  expect(fake.violations).toEqual([])
})
