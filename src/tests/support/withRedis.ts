import type { Redis } from 'ioredis'
import { test } from 'vitest'
import { createRedisRateLimiter, type RedisRateLimiterOptions } from '../../redis.ts'
import { type QueuedLimiter, queued } from './queued.ts'
import { type RedisServer, startRedis } from './redisServer.ts'

/** The limiter of a process. */
export const limiterOn = (server: RedisServer, options: Partial<RedisRateLimiterOptions> = {}): QueuedLimiter =>
  queued(createRedisRateLimiter({ redis: server.connect(), ...options }))

interface Parts {
  readonly server: RedisServer
  /** The limiters of two processes. */
  readonly limiter: QueuedLimiter
  readonly other: QueuedLimiter
  readonly redis: Redis
}

/** A test with a Redis of its own. */
export const withRedis = (name: string, run: (parts: Parts) => Promise<void>): void =>
  test(name, async () => {
    await using server = await startRedis()
    await run({ server, limiter: limiterOn(server), other: limiterOn(server), redis: server.connect() })
  })
