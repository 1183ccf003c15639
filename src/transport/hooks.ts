import type { RateLimit } from '../errors/ChatApiError.ts'

/** What hooks receive about a call. No event holds a key, a header, a body, or an address with ids in it. */
export interface CallEvent {
  /** A number that is the same in all events of one call, and unique in this process. */
  readonly callId: number
  /** The operation's id in the specification, such as `flag-a-message`; `undefined` for calls through `raw` to paths it does not know. */
  readonly operationId: string | undefined
  /** The HTTP method. */
  readonly method: string
  /** The path template, such as `/messages/{id}/flagged`. */
  readonly path: string
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
  /** In how many milliseconds the next attempt is made, at the earliest; `undefined` where there is none. */
  readonly willRetryIn: number | undefined
}

/** What hooks receive when a call has failed. */
export interface FailureEvent extends CallEvent {
  /** What the call is rejected with: an error of this package, or the reason of its signal. */
  readonly error: unknown
  /** How many times the request was sent. */
  readonly attempts: number
  /** How long the call took, in milliseconds, pauses included. */
  readonly ms: number
}

/** Functions that receive events of calls, for traces, metrics and logs. They cannot change a call, and an error in a hook does not fail the call. */
export interface Hooks {
  /** A call begins; its arguments are in order. */
  onRequest?(event: CallEvent): void
  /** An attempt is over. The last one of a call has no `willRetryIn`. */
  onAttempt?(event: AttemptEvent): void
  /** A call has failed. Through `raw`, responses that it returns as `error` count as failures too. */
  onError?(event: FailureEvent): void
}

/**
 * Wraps the functions of an object that comes from outside, so that none can fail a call, by throwing or by a promise that is rejected.
 *
 * @param where - the option's name
 * @param names - the functions that are taken
 * @throws TypeError if it is no object, or holds something else under one of the names
 */
export function safely<Functions extends object>(where: string, given: unknown, names: readonly (keyof Functions & string)[]): Functions {
  const functions: Record<string, unknown> = {}
  if (given === undefined) return functions as Functions
  const holder = given as Record<string, unknown>
  for (const name of names) {
    const one = typeof given === 'object' && given !== null ? holder[name] : null
    if (one === undefined) continue
    if (typeof one !== 'function') throw new TypeError(`\`${where}\` must be an object with functions: ${names.join(', ')}.`)
    functions[name] = (value: unknown) => {
      try {
        one.call(given, value)?.then?.(undefined, () => {})
      } catch {}
    }
  }
  return functions as Functions
}
