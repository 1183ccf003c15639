import { createPermit } from './createPermit.ts'
import { closingOf, longestWindow, patienceOf } from './limitPolicy.ts'
import type { LimitOutcome, NoPermit, Permit, PermitRequest } from './rateLimiter.ts'
import { createWaitingQueue, type WaitingQueue } from './waitingQueue.ts'

/** How many requests of a limit run at once before anything is known about it. */
const firstConcurrency = 4

/**
 * How many run at once after a limit has been closed: other processes begin again at the same
 * moment.
 */
const reopenedConcurrency = 2

/**
 * The longest random delay, in milliseconds, that is added to the moment at which a limit opens.
 */
const randomDelay = 100

/**
 * One rate limit: open, or closed until `resumesAt`. Its moments are by the clock of
 * `performance.now`.
 */
export interface MemoryLimit {
  /** How many requests may run at once at most. */
  readonly maxConcurrent: number
  readonly queue: WaitingQueue
  running: number
  /** How many may run at once: one more after each response, few after a 429. */
  concurrency: number
  /**
   * The smallest number of remaining requests that a response of this window stated; `Infinity`
   * while none did.
   */
  remaining: number
  /** When that window ends. */
  windowEnds: number
  /** When it opens; not in the future while it is open. */
  resumesAt: number
  /** Since when it has been closed in a row; unset once a request was accepted. */
  closedSince: number | undefined
  /**
   * How often it was closed, by which responses to requests of an earlier window are recognized.
   */
  closings: number
  /** How many requests were rejected in a row; those of one burst count once. */
  rejections: number
  /**
   * Wakes it for the calls that wait. A timer for each call would be slow with thousands of them.
   */
  timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer fires. */
  wakesAt: number
}

/** Makes a limit about which nothing is known. */
export const createLimit = (maxConcurrent: number): MemoryLimit => ({
  maxConcurrent,
  queue: createWaitingQueue(),
  running: 0,
  concurrency: Math.min(firstConcurrency, maxConcurrent),
  remaining: Infinity,
  windowEnds: Infinity,
  resumesAt: 0,
  closedSince: undefined,
  closings: 0,
  rejections: 0,
  timer: undefined,
  wakesAt: Infinity,
})

/** Whether a limit must be kept: requests of it run or wait, or it is closed. */
export const isInUse = (limit: MemoryLimit): boolean => limit.running > 0 || limit.queue.size() > 0 || limit.resumesAt > performance.now()

/** Grants a permit, at once or when there is room. */
export function acquire(limit: MemoryLimit, request: PermitRequest): Permit | NoPermit | Promise<Permit | NoPermit> {
  const now = performance.now()
  if (!request.wait || (limit.queue.size() === 0 && hasRoom(limit, now))) return grant(limit)
  const patient = { ...request, since: request.since ?? now }
  const refusal = refuse(limit, patient, now)
  if (refusal) return refusal
  const result = limit.queue.wait(patient, () => grantWaiting(limit))
  grantWaiting(limit)
  return result
}

/** The answer to a call that would have to wait longer for a closed limit than it may. */
const refuse = ({ resumesAt, closedSince = 0 }: MemoryLimit, request: PermitRequest, now: number): NoPermit | undefined =>
  resumesAt > now && resumesAt > patienceOf(request, closedSince) ? { granted: false, resumesIn: resumesAt - now } : undefined

// Requests that run count as not yet included in `remaining`. With none remaining one request is
// sent, to learn whether a new window has begun.
const hasRoom = (limit: MemoryLimit, now: number): boolean =>
  limit.resumesAt <= now && limit.running < limit.concurrency && (limit.running < Math.max(1, limit.remaining) || limit.windowEnds <= now)

function grant(limit: MemoryLimit): Permit {
  limit.running++
  const { closings, remaining } = limit
  return createPermit((outcome) => {
    limit.running--
    learn(limit, { closings, remaining }, outcome)
    grantWaiting(limit)
  })
}

/** What a limit learns from a request; `before` is what was known when its permit was granted. */
function learn(limit: MemoryLimit, before: Pick<MemoryLimit, 'closings' | 'remaining'>, outcome: LimitOutcome): void {
  const { result, remaining, resetsIn = longestWindow } = outcome
  if (result === 'unused') return
  const now = performance.now()
  const closing = closingOf(outcome, limit.rejections)
  // A request that was sent before the limit was last closed says nothing about the window after
  // that, unless it states a time.
  const isCurrent = before.closings === limit.closings
  if (isCurrent && result !== 'rejected') limit.concurrency = Math.min(limit.maxConcurrent, limit.concurrency + 1)
  if (isCurrent && result === 'accepted') {
    // If it was sent while the limit was closed, by a call that does not wait, the limit is open
    // after all.
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
  if (closing && (isCurrent || (result === 'rejected' && !closing.isGuess))) close(limit, closing.milliseconds, now)
}

function close(limit: MemoryLimit, milliseconds: number, now: number): void {
  limit.resumesAt = Math.max(limit.resumesAt, now + milliseconds + Math.random() * randomDelay)
  limit.closedSince ??= now
  limit.closings++
  limit.concurrency = Math.min(reopenedConcurrency, limit.maxConcurrent)
  limit.remaining = Infinity
  limit.queue.settleSome((request) => refuse(limit, request, now))
}

/** Grants what may be granted, and sets the timer for what has to wait. */
function grantWaiting(limit: MemoryLimit): void {
  if (limit.queue.size() === 0 && limit.wakesAt === Infinity) return
  // The clock is read once: a limit that opened between two readings would be closed for the calls,
  // and open for the timer.
  const now = performance.now()
  while (limit.queue.size() > 0 && hasRoom(limit, now)) limit.queue.settleFirst(grant(limit))
  const wakesAt = nextWake(limit, now)
  if (wakesAt === limit.wakesAt) return
  clearTimeout(limit.timer)
  limit.wakesAt = wakesAt
  limit.timer = wakesAt < Infinity ? setTimeout(wake, Math.ceil(wakesAt - now), limit) : undefined
}

/**
 * When something changes for the calls that wait, without a response: their limit opens, or its
 * window ends.
 */
function nextWake({ queue, resumesAt, remaining, windowEnds }: MemoryLimit, now: number): number {
  if (queue.size() === 0) return Infinity
  if (resumesAt > now) return resumesAt
  return remaining < Infinity && windowEnds > now ? windowEnds : Infinity
}

function wake(limit: MemoryLimit): void {
  limit.wakesAt = Infinity
  grantWaiting(limit)
}
