import { closingOf, concurrency, denialUntil, longestWindow, longRequest } from './limitPolicy.ts'
import { namedStates } from './namedStates.ts'
import { type LimitOutcome, type NoPermit, type Permit, pacedLimiter, type RateLimiter } from './rateLimiter.ts'

/** A rate limit of which nothing is known. Its moments are by the clock of `performance.now`. */
const newLimit = () => ({
  running: 0,
  /** Any number until a response first states the limit; see the policy. */
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
export function createMemoryRateLimiter(): RateLimiter {
  const limits = namedStates(newLimit, ({ running, resumesAt }, now) => running > 0 || resumesAt > now)
  return pacedLimiter((name, { wait }) => {
    const now = performance.now()
    const limit = limits.of(name)
    const denial = wait ? denialOf(limit, now) : undefined
    if (denial) return denial
    if (wait) limit.grantedAt = now
    return grant(limit, now)
  })
}

/** How many requests remain; `Infinity` if the window is over of which that was stated. */
const remainingOf = ({ remaining, windowEnds }: Limit, now: number): number => (windowEnds > now ? remaining : Infinity)

/** The state when a permit is granted; the response to its request is compared with it. */
const knownOf = (limit: Limit, now: number) => ({
  closings: limit.closings,
  rejections: limit.rejections,
  remaining: remainingOf(limit, now),
})

// Requests that run count as not yet included in what remains. With none remaining one request is
// sent, to learn whether a new window has begun.
const hasRoom = (limit: Limit, now: number): boolean =>
  limit.running < Math.min(Math.floor(limit.concurrency), remainingOf(limit, now)) ||
  limit.running === 0 ||
  now - limit.grantedAt > longRequest

function denialOf(limit: Limit, now: number): NoPermit | undefined {
  const { resumesAt, closedSince = 0, grantedAt } = limit
  if (resumesAt > now) return denialUntil(resumesAt, closedSince, grantedAt)
  return hasRoom(limit, now) ? undefined : { granted: false, resumesIn: undefined }
}

function grant(limit: Limit, now: number): Permit {
  limit.running++
  const known = knownOf(limit, now)
  let isHeld = true
  return {
    granted: true,
    release(outcome) {
      if (!isHeld) return
      isHeld = false
      limit.running--
      if (outcome.result !== 'unused') learn(limit, known, outcome)
    },
  }
}

/** Updates a limit after a request; `before` is its state when the permit was granted. */
function learn(limit: Limit, before: ReturnType<typeof knownOf>, outcome: LimitOutcome): void {
  const { result, remaining, resetsIn = longestWindow } = outcome
  const now = performance.now()
  const closing = closingOf(outcome, before.rejections)
  // A request that was sent before the limit was last closed says nothing about the window after
  // that, unless it states a time.
  const isCurrent = before.closings === limit.closings
  if (isCurrent && result !== 'rejected') {
    if (remaining !== undefined && limit.concurrency === Infinity) limit.concurrency = Math.max(concurrency.first, limit.running)
    limit.concurrency += 1 / limit.concurrency
  }
  if (isCurrent && result === 'accepted') {
    // If it was sent while the limit was closed, the limit is open after all.
    limit.resumesAt = 0
    limit.closedSince = undefined
    limit.rejections = 0
    if (remaining !== undefined) {
      // Responses overtake each other, so the smallest number counts. One that is not below what
      // was known when its request was sent belongs to a new window.
      limit.remaining = remaining >= before.remaining ? remaining : Math.min(remaining, remainingOf(limit, now))
      limit.windowEnds = now + Math.min(resetsIn, longestWindow)
    }
  }
  if (isCurrent && result === 'rejected') limit.rejections++
  if (!closing || !(isCurrent || (result === 'rejected' && !closing.isGuess))) return
  limit.resumesAt = Math.max(limit.resumesAt, now + closing.milliseconds)
  limit.closedSince ??= now
  limit.closings++
  limit.concurrency = concurrency.reopened
  limit.remaining = Infinity
}
