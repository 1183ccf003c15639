// The limiter's contract: what it remembers of a limit, and for how long.
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { NoPermit, Permit, RateLimiter } from '../transport/rateLimiter.ts'

afterEach(() => {
  vi.useRealTimers()
})

let sequence = 0
const acquire = (limiter: RateLimiter, limit: string, maxWait = 0) =>
  limiter.acquire(limit, { sequence: ++sequence, maxWait, wait: true, signal: undefined })
const accepted = { result: 'accepted', remaining: undefined, resumesIn: undefined } as const

test.each([{ maxConcurrent: 0 }, { maxConcurrent: Number.NaN }, { maxConcurrent: '3' }, { most: 3 }])(
  'rejects the options %j',
  (options) => {
    expect(() => createMemoryRateLimiter(options as never)).toThrow(TypeError)
  },
)

/** Uses `count` other limits, one after the other. */
async function useOthers(limiter: RateLimiter, count: number): Promise<void> {
  for (let index = 0; index < count; index++) ((await acquire(limiter, `other-${index}`)) as Permit).release(accepted)
}

test('keeps a limit closed however many others are used', async () => {
  const limiter = createMemoryRateLimiter()
  ;((await acquire(limiter, 'closed')) as Permit).release({ result: 'rejected', remaining: undefined, resumesIn: 300_000 })
  await useOthers(limiter, 3000)
  const result = (await acquire(limiter, 'closed')) as NoPermit
  expect(result.granted).toBe(false)
  expect(result.resumesIn).toBeGreaterThan(200_000)
})

test('keeps count of a limit’s running requests however many others are used', async () => {
  const limiter = createMemoryRateLimiter({ maxConcurrent: 1 })
  const first = (await acquire(limiter, 'used')) as Permit
  await useOthers(limiter, 3000)
  const second = acquire(limiter, 'used', 60_000)
  expect(second).toBeInstanceOf(Promise)
  first.release(accepted)
  expect(await second).toMatchObject({ granted: true })
})

test('reopens a limit with two requests even if earlier requests were accepted after it closed', async () => {
  vi.useFakeTimers()
  const limiter = createMemoryRateLimiter()
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
