import type { Logger } from '../transport/logger.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import { type LimitOutcome, type NoPermit, type Permit, type PermitRequest, unused } from '../transport/rateLimiter.ts'
import type { RedisStore } from './redisStore.ts'

/** Milliseconds between two attempts to reach a Redis that was unavailable. */
const retryInterval = 1000

/**
 * Milliseconds for which a limit whose key holds something else is kept in memory, before the key
 * is looked at again.
 */
const foreignInterval = 60_000

/** Keeps limits in memory while they cannot be kept in Redis, and informs the logger. */
export interface Fallback {
  /**
   * Whether a limit is kept in memory at the moment. Tries from time to time whether Redis is
   * available again.
   */
  isInMemory(limit: string): boolean
  /** Asks for a permit of a limit in memory. */
  acquire(limit: string, request: PermitRequest): Permit | NoPermit
  /** Remembers for how many milliseconds a limit is closed, in case that Redis becomes unavailable. */
  note(limit: string, closedFor: number): void
  /**
   * Reports that Redis rejected a command for a limit, or did not respond.
   *
   * @param asked - when the command was given
   * @param outcome - what Redis was to learn
   */
  failed(limit: string, error: unknown, asked: number, outcome?: LimitOutcome): void
}

interface FallbackOptions {
  readonly store: RedisStore
  /** The beginning of a limit's keys. */
  readonly keyOf: (limit: string) => string
  readonly timeout: number
  readonly logger: Logger
}

// Moments are by the clock of `performance.now`.
export function createFallback({ store, keyOf, timeout, logger }: FallbackOptions): Fallback {
  const memory = createMemoryRateLimiter()
  /** When limits that are closed open, as far as this process knows. */
  const closedUntil = new Map<string, number>()
  /** Limits whose key in Redis holds something else, with the time at which it is looked at again. */
  const foreign = new Map<string, number>()
  /** When Redis may be tried again; unset while it is available. */
  let unavailableUntil: number | undefined
  /** Since when it has been available. What was asked before says nothing about it. */
  let availableSince = 0

  function available(): void {
    unavailableUntil = undefined
    availableSince = performance.now()
    // It may have lost what it knew, and what happened meanwhile it does not know.
    for (const [limit, until] of closedUntil)
      if (until > availableSince) store.release(limit, '', nothingKnown, closing(until)).catch(() => {})
    logger.warn?.('Redis responds again: rate limits are shared between processes.')
  }

  function unavailable(error: unknown): void {
    if (unavailableUntil === undefined) {
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn?.(`Redis is unavailable (${reason}): rate limits are kept in memory until it responds, so processes do not share them.`)
      for (const limit of closedUntil.keys()) moveToMemory(limit)
    }
    unavailableUntil = performance.now() + retryInterval
  }

  function isForeign(limit: string, error: Error): void {
    if (!foreign.has(limit))
      logger.warn?.(
        `A Redis key that begins with ${keyOf(limit)}: does not belong to the rate limiter (${error.message}): this limit is kept in memory. Delete the key, or set another \`prefix\`.`,
      )
    dropPast(foreign, foreign.size)
    foreign.set(limit, performance.now() + foreignInterval)
    moveToMemory(limit)
  }

  /** Lets memory know what is known of a limit. */
  function moveToMemory(limit: string): void {
    const until = closedUntil.get(limit) ?? 0
    if (until > performance.now()) learn(limit, closing(until))
  }

  /** Lets memory know how a request ended whose permit came from Redis. */
  const learn = (limit: string, outcome: LimitOutcome) => (memory.acquire(limit, { wait: false }) as Permit).release(outcome)

  function note(limit: string, closedFor: number): void {
    closedUntil.delete(limit)
    if (closedFor <= 0) return
    dropPast(closedUntil, 2)
    closedUntil.set(limit, performance.now() + closedFor)
  }

  return {
    isInMemory(limit) {
      if (unavailableUntil !== undefined && performance.now() >= unavailableUntil) {
        unavailableUntil = performance.now() + timeout + retryInterval
        // Not only a ping, as Redis may respond and take no writes.
        store.grant('availability', '', 0, false).then(available, unavailable)
      }
      if ((foreign.get(limit) ?? Infinity) <= performance.now()) foreign.delete(limit)
      return unavailableUntil !== undefined || foreign.has(limit)
    },
    acquire(limit, request) {
      const answer = memory.acquire(limit, request) as Permit | NoPermit
      if (!answer.granted) return answer
      return {
        ...answer,
        release(outcome) {
          if (outcome.result === 'rejected' && outcome.resumesIn !== undefined) note(limit, outcome.resumesIn)
          return answer.release(outcome)
        },
      }
    },
    note,
    failed(limit, error, asked, outcome) {
      if (error instanceof Error && /^WRONGTYPE|not an integer/.test(error.message)) isForeign(limit, error)
      else if (asked >= availableSince) unavailable(error)
      if (!outcome) return
      if (outcome.result === 'rejected' && outcome.resumesIn !== undefined) note(limit, outcome.resumesIn)
      // That a request was accepted before its limit was closed does not open it.
      if (outcome.result !== 'accepted' || (closedUntil.get(limit) ?? 0) <= performance.now()) learn(limit, outcome)
    },
  }
}

const nothingKnown = { closings: -1, rejections: 0, remaining: -1 }

/** An outcome that closes a limit until a moment. */
const closing = (until: number): LimitOutcome => ({ ...unused, result: 'rejected', resumesIn: until - performance.now() })

/** Forgets moments that are past, looking at the oldest ones: their number stays bounded so too. */
function dropPast(moments: Map<string, number>, most: number): void {
  const now = performance.now()
  let looked = 0
  for (const [name, moment] of moments) {
    if (looked++ === most) return
    if (moment <= now) moments.delete(name)
  }
}
