import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { objectionTo } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import { readContracts } from '../documents/documents.ts'
import type { Json } from '../documents/json.ts'
import type { Environment } from '../exchange/environment.ts'
import type { ListedDifference } from '../exchange/listedDifference.ts'
import { reject } from '../fake/fakeCall.ts'
import { families } from '../fake/families.ts'
import { conversationIdOf } from '../fake/messages/messageStore.ts'
import { changingRecords, onRejection } from '../fake/readings/reading.ts'
import type { MessageRecord } from '../fake/records.ts'
import { seed } from '../fake/seed.ts'
import { onCall, rejecting, type Wrap } from '../fake/wraps.ts'
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
async function play(style: HonestStyle, chosen: readonly Sentence[], own: Partial<Environment> = {}): Promise<PlayedSentence[]> {
  const endVirtualTime = startVirtualTime()
  try {
    const { environment, server } = reaching(honestFetch(contract, style))
    const judging = { ...environment, ...own }
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

/** Why sentences were not played. */
const untriedOf = (played: readonly PlayedSentence[]): string[] =>
  played.flatMap((one) => ('notRun' in one ? [`${one.notRun.name}: ${one.notRun.reason}`] : []))

/** The sentences with some words, and those that stand at a place. */
const saying = (words: string) => sentences.filter((one) => one.words === words)
const standingAt = (at: string) => sentences.filter((one) => one.at === at)

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
  expect(untriedOf(played)).toEqual([])
})

test('sentences about one read share its response', async () => {
  const alike = sentences.filter(({ calls }) => calls.at(-1) === 'GET /moderation/flagged-messages' && calls.length === 3)
  let reads = 0
  const counting: HonestStyle['request'] = (request) => {
    if (request.url.includes('/flagged-messages')) reads++
    return request
  }
  const played = await play({ request: counting }, alike)
  expect(alike.length).toBeGreaterThan(3)
  expect(played.filter((one) => 'result' in one)).toHaveLength(alike.length)
  expect(reads).toBe(1)
})

/** The operations that a sentence calls, its records included. */
const preparing = ['create-user', 'create-group', 'send-message']
const operationsOf = (one: Sentence): string[] => [...preparing, ...operationsOfSentence(contract, one).map(({ id }) => id)]

test.each(inTurn(allReadings, 16))('no sentence accuses a server that takes $name', async ({ name, operations }) => {
  const concerned = sentences.filter((one) => operationsOf(one).some((id) => operations.includes(id)))
  expect(findingsOf(await play({ readings: [name] }, concerned))).toEqual([])
})

test('names a message by a string if its id is too long for a number', () => {
  const world = createSentenceWorld(reaching(honestFetch(contract, {})).server, [])
  world.named({ data: { id: '205521503182127105', sender: 'mira' } })
  const { args } = world.callOf('jonas POST /users/mira/conversation/read', { messageId: 4 })
  expect(args.body).toEqual({ messageId: '205521503182127105' })
})

const lateConversations = rejecting('ERR_CONVERSATION_NOT_ACCESSIBLE', ({ store, path: { uid, guid = uid }, actor }) => {
  const [first] = store.messages.inConversation(conversationIdOf(store, uid ? 'user' : 'group', String(actor?.uid), String(guid)))
  return first !== undefined && store.now() - first.sentAt < 2
})
const pinning = ['user', 'group'].flatMap((kind) => [`pin-${kind}-conversation`, `unpin-${kind}-conversation`])

const showsDeactivated: Wrap = (call, next) => {
  const user = call.store.users.get(String(call.path.uid))
  const deactivatedAt = user?.deactivatedAt
  if (user) delete user.deactivatedAt
  const body = next(call)
  if (user && deactivatedAt !== undefined) user.deactivatedAt = deactivatedAt
  return body
}

const staysPending = changingRecords(({ data, ...message }) => ({
  ...message,
  data: { ...(data as Json), moderation: { status: 'pending' } },
}))

const deliversAtOnce: Wrap = (call, next) => {
  const sent = next(call)
  for (const { delivered } of call.store.messages.values())
    for (const uid of call.store.users.keys()) if (!delivered.has(uid)) delivered.set(uid, call.store.now())
  return sent
}

const bansAnyone = onRejection('ERR_NOT_A_MEMBER', () => ({ data: { success: true } }))

/** Rejects long pages of lists whose longest page nothing says. */
const rejectsLongPages: HonestStyle['rejects'] = ({ operation, query }) => {
  const size = operation.parameters.find(({ name }) => name === 'perPage' || name === 'limit')
  return size && size.schema.maximum === undefined && Number(query[size.name]) > 100 ? 'ERR_BAD_REQUEST' : undefined
}

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
    handlers: all(ignoring, lists),
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
  const concerned = standingAt('list-all-thread-messages')
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
  const concerned = saying('at most this number')
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

test('a list is judged as a whole if its cursor leads to an empty page', async () => {
  const concerned = saying('Each contains the number of its replies and the last one')
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

const namesOnce = rejecting('ERR_BAD_REQUEST', ({ store, body }) => [...store.groups.values()].some(({ name }) => name === body.name))

const deliversRead: Wrap = (call, next) => {
  const body = structuredClone(next(call))
  if (call.query.undelivered) families['mark-user-conversation-as-delivered']?.({ ...call, body: {} })
  return body
}

const rejectingAll = (ids: RegExp, code: string): HonestStyle => ({ rejects: ({ operation: { id } }) => (ids.test(id) ? code : undefined) })

const withoutTags = changingRecords(omitting('tags'))
const optional = omitting('role', 'blockedAt', 'active', 'lastActiveAt', 'createdAt', 'membersCount')

/** No document says that an owner has to exist. */
const takesAnyOwner: Wrap = (call, next) => {
  const { owner, ...body } = call.body as Json
  return next(call.store.users.has(String(owner)) ? call : { ...call, body })
}

const all = (wrap: Wrap, ids: string[]) => Object.fromEntries(ids.map((id) => [id, wrap]))
/** The sender of the app's own messages is undocumented. */
const renamedSender = (record: Json): Json =>
  record.category === 'message' && record.sender === 'app_system' ? { ...record, sender: 'garden-app' } : record

const calling = (ids: RegExp) => (one: Sentence) => operationsOf(one).some((id) => ids.test(id))
const reading = (one: Sentence) =>
  /users|groups|banned|conversations|revisions|submitted|moderation.messages/.test(parsedCalls(one).at(-1)?.[0] as string)
const [pins, features] = [/^(un)?pin-message$/, /^(restrict|allow)-features$/]

/** Servers that follow the documents, the sentences that concern them, and why one is not tried. */
test.each<[what: string, style: HonestStyle, concerned: (one: Sentence) => boolean, untried?: RegExp]>([
  ['bans users who are no members', { handlers: { 'ban-group-user': bansAnyone } }, reading],
  ['returns a deactivated user', { handlers: { 'get-user': showsDeactivated } }, reading],
  ['leaves out what is optional', { response: everyRecord(optional) }, reading],
  ['does not show who reacted', { response: everyRecord(omitting('reactedByMe')) }, calling(/-reaction$/)],
  [
    'takes an owner who does not exist',
    { handlers: all(takesAnyOwner, ['create-group', 'update-group']) },
    calling(/^(create|update)-group$/),
  ],
  ['shows tags in lists only', { handlers: { 'get-group': withoutTags, 'get-user': withoutTags } }, reading],
  ['rejects long pages', { rejects: rejectsLongPages }, reading],
  ['has short pages', { handlers: all(inShortPages, ['list-users', 'list-groups']) }, reading],
  ['has short pages with a cursor', { handlers: all(inPagesWithCursor, ['list-users', 'list-groups']) }, reading],
  ['decides late about submitted messages', { handlers: { 'get-submitted-message': staysPending } }, reading],
  ['delivers messages when they are sent', { handlers: { 'send-message': deliversAtOnce } }, reading],
  ['delivers messages when they are listed', { handlers: { 'list-user-messages': deliversRead } }, ({ at }) => /-delivered$/.test(at)],
  ['shows what is cleared as empty', { response: everyRecord((record) => ({ metadata: {}, description: '', ...record })) }, reading],
  ['orders the users of a conversation otherwise', { response: everyRecord(turned), request: knowsReordered }, reading],
  ['has another name for the sender of the app', { response: everyRecord(renamedSender) }, calling(/^send-message$/)],
  ['makes conversations late', { handlers: all(lateConversations, pinning) }, calling(/^pin-(user|group)-conversation$/), /^$/],
  ['purges messages in the background', { handlers: purgesLate() }, ({ at, words }) => at === 'delete-user' && /messages/.test(words)],
  ['has no two groups of one name', { handlers: { 'create-group': namesOnce } }, reading, /^(?!.*request is rejected)/s],
  ['ignores parameters of a newer edition', unaware(), () => true],
  ['rejects parameters of a newer edition', { rejects: isOfOlderEdition }, () => true, /editedAt\[from\], which only a newer edition/],
  ['has switched pins off', rejectingAll(pins, 'ERR_PERMISSION_DENIED'), calling(pins), /may have switched it off/],
  ['knows features by the names in responses', rejectingAll(features, 'ERR_BAD_REQUEST'), calling(features), /restrict-features/],
])('no sentence accuses a server that %s', async (_, style, concerned, untried) => {
  const played = await play(style, sentences.filter(concerned))
  expect(findingsOf(played)).toEqual([])
  if (untried) expect(untriedOf(played).join('\n')).toMatch(untried)
  else expect(untriedOf(played).length).toBeLessThan(0.1 * played.length)
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
  const [one] = standingAt('get-user') as [Sentence]
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
  expect(inOneWorld(contract, ['get-user', 'get-message-details', 'update-message'].flatMap(standingAt))).toHaveLength(3)
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

test('a server that breaks a sentence gets a finding with its words and its place', async () => {
  const style: HonestStyle = { handlers: { 'unblock-users': () => ({ data: { dealbot: { success: true } } }) } }
  const chosen = standingAt('unblock-users')
  const played = await play(style, chosen)
  expect(findingsOf(played)).toHaveLength(chosen.length)
  const [statement] = played.flatMap((one) => ('result' in one ? one.result.findings.flatMap(({ statement }) => statement ?? []) : []))
  expect(statement).toMatchObject({
    ...{ id: 'sentence', at: '#/paths/~1users~1{uid}~1blockedusers/delete', text: `“${chosen[0]?.words}”` },
    because: [expect.stringMatching(/^POST \/users\/contract-\S+\/blockedusers \{/), expect.stringMatching(/^DELETE /)],
  })
  // Nothing else says it.
  const others = sentences.filter((one) => !chosen.includes(one))
  expect(findingsOf(await play(style, others))).toEqual([])
})

test('a sentence names what a judged call before it has made in the same world', async () => {
  const chosen = standingAt('send-thread-message')
  let worlds = 0
  const counting: HonestStyle['request'] = (request) => {
    worlds += Number(request.method === 'POST' && request.url.endsWith('/groups'))
    return request
  }
  expect(findingsOf(await play({ request: counting }, chosen))).toEqual([])
  expect(worlds).toBe(inOneWorld(contract, chosen).length)
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
  const asked: string[] = []
  const request: HonestStyle['request'] = (one) => {
    if (/^(\/v3)?\/groups/.test(one.url)) asked.push(`${one.method} ${one.url.replace(/contract-[\w-]*?seed-bank|\?.*/g, '')}`)
    return one
  }
  const rejects: HonestStyle['rejects'] = ({ operation }) => (operation.path.startsWith('/groups') ? 'ERR_API_NOT_FOUND' : undefined)
  const status: HonestStyle['status'] = (status, code) => (code === 'ERR_API_NOT_FOUND' ? 404 : status)
  const played = await play({ request, rejects, status }, sentences)
  expect(findingsOf(played)).toEqual([])
  const untried = sentences.filter((_, index) => 'notRun' in (played[index] as PlayedSentence))
  const needing = sentences.filter((one) => /groups|tomato-growers|messages\/1\b|\/conversation/.test(JSON.stringify(one)))
  expect(untried.filter((one) => !needing.includes(one)).map(({ words }) => words)).toEqual([])
  expect(untried.length).toBeGreaterThan(30)
  expect(untriedOf(played).filter((reason) => reason.endsWith('does not have it'))).toEqual([])
  expect(asked).not.toEqual([])
  expect(asked).toEqual([...new Set(asked)])
})

test('a finding shows the properties that its sentence is about', async () => {
  const asParticipants = onCall((call) => ({ ...call, body: { participants: call.body.moderators } }))
  const [played] = await play({ handlers: { 'add-group-members': asParticipants } }, saying('each with the scope that its list stands for'))
  const [found] = played && 'result' in played ? played.result.findings : []
  expect(JSON.parse(found?.got ?? '')).toEqual([
    { uid: 'mira', scope: 'admin' },
    { uid: 'jonas', scope: 'moderator' },
    { uid: 'dealbot', scope: 'participant' },
  ])
})

const refusesOne: Wrap = (call, next) => {
  call.body.featuresToRestrict = ['createGroup']
  const { data } = next(call) as { data: Json }
  return { data: { ...data, 'u.joinGroup': { success: false, message: 'There is no such feature.' } } }
}

const knowsNoPins: Wrap = (call, next) =>
  JSON.stringify(call.body).includes('pinMessage')
    ? { data: { pinMessage: { success: false, message: 'There is no such permission.' }, permissions: {} } }
    : next(call)

/** Loses the response to each write that is sent again. */
function losesRepeated(): HonestStyle {
  const known = new Set<string>()
  let isLost = false
  return {
    request(request) {
      isLost = request.method === 'POST' && known.size < known.add(`${request.url} ${request.body}`).size
      return request
    },
    status: (status) => (isLost ? 504 : status),
  }
}

const friendship = 'Friendship is mutual and takes effect at once'

test.each<[what: string, words: string, style: HonestStyle, reason: RegExp, difference?: string]>([
  [
    'an earlier call is not accepted',
    friendship,
    rejectingAll(/^add-friends$/, 'ERR_BAD_REQUEST'),
    /: not tried: .*add-friends/,
    'add-friends: 400 ERR_BAD_REQUEST',
  ],
  [
    'one failed for a record',
    'Restricts features for a role',
    { handlers: { 'restrict-features': refusesOne } },
    /: not tried: .*failed for what/,
    'restrict-features: success: false',
  ],
  [
    'one failed for what is to be rejected',
    'that user needs the permission `pinMessage`',
    { handlers: { 'set-role-permissions': knowsNoPins } },
    /: not tried: .*failed for what/,
    'set-role-permissions: success: false',
  ],
  ['a write may have been carried out twice', 'converts it to lower case', losesRepeated(), /carried out twice/],
])('a sentence is not tried if %s, and a refused call is listed as a difference', async (_, words, style, reason, difference) => {
  const [one] = saying(words) as [Sentence]
  const differences: ListedDifference[] = []
  const untried = untriedOf(await play(style, [one], { differences }))
  expect(untried).toEqual([expect.stringMatching(reason)])
  expect(differences.map(({ operation, got }) => `${operation}: ${got}`)).toEqual(difference === undefined ? [] : [difference])
})

test('a sentence that holds shows the effect of its last query, and of the properties that it names', async () => {
  const chosen = saying('up to the message in `messageId`').filter(({ at }) => at === 'mark-user-conversation-as-read')
  const played = await play({}, chosen)
  const effects = played.flatMap((one) => ('result' in one ? (one.result.effects ?? []) : []))
  expect(new Set(effects)).toEqual(
    new Set([
      'list-user-messages unread',
      'list-conversations unread',
      'list-conversations conversationType',
      'mark-user-conversation-as-read body messageId',
      'mark-user-conversation-as-delivered body messageId',
    ]),
  )
})

test('what a server does otherwise only once is a difference', async () => {
  let calls = 0
  const once: Wrap = (call, next) => (calls++ === 0 ? next({ ...call, body: { accepted: [] } }) : next(call))
  const differences: ListedDifference[] = []
  const played = await play({ handlers: { 'add-friends': once } }, saying(friendship).slice(0, 1), { differences })
  expect([...findingsOf(played), ...untriedOf(played)]).toEqual([])
  expect(differences.map(({ operation, expected }) => `${operation}: ${expected}`)).toEqual([
    expect.stringMatching(/^list-friends: .*mira.*, each time$/),
  ])
})

test.each(['add-friends', 'list-friends'])('a response of 500 to %s is a finding of a sentence that calls it', async (failing) => {
  const [one] = saying(friendship) as [Sentence]
  expect(operationsOf(one)).toContain(failing)
  const [played] = await play(rejectingAll(new RegExp(`^${failing}$`), 'ERR_EXCEPTION'), [one])
  expect(played).toMatchObject({ result: { findings: [{ operation: failing, rule: 'not_a_server_error' }] } })
})

test('a response of 500 that comes once is a finding, whichever sentences share the world', async () => {
  const worlds = inOneWorld(contract, sentences).filter(({ length }) => length > 1)
  expect(worlds.length).toBeGreaterThan(10)
  for (const together of inTurn(worlds, 8)) {
    let failed = 0
    const rejects: HonestStyle['rejects'] = ({ operation }) => (operation.method === 'POST' && failed++ === 0 ? 'ERR_EXCEPTION' : undefined)
    expect(findingsOf(await play({ rejects }, together))).toEqual([expect.stringContaining('500')])
  }
})

test('a call fails as a whole or for its record, or its sentence does', async () => {
  const chosen = saying('The `muid` of the message is taken')
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
  const chosen = saying('Time when the user was created')
  expect(chosen).toHaveLength(1)
  const moving: Wrap = (call, next) => {
    const user = call.store.users.get(String(call.path.uid))
    if (user) call.store.users.set(user.uid, { ...user, createdAt: user.createdAt + 60 })
    return next(call)
  }
  const [moved] = await play({ handlers: { 'update-user': moving } }, chosen)
  expect(moved).toMatchObject({ result: { findings: [{ rule: 'statement_holds' }] } })
  const without = changingRecords(omitting('createdAt'))
  const played = await play({ handlers: { 'create-user': without, 'update-user': without } }, chosen)
  expect(untriedOf(played)).toEqual([expect.stringMatching(/no response before has `createdAt`/)])
})

test('a server may leave out what is false, and not say that it is true', async () => {
  const chosen = sentences.filter(({ expected }) => JSON.stringify(expected) === '{"hasJoined":false}')
  const having = (change: (group: Json) => Json) =>
    play({ response: everyRecord((record) => (record.hasJoined === false ? change(record) : record)) }, chosen)
  expect(chosen).toHaveLength(1)
  expect(findingsOf(await having(omitting('hasJoined')))).toEqual([])
  expect(findingsOf(await having((group) => ({ ...group, hasJoined: true })))).toHaveLength(1)
})

test('a sentence that a document only infers is not played', async () => {
  const backing = { backs: () => false, turnedAway: () => [] }
  const style = { handlers: { 'get-user': () => ({ data: {} }) } }
  expect(findingsOf(await play(style, standingAt('get-user')))).toHaveLength(1)
  expect(findingsOf(await play(style, standingAt('get-user'), { backing: () => backing }))).toEqual([])
})
