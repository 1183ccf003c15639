import type { LimitOutcome } from '../transport/rateLimiter.ts'
import { unused } from '../transport/waitingQueue.ts'
import { grantScript, releaseScript } from './scripts.ts'

/** The part of an [ioredis](https://github.com/redis/ioredis) connection that is used; a `Redis` or `Cluster` of ioredis fits. */
export interface RedisConnection {
  eval(script: string, numberOfKeys: number, ...args: (string | number)[]): Promise<unknown>
  evalsha(sha1: string, numberOfKeys: number, ...args: (string | number)[]): Promise<unknown>
}

/** The reply of Redis to a process that asks for permits. */
export interface Grant {
  /** How many were granted. */
  readonly granted: number
  /** In how many milliseconds to ask again for the rest; 0 if there is no rest. */
  readonly askAgainIn: number
  /** Whether the limit is closed until then. */
  readonly closed: boolean
  /** What a response to these requests is compared with; see {@link releaseScript}. */
  readonly closings: number
  readonly highest: number
}

/** The limits in Redis. Its methods reject if Redis does not respond in time, or if a key holds something else. */
export interface RedisStore {
  grant(limit: string, request: { wanted: number; force: boolean; firstId: number }): Promise<Grant>
  release(limit: string, id: number, grant: Grant, outcome: LimitOutcome): Promise<void>
  /** Resolves if Redis responds. */
  respond(): Promise<void>
}

/** How long a permit counts as running at most, in milliseconds: a process that dies keeps no place for longer. */
const lease = 60_000

/**
 * @param redis - the connection
 * @param prefix - the beginning of all keys
 * @param process - unique to this limiter
 * @param timeout - milliseconds until Redis counts as unavailable
 */
export function createRedisStore(redis: RedisConnection, prefix: string, process: string, timeout: number): RedisStore {
  // The braces keep a limit's keys on one node of a cluster.
  const keysOf = (limit: string) => ['', ':running', ':asking', ':granted'].map((suffix) => `${prefix}{${limit}}${suffix}`)
  const run = async (script: Script, limit: string, ...args: (string | number)[]): Promise<unknown> => {
    const keys = keysOf(limit)
    const sha1 = await script.sha1
    const reply = redis.evalsha(sha1, keys.length, ...keys, ...args).catch((error: Error) => {
      if (!error.message.startsWith('NOSCRIPT')) throw error
      return redis.eval(script.text, keys.length, ...keys, ...args)
    })
    return reply
  }
  const store: RedisStore = {
    async grant(limit, { wanted, force, firstId }) {
      const reply = run(grantScripts, limit, process, wanted, lease, force ? 1 : 0, firstId).then((values): Grant => {
        const [granted = 0, askAgainIn = 0, closings = 0, highest = -1, closed = 0] = values as number[]
        return { granted, askAgainIn, closings, highest, closed: closed === 1 }
      })
      return withinTime(reply, timeout, (grant) => {
        // Nobody waits for these permits any more.
        for (let index = 0; index < grant.granted; index++) store.release(limit, firstId + index, grant, unused).catch(() => {})
      })
    },
    async release(limit, id, { closings, highest }, { result, remaining = '', resumesIn = '' }) {
      const args = [`${process}:${id}`, result, remaining, resumesIn, closings, highest, Math.random()]
      await withinTime(run(releaseScripts, limit, ...args), timeout)
    },
    async respond() {
      await withinTime(redis.eval('return 1', 0), timeout)
    },
  }
  return store
}

interface Script {
  readonly text: string
  readonly sha1: Promise<string>
}

const scriptOf = (text: string): Script => ({
  text,
  sha1: crypto.subtle
    .digest('SHA-1', new TextEncoder().encode(text))
    .then((digest) => [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')),
})

const grantScripts = scriptOf(grantScript)
const releaseScripts = scriptOf(releaseScript)

/** Waits for a reply, but not for ever: a connection that was lost queues commands. A reply that comes too late is passed to `late`. */
function withinTime<Reply>(reply: Promise<Reply>, timeout: number, late?: (reply: Reply) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let over = false
    const timer = setTimeout(() => {
      over = true
      reject(new Error(`no reply within ${timeout} ms`))
    }, timeout)
    reply.then(
      (value) => {
        clearTimeout(timer)
        if (over) late?.(value)
        else resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
