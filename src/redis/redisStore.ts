import { closingOf, firstConcurrency, fleetConcurrency, longestWindow, probing, reopenedConcurrency } from '../transport/limitPolicy.ts'
import { type LimitOutcome, unused } from '../transport/rateLimiter.ts'
import { grantScript, releaseScript, renewScript } from './scripts.ts'

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
  readonly remaining: number
}

/**
 * The limits in Redis. Its methods reject if Redis does not respond in time, or if a key holds
 * something else.
 */
export interface RedisStore {
  grant(limit: string, holder: string, wanted: number, force: boolean): Promise<Grant>
  /** @returns in how many milliseconds the limit opens */
  release(
    limit: string,
    holder: string,
    grant: Pick<Grant, 'closings' | 'rejections' | 'remaining'>,
    outcome: LimitOutcome,
  ): Promise<number>
  /** @returns whether the holder still had its lease */
  renew(limit: string, holder: string): Promise<boolean>
}

/**
 * How long, in milliseconds, the permits of a process count that is not heard of: if it dies, or
 * stands still, it delays others for no longer.
 */
export const lease = 3000

/**
 * The longest random delay, in milliseconds, that is added to the moment at which a limit opens.
 * The processes open it together; others may wait for it too.
 */
const randomDelay = 25

/**
 * @param redis - the connection
 * @param keyOf - the beginning of a limit's keys
 * @param timeout - milliseconds until Redis counts as unavailable
 */
export function createRedisStore(redis: RedisConnection, keyOf: (limit: string) => string, timeout: number): RedisStore {
  // The whole script each time, as `EVALSHA` needs a second command where Redis has lost the
  // script, and the next command would overtake that.
  const run = async (script: string, limit: string, args: (string | number)[]): Promise<unknown> => {
    const keys = ['state', 'permits', 'leases'].map((name) => `${keyOf(limit)}:${name}`)
    return redis.eval(script, keys.length, ...keys, ...args)
  }
  const store: RedisStore = {
    async grant(limit, holder, wanted, force) {
      const args = [holder, wanted, force ? 1 : 0, lease, probing.after, probing.every, fleetConcurrency]
      const reply = run(grantScript, limit, args).then(grantIn)
      // A connection that was lost queues commands. Nobody waits for permits that come too late.
      const onLate = (grant: Grant) => {
        for (let index = 0; index < grant.granted; index++) store.release(limit, holder, grant, unused).catch(() => {})
      }
      return inTime(reply, timeout, onLate)
    },
    async release(limit, holder, { closings, rejections, remaining: before }, outcome) {
      const { result, remaining, resetsIn = longestWindow } = outcome
      const closing = closingOf(outcome, rejections)
      const milliseconds = closing ? Math.ceil(closing.milliseconds + Math.random() * randomDelay) : ''
      const stated = closing?.isGuess ? 'guessed' : 'stated'
      const seen = [remaining ?? '', Math.ceil(Math.min(resetsIn, longestWindow))]
      const args = [holder, result, closings, before, ...seen, milliseconds, stated, firstConcurrency, reopenedConcurrency]
      return Number(await inTime(run(releaseScript, limit, args), timeout))
    },
    async renew(limit, holder) {
      return Number(await inTime(run(renewScript, limit, [holder, lease]), timeout)) === 1
    },
  }
  return store
}

/** Reads the reply of the script, whose numbers a connection may return as texts. */
function grantIn(reply: unknown): Grant {
  const numbers = Array.isArray(reply) ? reply.map(Number) : []
  if (numbers.length !== 6 || !numbers.every(Number.isFinite)) throw new TypeError('Redis replied with something else than six numbers')
  const [granted, resumesIn, closedFor, closings, rejections, remaining] = numbers as [number, number, number, number, number, number]
  return { granted, resumesIn, closedFor, closings, rejections, remaining }
}

/**
 * Waits for a reply for some time, which is only over when what has arrived is read: the event loop
 * may have stalled.
 *
 * @param onLate - receives a reply that comes after that
 */
function inTime<Reply>(reply: Promise<Reply>, timeout: number, onLate: (reply: Reply) => void = () => {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const giveUp = () => {
      isOver = true
      reject(new Error(`no reply within ${timeout} ms`))
    }
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => (timer = setTimeout(giveUp, 0)), timeout)
    const settle = (pass: () => void) => {
      clearTimeout(timer)
      if (!isOver) pass()
    }
    reply.then(
      (value) => (isOver ? onLate(value) : settle(() => resolve(value))),
      (error) => settle(() => reject(error)),
    )
  })
}
