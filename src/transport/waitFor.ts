/** How a wait may end before its promise does. */
export interface WaitOptions<Value> {
  /** Ends the wait, which is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds allowed; `Infinity`, the default, for no limit. */
  readonly timeout?: number
  /**
   * Whether the time is only over when what has arrived is read, as the event loop may have
   * stalled.
   */
  readonly readsFirst?: boolean
  /** Makes the error for the end of the time. */
  readonly timeoutError?: () => unknown
  /** Called at the moment at which the wait is given up, whether by its signal or its time. */
  readonly onGiveUp?: (reason: unknown) => void
  /** Receives a value that comes after that, so that it is not lost. */
  readonly onLate?: (value: Value) => void
}

const once = { once: true }

/**
 * Waits for a promise, at most until a signal is aborted or a time is over. Everything that a call
 * waits for, it waits for here: the wait ends once, and a value goes either to the caller or to
 * `onLate`, at whatever moment the others come.
 *
 * @throws what the promise is rejected with, the signal's reason, or `timeoutError()`
 */
export function waitFor<Value>(
  promise: Promise<Value>,
  { signal, timeout = Number.POSITIVE_INFINITY, readsFirst, timeoutError, onGiveUp, onLate }: WaitOptions<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      isOver = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    const giveUp = (reason: unknown) => {
      end()
      reject(reason)
      onGiveUp?.(reason)
    }
    const abort = () => giveUp(signal?.reason)
    promise.then(
      (value) => {
        if (isOver) return onLate?.(value)
        end()
        resolve(value)
      },
      (error) => {
        if (isOver) return
        end()
        reject(error)
      },
    )
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, once)
    const timeIsOver = () => giveUp(timeoutError?.())
    const readFirst = () => (timer = setTimeout(timeIsOver, 0))
    if (timeout < Number.POSITIVE_INFINITY) timer = setTimeout(readsFirst ? readFirst : timeIsOver, timeout)
  })
}

/**
 * Waits, at most until the signal is aborted.
 * @throws the signal's reason
 */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  return waitFor(time, { signal, onGiveUp: () => clearTimeout(timer) })
}
