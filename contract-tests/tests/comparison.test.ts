import { expect, test } from 'vitest'
import { isCompared, parts } from '../comparison/parts.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { branchesOf, itemSchemas } from '../documents/subschemas.ts'
import { reject } from '../fake/fakeCall.ts'
import { changingRecords, onRejection } from '../fake/readings/reading.ts'
import type { Wrap } from '../fake/wraps.ts'
import { alwaysInResponse, responseSchema } from '../serverChecks/resources.ts'
import { everyRecord, omitting } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { compare } from './virtualRuns.ts'

// What faults of the lab (`scripts/proof/faults`) and former readings do not show of the comparison
// with the model.

const [chat] = await readContracts()
const compared = (chat?.operations ?? []).filter(isCompared).map(({ id }) => id)

/** What a comparison tells if the handler of an operation is wrapped, until it tells something. */
async function noticed(operation: string, wrap: Wrap, only: readonly string[] = [operation]): Promise<readonly string[]> {
  const { findings, differences } = await compare({ handlers: { [operation]: wrap } }, only, { untilFinding: true })
  return [...findings, ...differences]
}

/** Responds with success in the place of an error code. */
const accepting = (code: string): Wrap => onRejection(code, () => ({ data: { success: true, message: 'Done.' } }))

const renames: Wrap = (call, next) => {
  try {
    return next(call)
  } catch (error) {
    next({ ...call, actor: undefined, body: { name: 'Renamed' } })
    throw error
  }
}

const reportedEarlier = changingRecords((entry) => {
  const { flaggedBy, ...rest } = entry as { flaggedBy?: Json[] }
  return { ...rest, flaggedBy: flaggedBy?.map((report) => ({ ...report, flaggedAt: Number(report.flaggedAt) - 600 })) }
})

const forgets = (): Wrap => {
  let reads = 0
  return (call, next) => {
    const body = next(call)
    return reads++ < 4 ? body : { data: omitting('membersCount')(body.data as Json) }
  }
}

const inEitherOrder: Wrap = (call, next) => {
  const [first, second] = String(call.path.conversationId).split('_user_')
  try {
    return next(call)
  } catch {
    return next({ ...call, path: { ...call.path, conversationId: `${second}_user_${first}` } })
  }
}

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

/** Lets participants act as the app. */
const lettingParticipants: Wrap = (call, next) => {
  const scope = call.store.groups.get(String(call.path.guid))?.members.get(call.actor?.uid ?? '')?.scope
  return next(scope === 'participant' ? { ...call, actor: undefined } : call)
}

/** Reads one value of a list only. */
const oneOf: Wrap = ({ query, ...call }, next) => {
  const [type] = [query.types].flat()
  return next({ ...call, query: { ...query, ...(type !== undefined && { types: [type] }) } })
}

/** Finds nothing if no message has one of several types. */
const allOrNothing: Wrap = ({ query, ...call }, next) => {
  const known = new Set([...call.store.messages.values()].map(({ type }) => type))
  const unknown = [query.types ?? []].flat().filter((type) => !known.has(String(type)))
  return next({ ...call, query: { ...query, ...(unknown.length > 0 && { types: unknown }) } })
}

/** Finds what begins with a tag, too. */
const beginning: Wrap = (call, next) => {
  const [wanted] = (call.query.tags ?? []) as string[]
  const all = [...call.store.users.values()].flatMap(({ tags = [] }) => tags)
  const [tag = wanted] = all.filter((one) => wanted !== undefined && one.startsWith(wanted))
  return next({ ...call, query: { ...call.query, ...(tag !== undefined && { tags: [tag] }) } })
}

const pinned = changingRecords((conversation) => ({ pinnedAt: 1_700_000_000, ...conversation }))
const pinning = ['get-user-conversation', 'pin-user-conversation']

test.each(
  inTurn<[what: string, operation: string, wrap: Wrap, finding: RegExp, only?: string[]]>(
    [
      ['a duplicate is accepted', 'create-user', accepting('ERR_UID_ALREADY_EXISTS'), /ERR_UID_ALREADY_EXISTS, got 200/],
      ['a second ban is accepted', 'ban-group-user', accepting('ERR_ALREADY_BANNED'), /ERR_ALREADY_BANNED, got 200/],
      ['the same scope is accepted', 'change-group-member-scope', accepting('ERR_SAME_SCOPE'), /ERR_SAME_SCOPE, got 200/],
      ['a participant may act without the right', 'kick-group-member', lettingParticipants, /ERR_GROUP_NO_CLEARANCE, got 200/],
      ['a rejected call changes something', 'update-group', renames, /Renamed/],
      ['a report is older than its message', 'list-flagged-messages', reportedEarlier, /flaggedAt/, ['flag-a-message']],
      ['the pages of a list lack one of its records', 'list-group-messages', skipsOne, /on a page, as in the whole list/],
      ['a total is not what all pages hold', 'list-group-members', countsMore, /pagination\/total: expected 4, got 5/],
      ['every page is the first one', 'list-groups', alwaysFirst, /on one page, got it on two/],
      ['the id of a conversation names its users in either order', 'get-conversation', inEitherOrder, /expected 40[34] \S+, got (200|404)/],
      ['conversations have a pin that nobody pinned', 'get-user-conversation', pinned, /pinnedAt: expected nothing/, pinning],
      ['an optional property is no longer there', 'get-group', forgets(), /membersCount/],
      ['only one of several values counts', 'list-user-messages', oneOf, /types=\["image","text"\].*statement_holds/],
      ['an unknown value hides what another one finds', 'list-user-messages', allOrNothing, /types=\["tex","text"\].*statement_holds/],
      ['a part of a tag is taken for it', 'list-users', beginning, /tags=\["compost-tea"\].*statement_holds/],
      ['a reason does not apply', 'send-thread-message', () => reject('ERR_MESSAGE_THREAD_NESTING', 'Always.'), /THREAD_NESTING/],
    ],
    4,
  ),
)('notices that %s', async (_, operation, wrap, finding, only) => {
  expect((await noticed(operation, wrap, only)).join('\n')).toMatch(finding)
})

test('has one cause for a fault that many calls show', async () => {
  const family = (chat?.operations ?? []).filter(({ tag, id }) => tag === 'Users' && compared.includes(id)).map(({ id }) => id)
  const renamed = changingRecords((user) => ({ ...(user as Json), createdAt: 1 }))
  const found = await noticed('list-users', renamed, family)
  expect(found.map((text) => text.slice(-200))).toEqual([expect.stringContaining('createdAt')])
})

/** The optional properties of the records in an operation's response that no request writes. */
function optionalOf(contract: Contract, operation: Operation): string[] {
  const requests = Object.entries(contract.document.components.schemas).filter(([name]) => name.endsWith('Request'))
  const written = JSON.stringify([requests, contract.operations.map(({ body }) => body)])
  const records = [responseSchema(contract, operation) ?? {}].flatMap((schema) => branchesOf(contract.document, schema))
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
    left.map(([id, names]) => [id, changingRecords((record) => (isObject(record) ? omitting(...names)(record) : record))]),
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
    'unban-group-user': () => reject('ERR_PERMISSION_DENIED', 'Never.'),
  }
  const { findings } = await compare({ handlers }, ['unban-group-user', 'add-group-members'])
  expect(findings.map((text) => /: ([\w-]+): response status/.exec(text)?.[1])).toEqual(['unban-group-user'])
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
  const asApp = (record: Json) =>
    record.category === 'message' && record.sender !== undefined ? { ...record, sender: 'app_system' } : record
  const { findings, differences } = await compare({ response: everyRecord(asApp) }, ['send-message'], { untilFinding: true })
  const told = [...findings, ...differences].join('\n')
  expect(told).toMatch(/sender: expected [\w-]+, got app_system/)
  // Both calls are named, and what is cut says so.
  expect(told).toMatch(/^send-message onBehalfOf="mira" .*…, then list-group-messages guid="tomato-growers"/m)
})

test('lists differences about tokens and keys without any of them', async () => {
  const secrets = new Set<string>()
  const noting = everyRecord((record) => {
    for (const name of ['authToken', 'apiKey']) if (typeof record[name] === 'string') secrets.add(record[name])
    return record
  })
  const lists: Wrap = () => ({ data: [], meta: { pagination: { total: 0, count: 0, per_page: 100, current_page: 1, total_pages: 1 } } })
  const unknown: Wrap = () => reject('ERR_UID_NOT_FOUND', 'The user does not exist.')
  const handlers = { 'list-authtokens': lists, 'list-apikeys': lists, 'get-authtoken': unknown, 'get-apikey': unknown }
  const { findings, differences } = await compare({ handlers, response: noting }, Object.keys(handlers))
  const told = [...findings, ...differences].join('\n')
  for (const operation of Object.keys(handlers)) expect(told).toContain(`${operation}: `)
  expect(secrets.size).toBeGreaterThan(2)
  expect([...secrets].filter((secret) => told.includes(secret))).toEqual([])
})
