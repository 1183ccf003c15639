import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import type { Handler } from '../../../../contract-tests/fake/call.ts'
import { families } from '../../../../contract-tests/fake/families.ts'
import type { ApiKeyRecord } from '../../../../contract-tests/fake/records.ts'
import { seed } from '../../../../contract-tests/fake/seed.ts'
import type { Seeds } from '../../../../contract-tests/fake/seeds.ts'
import { createStore, type Store } from '../../../../contract-tests/fake/store.ts'
import { remember } from '../../../../contract-tests/model/snapshot.ts'

// An app in which the documents' examples make sense: it has the records that they name, and for
// each kind further ones that differ.

/** The times of the examples: bounds in queries are the first two. */
const [early, late] = [1_772_355_600, 1_772_442_000]
const before = early - 86_400
const between = early + 3_600

const image = {
  url: 'https://example.com/media/seedlings.jpg',
  name: 'tomatoes.jpg',
  mimeType: 'image/jpeg',
  extension: 'jpg',
  size: '48213',
}
const film = { url: 'https://example.com/media/walk.mp4', name: 'walk.mp4', mimeType: 'video/mp4', extension: 'mp4', size: '90210' }

const group = { receiverType: 'group', receiver: 'tomato-growers' } as const
const toMira = { receiver: 'mira' } as const

const seeds: Seeds = {
  apiKeys: [
    { apiKey: 'feedfacefeedfacefeedfacefeedfacefeedface', name: 'App' },
    { apiKey: 'cafebabecafebabecafebabecafebabecafebabe', name: 'Demo login', scope: 'authOnly' },
    { apiKey: 'decade00decade00decade00decade00decade00', name: 'Shed', scope: 'authOnly' },
  ],
  roles: [
    {
      role: 'keeper',
      name: 'Keeper',
      description: 'Keeps the garden.',
      metadata: { email: 'keeper@example.com' },
      settings: { listUsers: 'all' },
    },
    { role: 'visitor', name: 'Visitor' },
  ],
  users: [
    {
      uid: 'mira',
      name: 'Mira Okafor',
      role: 'keeper',
      tags: ['compost-team'],
      status: 'available',
      avatar: 'https://example.com/m.png',
      createdAt: between,
    },
    { uid: 'jonas', name: 'Jonas Lind', tags: ['newcomer'], metadata: { bed: 'south-4' }, createdAt: before },
    { uid: 'priya', name: 'Priya Nair', role: 'visitor', tags: ['newcomer', 'compost-team'], status: 'available', createdAt: late + 60 },
    { uid: 'dealbot', name: 'Best Deals', link: 'https://example.com/deals', createdAt: between + 1 },
    { uid: 'garden-helper', name: 'Garden helper', createdAt: between + 2 },
    { uid: 'teo', name: 'Teo Marsh', deactivatedAt: late, createdAt: before },
    { uid: 'miller', name: 'Jo Smith', statusMessage: 'Away', createdAt: between + 3 },
    { uid: 'ada', name: 'Ada Brook', createdAt: between + 4 },
  ],
  groups: [
    {
      guid: 'tomato-growers',
      name: 'Tomato growers',
      owner: 'mira',
      icon: 'https://example.com/icons/tomato-growers.png',
      description: 'Sowing and staking.',
      tags: ['growing'],
      members: { moderators: ['jonas'], participants: ['priya', 'garden-helper'], usersToBan: ['dealbot', 'miller'] },
      createdAt: between,
    },
    {
      guid: 'seed-swap',
      name: 'Seed swap',
      type: 'password',
      password: 'open-sesame',
      owner: 'jonas',
      members: { participants: ['mira'] },
      createdAt: before,
    },
    {
      guid: 'committee',
      name: 'Committee tomato',
      type: 'private',
      owner: 'mira',
      members: { admins: ['priya'], participants: ['jonas'] },
      createdAt: late + 60,
    },
    { guid: 'zinnias', name: 'Zinnias', tags: ['growing', 'flowers'], createdAt: between + 5 },
  ],
  reasons: [{ id: 'off-topic', name: 'Off topic', description: 'Not about the garden.' }],
  friends: [
    ['mira', 'priya'],
    ['mira', 'garden-helper'],
    ['jonas', 'miller'],
  ],
  messages: [
    { ...group, id: '4190', sender: 'mira', data: { text: 'Welcome' }, sentAt: before },
    {
      ...group,
      id: '4201',
      sender: 'mira',
      data: { text: 'The seedlings can go out on Saturday.' },
      tags: ['planting'],
      sentAt: between,
      flaggedBy: [{ uid: 'jonas', reasonId: 'spam' }],
    },
    {
      ...group,
      id: '4202',
      sender: 'jonas',
      data: { text: 'My tomatoes, <@uid:mira> and <@uid:priya>: https://example.com/t' },
      tags: ['harvest'],
      sentAt: between + 10,
    },
    { ...group, id: '4203', sender: 'jonas', type: 'image', data: { attachments: [image] }, sentAt: between + 20 },
    {
      ...group,
      id: '4204',
      sender: 'priya',
      type: 'video',
      data: { attachments: [film] },
      sentAt: between + 30,
      flaggedBy: [{ uid: 'mira' }, { uid: 'jonas', remark: 'Blurred' }],
    },
    { ...group, id: '4205', sender: 'priya', category: 'custom', type: 'plan', data: { customData: { bed: 4 } }, sentAt: between + 40 },
    { ...group, id: '4206', sender: 'priya', parentId: '4201', data: { text: 'Shall I bring stakes, <@uid:mira>?' }, sentAt: between + 50 },
    { ...group, id: '4207', sender: 'jonas', parentId: '4202', data: { text: 'They are red.' }, sentAt: between + 60 },
    { ...group, id: '4208', sender: 'garden-helper', data: { text: 'No frost, <@uid:jonas>.' }, sentAt: late + 60 },
    {
      ...toMira,
      id: '4209',
      sender: 'jonas',
      data: { text: 'Did the tomatoes arrive, <@uid:mira>? https://example.com' },
      tags: ['harvest'],
      sentAt: between + 70,
    },
    { ...toMira, id: '4210', sender: 'jonas', type: 'image', data: { attachments: [image] }, sentAt: between + 80 },
    { ...toMira, id: '4211', sender: 'jonas', parentId: '4209', data: { text: 'Hello?' }, sentAt: between + 90 },
    { ...toMira, id: '4212', sender: 'dealbot', data: { text: 'Cheap tomatoes' }, sentAt: between + 100 },
    { sender: 'mira', receiver: 'jonas', id: '4213', data: { text: 'Yes' }, sentAt: late + 60 },
    { sender: 'mira', receiver: 'priya', id: '4230', data: { text: 'Sunday?' }, sentAt: between + 110 },
    { ...group, id: '4231', sender: 'jonas', data: { text: 'Watered.' }, sentAt: between + 120 },
    { ...toMira, id: '4232', sender: 'priya', data: { text: 'Sunday!' }, sentAt: between + 130 },
    { receiverType: 'group', receiver: 'seed-swap', id: '4233', sender: 'jonas', data: { text: 'Beans' }, sentAt: between + 140 },
    { receiverType: 'group', receiver: 'seed-swap', id: '4234', sender: 'mira', data: { text: 'Peas' }, sentAt: between + 150 },
    { ...group, id: '4229', sender: 'dealbot', data: { text: 'Cheap shears' }, sentAt: between + 105 },
    { receiver: 'miller', id: '4235', sender: 'jonas', data: { text: 'Key?' }, sentAt: between + 160 },
    { ...group, id: '4236', sender: 'jonas', data: { text: 'Typo' }, sentAt: between + 170 },
    { ...group, id: '4237', sender: 'priya', data: { text: 'Edited' }, sentAt: between + 180 },
  ],
}

/** What happens in the app: operation, identifiers in the path, acting user, body. */
const history: readonly [id: string, path: Record<string, string>, actor: string | undefined, body?: Json][] = [
  [
    'create-keyword-list',
    {},
    undefined,
    { id: 'advert-words', name: 'Advert words', category: 'word', searchTerms: 'half price,free shipping' },
  ],
  ['create-keyword-list', {}, undefined, { id: 'weed-words', name: 'Weed words', category: 'word', searchTerms: 'bindweed' }],
  [
    'create-rule',
    {},
    undefined,
    {
      id: 'no-adverts',
      name: 'No adverts',
      description: 'Keeps shops out.',
      conditions: [{ category: 'word', isKeywordsReferencePresent: true, value: 'advert-words' }],
      action: ['blockMessage'],
    },
  ],
  [
    'create-rule',
    {},
    undefined,
    { id: 'no-weeds', name: 'No weeds', enabled: false, conditions: [{ value: 'bindweed' }], action: ['flagMessage'] },
  ],
  ['update-rule', { ruleId: 'no-adverts' }, undefined, { id: 'no-adverts', description: 'Keeps shops out of the garden.' }],
  ['send-message', {}, 'jonas', { ...group, type: 'text', data: { text: 'All half price' } }],
  ['send-message', {}, 'priya', { ...group, type: 'text', data: { text: 'With free shipping' } }],
  ['send-message', {}, 'priya', { ...group, type: 'text', data: { text: 'Half price again' } }],
  ['send-message', {}, 'jonas', { ...group, type: 'text', data: { text: 'As I said' }, quotedMessageId: 4202 }],
  ['send-message', {}, 'jonas', { ...toMira, receiverType: 'user', type: 'text', data: { text: 'As I said' }, quotedMessageId: 4209 }],
  ['add-message-reaction', { id: '4201', reaction: '😀' }, 'jonas'],
  ['add-message-reaction', { id: '4201', reaction: '👍' }, 'priya'],
  ['add-message-reaction', { id: '4201', reaction: '😀' }, 'priya'],
  ['add-message-reaction', { id: '4201', reaction: '😀' }, 'mira'],
  ['add-message-reaction', { id: '4202', reaction: '😀' }, 'mira'],
  ['add-message-reaction', { id: '4209', reaction: '😀' }, 'mira'],
  ['mark-group-conversation-as-delivered', { guid: 'tomato-growers' }, 'mira', { messageId: 4203 }],
  ['mark-group-conversation-as-read', { guid: 'tomato-growers' }, 'mira', { messageId: 4202 }],
  ['mark-group-conversation-as-read', { guid: 'tomato-growers' }, 'jonas', {}],
  ['mark-user-conversation-as-read', { uid: 'jonas' }, 'mira', { messageId: 4209 }],
  ['delete-message', { id: '4236' }, 'jonas', {}],
  ['update-message', { id: '4237' }, 'priya', { data: { text: 'Edited twice' } }],
  ['pin-message', { id: '4201' }, 'mira'],
  ['pin-message', { id: '4202' }, 'mira'],
  ['save-message', { id: '4201' }, 'mira'],
  ['save-message', { id: '4202' }, 'mira'],
  ['save-message', { id: '4201' }, 'jonas'],
  ['subscribe-to-thread', { id: '4201' }, 'mira'],
  ['subscribe-to-thread', { id: '4202' }, 'mira'],
  ['update-group-conversation', { guid: 'tomato-growers' }, 'mira', { tags: ['greenhouse'] }],
  ['update-user-conversation', { uid: 'jonas' }, 'mira', { tags: ['greenhouse', 'later'] }],
  ['pin-group-conversation', { guid: 'tomato-growers' }, 'mira'],
  ['pin-user-conversation', { uid: 'jonas' }, 'mira'],
  ['replace-global-pinned-conversations', {}, undefined, { pinnedConversations: [{ guid: 'committee' }, { guid: 'zinnias' }] }],
  ['block-users', { uid: 'mira' }, undefined, { blockedUids: ['dealbot', 'miller'] }],
  ['block-users', { uid: 'priya' }, undefined, { blockedUids: ['dealbot'] }],
  [
    'submit-message-for-moderation',
    {},
    undefined,
    { sender: 'priya', receiver: 'jonas', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Are they out?' } },
  ],
  [
    'submit-message-for-moderation',
    {},
    undefined,
    { sender: 'jonas', ...group, category: 'message', type: 'image', data: { attachments: [image] } },
  ],
  [
    'submit-message-for-moderation',
    {},
    undefined,
    { sender: 'jonas', ...group, category: 'custom', type: 'plan', data: { customData: { bed: 1 } } },
  ],
  ['review-blocked-message', { id: '4238' }, undefined, { status: 'approved' }],
  ['review-flagged-message', { id: '4204' }, undefined, { status: 'approved' }],
  ['flag-a-message', { id: '4202' }, 'priya', { reasonId: 'off-topic' }],
  ['flag-a-message', { id: '4202' }, 'mira', {}],
  ['set-role-permissions', { role: 'keeper' }, undefined, { permissions: { createGroup: 'allow', 'listUsers.mode': 'friends' } }],
  ['set-role-permissions', { role: 'visitor' }, undefined, { permissions: { deleteMessage: 'deny', 'listUsers.mode': 'friends' } }],
  [
    'set-scope-permissions',
    { guid: 'tomato-growers', scope: 'participant' },
    undefined,
    { permissions: { sendMessage: 'deny', listReactions: 'deny' } },
  ],
  ['set-scope-permissions', { guid: 'seed-swap', scope: 'participant' }, undefined, { permissions: { sendMessage: 'allow' } }],
  ['restrict-features', { role: 'keeper' }, undefined, { featuresToRestrict: ['deleteGroup', 'createGroup'] }],
  ['restrict-features', { role: 'visitor' }, undefined, { featuresToRestrict: ['deleteGroup'] }],
  ['update-user', { uid: 'mira' }, undefined, { statusMessage: 'Turning the compost.' }],
  ['update-group', { guid: 'tomato-growers' }, undefined, { description: 'Sowing, staking and recipes.' }],
]

const tokens = [
  { uid: 'mira', authToken: 'mira_1772355600feedfacefeedface' },
  { uid: 'mira', authToken: 'mira_1772355601feedfacefeedface' },
  { uid: 'jonas', authToken: 'jonas_1772355600feedfacefeedface' },
]

/** The app, which a test of a request changes and resets. */
export interface World {
  readonly store: Store
  /** Calls a handler; a second passes. */
  call(handler: Handler, request: Probe): Json
  /** Restores the records, the numbers of new records and the clock. */
  reset(): void
}

/** A request to a handler. */
export interface Probe {
  readonly operation: Operation
  readonly path: Record<string, string>
  readonly query: Json
  readonly actor: string | undefined
  readonly body: Json
}

/** Creates the app. */
export function createWorld({ operations }: Contract): World {
  let now = between + 200
  const series = new Map<string, number>()
  const store: Store = {
    ...createStore({ appId: 'app-linden-yard', region: 'eu', milliseconds: () => now * 1000 }),
    next(name) {
      series.set(name, (series.get(name) ?? 0) + 1)
      return series.get(name) as number
    },
    reserve: (name, number) => void series.set(name, Math.max(series.get(name) ?? 0, number)),
  }
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const call: World['call'] = (handler, { operation, path, query, actor, body }) => {
    now++
    const [key] = store.apiKeys.values()
    return handler({
      store,
      operation,
      path,
      query,
      body: structuredClone(body),
      key: key as ApiKeyRecord,
      actor: actor === undefined ? undefined : store.users.get(actor),
    })
  }
  seed(store, seeds)
  for (const token of tokens) store.authTokens.set(token.authToken, { ...token, createdAt: early })
  for (const [id, path, actor, body = {}] of history)
    call(families[id] as Handler, { operation: byId.get(id) as Operation, path, query: {}, actor, body })
  now = late + 600
  const restore = remember(store)
  const numbers = [...series]
  return {
    store,
    call,
    reset() {
      restore()
      series.clear()
      for (const [name, number] of numbers) series.set(name, number)
      now = late + 600
    },
  }
}
