import { keepStack } from '../errors/callerStack.ts'
import { type Endable, Ended, pauseFor, reasonOf, type Start, waitFor, watchForEnd } from '../transport/waitFor.ts'

/** @throws the signal's reason */
async function unlessAborted<Value>(signal: AbortSignal | undefined, start: Start<Value>): Promise<Value> {
  const endable: Endable = {}
  const unwatch = watchForEnd(endable, signal)
  try {
    const result = await waitFor(endable, start)
    if (result instanceof Ended) throw keepStack(result.reason)
    return result
  } finally {
    unwatch()
  }
}

/** @throws the signal's reason, if it is aborted */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw keepStack(reasonOf(signal))
}

/** Lets time pass, at most until the signal is aborted; then it throws its reason. */
export const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<undefined> =>
  unlessAborted(signal, pauseFor(milliseconds))

/**
 * Waits for what may be a promise, at most until the signal is aborted; then it throws its reason.
 */
export async function untilAborted<Value>(value: Value | PromiseLike<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (typeof (value as Partial<PromiseLike<Value>> | null | undefined)?.then !== 'function') return value
  const promise = Promise.resolve(value)
  // It may reject although nothing waits for it, as the signal is aborted already.
  promise.catch(() => {})
  return unlessAborted(signal, (wait) => {
    promise.then(
      (result) => wait.settle(result),
      (error) => wait.fail(error),
    )
    return () => {}
  })
}
