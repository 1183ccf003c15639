import type { Logger } from '../transport/logger.ts'
import type { LimitOutcome } from '../transport/rateLimiter.ts'
import type { RedisStore } from './redisStore.ts'

/** Milliseconds between two attempts to reach a Redis that was unavailable. */
const retryInterval = 1000

/**
 * Milliseconds for which a limit whose key holds something else is kept in memory, before the key
 * is looked at again.
 */
const foreignInterval = 60_000

/** Decides which limits are kept in memory instead of in Redis, and informs the logger. */
export interface Fallback {
  /**
   * Whether a limit is kept in memory at the moment. Tries from time to time whether Redis is
   * available again.
   */
  isInMemory(limit: string): boolean
  /**
   * Reports that Redis rejected a command for a limit, or did not respond; `outcome` is what it was
   * to learn.
   */
  failed(limit: string, error: unknown, outcome?: LimitOutcome): void
}

interface FallbackOptions {
  readonly store: RedisStore
  /** The beginning of a limit's keys. */
  readonly keyOf: (limit: string) => string
  readonly timeout: number
  readonly logger: Logger
  /** Called when a limit is kept in memory from now on; `undefined` for all limits. */
  readonly keepInMemory: (limit: string | undefined) => void
  /** Receives what Redis could not be told. */
  readonly learn: (limit: string, outcome: LimitOutcome) => void
}

export function createFallback({ store, keyOf, timeout, logger, keepInMemory, learn }: FallbackOptions): Fallback {
  /**
   * Limits whose key in Redis holds something else, with the time at which it is looked at again,
   * by the clock of `performance.now`.
   */
  const foreign = new Map<string, number>()
  /**
   * When Redis may be tried again, by the clock of `performance.now`; unset while it is available.
   */
  let unavailableUntil: number | undefined

  function available(): void {
    unavailableUntil = undefined
    logger.warn?.('Redis responds again: rate limits are shared between processes.')
  }

  function unavailable(error: unknown): void {
    if (unavailableUntil === undefined) {
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn?.(`Redis is unavailable (${reason}): rate limits are kept in memory until it responds, so processes do not share them.`)
    }
    unavailableUntil = performance.now() + retryInterval
    keepInMemory(undefined)
  }

  function isForeign(limit: string, error: Error): void {
    if (!foreign.has(limit))
      logger.warn?.(
        `A Redis key that begins with ${keyOf(limit)}: does not belong to the rate limiter (${error.message}): this limit is kept in memory. Delete the key, or set another \`prefix\`.`,
      )
    for (const [name, until] of foreign) if (until <= performance.now()) foreign.delete(name)
    foreign.set(limit, performance.now() + foreignInterval)
    keepInMemory(limit)
  }

  return {
    isInMemory(limit) {
      if (unavailableUntil !== undefined && performance.now() >= unavailableUntil) {
        unavailableUntil = performance.now() + timeout + retryInterval
        // Not only a ping, as Redis may respond and take no writes.
        store.grant('availability', { wanted: 0, force: false, firstId: 0 }).then(available, unavailable)
      }
      if ((foreign.get(limit) ?? Infinity) <= performance.now()) foreign.delete(limit)
      return unavailableUntil !== undefined || foreign.has(limit)
    },
    failed(limit, error, outcome) {
      // Before calls are moved to memory.
      if (outcome) learn(limit, outcome)
      if (error instanceof Error && /^WRONGTYPE|not an integer/.test(error.message)) isForeign(limit, error)
      else unavailable(error)
    },
  }
}
