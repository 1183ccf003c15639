import { checkMaxConcurrent, rejectUnknown } from '../request/checks.ts'
import { acquire, createLimit, isInUse, type MemoryLimit } from './memoryLimit.ts'
import type { RateLimiter } from './rateLimiter.ts'

/** How many limits are kept although nothing uses them. */
const keptLimits = 1000

/**
 * Makes the default {@link RateLimiter}. It keeps what it learns in this process only; processes
 * that share a limit without knowing each other still lose no call, because each waits for the time
 * that the service states, or for a growing pause.
 *
 * @param options.maxConcurrent - how many requests of a limit may run at once (default: 100)
 * @throws TypeError naming the option and the fix
 */
export function createMemoryRateLimiter(options: { readonly maxConcurrent?: number | undefined } = {}): RateLimiter {
  rejectUnknown('createMemoryRateLimiter', options, ['maxConcurrent'])
  const { maxConcurrent = 100 } = options
  checkMaxConcurrent(maxConcurrent)
  const limits = new Map<string, MemoryLimit>()

  /**
   * Looks at the two oldest limits for each new one, so that their number stays bounded at a
   * constant cost.
   */
  function dropUnused(): void {
    if (limits.size < keptLimits) return
    let looked = 0
    for (const [name, limit] of limits) {
      if (looked++ === 2) return
      limits.delete(name)
      if (isInUse(limit)) limits.set(name, limit)
    }
  }

  return {
    acquire(name, request) {
      let limit = limits.get(name)
      if (!limit) {
        dropUnused()
        limits.set(name, (limit = createLimit(maxConcurrent)))
      }
      return acquire(limit, request)
    },
  }
}
