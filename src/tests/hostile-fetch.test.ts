// Whatever a custom `fetch` returns or throws, or a limiter or Redis throws, a call ends with a
// result or an error of its own, gives back its place, and leaves no rejection unhandled.

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createMemoryRateLimiter, type FullChatClient, isChatError } from '../index.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { createRedisRateLimiter } from '../redis.ts'
import type { RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime, watchUnhandled } from './support/around.ts'
import { outcomeOf, stubbedWith } from './support/calls.ts'
import { ending, untilSettled } from './support/simulatedService.ts'

virtualTime()

const hostile = () => {
  throw new Error('hostile')
}
/** Stands for a property that throws when it is read. */
const isHostile = Symbol('hostile')
const poison = fc.constant<unknown>(isHostile)
const mostly = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: poison })
const never = new Promise<never>(() => {})

/** An object whose properties are as given, or throw when they are read. */
function withPoison(properties: Readonly<Record<string, unknown>>, target: object = {}): object {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, value === isHostile ? { get: hostile } : { value })
  return target
}

const returns = (...values: unknown[]) => fc.constantFrom(...values.map((value) => () => value))
const oddFunction = fc.oneof(
  returns(undefined, null, 7, 'text', never),
  fc.constantFrom(hostile, async () => hostile()),
  poison,
)

const stream = fc
  .record({
    read: fc.oneof(
      returns(never, undefined, Promise.resolve({ done: true }), Promise.resolve({ done: false })),
      fc.constantFrom(hostile, async () => hostile()),
    ),
    cancel: oddFunction,
  })
  .map((reader) => ({ getReader: () => reader }))

/** Functions that throw from some call on. */
const spoiling = fc.nat(12).map((calls) => {
  let left = calls
  return () => (left-- > 0 ? '1' : hostile())
})
/** Names and values that no header can have. */
const odd = fc.constantFrom<unknown>('a\nb', 'a€', '', 'a', 7, null, undefined, Symbol('a'), ['x'], Object.create(null))
const oddPair = fc.tuple(odd, odd).map((pair) => (callback: (...pair: unknown[]) => void) => callback(...pair))
const headers = fc
  .record({
    get: fc.oneof(returns(null, '1', 7), fc.constant(hostile), spoiling),
    forEach: fc.oneof(returns(undefined), fc.constant(hostile), poison, oddPair),
  })
  .map((own) => withPoison(own))
const response = fc
  .record({
    status: mostly(fc.constantFrom<unknown>(200, 204, 400, 429, 503, 0, 999, Number.NaN, '200')),
    ok: mostly(fc.boolean()),
    headers: mostly(fc.oneof(headers, fc.constant(new Headers({ 'retry-after': '0' })))),
    text: fc.oneof(returns('{"data":[]}', Promise.resolve('{"data":[]}'), undefined, 7, never), fc.constant(hostile)),
    body: mostly(fc.oneof(stream, fc.constant(null))),
    bodyUsed: mostly(fc.constant(false)),
    redirected: mostly(fc.constant(false)),
  })
  .map((own) => withPoison(own))

const thrown = fc.oneof(
  fc
    .record({
      message: fc.oneof(fc.constantFrom<unknown>('failed', Symbol('message'), undefined, 7), poison),
      cause: fc.oneof(fc.constant(null), poison),
    })
    .map((own) => withPoison(own, new Error('failed'))),
  fc.record({ stack: poison, name: poison, code: poison }, { requiredKeys: [] }).map((own) => withPoison(own, new Error('failed'))),
  fc.constantFrom<unknown>(
    undefined,
    Symbol('thrown'),
    new Proxy({}, { get: hostile, getPrototypeOf: hostile }),
    new AggregateError([null, 1]),
    Object.create(null),
    { toString: hostile },
  ),
)

const body = { uid: 'mira', name: 'Mira' }
const ways: [method: string, call: (chat: FullChatClient) => Promise<unknown>][] = [
  ['GET', (chat) => chat.listUsers()],
  ['POST', (chat) => chat.createUser({ body })],
  ['POST', (chat) => chat.createUser.withResponse({ body })],
  ['POST', (chat) => rawClient(chat).POST('/users', { body })],
  ['GET', (chat) => fetchFor(chat)('/users')],
]

test('ends with an error of the client, and leaves nothing behind', async () => {
  const unhandled = watchUnhandled()
  const outcome = fc.oneof(
    response.map((response) => () => response),
    thrown.map((error) => () => Promise.reject(error)),
    thrown.map((error) => () => {
      throw error
    }),
  )
  await fc.assert(
    fc.asyncProperty(outcome, fc.constantFrom(...ways), async (respond, [method, call]) => {
      unhandled.mockClear()
      let isOver = false
      const [logger, hooks] = [{ debug() {}, warn() {} }, { onAttempt() {} }]
      const { chat, sent } = stubbedWith({ timeout: 4, retries: 1, maxConcurrent: 1, maxWait: 0, logger, hooks }, () =>
        isOver ? Response.json({ data: [] }) : (respond() as Response),
      )
      const outcome = outcomeOf(call(chat))
      await untilSettled(outcome, 10_000)
      const result = await outcome
      const isOwn = result === 'success' || isChatError(result) || /^`fetch` must return a Response/.test((result as Error)?.message)
      expect(isOwn ? 'of the client' : result).toBe('of the client')
      if (method === 'POST' && (result as { status?: number })?.status !== 429) expect(sent).toHaveLength(1)
      isOver = true
      // It would wait for ever if the place were not given back.
      await untilSettled(outcomeOf(chat.getUser({ uid: 'mira' })), 10_000)
      expect(unhandled).not.toHaveBeenCalled()
    }),
    { numRuns: 200 },
  )
})

test('goes on, whatever a limiter throws when it gets a permit back, and Redis at any command', async () => {
  const unhandled = watchUnhandled()
  const granted = [1, 0, 0, 0, 0, -1]
  const place = fc.constantFrom('a limiter', 'a limiter made of ours', 'the first command', 'another command')
  await fc.assert(
    fc.asyncProperty(thrown, place, fc.boolean(), fc.boolean(), async (error, place, isSync, waitForRateLimit) => {
      const fails = () => {
        if (isSync) throw error
        return Promise.reject(error)
      }
      let commands = 0
      const run = async () => (place === 'another command' && commands++ === 0 ? granted : fails())
      const own = place === 'a limiter' ? {} : createMemoryRateLimiter()
      const limiter: RateLimiter = { ...own, acquire: () => ({ granted: true, release: fails }) }
      const warn = vi.fn()
      const rateLimiter = place.includes('limiter') ? limiter : createRedisRateLimiter({ redis: { eval: run }, logger: { warn } })
      const { chat } = stubbedWith({ rateLimiter, logger: { warn }, waitForRateLimit })
      expect((await ending(chat.listUsers())).outcome).toBe('success')
      await untilSettled(vi.waitFor(() => expect(warn).toHaveBeenCalledOnce()))
      expect(unhandled).not.toHaveBeenCalled()
    }),
  )
})
