import { createPermit } from '../transport/createPermit.ts'
import { patienceOf } from '../transport/limitPolicy.ts'
import type { LimitOutcome, NoPermit, Permit, PermitRequest } from '../transport/rateLimiter.ts'
import { createWaitingQueue, unused, type WaitingQueue } from '../transport/waitingQueue.ts'
import type { Fallback } from './fallback.ts'
import type { Grant, RedisStore } from './redisStore.ts'

/** The most permits that are asked for at once. */
const mostAtOnce = 10

/**
 * Milliseconds until a process asks again: while permits are in use, and at most while the limit is
 * closed, as another process may find it open.
 */
const busyInterval = 10
const closedInterval = 5000

/** What the limits of one limiter share. */
export interface RedisLimits {
  readonly store: RedisStore
  readonly fallback: Fallback
  /** Those that calls of this process wait for, by name. */
  readonly waitedFor: Map<string, RedisLimit>
  /** The id of the next permit. */
  nextId: number
}

/**
 * A limit that calls of this process wait for. Its moments are by the clock of `performance.now`.
 */
export interface RedisLimit {
  readonly name: string
  readonly queue: WaitingQueue
  asking: boolean
  /** When it opens, and since when it has been closed in a row, as far as Redis said. */
  resumesAt: number
  closedSince: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Grants a permit when Redis does. */
export function acquireWhenGranted(limits: RedisLimits, name: string, request: PermitRequest): NoPermit | Promise<Permit | NoPermit> {
  const now = performance.now()
  const limit = limits.waitedFor.get(name) ?? {
    name,
    queue: createWaitingQueue(),
    asking: false,
    resumesAt: 0,
    closedSince: 0,
    timer: undefined,
  }
  const patient = { ...request, since: request.since ?? now }
  const refusal = refuse(limit, patient, now)
  if (refusal) return refusal
  limits.waitedFor.set(name, limit)
  const result = limit.queue.wait(patient, () => askLater(limits, limit))
  if (limit.resumesAt <= now) void ask(limits, limit)
  return result
}

/** The answer to a call that would have to wait longer for a closed limit than it may. */
const refuse = ({ resumesAt, closedSince }: RedisLimit, request: PermitRequest, now: number): NoPermit | undefined =>
  resumesAt > now && resumesAt > patienceOf(request, closedSince) ? { granted: false, resumesIn: resumesAt - now } : undefined

/** Grants a permit at once, and lets Redis count it. */
export function grantAtOnce(limits: RedisLimits, name: string): Permit {
  const firstId = limits.nextId++
  const counted = limits.store.grant(name, { wanted: 1, force: true, firstId })
  counted.catch((error) => limits.fallback.failed(name, error))
  return createPermit(async (outcome) => {
    try {
      await release(limits, name, firstId, await counted, outcome)
    } catch (error) {
      limits.fallback.failed(name, error, outcome)
    }
  })
}

/**
 * Asks Redis for permits for the calls that wait, until it says to ask again later or no call is
 * left.
 */
async function ask(limits: RedisLimits, limit: RedisLimit): Promise<void> {
  if (limit.asking) return
  limit.asking = true
  for (let isAnswered = true; isAnswered && limit.queue.size() > 0; ) {
    const wanted = Math.min(limit.queue.size(), mostAtOnce)
    const firstId = limits.nextId
    limits.nextId += wanted
    try {
      const grant = await limits.store.grant(limit.name, { wanted, force: false, firstId })
      distribute(limits, limit, firstId, grant)
      isAnswered = grant.granted === wanted
    } catch (error) {
      limits.fallback.failed(limit.name, error)
    }
  }
  limit.asking = false
  askLater(limits, limit)
}

/** Sets the timer of a limit, or forgets a limit that no call waits for. */
function askLater(limits: RedisLimits, limit: RedisLimit): void {
  if (limit.asking) return
  clearTimeout(limit.timer)
  if (limit.queue.size() === 0) {
    limits.waitedFor.delete(limit.name)
    return
  }
  const closedFor = limit.resumesAt - performance.now()
  const interval = closedFor > 0 ? Math.min(Math.ceil(closedFor), closedInterval) : busyInterval
  limit.timer = setTimeout(() => void ask(limits, limit), interval)
}

function distribute(limits: RedisLimits, limit: RedisLimit, firstId: number, grant: Grant): void {
  const now = performance.now()
  limit.resumesAt = now + grant.resumesIn
  limit.closedSince = now - grant.closedFor
  for (let id = firstId; id < firstId + grant.granted; id++) {
    const permit = createPermit((outcome) => release(limits, limit.name, id, grant, outcome))
    if (limit.queue.size() > 0) limit.queue.settleFirst(permit)
    else permit.release(unused)
  }
  limit.queue.settleSome((request) => refuse(limit, request, now))
}

async function release(limits: RedisLimits, name: string, id: number, grant: Grant, outcome: LimitOutcome): Promise<void> {
  try {
    await limits.store.release(name, id, grant, outcome)
  } catch (error) {
    limits.fallback.failed(name, error, outcome)
  }
  // The response may have made room.
  const limit = limits.waitedFor.get(name)
  if (limit && limit.resumesAt <= performance.now()) void ask(limits, limit)
}
