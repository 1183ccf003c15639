// Handles events from the queue: node work.js. Start as many as you like.
//
// An event that fails five times ends in the list of failed jobs, with its reason, and blocks no
// other: node work.js --failed prints them.
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { handle } from './handle.js'

const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null })
redis.on('error', () => {})

if (process.argv.includes('--failed')) {
  const queue = new Queue('events', { connection: redis })
  for (const { id, name, failedReason } of await queue.getFailed()) console.log(JSON.stringify({ id, trigger: name, reason: failedReason }))
  await queue.close()
  redis.disconnect()
} else {
  // A worker that dies in the middle of an event loses its lock, and another worker handles the
  // event again: what `handle` does must be safe to repeat.
  const lockDuration = Number(process.env.LOCK_DURATION ?? 30_000)
  const worker = new Worker('events', ({ id, data }) => handle(data, { id, redis }), {
    connection: redis.duplicate(),
    concurrency: 10,
    lockDuration,
    stalledInterval: lockDuration,
    maxStalledCount: 10,
  })
  worker.on('failed', (job, error) => console.error(`${job?.name}, attempt ${job?.attemptsMade}: ${error.message}`))
  worker.on('error', () => {})
  console.log('Handling events.')
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await worker.close()
      redis.disconnect()
    })
}
