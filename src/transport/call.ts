import { ChatAbortError } from '../errors/ChatAbortError.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { showCaller } from '../errors/callerStack.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import { rateLimitOf } from '../response/rateLimit.ts'
import type { CallResult } from '../response/result.ts'
import { type Attempt, attempt } from './attempt.ts'
import { nextCallNumber } from './callNumbers.ts'
import { type CalledOperation, type CallState, type Connection, factsOf, type SendOptions, secretsOf, settingsOf } from './callState.ts'
import { followSignal } from './followSignal.ts'
import { callAround } from './hooks.ts'
import { closingOf } from './limitPolicy.ts'
import { rememberRecords } from './newRecords.ts'
import { acquirePermit, awaitPause, gaveUp, limitOutcome, ownLimit, releasePermit, reportedWait, statedWait, withRemark } from './permit.ts'
import type { Permit } from './rateLimiter.ts'
import { isRetryable, longestWait, mayHaveArrived, pauseBefore, reasonOf } from './retry.ts'
import { settlingPause } from './settling.ts'
import { sleep } from './waitFor.ts'

/**
 * Makes a call: waits for its rate limit, sends the request until there is a response or a retry is
 * no longer safe or allowed.
 *
 * @param request - the request, without credentials
 * @returns the response; if it failed as the specification describes it, with its `error`
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError,
 * ChatTimeoutError, ChatAbortError, a reason of the signal's own, and whatever a function that
 * fetches a key throws
 */
export async function performCall(
  connection: Connection,
  request: PreparedRequest,
  operation: CalledOperation,
  options: SendOptions,
): Promise<CallResult> {
  const { hooks } = connection
  const began = performance.now()
  const settings = settingsOf(options, connection)
  const { deadline } = settings
  const controller = new AbortController()
  const sequence = nextCallNumber()
  const { name, operationId, method, path } = operation
  const event = { callId: sequence, name, operationId, method, path }
  const call: CallState = {
    connection,
    request,
    operation,
    settings,
    // A signal costs as much as the rest of a call, so there is none unless something can abort it.
    signal: options.signal || deadline < Number.POSITIVE_INFINITY ? controller.signal : undefined,
    began,
    end: began + deadline,
    sequence,
    event,
    credentials: undefined,
    attempts: 0,
    failures: 0,
    waited: 0,
    rejections: 0,
    rejectedSince: undefined,
    resumesAt: 0,
    mayBeDone: false,
    tooEarlySince: undefined,
  }
  const timer =
    deadline < Number.POSITIVE_INFINITY
      ? setTimeout(() => controller.abort(new ChatTimeoutError(deadline, factsOf(call), 'deadline')), deadline)
      : undefined
  const unfollow = options.signal && followSignal(options.signal, controller)
  hooks.onRequest?.({ ...event })
  const around = hooks.around && callAround(hooks.around, event)
  const reportEnd = (status: number | undefined, error?: unknown) => {
    const { attempts } = call
    const ms = performance.now() - began
    if (error !== options.signal?.reason) showCaller(error, performCall)
    if (error !== undefined) hooks.onError?.({ ...event, error, attempts, ms })
    const endEvent = () => ({ ...event, ok: error === undefined, status, attempts, ms })
    hooks.onEnd?.(endEvent())
    around?.end(endEvent(), error)
  }
  try {
    const { response, text, data, error, readable } = await (around ? around.start(() => sendUntilDone(call)) : sendUntilDone(call))
    if (!response || !readable) throw error
    if (connection.newRecords && error === undefined) rememberRecords(connection.newRecords, operationId, data)
    reportEnd(response.status, error)
    return { response, text, data, error: error as CallResult['error'], attempts: call.attempts, secrets: secretsOf(call) }
  } catch (cause) {
    const error = call.signal?.aborted ? reasonFor(call, call.signal.reason) : cause
    reportEnd(error instanceof ChatApiError ? error.status : undefined, error)
    throw error
  } finally {
    clearTimeout(timer)
    unfollow?.()
  }
}

/** Sends a call's request until it succeeds, or a retry is no longer safe or allowed. */
async function sendUntilDone(call: CallState): Promise<Attempt> {
  call.signal?.throwIfAborted()
  let rejected: Attempt | undefined
  let asked = acquirePermit(call)
  for (;;) {
    const permit = 'granted' in asked ? asked : await asked
    if (!permit.granted) return gaveUp(call, rejected, permit.resumesIn)
    const outcome = await sendWithPermit(call, permit)
    const pause = outcome.response?.status === 429 ? pauseAfter429(call, permit, outcome) : pauseAfterFailure(call, outcome)
    rejected = outcome.response?.status === 429 ? outcome : undefined
    // After a 429 the call waits at its rate limit, which may know at once that it is closed for
    // too long.
    if (rejected && pause !== undefined) asked = acquirePermit(call)
    const isRefused = 'granted' in asked && !asked.granted
    report(call, outcome, isRefused ? undefined : pause)
    if (pause === undefined) {
      if (rejected && call.settings.waitForRateLimit && !call.signal?.aborted) return gaveUp(call, rejected, statedWait(rejected))
      return outcome.error === undefined ? outcome : { ...outcome, error: finalError(call, outcome.error) }
    }
    call.mayBeDone ||= mayHaveArrived(outcome.error)
    if (rejected) continue
    await sleep(pause, call.signal)
    asked = acquirePermit(call)
  }
}

/** Sends the request once, and returns the permit whatever the outcome. */
async function sendWithPermit(call: CallState, permit: Permit): Promise<Attempt> {
  const { concurrency } = call.connection
  const { attempts } = call
  let outcome: Attempt | undefined
  try {
    const pause = awaitPause(call, permit)
    if (pause) await pause
    const turn = concurrency.acquire(call.signal)
    if (turn) await reportedWait(call, ownLimit, turn)
    try {
      return (outcome = await attempt(call))
    } finally {
      concurrency.release()
    }
  } finally {
    releasePermit(call, permit, limitOutcome(outcome, call.attempts > attempts))
  }
}

/**
 * Decides whether the call waits at its rate limit after a 429.
 * @returns the milliseconds until the next attempt, at the earliest; `undefined` if this was the
 * last attempt
 */
function pauseAfter429(call: CallState, { isPaced }: Permit, outcome: Attempt): number | undefined {
  const { settings, end, signal } = call
  const now = performance.now()
  let pause = statedWait(outcome) ?? 0
  let patience = now + settings.maxWait
  // What a limiter does not observe, the call does by itself.
  if (!isPaced) {
    call.rejectedSince ??= now
    call.resumesAt = now + (closingOf(limitOutcome(outcome, true), call.rejections++)?.milliseconds ?? 0)
    pause = Math.max(pause, call.resumesAt - now)
    patience = call.rejectedSince + settings.maxWait
  }
  return settings.waitForRateLimit && !signal?.aborted && now + pause <= Math.min(patience, end) ? pause : undefined
}

/**
 * Decides whether a request that failed is sent again.
 * @returns the milliseconds until then; `undefined` if this was the last attempt
 */
function pauseAfterFailure(call: CallState, outcome: Attempt): number | undefined {
  const { error } = outcome
  call.rejections = 0
  call.rejectedSince = undefined
  // Without credentials nothing was sent, and a retry would not help.
  if (error === undefined || !call.credentials || call.signal?.aborted) return undefined
  const early = settlingPause(call, error)
  if (early !== undefined) return performance.now() + early < call.end ? early : undefined
  call.failures++
  const pause = statedWait(outcome) ?? pauseBefore(call.failures)
  if (!isRetryable(call.operation.method, error) || call.failures > call.settings.retries || pause > longestWait) return undefined
  return performance.now() + pause < call.end ? pause : undefined
}

/** The error of the last attempt, with what the whole call adds to it. */
function finalError(call: CallState, error: unknown): unknown {
  const { operation, settings, failures, mayBeDone } = call
  // Another attempt would be safe and allowed, but for the deadline.
  if (error instanceof ChatTimeoutError && isRetryable(operation.method, error) && failures <= settings.retries)
    return new ChatTimeoutError(settings.deadline, factsOf(call), 'deadline')
  if (error instanceof ChatApiError && mayBeDone && error.status < 500 && operation.method !== 'GET')
    return withRemark(call, error, 'An earlier attempt of this call failed and may have been carried out')
  return error
}

/** Reports an attempt to hooks and logger. */
function report({ connection, operation, attempts, event }: CallState, { response, error, ms }: Attempt, pause: number | undefined): void {
  const { debug } = connection.logger
  const what = `${operation.method} ${operation.path}`
  if (response) debug?.(`${what} responded ${response.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
  if (pause !== undefined) debug?.(`${what} will be sent again in ${Math.round(pause)} ms at the earliest after ${reasonOf(error)}`)
  const { onAttempt } = connection.hooks
  if (!onAttempt) return
  const rateLimit = response && rateLimitOf(response.headers)
  onAttempt({ ...event, attempt: attempts, status: response?.status, ms, rateLimit, willRetryIn: pause })
}

/** What an aborted call rejects with: the reason itself, unless it is the platform's. */
function reasonFor(call: CallState, reason: unknown): unknown {
  // Signals from another realm, such as a test runner's, are not instances of this realm's class.
  const isPlatforms = Object.prototype.toString.call(reason) === '[object DOMException]'
  return isPlatforms ? new ChatAbortError(reason as DOMException, factsOf(call)) : reason
}
