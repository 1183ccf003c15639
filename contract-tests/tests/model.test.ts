import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { itemSchemas } from '../documents/subschemas.ts'
import { passing, reject, ServiceError } from '../fake/call.ts'
import { changed } from '../fake/readings/reading.ts'
import type { Wrap } from '../fake/wraps.ts'
import { isCompared, parts, storiesOf } from '../model/parts.ts'
import { remember } from '../model/snapshot.ts'
import { alwaysInResponse, branchesOf, responseSchema } from '../server/resources.ts'
import { allReadings as readings } from './formerReadings/formerReadings.ts'
import { everyRecord, without } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { compare } from './virtualRuns.ts'

const [chat] = await readContracts()
const compared = (chat?.operations ?? []).filter(isCompared).map(({ id }) => id)
const familyOf = (id: string) => {
  const tag = chat?.operations.find((operation) => operation.id === id)?.tag
  return chat?.operations.flatMap((operation) => (operation.tag === tag && compared.includes(operation.id) ? [operation.id] : [])) ?? []
}

/** What a comparison tells if the handler of an operation is wrapped, until it tells something. */
async function noticed(operation: string, wrap: Wrap, only: readonly string[] = [operation]): Promise<readonly string[]> {
  const { findings, differences } = await compare({ handlers: { [operation]: wrap } }, only, { untilFinding: true })
  return [...findings, ...differences]
}

/** What it finds. */
const findings = async (operation: string, wrap: Wrap): Promise<readonly string[]> =>
  (await compare({ handlers: { [operation]: wrap } }, [operation])).findings

/** Does the same for each other record of the kind. */
const everywhere =
  (parameter: 'uid' | 'guid' | 'id' | 'role'): Wrap =>
  (call, next) => {
    const { users, groups, messages, roles } = call.store
    const ids = [...{ uid: users, guid: groups, id: messages, role: roles }[parameter].keys()]
    const body = structuredClone(next(call))
    for (const id of ids.filter((other) => other !== call.path[parameter])) {
      try {
        next({ ...call, path: { ...call.path, [parameter]: id } })
      } catch {
        // It may not be possible there.
      }
    }
    return body
  }

/** Lets every user do what the app itself may do. */
const byAnybody: Wrap = (call, next) => next({ ...call, actor: undefined })

/** Responds with success in the place of an error code. */
const accepting =
  (code: string): Wrap =>
  (call, next) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError && error.code === code) return { data: { success: true, message: 'Done.' } }
      throw error
    }
  }

/** Responds as usual, but only the first call has an effect. */
const onlyOnce = (): Wrap => {
  let first: Json | undefined
  return (call, next) => structuredClone((first ??= next(call)))
}

const rejections = {
  'kick-group-member': ['ERR_NOT_A_MEMBER', 'ERR_BANNED_GROUPMEMBER'],
  'ban-group-user': ['ERR_ALREADY_BANNED'],
  'unban-group-user': ['ERR_NOT_A_BANNED_USER'],
  'change-group-member-scope': ['ERR_GROUP_NO_SELF_ACTION', 'ERR_SAME_SCOPE'],
  'update-group': ['ERR_EMPTY_GROUP_PASS', 'ERR_UID_NOT_FOUND'],
  'create-user': ['ERR_UID_ALREADY_EXISTS'],
  'create-group': ['ERR_GUID_ALREADY_EXISTS'],
  'mark-group-conversation-as-read': ['ERR_CONVERSATION_NOT_ACCESSIBLE'],
  'pin-group-conversation': ['ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED'],
}
const effects = [
  ...['add-friends', 'delete-authtoken', 'flush-authtokens', 'remove-message-reaction', 'unsave-message', 'send-thread-message'],
  ...['flag-a-message', 'restrict-features', 'update-rule', 'import-users'],
]
const places = [
  ...[['update-user', 'uid'] as const, ['block-users', 'uid'] as const, ['delete-group', 'guid'] as const],
  ...[['reset-user-conversation', 'uid'] as const, ['delete-message', 'id'] as const, ['update-role', 'role'] as const],
]

// Some, in turn by day; the stateful faults are made of every operation.
test.each<[what: string, operation: string, wrap: Wrap, finding: string]>([
  ...inTurn(Object.entries(rejections), 8).flatMap(([id, codes]) =>
    codes.map((code): [string, string, Wrap, string] => [`does not reject with ${code}`, id, accepting(code), `${code}, got 200`]),
  ),
  ...inTurn(effects, 8).map((id): [string, string, Wrap, string] => ['has no effect', id, onlyOnce(), 'expected ']),
  ...inTurn(places, 6).map(([id, of]): [string, string, Wrap, string] => ['does the same elsewhere', id, everywhere(of), 'expected ']),
  ['is open to everybody', 'kick-group-member', byAnybody, 'response status: expected 40'],
  ['is open to everybody', 'update-message', byAnybody, 'update-message: '],
])('notices that %s: %s', async (_, operation, wrap, finding) => {
  expect((await noticed(operation, wrap)).join('\n')).toContain(finding)
})

/** A body of a request is changed before it is handled. */
const receiving =
  (change: (body: Json) => Json): Wrap =>
  (call, next) =>
    next({ ...call, body: change(call.body) })

/** Responds to a request as the first time. */
const stale = (): Wrap => {
  const known = new Map<string, Json>()
  return (call, next) => {
    const key = JSON.stringify([call.path, call.query, call.actor?.uid])
    const body = known.get(key) ?? structuredClone(next(call))
    known.set(key, body)
    return structuredClone(body)
  }
}

const renames: Wrap = (call, next) => {
  try {
    return next(call)
  } catch (error) {
    next({ ...call, actor: undefined, body: { name: 'Renamed' } })
    throw error
  }
}

const unsetsAll: Wrap = (call, next) => {
  for (const permission of ['createGroup', 'joinGroup', 'listGroups']) next({ ...call, path: { ...call.path, permission } })
  return next(call)
}

const reportedEarlier = changed((entry) => {
  const { flaggedBy, ...rest } = entry as { flaggedBy?: Json[] }
  return { ...rest, flaggedBy: flaggedBy?.map((report) => ({ ...report, flaggedAt: Number(report.flaggedAt) - 600 })) }
})

const ofOthersToo: Wrap = (call, next) => {
  const { data, ...rest } = next(call) as { data: Json[] }
  const others = [...call.store.users.values()].filter(({ uid }) => uid !== call.actor?.uid)
  const all = [...data, ...others.flatMap((actor) => (next({ ...call, actor }) as { data: Json[] }).data)]
  return { ...rest, data: [...new Map(all.map((conversation) => [conversation.conversationId, conversation])).values()] }
}

const onlyOwn: Wrap = (call, next) => {
  const body = next(call) as { data: Json[] }
  return call.actor ? { ...body, data: body.data.filter(({ uid }) => uid === call.actor?.uid) } : body
}

const oneMore: Wrap = ({ query, ...call }, next) =>
  next({ ...call, query: query.perPage === undefined ? query : { ...query, perPage: Number(query.perPage) + 1 } })

const inEitherOrder: Wrap = (call, next) => {
  const [first, second] = String(call.path.conversationId).split('_user_')
  try {
    return next(call)
  } catch {
    return next({ ...call, path: { ...call.path, conversationId: `${second}_user_${first}` } })
  }
}

const byBeginning: Wrap = (call, next) => {
  for (const uid of call.store.users.keys())
    if (uid !== call.path.uid && uid.startsWith(String(call.path.uid))) next({ ...call, path: { ...call.path, uid } })
  return next(call)
}

const forgets = (): Wrap => {
  let reads = 0
  return (call, next) => {
    const body = next(call) as { data: Json }
    return reads++ < 4 ? body : { data: without('membersCount')(body.data) }
  }
}

const misnamed = changed((record) => ({ ...record, conversationWith: { ...(record.conversationWith as Json), name: 'Somebody else' } }))
const shouts = changed((group) => ({ ...(group as Json), name: String((group as Json).name).toUpperCase() }))
const withoutMine = everyRecord((record) => ('reactedByMe' in record ? { ...record, reactedByMe: false } : record))
const notMine: Wrap = (call, next) => withoutMine(next(call)) as Json
const forBoth: Wrap = (call, next) => {
  const body = structuredClone(next(call))
  const other = call.store.users.get(String(call.path.uid))
  if (other) next({ ...call, path: { uid: String(call.actor?.uid) }, actor: other, body: {} })
  return body
}
/** Responds with a list instead of rejecting who may not see it. */
const listing =
  (...data: Json[]): Wrap =>
  (call, next) => {
    try {
      return next(call)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'ERR_GROUP_NOT_JOINED') throw error
      return { data, meta: { current: { limit: 10, count: data.length } } }
    }
  }
const withoutKey = receiving(({ permissions }) => ({ permissions: without('editMessage.denyForScopes')(permissions as Json) }))
const withoutNested = receiving((body) => ({ ...body, ...(body.metadata !== undefined && { metadata: { deep: {} } }) }))
const lowered = receiving(({ tags, ...body }) => ({ ...body, ...(Array.isArray(tags) && { tags: tags.map((tag) => tag.toLowerCase()) }) }))
const trimmed = receiving(({ name, ...body }) => ({ ...body, ...(typeof name === 'string' && { name: name.trim() }) }))

const skipsOne: Wrap = (call, next) => {
  const body = next(call) as { data: Json[]; meta: { current: Json } }
  if (call.query.id === undefined || call.query.limit === 100) return body
  const data = body.data.slice(1)
  return { data, meta: { ...body.meta, current: { ...body.meta.current, count: data.length } } }
}
const countsMore: Wrap = (call, next) => {
  const { data, meta } = next(call) as { data: Json[]; meta: { pagination: { total: number } } }
  return { data, meta: { pagination: { ...meta.pagination, total: meta.pagination.total + 1 } } }
}
const alwaysFirst: Wrap = ({ query, ...call }, next) => {
  const { data } = next({ ...call, query: { ...query, page: 1 } }) as { data: Json[] }
  const page = next({ ...call, query }) as { data: Json[] }
  return { ...page, data: data.slice(0, page.data.length) }
}

const pinned = changed((conversation) => ({ pinnedAt: 1_700_000_000, ...conversation }))
const pinning = ['get-user-conversation', 'pin-user-conversation']

test.each(
  inTurn<[what: string, operation: string, wrap: Wrap, finding: RegExp, only?: string[]]>(
    [
      ['a rejected call changes something', 'update-group', renames, /Renamed/],
      ['a property of a body is ignored at any depth', 'set-role-permissions', withoutKey, /expected /],
      ['unsetting a permission unsets all', 'unset-role-permission', unsetsAll, /expected /],
      ['a report is older than its message', 'list-flagged-messages', reportedEarlier, /flaggedAt/, ['flag-a-message']],
      ['the list of conversations has those of others', 'list-conversations', ofOthersToo, /./],
      ['a list of reactions depends on who asks', 'list-all-reactions', onlyOwn, /./],
      ['a page holds one record more than requested', 'list-user-messages', oneMore, /./],
      ['the pages of a list lack one of its records', 'list-group-messages', skipsOne, /on a page, as in the whole list/],
      ['a total is not what all pages hold', 'list-group-members', countsMore, /pagination\/total: expected 4, got 5/],
      ['every page is the first one', 'list-groups', alwaysFirst, /on one page, got it on two/],
      ['the id of a conversation names its users in either order', 'get-conversation', inEitherOrder, /expected 40[34] \S+, got (200|404)/],
      ['an edit changes no tags', 'update-message', receiving(({ data = {} }) => ({ data })), /expected /],
      ['tokens of a user are removed whose uid begins alike', 'flush-authtokens', byBeginning, /list-authtokens/],
      ['tags are lost', 'create-user', receiving(without('tags')), /expected /],
      ['nested metadata is emptied', 'create-user', withoutNested, /expected /],
      ['capital letters in tags change', 'create-user', lowered, /expected /],
      ['names are trimmed', 'update-group', trimmed, /expected /],
      ['a receipt also counts for the other user', 'mark-user-conversation-as-read', forBoth, /unreadMessageCount: expected [12], got 0/],
      ['a reaction does not name the acting user', 'add-message-reaction', notMine, /reactedByMe: expected true/],
      [
        'messages are listed for non-members',
        'list-group-messages',
        listing({ id: '1' }),
        /ERR_GROUP_NOT_JOINED, got 200|list-group-messages: /,
      ],
      ['conversations have a pin that nobody pinned', 'get-user-conversation', pinned, /pinnedAt: expected nothing/, pinning],
      ['an optional property is no longer there', 'get-group', forgets(), /membersCount/],
      ['a record is wrong of which a reading shows less', 'pin-user-conversation', misnamed, /got Somebody else/],
      [
        'no reading declares what it shows',
        'get-group',
        shouts,
        /get-group: response (200 body )?\/data\/name: expected [A-Z][a-z ]+, got [A-Z ]+ \(/,
      ],
      [
        'a read stays as it was, and blames it',
        'get-user',
        stale(),
        /(get|update)-user: .*response /,
        ['update-user', 'get-user', 'list-users'],
      ],
      ['a list stays as it was', 'list-conversations', stale(), /./, ['list-conversations', 'send-message']],
      ['reactions stay as they were', 'list-reactions-of-one-kind', stale(), /./, ['list-reactions-of-one-kind', 'add-message-reaction']],
    ],
    4,
  ),
)('notices that %s', async (_, operation, wrap, finding, only) => {
  const [first = ''] = await noticed(operation, wrap, only)
  expect(first).toMatch(finding)
})

test('has one cause for a fault that many calls show', async () => {
  const renamed = changed((user) => ({ ...(user as Json), createdAt: 1 }))
  const found = await noticed('list-users', renamed, familyOf('list-users'))
  expect(found.map((text) => text.slice(-200))).toEqual([expect.stringContaining('createdAt')])
})

/** The readings of the compared families. */
const own = readings.filter(({ operations }) => operations.every((id) => compared.includes(id)))

// Each alone, and all together in each part of the comparison, in turn by day.
test.each(
  inTurn(
    own.map(({ name }) => name),
    24,
  ),
)('takes the reading %s without a finding', async (name) => {
  const { operations } = own.find((reading) => reading.name === name) ?? { operations: [] }
  expect((await compare({ readings: [name] }, operations)).findings).toEqual([])
})

test.each(inTurn(parts, 5))('takes all readings together without a finding: $name', async ({ tags }) => {
  const only = (chat?.operations ?? []).filter((operation) => tags.includes(operation.tag) && isCompared(operation)).map(({ id }) => id)
  const { findings, differences } = await compare({ readings: own.map(({ name }) => name) }, only)
  expect(findings).toEqual([])
  expect(differences).not.toEqual([])
})

const app = 'app_system'
const renamed = ({ sender, ...record }: Json) => ({ ...record, ...(sender !== undefined && { sender: sender === app ? 'app' : sender }) })
const byApp = (record: Json) => (record.category === 'action' && record.sender !== undefined ? { ...record, sender: app } : record)
const asTexts = ({ appInfo, ...record }: Json) => ({ ...record, ...(isObject(appInfo) && { appInfo: JSON.stringify(appInfo) }) })

const turned = (id: unknown) => String(id).split('_user_').reverse().join('_user_')
const inOtherOrder = ({ conversationId: id, ...record }: Json) => ({ ...record, ...(id !== undefined && { conversationId: turned(id) }) })
const findsTurned: Wrap = (call, next) => next({ ...call, path: { ...call.path, conversationId: turned(call.path.conversationId) } })
const conversation = ['get-conversation', 'send-message']

test.each(
  inTurn<[what: string, only: string[], change: (record: Json) => Json, handlers?: Record<string, Wrap>]>(
    [
      ['names the app in another way', ['send-message', 'list-group-messages'], renamed],
      ['lets the app send what users did', ['add-group-members', 'update-message'], byApp],
      ['leaves out what is optional of a group', ['get-group', 'list-groups'], without('membersCount', 'updatedBy')],
      ['leaves out what is optional of a review', ['flag-a-message', 'list-flagged-messages'], without('appId', 'reasonName')],
      ['returns the text of an object', ['create-authtoken', 'update-authtoken', 'get-authtoken'], asTexts],
      ['names the users of a conversation in the other order', conversation, inOtherOrder, { 'get-conversation': findsTurned }],
    ],
    4,
  ),
)('accepts a server that %s', async (_, only, change, handlers = {}) => {
  let changes = 0
  const response = (body: unknown) => {
    const own = everyRecord(change)(body)
    changes += Number(!isDeepStrictEqual(own, body))
    return own
  }
  expect((await compare({ handlers, response }, only)).findings).toEqual([])
  expect(changes).toBeGreaterThan(0)
})

test('accepts a server that checks in another order, but no other reason', async () => {
  let changes = 0
  const otherReason: Wrap = (call, next) => {
    try {
      return next(call)
    } catch (first) {
      const restore = remember(call.store)
      try {
        passing(new Set([(first as ServiceError).code]), () => next(call))
      } catch (other) {
        if (other instanceof ServiceError) changes++
        if (other instanceof ServiceError) throw other
      } finally {
        restore()
      }
      throw first
    }
  }
  expect(await findings('send-thread-message', otherReason)).toEqual([])
  expect(changes).toBeGreaterThan(0)
  const wrong: Wrap = () => reject('ERR_MESSAGE_THREAD_NESTING', 'Always.')
  expect(await noticed('send-thread-message', wrong)).not.toEqual([])
})

const newest: Wrap = (call, next) => {
  const { limit = 100, ...query } = call.query
  const data = (next({ ...call, query }) as { data: Json[] }).data.toReversed().slice(0, Number(limit))
  return { data, meta: { current: { limit, count: data.length } } }
}
const bare: Wrap = (call, next) => (next(call) as { data: Json }).data

test.each(
  inTurn<[what: string, operation: string, wrap: Wrap]>(
    [
      ['lists nothing for who may not see the records', 'list-group-messages', listing()],
      ['lists the newest records up to a limit', 'list-flagged-messages', newest],
      ['returns a result without `data`', 'review-flagged-message', bare],
    ],
    4,
  ),
)('accepts a server that %s', async (_, operation, wrap) => {
  expect(await findings(operation, wrap)).toEqual([])
})

test('waits for a message also before a call that is rejected for another reason', async () => {
  const early = new Set<unknown>()
  const tooEarly: Wrap = (call, next) => {
    if (!call.actor || early.has(call.path.id) || !call.store.messages.has(String(call.path.id))) return next(call)
    early.add(call.path.id)
    return reject('ERR_MESSAGE_NO_ACCESS', 'The message is not accessible yet.')
  }
  expect(await findings('update-message', tooEarly)).toEqual([])
  expect(early.size).toBeGreaterThan(1)
})

/** The optional properties of the records in an operation's response that no request writes. */
function optionalOf(contract: Contract, operation: Operation): string[] {
  const requests = Object.entries(contract.document.components.schemas).filter(([name]) => name.endsWith('Request'))
  const written = JSON.stringify([requests, contract.operations.map(({ body }) => body)])
  const records = [responseSchema(contract, operation, 'data') ?? {}].flatMap((schema) => branchesOf(contract.document, schema))
  const items = itemSchemas(records, 0).flatMap((schema) => branchesOf(contract.document, schema))
  const isOptional = (name: string) => ['', '/0'].every((record) => !alwaysInResponse(contract, operation, `${record}/${name}`))
  const names = [...records, ...items].flatMap(({ properties }) => Object.keys(properties ?? {}))
  // Bounds of filters need the times of records, and entries the message that they are about.
  const needed = ['updatedAt', 'message']
  return [...new Set(names)].filter((name) => isOptional(name) && !written.includes(`"${name}":`) && !needed.includes(name))
}

test.each(inTurn(parts, 5))('accepts a server that leaves out everything optional that no call writes: $name', async ({ tags }) => {
  const operations = (chat?.operations ?? []).filter(({ id, tag }) => compared.includes(id) && tags.includes(tag))
  const left = operations.map((operation) => [operation.id, optionalOf(chat as Contract, operation)] as const)
  expect(left.flatMap(([, names]) => names).length).toBeGreaterThan(5)
  const handlers = Object.fromEntries(
    left.map(([id, names]) => [id, changed((record) => (isObject(record) ? without(...names)(record) : record))]),
  )
  expect((await compare({ handlers }, Object.keys(handlers), { sample: 0.4 })).findings).toEqual([])
})

test('goes on in the same world after a write that the server rejects', async () => {
  let worlds = 0
  const handlers: Record<string, Wrap> = {
    'create-user': (call, next) => {
      worlds += Number(String(call.body.uid).endsWith('-mira'))
      return next(call)
    },
    'kick-group-member': () => reject('ERR_PERMISSION_DENIED', 'Never.'),
  }
  const { findings } = await compare({ handlers }, ['kick-group-member', 'add-group-members'])
  expect(findings.map((text) => /: ([\w-]+): response status/.exec(text)?.[1])).toEqual(['kick-group-member'])
  expect(worlds).toBe(1)
})

test('waits for a conversation that its user cannot reach yet', async () => {
  const early = new Set<unknown>()
  const tooEarly: Wrap = (call, next) => {
    const key = `${call.actor?.uid} ${call.path.uid}`
    if (early.has(key)) return next(call)
    next(call)
    early.add(key)
    return reject('ERR_CONVERSATION_NOT_ACCESSIBLE', 'The message is not decided yet.')
  }
  const { findings, notes } = await compare({ handlers: { 'mark-user-conversation-as-read': tooEarly } }, [
    'mark-user-conversation-as-read',
  ])
  expect(findings).toEqual([])
  expect(early.size).toBeGreaterThan(1)
  expect(notes).toContain('rejects mark-user-conversation-as-read at first (403), and accepts it a moment later')
})

test('notices that messages of a user are sent by the app', async () => {
  const asApp = (record: Json) => (record.category === 'message' && record.sender !== undefined ? { ...record, sender: app } : record)
  const { findings, differences } = await compare({ response: everyRecord(asApp) }, ['send-message'], { untilFinding: true })
  expect([...findings, ...differences].join()).toMatch(/sender: expected [\w-]+, got app_system/)
})

test('tells a story only in its own part, unless its operation is chosen', () => {
  const told = (...ids: string[]) =>
    parts.filter((part) => storiesOf(chat as Contract, part, new Set(ids)).length > 0).map(({ name }) => name)
  expect(told('update-user')).toEqual(['users'])
  expect(told('update-user', 'set-role-permissions')).toContain('rights')
})
