// Whatever ends a call or an import, and whenever it does, the process goes on: no promise is left
// whose rejection nobody handles.
import { addAbortSignal, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { importAll } from '../import.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { virtualTime, watchUnhandled } from './support/around.ts'
import { outcomeOf, stubbedWith } from './support/calls.ts'
import { users } from './support/importRecords.ts'
import { apiKey } from './support/key.ts'
import { untilSettled } from './support/simulatedService.ts'
import { connectionError } from './support/stubFetch.ts'

virtualTime()

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
/** Rejects some time after the signal is aborted. The test itself leaves no rejection unhandled. */
function aborted(signal: AbortSignal, ms: number): Promise<never> {
  const gone = new Promise<never>((_, reject) => signal.addEventListener('abort', () => setTimeout(reject, ms, signal.reason)))
  gone.catch(() => {})
  return gone
}

/** Lets everything happen that the end of a call may have left behind. */
async function goOn(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200)
  for (let turn = 0; turn < 3; turn++) await setImmediate()
}

const moment = fc.nat(40)
const limit = fc.constantFrom('signal', 'timeout', 'deadline')
const way = fc.constantFrom('a method', 'request', 'rawClient', 'fetchFor')
/** How many ids the address of the request has. */
const ids = fc.constantFrom(0, 1, 220, 1000)
const end = fc.constantFrom('a response', 'an error', 'a broken body', 'an abort', 'a late abort', 'nothing')
const key = fc.constantFrom('a key', 'a slow key', 'a key that fails')
const permit = fc.constantFrom('a permit', 'a slow permit', 'a permit that fails')

test('a call that is ended at any moment leaves no rejection unhandled', async () => {
  const unhandled = watchUnhandled()
  const situation = fc.record({ moment, limit, way, ids, end, key, permit, latency: moment })
  await fc.assert(
    fc.asyncProperty(situation, async ({ moment, limit, way, ids, end, key, permit, latency }) => {
      unhandled.mockClear()
      const uids = Array.from({ length: ids }, (_, index) => `a-user-with-a-long-name-${index}`)
      const { chat } = stubbedWith(
        {
          retries: 1,
          ...(limit !== 'signal' && { [limit]: moment + 1 }),
          apiKey: async () => {
            if (key !== 'a key') await later(latency)
            if (key === 'a key that fails') throw new Error('the vault is locked')
            return apiKey
          },
          rateLimiter: {
            async acquire() {
              if (permit !== 'a permit') await later(latency)
              if (permit === 'a permit that fails') throw new Error('the store is gone')
              return { granted: true, release: () => Promise.reject(new Error('the store is gone')) }
            },
          },
        },
        async ({ url, init: { signal } }) => {
          if (end.endsWith('abort')) return aborted(signal as AbortSignal, end === 'an abort' ? 0 : latency)
          await (end === 'nothing' ? new Promise(() => {}) : later(latency))
          if (end === 'a response') return Response.json({ data: [] })
          if (end === 'an error') throw connectionError(`ECONNRESET at ${url}`)
          return new Response(
            new ReadableStream({ pull: (controller) => later(latency).then(() => controller.error(new Error(`${url}`))) }),
          )
        },
      )
      const controller = new AbortController()
      const { signal } = controller
      if (limit === 'signal') setTimeout(() => controller.abort(), moment)
      const query = new URLSearchParams(uids.map((uid) => ['uids', uid]))
      const call =
        way === 'a method'
          ? chat.listUsers(ids > 0 ? { uids } : {}, { signal })
          : way === 'request'
            ? chat.request('GET', '/users', { signal, query: { uids } })
            : way === 'rawClient'
              ? rawClient(chat).GET('/users', { signal, params: { query: { uids } } })
              : fetchFor(chat)(`/users?${query}`, { signal })
      const outcome = outcomeOf(call)
      await untilSettled(outcome)
      expect(await outcome).not.toBeInstanceOf(SyntaxError)
      await goOn()
      expect(unhandled.mock.calls).toEqual([])
    }),
    { numRuns: 100 },
  )
})

/** Sources of records that take their time, and end with the signal or do not. */
type Source = (signal: AbortSignal, pause: number, abort: () => void) => Iterable<object> | AsyncIterable<object>
const sources: Readonly<Record<string, Source>> = {
  'a list': () => users(120),
  'a generator that aborts the import and fails': async function* (_, pause, abort) {
    // Each `next` goes on at once from here, so that the last one aborts before it rejects.
    for (const user of users(60 + pause)) yield user
    abort()
    throw new Error('the file is gone')
  },
  'a stream that ends with the signal': (signal, pause) => addAbortSignal(signal, Readable.from(slowly(pause))),
  'a generator that ends with the signal': async function* (signal, pause) {
    const gone = aborted(signal, 0)
    for await (const user of slowly(pause)) yield await Promise.race([user, gone])
  },
  'a generator that ends after the signal': async function* (signal, pause) {
    const gone = aborted(signal, pause)
    for await (const user of slowly(pause)) yield await Promise.race([user, gone])
  },
  'a generator that fails': async function* (_, pause) {
    yield* users(60)
    await later(pause)
    throw new Error('the file is gone')
  },
  'an iterator whose `return` rejects': () => endingWith({ value: () => Promise.reject(new Error('the file is open')) }),
  'an iterator whose `return` throws': () => endingWith({ value: () => fails('the file is open') }),
  'an iterator whose `return` cannot be read': () => endingWith({ get: () => fails('the file is open') }),
  'an iterator whose `return` is no function': () => endingWith({ value: 'the file is open' }),
  'promises, one of which never ends': (_, pause) =>
    users(120).map((user, index) => (index === 40 + pause ? never : Promise.resolve(user))),
  'an iterator whose `next` never ends': () => ({ [Symbol.iterator]: () => ({ next: () => never as never }) }),
}

const never = new Promise<object>(() => {})

/** What `onProgress` does to save the checkpoint. */
const stores: Readonly<Record<string, () => unknown>> = {
  'saves at once': () => {},
  'takes its time': () => later(5),
  'never ends': () => never,
  'fails later': () => later(5).then(() => fails('the disk is full')),
}

function fails(message: string): never {
  throw new Error(message)
}

const endingWith = (property: PropertyDescriptor): Iterable<object> => Object.defineProperty(users(120).values(), 'return', property)

async function* slowly(pause: number): AsyncGenerator<object> {
  for (const user of users(120)) {
    await later(pause)
    yield user
  }
}

test('an import that is ended at any moment leaves no rejection unhandled', async () => {
  const unhandled = watchUnhandled()
  const situation = fc.record({
    moment: fc.nat(400),
    source: fc.constantFrom(...Object.keys(sources)),
    // Most of the others end the import before its source does anything.
    store: fc.oneof(
      { weight: 3, arbitrary: fc.constant('saves at once') },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(stores)) },
    ),
    ...{ pause: fc.nat(3), latency: moment },
  })
  await fc.assert(
    fc.asyncProperty(situation, async ({ moment, source, store, pause, latency }) => {
      unhandled.mockClear()
      const { chat } = stubbedWith({}, async ({ init }) => {
        const { users } = JSON.parse(String(init.body)) as { users: object }
        await Promise.race([later(latency), aborted(init.signal as AbortSignal, 0)])
        return Response.json({ data: Object.fromEntries(Object.keys(users).map((uid) => [uid, { success: true }])) })
      })
      const controller = new AbortController()
      const { signal } = controller
      setTimeout(() => controller.abort(), moment)
      const records = sources[source]?.(signal, pause, () => controller.abort()) as never
      const outcome = outcomeOf(importAll(chat, { users: records }, { signal, onProgress: stores[store] }))
      await untilSettled(outcome)
      // Why it ended, not what became of the source then.
      expect(['success', signal.reason, new Error('the file is gone'), new Error('the disk is full')]).toContainEqual(await outcome)
      await goOn()
      expect(unhandled.mock.calls).toEqual([])
    }),
    { numRuns: 100 },
  )
})
