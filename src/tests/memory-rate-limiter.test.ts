// The limiter's contract: what it remembers of a limit, and for how long.
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { NoPermit, Permit } from '../transport/rateLimiter.ts'
import { type QueuedLimiter, queued } from './support/queued.ts'

afterEach(() => {
  vi.useRealTimers()
})

const acquire = (limiter: QueuedLimiter, limit: string, maxWait = 0) => limiter.acquire(limit, { maxWait })
const accepted = { result: 'accepted', remaining: undefined, resumesIn: undefined } as const

test.each([{ maxConcurrent: 3 }, { most: 3 }])('rejects the options %j', (options) => {
  expect(() => createMemoryRateLimiter(options)).toThrow(TypeError)
})

/** Uses `count` other limits, one after the other. */
async function useOthers(limiter: QueuedLimiter, count: number): Promise<void> {
  for (let index = 0; index < count; index++) ((await acquire(limiter, `other-${index}`)) as Permit).release(accepted)
}

test('keeps a limit closed however many others are used', async () => {
  const limiter = queued(createMemoryRateLimiter())
  ;((await acquire(limiter, 'closed')) as Permit).release({ result: 'rejected', remaining: undefined, resumesIn: 60_000 })
  await useOthers(limiter, 3000)
  const result = (await acquire(limiter, 'closed')) as NoPermit
  expect(result.granted).toBe(false)
  expect(result.resumesIn).toBeGreaterThan(50_000)
})

test('keeps count of a limit’s running requests however many others are used', async () => {
  const limiter = queued(createMemoryRateLimiter())
  ;((await acquire(limiter, 'used')) as Permit).release({ ...accepted, remaining: 1 })
  const first = (await acquire(limiter, 'used')) as Permit
  await useOthers(limiter, 3000)
  const second = acquire(limiter, 'used', 60_000)
  expect(second).toBeInstanceOf(Promise)
  first.release(accepted)
  expect(await second).toMatchObject({ granted: true })
})

test('reopens a limit with two requests even if earlier requests were accepted after it closed', async () => {
  vi.useFakeTimers()
  const limiter = queued(createMemoryRateLimiter())
  const [first, ...others] = [1, 2, 3, 4].map(() => acquire(limiter, 'standard') as Permit)
  first?.release({ result: 'rejected', remaining: undefined, resumesIn: 1000 })
  for (const permit of others) permit.release(accepted)
  let granted = 0
  for (let index = 0; index < 10; index++) void Promise.resolve(acquire(limiter, 'standard', 60_000)).then(() => granted++)
  await vi.advanceTimersByTimeAsync(900)
  expect(granted).toBe(0)
  await vi.advanceTimersByTimeAsync(300)
  expect(granted).toBe(2)
})
