import { untilAborted } from '../../import/untilAborted.ts'
import { createCallQueue, type Turned } from '../../transport/callQueue.ts'
import type { LimitOutcome, NoPermit, Permit, RateLimiter } from '../../transport/rateLimiter.ts'

/** How a call asks for a permit in a client's queue. */
export interface QueuedRequest {
  readonly sequence?: number
  readonly maxWait?: number
  readonly since?: number
  readonly wait?: boolean
  readonly signal?: AbortSignal | undefined
}

/** A limiter with the queue of a client, so that calls wait for their permits. */
export interface QueuedLimiter {
  acquire(limit: string, request: QueuedRequest): Permit | NoPermit | Promise<Permit | NoPermit>
}

export function queued(limiter: RateLimiter, maxConcurrent = Number.POSITIVE_INFINITY): QueuedLimiter {
  /** What the limiter returned when a permit was last given back: a store may need some time. */
  let released: unknown
  const watched = (answer: Permit | NoPermit): Permit | NoPermit =>
    answer.granted ? { ...answer, release: (outcome) => (released = answer.release(outcome)) } : answer
  const acquire: RateLimiter['acquire'] = (limit, request) => {
    const answer = limiter.acquire(limit, request)
    return answer instanceof Promise ? answer.then(watched) : watched(answer)
  }
  const permitOf = (answer: Turned): Permit | NoPermit => {
    if (!answer?.admitted) return { granted: false, resumesIn: (answer?.resumesAt ?? 0) - performance.now() }
    return {
      granted: true,
      release(limit: LimitOutcome) {
        answer.leave({ limit })
        return released
      },
    }
  }
  const queue = createCallQueue({ acquire }, maxConcurrent, () => {})
  let calls = 0
  return {
    acquire(limit, { sequence = calls++, maxWait = 70_000, since, wait = true, signal }) {
      const began = since ?? performance.now()
      const turn = { sequence, limit, operation: limit, wait, maxWait, began, end: Number.POSITIVE_INFINITY }
      let result: Turned | Promise<never>
      let settle = (settled: Turned | Promise<never>) => {
        result = settled
      }
      const waiting = queue.join(turn, (settled) => settle(settled))
      if (result && 'admitted' in result) return permitOf(result)
      const waited = new Promise<Turned>((resolve) => (settle = resolve))
      return untilAborted(waited, signal).then(permitOf, (error) => {
        waiting.leave()
        throw error
      })
    },
  }
}
