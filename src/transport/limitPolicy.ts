import { remainingOf, untilReset } from '../response/rateLimit.ts'
import type { ResponseHead } from '../response/result.ts'
import { retryAfterOf } from '../response/retryAfter.ts'
import { type LimitOutcome, type NoPermit, unusedPermit } from './rateLimiter.ts'

/** The first and the longest pause, in milliseconds, after a 429 that states no time. */
const firstPause = 250
const longestPause = 8000

/** How much it grows with each. Doubling could miss a short window. */
const pauseGrowth = 1.5

/**
 * The longest window of a rate limit, in milliseconds. A longer stated time is something else, such
 * as a daily quota of one operation.
 */
export const longestWindow = 60_000

/** The longest stated time that is believed, in milliseconds: a day. */
const longestQuota = 86_400_000

/** After how long in a row a closed limit is probed, and how often, in milliseconds. */
export const probing = { after: longestWindow, every: 30_000 }

/**
 * Why a limit grants nothing while it is closed, unless a request may find out whether it still is.
 *
 * @param since - since when it is closed in a row
 * @param askedAt - when it last granted anything
 */
export function denialUntil(resumesAt: number, since: number, askedAt: number): NoPermit | undefined {
  const now = performance.now()
  const probedNext = Math.max(since + probing.after + 1, askedAt + probing.every)
  if (Math.min(resumesAt, probedNext) <= now) return undefined
  return { granted: false, resumesIn: resumesAt - now, closedFor: now - since, askIn: Math.min(resumesAt, probedNext) - now }
}

/**
 * How many requests of a limit run at once. From then on, as many accepted requests as run at once
 * let one more run. The memory limiter and the scripts of Redis apply it; a test compares them.
 */
export const concurrency = {
  /** At least, once a response states how many requests remain. */
  first: 4,
  /** After a 429. */
  reopened: 2,
  /** Of all processes that share a Redis, while nothing is known of the limit. */
  ofFleet: 16,
}

/** After this time, in milliseconds, without a permit, requests that still run hold nobody up. */
export const longRequest = 1000

/**
 * The longest random delay, in milliseconds, that is added to the moment at which a limit opens:
 * other processes wait for it too.
 */
const randomDelay = 100

/** The longest wait of a timer, in milliseconds: 24 days. */
export const longestTimer = 2 ** 31 - 1

export interface Revealed {
  readonly limit: LimitOutcome
  /** For how many milliseconds the operation alone is closed. */
  readonly operationClosedFor?: number | undefined
}

/** The milliseconds that a response asks to wait; `undefined` if it does not. */
export function statedWait(head: ResponseHead | undefined): number | undefined {
  const after = head && retryAfterOf(head.status, head.headers)
  return after === undefined ? undefined : Math.min(after * 1000, longestQuota)
}

/**
 * Reads what a response states about its limit. Everything that responses state passes through
 * here; limiters only keep it.
 *
 * @param head - of the response; `undefined` if none arrived
 * @param wasSent - whether the request was sent
 */
export function revealedBy(head: ResponseHead | undefined, wasSent: boolean): Revealed {
  if (!head) return { limit: wasSent ? { ...unusedPermit, result: 'unknown' } : unusedPermit }
  const { status, headers } = head
  if (status === 429) {
    const resumesIn = statedWait(head)
    const isQuota = resumesIn !== undefined && resumesIn > longestWindow
    return isQuota
      ? { limit: { ...unusedPermit, result: 'unknown' }, operationClosedFor: resumesIn }
      : { limit: { ...unusedPermit, result: 'rejected', resumesIn } }
  }
  const remaining = remainingOf(headers)
  const reset = remaining === undefined ? 0 : untilReset(headers)
  const window = reset > 0 && reset <= longestWindow ? reset : undefined
  const isUsedUp = remaining === 0
  return { limit: { result: 'accepted', remaining, resumesIn: isUsedUp ? window : undefined, resetsIn: isUsedUp ? undefined : window } }
}

/**
 * Decides whether an outcome closes its limit.
 *
 * @param rejections - how many requests of the limit had been rejected in a row before
 * @returns for how many milliseconds, and whether that is a guess, because the response does not
 * state it; `undefined` if the limit stays open
 */
export function closingOf(outcome: LimitOutcome, rejections: number): { milliseconds: number; isGuess: boolean } | undefined {
  const closing = pauseOf(outcome, rejections)
  return closing && { ...closing, milliseconds: Math.ceil(closing.milliseconds + Math.random() * randomDelay) }
}

function pauseOf({ result, remaining, resumesIn }: LimitOutcome, rejections: number) {
  const stated = resumesIn !== undefined && resumesIn >= 0 ? Math.min(resumesIn, longestWindow) : undefined
  if (result === 'accepted' && remaining === 0 && stated && resumesIn === stated) return { milliseconds: stated, isGuess: false }
  if (result !== 'rejected') return undefined
  // A time that is next to nothing means at once, but not again and again.
  if (stated !== undefined && (stated >= firstPause || rejections === 0)) return { milliseconds: stated, isGuess: false }
  const growth = stated === undefined ? rejections : rejections - 1
  const pause = Math.min(longestPause, firstPause * pauseGrowth ** growth)
  return { milliseconds: Math.max(stated ?? 0, pause * (0.5 + Math.random() / 2)), isGuess: true }
}
