import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { Permit } from '../transport/rateLimiter.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(Array.from({ length: 40 }, (_, index) => index))(
  'grants a waiting call whenever the limit opens, even between two readings of the clock (%d)',
  async (index) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    // Each reading of the clock takes half a millisecond, so that the limit opens at another reading in each row.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.5))
    const limiter = createMemoryRateLimiter()
    const request = { maxWait: 600_000, wait: true, signal: undefined }
    const first = (await limiter.acquire('app', { ...request, sequence: 1 })) as Permit
    await first.release({ result: 'rejected', remaining: undefined, resumesIn: 1 + index / 4 })
    let granted = false
    void Promise.resolve(limiter.acquire('app', { ...request, sequence: 2 })).then((permit) => (granted = permit.granted))
    for (let turn = 0; turn < 20 && !granted; turn++) await vi.advanceTimersByTimeAsync(1)
    expect(granted).toBe(true)
  },
)
