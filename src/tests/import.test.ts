// What becomes of records that are imported, all of them or a batch that a queue worker imports.
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { outcomeIn } from '../import/results.ts'
import { type ImportCheckpoint, type ImportOptions, type ImportRecords, importAll, importBatch } from '../import.ts'
import { withoutPauses } from './support/around.ts'
import { at, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { anyCharacter, anyValue } from './support/characters.ts'
import { groups, members, messages, users } from './support/importRecords.ts'
import { type Behaviour, type ImportService, importService, inWords, run } from './support/importService.ts'
import { apiKey } from './support/key.ts'
import { serve, text } from './support/server.ts'
import { simulatedService, untilSettled } from './support/simulatedService.ts'
import { connectionError } from './support/stubFetch.ts'

withoutPauses()
afterEach(() => void vi.useRealTimers())

async function* asynchronous<Record>(records: readonly Record[]) {
  for (const record of records) yield record
}

const iterable = (iterator: unknown) => ({ [Symbol.iterator]: () => iterator }) as never
const endingWithNumber = (left: object[]) => ({ next: () => ({ done: left.length > 0 ? 0 : 1, value: left.shift() }) })

const sizes = (service: ImportService) =>
  service.requests.map(({ body }) => Object.keys(Object.values(JSON.parse(body) as object)[0]).length)

describe('without faults', () => {
  test('imports everything in order, in batches of fifty', async () => {
    const service = importService()
    const records = { messages: messages(120), members: members(60), groups: groups(3), users: users(101) }
    const { counts, problems, results } = await run(service, records)
    const kinds = service.requests.map(({ url }) => url.split('/').at(-1))
    expect(kinds.join()).toBe('users,users,users,groups,members,members,messages,messages,messages')
    expect(sizes(service)).toEqual([50, 50, 1, 3, 50, 10, 50, 50, 20])
    expect(counts).toEqual({
      users: { created: 101, existed: 0, refused: 0, unknown: 0 },
      groups: { created: 3, existed: 0, refused: 0, unknown: 0 },
      members: { created: 60, existed: 0, refused: 0, unknown: 0 },
      messages: { created: 120, existed: 0, refused: 0, unknown: 0 },
    })
    expect(problems).toEqual([])
    expect(service.ids.messages).toEqual(messages(120).map(({ muid }) => muid))
    expect(results.filter(({ kind }) => kind === 'users').map(({ index, id, status }) => [index, id, status])).toEqual(
      users(101).map(({ uid }, index) => [index, uid, 'created']),
    )
  })

  test.each<[form: string, source: () => ImportRecords['users']]>([
    ['an array', () => users(3)],
    ['a Set', () => new Set(users(3))],
    ['a generator', () => users(3).values()],
    ['an async generator', () => asynchronous(users(3))],
    ['a web stream', () => Readable.toWeb(Readable.from(users(3))) as never],
    ['a function', () => (from: number) => users(3).slice(from)],
    ['an iterator that ends with a number', () => iterable(endingWithNumber(users(3)))],
    ['an array of promises', () => users(3).map((user) => Promise.resolve(user)) as never],
  ])('reads records from %s', async (_, source) => {
    const service = importService()
    expect(inWords((await run(service, { users: source() })).counts.users)).toBe('3 created')
    expect(service.ids.users).toEqual(['u0', 'u1', 'u2'])
  })
})

test.each([
  ['waits for them', {}],
  ['does not wait for them', { waitForRateLimit: false, deadline: 5_000 }],
  ['waits for them for a second only', { maxWait: 1_000 }],
])('waits for rate limits and loses no record with a client that %s', async (_, options) => {
  vi.useFakeTimers()
  const service = simulatedService({ limit: 60, window: 60_000, says: 'all headers' })
  const { chat } = stubbedWith(options, async ({ init }) => {
    const response = await service.fetch()
    const [records] = Object.values(JSON.parse(init.body as string)) as [object]
    const data = Object.fromEntries(Object.keys(records).map((id) => [id, { success: true, data: {} }]))
    return response.ok ? Response.json({ data }, response) : response
  })
  const done = importAll(chat, { users: users(75 * 50), groups: groups(50) })
  await untilSettled(done)
  const { counts } = await done
  expect([counts.users, counts.groups].map(inWords)).toEqual(['3750 created', '50 created'])
  expect(service.accepted.reduce((sum, count) => sum + count)).toBe(76)
  expect(service.rejected).toBeLessThan(10)
})

describe('single records', () => {
  const cycle: { uid: string; name: string; metadata: { self?: unknown } } = { uid: 'round', name: 'R', metadata: {} }
  cycle.metadata.self = cycle
  // `JSON.stringify` throws if the text is longer, or the record deeper, than the platform allows.
  const endless = { toJSON: () => 'x'.repeat(2 ** 30) }

  test.each<[problem: string, record: unknown, reason: string]>([
    ['a record with a BigInt', { uid: 'big', name: 'B', metadata: { list: [1, 1n] } }, '`metadata.list.1` is a BigInt'],
    ['a circular record', cycle, '`metadata.self` refers back to an object that contains it'],
    ['a record with too long a string', { uid: 'long', name: 'L', metadata: { endless } }, 'JSON cannot represent the record'],
    ['a record without an id', { name: 'N' }, 'The record has no `uid`'],
    ['a record with a numeric id', { uid: 7, name: 'N' }, 'The record has no `uid`, which must be a string'],
    ['null', null, 'The record is not an object'],
    ['an array', [], 'The record is not an object'],
    ['a record whose `toJSON` returns nothing', { uid: 'none', name: 'N', toJSON: () => undefined }, 'its `toJSON` returns nothing'],
  ])('reports %s as refused without sending it, and imports the others', async (_, record, reason) => {
    const service = importService()
    const { counts, problems } = await run(service, { users: [...users(2), record, ...users(1, 2)] as never })
    expect(inWords(counts.users)).toBe('3 created, 1 refused')
    expect(problems).toMatchObject([{ index: 2, status: 'refused', reason: expect.stringContaining(reason) }])
    expect(sizes(service)).toEqual([3])
  })
})

test('reports a user that exists as a problem whatever else is in the batch, unless it is expected', async () => {
  for (const invalid of [[], [3], [0, 49]]) {
    const service = importService({ rejectAll: ({ uid }) => invalid.some((number) => uid === `u${number}`) })
    service.add('users', 'u5')
    const { counts, problems } = await run(service, { users: users(50) })
    expect(counts.users).toEqual({ created: 49 - invalid.length, existed: 1, refused: invalid.length, unknown: 0 })
    expect(problems.filter(({ status }) => status === 'existed')).toMatchObject([
      { id: 'u5', code: 'ERR_UID_ALREADY_EXISTS', reason: expect.stringContaining('may differ') },
    ])
    if (invalid.length === 0) expect(problems[0]).not.toHaveProperty('sentBefore')
    const again = await run(service, { users: users(50) }, { sentBefore: true })
    expect(again.counts.users).toMatchObject({ existed: 50 - invalid.length, refused: invalid.length })
    expect(again.problems.map(({ status }) => status)).toEqual(invalid.map(() => 'refused'))
  }
})

test('sends records in their order, whatever their ids, and none twice in a request', async () => {
  const special = ['toString', 'hasOwnProperty', '__proto__', 'length', 'mira', 'MIRA', '4294967295', '007', '1.5', '-1', '"', 'success']
  const id = fc.oneof(
    fc.constantFrom(...special),
    fc.constantFrom('mira', 'MIRA'),
    fc.nat(12).map(String),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(id, { minLength: 1, maxLength: 12 }), fc.boolean(), async (uids, isMissingAtFirst) => {
      const service = importService({ omit: (_, time) => isMissingAtFirst && time === 1 })
      const records = { users: uids.map((uid) => ({ uid, name: 'U' })) }
      const first = await run(service, records)
      const isFirst = (uid: string, index: number) => uids.findIndex((other) => other.toLowerCase() === uid.toLowerCase()) === index
      expect(service.ids.users.toSorted()).toEqual(uids.filter(isFirst).toSorted())
      const sent = service.requests.map(({ body }) =>
        Array.from(body.matchAll(/"uid":("(?:[^"\\]|\\.)*")/g), ([, uid = '']) => JSON.parse(uid) as string),
      )
      for (const request of sent) expect(new Set(request.map((uid) => uid.toLowerCase())).size).toBe(request.length)
      if (!isMissingAtFirst) {
        expect(sent.flat()).toEqual(uids)
        expect(first.results.map(({ id, status }) => [id, status])).toEqual(
          uids.map((uid, index) => [uid, isFirst(uid, index) ? 'created' : 'existed']),
        )
        // A request ends only before an id that it has.
        if (uids.every(isFirst)) expect(sent).toHaveLength(1)
      }
      const again = await run(service, records)
      expect(again.problems.map(({ id, code }) => [id, code])).toEqual(uids.map((uid) => [uid, 'ERR_UID_ALREADY_EXISTS']))
    }),
    { numRuns: 40 },
  )
})

const fifty = { messages: messages(50) }
const of = (count: number) => ({ users: users(count) })
const nothing = Array.from({ length: 200 }, () => null) as never[]
/** Whether a record is a certain one, the first `times` times that it is sent. */
const only =
  (id: string, times = Number.POSITIVE_INFINITY) =>
  ({ uid, muid = uid }: Readonly<Record<string, unknown>>, time = 1) =>
    muid === id && time <= times

/** What became of the records, and how many of them each request had. */
test.each<[what: string, behaviour: Behaviour, records: ImportRecords, outcome: string, requests: string, attempts?: number]>([
  ['no record can be sent', {}, { users: nothing }, '200 refused', ''],
  [
    'a record is missing from one response and another from all',
    { omit: (record, time) => only('u1')(record, time) || only('u2', 1)(record, time) },
    of(4),
    '2 created, 1 existed, 1 unknown',
    '4 2 1 1 1',
  ],
  ['a response is HTML', { fault: (n) => n === 2 && 'html', carryOut: true }, of(120), '70 created, 50 existed', '50 50 50 20'],
  ['500s have another code', { fault: (n) => n <= 5 && 500 }, of(100), '50 created, 50 unknown', '50 50 50 50 50 50'],
  ['two of three batches fail', { fault: (n) => n % 3 > 0 && 500 }, of(300), '100 created, 200 unknown', '50 50 50 50 50 50', 1],
  ['split batches are lost', { rejectAll: only('u0'), fault: (n) => n > 1 && 'cut' }, of(50), '50 unknown', '50 25 25 25 25', 4],
  ['an exception is temporary', { exception: only('m3', 8) }, fifty, '1 created, 49 existed', '50 50 25 13 7 4 2 2 1 1 3 6 12 25 1'],
  ['a record causes exceptions', { exception: only('m20') }, fifty, '49 existed, 1 refused', '50 50 25 13 12 6 6 3 2 1 1 1 3 25 1 1'],
])('counts and sends records where %s', async (_, behaviour, records, outcome, requests, attempts) => {
  const service = importService(behaviour)
  const { counts, problems } = await run(service, records, { attempts })
  expect(Object.values(counts).map(inWords)).toContain(outcome)
  expect(sizes(service).join(' ')).toBe(requests)
  for (const { reason } of problems.filter(({ status }) => status === 'unknown'))
    expect(reason).toContain('Import again with the checkpoint')
})

const iteratorOf = (end: 'done' | Error, count = 120) => {
  let returned = 0
  let number = 0
  const next = async () => {
    if (number < count) return { done: false as const, value: { uid: `u${number}`, name: `User ${number++}` } }
    if (end === 'done') return { done: true as const, value: undefined }
    throw end
  }
  const source = { [Symbol.asyncIterator]: () => ({ next, return: async () => ({ done: true as const, value: void returned++ }) }) }
  return { source, returned: () => returned }
}

const fails: ImportOptions['onProgress'] = ({ results }) => results.length > 0 && Promise.reject(new Error('the disk is full'))
test.each<[when: string, end: 'done' | Error, options: ImportOptions, returns: number]>([
  ['not at its end', 'done', {}, 0],
  ['not after it failed', new Error('the database is gone'), {}, 0],
  ['when the import ends before', 'done', { onProgress: fails }, 1],
  ['when the signal is aborted', 'done', { signal: AbortSignal.abort(new Error('enough')) }, 1],
])('an iterator is closed %s', async (_, end, options, returns) => {
  const service = importService()
  const { source, returned } = iteratorOf(end)
  await run(service, { users: source as never }, options).catch(() => {})
  expect(returned()).toBe(returns)
})

const created = { status: 'created' }
const refused = (reason: string, code?: string) => ({ status: 'refused', reason, ...(code && { code }) })

test.each<[what: string, data: unknown, outcome: object | undefined]>([
  ['`data` but no `success`', { u0: { data: { uid: 'u0' } } }, created],
  ['`success` and a null error', { u0: { success: true, error: null } }, created],
  ['the id in lower case', { u0: { success: true } }, created],
  ['no error', { u0: { success: false } }, refused('CometChat gave no reason.')],
  ['an error that is a string', { u0: { success: false, error: 'No.' } }, refused('No.')],
  ['an error in several lines', { u0: { success: false, error: 'No.\nforged\u001b[2J' } }, refused('No. forged [2J')],
  ['an error without a code', { u0: { success: false, error: { message: 'No.' } } }, refused('No.')],
  ['an error without `success`', { u0: { error: { code: 'ERR_X', message: 'No.' } } }, refused('No.', 'ERR_X')],
  [
    'a member who has joined',
    { u0: { success: false, error: { code: 'ERR_ALREADY_JOINED', message: 'No.' } } },
    { ...refused('No.', 'ERR_ALREADY_JOINED'), status: 'existed' },
  ],
  ['no `data`', undefined, undefined],
  ['`data` that is a string', 'imported', undefined],
  ['an empty entry', { u0: {} }, undefined],
])('a response with %s says what became of a record, or nothing', (_, data, outcome) => {
  expect(outcomeIn(data, 'U0')).toEqual(outcome)
  expect(outcomeIn([(data as { u0?: object } | undefined | null)?.u0], '0')).toEqual(outcome)
})

describe('requests without a response', () => {
  test('does not say that a record may be its own if the earlier request was never sent', async () => {
    const service = importService()
    service.add('users', 'u5')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    let calls = 0
    const slowKey = () => {
      if (++calls > 1) return apiKey
      setImmediate(() => vi.advanceTimersByTime(30_000))
      return new Promise<string>(() => {})
    }
    const { problems } = await run(service, { users: users(10) }, {}, { apiKey: slowKey })
    expect(problems).toMatchObject([{ id: 'u5', status: 'existed', code: 'ERR_UID_ALREADY_EXISTS' }])
    expect(problems[0]).not.toHaveProperty('sentBefore')
    expect(service.requests).toHaveLength(1)
  })

  const few = { users: users(1), groups: groups(2), members: members(2), messages: messages(2) }
  const mixed = Array.from({ length: 400 }, (_, index) => (index % 50 === 0 ? null : { uid: `u${index}`, name: 'U' }))
  let isDown = false
  test.each<[of: string, behaviour: Behaviour, records: object, unknown: number]>([
    ['one kind', { fault: () => 500 }, { users: users(400) }, 150],
    ['several kinds', { fault: () => 'cut' }, few, 5],
    ['invalid records among others', { fault: () => 'cut' }, { users: mixed }, 147],
    ['exceptions, of which none is refused', { exception: () => isDown, onRequest: (number) => (isDown = number > 1) }, few, 6],
  ])('end the import after three batches, and go on with the checkpoint: %s', async (_, behaviour, records, unknown) => {
    const checkpoint: ImportCheckpoint = {}
    const lost = { name: 'ChatConnectionError', code: 'NO_ANSWERS' }
    await expect(run(importService(behaviour), records, { checkpoint, attempts: 2 })).rejects.toMatchObject(lost)
    expect(Object.values(checkpoint).reduce((sum, state) => sum + state.unknown, 0)).toBe(unknown)
    // Those in a row are one range.
    expect(Object.values(checkpoint).flatMap(({ again }) => again).length).toBeLessThan(5)
    const { counts } = await run(importService(), records, { checkpoint: JSON.parse(JSON.stringify(checkpoint)) })
    expect(Object.values(counts).map(inWords).join()).not.toMatch(/existed|unknown/)
  })
})

describe('errors unrelated to the records', () => {
  test.each([
    ...[401, 402, 403, 404].map((status) => [status, '{"error":{}}', undefined] as const),
    [400, '{"error":{"code":"AUTH_ERR_EMPTY_APIKEY"}}', 'AUTH_ERR_EMPTY_APIKEY'] as const,
  ])('ends the import at once after a %i with %s', async (status, body, code) => {
    const checkpoint: ImportCheckpoint = {}
    await using server = await serve(text(body, status))
    await expect(run(server, { users: users(400) }, { checkpoint })).rejects.toMatchObject({ name: 'ChatApiError', status, code })
    expect(server.requests).toHaveLength(1)
    expect(checkpoint.users).toMatchObject({ next: 0, refused: 0 })
  })

  const another = new ChatApiError('Bad.', { status: 400 }, { operationId: 'get-app', method: 'GET', path: '/', attempts: 1 })
  test.each<[of: string, failure: Error]>([
    ['the `apiKey` function', connectionError('ENOTFOUND')],
    ['another client', another],
    ['the program', new Error('The vault is sealed.')],
  ])('throws an error of %s, wherever it comes from, and does not advance', async (_, failure) => {
    const thrower = () => {
      throw failure
    }
    const service = importService()
    const checkpoint: ImportCheckpoint = {}
    const getter = Object.defineProperty({ uid: 'u1' }, 'name', { get: thrower, enumerable: true })
    for (const record of [getter, { uid: 'u1', toJSON: thrower }])
      await expect(run(service, { users: [...users(1), record] as never }, { checkpoint })).rejects.toBe(failure)
    await expect(run(service, { users: users(9) }, { checkpoint }, { apiKey: thrower })).rejects.toBe(failure)
    await expect(run(service, { users: users(9) }, { checkpoint, onProgress: thrower })).rejects.toBe(failure)
    expect(service.requests).toHaveLength(0)
    const onProgress = ({ results }: { results: readonly unknown[] }) => results.length > 0 && thrower()
    await expect(run(service, { users: users(100) }, { onProgress })).rejects.toBe(failure)
    expect(sizes(service)).toEqual([50])
    expect(checkpoint.users).toMatchObject({ next: 0, created: 0, existed: 0, refused: 0, unknown: 0 })
  })

  test.each([
    ['a TypeError of the program’s own', new TypeError('shutting down')],
    ['the platform’s own', undefined],
  ])('throws an abort reason, at the only attempt too, and does not advance: %s', async (_, reason) => {
    for (const attempts of [1, 3]) {
      const controller = new AbortController()
      const checkpoint: ImportCheckpoint = {}
      const service = importService({ fault: () => 'late', onRequest: () => controller.abort(reason) })
      const { signal } = controller
      expect(await outcomeOf(run(service, { users: users(300) }, { checkpoint, signal, attempts }))).toBe(signal.reason)
      expect(checkpoint.users).toMatchObject({ next: 0, refused: 0, unknown: 0 })
    }
  })
})

test('rejects a checkpoint that another import is using, and takes it afterwards', async () => {
  const service = importService()
  const checkpoint: ImportCheckpoint = {}
  const first = run(service, { users: users(120) }, { checkpoint })
  for (const used of [checkpoint, { ...checkpoint }])
    await expect(run(service, { users: users(120) }, { checkpoint: used })).rejects.toThrow('another import is running')
  expect((await first).counts.users).toMatchObject({ created: 120 })
  await run(service, { users: users(120) }, { checkpoint })
  expect(service.ids.users).toHaveLength(120)
  expect(sizes(service)).toEqual([50, 50, 20])
})

const all =
  (records: unknown, options = {}) =>
  (chat: object) =>
    importAll(chat as never, records as never, options)
const batch =
  (kind: string, records: unknown, options = {}) =>
  (chat: object) =>
    importBatch(chat as never, kind as never, records as never, options)
const noneDone = { next: 0, again: [], created: 0, existed: 0, refused: 0, unknown: 0 }
const frozenAgain = { ...noneDone, next: 1, unknown: 1, again: [Object.freeze([0, 1])] }
test.each<[what: string, run: (chat: object) => Promise<unknown>, message: string, chat?: object]>([
  ['no records', all(undefined), 'pass the records as an object'],
  ['an unknown kind', all({ user: [] }), 'there is no kind of records `user`. Did you mean `users`?'],
  ['a string of records', all({ users: 'u1' }), '`users` must be a list'],
  ['functions for a checkpoint', all({ users: [] }, { checkpoint: { save() {} } }), 'in `checkpoint` there is no kind of records `save`.'],
  ['a kind that is null', all({ users: users(1), groups: null }), '`groups` must be a list'],
  ['a promise for a list', all({ users: async () => users(1) }), 'it is a Promise'],
  ['an iterator that has no `next`', all({ users: iterable({}) }), 'the iterator of `users` must have a method `next()`'],
  ['a promise for a checkpoint', all({ users: users(1) }, { checkpoint: Promise.resolve({}) }), '`checkpoint` must be an object'],
  ['a frozen checkpoint', all({ users: users(1) }, { checkpoint: Object.freeze({}) }), '`checkpoint` must not be frozen'],
  ['a checkpoint with a frozen part', all({ users: users(1) }, { checkpoint: { users: frozenAgain } }), '`checkpoint` must not be frozen'],
  ['`onProgress` that is no function', all({ users: users(1) }, { onProgress: null }), '`onProgress` must be a function'],
  ['a client without a method', all({ users: users(1) }), 'pass a chat client', { importUsers: () => {} }],
  ['no attempts', all({ users: [] }, { attempts: 0 }), '`attempts` must be'],
  ['an iterator without results', all({ users: iterable({ next: () => 42 }) }), '`next()` of `users` must return an object'],
  ['a signal that is none', all({ users: [] }, { signal: {} }), '`signal` must be an AbortSignal'],
  ['an unknown option of a batch', batch('users', [], { checkpoint: {} }), 'importBatch: there is no option `checkpoint`'],
  ['a text for `sentBefore`', all({ users: [] }, { sentBefore: 'yes' }), '`sentBefore` must be'],
  ['a batch of an unknown kind', batch('user', []), 'the kind must be one of users, groups, members, messages'],
  ['a batch that is an object', batch('users', { u0: {} }), 'pass the users as an array'],
])('rejects invalid arguments before sending: %s', async (_, run, message, client) => {
  const { chat, sent } = stubbed()
  await expect(run(client ?? chat)).rejects.toThrow(message)
  expect(sent).toHaveLength(0)
})

test('whatever stands in place of an argument, nothing is sent twice or unchecked', async () => {
  const forms: readonly ((value: unknown) => [records: unknown, options?: unknown])[] = [
    (value) => [value],
    (value) => [{ users: value }],
    (value) => [{ users: users(2), groups: value }],
    (value) => [{ users: () => value }],
    (value) => [{ users: [value, ...users(2)] }],
    (value) => [{ users: iterable(value) }],
    (value) => [{ users: users(2) }, value],
    ...['onProgress', 'signal', 'attempts', 'sentBefore', 'checkpoint'].map((name) => (value: unknown): [unknown, unknown] => [
      { users: users(2) },
      { [name]: value },
    ]),
    (value) => [{ users: users(2) }, { checkpoint: { users: value } }],
    (value) => [{ users: users(2) }, { checkpoint: { users: { ...noneDone, again: value } } }],
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), anyValue, async (form, value) => {
      const service = importService()
      const [records, options] = form(value)
      const outcome = await outcomeOf(importAll(at(service), records as never, options as never))
      expect(new Set(service.ids.users).size).toBe(service.ids.users.length)
      if (outcome === 'success') return
      expect(String(outcome)).toMatch(/^TypeError: (importAll: |`signal` must be )/)
      expect(service.requests).toEqual([])
    }),
    { numRuns: 300 },
  )
})

describe('`importBatch`', () => {
  test('returns the outcome of each record in order', async () => {
    const service = importService({ reject: ({ uid }) => uid === 'u1' && 'ERR_NO_ROLE', omit: ({ uid }) => uid === 'u3' })
    service.add('users', 'u2')
    const results = await importBatch(at(service), 'users', [...users(4), { uid: '', name: 'N' }, ...users(1, 4)])
    expect(results).toEqual([
      { index: 0, id: 'u0', status: 'created' },
      { index: 1, id: 'u1', status: 'refused', code: 'ERR_NO_ROLE', reason: expect.stringContaining('u1') },
      { index: 2, id: 'u2', status: 'existed', code: 'ERR_UID_ALREADY_EXISTS', reason: expect.stringContaining('u2') },
      { index: 3, id: 'u3', status: 'unknown', reason: expect.stringContaining('Send it again with `sentBefore`') },
      { index: 4, id: '', status: 'refused', reason: expect.stringContaining('no `uid`') },
      { index: 5, id: 'u4', status: 'created' },
    ])
    // biome-ignore lint/suspicious/noSparseArray: a record is missing
    expect(await importBatch(at(service), 'users', [, ...users(1, 5)] as never)).toMatchObject([{ status: 'refused' }, { id: 'u5' }])
    const requests = service.requests.length
    expect(await importBatch(at(service), 'users', [])).toEqual([])
    expect(service.requests).toHaveLength(requests)
    const again = await importBatch(at(service), 'users', users(1), { sentBefore: true })
    expect(again).toMatchObject([{ status: 'existed', sentBefore: true }])
  })

  test.each([400, 413])('marks records that are refused with %i after a lost request, which may have created them', async (status) => {
    const refused = Response.json({ error: { code: 'ERR_BAD_REQUEST', message: 'No.' } }, { status })
    const { chat } = stubbed((_, number) => {
      if (number === 1) throw connectionError('ECONNRESET')
      return refused.clone()
    })
    const reason = expect.stringContaining('An earlier request may have created it.')
    expect(await importBatch(chat, 'users', users(2))).toMatchObject(Array(2).fill({ status: 'refused', sentBefore: true, reason }))
    const { chat: atOnce } = stubbed(() => refused.clone())
    expect(await importBatch(atOnce, 'users', users(2))).toEqual(Array(2).fill(expect.not.objectContaining({ sentBefore: true })))
  })

  test('throws the reason of an aborted signal', async () => {
    const service = importService()
    const reason = new Error('enough')
    for (const count of [0, 1])
      await expect(importBatch(at(service), 'users', users(count), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(service.requests).toHaveLength(0)
  })

  test.each([200, 202, 204])('a request that is accepted with %i and no body is not sent again', async (status) => {
    const { chat, sent } = stubbed(() => new Response(null, { status }))
    const results = await importBatch(chat, 'users', users(120))
    expect(sent).toHaveLength(3)
    expect(results).toHaveLength(120)
    for (const result of results) expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('accepted') })
    const { counts } = await importAll(chat, { users: users(70) })
    expect(inWords(counts.users)).toBe('70 unknown')
    expect(sent).toHaveLength(5)
  })

  test('a record that exists is not said to come from a request whose connection was refused', async () => {
    const { chat } = stubbedWith({ retries: 0 }, (_, number) => {
      if (number === 1) throw connectionError('ECONNREFUSED')
      return Response.json({ data: { u0: { success: false, error: { code: 'ERR_UID_ALREADY_EXISTS', message: 'Exists.' } } } })
    })
    const [result] = await importBatch(chat, 'users', users(1))
    expect(result).toMatchObject({ status: 'existed' })
    expect(result).not.toHaveProperty('sentBefore')
  })

  test.each([1, 3])('a request that fails is sent `attempts` times by the import, and not again by the client: %i', async (attempts) => {
    const { chat, sent } = stubbed(() => Promise.reject(connectionError('ECONNREFUSED')))
    const [result] = await importBatch(chat, 'users', users(1), { attempts })
    expect(result).toMatchObject({ status: 'unknown', reason: expect.stringContaining('ECONNREFUSED') })
    expect(sent).toHaveLength(attempts)
  })
})
