import { onAbort } from './abort.ts'
import type { NoPermit, Permit, PermitRequest } from './rateLimiter.ts'

/** A call that waits for a permit. */
export interface Waiting {
  readonly request: PermitRequest
  /**
   * Until when it waits, by the clock of `performance.now`; `Infinity` while its limit has been open all the time, as it then only waits for other calls.
   */
  until: number
  /** Ends the wait. */
  readonly settle: (result: Permit | NoPermit | Promise<Permit | NoPermit>) => void
}

/** Begins the time for which calls may wait: their limit is closed. */
export function beginWaits(queue: readonly Waiting[]): void {
  const now = performance.now()
  for (const waiting of queue) waiting.until = Math.min(waiting.until, now + waiting.request.maxWait)
}

/** Settles the calls that may not wait beyond a moment. */
export function giveUpBy(moment: number, queue: readonly Waiting[], resumesIn: number | undefined): void {
  for (const waiting of queue.filter(({ until }) => until <= moment)) waiting.settle({ granted: false, resumesIn })
}

/**
 * Waits in a queue, which is in order of sequence, until the call is settled.
 *
 * @param isClosed - whether the limit is closed, so that the time for which the call may wait begins
 * @param left - called when the call has left the queue
 * @throws the signal's reason, if the call is aborted
 */
export function waitInQueue(
  queue: Waiting[],
  request: PermitRequest,
  isClosed: boolean,
  left: (aborted: boolean) => void,
): Promise<Permit | NoPermit> {
  const { signal, maxWait } = request
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = (aborted: boolean) => {
      off?.()
      queue.splice(queue.indexOf(waiting), 1)
      left(aborted)
    }
    const waiting: Waiting = {
      request,
      until: isClosed ? performance.now() + maxWait : Number.POSITIVE_INFINITY,
      settle(result) {
        leave(false)
        resolve(result)
      },
    }
    const off =
      signal &&
      onAbort(signal, () => {
        leave(true)
        reject(signal.reason)
      })
    insert(queue, waiting)
  })
}

/** Inserts by sequence. Most calls belong at the end; those that the service rejected, near the beginning. */
function insert(queue: Waiting[], waiting: Waiting): void {
  const { sequence } = waiting.request
  const isLast = queue.length === 0 || (queue.at(-1) as Waiting).request.sequence < sequence
  queue.splice(isLast ? queue.length : queue.findIndex(({ request }) => request.sequence > sequence), 0, waiting)
}
