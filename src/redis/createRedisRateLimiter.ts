import type { Logger } from '../transport/logger.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { LimitOutcome, NoPermit, Permit, PermitRequest, RateLimiter } from '../transport/rateLimiter.ts'
import { beginWaits, giveUpBy, type Waiting, waitInQueue } from '../transport/waitingQueue.ts'
import { createFallback } from './fallback.ts'
import { createRedisStore, type Grant, type RedisConnection, unused } from './redisStore.ts'

/** Options of {@link createRedisRateLimiter}. */
export interface RedisRateLimiterOptions {
  /** An ioredis connection: a `Redis` or a `Cluster`. The caller closes it. */
  readonly redis: RedisConnection
  /** The beginning of all keys. Default: `cometchat-rest:`. */
  readonly prefix?: string | undefined
  /** Milliseconds without a reply until Redis counts as unavailable. Default: 1,000. */
  readonly timeout?: number | undefined
  /**
   * Receives a warning when Redis becomes unavailable, when it is back, and when a key holds something else, which is looked at again after a minute. Pass the logger of the client.
   */
  readonly logger?: Logger | undefined
}

/** The most permits that are asked for at once. */
const mostAtOnce = 10

/** The calls of this process that wait for one limit. */
interface Limit {
  readonly name: string
  /** By sequence. */
  readonly queue: Waiting[]
  asking: boolean
  /** When the limit opens, by the clock of `performance.now`, as far as Redis said. */
  resumesAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Makes a {@link RateLimiter} that keeps its limits in Redis, so that all processes with the same Redis, prefix and app share what each of them learns
 * from the service's responses, take turns fairly, and begin again together when a limit opens. Times are measured by Redis, so that the clocks of the
 * processes do not matter.
 *
 * While Redis is unavailable, calls continue with a limiter in memory; the logger says so once, and again when sharing resumes. Nothing is lost.
 *
 * @example
 * ```ts
 * const rateLimiter = createRedisRateLimiter({ redis: new Redis(process.env.REDIS_URL), logger: console })
 * const chat = createChatClient({ appId, region: 'us', apiKey, rateLimiter, logger: console })
 * ```
 *
 * @throws TypeError naming the option and the fix
 */
export function createRedisRateLimiter(options: RedisRateLimiterOptions): RateLimiter {
  const { redis, prefix = 'cometchat-rest:', timeout = 1000, logger } = checked(options)
  const store = createRedisStore(redis, prefix, crypto.randomUUID(), timeout)
  const memory = createMemoryRateLimiter()
  const limits = new Map<string, Limit>()
  const fallback = createFallback({
    store,
    prefix,
    timeout,
    logger,
    begin(name) {
      for (const limit of limits.values()) if (name === undefined || name === limit.name) moveToMemory(limit)
    },
  })
  let nextId = 0

  /** Lets the calls that wait for Redis wait in memory instead. */
  function moveToMemory(limit: Limit): void {
    for (const { request, until, settle } of [...limit.queue]) {
      const maxWait = Math.max(0, Math.min(request.maxWait, until - performance.now()))
      settle(memory.acquire(limit.name, { ...request, maxWait }))
    }
  }

  function permit(limit: Limit, id: number, grant: Grant): Permit {
    return { granted: true, release: (outcome) => release(limit, id, grant, outcome) }
  }

  async function release(limit: Limit, id: number, grant: Grant, outcome: LimitOutcome): Promise<void> {
    try {
      await store.release(limit.name, id, grant, outcome)
    } catch (error) {
      fallback.failed(limit.name, error)
    }
    // The response may have made room.
    const waiting = limits.get(limit.name)
    if (waiting && performance.now() >= waiting.resumesAt) void ask(waiting)
  }

  /** Asks Redis for permits for the calls that wait, until it says to ask again later or no call is left. */
  async function ask(limit: Limit): Promise<void> {
    if (limit.asking) return
    limit.asking = true
    clearTimeout(limit.timer)
    let pause = 0
    while (limit.queue.length > 0 && pause === 0) {
      const wanted = Math.min(limit.queue.length, mostAtOnce)
      const firstId = nextId
      nextId += wanted
      try {
        const grant = await store.grant(limit.name, { wanted, force: false, firstId })
        distribute(limit, firstId, grant)
        pause = grant.askAgainIn
      } catch (error) {
        fallback.failed(limit.name, error)
      }
    }
    limit.asking = false
    giveUpBy(performance.now(), limit.queue, undefined)
    if (limit.queue.length > 0) limit.timer = setTimeout(() => void ask(limit), pause)
    else limits.delete(limit.name)
  }

  function distribute(limit: Limit, firstId: number, grant: Grant): void {
    for (let index = 0; index < grant.granted; index++) {
      const granted = permit(limit, firstId + index, grant)
      const next = limit.queue[0]
      if (next) next.settle(granted)
      else void granted.release(unused)
    }
    if (!grant.closed) return
    limit.resumesAt = performance.now() + grant.askAgainIn
    beginWaits(limit.queue)
    giveUpBy(limit.resumesAt, limit.queue, grant.askAgainIn)
  }

  /** For a call that does not wait: sends it at once, and counts it. */
  function grantAtOnce(limit: string): Permit {
    const firstId = nextId++
    const counted = store.grant(limit, { wanted: 1, force: true, firstId })
    counted.catch((error: unknown) => fallback.failed(limit, error))
    return {
      granted: true,
      release: (outcome) =>
        counted.then((grant) => store.release(limit, firstId, grant, outcome)).catch((error) => fallback.failed(limit, error)),
    }
  }

  function waitForRedis(limit: Limit, request: PermitRequest): Promise<Permit | NoPermit> {
    const { queue } = limit
    const isClosed = performance.now() < limit.resumesAt
    const result = waitInQueue(queue, request, isClosed, () => {
      if (queue.length > 0 || limit.asking) return
      clearTimeout(limit.timer)
      limits.delete(limit.name)
    })
    if (!isClosed) void ask(limit)
    return result
  }

  return {
    acquire(name, request) {
      if (fallback.isInMemory(name)) return memory.acquire(name, request)
      if (!request.wait) return grantAtOnce(name)
      let limit = limits.get(name)
      if (!limit) limits.set(name, (limit = { name, queue: [], asking: false, resumesAt: 0, timer: undefined }))
      const resumesIn = limit.resumesAt - performance.now()
      if (resumesIn > request.maxWait) return { granted: false, resumesIn }
      return waitForRedis(limit, request)
    },
  }
}

function checked(options: RedisRateLimiterOptions): RedisRateLimiterOptions {
  const where = 'createRedisRateLimiter'
  if (typeof options !== 'object' || options === null) throw new TypeError(`${where}: pass the options as an object.`)
  const known = ['redis', 'prefix', 'timeout', 'logger']
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new TypeError(`${where}: unknown option \`${unknown}\`; the options are ${known.join(', ')}.`)
  const { redis, prefix, timeout } = options
  if (typeof redis?.eval !== 'function' || typeof redis.evalsha !== 'function')
    throw new TypeError(`${where}: \`redis\` must be an ioredis connection, such as new Redis('redis://127.0.0.1:6379').`)
  if (prefix !== undefined && (typeof prefix !== 'string' || prefix === '' || /[{}]/.test(prefix)))
    throw new TypeError(`${where}: \`prefix\` must be a text without braces, such as 'my-app:'.`)
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0 && Number.isFinite(timeout)))
    throw new TypeError(`${where}: \`timeout\` must be a number of milliseconds above 0.`)
  return options
}
