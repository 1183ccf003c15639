import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createRedisRateLimiter, type RedisRateLimiterOptions } from '../redis.ts'
import type { LimitOutcome, Permit } from '../transport/rateLimiter.ts'
import { type QueuedLimiter, queued } from './support/queued.ts'
import { hasRedis, startRedis } from './support/redisServer.ts'
import { limiterOn, withRedis } from './support/withRedis.ts'

/**
 * A service that accepts `most` requests in each window, and whose responses state more or less
 * about it.
 */
function limitedService(most: number, window: number, states: 'everything' | 'remaining' | 'time' | 'nothing') {
  const began = performance.now()
  const counts = new Map<number, number>()
  const service = {
    rejected: 0,
    accepted: 0,
    /** Accepted requests by window. */
    windows: counts,
    respond(): LimitOutcome {
      const elapsed = performance.now() - began
      const number = Math.floor(elapsed / window)
      const count = counts.get(number) ?? 0
      const resumesIn = (number + 1) * window - elapsed
      if (count >= most) {
        service.rejected++
        return { result: 'rejected', remaining: undefined, resumesIn: states === 'nothing' ? undefined : resumesIn }
      }
      counts.set(number, count + 1)
      service.accepted++
      const remaining = most - count - 1
      return {
        result: 'accepted',
        remaining: states === 'everything' || states === 'remaining' ? remaining : undefined,
        resumesIn: states === 'everything' && remaining === 0 ? resumesIn : undefined,
      }
    },
  }
  return service
}

const request = { maxWait: 600_000, wait: true, signal: undefined }

/** Makes a call through a limiter, and repeats it until the service accepts it. */
async function callThrough(limiter: QueuedLimiter, sequence: number, respond: () => LimitOutcome, limit = 'app standard'): Promise<void> {
  for (;;) {
    const permit = await limiter.acquire(limit, { ...request, sequence })
    if (!permit.granted) throw new Error(`no permit for ${permit.resumesIn} ms`)
    await sleep(5 + Math.random() * 15)
    const outcome = respond()
    await sleep(Math.random() * 10)
    permit.release(outcome)
    if (outcome.result === 'accepted') return
  }
}

const logOf = () => {
  const lines: string[] = []
  return { lines, logger: { warn: (line: string) => lines.push(line) } }
}

describe.skipIf(!hasRedis)('with Redis', () => {
  test.each<[states: Parameters<typeof limitedService>[2], most: number]>([
    // Far from what a machine that stalls causes: independent limiters are rejected twice as often.
    ['everything', 50],
    ['remaining', 50],
    ['time', 50],
    ['nothing', Number.POSITIVE_INFINITY],
  ])('six limiters share a limit and lose no call if responses state %s', async (states, mostRejected) => {
    await using server = await startRedis()
    const service = limitedService(60, 500, states)
    const { lines, logger } = logOf()
    await Promise.all(
      Array.from({ length: 6 }, () => limiterOn(server, { logger })).flatMap((limiter) =>
        Array.from({ length: 30 }, (_, sequence) => callThrough(limiter, sequence, service.respond)),
      ),
    )
    expect(service.accepted).toBe(180)
    expect(lines).toEqual([])
    expect(service.rejected).toBeLessThanOrEqual(mostRejected)
    // They need three.
    if (states !== 'nothing') expect(service.windows.size).toBeLessThanOrEqual(20)
  })

  withRedis('grants permits fairly, whoever asks first', async ({ server }) => {
    const service = limitedService(20, 500, 'everything')
    const order: string[] = []
    const run = (name: string, limiter: QueuedLimiter) =>
      Array.from({ length: 60 }, (_, sequence) =>
        callThrough(limiter, sequence, () => {
          const outcome = service.respond()
          if (outcome.result === 'accepted') order.push(name)
          return outcome
        }),
      )
    await Promise.all([...run('early', limiterOn(server)), ...run('late', limiterOn(server))])
    // While both wait, both get a share of these forty permits, about half. In order of arrival
    // `late` would get none.
    const late = order.slice(20, 60).filter((name) => name === 'late').length
    expect(late).toBeGreaterThanOrEqual(5)
    expect(late).toBeLessThanOrEqual(35)
  })

  withRedis('a process that stops while it holds permits delays no other', async ({ server }) => {
    const stuck = limiterOn(server)
    const service = limitedService(20, 500, 'everything')
    await callThrough(stuck, 0, service.respond)
    await stuck.acquire('app standard', { ...request, sequence: 1 })
    const other = limiterOn(server)
    await Promise.all(Array.from({ length: 60 }, (_, sequence) => callThrough(other, sequence, service.respond)))
    expect(service.accepted).toBe(61)
  })

  withRedis('loses no call while Redis restarts, and reports the outage and its end once', async ({ server }) => {
    const service = limitedService(60, 500, 'everything')
    const { lines, logger } = logOf()
    const limiters = Array.from({ length: 3 }, (_, index) => limiterOn(server, { timeout: 2000, ...(index === 0 && { logger }) }))
    const calls = limiters.flatMap((limiter) =>
      Array.from({ length: 120 }, (_, sequence) => callThrough(limiter, sequence, service.respond)),
    )
    await sleep(300)
    await server.kill()
    await sleep(4000)
    await server.restart()
    await Promise.all(calls)
    expect(service.accepted).toBe(360)
    await vi.waitFor(
      async () => {
        await callThrough(limiters[0] as QueuedLimiter, 1000, () => ({ result: 'accepted', remaining: 9, resumesIn: undefined }))
        expect(lines).toHaveLength(2)
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(lines).toEqual([expect.stringContaining('Redis is unavailable'), expect.stringContaining('Redis responds again')])
  })

  withRedis('opens a limit by the clock of Redis, not of the process', async ({ limiter, other }) => {
    const permit = (await limiter.acquire('app standard', { ...request, sequence: 1 })) as Permit
    // Before the limit closes, so that a machine that stalls only makes the measured time longer.
    const began = performance.now()
    await permit.release({ result: 'rejected', remaining: undefined, resumesIn: 400 })
    const realNow = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 60_000)
    expect(await other.acquire('app standard', { ...request, sequence: 1 })).toMatchObject({ granted: true })
    expect(performance.now() - began).toBeGreaterThan(200)
    clock.mockRestore()
  })

  withRedis('does not count waiting for other calls towards `maxWait`', async ({ limiter }) => {
    const permits = [1, 2, 3, 4, 5, 6].map((sequence) => limiter.acquire('app standard', { ...request, sequence, maxWait: 0 }))
    const first = (await Promise.all(permits.slice(0, 4))) as Permit[]
    expect(first.map(({ granted }) => granted)).toEqual([true, true, true, true])
    for (const permit of first) void permit.release({ result: 'accepted', remaining: undefined, resumesIn: undefined })
    expect(await Promise.all(permits.slice(4))).toMatchObject([{ granted: true }, { granted: true }])
  })

  withRedis('keeps a limit in memory if its key holds other data, and names the key', async ({ server, redis }) => {
    await server.connect().set('shop:{app standard}:state', 'a basket')
    const { lines, logger } = logOf()
    const limiter = limiterOn(server, { prefix: 'shop:', logger })
    const service = limitedService(60, 500, 'everything')
    await Promise.all(Array.from({ length: 80 }, (_, sequence) => callThrough(limiter, sequence, service.respond)))
    expect(service.accepted).toBe(80)
    expect(lines).toEqual([expect.stringContaining('begins with shop:{app standard}:')])
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

test('continues in memory if Redis does not respond, and reports it once', async () => {
  const { lines, logger } = logOf()
  // A connection that neither responds nor fails.
  const redis = { eval: () => new Promise(() => {}) }
  const limiter = queued(createRedisRateLimiter({ redis, timeout: 50, logger }))
  const service = limitedService(60, 300, 'everything')
  await Promise.all(Array.from({ length: 100 }, (_, sequence) => callThrough(limiter, sequence, service.respond)))
  expect(service.accepted).toBe(100)
  expect(lines).toEqual([expect.stringContaining('Redis is unavailable (no reply within 50 ms)')])
})

test.each([
  [undefined, 'pass the options as an object'],
  [{}, '`redis` must be an ioredis connection'],
  [{ redis: 'redis://127.0.0.1' }, '`redis` must be an ioredis connection'],
  [{ redis: { eval: () => {} }, prefix: 'a{b}' }, '`prefix` must be a text without braces'],
  [{ redis: { eval: () => {} }, timeout: '5' }, '`timeout` must be a number'],
  [{ redis: { eval: () => {} }, prefx: 'a' }, 'there is no option `prefx`'],
])('rejects the options %j', (options, message) => {
  expect(() => createRedisRateLimiter(options as unknown as RedisRateLimiterOptions)).toThrow(message)
})
