// What responses state means the same for limits in Redis as for those in memory, whatever happens
// to Redis.
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createRedisRateLimiter } from '../redis.ts'
import { type LimitOutcome, type NoPermit, type Permit, unused } from '../transport/rateLimiter.ts'
import { watchUnhandled } from './support/around.ts'
import { type QueuedLimiter, type QueuedRequest, queued } from './support/queued.ts'
import { hasRedis, type RedisServer, startRedis } from './support/redisServer.ts'
import { limiterOn, withRedis } from './support/withRedis.ts'

const limit = 'app standard'
let sequence = 0
const ask = (limiter: QueuedLimiter, options: QueuedRequest = {}) =>
  limiter.acquire(limit, { sequence: ++sequence, maxWait: 70_000, wait: true, signal: undefined, ...options })
const permitOf = async (limiter: QueuedLimiter, options: QueuedRequest = {}) => (await ask(limiter, options)) as Permit
const rejected = (resumesIn?: number): LimitOutcome => ({ result: 'rejected', remaining: undefined, resumesIn })
const accepted = (remaining?: number, resumesIn?: number): LimitOutcome => ({ result: 'accepted', remaining, resumesIn })

describe.skipIf(!hasRedis)('with Redis', () => {
  /** How many commands a Redis runs within a time, this question not counted. */
  async function commandsWithin(server: RedisServer, milliseconds: number): Promise<number> {
    const redis = server.connect()
    const count = async () =>
      Number(/calls=(\d+)/.exec(/^cmdstat_eval(?:sha)?:.*$/m.exec(await redis.info('commandstats'))?.[0] ?? '')?.[1] ?? 0)
    const before = await count()
    await sleep(milliseconds)
    return (await count()) - before
  }

  withRedis('a stated time of years closes a limit for a minute, for all processes, and no other limit', async ({ limiter, other }) => {
    await (await permitOf(limiter)).release(rejected(1e11))
    const { granted, resumesIn } = (await ask(other, { maxWait: 50_000 })) as NoPermit
    expect(granted).toBe(false)
    expect(resumesIn).toBeGreaterThan(59_000)
    expect(resumesIn).toBeLessThan(60_100)
    expect(await other.acquire('app core', { maxWait: 0 })).toMatchObject({ granted: true })
  })

  test.each([
    [3_600_000, true],
    [60_001, true],
    [59_000, false],
  ])(
    'after a response without remaining requests whose reset is %i ms away others are granted a permit: %s',
    async (resumesIn, granted) => {
      await using server = await startRedis()
      const [limiter, other] = [limiterOn(server), limiterOn(server)]
      await (await permitOf(limiter)).release(accepted(0, resumesIn))
      for (let call = 0; call < 5; call++) {
        const permit = await permitOf(other, { maxWait: 0 })
        expect(permit.granted).toBe(granted)
        if (granted) await permit.release(accepted())
      }
    },
  )

  withRedis('a call that waits without end for a limit that is closed for years asks seldom', async ({ server, limiter }) => {
    await (await permitOf(limiter)).release(rejected(3e9))
    const controller = new AbortController()
    const waiting = Promise.resolve(ask(limiter, { maxWait: Number.POSITIVE_INFINITY, signal: controller.signal }))
    waiting.catch(() => {})
    expect(await commandsWithin(server, 500)).toBeLessThan(3)
    controller.abort()
    await expect(waiting).rejects.toThrow()
  })

  test.each([0, 1, undefined])('pauses grow while 429s state %s', async (stated) => {
    await using server = await startRedis()
    const limiter = limiterOn(server)
    const times: number[] = []
    for (let attempt = 0; attempt < 5; attempt++) {
      const permit = await permitOf(limiter)
      times.push(performance.now())
      void permit.release(rejected(stated))
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] as number))
    // 0 or 125, 125, 187, 281 ms at least.
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(stated === undefined ? 900 : 590)
  })

  withRedis(
    '`maxWait` counts how long a limit stays closed in a row, and begins again when a request was accepted',
    async ({ limiter, other }) => {
      const patient = { maxWait: 700, since: performance.now() }
      await (await permitOf(limiter)).release(rejected(500))
      const second = await permitOf(other, patient)
      expect(second.granted).toBe(true)
      await second.release(accepted())
      await (await permitOf(other, patient)).release(rejected(500))
      const third = await permitOf(limiter, patient)
      expect(third.granted).toBe(true)
      // The limit has been closed for half a second by now.
      await third.release(rejected(500))
      expect(await ask(limiter, patient)).toMatchObject({ granted: false, resumesIn: expect.any(Number) })
      expect(await ask(limiter, { maxWait: 700 })).toMatchObject({ granted: true })
    },
  )

  withRedis('a request that does not wait and is accepted opens the limit for all processes', async ({ limiter, other }) => {
    await (await permitOf(limiter)).release(rejected(60_000))
    await (await permitOf(other, { wait: false })).release(accepted())
    expect(await ask(limiter, { maxWait: 0 })).toMatchObject({ granted: true })
  })

  withRedis('a limit stays closed if Redis loses the scripts', async ({ limiter, other, redis }) => {
    for (let round = 0; round < 2; round++) {
      const permit = await permitOf(limiter)
      const [unused] = await Promise.all([permitOf(other), sleep(20)])
      await unused.release(accepted())
      await redis.script('FLUSH')
      // Only the script that grants permits is there again.
      const began = performance.now()
      const third = await permitOf(other)
      void permit.release(rejected(300))
      const next = await permitOf(limiter)
      expect(performance.now() - began).toBeGreaterThanOrEqual(299)
      for (const held of [next, third]) await held.release(accepted())
    }
  })

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

  withRedis('a Redis that takes no writes is reported once', async ({ server, redis }) => {
    const lines: string[] = []
    const limiter = limiterOn(server, { logger: { warn: (line) => lines.push(line) } })
    await redis.replicaof('127.0.0.1', '1')
    for (let call = 0; call < 25; call++) {
      await (await permitOf(limiter)).release(accepted())
      await sleep(100)
    }
    expect(lines).toEqual([expect.stringContaining('Redis is unavailable (READONLY')])
    await redis.replicaof('NO', 'ONE')
    await vi.waitFor(
      async () => {
        await (await permitOf(limiter)).release(accepted())
        expect(lines).toHaveLength(2)
      },
      { timeout: 10_000, interval: 100 },
    )
    expect(lines[1]).toContain('Redis responds again')
    expect(await redis.keys('*availability*')).toEqual([])
  })

  withRedis('what Redis knew of a closed limit holds in memory when it is gone', async ({ server }) => {
    const limiter = limiterOn(server, { timeout: 200 })
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    await permits[0]?.release(rejected(1500))
    const began = performance.now()
    const waiting = permitOf(limiter)
    await sleep(100)
    await server.kill()
    // The failure of this is how the limiter notices.
    await permits[1]?.release(accepted())
    expect((await waiting).granted).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(1200)
  })

  withRedis('a 429 that Redis could not be told closes the limit in memory', async ({ server }) => {
    const limiter = limiterOn(server, { timeout: 200 })
    const permit = await permitOf(limiter)
    await server.kill()
    const began = performance.now()
    void permit.release(rejected(1500))
    expect((await permitOf(limiter)).granted).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(1400)
  })

  withRedis('a process whose event loop stalled does not take Redis for unavailable', async ({ server }) => {
    const lines: string[] = []
    const limiter = limiterOn(server, { timeout: 100, logger: { warn: (line) => lines.push(line) } })
    const permit = await permitOf(limiter)
    const next = permitOf(limiter)
    void permit.release(accepted())
    const end = performance.now() + 400
    while (performance.now() < end);
    expect((await next).granted).toBe(true)
    await sleep(50)
    expect(lines).toEqual([])
  })

  withRedis('a connection that returns numbers as texts shares limits all the same', async ({ server }) => {
    const redis = new Redis(server.port, '127.0.0.1', { stringNumbers: true })
    onTestFinished(() => redis.disconnect())
    const limiter = queued(createRedisRateLimiter({ redis }))
    await (await permitOf(limiter)).release(rejected(30_000))
    expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: false })
  })

  withRedis('a lease lasts seconds without a sign of life, and for as long as a process lives', async ({ server, redis }) => {
    const held = () => redis.zcard(`cometchat-rest:{${limit}}:permits`)
    const [alive, dead] = [limiterOn(server), limiterOn(server, { redis: server.connect() })]
    const permit = await permitOf(alive)
    const lost = server.connect()
    await permitOf(
      queued(
        createRedisRateLimiter({
          redis: {
            eval: (...args: Parameters<Redis['eval']>) => (lost.status === 'end' ? new Promise(() => {}) : lost.eval(...args)),
          } as never,
        }),
      ),
    )
    expect(await held()).toBe(2)
    // From now on nothing is heard of it.
    lost.disconnect()
    await sleep(4500)
    await (await permitOf(dead)).release(unused)
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

  withRedis('a clock of Redis that goes back closes no limit for longer than was stated', async ({ server, limiter, redis }) => {
    await (await permitOf(limiter)).release(rejected(500))
    // As if it had been an hour later when the limit was closed.
    const key = `cometchat-rest:{${limit}}:state`
    for (const field of ['until', 'since', 'granted']) await redis.hincrby(key, field, 3_600_000)
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: true })
  })

  withRedis('waiting for others does not poll a hundred times a second', async ({ server, limiter, other }) => {
    await (await permitOf(limiter)).release(accepted(1))
    const permit = await permitOf(limiter)
    // Requests that hang, so that the others wait for as long.
    const controller = new AbortController()
    const waiting = Array.from({ length: 20 }, () => Promise.resolve(ask(other, { signal: controller.signal })).catch(() => {}))
    await sleep(200)
    expect(await commandsWithin(server, 800)).toBeLessThan(10)
    controller.abort()
    await Promise.all(waiting)
    await permit.release(accepted())
  })

  withRedis('a failure of before Redis was back is not reported again', async ({ server }) => {
    const lines: string[] = []
    let isStuck = false
    const stuck: ((error: Error) => void)[] = []
    const connection = server.connect()
    const run = (...args: Parameters<Redis['eval']>) =>
      isStuck ? new Promise<never>((_, reject) => stuck.push(reject)) : connection.eval(...args)
    const limiter = limiterOn(server, { redis: { eval: run } as never, timeout: 4000, logger: { warn: (line) => lines.push(line) } })
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    isStuck = true
    for (const permit of permits) void permit.release(accepted())
    await vi.waitFor(() => expect(stuck).toHaveLength(2))
    stuck[0]?.(new Error('the connection is closed'))
    isStuck = false
    await vi.waitFor(
      async () => {
        await (await permitOf(limiter)).release(accepted())
        expect(lines).toHaveLength(2)
      },
      { timeout: 3000, interval: 100 },
    )
    stuck[1]?.(new Error('the connection is closed'))
    await (await permitOf(limiter)).release(accepted())
    expect(lines).toEqual([expect.stringContaining('Redis is unavailable'), expect.stringContaining('Redis responds again')])
  })

  withRedis('a limit that was closed stays closed when Redis comes back without its data', async ({ server, redis }) => {
    const lines: string[] = []
    const limiter = limiterOn(server, { timeout: 200, logger: { warn: (line) => lines.push(line) } })
    const permits = await Promise.all([permitOf(limiter), permitOf(limiter)])
    await permits[0]?.release(rejected(30_000))
    await redis.flushall()
    await redis.replicaof('127.0.0.1', '1')
    await permits[1]?.release(accepted())
    expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
    await redis.replicaof('NO', 'ONE')
    await vi.waitFor(
      async () => {
        expect(await ask(limiter, { maxWait: 1000 })).toMatchObject({ granted: false })
        expect(lines).toHaveLength(2)
      },
      { timeout: 5000, interval: 100 },
    )
    await sleep(50)
    expect(await ask(limiterOn(server), { maxWait: 1000 })).toMatchObject({ granted: false })
  })

  withRedis('a process that died while it waited delays no other', async ({ limiter, other: dead }) => {
    await (await permitOf(limiter)).release(rejected(300))
    void ask(dead)
    await sleep(50)
    // Its permit is granted and never released.
    const began = performance.now()
    for (let call = 0; call < 30; call++) await (await permitOf(limiter)).release(accepted(100))
    expect(performance.now() - began).toBeLessThan(3000)
  })
})

test('a call that does not wait survives a Redis that fails before its response arrives', async () => {
  const unhandled = watchUnhandled()
  const limiter = queued(createRedisRateLimiter({ redis: { eval: () => Promise.reject(new Error('the connection is closed')) } }))
  const permit = await permitOf(limiter, { wait: false })
  await sleep(20)
  await permit.release(accepted())
  expect(permit.granted).toBe(true)
  expect(unhandled).not.toHaveBeenCalled()
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
