/** What ended a wait before there was a result, and with it perhaps the call. */
export class Ended {
  readonly by: 'signal' | 'deadline' | 'timeout'
  readonly reason: unknown

  constructor(by: Ended['by'], reason?: unknown) {
    this.by = by
    this.reason = reason
  }
}

/** Something that waits, for one thing at a time, and may be ended from outside at any moment. */
export interface Endable {
  /** What ended it; unset while it goes on. */
  ended?: Ended
  endWait?: ((by: Ended) => void) | undefined
}

/**
 * Lets the caller's signal, and a time that is over, end something and what it waits for.
 * @returns a function that stops this
 */
export function watch(what: Endable, signal: AbortSignal | undefined, deadline: number = Number.POSITIVE_INFINITY): () => void {
  const end = (by: Ended) => {
    what.ended ??= by
    what.endWait?.(what.ended)
  }
  const timer = deadline < Number.POSITIVE_INFINITY ? setTimeout(end, deadline, new Ended('deadline')) : undefined
  const unfollow = signal && followSignal(signal, (reason) => end(new Ended('signal', reason)))
  return () => {
    clearTimeout(timer)
    unfollow?.()
  }
}

/** The reason of an aborted signal: a polyfill may have none. */
export const reasonOf = (signal: AbortSignal): unknown => signal.reason ?? new DOMException('This operation was aborted', 'AbortError')

/** What runs when a signal is aborted: however many calls share it, it gets one listener. */
const followers = new WeakMap<AbortSignal, { readonly callbacks: Set<(reason: unknown) => void>; readonly abort: () => void }>()

function followSignal(signal: AbortSignal, callback: (reason: unknown) => void): () => void {
  if (signal.aborted) callback(reasonOf(signal))
  let own = followers.get(signal)
  if (!own) {
    const callbacks = new Set<(reason: unknown) => void>()
    // The set itself, not a copy: a call that an earlier one ends is not aborted any more.
    const abort = () => {
      for (const each of callbacks) each(reasonOf(signal))
    }
    followers.set(signal, (own = { callbacks, abort }))
    signal.addEventListener('abort', abort, { once: true })
  }
  const { callbacks, abort } = own
  callbacks.add(callback)
  return () => {
    callbacks.delete(callback)
    if (callbacks.size > 0) return
    followers.delete(signal)
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Begins what is waited for, and returns how to give it up. It reports the result, or the error,
 * whenever it likes: after the end of the wait both are ignored.
 */
export type Start<Value> = (settle: (value: Value) => void, fail: (error: unknown) => void) => (by: Ended) => void

/**
 * Waits. Everything that a call waits for, it waits for here, and the wait ends once: with a value,
 * with an error, or with what ended it, at whatever moment the others come.
 *
 * @param timeout - milliseconds allowed
 * @returns the value, or what ended the wait
 */
export function waitFor<Value>(what: Endable, start: Start<Value>, timeout: number = Number.POSITIVE_INFINITY): Promise<Value | Ended> {
  return new Promise((resolve, reject) => {
    if (what.ended) return resolve(what.ended)
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Returns whether the wait was not over before. */
    const end = () => {
      if (isOver) return false
      isOver = true
      clearTimeout(timer)
      what.endWait = undefined
      return true
    }
    const settle = (value: Value | Ended) => end() && resolve(value)
    const giveUp = start(settle, (error) => end() && reject(error))
    if (isOver) return
    const endWait = (by: Ended) => {
      settle(by)
      giveUp(by)
    }
    what.endWait = endWait
    // What began may have ended it at once.
    if (what.ended) endWait(what.ended)
    else if (timeout < Number.POSITIVE_INFINITY) timer = setTimeout(endWait, timeout, new Ended('timeout'))
  })
}

/** Lets time pass. */
export const passing =
  (milliseconds: number): Start<undefined> =>
  (settle) => {
    const timer = setTimeout(settle, milliseconds, undefined)
    return () => clearTimeout(timer)
  }
