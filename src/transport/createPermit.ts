import type { LimitOutcome, Permit } from './rateLimiter.ts'

/**
 * Makes the permit of a limiter that observes pauses. It is taken back once, however often it is
 * released.
 */
export function createPermit(takeBack: (outcome: LimitOutcome) => unknown): Permit {
  let isHeld = true
  return {
    granted: true,
    isPaced: true,
    release(outcome) {
      if (!isHeld) return
      isHeld = false
      return takeBack(outcome)
    },
  }
}
