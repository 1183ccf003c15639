import type { RateLimit } from '../errors/ChatApiError.ts'
import { type CallFacts, inOneLine } from '../errors/ChatError.ts'
import { passedTo, unknownName } from '../request/checks.ts'

/** The properties of every event. No event contains a key, a header, a body or a URL with ids. */
export interface CallEvent extends Required<Pick<CallFacts, 'name' | 'operationId' | 'method'>> {
  /**
   * The path template, such as `/messages/{id}/flagged`. An undocumented path has `{}` for each
   * step that occurs in no template, because it may be an id.
   */
  readonly path: string
  /** A number that all events of one call share, and no others. */
  readonly callId: number
}

/** An attempt that is over. */
export interface AttemptEvent extends CallEvent {
  /** The number of the attempt, from 1. */
  readonly attempt: number
  /** The HTTP status; `undefined` if no complete response arrived. */
  readonly status: number | undefined
  /** The duration of the attempt, including reading the body, in milliseconds. */
  readonly ms: number
  /** The rate limit in the response. */
  readonly rateLimit: RateLimit | undefined
  /**
   * The minimum pause before the next attempt, in milliseconds; `undefined` if there is none. A
   * call that is aborted in the pause ends without that attempt.
   */
  readonly willRetryIn: number | undefined
}

/** A call that has waited for a rate limit, or for other calls because of `maxConcurrent`. */
export interface WaitEvent extends CallEvent {
  /** The rate limit, such as `standard`, or `maxConcurrent`. */
  readonly limit: string
  /** The duration of this wait, in milliseconds. */
  readonly ms: number
}

/** A call that has ended, with or without an error. */
export interface EndEvent extends CallEvent {
  /** Whether the call returned a result rather than an error. */
  readonly ok: boolean
  /** The HTTP status of the last response; `undefined` if no complete response arrived. */
  readonly status: number | undefined
  /** How many times the request was sent. */
  readonly attempts: number
  /** The duration of the call, including waits and pauses, in milliseconds. */
  readonly ms: number
}

/** A call that has failed. */
export interface FailureEvent extends CallEvent, Pick<EndEvent, 'attempts' | 'ms'> {
  /**
   * The error of the call: an error of this package, or the reason of its signal. For an
   * undocumented path, it contains the path as it was called.
   */
  readonly error: unknown
}

/**
 * Functions that receive events of calls, for traces, metrics and logs. They cannot change a call,
 * and an error in a hook does not fail the call.
 */
export interface Hooks {
  /**
   * Is called around a call, so that it can set a context for it, such as OpenTelemetry's active
   * span: the call, its requests and its other hooks run in the context in which `next` is called.
   * The call is made once, whatever the function does: at the first `next()`, or when the function
   * returns without it. So call `next` before you await anything. The function cannot change or
   * delay the call's result.
   *
   * @param next - makes the call; resolves when it has ended, and rejects with its error
   * @returns the promise of `next`, or one made of it: its rejection is handled
   */
  around?(event: CallEvent, next: () => Promise<EndEvent>): PromiseLike<unknown>
  /** A call with valid arguments begins. */
  onRequest?(event: CallEvent): void
  /**
   * An attempt is over. The last one of a call has no `willRetryIn`, unless the pause after it was
   * cut short.
   */
  onAttempt?(event: AttemptEvent): void
  /**
   * A call has waited for a rate limit or for other calls, even if it then gave up or was aborted.
   */
  onWait?(event: WaitEvent): void
  /** A call has ended. Called once for each `onRequest`, after all other hooks. */
  onEnd?(event: EndEvent): void
  /** A call has failed. Responses that `rawClient` returns as `error` count too. */
  onError?(event: FailureEvent): void
}

/**
 * Makes a call inside of `around`, and exactly once: the function may call `next` at any time, as
 * often as it likes, or never. It receives a promise of its own, so it cannot delay the call or
 * change its result.
 *
 * @param call - makes the call, and reports its end
 */
export function callInside<Result>(
  around: NonNullable<Hooks['around']>,
  event: CallEvent,
  call: (end: (event: EndEvent, error: unknown) => void) => Promise<Result>,
): Promise<Result> {
  let isMade = false
  let make = () => {}
  let result: Promise<Result> | undefined
  const ended = new Promise<EndEvent>((resolve, reject) => {
    make = () => {
      // The hooks of the call may call `next` before its promise is there.
      if (isMade) return
      isMade = true
      result = call((event, error) => (event.ok ? resolve(event) : reject(error)))
    }
  })
  // A hook that ignores it must not end the process.
  ended.catch(() => {})
  around(event, () => {
    make()
    return ended
  })
  make()
  return result as Promise<Result>
}

/**
 * Wraps the functions of an object that comes from outside, so that they cannot fail a call, by
 * throwing or by a promise that is rejected.
 *
 * @param option - the option's name
 * @param names - the functions that the client calls
 * @param isClosed - whether other names are errors: a misspelt hook would never be called
 * @throws TypeError if the value is not an object, or has something other than a function under one
 * of the names
 */
export function wrapCallbacks<Callbacks extends object>(
  option: string,
  value: unknown,
  names: readonly (keyof Callbacks & string)[],
  isClosed = false,
): Callbacks {
  // Without a prototype, as a polluted one must not add functions.
  const callbacks: Record<string, unknown> = Object.create(null)
  if (value === undefined) return callbacks as Callbacks
  const given = typeof value === 'object' ? value : null
  const unknown = isClosed && given && unknownName(given, names, 'hook')
  if (unknown) throw new TypeError(`\`${option}\`: ${unknown}`)
  for (const name of names) {
    const callback = given && passedTo(given, name)
    if (callback === undefined) continue
    if (typeof callback !== 'function') throw new TypeError(`\`${option}\` must be an object with functions: ${names.join(', ')}.`)
    callbacks[name] = (...event: unknown[]) => {
      try {
        // A line of a log may quote a header or a code of a custom `fetch`.
        callback
          .apply(
            value,
            event.map((given) => (typeof given === 'string' ? inOneLine(given) : given)),
          )
          ?.then?.(undefined, () => {})
      } catch {}
    }
  }
  if (Object.keys(callbacks).length === 0 && !isClosed) throw new TypeError(`\`${option}\` has none of its functions: ${names.join(', ')}.`)
  return callbacks as Callbacks
}
