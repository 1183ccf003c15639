import { ChatApiError } from '../errors/ChatApiError.ts'
import { nameOfCall } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { markOwn } from '../errors/callerStack.ts'
import { limitLabel } from '../request/limit.ts'
import { nameOf } from '../request/values.ts'
import { remainingOf, untilReset } from '../response/rateLimit.ts'
import { retryAfterOf } from '../response/retryAfter.ts'
import type { Attempt } from './attempt.ts'
import { type CallState, factsOf } from './callState.ts'
import type { LimitOutcome, NoPermit, Permit } from './rateLimiter.ts'
import { sleep, waitFor } from './waitFor.ts'
import { unused } from './waitingQueue.ts'

/**
 * Asks for a permit. If it is not known at once, the promise is rejected with the signal's reason,
 * and the wait is reported.
 */
export function acquirePermit(call: CallState): Permit | NoPermit | Promise<Permit | NoPermit> {
  const { request, settings, signal, sequence, connection, began, end } = call
  try {
    const result = connection.rateLimiter.acquire(connection.limitScope + request.limit, {
      sequence,
      signal,
      maxWait: settings.maxWait,
      since: began,
      deadline: end,
      wait: settings.waitForRateLimit,
    })
    return typeof (result as Promise<unknown> | undefined)?.then === 'function'
      ? waitForPermit(call, Promise.resolve(result))
      : checked(result)
  } catch (error) {
    return Promise.reject(error)
  }
}

/**
 * Waits for a permit, at most until the call ends, as a limiter may ignore the signal. A permit
 * that comes later is returned.
 */
async function waitForPermit(call: CallState, promise: Promise<Permit | NoPermit>): Promise<Permit | NoPermit> {
  const onLate = (result: Permit | NoPermit) => result?.granted && releasePermit(call, result, unused)
  return checked(await reportedWait(call, limitLabel(call.request.limit), waitFor(promise, { signal: call.signal, onLate })))
}

function checked(result: unknown): Permit | NoPermit {
  if (typeof result === 'object' && result !== null && 'granted' in result) return result as Permit | NoPermit
  throw markOwn(new TypeError(`\`rateLimiter.acquire\` must return a permit, or a promise of one; what it returned is ${nameOf(result)}.`))
}

/**
 * Waits for the rest of the pause after a 429, if a limiter that does not observe pauses granted
 * the permit before its end.
 * @throws the signal's reason
 */
export function awaitPause(call: CallState, { isPaced }: Permit): Promise<void> | undefined {
  const left = isPaced ? 0 : call.resumesAt - performance.now()
  return left > 0 ? reportedWait(call, limitLabel(call.request.limit), sleep(left, call.signal)) : undefined
}

/** Returns a permit. An error of the limiter is logged and does not fail the call. */
export function releasePermit({ connection: { logger } }: CallState, permit: Permit, outcome: LimitOutcome): void {
  const warn = (error: unknown) =>
    logger.warn?.(`The rate limiter failed to take back a permit: ${error instanceof Error ? String(error) : nameOf(error)}`)
  try {
    const released = permit.release(outcome) as Promise<unknown> | undefined
    released?.then?.(undefined, warn)
  } catch (error) {
    warn(error)
  }
}

/** Waits for a limit, and reports that to hooks and logger. */
export async function reportedWait<Result>(call: CallState, limit: string, wait: Promise<Result>): Promise<Result> {
  const { connection, operation, event } = call
  const began = performance.now()
  try {
    return await wait
  } finally {
    const ms = performance.now() - began
    if (limit !== ownLimit) call.waited += ms
    connection.logger.debug?.(`${operation.method} ${operation.path} waited ${Math.round(ms)} ms for \`${limit}\``)
    connection.hooks.onWait?.({ ...event, limit, ms })
  }
}

/** The limit that the client sets itself: waiting for it is not waiting for the service. */
export const ownLimit = 'maxConcurrent'

/**
 * The end of a call that would have to wait longer than it may.
 *
 * @param rejected - its last attempt, if the service rejected that with 429
 * @throws ChatTimeoutError if there is none
 */
export function gaveUp(call: CallState, rejected: Attempt | undefined, resumesIn: number | undefined): Attempt {
  const { settings, operation, request, waited, end } = call
  const left = end - performance.now()
  const option = left < settings.maxWait && left < (resumesIn ?? Number.POSITIVE_INFINITY) ? 'deadline' : 'maxWait'
  const opens = resumesIn === undefined ? '' : `, which is closed for another ${seconds(resumesIn)}`
  const reason = `it waited ${seconds(waited)} for the rate limit \`${limitLabel(request.limit)}\`${opens}, and \`${option}\` allows ${seconds(settings[option])}`
  if (!rejected) throw new ChatTimeoutError(settings[option], factsOf(call), option, `${nameOfCall(operation)} was not sent: ${reason}.`)
  return { ...rejected, error: withRemark(call, rejected.error, `It was not sent again: ${reason}`) }
}

/** An error of the service with a remark, and with what is known of the whole call now. */
export function withRemark(call: CallState, error: unknown, remark: string): unknown {
  if (!(error instanceof ChatApiError)) return error
  return new ChatApiError(`${error.message.replace(/\.$/, '')}. ${remark}.`, error, factsOf(call), error.cause)
}

const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`

/** The milliseconds that a response asks to wait; `undefined` if it does not. */
export function statedWait({ response }: Attempt): number | undefined {
  const after = response && retryAfterOf(response.status, response.headers)
  return after === undefined ? undefined : after * 1000
}

/**
 * What an attempt revealed about its rate limit, as the response states it.
 *
 * @param outcome - `undefined` if there was no attempt
 * @param sent - whether the request was sent
 */
export function limitOutcome(outcome: Attempt | undefined, sent: boolean): LimitOutcome {
  const response = outcome?.response
  if (!response) return sent ? { ...unused, result: 'unknown' } : unused
  const { status, headers } = response
  if (status === 429) return { result: 'rejected', remaining: undefined, resumesIn: statedWait(outcome) }
  const remaining = remainingOf(headers)
  if (remaining === undefined) return { result: 'accepted', remaining, resumesIn: undefined }
  const resetsIn = untilReset(headers) || undefined
  return remaining === 0
    ? { result: 'accepted', remaining, resumesIn: resetsIn }
    : { result: 'accepted', remaining, resumesIn: undefined, resetsIn }
}
