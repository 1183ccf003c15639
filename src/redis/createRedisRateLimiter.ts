import { inOneLine } from '../errors/ChatError.ts'
import { ownOptions } from '../request/checks.ts'
import { messageOf } from '../request/values.ts'
import { wrapCallbacks } from '../transport/hooks.ts'
import type { Logger } from '../transport/logger.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import { namedStates } from '../transport/namedStates.ts'
import {
  type LimitOutcome,
  limitLabel,
  type NoPermit,
  type Permit,
  pacedLimiter,
  type RateLimiter,
  unusedPermit,
} from '../transport/rateLimiter.ts'
import { createRedisStore, type Grant, type RedisConnection } from './redisStore.ts'
import { lease } from './scripts.ts'

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
 * Redis, prefix and app share what each of them learns from CometChat's responses, take turns
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
  const { redis, prefix = 'cometchat-rest:', timeout = 1000, logger: passedLogger } = checked(options)
  // A logger that throws must not stop the calls.
  const logger = wrapCallbacks<Logger>('logger', passedLogger, ['debug', 'warn'])
  // The braces keep a limit's keys on one node of a cluster.
  const keyOf = (limit: string) => `${prefix}{${limit}}`
  const process = crypto.randomUUID()
  const store = createRedisStore(redis, process, keyOf, timeout)
  /** Learns the same as Redis, and keeps the limits that cannot be kept there. */
  const memory = createMemoryRateLimiter()
  const inMemory = (name: string) => memory.acquire(name, { wait: true }) as Permit | NoPermit
  const countInMemory = (name: string) => memory.acquire(name, { wait: false }) as Permit
  const limits = namedStates(newLimit, ({ asking, held, memoryUntil }, now) => asking.length + held.size > 0 || memoryUntil > now)
  /** How many permits this process has asked for. */
  let asked = 0
  let renewal: ReturnType<typeof setInterval> | undefined
  /** When Redis may be tried again; unset while it is available. */
  let unavailableUntil: number | undefined
  /** Since when it has been available. What was asked before says nothing about it. */
  let availableSince = 0

  async function ask(limit: SharedLimit): Promise<void> {
    const calls = limit.asking
    limit.asking = []
    const first = asked + 1
    asked += calls.length
    const began = performance.now()
    const grant = await unlessFailed(limit, store.grant(limit.name, first, calls.length))
    // Others may have closed it.
    if (grant && grant.resumesIn > 0) countInMemory(limit.name).release(closing(grant.resumesIn))
    for (const [index, answer] of calls.entries()) {
      if (!grant) answer(inMemory(limit.name))
      else answer(index < grant.granted ? permitOf(limit, first + index, began + lease, grant) : denial(grant))
    }
  }

  function permitOf(limit: SharedLimit, number: number, lastsUntil: number, granted: Grant | Promise<Grant | undefined>): Permit {
    const name = `${process}:${number}`
    const counted = countInMemory(limit.name)
    limit.held.set(name, lastsUntil)
    renewal ??= setInterval(renew, lease / 3)
    // A browser's timer is a number.
    ;(renewal as { unref?(): void }).unref?.()
    return {
      granted: true,
      isLost: () => performance.now() >= (limit.held.get(name) ?? 0),
      async release(outcome) {
        if (!limit.held.delete(name)) return
        counted.release(outcome)
        const known = await granted
        if (known) await unlessFailed(limit, store.release(limit.name, name, known, outcome))
      },
    }
  }

  function renew(): void {
    const began = performance.now()
    const inUse = [...limits.all.values()].filter(({ held }) => held.size > 0)
    if (inUse.length === 0) {
      clearInterval(renewal)
      renewal = undefined
    }
    for (const { name, held } of inUse) {
      const renewed = [...held.keys()].filter((permit) => (held.get(permit) as number) > began)
      const extend = () => {
        for (const [permit, lastsUntil] of held) if (renewed.includes(permit)) held.set(permit, Math.max(lastsUntil, began + lease))
      }
      // Without a reply leases run out, and the next command notices what is wrong with Redis.
      store.renew(name, renewed).then(extend, () => {})
    }
  }

  /** Whether a limit is kept in memory now. Tries Redis again from time to time. */
  function isInMemory(limit: SharedLimit): boolean {
    const now = performance.now()
    if (unavailableUntil !== undefined && now >= unavailableUntil) {
      unavailableUntil = now + timeout + retryInterval
      // Not only a ping, as Redis may respond and take no writes.
      store.renew('availability', []).then(available, (error) => unavailable(reasonIn(error)))
    }
    return unavailableUntil !== undefined || limit.memoryUntil > now
  }

  function available(): void {
    unavailableUntil = undefined
    availableSince = performance.now()
    // It may have lost what it knew, and what happened meanwhile it does not know.
    for (const name of limits.all.keys()) {
      const answer = inMemory(name)
      if (answer.granted) answer.release(unusedPermit)
      else if (answer.resumesIn !== undefined) store.release(name, '', nothingKnown, closing(answer.resumesIn)).catch(() => {})
    }
    logger.warn?.('Redis responds again: rate limits are shared between processes.')
  }

  function unavailable(reason: string): void {
    if (unavailableUntil === undefined) {
      logger.warn?.(`Redis is unavailable (${reason}): rate limits are kept in memory until it responds, so processes do not share them.`)
    }
    unavailableUntil = performance.now() + retryInterval
  }

  /** The reply to a command. Where Redis rejects it, or does not respond, that is noted. */
  async function unlessFailed<Reply>(limit: SharedLimit, command: Promise<Reply>): Promise<Reply | undefined> {
    const began = performance.now()
    try {
      return await command
    } catch (error) {
      const reason = inOneLine(withoutUser(reasonIn(error), limit.name))
      if (!/^WRONGTYPE|not an integer/.test(reason)) {
        if (began >= availableSince) unavailable(reason)
        return undefined
      }
      if (limit.memoryUntil === 0)
        logger.warn?.(
          `A Redis key that begins with ${prefix} does not belong to the rate limiter (${reason}): its limit is kept in memory. Delete the key, or set another \`prefix\`.`,
        )
      limit.memoryUntil = performance.now() + foreignInterval
      return undefined
    }
  }

  return pacedLimiter((name, request) => {
    const limit = limits.of(name)
    if (isInMemory(limit)) return memory.acquire(name, request)
    if (!request.wait) {
      const first = ++asked
      // Granted at once; Redis only counts it.
      const counted = unlessFailed(limit, store.grant(name, first, 1, true))
      return permitOf(limit, first, Number.POSITIVE_INFINITY, counted)
    }
    return new Promise<Permit | NoPermit>((answer) => {
      // One command for all calls that ask in this turn of the event loop.
      if (limit.asking.push(answer) === 1) queueMicrotask(() => void ask(limit))
    })
  })
}

/** What Redis says, without the place in the script that Redis 7 adds. */
const reasonIn = (error: unknown): string => messageOf(error).replace(/ script: [\da-f]{40}, on @user_script:\d+\.$/, '')

/** An error of Redis may quote a key, and the name of a limit may end with the uid of a user. */
function withoutUser(message: string, name: string): string {
  const [scope, ...limit] = name.split(' ')
  const uid = limit.slice(1).join(' ')
  const withoutName = message.replaceAll(name, () => `${scope} ${limitLabel(limit.join(' '))}`)
  return uid === '' ? withoutName : withoutName.replace(/[\w.@-]+/g, (word) => (word === uid ? '…' : word))
}

/** Milliseconds between two attempts to reach a Redis that was unavailable. */
const retryInterval = 1000

/** Milliseconds after which a key that holds something else is looked at again. */
const foreignInterval = 60_000

/** How long at most, in milliseconds, a process believes that a limit is closed before it asks. */
const longestBelief = 5000

const newLimit = (name: string) => ({
  name,
  /** The calls that ask for permits in this turn of the event loop. */
  asking: [] as ((answer: Permit | NoPermit) => void)[],
  /**
   * The permits that are in use, and until when their leases last at least, by the clock of
   * `performance.now`: they are renewed.
   */
  held: new Map<string, number>(),
  /** Until when it is kept in memory because its keys hold something else. */
  memoryUntil: 0,
})

type SharedLimit = ReturnType<typeof newLimit>

const nothingKnown = { closings: -1, rejections: 0, remaining: -1 }

const closing = (resumesIn: number): LimitOutcome => ({ ...unusedPermit, result: 'rejected', resumesIn })

const denial = ({ resumesIn, closedFor }: Grant): NoPermit =>
  resumesIn > 0
    ? { granted: false, resumesIn, closedFor, askIn: Math.min(resumesIn, longestBelief) }
    : { granted: false, resumesIn: undefined }

function checked(passed: RedisRateLimiterOptions): RedisRateLimiterOptions {
  const where = 'createRedisRateLimiter'
  const options = ownOptions(where, passed, ['redis', 'prefix', 'timeout', 'logger'])
  const { redis, prefix, timeout } = options
  if (typeof redis?.eval !== 'function')
    throw new TypeError(`${where}: \`redis\` must be an ioredis connection, such as new Redis('redis://127.0.0.1:6379').`)
  if (prefix !== undefined && (typeof prefix !== 'string' || prefix === '' || /[{}]/.test(prefix)))
    throw new TypeError(`${where}: \`prefix\` must be a string without braces, such as 'my-app:'.`)
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0 && timeout < 2 ** 31 - 1))
    throw new TypeError(`${where}: \`timeout\` must be a number of milliseconds above 0 and below 2^31.`)
  return options
}
