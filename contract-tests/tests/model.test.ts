import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { itemSchemas } from '../documents/subschemas.ts'
import { passing, reject, ServiceError } from '../fake/call.ts'
import { changed } from '../fake/readings/reading.ts'
import { readings } from '../fake/readings/readings.ts'
import type { Wrap } from '../fake/wraps.ts'
import { isCompared, parts, storiesOf } from '../model/parts.ts'
import { remember } from '../model/snapshot.ts'
import { alwaysInResponse, branchesOf, responseSchema } from '../server/resources.ts'
import { comparedRuns } from './comparedRuns.ts'
import { without } from './honestStyle.ts'
import { inTurn } from './inTurn.ts'

const compare = comparedRuns()

const [chat] = await readContracts()
const compared = (chat?.operations ?? []).filter(isCompared).map(({ id }) => id)
const familyOf = (id: string) => {
  const tag = chat?.operations.find((operation) => operation.id === id)?.tag
  return chat?.operations.flatMap((operation) => (operation.tag === tag && compared.includes(operation.id) ? [operation.id] : [])) ?? []
}

/** What a comparison finds if the handler of an operation is wrapped. */
async function findings(operation: string, wrap: Wrap, only: readonly string[] = [operation]): Promise<string[]> {
  return (await noticed(operation, wrap, only)).filter((text) => text.includes('model_agrees'))
}

/** What a comparison finds, also what a response shows by itself. */
const noticed = async (operation: string, wrap: Wrap, only: readonly string[] = [operation]): Promise<readonly string[]> =>
  (await compare({ settling: 0, handlers: { [operation]: wrap } }, only, { untilFinding: true })).findings

/** Does the same for each other record of the kind. */
const everywhere =
  (parameter: 'uid' | 'guid' | 'id' | 'role'): Wrap =>
  (next) =>
  (call) => {
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

test.each(
  inTurn(
    [
      ['update-user', 'uid'],
      ['update-group', 'guid'],
      ['delete-group', 'guid'],
      ['block-users', 'uid'],
      ['remove-friends', 'uid'],
      ['unban-group-user', 'guid'],
      ['update-message', 'id'],
      ['delete-message', 'id'],
      ['add-message-reaction', 'id'],
      ['remove-message-reaction', 'id'],
      ['flag-a-message', 'id'],
      ['update-role', 'role'],
    ] as const,
    4,
  ),
)('notices that %s does the same elsewhere', async (operation, parameter) => {
  const [first] = await findings(operation, everywhere(parameter))
  expect(first).toContain(`${operation}: `)
})

/** Lets every user do what the app itself may do. */
const withoutAuthority: Wrap = (next) => (call) => next({ ...call, actor: undefined })

test.each(['add-group-members', 'kick-group-member', 'unban-group-user', 'delete-group'])(
  'notices that %s is open to everybody',
  async (operation) => {
    const [first] = await findings(operation, withoutAuthority)
    expect(first).toMatch(new RegExp(`${operation}: response status: expected 40[13] `))
  },
)

/** Responds with success in the place of an error code. */
const accepting =
  (code: string): Wrap =>
  (next) =>
  (call) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError && error.code === code) return { data: { success: true, message: 'Done.' } }
      throw error
    }
  }

test.each(
  inTurn(
    [
      ['kick-group-member', 'ERR_NOT_A_MEMBER'],
      ['kick-group-member', 'ERR_BANNED_GROUPMEMBER'],
      ['ban-group-user', 'ERR_ALREADY_BANNED'],
      ['unban-group-user', 'ERR_NOT_A_BANNED_USER'],
      ['change-group-member-scope', 'ERR_GROUP_NO_SELF_ACTION'],
      ['change-group-member-scope', 'ERR_SAME_SCOPE'],
      ['update-group', 'ERR_EMPTY_GROUP_PASS'],
      ['update-group', 'ERR_UID_NOT_FOUND'],
      ['create-user', 'ERR_UID_ALREADY_EXISTS'],
      ['create-group', 'ERR_GUID_ALREADY_EXISTS'],
      ['mark-group-conversation-as-read', 'ERR_CONVERSATION_NOT_ACCESSIBLE'],
      ['pin-group-conversation', 'ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED'],
    ] as const,
    4,
  ),
)('notices that %s does not reject with %s', async (operation, code) => {
  expect((await findings(operation, accepting(code))).join('\n')).toContain(`${code}, got 200`)
})

test('notices that a rejected call changes something', async () => {
  const renames: Wrap = (next) => (call) => {
    try {
      return next(call)
    } catch (error) {
      next({ ...call, actor: undefined, body: { name: 'Renamed' } })
      throw error
    }
  }
  expect((await findings('update-group', renames)).join('\n')).toContain('Renamed')
})

/** Responds as usual, but only the first call has an effect. */
const onlyOnce = (): Wrap => {
  let first: Json | undefined
  return (next) => (call) => structuredClone((first ??= next(call)))
}

test.each(
  inTurn(
    [
      ...['add-friends', 'delete-authtoken', 'flush-authtokens', 'remove-message-reaction', 'unsave-message', 'send-thread-message'],
      ...['flag-a-message', 'restrict-features', 'update-rule', 'import-users'],
    ],
    4,
  ),
)('notices that %s has no effect', async (operation) => {
  expect(await findings(operation, onlyOnce())).not.toEqual([])
})

test('notices that a property of a body is ignored at any depth', async () => {
  const withoutKey: Wrap = (next) => (call) => {
    const { 'editMessage.denyForScopes': _, ...permissions } = call.body.permissions as Json
    return next({ ...call, body: { permissions } })
  }
  expect(await findings('set-role-permissions', withoutKey)).not.toEqual([])
})

test('notices that unsetting a permission unsets all', async () => {
  const unsetsAll: Wrap = (next) => (call) => {
    for (const permission of ['createGroup', 'joinGroup', 'listGroups']) next({ ...call, path: { ...call.path, permission } })
    return next(call)
  }
  expect(await findings('unset-role-permission', unsetsAll)).not.toEqual([])
})

test('notices a report that is older than its message', async () => {
  const reportedEarlier: Wrap = (next) => (call) => {
    const body = next(call) as { data: { flaggedBy?: Json[] }[] }
    const earlier = (report: Json) => ({ ...report, flaggedAt: Number(report.flaggedAt) - 600 })
    return { ...body, data: body.data.map((entry) => ({ ...entry, flaggedBy: entry.flaggedBy?.map(earlier) })) }
  }
  expect((await findings('list-flagged-messages', reportedEarlier, ['flag-a-message'])).join()).toContain('flaggedAt')
})

/** Does the same for all other users whom the call allows it. */
const forOthersToo: Wrap = (next) => (call) => {
  const body = structuredClone(next(call))
  for (const actor of call.store.users.values())
    try {
      if (actor.uid !== call.actor?.uid) next({ ...call, actor })
    } catch {
      // It may not be possible for this user.
    }
  return body
}

test.each(
  inTurn(
    [
      'mark-user-conversation-as-read',
      'mark-user-conversation-as-delivered',
      'mark-group-conversation-as-read',
      'update-group-conversation',
    ],
    4,
  ),
)('notices that %s also acts for others', async (operation) => {
  expect(await findings(operation, forOthersToo)).not.toEqual([])
})

test('notices that the list of conversations has those of others', async () => {
  const ofAll: Wrap = (next) => (call) => {
    const { data, ...rest } = next(call) as { data: Json[] }
    const others = [...call.store.users.values()].filter(({ uid }) => uid !== call.actor?.uid)
    const all = [...data, ...others.flatMap((actor) => (next({ ...call, actor }) as { data: Json[] }).data)]
    return { ...rest, data: [...new Map(all.map((conversation) => [conversation.conversationId, conversation])).values()] }
  }
  expect(await noticed('list-conversations', ofAll)).not.toEqual([])
})

test('notices that everybody edits a message, and clears every conversation', async () => {
  expect(await findings('update-message', withoutAuthority)).not.toEqual([])
  expect(await findings('reset-user-conversation', everywhere('uid'))).not.toEqual([])
})

test('notices that a list of reactions depends on who asks', async () => {
  const onlyOwn: Wrap = (next) => (call) => {
    const body = next(call) as { data: Json[] }
    return call.actor ? { ...body, data: body.data.filter(({ uid }) => uid === call.actor?.uid) } : body
  }
  expect(await noticed('list-all-reactions', onlyOwn)).not.toEqual([])
})

test('notices that a page holds one record more than requested', async () => {
  const oneMore: Wrap =
    (next) =>
    ({ query, ...call }) =>
      next({ ...call, query: query.perPage === undefined ? query : { ...query, perPage: Number(query.perPage) + 1 } })
  expect(await noticed('list-user-messages', oneMore)).not.toEqual([])
})

test('notices that the id of a conversation names its users in either order', async () => {
  const inEitherOrder: Wrap = (next) => (call) => {
    const [first, second] = String(call.path.conversationId).split('_user_')
    try {
      return next(call)
    } catch {
      return next({ ...call, path: { ...call.path, conversationId: `${second}_user_${first}` } })
    }
  }
  expect((await findings('get-conversation', inEitherOrder)).join()).toMatch(/expected 40[34] \S+, got 200/)
})

test('notices that an edit changes no tags', async () => {
  const ignoresTags: Wrap = (next) => (call) => next({ ...call, body: { data: call.body.data ?? {} } })
  expect(await findings('update-message', ignoresTags)).not.toEqual([])
})

test('notices that tokens of a user are removed whose uid begins alike', async () => {
  const byBeginning: Wrap = (next) => (call) => {
    for (const uid of call.store.users.keys())
      if (uid !== call.path.uid && uid.startsWith(String(call.path.uid))) next({ ...call, path: { ...call.path, uid } })
    return next(call)
  }
  expect((await findings('flush-authtokens', byBeginning)).join('\n')).toContain('list-authtokens')
})

test.each<[string, string, (body: Json) => Json]>([
  ['create-user', 'loses tags', ({ tags: _, ...body }) => body],
  ['create-user', 'empties nested metadata', (body) => ({ ...body, ...(body.metadata !== undefined && { metadata: { deep: {} } }) })],
  [
    'create-user',
    'changes capital letters in tags',
    ({ tags, ...body }) => ({ ...body, ...(Array.isArray(tags) && { tags: tags.map((tag) => tag.toLowerCase()) }) }),
  ],
  ['update-group', 'trims names', ({ name, ...body }) => ({ ...body, ...(typeof name === 'string' && { name: name.trim() }) })],
])('notices that %s %s', async (operation, _, change) => {
  const wrap: Wrap = (next) => (call) => next({ ...call, body: change(call.body) })
  expect(await findings(operation, wrap)).not.toEqual([])
})

/** Responds to a request as the first time. */
const stale = (): Wrap => {
  const known = new Map<string, Json>()
  return (next) => (call) => {
    const key = JSON.stringify([call.path, call.query, call.actor?.uid])
    const body = known.get(key) ?? structuredClone(next(call))
    known.set(key, body)
    return structuredClone(body)
  }
}

test('blames the read if another shows what a write did', async () => {
  const [first] = await findings('get-user', stale(), ['update-user', 'get-user', 'list-users'])
  expect(first).toContain('get-user: response 200 body')
})

test.each(['list-conversations', 'list-reactions-of-one-kind'])('notices that %s stays as it was', async (operation) => {
  expect(await noticed(operation, stale(), [operation, 'send-message', 'add-message-reaction'])).not.toEqual([])
})

test('has one cause for a fault that many calls show', async () => {
  const renamed: Wrap = (next) => (call) => {
    const body = next(call) as { data: Json[] }
    return { ...body, data: body.data.map((record) => ({ ...record, createdAt: 1 })) }
  }
  expect((await findings('list-users', renamed, familyOf('list-users'))).map((text) => text.slice(-200))).toEqual([
    expect.stringContaining('createdAt'),
  ])
})

/** The readings of the compared families. */
const own = readings.filter(({ operations }) => operations.every((id) => compared.includes(id)))

// Each alone, and all together in each part of the comparison, in turn by day.
test.each(
  inTurn(
    own.map(({ name }) => name),
    12,
  ),
)('takes the reading %s without a finding', async (name) => {
  const { operations } = own.find((reading) => reading.name === name) ?? { operations: [] }
  expect((await compare({ settling: 0, readings: [name] }, operations)).findings).toEqual([])
})

test.each(inTurn(parts, 5))('takes all readings together without a finding, and names those that it saw: $name', async ({ tags }) => {
  const only = (chat?.operations ?? []).filter((operation) => tags.includes(operation.tag) && isCompared(operation)).map(({ id }) => id)
  const { findings, readings: adopted } = await compare({ settling: 0, readings: own.map(({ name }) => name) }, only)
  expect(findings).toEqual([])
  const possible = own.filter(({ operations }) => operations.every((id) => only.includes(id)))
  expect(adopted.length).toBeGreaterThan(possible.length / 2)
  for (const name of adopted) expect(readings.map((reading) => reading.name)).toContain(name)
})

test('takes no reading that shows less for what is wrong', async () => {
  const misnamed = changed((record) => ({ ...record, conversationWith: { ...(record.conversationWith as Json), name: 'Somebody else' } }))
  expect((await findings('pin-user-conversation', misnamed)).join()).toContain('got Somebody else')
})

/** Changes every record that a server shows. */
const everyRecord = (value: unknown, change: (record: Json) => Json): unknown =>
  Array.isArray(value)
    ? value.map((item) => everyRecord(item, change))
    : isObject(value)
      ? change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, everyRecord(child, change)])))
      : value

const app = 'app_system'
const renamed = ({ sender, ...record }: Json) => ({ ...record, ...(sender !== undefined && { sender: sender === app ? 'app' : sender }) })
const byApp = (record: Json) => (record.category === 'action' && record.sender !== undefined ? { ...record, sender: app } : record)
const asTexts = ({ appInfo, ...record }: Json) => ({ ...record, ...(isObject(appInfo) && { appInfo: JSON.stringify(appInfo) }) })

test.each<[string, string[], (record: Json) => Json]>([
  ['names the app in another way', ['send-message', 'list-group-messages'], renamed],
  ['lets the app send what users did', ['add-group-members', 'update-message'], byApp],
  ['leaves out what is optional of a group', ['get-group', 'list-groups'], without('membersCount', 'updatedBy')],
  ['leaves out what is optional of a review', ['flag-a-message', 'list-flagged-messages'], without('appId', 'reasonName')],
  ['returns the text of an object', ['create-authtoken', 'update-authtoken', 'get-authtoken'], asTexts],
])('accepts a server that %s', async (_, only, change) => {
  let changes = 0
  const response = (body: unknown) => {
    const own = everyRecord(body, change)
    changes += Number(!isDeepStrictEqual(own, body))
    return own as Json
  }
  expect((await compare({ settling: 0, handlers: {}, response }, only)).findings).toEqual([])
  expect(changes).toBeGreaterThan(0)
})

test('accepts a server that names the users of a conversation in the other order', async () => {
  const turned = (id: unknown) => String(id).split('_user_').reverse().join('_user_')
  const inOtherOrder: Wrap = (next) => (call) => next({ ...call, path: { ...call.path, conversationId: turned(call.path.conversationId) } })
  const response = (body: unknown) =>
    everyRecord(body, ({ conversationId: id, ...record }) => ({
      ...record,
      ...(id !== undefined && { conversationId: turned(id) }),
    })) as Json
  const handlers = { 'get-conversation': inOtherOrder }
  expect((await compare({ settling: 0, handlers, response }, ['get-conversation', 'send-message'])).findings).toEqual([])
})

test('accepts a server that checks in another order, but no other reason', async () => {
  let changes = 0
  const otherReason: Wrap = (next) => (call) => {
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
  const wrong: Wrap = () => () => reject('ERR_MESSAGE_THREAD_NESTING', 'Always.')
  expect(await findings('send-thread-message', wrong)).not.toEqual([])
})

test('waits for a message also before a call that is rejected for another reason', async () => {
  const early = new Set<unknown>()
  const tooEarly: Wrap = (next) => (call) => {
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
  expect((await compare({ settling: 0, handlers }, Object.keys(handlers), { sample: 0.4 })).findings).toEqual([])
})

test('goes on in the same world after a write that the server rejects, and names no user in two lists', async () => {
  let worlds = 0
  const twice: string[] = []
  const handlers: Record<string, Wrap> = {
    'create-user': (next) => (call) => {
      worlds += Number(String(call.body.uid).endsWith('-mira'))
      return next(call)
    },
    'kick-group-member': () => () => reject('ERR_PERMISSION_DENIED', 'Never.'),
    'add-group-members': (next) => (call) => {
      const uids = Object.values(call.body).flatMap((list) => [...new Set(list as string[])])
      twice.push(...uids.filter((uid, index) => uids.indexOf(uid) !== index))
      return next(call)
    },
  }
  const { findings } = await compare({ settling: 0, handlers }, ['kick-group-member', 'add-group-members'])
  expect(findings.map((text) => /: ([\w-]+): response status/.exec(text)?.[1])).toEqual(['kick-group-member'])
  expect([worlds, twice]).toEqual([1, []])
})

test('waits for a conversation that its user cannot reach yet', async () => {
  const early = new Set<unknown>()
  const tooEarly: Wrap = (next) => (call) => {
    const key = `${call.actor?.uid} ${call.path.uid}`
    if (early.has(key)) return next(call)
    next(call)
    early.add(key)
    return reject('ERR_CONVERSATION_NOT_ACCESSIBLE', 'The message is not decided yet.')
  }
  const { findings, notes } = await compare({ settling: 0, handlers: { 'mark-user-conversation-as-read': tooEarly } }, [
    'mark-user-conversation-as-read',
  ])
  expect(findings).toEqual([])
  expect(early.size).toBeGreaterThan(1)
  expect(notes).toContain('rejects mark-user-conversation-as-read at first (403), and accepts it a moment later')
})

test('notices an optional property that is no longer there', async () => {
  let reads = 0
  const forgets: Wrap = (next) => (call) => {
    const body = next(call) as { data: Json }
    return reads++ < 4 ? body : { data: without('membersCount')(body.data) }
  }
  expect((await findings('get-group', forgets)).join()).toContain('membersCount')
})

test('notices that messages of a user are sent by the app', async () => {
  const asApp = (record: Json) => (record.category === 'message' && record.sender !== undefined ? { ...record, sender: app } : record)
  const response = (body: unknown) => everyRecord(body, asApp) as Json
  const { findings } = await compare({ settling: 0, handlers: {}, response }, ['send-message'], { untilFinding: true })
  expect(findings.join()).toMatch(/sender: expected [\w-]+, got app_system/)
})

test('tells a story only in its own part, unless its operation is chosen', () => {
  const told = (...ids: string[]) =>
    parts.filter((part) => storiesOf(chat as Contract, part, new Set(ids)).length > 0).map(({ name }) => name)
  expect(told('update-user')).toEqual(['users'])
  expect(told('update-user', 'set-role-permissions')).toContain('rights')
})

test('reports behaviour that no reading declares', async () => {
  const shouts: Wrap = (next) => (call) => {
    const body = structuredClone(next(call)) as { data: Json }
    return { data: { ...body.data, name: String(body.data.name).toUpperCase() } }
  }
  const [first] = await findings('get-group', shouts)
  expect(first).toMatch(/get-group: response 200 body \/data\/name: expected [A-Z][a-z ]+, got [A-Z ]+ \(/)
})
