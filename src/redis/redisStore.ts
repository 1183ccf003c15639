import { closingOf, longestWindow } from '../transport/limitPolicy.ts'
import type { LimitOutcome } from '../transport/rateLimiter.ts'
import { grantScript, releaseScript } from './scripts.ts'

/**
 * The part of an [ioredis](https://github.com/redis/ioredis) connection that is used; a `Redis` or
 * `Cluster` of ioredis fits.
 */
export interface RedisConnection {
  eval(script: string, numberOfKeys: number, ...args: (string | number)[]): Promise<unknown>
}

/** A reply to a process that asks for permits. */
export interface Grant {
  readonly granted: number
  /** In how many milliseconds the limit opens; 0 if it is open. */
  readonly resumesIn: number
  /** For how many milliseconds it has been closed in a row. */
  readonly closedFor: number
  readonly closings: number
  readonly rejections: number
  readonly remaining: number
}

/** The state of a limit when requests are granted; their responses are compared with it. */
type Known = Pick<Grant, 'closings' | 'rejections' | 'remaining'>

/**
 * The limits in Redis. Its methods reject if Redis does not respond in time, or if a key holds
 * something else.
 *
 * @param redis - the connection
 * @param process - the name of this process
 * @param keyOf - the beginning of a limit's keys
 * @param timeout - milliseconds until Redis counts as unavailable
 */
export function createRedisStore(redis: RedisConnection, process: string, keyOf: (limit: string) => string, timeout: number) {
  // The whole script each time, as `EVALSHA` needs a second command where Redis has lost the
  // script, and the next command would overtake that.
  const run = async (script: string, limit: string, args: (string | number)[]): Promise<unknown> => {
    const keys = ['state', 'permits', 'processes'].map((name) => `${keyOf(limit)}:${name}`)
    return redis.eval(script, keys.length, ...keys, ...args)
  }
  const grantWith = async (limit: string, ...args: (string | number)[]): Promise<Grant> =>
    grantIn(await inTime(run(grantScript, limit, [process, ...args]), timeout))
  return {
    /** Asks for so many permits, numbered from `first` on; forced, even if the limit is closed. */
    grant: (limit: string, first: number, count: number, isForced = false) => grantWith(limit, first, count, isForced ? 1 : 0),
    /** Renews the leases of permits. */
    renew: (limit: string, permits: readonly string[]) => grantWith(limit, 0, 0, 0, ...permits),
    async release(limit: string, permit: string, known: Known, outcome: LimitOutcome): Promise<void> {
      const { closings, rejections, remaining: before } = known
      const { result, remaining, resetsIn = longestWindow } = outcome
      const closing = closingOf(outcome, rejections)
      const milliseconds = closing?.milliseconds ?? ''
      const stated = closing?.isGuess ? 'guessed' : 'stated'
      const observed = [remaining ?? '', Math.ceil(Math.min(resetsIn, longestWindow))]
      const args = [permit, result, closings, before, ...observed, milliseconds, stated]
      await inTime(run(releaseScript, limit, args), timeout)
    },
  }
}

/** Reads the reply of the script, whose numbers a connection may return as texts. */
function grantIn(reply: unknown): Grant {
  const isNumbers = Array.isArray(reply) && reply.every((value) => /^-?\d+$/.test(String(value)))
  const numbers = isNumbers ? reply.map(Number) : []
  if (numbers.length !== 6) throw new TypeError('Redis did not reply with six numbers')
  const [granted = 0, resumesIn = 0, closedFor = 0, closings = 0, rejections = 0, remaining = 0] = numbers
  return { granted, resumesIn, closedFor, closings, rejections, remaining }
}

/**
 * Waits for a reply for some time, which is only over when what has arrived is read: the event loop
 * may have stalled.
 */
function inTime<Reply>(reply: Promise<Reply>, timeout: number): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`no reply within ${timeout} ms`))
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0)
    }, timeout)
  })
  return Promise.race([reply, late]).finally(() => clearTimeout(timer))
}
