// The connection to Redis and the queue of batches.
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'

export const kinds = ['users', 'groups', 'members', 'messages']

/**
 * Reads the name of an import and its kind of records from the command line; ends the program with
 * an explanation if they are missing.
 */
export function argumentsOf(usage) {
  const [name, kind, ...rest] = process.argv.slice(2)
  if (name && /^[\w-]+$/.test(name) && kinds.includes(kind)) return { name, kind, rest }
  console.error(`Usage: ${usage}\nNAME: letters, digits, - and _, the same for every part of an import. KIND: ${kinds.join(', ')}.`)
  process.exit(2)
}

/**
 * Connects to the Redis of `REDIS_URL`. BullMQ requires that commands wait while the connection is
 * down.
 */
export function connect() {
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null })
  let reported = false
  redis.on('error', (error) => {
    if (!reported) console.error(`Redis is unavailable (${error.message || error.code}); waiting for it.`)
    reported = true
  })
  redis.on('ready', () => {
    if (reported) console.error('Redis responds again.')
    reported = false
  })
  return redis
}

/** The queue of an import's batches of one kind. */
export const queueOf = (name, kind, connection) => new Queue(`import-${name}-${kind}`, { connection })
