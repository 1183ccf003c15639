import { passedTo } from '../request/checks.ts'

/**
 * Keeps the state of CometChat's rate limits: the client asks it for a permit each time before it
 * sends a request, and tells it how the request ended. Calls queue in the client, in the order in
 * which they began. {@link createMemoryRateLimiter} is the default; one that keeps its state
 * elsewhere lets processes share what each of them learns. It should do this:
 *
 * - **Closing.** After an outcome with `rejected`, grant no permit for that limit until `resumesIn`
 *   has passed, or, if it is undefined, for a pause of your own that grows. `remaining: 0` with a
 *   `resumesIn` closes it as well. Where a limiter does not, the client does so for its own calls.
 * - **Independence.** A limit that is closed delays no other. There may be tens of thousands of
 *   names (each user has limits), so the work per call must not grow with their number, and names
 *   that are no longer used must not take memory for ever.
 * - **Failures of your own.** If a store cannot be reached, fall back to a limiter in memory: an
 *   error of `acquire` fails a call; an error of `release` is logged.
 */
export interface RateLimiter {
  /**
   * Asks for a permit to send one request now. Answer as soon as you know: a call that waits for
   * the answer occupies one of the `maxConcurrent` places.
   *
   * @param limit - the name of the limit, unique for the app, the API and, for a limit per user,
   * the user. It contains that user's uid
   * @returns the permit, or why there is none; not a promise if that is known at once
   */
  acquire(limit: string, request: PermitRequest): Permit | NoPermit | Promise<Permit | NoPermit>
}

const paced: unique symbol = Symbol.for('cometchat-rest.paced')

/**
 * Creates a limiter that handles the pauses after 429s itself. The mark is on its function, because
 * a program can copy our limiter and replace the function.
 */
export const pacedLimiter = (acquire: RateLimiter['acquire']): RateLimiter => ({ acquire: Object.assign(acquire, { [paced]: true }) })

/** Whether a limiter is one of this package, of any copy. */
export const isPaced = ({ acquire }: RateLimiter): boolean => paced in acquire

/** A call's request for a permit. */
export interface PermitRequest {
  /**
   * `false` for a call that does not wait for rate limits: grant its permit at once, and count it.
   */
  readonly wait: boolean
}

/** Permission to send one request. */
export interface Permit {
  readonly granted: true
  /**
   * Whether the permit has expired because the process stood still, and may have gone to another:
   * the client looks just before it sends, and then asks again.
   */
  isLost?(): boolean
  /**
   * Reports how the request ended. The client calls it exactly once for each permit, also for a
   * permit that it could not use. A promise that it returns is not awaited.
   */
  release(outcome: LimitOutcome): unknown
}

/** No permit can be granted now. */
export interface NoPermit {
  readonly granted: false
  /**
   * In how many milliseconds the limit opens again; `undefined` if it is not closed, and only other
   * requests have to end first. Calls that would have to wait longer than they may are not sent.
   */
  readonly resumesIn: number | undefined
  /** For how many milliseconds it has been closed in a row. Default: since this answer. */
  readonly closedFor?: number | undefined
  /**
   * In how many milliseconds to ask again at the latest. Default: when it opens, or, where it is
   * not closed, after 150 ms.
   */
  readonly askIn?: number | undefined
}

/** The state of a limit that a request revealed. */
export interface LimitOutcome {
  /**
   * `accepted`: CometChat accepted the request, whatever its status. `rejected`: it responded 429.
   * `unknown`: the request was sent, and nothing is known about its limit. `unused`: nothing was
   * sent.
   */
  readonly result: 'accepted' | 'rejected' | 'unknown' | 'unused'
  /** How many more requests CometChat accepts in the current window, if the response says so. */
  readonly remaining: number | undefined
  /**
   * In how many milliseconds it accepts requests again, at most a minute: stated after a 429, where
   * it may be 0, or with `remaining: 0`; otherwise `undefined`.
   */
  readonly resumesIn: number | undefined
  /**
   * In how many milliseconds the window ends, if requests remain in it and the response says so.
   */
  readonly resetsIn?: number | undefined
}

/** The outcome of a permit that was not used. */
export const unusedPermit: LimitOutcome = { result: 'unused', remaining: undefined, resumesIn: undefined, resetsIn: undefined }

/** Whether a permit is known to be lost: those of a program's own limiter need not tell. */
export const isLost = (permit: Permit): boolean => passedTo(permit, 'isLost') !== undefined && permit.isLost?.() === true

/** A limit's name as hooks, logs and errors show it: without the uid of the user. */
export const limitLabel = (limit: string): string => limit.replace(/ .*$/s, ' (per user)')
