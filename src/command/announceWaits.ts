import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import { type NoPermit, type Permit, pacedLimiter, type RateLimiter } from '../transport/rateLimiter.ts'

/**
 * The limiter of the client, which also says before a wait how long it is. Hooks learn of one only
 * when it is over.
 *
 * @param print - takes the sentence
 */
export function announceWaits(print: (text: string) => void): RateLimiter {
  const limiter = createMemoryRateLimiter()
  /** The end of a closure by an accepted request. `onAttempt` announces the wait after a 429. */
  let opensAt = 0
  let saidUntil = 0
  return pacedLimiter((limit, request) => {
    const answer = limiter.acquire(limit, request) as Permit | NoPermit
    if (!answer.granted) {
      const seconds = Math.ceil((opensAt - performance.now()) / 1000)
      if (seconds > 0 && saidUntil !== opensAt) print(`The rate limit is used up: waiting ${seconds} s …`)
      saidUntil = opensAt
      return answer
    }
    return {
      ...answer,
      release(outcome) {
        if (outcome.result === 'accepted' && outcome.resumesIn !== undefined) opensAt = performance.now() + outcome.resumesIn
        return answer.release(outcome)
      },
    }
  })
}
