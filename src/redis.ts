// Rate limits shared by several processes (`cometchat-rest/redis`), on an ioredis connection.

export { createRedisRateLimiter, type RedisRateLimiterOptions } from './redis/createRedisRateLimiter.ts'
export type { RedisConnection } from './redis/redisStore.ts'
