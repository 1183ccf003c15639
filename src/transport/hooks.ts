import type { RateLimit } from '../errors/ChatApiError.ts'
import type { CallFacts } from '../errors/ChatError.ts'

/**
 * What hooks receive about a call. No event holds a key, a header, a body, or an address with ids
 * in it.
 */
export interface CallEvent extends Required<Pick<CallFacts, 'name' | 'operationId' | 'method'>> {
  /**
   * The path template, such as `/messages/{id}/flagged`. Where the specification lacks the path, it
   * has `{}` for each step that occurs in no template, as that may be an id.
   */
  readonly path: string
  /** A number that is the same in all events of one call, and of no other. */
  readonly callId: number
}

/** What hooks receive when an attempt is over. */
export interface AttemptEvent extends CallEvent {
  /** Which attempt it was, from 1. */
  readonly attempt: number
  /** The HTTP status; `undefined` if no complete response arrived. */
  readonly status: number | undefined
  /** How long the attempt took, in milliseconds, reading the body included. */
  readonly ms: number
  /** What the response says about the rate limit. */
  readonly rateLimit: RateLimit | undefined
  /**
   * In how many milliseconds the next attempt is made, at the earliest; `undefined` where there is
   * none. A call that ends during that pause, such as by its signal, is not sent again.
   */
  readonly willRetryIn: number | undefined
}

/**
 * What hooks receive when a call has waited for a rate limit, or for other calls because of
 * `maxConcurrent`.
 */
export interface WaitEvent extends CallEvent {
  /** The rate limit, such as `standard`, or `maxConcurrent`. */
  readonly limit: string
  /** How long the call waited this time, in milliseconds. */
  readonly ms: number
}

/** What hooks receive when a call has ended, however it ended. */
export interface EndEvent extends CallEvent {
  /** Whether the call returned what the service sent, rather than an error. */
  readonly ok: boolean
  /** The HTTP status of the last response; `undefined` if no complete response arrived. */
  readonly status: number | undefined
  /** How many times the request was sent. */
  readonly attempts: number
  /** How long the call took, in milliseconds, waits and pauses included. */
  readonly ms: number
}

/** What hooks receive when a call has failed. */
export interface FailureEvent extends CallEvent, Pick<EndEvent, 'attempts' | 'ms'> {
  /**
   * What the call is rejected with: an error of this package, or the reason of its signal. Where
   * the specification lacks the path, an error shows it as it was called.
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
  /** A call begins; its arguments are in order. */
  onRequest?(event: CallEvent): void
  /**
   * An attempt is over. The last one of a call has no `willRetryIn`, unless the pause after it was
   * cut short.
   */
  onAttempt?(event: AttemptEvent): void
  /**
   * A call has waited for a rate limit or for other calls. Called when the wait is over, also if
   * the call gave up or was aborted.
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
  let end: (event: EndEvent, error: unknown) => void = () => {}
  const ended = new Promise<EndEvent>((resolve, reject) => {
    end = (event, error) => (event.ok ? resolve(event) : reject(error))
  })
  // A hook that ignores it must not end the process.
  ended.catch(() => {})
  let running: Promise<Result> | undefined
  const start = () => (running ??= call(end))
  around({ ...event }, () => {
    start()
    return ended
  })
  return start()
}

/** A property of an object or its class, but not one of a polluted prototype of all objects. */
export const passedTo = (value: object, name: string): unknown =>
  Object.hasOwn(Object.prototype, name) && !Object.hasOwn(value, name) ? undefined : (value as Record<string, unknown>)[name]

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
  const unknown =
    isClosed && typeof value === 'object' && value !== null ? Object.keys(value).find((name) => !names.includes(name as never)) : undefined
  if (unknown !== undefined) throw new TypeError(`\`${option}\` has no \`${unknown}\`; it takes ${names.join(', ')}.`)
  for (const name of names) {
    const callback = typeof value === 'object' && value !== null ? passedTo(value, name) : null
    if (callback === undefined) continue
    if (typeof callback !== 'function') throw new TypeError(`\`${option}\` must be an object with functions: ${names.join(', ')}.`)
    callbacks[name] = (...event: unknown[]) => {
      try {
        callback.apply(value, event)?.then?.(undefined, () => {})
      } catch {}
    }
  }
  if (Object.keys(callbacks).length === 0 && !isClosed) throw new TypeError(`\`${option}\` has none of its functions: ${names.join(', ')}.`)
  return callbacks as Callbacks
}
