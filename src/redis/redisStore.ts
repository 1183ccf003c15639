import { closingOf } from '../transport/limitPolicy.ts'
import type { LimitOutcome } from '../transport/rateLimiter.ts'
import { waitFor } from '../transport/waitFor.ts'
import { unused } from '../transport/waitingQueue.ts'
import { grantScript, releaseScript } from './scripts.ts'

/**
 * The part of an [ioredis](https://github.com/redis/ioredis) connection that is used; a `Redis` or
 * `Cluster` of ioredis fits.
 */
export interface RedisConnection {
  eval(script: string, numberOfKeys: number, ...args: (string | number)[]): Promise<unknown>
}

/** The reply of Redis to a process that asks for permits. */
export interface Grant {
  /** How many were granted. */
  readonly granted: number
  /** In how many milliseconds the limit opens; 0 if it is open. */
  readonly resumesIn: number
  /** For how many milliseconds it has been closed in a row. */
  readonly closedFor: number
  /** What a response to these requests is compared with; see {@link grantScript}. */
  readonly closings: number
  readonly rejections: number
  readonly most: number
}

/**
 * The limits in Redis. Its methods reject if Redis does not respond in time, or if a key holds
 * something else.
 */
export interface RedisStore {
  grant(limit: string, request: { wanted: number; force: boolean; firstId: number }): Promise<Grant>
  release(limit: string, id: number, grant: Grant, outcome: LimitOutcome): Promise<void>
}

/**
 * How long a permit counts as running at most, in milliseconds: a process that dies keeps no place
 * for longer.
 */
const lease = 60_000

/**
 * The longest random delay, in milliseconds, that is added to the moment at which a limit opens.
 * The processes open it together; others may wait for it too.
 */
const randomDelay = 25

/**
 * @param redis - the connection
 * @param keyOf - the beginning of a limit's keys
 * @param process - unique to this limiter
 * @param timeout - milliseconds until Redis counts as unavailable
 */
export function createRedisStore(redis: RedisConnection, keyOf: (limit: string) => string, process: string, timeout: number): RedisStore {
  // The whole script each time, as `EVALSHA` needs a second command where Redis has lost the
  // script, and the next command would overtake that.
  const run = async (script: string, limit: string, args: (string | number)[]): Promise<unknown> => {
    const keys = ['state', 'permits', 'asking', 'turns'].map((name) => `${keyOf(limit)}:${name}`)
    return redis.eval(script, keys.length, ...keys, ...args)
  }
  const timeoutError = () => new Error(`no reply within ${timeout} ms`)
  const store: RedisStore = {
    async grant(limit, { wanted, force, firstId }) {
      const reply = run(grantScript, limit, [process, wanted, force ? 1 : 0, firstId, lease]).then((values): Grant => {
        const [granted, resumesIn, closedFor, closings, rejections, most] = values as [number, number, number, number, number, number]
        return { granted, resumesIn, closedFor, closings, rejections, most }
      })
      // A connection that was lost queues commands. Nobody waits for permits that come too late.
      const onLate = (grant: Grant) => {
        for (let index = 0; index < grant.granted; index++) store.release(limit, firstId + index, grant, unused).catch(() => {})
      }
      return waitFor(reply, { timeout, readsFirst: true, timeoutError, onLate })
    },
    async release(limit, id, { closings, rejections, most }, outcome) {
      const { result, remaining } = outcome
      const closing = closingOf(outcome, rejections)
      const milliseconds = closing ? Math.ceil(closing.milliseconds + Math.random() * randomDelay) : ''
      const isNew = most >= 0 && (remaining === undefined ? most === 0 : remaining > most)
      const args = [
        `${process}:${id}`,
        result,
        closings,
        remaining ?? '',
        isNew ? 'new' : '',
        milliseconds,
        closing?.isGuess ? 'guessed' : 'stated',
      ]
      await waitFor(run(releaseScript, limit, args), { timeout, readsFirst: true, timeoutError })
    },
  }
  return store
}
