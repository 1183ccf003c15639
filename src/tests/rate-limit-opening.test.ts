import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRedisRateLimiter } from '../redis.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { Permit } from '../transport/rateLimiter.ts'
import { type QueuedLimiter, queued } from './support/queued.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // Each reading of the clock takes half a millisecond, so that the limit opens at another reading
  // in each row.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.5))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Closes the limit of a limiter for this number of milliseconds, and waits for a permit of it. */
async function waitForOpening(limiter: QueuedLimiter, closedFor: number): Promise<boolean> {
  const request = { maxWait: 600_000, wait: true, signal: undefined }
  const first = (await limiter.acquire('app', { ...request, sequence: 1 })) as Permit
  await first.release({ result: 'rejected', remaining: undefined, resumesIn: closedFor })
  let granted = false
  void Promise.resolve(limiter.acquire('app', { ...request, sequence: 2 })).then((permit) => (granted = permit.granted))
  for (let turn = 0; turn < 1000 && !granted; turn++) await vi.advanceTimersByTimeAsync(1)
  return granted
}

/** A Redis with a single limit, which grants everything while the limit is open. */
function openingRedis() {
  let opensAt = 0
  const run = async (_: string, keys: number, ...values: (string | number)[]): Promise<unknown> => {
    const [id, second, wanted, , , , closing] = values.slice(keys)
    if (String(id).includes(':')) {
      if (second === 'rejected') opensAt = performance.now() + Number(closing)
      return null
    }
    const left = Math.max(0, Math.ceil(opensAt - performance.now()))
    return [left > 0 ? 0 : wanted, left, 0, 0, 0, -1]
  }
  return { eval: run }
}

const rows = Array.from({ length: 40 }, (_, index) => 1 + index / 4)

test.each(rows)('grants a waiting call whenever the limit opens, even between two readings of the clock (%d ms)', async (closedFor) => {
  for (const limiter of [createMemoryRateLimiter(), createRedisRateLimiter({ redis: openingRedis() })])
    expect(await waitForOpening(queued(limiter), closedFor)).toBe(true)
})
