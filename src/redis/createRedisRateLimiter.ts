import { wrapCallbacks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import { type NoPermit, type Permit, type PermitRequest, paced, type RateLimiter } from '../transport/rateLimiter.ts'
import { createFallback } from './fallback.ts'
import { createLeases, type Holder } from './leases.ts'
import { createRedisStore, type Grant, type RedisConnection } from './redisStore.ts'

/** Options of {@link createRedisRateLimiter}. */
export interface RedisRateLimiterOptions {
  /** An ioredis connection: a `Redis` or a `Cluster`. The caller closes it. */
  readonly redis: RedisConnection
  /** The beginning of all keys. Default: `cometchat-rest:`. */
  readonly prefix?: string | undefined
  /** Milliseconds without a reply until Redis counts as unavailable. Default: 1,000. */
  readonly timeout?: number | undefined
  /**
   * Receives a warning when Redis becomes unavailable, when it is back, and when a key holds
   * something else, which is looked at again after a minute. Pass the logger of the client.
   */
  readonly logger?: Logger | undefined
}

/**
 * Makes a {@link RateLimiter} that keeps its limits in Redis, so that all processes with the same
 * Redis, prefix and app share what each of them learns from the service's responses, take turns
 * fairly, and begin again together when a limit opens. Times are measured by Redis, so that the
 * clocks of the processes do not matter.
 *
 * While Redis is unavailable, calls continue with a limiter in memory; the logger says so once, and
 * again when sharing resumes.
 *
 * @example
 * ```ts
 * const redis = new Redis(process.env.REDIS_URL)
 * const rateLimiter = createRedisRateLimiter({ redis, logger: console })
 * const chat = createChatClient({ appId, region: 'eu', apiKey, rateLimiter, logger: console })
 * ```
 *
 * @throws TypeError naming the option and the fix
 */
export function createRedisRateLimiter(options: RedisRateLimiterOptions): RateLimiter {
  const { redis, prefix = 'cometchat-rest:', timeout = 1000 } = checked(options)
  // A logger that throws must not stop the calls.
  const logger = wrapCallbacks<Logger>('logger', options.logger, ['warn'])
  // The braces keep a limit's keys on one node of a cluster.
  const keyOf = (limit: string) => `${prefix}{${limit}}`
  const store = createRedisStore(redis, keyOf, timeout)
  const leases = createLeases(store, crypto.randomUUID())
  const fallback = createFallback({ store, keyOf, timeout, logger })
  /** The calls that ask for permits in this turn of the event loop, by limit: one command for all. */
  const asking = new Map<string, Answer[]>()

  async function ask(name: string, calls: readonly Answer[]): Promise<void> {
    asking.delete(name)
    const asked = performance.now()
    const holder = leases.hold(name, calls.length)
    try {
      const grant = await store.grant(name, holder.name, calls.length, false)
      leases.extended(holder, asked)
      leases.drop(holder, calls.length - grant.granted)
      fallback.note(name, grant.resumesIn)
      for (const [index, answer] of calls.entries())
        answer(index < grant.granted ? permitOf(holder, Promise.resolve(grant)) : denial(grant))
    } catch (error) {
      leases.drop(holder, calls.length)
      fallback.failed(name, error, asked)
      for (const answer of calls) answer(fallback.acquire(name, { wait: true }))
    }
  }

  /** Grants a permit at once, and lets Redis count it. */
  function grantAtOnce(name: string): Permit {
    const asked = performance.now()
    const holder = leases.hold(name, 1)
    const counted = store.grant(name, holder.name, 1, true)
    counted.then(
      () => leases.extended(holder, asked),
      (error) => fallback.failed(name, error, asked),
    )
    return { ...permitOf(holder, counted), isLost: () => false }
  }

  function permitOf(holder: Holder, granted: Promise<Grant>): Permit {
    let isHeld = true
    return {
      granted: true,
      isLost: () => performance.now() >= holder.lastsUntil,
      async release(outcome) {
        if (!isHeld) return
        isHeld = false
        const asked = performance.now()
        const { limit, name } = holder
        try {
          const grant = await granted
          leases.drop(holder, 1)
          fallback.note(limit, await store.release(limit, name, grant, outcome))
        } catch (error) {
          fallback.failed(limit, error, asked, outcome)
        }
      },
    }
  }

  const limiter = {
    [paced]: true,
    acquire(name: string, request: PermitRequest) {
      if (fallback.isInMemory(name)) return fallback.acquire(name, request)
      if (!request.wait) return grantAtOnce(name)
      return new Promise<Permit | NoPermit>((resolve) => {
        const calls = asking.get(name) ?? []
        if (calls.push(resolve) > 1) return
        asking.set(name, calls)
        queueMicrotask(() => void ask(name, calls))
      })
    },
  }
  return limiter
}

type Answer = (answer: Permit | NoPermit | Promise<Permit | NoPermit>) => void

/** How long at most, in milliseconds, a process believes that a limit is closed before it asks again. */
const longestBelief = 5000

const denial = ({ resumesIn, closedFor }: Grant): NoPermit =>
  resumesIn > 0
    ? { granted: false, resumesIn, closedFor, askIn: Math.min(resumesIn, longestBelief) }
    : { granted: false, resumesIn: undefined }

function checked(options: RedisRateLimiterOptions): RedisRateLimiterOptions {
  const where = 'createRedisRateLimiter'
  if (typeof options !== 'object' || options === null) throw new TypeError(`${where}: pass the options as an object.`)
  const known = ['redis', 'prefix', 'timeout', 'logger']
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new TypeError(`${where}: unknown option \`${unknown}\`; the options are ${known.join(', ')}.`)
  const { redis, prefix, timeout } = options
  if (typeof redis?.eval !== 'function')
    throw new TypeError(`${where}: \`redis\` must be an ioredis connection, such as new Redis('redis://127.0.0.1:6379').`)
  if (prefix !== undefined && (typeof prefix !== 'string' || prefix === '' || /[{}]/.test(prefix)))
    throw new TypeError(`${where}: \`prefix\` must be a text without braces, such as 'my-app:'.`)
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0 && Number.isFinite(timeout)))
    throw new TypeError(`${where}: \`timeout\` must be a number of milliseconds above 0.`)
  return options
}
