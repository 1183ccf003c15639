import { sleep } from '../transport/abort.ts'

const minute = 60_000

/**
 * Limits the number of requests in any minute.
 *
 * @param perMinute - the most requests in a minute
 * @returns a function that waits until one more may be sent, or throws the signal's reason
 */
export function createPace(perMinute: number): (signal: AbortSignal | undefined) => Promise<void> {
  const sent: number[] = []
  return async (signal) => {
    if (sent.length >= perMinute) {
      const wait = (sent.shift() ?? 0) + minute - performance.now()
      if (wait > 0) await sleep(wait, signal)
    }
    if (perMinute < Number.POSITIVE_INFINITY) sent.push(performance.now())
  }
}
