import { wrapCallbacks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { LimitOutcome, Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { createFallback } from './fallback.ts'
import { acquireWhenGranted, grantAtOnce, type RedisLimit, type RedisLimits } from './redisLimit.ts'
import { createRedisStore, type RedisConnection } from './redisStore.ts'

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
  const store = createRedisStore(redis, keyOf, crypto.randomUUID(), timeout)
  const memory = createMemoryRateLimiter()
  const waitedFor = new Map<string, RedisLimit>()
  const fallback = createFallback({
    store,
    keyOf,
    timeout,
    logger,
    keepInMemory(name) {
      for (const limit of waitedFor.values()) if (name === undefined || name === limit.name) moveToMemory(memory, limit)
    },
    learn: (name, outcome) => tell(memory, name, outcome),
  })
  const limits: RedisLimits = { store, fallback, waitedFor, nextId: 0 }
  return {
    acquire(name, request) {
      if (fallback.isInMemory(name)) return memory.acquire(name, request)
      return request.wait ? acquireWhenGranted(limits, name, request) : grantAtOnce(limits, name)
    },
  }
}

/**
 * Lets the calls that wait for Redis wait in memory instead, with what Redis said of their limit.
 */
function moveToMemory(memory: RateLimiter, { name, queue, resumesAt }: RedisLimit): void {
  const resumesIn = resumesAt - performance.now()
  if (resumesIn > 0) tell(memory, name, { result: 'rejected', remaining: undefined, resumesIn })
  queue.settleSome((request) => memory.acquire(name, request))
}

/** Lets a limiter know how a request ended whose permit came from elsewhere. */
function tell(memory: RateLimiter, name: string, outcome: LimitOutcome): void {
  const permit = memory.acquire(name, { sequence: 0, maxWait: 0, wait: false, signal: undefined })
  ;(permit as Permit).release(outcome)
}

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
