import type { LimitOutcome, NoPermit, Permit, PermitRequest } from './rateLimiter.ts'
import { waitFor } from './waitFor.ts'

type Result = Permit | NoPermit | Promise<Permit | NoPermit>

/**
 * The calls that wait for a limit, in order of sequence. A call leaves it when it is settled or
 * aborted, whichever comes first.
 */
export interface WaitingQueue {
  readonly size: () => number
  /**
   * Waits until the call is settled.
   * @param left - called when it has left because it was aborted
   * @throws the signal's reason
   */
  wait(request: PermitRequest, left: () => void): Promise<Permit | NoPermit>
  /** Settles the first call. */
  settleFirst(result: Result): void
  /** Settles the calls for which there is a result. */
  settleSome(resultFor: (request: PermitRequest) => Result | undefined): void
}

interface Waiting {
  readonly request: PermitRequest
  readonly settle: (result: Result) => void
}

export function createWaitingQueue(): WaitingQueue {
  let queue: Waiting[] = []
  return {
    size: () => queue.length,
    wait(request, left) {
      let settle: Waiting['settle'] = () => {}
      const result = new Promise<Permit | NoPermit>((resolve) => (settle = resolve))
      const waiting = { request, settle }
      // By sequence: most calls belong at the end; those that the service rejected, near the
      // beginning.
      let place = queue.length
      while (place > 0 && (queue[place - 1] as Waiting).request.sequence > request.sequence) place--
      queue.splice(place, 0, waiting)
      const onGiveUp = () => {
        queue = queue.filter((other) => other !== waiting)
        left()
      }
      return waitFor(result, { signal: request.signal, onGiveUp, onLate: returnUnused })
    },
    settleFirst(result) {
      queue.shift()?.settle(result)
    },
    settleSome(resultFor) {
      const waiting = queue
      queue = []
      for (const call of waiting) {
        const result = resultFor(call.request)
        if (result) call.settle(result)
        else queue.push(call)
      }
    },
  }
}

/** Returns a permit that nobody needs any more. */
export function returnUnused(result: Permit | NoPermit): void {
  if (result.granted) result.release(unused)
}

/** The outcome of a permit that was not used. */
export const unused: LimitOutcome = { result: 'unused', remaining: undefined, resumesIn: undefined }
