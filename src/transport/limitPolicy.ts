import type { LimitOutcome, PermitRequest } from './rateLimiter.ts'

/** The first and the longest pause, in milliseconds, after a 429 that states no time. */
const firstPause = 250
const longestPause = 8000

/**
 * The factor by which the pause grows with each 429 that states no time. It decides how late a new
 * window is noticed, and doubling could miss a short window.
 */
const pauseGrowth = 1.5

/**
 * A stated time without remaining requests that is longer than this, in milliseconds, is not the
 * window of a rate limit but, for example, a daily quota.
 */
export const longestWindow = 60_000

/**
 * For how long, in milliseconds, a limit is closed at most: a stated time may be wrong by years.
 * After that a request is sent to find out.
 */
const longestClosing = 600_000

/** What a request says about the closing of its limit. */
export interface Closing {
  /** For how long the limit is closed. */
  readonly milliseconds: number
  /** Whether that is a guess, because the response does not state it. */
  readonly isGuess: boolean
}

/**
 * Decides whether an outcome closes its limit. Everything that responses state passes through here
 * before a limiter acts on it.
 *
 * @param rejections - how many requests of the limit have been rejected in a row
 * @returns `undefined` if the limit stays open
 */
export function closingOf({ result, remaining, resumesIn }: LimitOutcome, rejections: number): Closing | undefined {
  const stated = resumesIn !== undefined && resumesIn >= 0 ? resumesIn : undefined
  if (result === 'accepted' && remaining === 0 && stated !== undefined && stated > 0 && stated <= longestWindow)
    return { milliseconds: stated, isGuess: false }
  if (result !== 'rejected') return undefined
  // A time that is next to nothing means at once, but not again and again.
  if (stated !== undefined && (stated >= firstPause || rejections === 0))
    return { milliseconds: Math.min(stated, longestClosing), isGuess: false }
  const growth = stated === undefined ? rejections : rejections - 1
  const pause = Math.min(longestPause, firstPause * pauseGrowth ** growth)
  return { milliseconds: Math.max(stated ?? 0, pause * (0.5 + Math.random() / 2)), isGuess: true }
}

/**
 * Until when a call waits for a closed limit, by the clock of `performance.now`. The time begins
 * when the limit closes, and again with each request that is accepted.
 *
 * @param closedSince - since when the limit has been closed in a row
 */
export const patienceOf = ({ maxWait, since = 0, deadline = Number.POSITIVE_INFINITY }: PermitRequest, closedSince: number): number =>
  Math.min(Math.max(closedSince, since) + maxWait, deadline)
