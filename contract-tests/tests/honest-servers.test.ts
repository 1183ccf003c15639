import { expect, test } from 'vitest'
import { parts } from '../comparison/parts.ts'
import { rememberStore } from '../comparison/rememberStore.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { failsRun } from '../exchange/outcome.ts'
import { ignoringRejections, reject, ServiceError } from '../fake/fakeCall.ts'
import { families } from '../fake/families.ts'
import { changingRecords } from '../fake/readings/reading.ts'
import type { Store } from '../fake/store.ts'
import { onCall, rejecting, type Wrap } from '../fake/wraps.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { findingLine } from '../validate/finding.ts'
import { findingsIn } from './honestServer.ts'
import { everyRecord, type HonestStyle, honestServers, omitting } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { modelledIn } from './modelledIn.ts'
import { checkBesideFake, checkStyle, compare } from './virtualRuns.ts'

// Some of the checks of a part of the families for each, others on another day: five and six days
// have no common divisor, so each server has its turn with each part.
test.each(inTurn(Object.entries(honestServers), 6))('reports no findings for a correct server: %s', async (_, style) => {
  const seed = Object.values(honestServers).indexOf(style)
  const { operations } = await checkStyle(style, { only: inTurn(parts, 5).flatMap(modelledIn), sample: 0.2, concurrency: 8, seed })
  const failed = operations.flatMap((operation) => operation.failed)
  expect(failed.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${findingLine(finding)}`))).toEqual([])
})

test('flags with an existing reason if it cannot create any', async () => {
  const { operations } = await checkStyle(honestServers.talkative, { only: ['flag-a-message', 'create-reason', 'update-reason'] })
  const [flagging] = operations.filter(({ operation }) => operation === 'flag-a-message')
  expect(flagging?.failed).toEqual([])
  expect(flagging?.notRun.filter((check) => check.operation === 'flag-a-message' && check.category === 'setup failed')).toEqual([])
  expect(flagging?.passed ?? 0).toBeGreaterThan(15)
  // An exhausted quota is not a failure.
  const notRun = operations.flatMap((operation) => operation.notRun)
  expect(new Set(notRun.map(({ category }) => category))).toEqual(new Set(['quota used up', 'left out by rule']))
  expect(notRun.filter(failsRun)).toEqual([])
})

test('prepares every check of operations that depend on what another operation adds', async () => {
  const adding = ['list-reactions-of-one-kind', 'unban-group-user', 'unblock-users', 'unset-role-permission', 'unset-scope-permission']
  const only = [...adding, 'mark-group-conversation-as-unread', 'mark-user-conversation-as-unread']
  const { operations } = await checkStyle(honestServers.talkative, { only })
  expect(operations.flatMap(({ failed, notRun }) => [...failed, ...notRun.filter(failsRun)])).toEqual([])
})

const scarce = ['create-reason', 'update-reason', 'delete-reason', 'flag-a-message', 'create-role', 'update-role']
const { narrow, talkative, lenient } = honestServers

/**
 * Owners are no members, and a group rejects an acting user before the body of a request, with the
 * same code at each operation.
 */
function usersFirst(): HonestStyle {
  let groups: Store['groups'] = new Map()
  const leave: Wrap = (call, next) => {
    const result = next(call)
    groups.get(String(call.body.guid).toLowerCase())?.members.delete(String(call.body.owner).toLowerCase())
    return result
  }
  const membersOnly = rejecting(
    'ERR_GROUP_NOT_JOINED',
    ({ path, actor }) => groups.get(String(path.guid))?.members.has(String(actor?.uid)) === false,
  )
  return {
    populate: (store) => {
      groups = store.groups
    },
    handlers: { 'create-group': leave, 'mark-group-conversation-as-delivered': membersOnly },
    request(request) {
      const [, guid = '', rest] = /\/groups\/([^/?]+)(\/conversation\/delivered)?$/.exec(request.url) ?? []
      const [, actor] = request.headers.find(([name]) => name.toLowerCase() === 'onbehalfof') ?? []
      const isWrite = request.method === (rest ? 'POST' : 'PUT')
      const isStranger = isWrite && actor !== undefined && groups.get(guid)?.members.has(actor) === false
      return isStranger ? { ...request, body: rest ? '{}' : '{"name":"Seed swap"}' } : request
    },
  }
}

const otherMissing: HonestStyle = {
  rejects: ({ operation }) => (operation.id === 'send-bot-message' ? 'ERR_BOT_NOT_FOUND' : undefined),
  status: (status, code) => (code === 'ERR_ROLE_NOT_FOUND' ? 422 : code === 'ERR_BOT_NOT_FOUND' ? 403 : status),
}

const rejectsEmptyUpdates: HonestStyle = {
  rejects: ({ operation, body }) => (operation.method === 'PUT' && Object.keys(body).length === 0 ? 'ERR_BAD_REQUEST' : undefined),
}

/** Keeps what it has where a body has an empty text, in a form as in JSON. */
const emptyLikeMissing: HonestStyle = {
  request: ({ body, ...request }) => ({
    ...request,
    body: body
      ?.replace(/--[^\r\n]+\r\nContent-Disposition: form-data; name="(name|description)"\r\n\r\n\r\n/g, '')
      .replace(/"(name|description)":"",/g, '')
      .replace(/,"(name|description)":""/g, ''),
  }),
}

const decides: Wrap = (call, next) => {
  const body = structuredClone(next(call)) as { data: { id: string; data: Json } }
  const { moderation } = call.store.submitted.get(body.data.id) ?? {}
  return { ...body, data: { ...body.data, data: { ...body.data.data, moderation } } }
}

const inShortPages: Wrap = (call, next) => {
  const asked = call.query.limit ?? 100
  const body = next({ ...call, query: { ...call.query, limit: Math.min(4, Number(asked)) } }) as { meta: { current: Json } }
  return { ...body, meta: { ...body.meta, current: { ...body.meta.current, limit: asked } } }
}

/** Shows the newest users first, four on a page, whose size it does not state. */
const newestInShortPages: Wrap = (call, next) => {
  const { data: users } = next({ ...call, query: { ...call.query, perPage: 1000, page: 1 } }) as { data: Json[] }
  const [size, page] = [Math.min(4, Number(call.query.perPage ?? 100)), Number(call.query.page ?? 1)]
  const data = users.toReversed().slice((page - 1) * size, page * size)
  const pagination = { total: users.length, count: data.length, current_page: page, total_pages: Math.ceil(users.length / size) }
  return { data, meta: { pagination } }
}

const showsActive = onCall((call) => {
  if (call.actor) Object.assign(call.actor, { lastActiveAt: call.store.now() })
  return call
})

const all = (wrap: Wrap, ...ids: string[]) => Object.fromEntries(ids.map((id) => [id, wrap]))

function editsLate(): Record<string, Wrap> {
  const former = new Map<string | undefined, { data: unknown; until: number }>()
  return {
    'update-message': (call, next) => {
      const { data } = structuredClone(families['get-message-details']?.({ ...call, body: {} })) as { data: Json }
      former.set(call.path.id, { data: data.data, until: Date.now() + 4500 })
      return next(call)
    },
    'get-message-details': changingRecords((message) => {
      const known = former.get(String(message.id))
      return known && Date.now() < known.until ? { ...message, data: known.data } : message
    }),
  }
}

function listedLate(): Record<string, Wrap> {
  const made = new WeakMap<object, number>()
  return {
    'create-user': (call, next) => {
      const body = next(call)
      for (const user of call.store.users.values()) if (!made.has(user)) made.set(user, Date.now())
      return body
    },
    'list-users': (call, next) => {
      const listed = [...call.store.users].filter(([, user]) => Date.now() >= (made.get(user) ?? 0) + 4500)
      return next({ ...call, store: { ...call.store, users: new Map(listed) } })
    },
  }
}

/** Reads the reactions of a removed message for two seconds, as a replica of a database does. */
function readsReplica(): Record<string, Wrap> {
  const removed = new Map<string | undefined, number>()
  return {
    'delete-message': onCall((call) => {
      removed.set(call.path.id, Date.now())
      return call
    }),
    'list-all-reactions': (call, next) => (Date.now() < (removed.get(call.path.id) ?? 0) + 2000 ? { data: [] } : next(call)),
  }
}

/** Knows a group for its permissions two seconds after it is asked first, as an index does. */
function indexesLate(): Wrap {
  const asked = new Map<string | undefined, number>()
  return rejecting('ERR_GUID_NOT_FOUND', ({ path: { guid } }) => {
    const since = asked.get(guid) ?? Date.now()
    asked.set(guid, since)
    return Date.now() < since + 2000
  })
}

const withoutGroups = rejecting('ERR_API_NOT_FOUND', () => true)

/** Extensions have added to the metadata of each message that is at least so many seconds old. */
const extended = (age: number): HonestStyle => ({
  response: everyRecord((record) => {
    const { category, sentAt, data } = record as { category?: string; sentAt?: number; data?: Json }
    if (category !== 'message' || Number(sentAt) > Date.now() / 1000 - age || !data) return record
    const metadata = { ...(data.metadata as Json | undefined), '@injected': { extensions: { 'link-preview': { links: [] } } } }
    return { ...record, data: { ...data, metadata } }
  }),
})

/** Sets no permission that the documents do not list, and has no result for it. */
const onlyListed = onCall((call) => ({ ...call, body: { permissions: omitting('oneMore')(call.body.permissions as Json) } }))

const unsetsOnce = rejecting('ERR_BAD_REQUEST', ({ store, path: { role = '', permission = '' } }) => {
  const found = store.roles.get(role)
  return found !== undefined && !(permission in found.permissions)
})

/** Rejects a role with the name of another, even of one that was removed. */
const namesOnce = (): Wrap => {
  const names = new Set<unknown>()
  return (call, next) => {
    if (names.has(call.body.name)) return reject('ERR_BAD_REQUEST', 'Another role has this name.')
    const body = next(call)
    names.add(call.body.name)
    return body
  }
}

const withoutTotal: HonestStyle['response'] = ({ meta, ...body }) => {
  const pagination = (meta as { pagination?: Json } | undefined)?.pagination
  if (!pagination || !Array.isArray(body.data)) return { ...body, meta }
  const cursor = body.data.length > 0 && { cursor: { affix: 'append', updatedAt: 1 } }
  return { ...body, meta: { pagination: { ...pagination, total: 0 } }, ...cursor }
}

const numbered: HonestStyle = {
  response: everyRecord((record) => {
    if (record.uid === undefined || record.role === undefined || record.reaction !== undefined) return record
    const number = [...String(record.uid)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
    return { ...record, id: number }
  }),
}

const showsTags = onCall((call) => ({ ...call, query: { ...call.query, withUserAndGroupTags: true } }))

/** Responds with 400 where no source states the status of a record that does not exist. */
const onlyKnown404: HonestStyle['status'] = (status, code) => (/^ERR_(ROLE|RULE|REASON)_NOT_FOUND$/.test(String(code)) ? 400 : status)

function flagsOnce(): Wrap {
  const flags = new Set<string>()
  return (call, next) => {
    const flag = `${call.path.id} ${call.actor?.uid}`
    const body = next(call)
    return flags.size < flags.add(flag).size ? body : reject('ERR_BAD_REQUEST', 'The user has flagged the message.')
  }
}

const knowsKeysLate = (): HonestStyle => {
  const since = new Map<string, number>()
  return {
    handlers: {
      'create-apikey': (call, next) => {
        const body = next(call) as { data: { apiKey: string } }
        since.set(body.data.apiKey, Date.now() + 1500)
        return body
      },
    },
    request({ headers, ...request }) {
      const isEarly = (value: string) => Date.now() < (since.get(value) ?? 0)
      return { ...request, headers: headers.map(([name, value]) => [name, isEarly(value) ? '0'.repeat(40) : value]) }
    },
  }
}

const replacesReason: Wrap = (call, next) => {
  const known = call.store.reasons.get(String(call.body.id))
  return known ? { data: Object.assign(known, call.body, { updatedAt: call.store.now() }) } : next(call)
}

const pinsNothing = rejecting('ERR_PERMISSION_DENIED', () => true)

const losesOthers: Wrap = (call, next) => {
  const { data, meta } = next(call) as { data: Json[]; meta: { current: Json } }
  if (call.query.limit !== 100 || Object.values(call.query).filter(Boolean).length > 1) return { data, meta }
  const listed = [...data, { ...message, id: '900000', type: 'text', data: { text: 'Old' } }]
  return { data: listed, meta: { ...meta, current: { ...meta.current, count: listed.length } } }
}

/** Reads a form with one sentence as a text, which is no list. */
const readsText = rejecting('ERR_BAD_REQUEST', ({ body }) => (body.disallowedSentences as unknown[] | undefined)?.length === 1)

const removesAgain = (): Wrap => {
  const removed = new Set<string>()
  return (call, next) => {
    const isNew = removed.size < removed.add(JSON.stringify(call.path)).size
    return isNew ? next(call) : { data: { success: true } }
  }
}

const renamed = ({ sender, ...record }: Json) => ({
  ...record,
  ...(sender !== undefined && { sender: sender === 'app_system' ? 'app' : sender }),
})
const asTexts = ({ appInfo, ...record }: Json) => ({ ...record, ...(isObject(appInfo) && { appInfo: JSON.stringify(appInfo) }) })

const turned = (id: unknown) => String(id).split('_user_').reverse().join('_user_')
const inOtherOrder = ({ conversationId: id, ...record }: Json) => ({ ...record, ...(id !== undefined && { conversationId: turned(id) }) })
const findsTurned: Wrap = (call, next) => next({ ...call, path: { ...call.path, conversationId: turned(call.path.conversationId) } })

const newest: Wrap = (call, next) => {
  const { limit = 100, ...query } = call.query
  const data = (next({ ...call, query }) as { data: Json[] }).data.toReversed().slice(0, Number(limit))
  return { data, meta: { current: { limit, count: data.length } } }
}
const bare: Wrap = (call, next) => (next(call) as { data: Json }).data
/** Gives another reason where several apply. */
const otherReason: Wrap = (call, next) => {
  try {
    return next(call)
  } catch (first) {
    const restore = rememberStore(call.store)
    try {
      ignoringRejections(new Set([(first as ServiceError).code]), () => next(call))
    } catch (other) {
      if (other instanceof ServiceError) throw other
    } finally {
      restore()
    }
    throw first
  }
}
/** Rejects the first change of each message by a user, whatever else is wrong with it. */
const tooEarly = (): Wrap => {
  const early = new Set<unknown>()
  return (call, next) => {
    if (!call.actor || early.has(call.path.id) || !call.store.messages.has(String(call.path.id))) return next(call)
    early.add(call.path.id)
    return reject('ERR_MESSAGE_NO_ACCESS', 'The message is not accessible yet.')
  }
}
/** Continues threads by the times of their last replies, of which several may be the same. */
const byLastReply: Wrap = (call, next) => {
  const { updatedAt: since = 0, limit = 100, affix: _, ...query } = call.query
  const at = (thread: Json) => Number((thread.lastReply as Json).sentAt)
  const { data: all } = next({ ...call, query }) as { data: Json[] }
  const later = all.toSorted((a, b) => at(a) - at(b)).filter((thread) => at(thread) > Number(since))
  const data = later.slice(0, Number(limit)).map((thread) => ({ ...thread, updatedAt: thread.sentAt }))
  const last = data.at(-1)
  return { data, meta: { current: { limit, count: data.length }, ...(last && { next: { affix: 'append', updatedAt: at(last) } }) } }
}

const submitting = ['submit-message-for-moderation', 'update-submitted-message']
const sending = ['send-message', 'save-message']
const lists = ['list-all-messages', 'list-group-messages', 'list-threads']

/** A server with some handlers wrapped, and their operations. */
const wrapping = (wrap: Wrap, ...ids: string[]): [style: HonestStyle, only: string[]] => [{ handlers: all(wrap, ...ids) }, ids]

const message = { conversationId: 'group_old', sender: 'old', receiverType: 'group', receiver: 'old', sentAt: 1, category: 'message' }
const others = Array.from({ length: 50 }, (_, index) => ({
  ruleId: 'old',
  message: { ...message, id: `${900_000 + index}`, type: 'text', data: { text: 'Old' } },
}))
const conditions = [{ id: 1, entity: 'message', operand: 'text', operator: 'contains', category: 'word', value: ['a'] }]
const rule = { id: 'own', name: 'Own', enabled: true, active: true, conditions, action: ['flagMessage'], createdAt: 1, updatedAt: 1 }
const ignoresLimit: Wrap = ({ query: { limit: _, ...query }, ...call }, next) => ({
  data: (next({ ...call, query }) as { data: Json[] }).data,
})
const flagging = ['list-flagged-messages', 'flag-a-message']

/** Some in turn: the server, the operations that show its liberty, what is named as unchecked. */
test.each(
  inTurn<[what: string, style: HonestStyle, only: string[], reason?: string]>(
    [
      ['an empty text like a missing one', emptyLikeMissing, ['update-keyword-list', 'update-role', 'update-rule']],
      ['a rejection of the user before the body', usersFirst(), ['update-group', 'mark-group-conversation-as-delivered']],
      ['other statuses of missing roles and bots', otherMissing, ['list-role-permissions', 'get-role', 'send-bot-message']],
      ['a rejection of an update that changes nothing', rejectsEmptyUpdates, ['update-user', 'update-group']],
      ['null like a missing property', lenient, ['flag-a-message', 'update-role', 'import-users']],
      ['an unreadable body like a missing one', lenient, ['create-authtoken', 'flag-a-message']],
      ['a number as a text', lenient, ['create-user', 'create-reason', 'import-groups']],
      ['low quotas', narrow, scarce],
      ['low quotas that are used up', talkative, scarce],
      ['default values', talkative, ['update-user', 'deactivate-users', 'reactivate-users', 'delete-user']],
      ['any content type', talkative, ['update-role', 'flag-a-message', 'review-flagged-message', 'reset-user-conversation']],
      ['submitted messages decided at once', { handlers: all(decides, ...submitting) }, [...submitting, 'list-submitted-messages']],
      [
        'short pages of the newest users that state no size',
        { handlers: { 'list-users': newestInShortPages } },
        ['create-user', 'list-users'],
      ],
      ['a group that an index knows late', ...wrapping(indexesLate(), 'list-scope-permissions')],
      ['a removed message in a replica', { handlers: readsReplica() }, ['list-all-reactions']],
      ['pages that are shorter than requested, and follows their cursor', ...wrapping(inShortPages, ...lists)],
      ['a call that shows its user as active, also in lists', ...wrapping(showsActive, 'update-user-conversation')],
      ['an edit that shows late', { handlers: editsLate() }, ['update-message']],
      ['what extensions add at once', extended(0), sending],
      ['what extensions add after a second', extended(1), sending],
      ['a permission that is not set', ...wrapping(onlyListed, 'set-role-permissions')],
      ['a permission that can be unset only once it is set', ...wrapping(unsetsOnce, 'unset-role-permission')],
      ['roles that need names of their own', ...wrapping(namesOnce(), 'create-role')],
      ['a cursor instead of a total', { response: withoutTotal }, ['list-users', 'list-groups']],
      ['400 for records that do not exist', { status: onlyKnown404 }, ['get-role', 'update-reason', 'list-rule-revisions']],
      ['users with numbers of their own', numbered, ['list-users', 'update-user', 'list-friends']],
      ['tags of users and groups that are always shown', ...wrapping(showsTags, 'list-conversations')],
      ['a new key that works late', knowsKeysLate(), ['list-roles']],
      ['a removal that succeeds again', ...wrapping(removesAgain(), 'delete-authtoken', 'delete-apikey', 'delete-submitted-message')],
      ['a reason that a second call replaces', ...wrapping(replacesReason, 'create-reason')],
      ['a message of others that is removed meanwhile', ...wrapping(losesOthers, 'list-all-messages')],
      ['pins that are switched off', ...wrapping(pinsNothing, 'pin-message', 'unpin-message')],
      ['no form with a list of one', ...wrapping(readsText, 'create-keyword-list')],
      ['users who are listed late', { handlers: { ...listedLate(), 'list-groups': withoutGroups } }, ['create-user', 'list-users']],
      ['another name of the app', { response: everyRecord(renamed) }, ['send-message', 'list-group-messages']],
      ['the text of an object', { response: everyRecord(asTexts) }, ['create-authtoken', 'update-authtoken', 'get-authtoken']],
      [
        'the users of a conversation in the other order',
        { response: everyRecord(inOtherOrder), handlers: { 'get-conversation': findsTurned } },
        ['get-conversation', 'send-message'],
      ],
      ['the newest records up to a limit', ...wrapping(newest, 'list-flagged-messages')],
      ['a result without `data`', ...wrapping(bare, 'review-flagged-message')],
      ['checks in another order', ...wrapping(otherReason, 'send-thread-message')],
      ['that nobody changes a message at first', ...wrapping(tooEarly(), 'update-message')],
      ['threads that continue by the time of their last reply', ...wrapping(byLastReply, 'list-threads')],
      ['a flag that counts once', { handlers: { 'flag-a-message': flagsOnce() } }, ['flag-a-message', 'list-flagged-messages']],
      [
        'a list that others fill',
        { handlers: { 'list-blocked-messages': () => ({ data: others, meta: { current: { limit: 50, count: 50 } } }) } },
        ['create-rule', 'list-blocked-messages'],
        'list-blocked-messages returns 50 other records first',
      ],
      [
        'rules of the app that act on the messages of the run',
        { populate: (store) => void store.rules.set('own', { id: 'own', revisions: [{ ...rule, revisionId: 'own_1' }] }) },
        flagging,
        'the messages of the run: own',
      ],
      [
        'a limit that is ignored',
        { handlers: { 'list-flagged-messages': ignoresLimit } },
        flagging,
        'ignores limit, which only a newer edition',
      ],
    ],
    4,
  ),
)('accepts %s', async (_, style, only, reason = '') => {
  const { result, isAlike } = await checkBesideFake(style, { only })
  expect(findingsIn(result)).toEqual([])
  expect(isAlike).toBe(false)
  expect(result.operations.flatMap(({ notRun }) => notRun.map((check) => check.reason)).join()).toContain(reason)
})

test('compares the pages of a list in another order, although it has no total', async () => {
  const reversed = onCall(({ store, ...call }) => ({ ...call, store: { ...store, users: new Map([...store.users].reverse()) } }))
  const style = { response: withoutTotal, handlers: { 'list-users': reversed } }
  const { result, isAlike } = await checkBesideFake(style, { only: ['list-users'] })
  expect(isAlike).toBe(false)
  expect(result.differences?.filter(({ place }) => /^\/(data|meta)/.test(place))).toEqual([])
})

test('asks about a property of records, and not about each filter that compares it', async () => {
  const { questions } = await compare(usersFirst(), ['create-group', 'list-groups'])
  const names = questions.flat()
  expect(names).toContainEqual(expect.stringMatching(/membersCount other$/))
  expect(names.filter((name) => name.includes('membersCount['))).toEqual([])
})

test('waits a moment for what a cached list shows, although its order is another', async () => {
  const bodies = new Map<string, { body: Json; until: number }>()
  let repeated = 0
  /** Shows a list backwards, and again for 300 milliseconds. */
  const cached: Wrap = (call, next) => {
    const key = JSON.stringify([call.path, call.query, call.actor?.uid])
    const known = bodies.get(key)
    if (known && Date.now() < known.until) {
      repeated++
      return known.body
    }
    const { data, ...body } = structuredClone(next(call)) as { data: Json[] }
    bodies.set(key, { body: { ...body, data: data.toReversed() }, until: Date.now() + 300 })
    return { ...body, data: data.toReversed() }
  }
  const only = ['list-threads', 'save-message', 'unsave-message']
  const { findings, differences } = await compare({ handlers: { 'list-threads': cached } }, only)
  expect(repeated).toBeGreaterThan(0)
  expect(findings).toEqual([])
  expect(differences.filter((line) => !line.includes('list-threads: response /data: '))).toEqual([])
})

/** A server that does not know some parameters of a query. */
const unaware = (names: RegExp): HonestStyle => ({
  request({ url, ...request }) {
    const [path, query = ''] = url.split('?')
    const known = query.split('&').filter((parameter) => !names.test(decodeURIComponent(parameter)))
    return { ...request, url: [path, ...(known.join('&') ? [known.join('&')] : [])].join('?') }
  },
})

test('accepts a server that ignores each filter of a newer edition, and reports one that ignores one of them', async () => {
  const only = ['list-users', 'list-groups']
  const older = /^((createdAt|updatedAt|membersCount)\[\w+\]|guids?)=/
  expect(findingsIn(await checkStyle(unaware(older), { only, sample: 1 }))).toEqual([])
  const forgetful = await checkStyle(unaware(/^(createdAt\[from\]|guid)=/), { only, sample: 1 })
  const found = findingsIn(forgetful).map((line) => line.split(':')[0])
  expect(found).toEqual(expect.arrayContaining(only))
})

test('accepts a server that ignores a size of pages that only a newer edition names', async () => {
  const { findings, differences } = await compare(unaware(/^limit=/), ['list-flagged-messages'])
  expect(findings).toEqual([])
  expect(differences).toContainEqual(expect.stringContaining('expected 2 records, got 3 records'))
})

test('reports a server that ignores the end of a range of times', async () => {
  const only = ['list-group-messages', 'list-user-messages']
  const result = await checkStyle(unaware(/^toTimestamp=/), { only, sample: 1 })
  for (const id of only) expect(findingsIn(result)).toContainEqual(expect.stringMatching(new RegExp(`^${id}: `)))
})

test('reports a server that creates no key, and goes on', async () => {
  const { operations } = await checkStyle({ handlers: { 'create-apikey': () => ({}) } }, { only: ['create-apikey', 'list-users'] })
  const failed = operations.filter((operation) => operation.failed.length > 0).map(({ operation }) => operation)
  expect(failed).toContain('create-apikey')
  expect(operations.find(({ operation }) => operation === 'list-users')?.passed).toBeGreaterThan(0)
})

test('does not count messages as left over that a list shows longer than their group', async () => {
  const late: { message: Json; until: number }[] = []
  const handlers: Record<string, Wrap> = {
    'delete-group': (call, next) => {
      const messages = [...call.store.messages.values()].filter(({ receiver }) => receiver === call.path.guid)
      const body = next(call)
      late.push(...messages.map(({ id, sender, receiver }) => ({ message: { id, sender, receiver }, until: Date.now() + 15_000 })))
      return body
    },
    'list-all-messages': (call, next) => {
      const body = next(call) as { data: Json[] }
      const isRemoval = call.query.limit === 1000 && call.query.conversationId === undefined
      const shown = isRemoval ? late.filter(({ until }) => until > Date.now()).map((one) => one.message) : []
      return { ...body, data: [...body.data, ...shown] }
    },
  }
  const { leftovers } = await checkStyle({ handlers }, { only: ['flag-a-message'], sample: 0.3 })
  expect(late.length).toBeGreaterThan(0)
  expect(leftovers).toBeUndefined()
})

test('removes a message that it sees only once its group is gone', async () => {
  let copies = 0
  const keepsCopy: Wrap = (call, next) => {
    const sent = [...call.store.messages.values()].find(({ receiver, category }) => receiver === call.path.guid && category === 'message')
    const body = next(call)
    const id = `99${++copies}`
    if (sent) call.store.messages.set(id, { ...sent, id, sender: 'app_system' })
    return body
  }
  const { leftovers } = await checkStyle({ handlers: { 'delete-group': keepsCopy } }, { only: ['send-message'], sample: 0.1 })
  expect(copies).toBeGreaterThan(0)
  expect(leftovers).toBeUndefined()
})

test('sends a file in a form as a part with a file name', async () => {
  const forms: string[] = []
  const observe: ServerSuiteOptions['observe'] = ({ body = '' }) => void (body.includes('name="file"') && forms.push(body))
  await checkStyle({}, { only: ['create-keyword-list'], concurrency: 1, observe })
  expect(forms.filter((form) => !form.startsWith('--contract') && !form.includes('name="file"; filename="file"'))).toEqual([])
  expect(forms.length).toBeGreaterThan(0)
})
