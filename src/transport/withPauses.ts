import { markOwn } from '../errors/callerStack.ts'
import { messageOf, nameOf } from '../request/values.ts'
import type { Logger } from './logger.ts'
import { createMemoryRateLimiter } from './memoryRateLimiter.ts'
import { isLost, isPaced, type NoPermit, type Permit, type RateLimiter, unusedPermit } from './rateLimiter.ts'

/**
 * Makes a limiter of the program's own observe the pauses after 429s, at least for the calls of
 * this process, and checks what it returns. This package's limiters do so by themselves.
 */
export function withPauses(limiter: RateLimiter, { warn }: Logger): RateLimiter {
  if (isPaced(limiter)) return limiter
  const pauses = createMemoryRateLimiter()
  return {
    async acquire(limit, request) {
      const pausePermit = (await pauses.acquire(limit, request)) as Permit | NoPermit
      if (!pausePermit.granted) return pausePermit
      let permit: Permit | NoPermit | undefined
      try {
        permit = await limiter.acquire(limit, request)
        if (typeof permit !== 'object' || permit === null || !('granted' in permit))
          throw markOwn(new TypeError(`\`rateLimiter.acquire\` must return a permit, or a promise of one; it returned ${nameOf(permit)}.`))
      } finally {
        if (!permit?.granted) pausePermit.release(unusedPermit)
      }
      if (!permit.granted) return permit
      const { granted } = permit
      return {
        granted,
        isLost: () => isLost(permit),
        async release(outcome) {
          pausePermit.release(outcome)
          try {
            await permit.release(outcome)
          } catch (error) {
            warn?.(`The rate limiter failed to take back a permit: ${messageOf(error)}`)
          }
        },
      }
    },
  }
}
