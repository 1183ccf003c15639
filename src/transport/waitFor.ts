import { followSignal } from './followSignal.ts'

/** What ended a wait before there was a result, and with it perhaps the call. */
export class Ended {
  readonly by: 'signal' | 'deadline' | 'timeout'
  /** The signal's reason. */
  readonly reason: unknown

  constructor(by: Ended['by'], reason?: unknown) {
    this.by = by
    this.reason = reason
  }
}

/** Something that waits, for one thing at a time, and may be ended from outside at any moment. */
export interface Endable {
  /** What ended it; unset while it goes on. */
  ended: Ended | undefined
  /** Ends the wait in progress. */
  endWait: ((by: Ended) => void) | undefined
}

/** Ends something and what it waits for; without effect if it has ended. */
export function end(what: Endable, by: Ended): void {
  if (what.ended) return
  what.ended = by
  what.endWait?.(by)
}

/**
 * Waits. Everything that a call waits for, it waits for here, and the wait ends once: with a value,
 * with an error, or with what ended it, at whatever moment the others come.
 *
 * @param start - begins what is waited for, and returns how to give it up
 * @param timeout - milliseconds allowed
 * @returns the value, or what ended the wait
 */
export function waitFor<Value>(
  what: Endable,
  start: (settle: (value: Value) => void, fail: (error: unknown) => void) => (by: Ended) => void,
  timeout: number = Number.POSITIVE_INFINITY,
): Promise<Value | Ended> {
  return new Promise((resolve, reject) => {
    if (what.ended) return resolve(what.ended)
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = () => {
      isOver = true
      clearTimeout(timer)
      what.endWait = undefined
    }
    const settle = (value: Value) => {
      if (isOver) return
      over()
      resolve(value)
    }
    const fail = (error: unknown) => {
      if (isOver) return
      over()
      reject(error)
    }
    const giveUp = start(settle, fail)
    if (isOver) return
    const endWait = (by: Ended) => {
      over()
      resolve(by)
      giveUp(by)
    }
    what.endWait = endWait
    // What began may have ended it at once.
    if (what.ended) endWait(what.ended)
    else if (timeout < Number.POSITIVE_INFINITY) timer = setTimeout(() => endWait(new Ended('timeout')), timeout)
  })
}

/** Lets time pass. */
export const pauseFor = (what: Endable, milliseconds: number): Promise<undefined | Ended> =>
  waitFor<undefined>(what, (settle) => {
    const timer = setTimeout(settle, milliseconds, undefined)
    return () => clearTimeout(timer)
  })

/**
 * Waits for a promise, at most until the signal is aborted.
 * @throws what the promise is rejected with, and the signal's reason
 */
export async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return following(signal, (what) =>
    waitFor<Value>(what, (settle, fail) => {
      promise.then(settle, fail)
      return () => {}
    }),
  )
}

/**
 * Lets time pass, at most until the signal is aborted.
 * @throws the signal's reason
 */
export const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<undefined> =>
  following(signal, (what) => pauseFor(what, milliseconds))

async function following<Value>(signal: AbortSignal | undefined, wait: (what: Endable) => Promise<Value | Ended>): Promise<Value> {
  const what: Endable = { ended: undefined, endWait: undefined }
  const unfollow = signal && followSignal(signal, (reason) => end(what, new Ended('signal', reason)))
  try {
    const result = await wait(what)
    if (result instanceof Ended) throw result.reason
    return result
  } finally {
    unfollow?.()
  }
}
