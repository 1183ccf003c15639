import { waitFor } from './waitFor.ts'

/** Limits how many requests of a client are in progress at once. */
export interface Concurrency {
  /**
   * Waits until another request may begin, in order of the calls.
   * @returns `undefined` if it may begin at once
   * @throws the signal's reason
   */
  acquire(signal: AbortSignal | undefined): Promise<void> | undefined
  /** Says that a request has ended. */
  release(): void
}

/** @param most - how many requests may be in progress at once */
export function createConcurrency(most: number): Concurrency {
  // A Set keeps the order, and a call that is aborted leaves it at a constant cost.
  const queue = new Set<() => void>()
  let running = 0
  const release = () => {
    const [next] = queue
    // The next call takes over this call's place.
    if (next) {
      queue.delete(next)
      next()
    } else running--
  }
  return {
    acquire(signal) {
      if (running < most) return void running++
      let start = () => {}
      const turn = new Promise<void>((resolve) => (start = resolve))
      queue.add(start)
      return waitFor(turn, { signal, onGiveUp: () => queue.delete(start), onLate: release })
    },
    release,
  }
}
