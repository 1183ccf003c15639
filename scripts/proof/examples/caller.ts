// A process of a fleet: makes CALLS simultaneous calls when it gets a message, and prints how many
// got a response, and how many milliseconds the last of them took.
import { Redis } from 'ioredis'
import { createChatClient } from '../../../src/index.ts'
import { createRedisRateLimiter } from '../../../src/redis.ts'

const { CHAT_BASE_URL = '', REDIS_URL, CALLS, CLOCK_OFFSET = '0' } = process.env

// Simulates a machine whose clock is off by this many milliseconds.
const trueNow = Date.now
Date.now = () => trueNow() + Number(CLOCK_OFFSET)

const redis = REDIS_URL ? new Redis(REDIS_URL, { retryStrategy: () => 100 }) : undefined
redis?.on('error', () => {})
const chat = createChatClient({
  baseUrl: CHAT_BASE_URL,
  apiKey: 'feedface',
  ...(redis && { rateLimiter: createRedisRateLimiter({ redis }) }),
})

process.once('message', async () => {
  const began = performance.now()
  const call = (_: unknown, number: number) => chat.listUsers({}, { headers: { 'x-call': `${process.pid} ${number}` } })
  const outcomes = await Promise.allSettled(Array.from({ length: Number(CALLS) }, call))
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length
  console.log(JSON.stringify({ done, ms: performance.now() - began }))
  redis?.disconnect()
  process.disconnect()
})
process.send?.('ready')
