import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { NoPermit, Permit, RateLimiter } from '../transport/rateLimiter.ts'

/**
 * The limiter of the client, which also says before a wait how long it is. Hooks learn of one only
 * when it is over.
 *
 * @param print - takes the sentence
 */
export function announceWaits(print: (text: string) => void): RateLimiter {
  const limiter = createMemoryRateLimiter()
  let opensAt = 0
  /**
   * Notes when a limit opens that an accepted request used up. What follows a 429, `onAttempt`
   * says.
   */
  const observe = (result: Permit | NoPermit): Permit | NoPermit => {
    if (!result.granted) return result
    return {
      ...result,
      release(outcome) {
        if (outcome.result === 'accepted' && outcome.resumesIn !== undefined) opensAt = performance.now() + outcome.resumesIn
        return result.release(outcome)
      },
    }
  }
  return {
    acquire(limit, request) {
      const result = limiter.acquire(limit, request)
      if (!(result instanceof Promise)) return observe(result)
      const seconds = Math.ceil((opensAt - performance.now()) / 1000)
      if (seconds > 0) print(`The rate limit is used up: waiting ${seconds} s …`)
      return result.then(observe)
    },
  }
}
