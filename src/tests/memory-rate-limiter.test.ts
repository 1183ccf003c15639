// The limiter's contract: what it remembers of a limit, and for how long.
import { expect, test, vi } from 'vitest'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'

const accepted = { result: 'accepted', remaining: undefined, resumesIn: undefined } as const
const permitOf = (limiter: RateLimiter, limit: string) => limiter.acquire(limit, { wait: true }) as Permit

virtualTime()

/** Uses many other limits, one after the other. */
function useOthers(limiter: RateLimiter): void {
  for (let index = 0; index < 3000; index++) permitOf(limiter, `other-${index}`).release(accepted)
}

test('keeps a limit closed however many others are used', () => {
  const limiter = createMemoryRateLimiter()
  permitOf(limiter, 'closed').release({ result: 'rejected', remaining: undefined, resumesIn: 60_000 })
  useOthers(limiter)
  vi.advanceTimersByTime(9000)
  expect(permitOf(limiter, 'closed')).toMatchObject({ granted: false, resumesIn: expect.closeTo(51_000, -3) })
})

test('keeps count of a limit’s running requests however many others are used', () => {
  const limiter = createMemoryRateLimiter()
  permitOf(limiter, 'used').release({ ...accepted, remaining: 1 })
  const first = permitOf(limiter, 'used')
  useOthers(limiter)
  expect(permitOf(limiter, 'used').granted).toBe(false)
  first.release(accepted)
  expect(permitOf(limiter, 'used').granted).toBe(true)
})
