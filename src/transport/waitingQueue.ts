import { onAbort } from './abort.ts'
import type { NoPermit, Permit, PermitRequest } from './rateLimiter.ts'

/** A call that waits for a permit. */
export interface Waiting {
  readonly request: PermitRequest
  /** Until when it waits, by the clock of `performance.now`. */
  readonly until: number
  /** Ends the wait. */
  readonly settle: (result: Permit | NoPermit | Promise<Permit | NoPermit>) => void
}

/**
 * Waits in a queue, which is in order of sequence, until the call is settled.
 *
 * @param left - called when the call has left the queue
 * @throws the signal's reason, if the call is aborted
 */
export function waitInQueue(queue: Waiting[], request: PermitRequest, left: (aborted: boolean) => void): Promise<Permit | NoPermit> {
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
      until: performance.now() + maxWait,
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
