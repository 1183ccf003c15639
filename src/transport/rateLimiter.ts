/**
 * Decides when calls may be sent, so that together they respect the service's rate limits.
 *
 * The client calls {@link acquire} before each time it sends a request, and `release` of the permit
 * when the response has arrived or the attempt has failed. {@link createMemoryRateLimiter} is the
 * default: it knows the calls of one client. An implementation that keeps its state elsewhere, such
 * as in Redis, lets several processes share what each of them learns. It must do this:
 *
 * - **Order.** Within a limit, permits are granted by `sequence`, the lowest first. A call that the
 *   service rejected asks again with the number it had, and so keeps its place.
 * - **Closing.** After an outcome with `rejected`, grant no permit for that limit until `resumesIn`
 *   has passed, or, if it is undefined, for a pause of your own that grows while the service keeps
 *   rejecting. An outcome with `remaining: 0` and a `resumesIn` closes the limit as well. Add a
 *   small random delay, and reopen with few permits, because other processes wait for the same
 *   moment. A call that was rejected makes such a pause by itself if its next permit comes too
 *   early, unless the permit is `isPaced`.
 * - **Independence.** A limit that is closed delays no other limit. There may be tens of thousands
 *   of names (each user has limits), so the work per call must not grow with their number, and
 *   names that are no longer used must not take memory for ever.
 * - **Giving up.** When the signal is aborted, reject with its reason. When the limit stays closed
 *   for longer than `maxWait`, resolve with `granted: false`, as soon as that is certain. The time
 *   begins when the limit is closed, and again when a request of it was accepted: a call that only
 *   waits for others is not rejected, and one that is rejected at each opening ends. Every promise
 *   settles.
 * - **Failures of your own.** `acquire` and `release` must not throw because a store cannot be
 *   reached: fall back to a limiter in memory. An error of `acquire` fails the call; an error of
 *   `release` is logged.
 */
export interface RateLimiter {
  /**
   * Asks for a permit to send one request.
   *
   * @param limit - the name of the limit, unique to the app, the API and, where each user has a
   * limit, the user. It contains the uid of that user
   * @returns the permit, or why there is none; not a promise if that is known at once
   */
  acquire(limit: string, request: PermitRequest): Permit | NoPermit | Promise<Permit | NoPermit>
}

/** What a call says about itself when it asks for a permit. */
export interface PermitRequest {
  /**
   * The place of the call among those of this process: unique to the call, and higher for calls
   * that began later.
   */
  readonly sequence: number
  /**
   * How long the limit may stay closed in a row while the call waits, in milliseconds; may be
   * `Infinity`.
   */
  readonly maxWait: number
  /**
   * When the call began, by the clock of `performance.now`: for how long the limit was closed
   * before that does not count. Default: now.
   */
  readonly since?: number | undefined
  /** When the call must be over, by the same clock; its signal is aborted then. Default: never. */
  readonly deadline?: number | undefined
  /**
   * `false` for a call that does not wait for rate limits: grant its permit at once, and count it.
   */
  readonly wait: boolean
  /** Ends the wait. */
  readonly signal: AbortSignal | undefined
}

/** Permission to send one request. */
export interface Permit {
  readonly granted: true
  /**
   * Whether the limiter observes the pauses after 429s. Unless it says so, a call whose permit
   * comes too early waits for the rest of its pause.
   */
  readonly isPaced?: boolean | undefined
  /**
   * Reports how the request ended. The client calls it exactly once for each permit, also for a
   * permit that it could not use. A promise that it returns is not awaited.
   */
  release(outcome: LimitOutcome): unknown
}

/** No permit can be granted in the time that the call is ready to wait. */
export interface NoPermit {
  readonly granted: false
  /** In how many milliseconds the limit opens again; `undefined` if that is unknown. */
  readonly resumesIn: number | undefined
}

/** What a request revealed about its limit. */
export interface LimitOutcome {
  /**
   * `accepted`: the service took the request, whatever its status. `rejected`: it responded 429.
   * `unknown`: the request was sent and no response arrived. `unused`: nothing was sent.
   */
  readonly result: 'accepted' | 'rejected' | 'unknown' | 'unused'
  /** How many more requests the service accepts in the current window, if the response says so. */
  readonly remaining: number | undefined
  /**
   * In how many milliseconds it accepts requests again: stated after a 429, where it may be 0, or
   * with `remaining: 0`; otherwise `undefined`.
   */
  readonly resumesIn: number | undefined
  /**
   * In how many milliseconds the window ends, if requests remain in it and the response says so.
   */
  readonly resetsIn?: number | undefined
}
