// What responses state means the same for limits in Redis as for those in memory, for all processes
// that share it, whatever happens to Redis or to one of them.
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { untilAborted } from '../import/untilAborted.ts'
import { createRedisRateLimiter, type RedisRateLimiterOptions } from '../redis.ts'
import { createCallQueue, type QueuedCall, type Turned } from '../transport/callQueue.ts'
import { type LimitOutcome, type NoPermit, type Permit, type RateLimiter, unusedPermit } from '../transport/rateLimiter.ts'
import { watchUnhandled } from './support/around.ts'
import { hasRedis, type RedisServer, startRedis } from './support/redisServer.ts'

/** How a call asks for a permit in a client's queue. */
interface QueuedRequest {
  readonly sequence?: number
  readonly maxWait?: number
  readonly wait?: boolean
  readonly signal?: AbortSignal | undefined
}

type QueuedLimiter = ReturnType<typeof queued>

/** A limiter with the queue of a client, so that calls wait for their permits. */
function queued(limiter: RateLimiter) {
  /** What the limiter returned when a permit was last given back: a store may need some time. */
  let released: unknown
  const watched = (answer: Permit | NoPermit): Permit | NoPermit =>
    answer.granted ? { ...answer, release: (outcome) => (released = answer.release(outcome)) } : answer
  const acquire: RateLimiter['acquire'] = (limit, request) => {
    const answer = limiter.acquire(limit, request)
    return answer instanceof Promise ? answer.then(watched) : watched(answer)
  }
  const queue = createCallQueue({ acquire }, Number.POSITIVE_INFINITY, '')
  const permitOf = (call: QueuedCall, answer: Turned): Permit | NoPermit => {
    if (!answer.granted) return { granted: false, resumesIn: answer.resumesAt - performance.now() }
    return {
      granted: true,
      release(limit: LimitOutcome) {
        queue.done(call, answer, { limit })
        return released
      },
    }
  }
  let calls = 0
  return {
    acquire(limit: string, { sequence = calls++, maxWait = 70_000, wait = true, signal }: QueuedRequest) {
      let result: Turned | undefined
      const call: QueuedCall = {
        ...{ id: sequence, request: { limit }, operation: { method: 'GET', path: '/' }, settings: { waitForRateLimit: wait, maxWait } },
        ...{ began: performance.now(), end: Number.POSITIVE_INFINITY },
        turn: { settle: (turned) => void (result = turned), fail: () => {} },
      }
      queue.join(call)
      if (result) return permitOf(call, result)
      const waited = new Promise<Turned>((settle, fail) => void (call.turn = { settle, fail }))
      const permit = untilAborted(waited, signal).then((turned) => permitOf(call, turned))
      return permit.finally(() => queue.leave(call))
    },
  }
}

/** The limiter of a process. */
const limiterOn = (server: RedisServer, options: Partial<RedisRateLimiterOptions> = {}): QueuedLimiter =>
  queued(createRedisRateLimiter({ redis: server.connect(), ...options }))

interface Parts {
  readonly server: RedisServer
  /** The limiters of two processes. */
  readonly limiter: QueuedLimiter
  readonly other: QueuedLimiter
  readonly redis: Redis
}

/** A test with a Redis of its own. */
const withRedis = (name: string, run: (parts: Parts) => Promise<void>): void =>
  test(name, async () => {
    await using server = await startRedis()
    await run({ server, limiter: limiterOn(server), other: limiterOn(server), redis: server.connect() })
  })

const limit = 'app standard'
const ask = (limiter: QueuedLimiter, options: QueuedRequest = {}) => limiter.acquire(limit, options)
const permitOf = async (limiter: QueuedLimiter, options: QueuedRequest = {}) => (await ask(limiter, options)) as Permit
const rejected = (resumesIn?: number): LimitOutcome => ({ result: 'rejected', remaining: undefined, resumesIn })
const accepted = (remaining?: number, resumesIn?: number): LimitOutcome => ({ result: 'accepted', remaining, resumesIn })

/** The warnings of a limiter. */
const logOf = () => {
  const lines: string[] = []
  return { lines, logger: { warn: (line: string) => lines.push(line) } }
}

/** Uses a limiter until it has warned twice: that Redis is unavailable, and that it is back. */
const untilBack = (limiter: QueuedLimiter, lines: readonly string[]) =>
  vi.waitFor(
    async () => {
      const permit = await ask(limiter, { maxWait: 1000 })
      if (permit.granted) await permit.release(accepted())
      expect(lines).toEqual([expect.stringContaining('Redis is unavailable'), expect.stringContaining('Redis responds again')])
    },
    { timeout: 60_000, interval: 100 },
  )

/** A service that accepts `most` requests in each window, and whose responses say so or not. */
function limitedService(most: number, window: number, isSilent = false) {
  const began = performance.now()
  /** Accepted requests by window. */
  const windows = new Map<number, number>()
  const service = {
    windows,
    accepted: 0,
    rejected: 0,
    respond(): LimitOutcome {
      const elapsed = performance.now() - began
      const number = Math.floor(elapsed / window)
      const remaining = most - (windows.get(number) ?? 0) - 1
      const resumesIn = (number + 1) * window - elapsed
      if (remaining < 0) {
        service.rejected++
        return rejected(isSilent ? undefined : resumesIn)
      }
      windows.set(number, most - remaining)
      service.accepted++
      return isSilent ? accepted() : accepted(remaining, remaining === 0 ? resumesIn : undefined)
    },
  }
  return service
}

/** Makes a call through a limiter, and repeats it until the service accepts it. */
async function callThrough(limiter: QueuedLimiter, sequence: number, respond: () => LimitOutcome): Promise<void> {
  for (;;) {
    const permit = await permitOf(limiter, { sequence, maxWait: 600_000 })
    if (!permit.granted) throw new Error('no permit')
    await sleep(5 + Math.random() * 15)
    const outcome = respond()
    await sleep(Math.random() * 10)
    permit.release(outcome)
    if (outcome.result === 'accepted') return
  }
}

const callsThrough = (limiter: QueuedLimiter, count: number, respond: () => LimitOutcome) =>
  Array.from({ length: count }, (_, sequence) => callThrough(limiter, sequence, respond))

describe.skipIf(!hasRedis)('what responses state', () => {
  withRedis('opens a limit by the clock of Redis, not of the process', async ({ limiter, other }) => {
    const permit = await permitOf(limiter)
    // Before the limit closes, so that a machine that stalls only makes the measured time longer.
    const began = performance.now()
    await permit.release(rejected(400))
    const realNow = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 60_000)
    expect(await ask(other)).toMatchObject({ granted: true })
    expect(performance.now() - began).toBeGreaterThan(200)
    clock.mockRestore()
  })

  withRedis('a clock of Redis that goes back closes no limit for longer than was stated', async ({ server, limiter, redis }) => {
    await (await permitOf(limiter)).release(rejected(500))
    // As if it had been an hour later when the limit was closed.
    const key = `cometchat-rest:{${limit}}:state`
    for (const field of ['until', 'since', 'granted']) await redis.hincrby(key, field, 3_600_000)
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: true })
  })
})

describe.skipIf(!hasRedis)('processes that share a limit', () => {
  test.each([false, true])('lose no call, be they six, if responses say nothing of the limit: %s', async (isSilent) => {
    await using server = await startRedis()
    const service = limitedService(60, 250, isSilent)
    const { lines, logger } = logOf()
    await Promise.all(
      Array.from({ length: 6 }, () => limiterOn(server, { logger })).flatMap((limiter) => callsThrough(limiter, 30, service.respond)),
    )
    expect(service.accepted).toBe(180)
    expect(lines).toEqual([])
    if (isSilent) return
    // Far from what a machine that stalls causes: independent limiters are rejected twice as often.
    expect(service.rejected).toBeLessThanOrEqual(50)
    // They need three.
    expect(service.windows.size).toBeLessThanOrEqual(20)
  })

  withRedis('a lease lasts seconds without a sign of life, and for as long as a process lives', async ({ server, redis }) => {
    const held = () => redis.zcard(`cometchat-rest:{${limit}}:permits`)
    const [alive, dead] = [limiterOn(server), limiterOn(server)]
    const permit = await permitOf(alive)
    const lost = server.connect()
    const run = (...args: Parameters<Redis['eval']>) => (lost.status === 'end' ? new Promise(() => {}) : lost.eval(...args))
    await permitOf(limiterOn(server, { redis: { eval: run } as never }))
    expect(await held()).toBe(2)
    // From now on nothing is heard of it.
    lost.disconnect()
    await sleep(3500)
    await (await permitOf(dead)).release(unusedPermit)
    expect(await held()).toBe(1)
    await permit.release(accepted())
    expect(await held()).toBe(0)
  })

  withRedis('a process that stood still has lost its permit, asks again, and what it gives back counts once', async ({ server, redis }) => {
    const limiter = createRedisRateLimiter({ redis: server.connect() })
    const permit = (await limiter.acquire(limit, { wait: true })) as Permit
    expect(permit.isLost?.()).toBe(false)
    // Its clock goes on while it is stopped, and Redis hears nothing of it.
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
    expect(permit.isLost?.()).toBe(true)
    await redis.del(`cometchat-rest:{${limit}}:permits`)
    const next = (await limiter.acquire(limit, { wait: true })) as Permit
    expect(next.isLost?.()).toBe(false)
    await permit.release(accepted())
    expect(await redis.zcard(`cometchat-rest:{${limit}}:permits`)).toBe(1)
    await next.release(accepted())
    clock.mockRestore()
  })

  /** How many commands a Redis runs within a time, this question not counted. */
  async function commandsWithin(server: RedisServer, milliseconds: number): Promise<number> {
    const redis = server.connect()
    const count = async () =>
      Number(/calls=(\d+)/.exec(/^cmdstat_eval(?:sha)?:.*$/m.exec(await redis.info('commandstats'))?.[0] ?? '')?.[1] ?? 0)
    const before = await count()
    await sleep(milliseconds)
    return (await count()) - before
  }

  withRedis(
    'do not poll a hundred times a second, for requests of others to end or for a limit that is closed for years',
    async (parts) => {
      const { server, limiter, other } = parts
      await (await permitOf(limiter)).release(accepted(1))
      const permit = await permitOf(limiter)
      const controller = new AbortController()
      const { signal } = controller
      // The requests of others hang, so that these wait for as long.
      const waiting = Array.from({ length: 20 }, () => permitOf(other, { signal }).catch(() => {}))
      await sleep(200)
      expect(await commandsWithin(server, 800)).toBeLessThan(10)
      await permit.release(rejected(3e9))
      waiting.push(permitOf(limiter, { maxWait: Number.POSITIVE_INFINITY, signal }).catch(() => {}))
      await sleep(200)
      expect(await commandsWithin(server, 500)).toBeLessThan(3)
      controller.abort()
      await Promise.all(waiting)
    },
  )

  withRedis('every key expires, also while calls wait for a closed limit', async ({ server, limiter, redis }) => {
    const check = async () => {
      const keys = await redis.keys('*')
      expect(keys.length).toBeGreaterThan(0)
      for (const key of keys) expect(await redis.pttl(key), key).toBeGreaterThan(0)
    }
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    await check()
    await permits[0]?.release(rejected(60_000))
    const controller = new AbortController()
    const waiting = [1, 2, 3].map(() => Promise.resolve(ask(limiterOn(server), { signal: controller.signal })))
    for (const call of waiting) call.catch(() => {})
    await sleep(100)
    await check()
    await permits[1]?.release(accepted())
    await check()
    controller.abort()
    await Promise.allSettled(waiting)
  })
})

describe.skipIf(!hasRedis)('a Redis', () => {
  withRedis('that takes no writes is reported once', async ({ server, redis }) => {
    const { lines, logger } = logOf()
    const limiter = limiterOn(server, { logger })
    await redis.replicaof('127.0.0.1', '1')
    for (let call = 0; call < 3; call++) {
      await (await permitOf(limiter)).release(accepted())
      await sleep(400)
    }
    expect(lines).toEqual([expect.stringMatching(/^Redis is unavailable \(READONLY[^:()]+\): rate limits/)])
    await redis.replicaof('NO', 'ONE')
    await untilBack(limiter, lines)
    expect(await redis.keys('*availability*')).toEqual([])
  })

  withRedis('that restarts loses no call, and reports the outage and its end once', async ({ server }) => {
    const service = limitedService(60, 250)
    const { lines, logger } = logOf()
    const limiters = Array.from({ length: 3 }, (_, index) => limiterOn(server, { timeout: 500, ...(index === 0 && { logger }) }))
    const calls = limiters.flatMap((limiter) => callsThrough(limiter, 60, service.respond))
    await sleep(100)
    await server.kill()
    // The others may all be over, and so not notice.
    calls.push(...callsThrough(limiters[0] as QueuedLimiter, 1, service.respond))
    await vi.waitFor(() => expect(lines).toHaveLength(1), 60_000)
    await server.restart()
    await Promise.all(calls)
    expect(service.accepted).toBe(181)
    await untilBack(limiters[0] as QueuedLimiter, lines)
  })

  withRedis('that is gone leaves in memory what it knew of a limit that others closed', async ({ server }) => {
    const limiter = limiterOn(server, { timeout: 200 })
    const [permit, ofOther] = [await permitOf(limiter), await permitOf(limiterOn(server))]
    await ofOther.release(rejected(1500))
    const began = performance.now()
    expect(await ask(limiter, { maxWait: 0 })).toMatchObject({ granted: false })
    const waiting = permitOf(limiter)
    await server.kill()
    // The failure of this is how the limiter notices.
    await permit.release(accepted())
    expect((await waiting).granted).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(1200)
  })

  withRedis('that could not be told of a 429 does not open its limit', async ({ server }) => {
    const limiter = limiterOn(server, { timeout: 200 })
    const permit = await permitOf(limiter)
    await server.kill()
    const began = performance.now()
    void permit.release(rejected(1500))
    expect((await permitOf(limiter)).granted).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(1400)
  })

  withRedis('whose connection returns numbers as texts shares limits all the same', async ({ server }) => {
    const redis = new Redis(server.port, '127.0.0.1', { stringNumbers: true })
    onTestFinished(() => redis.disconnect())
    const limiter = queued(createRedisRateLimiter({ redis }))
    await (await permitOf(limiter)).release(rejected(30_000))
    expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: false })
  })

  withRedis('whose failure from before it was back does not count again', async ({ server }) => {
    const { lines, logger } = logOf()
    let isStuck = false
    const stuck: ((error: Error) => void)[] = []
    const connection = server.connect()
    const run = (...args: Parameters<Redis['eval']>) =>
      isStuck ? new Promise<never>((_, reject) => stuck.push(reject)) : connection.eval(...args)
    const limiter = limiterOn(server, { redis: { eval: run } as never, timeout: 4000, logger })
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    isStuck = true
    for (const permit of permits) void permit.release(accepted())
    await vi.waitFor(() => expect(stuck).toHaveLength(2))
    stuck[0]?.(new Error('the connection is closed'))
    isStuck = false
    await untilBack(limiter, lines)
    stuck[1]?.(new Error('the connection is closed'))
    await (await permitOf(limiter)).release(accepted())
    expect(lines).toHaveLength(2)
  })

  withRedis('that comes back without its data closes a limit again that was closed', async ({ server, redis }) => {
    const { lines, logger } = logOf()
    const limiter = limiterOn(server, { timeout: 200, logger })
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    await permits[0]?.release(rejected(30_000))
    await redis.flushall()
    await redis.replicaof('127.0.0.1', '1')
    await permits[1]?.release(accepted())
    expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
    await redis.replicaof('NO', 'ONE')
    await untilBack(limiter, lines)
    expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
    await sleep(50)
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: false })
  })

  withRedis('whose key holds other data has the limit kept in memory, and the key is named', async ({ server, redis }) => {
    await server.connect().set('shop:{app standard}:state', 'a basket')
    const { lines, logger } = logOf()
    const limiter = limiterOn(server, { prefix: 'shop:', logger })
    const service = limitedService(60, 500)
    await Promise.all(callsThrough(limiter, 80, service.respond))
    expect(service.accepted).toBe(80)
    expect(lines).toEqual([expect.stringContaining('begins with shop: does not belong to the rate limiter')])
    expect(await redis.get('shop:{app standard}:state')).toBe('a basket')
    // Once the key is free, the limit is shared again.
    await redis.del('shop:{app standard}:state')
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000)
    await callThrough(limiter, 81, service.respond)
    clock.mockRestore()
    expect(await redis.type('shop:{app standard}:state')).toBe('hash')
  })
})

test.each([
  ['does not respond', () => new Promise(() => {}), 'no reply within 50 ms'],
  ['replies with nothing', async () => null, 'Redis did not reply with six numbers'],
  ['replies with numbers that are none', async () => Array(6).fill(null), 'Redis did not reply with six numbers'],
  ['fails in several lines', () => Promise.reject(new Error('ERR\r\nwarn: forged')), 'ERR warn: forged'],
])('calls continue in memory if Redis %s, which is reported once', async (_, run, reason) => {
  const { lines, logger } = logOf()
  const limiter = queued(createRedisRateLimiter({ redis: { eval: run }, timeout: 50, logger }))
  const service = limitedService(60, 300)
  await Promise.all(callsThrough(limiter, 100, service.respond))
  expect(service.accepted).toBe(100)
  expect(lines).toEqual([expect.stringContaining(`Redis is unavailable (${reason})`)])
})

test('a Redis is not taken for unavailable by a process whose event loop stalls while the reply arrives', async () => {
  const { lines, logger } = logOf()
  const arriving = () => new Promise((resolve) => setImmediate(resolve, [1, 0, 0, 0, 0, -1]))
  const limiter = createRedisRateLimiter({ redis: { eval: arriving }, timeout: 10, logger })
  // From here on, timers that are due come before what has arrived.
  await new Promise((resolve) => setImmediate(resolve))
  const asked = limiter.acquire(limit, { wait: true })
  await Promise.resolve()
  for (const end = performance.now() + 30; performance.now() < end; );
  expect(await asked).toMatchObject({ granted: true })
  expect(lines).toEqual([])
})

const fails = () => {
  throw new Error('the log is full')
}

test.each<[string, () => void]>([
  ['throws', fails],
  ['rejects', async () => fails()],
])('every call settles, and no rejection is unhandled, with a logger that %s', async (_, warn) => {
  const unhandled = watchUnhandled()
  const broken = () => Promise.reject(new Error('the connection is closed'))
  const limiter = queued(createRedisRateLimiter({ redis: { eval: broken }, logger: { warn } }))
  const permits = await Promise.all(Array.from({ length: 4 }, () => permitOf(limiter)))
  // A call that does not wait is granted its permit before Redis responds.
  permits.push(await permitOf(limiter, { wait: false }))
  await sleep(20)
  for (const permit of permits) await permit.release(accepted())
  expect(permits.map(({ granted }) => granted)).toEqual([true, true, true, true, true])
  await sleep(20)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a permit that is released twice is taken back once', async () => {
  const commands: unknown[][] = []
  const run = async (...args: unknown[]) => {
    commands.push(args)
    return commands.length === 1 ? [1, 0, 0, 0, 0, -1] : null
  }
  const limiter = createRedisRateLimiter({ redis: { eval: run } })
  const permit = await permitOf(limiter)
  await permit.release(accepted())
  await permit.release(accepted())
  expect(commands).toHaveLength(2)
})

test.each([
  [undefined, 'pass the options as an object'],
  [{}, '`redis` must be an ioredis connection'],
  [{ redis: 'redis://127.0.0.1' }, '`redis` must be an ioredis connection'],
  [{ redis: { eval: () => {} }, prefix: 'a{b}' }, '`prefix` must be a string without braces'],
  [{ redis: { eval: () => {} }, timeout: '5' }, '`timeout` must be a number'],
  [{ redis: { eval: () => {} }, timeout: 2 ** 31 }, '`timeout` must be a number'],
  [{ redis: { eval: () => {} }, prefx: 'a' }, 'there is no option `prefx`'],
])('rejects the options %j', (options, message) => {
  expect(() => createRedisRateLimiter(options as unknown as RedisRateLimiterOptions)).toThrow(message)
})

test.each(['ERR no permission for {https://api.example sendMessage mira-7}:state', 'WRONGTYPE of mira-7'])(
  'a warning about `%s` names no user',
  async (message) => {
    const { lines, logger } = logOf()
    const fails = () => Promise.reject(new Error(message))
    await createRedisRateLimiter({ redis: { eval: fails }, logger }).acquire('https://api.example sendMessage mira-7', { wait: true })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('mira')
  },
)
