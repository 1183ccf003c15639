import { keepStack } from '../errors/callerStack.ts'
import { type Endable, Ended, passing, reasonOf, type Start, waitFor, watch } from '../transport/waitFor.ts'

/** @throws the signal's reason */
async function unlessAborted<Value>(signal: AbortSignal | undefined, start: Start<Value>): Promise<Value> {
  const what: Endable = {}
  const unwatch = watch(what, signal)
  try {
    const result = await waitFor(what, start)
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
  unlessAborted(signal, passing(milliseconds))

/** Waits for a promise, at most until the signal is aborted; then it throws its reason. */
export const untilAborted = <Value>(promise: PromiseLike<Value>, signal: AbortSignal | undefined): Promise<Value> =>
  unlessAborted(signal, (wait) => {
    promise.then(
      (value) => wait.settle(value),
      (error) => wait.fail(error),
    )
    return () => {}
  })
