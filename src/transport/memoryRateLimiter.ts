import { ownOptions } from '../request/checks.ts'
import { closingOf, firstConcurrency, longestWindow, probing, reopenedConcurrency } from './limitPolicy.ts'
import { namedStates } from './namedStates.ts'
import { type LimitOutcome, type NoPermit, type Permit, paced, type RateLimiter } from './rateLimiter.ts'

/**
 * The longest random delay, in milliseconds, that is added to the moment at which a limit opens:
 * other processes wait for it too.
 */
const randomDelay = 100

/** A rate limit of which nothing is known. Its moments are by the clock of `performance.now`. */
const newLimit = () => ({
  running: 0,
  /** Any number until a response first states the limit; few after a 429, then one more each. */
  concurrency: Infinity,
  /** The smallest number that a response of this window stated; `Infinity` while none did. */
  remaining: Infinity,
  windowEnds: Infinity,
  resumesAt: 0,
  /** Since when it has been closed in a row; unset once a request was accepted. */
  closedSince: undefined as number | undefined,
  grantedAt: 0,
  /** By which responses to requests of an earlier window are recognized. */
  closings: 0,
  /** How many requests were rejected in a row; those of one burst count once. */
  rejections: 0,
})

type Limit = ReturnType<typeof newLimit>

/**
 * Makes the default {@link RateLimiter}. It keeps what it learns in this process only; processes
 * that share a limit without knowing each other still lose no call, because each waits for the time
 * that CometChat states, or for a growing pause.
 */
export function createMemoryRateLimiter(options: object = {}): RateLimiter {
  ownOptions('createMemoryRateLimiter', options, [])
  const limits = namedStates(newLimit, ({ running, resumesAt }, now) => running > 0 || resumesAt > now)
  const limiter: RateLimiter & { readonly [paced]: true } = {
    [paced]: true,
    acquire(name, { wait }) {
      const now = performance.now()
      const limit = limits.of(name)
      if (wait && !(limit.resumesAt > now ? isProbed(limit, now) : hasRoom(limit, now))) return denial(limit, now)
      if (wait) limit.grantedAt = now
      return grant(limit)
    },
  }
  return limiter
}

// Requests that run count as not yet included in `remaining`. With none remaining one request is
// sent, to learn whether a new window has begun.
const hasRoom = ({ running, concurrency, remaining, windowEnds }: Limit, now: number): boolean =>
  running < concurrency && (running < Math.max(1, remaining) || windowEnds <= now)

/** Whether a limit has been closed for so long that a call may find out whether it still is. */
const isProbed = ({ closedSince = 0, grantedAt }: Limit, now: number): boolean =>
  now - closedSince > probing.after && now - grantedAt >= probing.every

function denial({ resumesAt, closedSince = 0, grantedAt, remaining, windowEnds }: Limit, now: number): NoPermit {
  if (resumesAt <= now)
    return { granted: false, resumesIn: undefined, askIn: remaining < Infinity && windowEnds > now ? windowEnds - now : undefined }
  const probedAt = Math.max(closedSince + probing.after, grantedAt + probing.every)
  return { granted: false, resumesIn: resumesAt - now, closedFor: now - closedSince, askIn: Math.min(resumesAt, probedAt + 1) - now }
}

function grant(limit: Limit): Permit {
  limit.running++
  const { closings, remaining } = limit
  let isHeld = true
  return {
    granted: true,
    release(outcome) {
      if (!isHeld) return
      isHeld = false
      limit.running--
      if (outcome.result !== 'unused') learn(limit, { closings, remaining }, outcome)
    },
  }
}

/** What a limit learns from a request; `before` is what was known when its permit was granted. */
function learn(limit: Limit, before: Pick<Limit, 'closings' | 'remaining'>, outcome: LimitOutcome): void {
  const { result, remaining, resetsIn = longestWindow } = outcome
  const now = performance.now()
  const closing = closingOf(outcome, limit.rejections)
  // A request that was sent before the limit was last closed says nothing about the window after
  // that, unless it states a time.
  const isCurrent = before.closings === limit.closings
  if (isCurrent && result !== 'rejected') {
    if (remaining !== undefined && limit.concurrency === Infinity) limit.concurrency = Math.max(firstConcurrency, limit.running)
    limit.concurrency++
  }
  if (isCurrent && result === 'accepted') {
    // If it was sent while the limit was closed, the limit is open after all.
    limit.resumesAt = 0
    limit.closedSince = undefined
    limit.rejections = 0
    if (remaining !== undefined) {
      // Responses overtake each other, so the smallest number counts. One that is not below what
      // was known when its request was sent belongs to a new window.
      limit.remaining = remaining >= before.remaining ? remaining : Math.min(remaining, limit.remaining)
      limit.windowEnds = now + Math.min(resetsIn, longestWindow)
    }
  }
  if (isCurrent && result === 'rejected') limit.rejections++
  if (!closing || !(isCurrent || (result === 'rejected' && !closing.isGuess))) return
  limit.resumesAt = Math.max(limit.resumesAt, now + closing.milliseconds + Math.random() * randomDelay)
  limit.closedSince ??= now
  limit.closings++
  limit.concurrency = reopenedConcurrency
  limit.remaining = Infinity
}
