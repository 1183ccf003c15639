/** The reason why a wait, and perhaps the call, ended before there was a result. */
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
  /** The reason why it ended; unset while it goes on. */
  ended?: Ended | undefined
  wait?: { end(by: Ended): void } | undefined
}

function end(what: Endable, by: Ended): void {
  what.ended ??= by
  what.wait?.end(what.ended)
}

const endAtDeadline = (what: Endable) => end(what, new Ended('deadline'))

const nothing = () => {}

/**
 * Lets the caller's signal, and a time that is over, end something and what it waits for.
 * @returns a function that stops this
 */
export function watchForEnd(what: Endable, signal: AbortSignal | undefined, deadline: number = Number.POSITIVE_INFINITY): () => void {
  // First, as a polyfill's functions may throw.
  if (signal) followSignal(signal, what)
  const timer = deadline < Number.POSITIVE_INFINITY ? setTimeout(endAtDeadline, deadline, what) : undefined
  if (!signal && timer === undefined) return nothing
  return () => {
    clearTimeout(timer)
    if (signal) unfollowSignal(signal, what)
  }
}

/** The reason of an aborted signal. A polyfill may have none, or throw when it is read. */
export function reasonOf(signal: AbortSignal): unknown {
  let reason: unknown
  try {
    reason = signal.reason
  } catch {}
  return reason ?? new DOMException('This operation was aborted', 'AbortError')
}

/** The calls that a signal ends: however many share it, it gets one listener. */
const followers = new WeakMap<AbortSignal, { readonly all: Set<Endable>; readonly abort: () => void }>()

function followSignal(signal: AbortSignal, what: Endable): void {
  if (signal.aborted) end(what, new Ended('signal', reasonOf(signal)))
  let following = followers.get(signal)
  if (!following) {
    const all = new Set<Endable>()
    // The set itself, not a copy: a call that an earlier one ends is not aborted any more.
    const abort = () => {
      for (const each of all) end(each, new Ended('signal', reasonOf(signal)))
    }
    signal.addEventListener('abort', abort, { once: true })
    followers.set(signal, (following = { all, abort }))
  }
  following.all.add(what)
}

function unfollowSignal(signal: AbortSignal, what: Endable): void {
  const following = followers.get(signal)
  following?.all.delete(what)
  if (!following || following.all.size > 0) return
  followers.delete(signal)
  try {
    signal.removeEventListener('abort', following.abort)
  } catch {}
}

/**
 * Begins what is waited for, and returns how to give it up. It reports the result, or the error, to
 * the wait, whenever it likes: after the end of the wait both are ignored.
 */
export type Start<Value> = (wait: Wait<Value>) => (by: Ended) => void

/** A wait, which ends once: an object and no closures, because thousands of calls may wait. */
export class Wait<Value> {
  readonly #what: Endable
  readonly #resolve: (value: Value | Ended) => void
  readonly #reject: (error: unknown) => void
  #giveUp: ((by: Ended) => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  constructor(what: Endable, resolve: (value: Value | Ended) => void, reject: (error: unknown) => void) {
    this.#what = what
    this.#resolve = resolve
    this.#reject = reject
  }

  begin(start: Start<Value>, timeout: number): void {
    this.#giveUp = start(this)
    if (this.#isOver) return
    this.#what.wait = this
    // The start may have ended it at once.
    if (this.#what.ended) this.end(this.#what.ended)
    else if (timeout < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.end(new Ended('timeout')), timeout)
  }

  settle(value: Value | Ended): void {
    if (this.#isEnding()) this.#resolve(value)
  }

  fail(error: unknown): void {
    if (this.#isEnding()) this.#reject(error)
  }

  end(by: Ended): void {
    this.settle(by)
    this.#giveUp?.(by)
  }

  /** Returns whether the wait was not over before. */
  #isEnding(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#what.wait = undefined
    return true
  }
}

/**
 * Waits. Everything that a call waits for, it waits for here, and the wait ends once: with a value,
 * with an error, or with what ended it, at whatever moment the others come.
 *
 * @param timeout - milliseconds allowed
 * @returns the value, or what ended the wait
 */
export const waitFor = <Value>(what: Endable, start: Start<Value>, timeout: number = Number.POSITIVE_INFINITY): Promise<Value | Ended> =>
  new Promise((resolve, reject) => {
    if (what.ended) resolve(what.ended)
    else new Wait<Value>(what, resolve, reject).begin(start, timeout)
  })

/** Lets time pass. */
export const pauseFor =
  (milliseconds: number): Start<undefined> =>
  (wait) => {
    const timer = setTimeout(() => wait.settle(undefined), milliseconds)
    return () => clearTimeout(timer)
  }
