import { markOwn } from '../errors/callerStack.ts'
import { nameOf } from '../request/values.ts'
import { createMemoryRateLimiter } from './memoryRateLimiter.ts'
import { type NoPermit, type Permit, type PermitRequest, paced, type RateLimiter, unused } from './rateLimiter.ts'

/**
 * Makes a limiter of the program's own observe the pauses after 429s, at least for the calls of
 * this process, and checks what it returns. This package's limiters do so by themselves.
 */
export function withPauses(limiter: RateLimiter): RateLimiter {
  if (paced in limiter) return limiter
  const pauses = createMemoryRateLimiter()
  return {
    acquire(limit, request) {
      const pause = pauses.acquire(limit, request) as Permit | NoPermit
      return pause.granted ? alsoAsk(limiter, limit, request, pause) : pause
    },
  }
}

function alsoAsk(limiter: RateLimiter, limit: string, request: PermitRequest, own: Permit): ReturnType<RateLimiter['acquire']> {
  const both = (theirs: Permit | NoPermit): Permit | NoPermit => {
    if (!checked(theirs).granted) {
      own.release(unused)
      return theirs
    }
    const permit = theirs as Permit
    return {
      granted: true,
      isLost: () => permit.isLost?.() ?? false,
      release(outcome) {
        own.release(outcome)
        return permit.release(outcome)
      },
    }
  }
  const failed = (error: unknown): never => {
    own.release(unused)
    throw error
  }
  try {
    const theirs = limiter.acquire(limit, request)
    return isPromise(theirs) ? Promise.resolve(theirs).then(both).catch(failed) : both(theirs)
  } catch (error) {
    return failed(error)
  }
}

export const isPromise = <Value>(value: Value | Promise<Value>): value is Promise<Value> =>
  typeof (value as Promise<Value> | undefined)?.then === 'function'

function checked(answer: Permit | NoPermit): Permit | NoPermit {
  if (typeof answer === 'object' && answer !== null && 'granted' in answer) return answer
  throw markOwn(new TypeError(`\`rateLimiter.acquire\` must return a permit, or a promise of one; what it returned is ${nameOf(answer)}.`))
}
