import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Backing, objectionTo } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import { reject } from '../fake/fakeCall.ts'
import { families } from '../fake/families.ts'
import { changingRecords, onRejection } from '../fake/readings/reading.ts'
import type { MessageRecord } from '../fake/records.ts'
import { seed } from '../fake/seed.ts'
import type { Wrap } from '../fake/wraps.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { tentativeIn } from '../serverChecks/editions.ts'
import { inOneWorld } from '../statements/sentences/inOneWorld.ts'
import { type PlayedSentence, playSentences } from '../statements/sentences/playSentence.ts'
import { placeOfSentence, type Sentence } from '../statements/sentences/sentence.ts'
import { operationOf, operationsOfSentence, parsedCalls } from '../statements/sentences/sentenceCalls.ts'
import { sentenceChecks } from '../statements/sentences/sentenceChecks.ts'
import { sentences } from '../statements/sentences/sentences.ts'
import { createSentenceWorld } from '../statements/sentences/sentenceWorld.ts'
import { playedSentences } from '../statements/sentences/unplayed.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { findingLine as inOneLine } from '../validate/finding.ts'
import { allReadings } from './formerReadings/formerReadings.ts'
import { everyRecord, type HonestStyle, honestFetch, omitting } from './honestServers.ts'
import { inTurn } from './inTurn.ts'
import { reaching } from './virtualRuns.ts'

const [contract] = (await readContracts()) as [Contract]

/** Plays sentences on a server of a style, in virtual time. */
const play = (style: HonestStyle, chosen: readonly Sentence[], backing?: Backing): Promise<PlayedSentence[]> =>
  playOn(honestFetch(contract, style), chosen, backing)

/** Plays sentences on a server that a `fetch` reaches, in virtual time. */
async function playOn(fetch: typeof globalThis.fetch, chosen: readonly Sentence[], backing?: Backing): Promise<PlayedSentence[]> {
  const endVirtualTime = startVirtualTime()
  try {
    const { environment, server } = reaching(fetch)
    const judging = { ...environment, ...(backing && { backing: () => backing }) }
    const played = new Map<Sentence, PlayedSentence>()
    for (const together of inOneWorld(contract, chosen))
      for (const [one, outcome] of await playSentences(judging, server, together)) played.set(one, outcome)
    return chosen.map((one) => played.get(one) as PlayedSentence)
  } finally {
    endVirtualTime()
  }
}

const findingsOf = (played: readonly PlayedSentence[]): string[] =>
  played.flatMap((one) => ('result' in one ? one.result.findings.map((found) => `${one.result.name}: ${inOneLine(found)}`) : []))

/** The text of the specification's files, before bundling adds words for keys. */
const folder = new URL('../../openapi/', import.meta.url)
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('extensions'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll("''", "'").replace(/\s+/g, ' '))

describe('each sentence', () => {
  test.each(sentences.map((one) => [`${one.at}: ${one.words}`, one] as const))('%s', (_, one) => {
    const place = placeOfSentence(contract, one, operationOf(contract, one))
    expect(place.stands).toContain(one.words)
    expect(objectionTo(contract.document, place)).toBeUndefined()
    expect(place.part.startsWith('x-') || written.some((text) => text.includes(one.words)), 'it names its key').toBe(true)
  })
})

test('the fake does what each sentence says', async () => {
  const played = await play({}, sentences)
  expect(findingsOf(played)).toEqual([])
  expect(played.flatMap((one) => ('notRun' in one ? [`${one.notRun.name}: ${one.notRun.reason}`] : []))).toEqual([])
})

test('sentences about one read share its response', async () => {
  const alike = sentences.filter(({ calls }) => calls.at(-1) === 'GET /moderation/flagged-messages' && calls.length === 3)
  const fetch = honestFetch(contract, {})
  let reads = 0
  const counted: typeof fetch = (input, init) => {
    if (String(input).includes('/flagged-messages')) reads++
    return fetch(input, init)
  }
  const played = await playOn(counted, alike)
  expect(alike.length).toBeGreaterThan(3)
  expect(played.filter((one) => 'result' in one)).toHaveLength(alike.length)
  expect(reads).toBe(1)
})

/** The operations that a sentence calls, its records included. */
const preparing = ['create-user', 'create-group', 'send-message']
const operationsOf = (one: Sentence): string[] => [
  ...preparing,
  ...parsedCalls(one).map(([request]) => operationOf(contract, { calls: [request] }).id),
]

const chosen = inTurn(allReadings, 16)

test.each(chosen.map(({ name, operations }) => [name, operations] as const))(
  'no sentence accuses a server that takes %s',
  async (name, operations) => {
    const concerned = sentences.filter((one) => operationsOf(one).some((id) => operations.includes(id)))
    expect(findingsOf(await play({ readings: [name] }, concerned))).toEqual([])
  },
)

test('names a message by a string if its id is too long for a number', () => {
  const world = createSentenceWorld(reaching(honestFetch(contract, {})).server, [])
  world.named({ data: { id: '205521503182127105', sender: 'mira' } })
  const { args } = world.callOf('jonas POST /users/mira/conversation/read', { messageId: 4 })
  expect(args.body).toEqual({ messageId: '205521503182127105' })
})

/** Makes a conversation 1.5 seconds after its first message. */
function lateConversations(): HonestStyle {
  const begun = new Map<string, number>()
  const between = (...parties: unknown[]) =>
    parties
      .map((one) => String(one).toLowerCase())
      .sort()
      .join()
  return {
    handlers: {
      'send-message'(call, next) {
        const { receiver, receiverType } = call.body
        const id = receiverType === 'user' ? between(call.actor?.uid, receiver) : between(receiver)
        if (!begun.has(id)) begun.set(id, call.store.milliseconds())
        return next(call)
      },
    },
    rejects({ operation, path, actor, store }) {
      if (!/^(un)?pin-(user|group)-conversation$/.test(operation.id)) return undefined
      const id = path.uid ? between(actor?.uid, path.uid) : between(path.guid)
      return store.milliseconds() - (begun.get(id) ?? 0) < 1500 ? 'ERR_CONVERSATION_NOT_ACCESSIBLE' : undefined
    },
  }
}

test('waits for what the calls of a sentence make late', async () => {
  const pinning = sentences.filter(({ calls }) => calls.slice(0, -1).some((call) => String(call).endsWith('/conversation/pin'))).slice(0, 6)
  const played = await play(lateConversations(), pinning)
  expect(findingsOf(played)).toEqual([])
  expect(played.flatMap((one) => ('notRun' in one ? [one.notRun.reason] : []))).toEqual([])
})

/** Shows a deactivated user to those who name it. */
const showsDeactivated: Wrap = (call, next) => {
  const user = call.store.users.get(String(call.path.uid))
  const deactivatedAt = user?.deactivatedAt
  if (user) delete user.deactivatedAt
  const body = next(call)
  if (user && deactivatedAt !== undefined) user.deactivatedAt = deactivatedAt
  return body
}

/** Owns every group, whoever creates it. */
const ownedByApp: Wrap = (call, next) => {
  const body = next(call)
  const group = call.actor && call.store.groups.get(String(call.body.guid).toLowerCase())
  if (group) group.owner = 'app_system'
  return body
}

/** Decides late about submitted messages. */
const staysPending: HonestStyle = {
  handlers: {
    'get-submitted-message': (call, next) => {
      const body = structuredClone(next(call)) as { data: { data: { moderation: Json } } }
      body.data.data.moderation = { status: 'pending' }
      return body
    },
  },
}

/** Delivers messages when they are sent. */
const deliversAtOnce: Wrap = (call, next) => {
  const sent = next(call)
  for (const { delivered } of call.store.messages.values())
    for (const uid of call.store.users.keys()) if (!delivered.has(uid)) delivered.set(uid, call.store.now())
  return sent
}

/** Bans also those who are no members. */
const bansAnyone = onRejection('ERR_NOT_A_MEMBER', () => ({ data: { success: true } }))

/** Rejects long pages of lists whose longest page nothing says. */
const rejectsLongPages: HonestStyle['rejects'] = ({ operation, query }) => {
  const size = operation.parameters.find(({ name }) => name === 'perPage' || name === 'limit')
  return size && size.schema.maximum === undefined && Number(query[size.name]) > 100 ? 'ERR_BAD_REQUEST' : undefined
}

/** Rejects parameters that only a newer edition of the documents describes. */
const isOfOlderEdition: HonestStyle['rejects'] = ({ operation, query }) => {
  const isSent = (name: string) => operation.parameters.some((one) => one.name === name && one.schema.default !== query[name])
  return tentativeIn({ operation, args: query }).some(isSent) ? 'ERR_BAD_REQUEST' : undefined
}

/**
 * Ignores parameters that only a newer edition of the documents describes, as it does not have what
 * they are about.
 */
function unaware(): HonestStyle {
  const ignoring: Wrap = (call, next) => {
    const newer = new Set(tentativeIn({ operation: call.operation, args: call.query }))
    const known = Object.fromEntries(Object.entries(call.query).filter(([name]) => !newer.has(name)))
    return next({ ...call, query: known })
  }
  const lists = ['list-users', 'list-groups', 'list-all-messages', 'list-user-messages', 'list-group-messages', 'list-conversations']
  return {
    handlers: Object.fromEntries(lists.map((id) => [id, ignoring])),
    response: everyRecord(omitting('quotedMessage', 'quotedMessageId')),
  }
}

/** Has one record on a page, and says how many pages there are, but not how long they are. */
const inShortPages: Wrap = (call, next) => {
  const { data, meta } = next({ ...call, query: { ...call.query, perPage: 1 } }) as { data: Json[]; meta: { pagination: Json } }
  const { per_page: _, ...pagination } = meta.pagination
  return { data, meta: { pagination } }
}

/** Has one record on a page, and a cursor instead of numbers. */
const inPagesWithCursor: Wrap = (call, next) => {
  const { data } = inShortPages(call, next) as { data: Json[] }
  return { data, cursor: { affix: 'append', updatedAt: 1_772_355_600 } }
}

/** Removes what belonged to a deleted user only after 15 seconds. */
function purgesLate(): Record<string, Wrap> {
  let deleted = 0
  let before: MessageRecord[] = []
  return {
    'delete-user': (call, next) => {
      before = structuredClone([...call.store.messages.values()])
      deleted = Date.now()
      return next(call)
    },
    'get-message-details': (call, next) => {
      const message = before.find(({ id }) => id === call.path.id)
      return message && Date.now() < deleted + 15_000 ? { data: { ...message } } : next(call)
    },
  }
}

/** The id of a conversation with its two users in the other order. */
const reordered = (id: string): string => id.split('_user_').reverse().join('_user_')

/** Knows conversations by such ids only. */
const knowsReordered: HonestStyle['request'] = ({ url, ...request }) => ({
  ...request,
  url: url.replace(/(?<=\/conversations\/)[^/?]+_user_[^/?]+/, reordered),
})

/** Names the users of a conversation in the other order. */
const turned = (record: Json): Json =>
  record.conversationId === undefined ? record : { ...record, conversationId: reordered(String(record.conversationId)) }

test('a list that may go on is judged by what its part decides', async () => {
  const concerned = sentences.filter(({ at }) => at === 'list-all-thread-messages')
  const goingOn: Wrap = (call, next) => {
    const body = next(call) as { data: Json[]; meta: { current: Json } }
    return { ...body, meta: { ...body.meta, next: { affix: 'append', id: '9', sentAt: 1_772_355_600 } } }
  }
  const all: Wrap = (call, next) => {
    const { store, path } = call
    const { conversationId } = store.messages.get(String(path.id)) as MessageRecord
    const data = [...store.messages.values()].filter((one) => one.conversationId === conversationId && one.category === 'message')
    return { ...goingOn(call, next), data: data.map((one) => ({ ...one, parentId: String(path.id) })) as unknown as Json[] }
  }
  const onServer = (wrap: Wrap) => play({ handlers: { 'list-all-thread-messages': wrap } }, concerned)
  const honest = await onServer(goingOn)
  expect(findingsOf(honest)).toEqual([])
  expect(honest.filter((one) => 'result' in one).length).toBeGreaterThan(0)
  expect(findingsOf(await onServer(all))).not.toEqual([])
})

test('a list in short pages is read to its end, also if it says nothing about its pages', async () => {
  const concerned = sentences.filter(({ words }) => words === 'at most this number')
  let pages = 0
  const inShortPages: Wrap = (call, next) => {
    const { perPage: _, page = 1, ...query } = call.query
    const { data } = next({ ...call, query: { ...query, perPage: 1000 } }) as { data: Json[] }
    if (page === 2) pages++
    return { data: data.slice((Number(page) - 1) * 2, Number(page) * 2) }
  }
  const populate: HonestStyle['populate'] = (store) => seed(store, { groups: ['a', 'b', 'c'].map((guid) => ({ guid, name: guid })) })
  expect(findingsOf(await play({ handlers: { 'list-groups': inShortPages }, populate }, concerned))).toEqual([])
  expect(pages).toBeGreaterThan(0)
})

test('plays sentences on groups whose names no other group has', async () => {
  const concerned = sentences.filter(({ at }) => /Guid$|CreateGroupRequest|group-member|group-user/.test(at))
  const unique: Wrap = (call, next) => {
    const isTaken = [...call.store.groups.values()].some(({ name }) => name === call.body.name)
    return isTaken ? reject('ERR_BAD_REQUEST', 'The name is taken.') : next(call)
  }
  const played = await play({ handlers: { 'create-group': unique } }, concerned)
  expect(findingsOf(played)).toEqual([])
  expect(played.flatMap((one) => ('notRun' in one ? [one.notRun.reason] : [])).join()).not.toContain('taken')
})

test('no sentence accuses a server to which a list is delivered that is read', async () => {
  const concerned = sentences.filter(({ at, words }) => /-delivered$/.test(at) && words.startsWith('up to'))
  let times = 0
  const delivers: Wrap = (call, next) => {
    const body = structuredClone(next(call))
    if (call.query.undelivered) families['mark-user-conversation-as-delivered']?.({ ...call, body: {} })
    times++
    return body
  }
  expect(findingsOf(await play({ handlers: { 'list-user-messages': delivers } }, concerned))).toEqual([])
  expect(times).toBeGreaterThan(0)
})

test('a list is judged as a whole if its cursor leads to an empty page', async () => {
  const concerned = sentences.filter(({ at }) => at === 'list-threads')
  const next = { affix: 'append', updatedAt: 1_772_355_600 }
  const goingOn =
    (change: (thread: Json) => Json): Wrap =>
    (call, handle) => {
      const { data } = handle({ ...call, query: {} }) as { data: Json[] }
      const shown = call.query.updatedAt === undefined ? data.map(change) : []
      return { data: shown, meta: { current: { limit: 1000, count: shown.length }, next } }
    }
  const onServer = (change: (thread: Json) => Json) => play({ handlers: { 'list-threads': goingOn(change) } }, concerned)
  expect(concerned).toHaveLength(1)
  expect(findingsOf(await onServer((thread) => thread))).toEqual([])
  expect(findingsOf(await onServer(({ lastReply: _, ...thread }) => thread))).toHaveLength(1)
})

test.each([
  ['save-message', 'unsave-message'],
  ['pin-user-conversation', 'unpin-user-conversation'],
  ['pin-group-conversation', 'unpin-group-conversation'],
])('a server that repeats %s with another time gets a finding', async (id, undo) => {
  const again: Wrap = (call, next) => {
    families[undo]?.(call)
    return next(call)
  }
  const concerned = sentences.filter(({ at, words }) => at === `${id} x-repetition` && words.includes('It keeps the first'))
  expect(findingsOf(await play({ handlers: { [id]: again } }, concerned))).toEqual([expect.stringContaining('the first `')])
})

test('no sentence accuses a server that removes what belonged to a deleted user in the background', async () => {
  const concerned = sentences.filter(({ at, words }) => at === 'delete-user' && words.includes('messages'))
  expect(findingsOf(await play({ handlers: purgesLate() }, concerned))).toEqual([])
})

const withoutTags = changingRecords(omitting('tags'))

test.each<[what: string, style: HonestStyle]>([
  ['bans users who are no members', { handlers: { 'ban-group-user': bansAnyone } }],
  ['returns a deactivated user', { handlers: { 'get-user': showsDeactivated } }],
  [
    'leaves out what is optional',
    { response: everyRecord(omitting('role', 'blockedAt', 'active', 'lastActiveAt', 'createdAt', 'membersCount')) },
  ],
  ['shows tags in lists only', { handlers: { 'get-group': withoutTags, 'get-user': withoutTags } }],
  ['owns groups that users create', { handlers: { 'create-group': ownedByApp } }],
  ['rejects long pages', { rejects: rejectsLongPages }],
  ['has short pages', { handlers: { 'list-users': inShortPages, 'list-groups': inShortPages } }],
  ['has short pages with a cursor', { handlers: { 'list-users': inPagesWithCursor, 'list-groups': inPagesWithCursor } }],
  ['decides late about submitted messages', staysPending],
  ['delivers messages when they are sent', { handlers: { 'send-message': deliversAtOnce } }],
  ['shows what is cleared as empty', { response: everyRecord((record) => ({ metadata: {}, description: '', ...record })) }],
  ['orders the users of a conversation otherwise', { response: everyRecord(turned), request: knowsReordered }],
])('no sentence accuses a server that %s', async (_, style) => {
  const concerned = sentences.filter(({ calls }) =>
    /users|groups|banned|conversations|revisions|submitted|moderation.messages/.test(
      calls.findLast((call) => typeof call === 'string') as string,
    ),
  )
  expect(findingsOf(await play(style, concerned))).toEqual([])
})

test('no sentence accuses a server that ignores parameters of a newer edition', async () => {
  const played = await play(unaware(), sentences)
  expect(findingsOf(played)).toEqual([])
  expect(played.filter((one) => 'result' in one).length).toBeGreaterThan(20)
})

test('no sentence accuses a server that rejects parameters of a newer edition, and the reason names them', async () => {
  const played = await play({ rejects: isOfOlderEdition }, sentences)
  expect(findingsOf(played)).toEqual([])
  const reasons = played.flatMap((one) => ('notRun' in one ? [one.notRun.reason] : []))
  expect(reasons.filter((reason) => /editedAt\[from\], which only a newer edition/.test(reason))).not.toEqual([])
})

test.each([
  ['has switched pins off', /^(un)?pin-message$/, 'ERR_PERMISSION_DENIED', 'may have switched it off'],
  ['knows features by the names in responses only', /^(restrict|allow)-features$/, 'ERR_BAD_REQUEST', 'restrict-features'],
])('no sentence accuses a server that %s', async (_, ids, code, reason) => {
  const concerned = sentences.filter((one) => operationsOf(one).some((id) => ids.test(id)))
  const played = await play({ rejects: ({ operation: { id } }) => (ids.test(id) ? code : undefined) }, concerned)
  expect(findingsOf(played)).toEqual([])
  expect(played.flatMap((one) => ('notRun' in one ? [one.notRun.reason] : [])).join()).toContain(reason)
})

/** Writes whose bodies differ from edition to edition, so that a server may reject them. */
const disputedWrites = ['create-keyword-list', 'update-keyword-list', 'create-rule', 'flag-a-message', 'restrict-features']

test('each write with which sentences begin is judged by a sentence, too', () => {
  const used = sentences.flatMap((one) => operationsOfSentence(contract, one)).filter((operation) => !isSafe(operation))
  const judged = sentences.filter(({ expected }) => typeof expected !== 'string').map((one) => operationOf(contract, one).id)
  expect([...new Set(used.map(({ id }) => id))].filter((id) => !judged.includes(id)).sort()).toEqual(disputedWrites.toSorted())
})

test('each sentence of a description is played, uncertain or named as not played', () => {
  const described = (description: string) => playedSentences(contract, [{ ...operationOf(contract, one), description }])[0]
  const [one] = sentences.filter(({ at }) => at === 'get-user') as [Sentence]
  expect(described(`${one.words}. Nobody plays this.\n\nRules:\n\n- Limit: 5`)).toMatchObject({ played: 1, open: ['Nobody plays this.'] })
  const [list] = playedSentences(
    contract,
    contract.operations.filter(({ id }) => id === 'list-global-pinned-conversations'),
  )
  expect(list).toMatchObject({ played: 0, uncertain: 0, open: [expect.any(String), expect.any(String)] })
})

test('a run of one operation plays the sentences that stand at it or judge it, and those of which it is the last write', () => {
  const { environment, server } = reaching(honestFetch(contract, {}))
  const checksOf = (id: string) => sentenceChecks(environment, server, new Set([id]), { outcomes: new Map() })
  const withImport = sentences.filter((one) => operationsOf(one).includes('import-members'))
  expect(withImport.length).toBeGreaterThan(3)
  expect(checksOf('import-members')).toHaveLength(inOneWorld(contract, withImport).length)
  expect(checksOf('unset-scope-permission')).toHaveLength(1)
  const listing = sentences.filter((one) => operationOf(contract, one).id === 'list-friends')
  expect(checksOf('list-friends')).toHaveLength(inOneWorld(contract, listing).length)
})

test('in a world the calls of a sentence that change something begin those of the next, and a response is judged once', () => {
  const at = (id: string) => sentences.filter((one) => one.at === id)
  expect(inOneWorld(contract, [...at('get-user'), ...at('get-message-details'), ...at('pin-message')])).toHaveLength(2)
  const worlds = inOneWorld(contract, sentences)
  expect([worlds.flat().length, new Set(worlds.flat())]).toEqual([sentences.length, new Set(sentences)])
  const isWrite = (one: Sentence) => typeof one.expected === 'object' && !isSafe(operationOf(contract, one))
  const changesOf = (one: Sentence) => parsedCalls(one).slice(0, isWrite(one) ? undefined : -1)
  for (const world of worlds) {
    for (const [index, one] of world.entries())
      expect(changesOf(world[index + 1] ?? one).slice(0, changesOf(one).length)).toEqual(changesOf(one))
    const judged = world.filter(isWrite).map((one) => parsedCalls(one).length)
    expect(judged).toEqual([...new Set(judged)])
  }
  expect(worlds.length).toBeLessThan(sentences.length * 0.6)
})

/** A handler that accepts a call, and changes nothing. */
const doingNothing = (body: object) => () => body as Json

test('a server that breaks a sentence gets a finding with its words and its place', async () => {
  const style = { handlers: { 'unblock-users': doingNothing({ data: { dealbot: { success: true } } }) } }
  const chosen = sentences.filter(({ at }) => at === 'unblock-users')
  const played = await play(style, chosen)
  expect(findingsOf(played)).toHaveLength(chosen.length)
  const [statement] = played.flatMap((one) => ('result' in one ? one.result.findings.flatMap(({ statement }) => statement ?? []) : []))
  expect(statement).toMatchObject({
    ...{ id: 'sentence', at: '#/paths/~1users~1{uid}~1blockedusers/delete', text: `“${chosen[0]?.words}”` },
    because: [expect.stringMatching(/^POST \/users\/contract-\S+\/blockedusers \{/), expect.stringMatching(/^DELETE /)],
  })
  // Nothing else says it.
  expect(
    findingsOf(
      await play(
        style,
        sentences.filter(({ at }) => at !== 'unblock-users'),
      ),
    ),
  ).toEqual([])
})

test('a sentence names what a judged call before it has made in the same world', async () => {
  const chosen = sentences.filter(({ at }) => at === 'send-thread-message')
  const sent: string[] = []
  const fetch = honestFetch(contract, {})
  const noting: typeof fetch = (input, init) => {
    const { method, url } = new Request(input, init)
    sent.push(`${method} ${new URL(url).pathname}`)
    return fetch(input, init)
  }
  expect(findingsOf(await playOn(noting, chosen))).toEqual([])
  expect(sent.filter((request) => request === 'POST /v3/groups')).toHaveLength(inOneWorld(contract, chosen).length)
})

test('a call that a server rejects with another code is not played again', async () => {
  const [one] = sentences.filter(({ expected }) => expected === 'ERR_GROUP_NO_ADMIN_SCOPE') as [Sentence]
  let calls = 0
  const rejects = () => {
    calls++
    return reject('ERR_PERMISSION_DENIED', 'No.')
  }
  expect(findingsOf(await play({ handlers: { [operationOf(contract, one).id]: rejects } }, [one]))).toEqual([])
  expect(calls).toBe(1)
})

test('without a family, every sentence that does not need it is tried', async () => {
  const whole = honestFetch(contract, {})
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.startsWith('/v3/groups')) return whole(input, init)
    const method = input instanceof Request ? input.method : init?.method
    asked.push(`${method} ${pathname.replace(/contract-[\w-]*?seed-bank/, 'seed-bank')}`)
    return Promise.resolve(Response.json({ error: { code: 'ERR_API_NOT_FOUND', message: 'No.' } }, { status: 404 }))
  }
  const played = await playOn(fetch, sentences)
  expect(findingsOf(played)).toEqual([])
  const untried = sentences.filter((_, index) => 'notRun' in (played[index] as PlayedSentence))
  const needing = sentences.filter((one) => /groups|tomato-growers|messages\/1\b|\/conversation/.test(JSON.stringify(one)))
  expect(untried.filter((one) => !needing.includes(one)).map(({ words }) => words)).toEqual([])
  expect(untried.length).toBeGreaterThan(30)
  const reasons = played.flatMap((one) => ('notRun' in one ? [one.notRun.reason] : []))
  expect(reasons.filter((reason) => reason.endsWith('does not have it'))).toEqual([])
  expect(asked).toEqual([...new Set(asked)])
})

test('a finding shows the properties that its sentence is about', async () => {
  const [one] = sentences.filter(({ words }) => words === 'each with the scope that its list stands for') as [Sentence]
  const asParticipants: Wrap = (call, next) => {
    const { moderators } = call.body
    return next({ ...call, body: { participants: moderators } })
  }
  const [played] = await play({ handlers: { 'add-group-members': asParticipants } }, [one])
  const [found] = played && 'result' in played ? played.result.findings : []
  expect(JSON.parse(found?.got ?? '')).toEqual([
    { uid: 'mira', scope: 'admin' },
    { uid: 'jonas', scope: 'moderator' },
    { uid: 'dealbot', scope: 'participant' },
  ])
})

test('an earlier call that is not accepted leaves a sentence untried', async () => {
  const [one] = sentences.filter(({ words }) => words === 'Friendship is mutual and takes effect at once')
  const [played] = await play({ rejects: ({ operation }) => (operation.id === 'add-friends' ? 'ERR_BAD_REQUEST' : undefined) }, [
    one as Sentence,
  ])
  expect(played).toMatchObject({ notRun: { category: 'left out by rule', reason: expect.stringMatching(/^not tried: .*add-friends/) } })
})

test('an earlier call that failed for a record that a sentence names leaves it untried', async () => {
  const [one] = sentences.filter(({ at }) => at === 'restrict-features') as [Sentence]
  const refuses: Wrap = (call, next) => {
    call.body.featuresToRestrict = ['createGroup']
    const { data } = next(call) as { data: Json }
    return { data: { ...data, 'u.joinGroup': { success: false, message: 'There is no such feature.' } } }
  }
  const [played] = await play({ handlers: { 'restrict-features': refuses } }, [one])
  expect(played).toMatchObject({ notRun: { category: 'left out by rule', reason: expect.stringMatching(/^not tried: .*failed for what/) } })
})

test.each(['add-friends', 'list-friends'])('a response of 500 to %s is a finding of a sentence that calls it', async (failing) => {
  const [one] = sentences.filter(({ words }) => words === 'Friendship is mutual and takes effect at once') as [Sentence]
  expect(parsedCalls(one).map(([request]) => operationOf(contract, { calls: [request] }).id)).toContain(failing)
  const whole = honestFetch(contract, {})
  const { method, path } = contract.operations.find(({ id }) => id === failing) as { method: string; path: string }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const isFailing = request.method === method && new URL(request.url).pathname.endsWith(path.replace(/.*}/, ''))
    return isFailing ? Promise.resolve(Response.json({}, { status: 500 })) : whole(request)
  }
  const [played] = await playOn(fetch, [one])
  expect(played).toMatchObject({ result: { findings: [{ operation: failing, rule: 'not_a_server_error' }] } })
})

test('a response of 500 that comes once is a finding, whichever sentences share the world', async () => {
  const worlds = inOneWorld(contract, sentences).filter(({ length }) => length > 1)
  expect(worlds.length).toBeGreaterThan(10)
  for (const together of inTurn(worlds, 8)) {
    const whole = honestFetch(contract, {})
    let isFirst = true
    const fetch: typeof globalThis.fetch = (input, init) => {
      const isNow = isFirst && new Request(input, init).method === 'POST'
      if (isNow) isFirst = false
      return isNow ? Promise.resolve(Response.json({}, { status: 500 })) : whole(input, init)
    }
    expect(findingsOf(await playOn(fetch, together))).toEqual([expect.stringContaining('500')])
  }
})

test('a sentence whose last write may have been carried out twice is not tried', async () => {
  const [one] = sentences.filter(({ words }) => words === 'converts it to lower case')
  const whole = honestFetch(contract, {})
  const known = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const key = `${request.method} ${request.url} ${await request.clone().text()}`
    const response = await whole(request)
    const isLost = request.method === 'POST' && known.size < known.add(key).size
    return isLost ? new Response('', { status: 504 }) : response
  }
  expect(await playOn(fetch, [one as Sentence])).toMatchObject([{ notRun: { reason: expect.stringMatching(/carried out twice/) } }])
})

test('a call fails as a whole or for its record, or its sentence does', async () => {
  const chosen = sentences.filter(({ words }) => words === 'The `muid` of the message is taken')
  expect(chosen).toHaveLength(1)
  const again = (second: () => Json): Wrap => {
    let times = 0
    return (call, next) => (++times % 2 === 0 ? second() : next(call))
  }
  const playAgain = (second: () => Json) => play({ handlers: { 'import-messages': again(second) } }, chosen)
  expect(findingsOf(await playAgain(() => reject('ERR_BAD_REQUEST', 'The muid is taken.')))).toEqual([])
  expect(findingsOf(await playAgain(() => ({ data: {} })))).toHaveLength(1)
})

test('an expected value may be that of an earlier response, which has to have it', async () => {
  const chosen = sentences.filter(({ words }) => words === 'Time when the user was created')
  expect(chosen).toHaveLength(1)
  const updating =
    (change: (user: Json) => Json): Wrap =>
    (call, next) => {
      const { data } = next(call) as { data: Json }
      return { data: change(data) }
    }
  const moving: Wrap = (call, next) => {
    const user = call.store.users.get(String(call.path.uid))
    if (user) call.store.users.set(user.uid, { ...user, createdAt: user.createdAt + 60 })
    return next(call)
  }
  const [moved] = await play({ handlers: { 'update-user': moving } }, chosen)
  expect(moved).toMatchObject({ result: { findings: [{ rule: 'statement_holds' }] } })
  const without = updating(omitting('createdAt'))
  const [untried] = await play({ handlers: { 'create-user': without, 'update-user': without } }, chosen)
  expect(untried).toMatchObject({ notRun: { reason: expect.stringMatching(/no response before has `createdAt`/) } })
})

test('a server may leave out what is false, and not say that it is true', async () => {
  const chosen = sentences.filter(({ expected }) => JSON.stringify(expected) === '{"hasJoined":false}')
  const saying = (replacement: string) => {
    const whole = honestFetch(contract, {})
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await whole(input, init)
      return new Response((await response.text()).replaceAll('"hasJoined":false', replacement), response)
    }
    return playOn(fetch, chosen)
  }
  expect(chosen).toHaveLength(1)
  expect(findingsOf(await saying('"type":"public"'))).toEqual([])
  expect(findingsOf(await saying('"hasJoined":true'))).toHaveLength(1)
})

test('a sentence that a document only infers is not played', async () => {
  const [one] = sentences.filter(({ at }) => at === 'get-user')
  const backing = { backs: () => false, turnedAway: () => [] }
  const style = { handlers: { 'get-user': doingNothing({ data: {} }) } }
  expect(findingsOf(await play(style, [one as Sentence]))).toHaveLength(1)
  expect(findingsOf(await play(style, [one as Sentence], backing))).toEqual([])
})
