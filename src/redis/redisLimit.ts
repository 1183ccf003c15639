import { patienceOf } from '../transport/limitPolicy.ts'
import type { LimitOutcome, NoPermit, Permit, PermitRequest } from '../transport/rateLimiter.ts'
import { createWaitingQueue, unused, type WaitingQueue } from '../transport/waitingQueue.ts'
import type { Fallback } from './fallback.ts'
import type { Grant, RedisStore } from './redisStore.ts'

/** The most permits that are asked for at once. */
const mostAtOnce = 10

/** What the limits of one limiter share. */
export interface RedisLimits {
  readonly store: RedisStore
  readonly fallback: Fallback
  /** Those that calls of this process wait for, by name. */
  readonly waitedFor: Map<string, RedisLimit>
  /** The id of the next permit. */
  nextId: number
}

/** A limit that calls of this process wait for. */
export interface RedisLimit {
  readonly name: string
  readonly queue: WaitingQueue
  asking: boolean
  /** When it opens, by the clock of `performance.now`, as far as Redis said. */
  resumesAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Grants a permit when Redis does. */
export function acquireWhenGranted(limits: RedisLimits, name: string, request: PermitRequest): NoPermit | Promise<Permit | NoPermit> {
  const { waitedFor } = limits
  const limit: RedisLimit = waitedFor.get(name) ?? { name, queue: createWaitingQueue(), asking: false, resumesAt: 0, timer: undefined }
  waitedFor.set(name, limit)
  const resumesIn = limit.resumesAt - performance.now()
  if (resumesIn > request.maxWait) return { granted: false, resumesIn }
  const result = limit.queue.wait({ since: performance.now(), ...request }, () => {
    if (limit.queue.size() > 0 || limit.asking) return
    clearTimeout(limit.timer)
    waitedFor.delete(name)
  })
  if (resumesIn <= 0) void ask(limits, limit)
  return result
}

/** Grants a permit at once, and lets Redis count it. */
export function grantAtOnce(limits: RedisLimits, name: string): Permit {
  const { store, fallback } = limits
  const firstId = limits.nextId++
  const counted = store.grant(name, { wanted: 1, force: true, firstId })
  counted.catch((error: unknown) => fallback.failed(name, error))
  return {
    granted: true,
    isPaced: true,
    release: (outcome) =>
      counted.then((grant) => store.release(name, firstId, grant, outcome)).catch((error) => fallback.failed(name, error)),
  }
}

/** Asks Redis for permits for the calls that wait, until it says to ask again later or no call is left. */
async function ask(limits: RedisLimits, limit: RedisLimit): Promise<void> {
  if (limit.asking) return
  limit.asking = true
  clearTimeout(limit.timer)
  let pause = 0
  while (limit.queue.size() > 0 && pause === 0) {
    const wanted = Math.min(limit.queue.size(), mostAtOnce)
    const firstId = limits.nextId
    limits.nextId += wanted
    try {
      const grant = await limits.store.grant(limit.name, { wanted, force: false, firstId })
      distribute(limits, limit, firstId, grant)
      pause = grant.askAgainIn
    } catch (error) {
      limits.fallback.failed(limit.name, error)
    }
  }
  limit.asking = false
  if (limit.queue.size() > 0) limit.timer = setTimeout(() => void ask(limits, limit), pause)
  else limits.waitedFor.delete(limit.name)
}

function distribute(limits: RedisLimits, limit: RedisLimit, firstId: number, grant: Grant): void {
  for (let index = 0; index < grant.granted; index++) {
    const permit: Permit = {
      granted: true,
      isPaced: true,
      release: (outcome) => release(limits, limit.name, firstId + index, grant, outcome),
    }
    if (limit.queue.size() > 0) limit.queue.settleFirst(permit)
    else void permit.release(unused)
  }
  if (!grant.closed) return
  limit.resumesAt = performance.now() + grant.askAgainIn
  const now = performance.now()
  limit.queue.settleSome((request) =>
    limit.resumesAt > patienceOf(request, now) ? { granted: false, resumesIn: grant.askAgainIn } : undefined,
  )
}

async function release(limits: RedisLimits, name: string, id: number, grant: Grant, outcome: LimitOutcome): Promise<void> {
  try {
    await limits.store.release(name, id, grant, outcome)
  } catch (error) {
    limits.fallback.failed(name, error)
  }
  // The response may have made room.
  const limit = limits.waitedFor.get(name)
  if (limit && performance.now() >= limit.resumesAt) void ask(limits, limit)
}
