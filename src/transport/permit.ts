import { ChatApiError } from '../errors/ChatApiError.ts'
import { nameOfCall } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { limitLabel } from '../request/limit.ts'
import { nameOf } from '../request/values.ts'
import { remainingOf, untilReset } from '../response/rateLimit.ts'
import { retryAfterOf } from '../response/retryAfter.ts'
import { onAbort } from './abort.ts'
import type { Attempt } from './attempt.ts'
import { type CallState, factsOf } from './callState.ts'
import type { LimitOutcome, NoPermit, Permit } from './rateLimiter.ts'

/** How long a call may still wait for rate limits, in milliseconds. */
export const waitLeft = ({ settings, waited, end }: CallState): number =>
  Math.max(0, Math.min(settings.maxWait - waited, end - performance.now()))

/**
 * Waits until the rate limit of a call lets it be sent, and reports the wait.
 * @throws the signal's reason
 */
export function acquirePermit(call: CallState): Permit | NoPermit | Promise<Permit | NoPermit> {
  const { request, settings, signal, sequence, connection } = call
  const result = connection.rateLimiter.acquire(connection.limitScope + request.limit, {
    sequence,
    signal,
    maxWait: waitLeft(call),
    wait: settings.waitForRateLimit,
  })
  if (typeof result !== 'object' || result === null)
    throw new TypeError(`\`rateLimiter.acquire\` must return a permit, or a promise of one; what it returned is ${nameOf(result)}.`)
  return 'granted' in result ? result : waitForPermit(call, result)
}

/** Waits for a permit, and reports the wait. */
async function waitForPermit(call: CallState, promise: Promise<Permit | NoPermit>): Promise<Permit | NoPermit> {
  const began = performance.now()
  try {
    return await unlessAborted(call, promise)
  } finally {
    const ms = performance.now() - began
    call.waited += ms
    reportWait(call, limitLabel(call.request.limit), ms)
  }
}

/** Waits for a permit, at most until the call ends: a limiter may ignore the signal. A permit that comes later is returned. */
function unlessAborted(call: CallState, promise: Promise<Permit | NoPermit>): Promise<Permit | NoPermit> {
  const { signal } = call
  return new Promise((resolve, reject) => {
    const off =
      signal &&
      onAbort(signal, () => {
        off?.()
        reject(signal.reason)
        promise.then(
          (result) => result.granted && releasePermit(call, result, unused),
          () => {},
        )
      })
    promise.then(resolve, reject).finally(off)
  })
}

/** Returns a permit. An error of the limiter is logged and does not fail the call. */
export function releasePermit({ connection: { logger } }: CallState, permit: Permit, outcome: LimitOutcome): void {
  const warn = (error: unknown) => logger.warn?.(`The rate limiter failed to take back a permit: ${String(error)}`)
  try {
    const released = permit.release(outcome) as Promise<unknown> | undefined
    released?.then?.(undefined, warn)
  } catch (error) {
    warn(error)
  }
}

/** The outcome of a permit that was not used. */
const unused: LimitOutcome = { result: 'unused', remaining: undefined, resumesIn: undefined }

/** Reports a wait to hooks and logger. */
export function reportWait({ connection, operation, event }: CallState, limit: string, ms: number): void {
  connection.logger.debug?.(`${operation.method} ${operation.path} waited ${Math.round(ms)} ms for \`${limit}\``)
  connection.hooks.onWait?.({ ...event, limit, ms })
}

/**
 * The end of a call that would have to wait longer than it may.
 *
 * @param rejected - its last attempt, if the service rejected that with 429
 * @throws ChatTimeoutError if there is none
 */
export function gaveUp(call: CallState, rejected: Attempt | undefined, resumesIn: number | undefined): Attempt {
  const { settings, operation, request, waited, end } = call
  const option = end - performance.now() < settings.maxWait - waited ? 'deadline' : 'maxWait'
  const opens = resumesIn === undefined ? '' : `, which is closed for another ${seconds(resumesIn)}`
  const reason = `it waited ${seconds(waited)} for the rate limit \`${limitLabel(request.limit)}\`${opens}, and \`${option}\` allows ${seconds(settings[option])}`
  const facts = factsOf(call)
  if (!rejected) throw new ChatTimeoutError(settings[option], facts, option, `${nameOfCall(operation)} was not sent: ${reason}.`)
  const { error } = rejected
  return error instanceof ChatApiError
    ? { ...rejected, error: new ChatApiError(`${error.message.replace(/\.$/, '')}. It was not sent again: ${reason}.`, error, facts) }
    : rejected
}

const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`

/** The milliseconds that a response asks to wait; `undefined` if it does not. */
export function statedWait({ response }: Attempt): number | undefined {
  const after = response && retryAfterOf(response.status, response.headers)
  return after === undefined ? undefined : after * 1000
}

/**
 * What an attempt revealed about its rate limit.
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
  return { result: 'accepted', remaining, resumesIn: remaining === 0 ? untilReset(headers) || undefined : undefined }
}
