// The policy of a limit is the same in memory and in Redis: after the same responses at the same
// times, a process and those that share a Redis are granted and refused the same permits.
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createRedisStore, type Grant } from '../redis/redisStore.ts'
import { lease } from '../redis/scripts.ts'
import { concurrency } from '../transport/limitPolicy.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import { type LimitOutcome, type NoPermit, type Permit, unusedPermit } from '../transport/rateLimiter.ts'
import { restoreMocks } from './support/around.ts'
import { hasRedis, startRedis } from './support/redisServer.ts'

restoreMocks()
afterEach(() => void vi.useRealTimers())

type Store = ReturnType<typeof createRedisStore>

const ask = fc.record({
  type: fc.constant('ask' as const),
  limit: fc.constantFrom('standard', 'standard', 'core'),
  process: fc.nat(1),
  wait: fc.constantFrom(true, true, true, true, false),
})
const time = fc.constantFrom(undefined, 0, 1, 200, 1500, 59_000, 60_001)
const outcome: fc.Arbitrary<LimitOutcome> = fc.record({
  result: fc.constantFrom('accepted', 'accepted', 'accepted', 'rejected', 'unknown', 'unused'),
  remaining: fc.constantFrom(undefined, undefined, 0, 1, 2, 5, 50),
  resumesIn: time,
  resetsIn: time,
})
const release = fc.record({ type: fc.constant('release' as const), which: fc.nat(), outcome })
const pass = fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(1, 100, 260, 900, 1001, 2000, 5000, 30_000, 61_000) })
const step = fc.oneof({ weight: 4, arbitrary: ask }, { weight: 3, arbitrary: release }, { weight: 1, arbitrary: pass })
const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' })

/** A Redis in virtual time: it has the clock of the test, in two more keys. */
async function virtualRedis() {
  const server = await startRedis()
  const redis = server.connect()
  await redis.config('SET', 'appendonly', 'no')
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(100_000)
  const virtual = (script: string) => script.replace("redis.call('TIME')", '{KEYS[4], KEYS[5]}')
  const run = (script: string, keys: number, ...args: string[]) => {
    const now = performance.now()
    return redis.eval(virtual(script), keys + 2, ...args.slice(0, keys), Math.floor(now / 1000), (now % 1000) * 1000, ...args.slice(keys))
  }
  const storeOf = (process: string, prefix = '') => createRedisStore({ eval: run as never }, process, (limit) => prefix + limit, 10_000)
  return { redis, storeOf, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

test.skipIf(!hasRedis)('what responses state means the same in memory and in Redis', async () => {
  await using virtual = await virtualRedis()
  const { redis, storeOf } = virtual
  let runs = 0
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(0, 0.5, 1), async (steps, random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const prefix = String(runs++)
      const memory = createMemoryRateLimiter()
      const stores = ['0', '1'].map((process) => storeOf(process, `${prefix} `))
      const held: { permit: Permit; name: string; grant: Grant; limit: string; store: Store }[] = []
      let first = 0
      for (const step of steps) {
        if (step.type === 'pass') {
          vi.advanceTimersByTime(step.ms)
          // As if their leases had been renewed in between.
          for (const { name, limit } of held) await redis.zadd(`${prefix} ${limit}:permits`, performance.now() + lease, name)
        } else if (step.type === 'release') {
          const [given] = held.splice(step.which % Math.max(1, held.length), 1)
          given?.permit.release(step.outcome)
          if (given) await given.store.release(given.limit, given.name, given.grant, step.outcome)
        } else if (held.length < concurrency.ofFleet) {
          const { limit, process, wait } = step
          const store = stores[process] as Store
          const permit = memory.acquire(limit, { wait }) as Permit | NoPermit
          const grant = await store.grant(limit, ++first, 1, !wait)
          if (permit.granted) held.push({ permit, name: `${process}:${first}`, grant, limit, store })
          const { granted, resumesIn, closedFor } = grant
          const inRedis = granted
            ? { granted: true }
            : { granted: false, resumesIn: resumesIn || undefined, ...(resumesIn && { closedFor }) }
          expect(permit).toMatchObject(inRedis)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test.skipIf(!hasRedis)('what is scarce is divided among the processes that ask, and those that are gone do not count', async () => {
  await using virtual = await virtualRedis()
  const [early, late] = ['early', 'late'].map((process) => virtual.storeOf(process)) as [Store, Store]
  const grant = await early.grant('standard', 1, 1)
  await early.release('standard', 'early:1', grant, { result: 'accepted', remaining: 50, resumesIn: undefined })
  const granted = async (store: Store, first: number) => (await store.grant('standard', first, 10)).granted
  expect(await granted(early, 2)).toBe(4)
  for (let number = 2; number <= 5; number++) await early.release('standard', `early:${number}`, grant, unusedPermit)
  expect([await granted(late, 1), await granted(early, 6)]).toEqual([2, 1])
  vi.advanceTimersByTime(lease + 1)
  expect(await granted(late, 11)).toBe(4)
  // Its clock goes back: leases that would last for too long are over.
  vi.useFakeTimers({ toFake: ['performance'] })
  expect(await granted(early, 16)).toBe(4)
})
