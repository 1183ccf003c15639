import type { LimitOutcome, NoPermit, Permit, PermitRequest } from './rateLimiter.ts'
import { beginWaits, giveUpBy, type Waiting, waitInQueue } from './waitingQueue.ts'

/** How many requests of a limit run at once before anything is known about it. */
const firstConcurrency = 4

/** How many run at once after a limit has been closed: other processes begin again at the same moment. */
const reopenedConcurrency = 2

/** The longest random delay, in milliseconds, that is added to the moment at which a limit opens. */
const randomDelay = 100

/** The first and the longest pause, in milliseconds, after a 429 that states no time. */
const firstPause = 250
const longestPause = 8000

/** The factor by which the pause grows with each 429 that states no time. It decides how late a new window is noticed, and doubling could miss a short window. */
const pauseGrowth = 1.5

/** A stated time without remaining requests that is longer than this, in milliseconds, is not the window of a rate limit but, for example, a daily quota. */
const longestWindow = 60_000

/** For how long, in milliseconds, a limit is closed at most: a stated time may be wrong by years. After that a request is sent to find out. */
const longestClosing = 600_000

/** One rate limit: open, or closed until `resumesAt`. */
export interface MemoryLimit {
  /** How many requests may run at once at most. */
  readonly maxConcurrent: number
  /** By sequence. */
  readonly queue: Waiting[]
  running: number
  /** How many may run at once: one more after each response, few after a 429. */
  concurrency: number
  /** The smallest number of remaining requests that a response of this window stated; `Infinity` while none did. */
  remaining: number
  /** When it opens, by the clock of `performance.now`; 0 while it is open. */
  resumesAt: number
  /** How often it was closed, by which 429s to requests of the same burst are recognized. */
  closings: number
  /** The last pause after a 429 that stated no time; 0 after a request was accepted. */
  pause: number
  /** No waiting call gives up before this moment; `Infinity` while none waits. */
  earliestEnd: number
  /** Wakes it when it opens, or when a waiting call gives up. A timer for each call would be slow with thousands that wait. */
  timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer fires. */
  wakesAt: number
}

/** Makes a limit about which nothing is known. */
export const createLimit = (maxConcurrent: number): MemoryLimit => ({
  maxConcurrent,
  queue: [],
  running: 0,
  concurrency: Math.min(firstConcurrency, maxConcurrent),
  remaining: Infinity,
  resumesAt: 0,
  closings: 0,
  pause: 0,
  earliestEnd: Infinity,
  timer: undefined,
  wakesAt: Infinity,
})

/** Whether a limit must be kept: requests of it run or wait, or it is closed. */
export const isInUse = (limit: MemoryLimit): boolean => limit.running > 0 || limit.queue.length > 0 || limit.resumesAt > performance.now()

/** Grants a permit, at once or when there is room. */
export function acquire(limit: MemoryLimit, request: PermitRequest): Permit | NoPermit | Promise<Permit | NoPermit> {
  if (!request.wait || (limit.queue.length === 0 && hasRoom(limit))) return grant(limit)
  const resumesIn = closedFor(limit)
  if (resumesIn > request.maxWait) return { granted: false, resumesIn }
  const result = waitInQueue(limit.queue, request, resumesIn > 0, (aborted) => aborted && grantWaiting(limit))
  if (resumesIn > 0) limit.earliestEnd = Math.min(limit.earliestEnd, performance.now() + request.maxWait)
  grantWaiting(limit)
  return result
}

/** Milliseconds until a limit opens; 0 if it is open. */
function closedFor(limit: MemoryLimit): number {
  if (limit.resumesAt === 0) return 0
  const milliseconds = limit.resumesAt - performance.now()
  if (milliseconds > 0) return milliseconds
  limit.resumesAt = 0
  return 0
}

// Requests that run count as not yet included in `remaining`. With none remaining one request is sent, to learn whether a new window has begun.
const hasRoom = (limit: MemoryLimit) =>
  closedFor(limit) === 0 && limit.running < limit.concurrency && limit.running < Math.max(1, limit.remaining)

function grant(limit: MemoryLimit): Permit {
  limit.running++
  const { closings, remaining } = limit
  return {
    granted: true,
    release(outcome) {
      limit.running--
      if (outcome.result === 'rejected') rejected(limit, closings, outcome.resumesIn)
      else if (outcome.result === 'accepted') accepted(limit, closings, remaining, outcome)
      else if (outcome.result === 'unknown') limit.concurrency = Math.min(limit.maxConcurrent, limit.concurrency + 1)
      grantWaiting(limit)
    },
  }
}

function accepted(limit: MemoryLimit, closings: number, remainingBefore: number, { remaining, resumesIn }: LimitOutcome): void {
  // A request that was sent before the limit was last closed says nothing about the window after that.
  if (closings !== limit.closings) return
  limit.pause = 0
  limit.concurrency = Math.min(limit.maxConcurrent, limit.concurrency + 1)
  // If it was sent while the limit was closed, by a call that does not wait, the limit is open after all.
  limit.resumesAt = 0
  if (remaining === undefined) return
  // Responses overtake each other, so the smallest number counts. One that is not below what was known when its request was sent belongs to a
  // new window.
  limit.remaining = remaining >= remainingBefore ? remaining : Math.min(remaining, limit.remaining)
  if (remaining === 0 && resumesIn !== undefined && resumesIn > 0 && resumesIn <= longestWindow) close(limit, resumesIn)
}

function rejected(limit: MemoryLimit, closings: number, stated: number | undefined): void {
  if (stated) close(limit, stated)
  // Other 429s of the same burst say nothing new.
  if (stated || closings !== limit.closings) return
  // A stated 0 means at once, but not again and again.
  const longer = Math.min(longestPause, limit.pause * pauseGrowth || firstPause)
  const pause = stated === 0 ? limit.pause : longer
  limit.pause = longer
  close(limit, pause * (0.5 + Math.random() / 2))
}

function close(limit: MemoryLimit, milliseconds: number): void {
  limit.resumesAt = Math.max(limit.resumesAt, performance.now() + Math.min(milliseconds, longestClosing) + Math.random() * randomDelay)
  limit.closings++
  limit.concurrency = Math.min(reopenedConcurrency, limit.maxConcurrent)
  limit.remaining = Infinity
  beginWaits(limit.queue)
  giveUpBy(limit.resumesAt, limit.queue, closedFor(limit))
  limit.earliestEnd = earliestEnd(limit.queue)
}

const earliestEnd = (queue: readonly Waiting[]) => queue.reduce((earliest, { until }) => Math.min(earliest, until), Infinity)

/** Grants what may be granted, and sets the timer for what has to wait. */
function grantWaiting(limit: MemoryLimit): void {
  // The clock is read once: a limit that opened between two readings would be closed for the calls, and open for the timer.
  const isClosed = closedFor(limit) > 0
  while (!isClosed && limit.queue[0] && hasRoom(limit)) limit.queue[0].settle(grant(limit))
  if (limit.queue.length === 0) limit.earliestEnd = Infinity
  const wakeAt = isClosed && limit.queue.length > 0 ? Math.min(limit.resumesAt, limit.earliestEnd) : limit.earliestEnd
  if (limit.timer !== undefined && wakeAt === limit.wakesAt) return
  clearTimeout(limit.timer)
  limit.wakesAt = wakeAt
  const milliseconds = Math.min(Math.ceil(wakeAt - performance.now()), longestClosing)
  limit.timer = wakeAt < Infinity ? setTimeout(wake, milliseconds, limit) : undefined
}

function wake(limit: MemoryLimit): void {
  limit.timer = undefined
  const now = performance.now()
  if (limit.earliestEnd <= now) {
    giveUpBy(now, limit.queue, closedFor(limit) || undefined)
    limit.earliestEnd = earliestEnd(limit.queue)
  }
  grantWaiting(limit)
}
