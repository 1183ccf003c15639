import { untilAborted } from '../../import/untilAborted.ts'
import { createCallQueue, type QueuedCall, type Turned } from '../../transport/callQueue.ts'
import type { LimitOutcome, NoPermit, Permit, RateLimiter } from '../../transport/rateLimiter.ts'

/** How a call asks for a permit in a client's queue. */
export interface QueuedRequest {
  readonly sequence?: number
  readonly maxWait?: number
  readonly wait?: boolean
  readonly signal?: AbortSignal | undefined
}

export type QueuedLimiter = ReturnType<typeof queued>

/** A limiter with the queue of a client, so that calls wait for their permits. */
export function queued(limiter: RateLimiter) {
  /** What the limiter returned when a permit was last given back: a store may need some time. */
  let released: unknown
  const watched = (answer: Permit | NoPermit): Permit | NoPermit =>
    answer.granted ? { ...answer, release: (outcome) => (released = answer.release(outcome)) } : answer
  const acquire: RateLimiter['acquire'] = (limit, request) => {
    const answer = limiter.acquire(limit, request)
    return answer instanceof Promise ? answer.then(watched) : watched(answer)
  }
  const queue = createCallQueue({ acquire }, Number.POSITIVE_INFINITY, '')
  const permitOf = (call: QueuedCall, answer: Turned): Permit | NoPermit => {
    if (!answer.granted) return { granted: false, resumesIn: answer.resumesAt - performance.now() }
    return {
      granted: true,
      release(limit: LimitOutcome) {
        queue.done(call, answer, { limit })
        return released
      },
    }
  }
  let calls = 0
  return {
    acquire(limit: string, { sequence = calls++, maxWait = 70_000, wait = true, signal }: QueuedRequest) {
      let result: Turned | undefined
      const call: QueuedCall = {
        ...{ id: sequence, request: { limit }, operation: { method: 'GET', path: '/' }, settings: { waitForRateLimit: wait, maxWait } },
        ...{ began: performance.now(), end: Number.POSITIVE_INFINITY },
        turn: { settle: (turned) => void (result = turned), fail: () => {} },
      }
      queue.join(call)
      if (result) return permitOf(call, result)
      const waited = new Promise<Turned>((settle, fail) => void (call.turn = { settle, fail }))
      const permit = untilAborted(waited, signal).then((turned) => permitOf(call, turned))
      return permit.finally(() => queue.leave(call))
    },
  }
}
