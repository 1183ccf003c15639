import { type Admission, createCallQueue, type Refusal, type Waiting } from '../../transport/callQueue.ts'
import type { LimitOutcome, NoPermit, Permit, RateLimiter } from '../../transport/rateLimiter.ts'
import { untilAborted } from '../../transport/waitFor.ts'

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
  const permitOf = (answer: Admission | Refusal): Permit | NoPermit => {
    if (!answer.admitted) return { granted: false, resumesIn: answer.resumesAt - performance.now() }
    return {
      granted: true,
      release(outcome: LimitOutcome) {
        answer.leave(outcome)
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
      const answer = queue.enter(turn)
      if (answer) return permitOf(answer)
      let waiting: Waiting | undefined
      const result = new Promise<Admission | Refusal>((resolve, reject) => (waiting = queue.join(turn, resolve, reject)))
      return untilAborted(result, signal).then(permitOf, (error) => {
        queue.leave(waiting as Waiting)
        throw error
      })
    },
  }
}
