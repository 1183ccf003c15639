import { onAbort } from './abort.ts'

/** When to give up. */
export interface TimeoutOptions {
  /** Milliseconds allowed; `Infinity` for no limit. */
  readonly timeout: number
  /** Ends it early; the promise is then rejected with the signal's reason. */
  readonly signal: AbortSignal | undefined
  /** Makes the error for the end of the time. */
  readonly timeoutError: () => Error
}

/**
 * Runs a function within the time allowed.
 *
 * @param run - what to do; it receives a signal that is aborted when the time is over
 * @throws what `run` throws, `timeoutError()`, or the signal's reason
 */
export function withTimeout<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  { timeout, signal, timeoutError }: TimeoutOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const controller = new AbortController()
    // The promise is settled here and not by `run`, so that a `fetch` that ignores its signal cannot hang the call.
    const stop = (reason: unknown) => {
      cleanUp()
      reject(reason)
      controller.abort(reason)
    }
    const timer = timeout === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => stop(timeoutError()), timeout)
    const off = signal && onAbort(signal, () => stop(signal.reason))
    const cleanUp = () => {
      clearTimeout(timer)
      off?.()
    }
    // Not `finally`, which would create two more promises for every call.
    run(controller.signal).then(
      (result) => {
        cleanUp()
        resolve(result)
      },
      (error) => {
        cleanUp()
        reject(error)
      },
    )
  })
}
