import { ChatAbortError } from '../errors/ChatAbortError.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import type { CallFacts } from '../errors/ChatError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { showCaller } from '../errors/callerStack.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import { rateLimitOf } from '../response/rateLimit.ts'
import type { CallResult } from '../response/result.ts'
import { onAbort, sleep } from './abort.ts'
import { type Attempt, attempt } from './attempt.ts'
import { type CalledOperation, type CallState, type Connection, factsOf, type SendOptions, secretsOf, settingsOf } from './callState.ts'
import { acquirePermit, gaveUp, limitOutcome, releasePermit, reportWait, statedWait, waitLeft } from './permit.ts'
import type { Permit } from './rateLimiter.ts'
import { isRetryable, longestWait, mayHaveArrived, pauseBefore, reasonOf } from './retry.ts'
import { rememberRecords, settlingPause } from './settling.ts'

/** Numbers the calls of this process in the order in which they begin, by which rate limiters keep their places. */
let lastCall = 0

/**
 * Makes a call: waits for its rate limit, sends the request until there is a response or a retry is no longer safe or allowed.
 *
 * @param request - the request, without credentials
 * @returns the response; if it failed as the specification describes it, with its `error`
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError, ChatTimeoutError, ChatAbortError, a reason of the
 * signal's own, and whatever a function that fetches a key throws
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
  const deadline = withDeadline(options.signal, settings.deadline, () => factsOf(call))
  const sequence = ++lastCall
  const { name, operationId, method, path } = operation
  const event = { callId: sequence, name, operationId, method, path }
  const call: CallState = {
    connection,
    request,
    operation,
    settings,
    signal: deadline.signal,
    end: began + settings.deadline,
    sequence,
    event,
    credentials: undefined,
    attempts: 0,
    failures: 0,
    waited: 0,
    mayBeDone: false,
    tooEarlySince: undefined,
  }
  hooks.onRequest?.({ ...event })
  const reportEnd = (status: number | undefined, error?: unknown) => {
    const { attempts } = call
    const ms = performance.now() - began
    if (error !== options.signal?.reason) showCaller(error, performCall)
    if (error !== undefined) hooks.onError?.({ ...event, error, attempts, ms })
    hooks.onEnd?.({ ...event, ok: error === undefined, status, attempts, ms })
  }
  try {
    const { response, text, data, error, readable } = await sendUntilDone(call)
    if (!response || !readable) throw error
    if (connection.newRecords && error === undefined) rememberRecords(connection.newRecords, operationId, data)
    reportEnd(response.status, error)
    return { response, text, data, error: error as CallResult['error'], attempts: call.attempts, secrets: secretsOf(call) }
  } catch (cause) {
    const error = rejectionOf(call, options.signal, cause)
    reportEnd(error instanceof ChatApiError ? error.status : undefined, error)
    throw error
  } finally {
    deadline.clear()
  }
}

/** Sends a call's request until it succeeds, or a retry is no longer safe or allowed. */
async function sendUntilDone(call: CallState): Promise<Attempt> {
  let rejected: Attempt | undefined
  for (;;) {
    call.signal?.throwIfAborted()
    const permit = await acquirePermit(call)
    if (!permit.granted) return gaveUp(call, rejected, permit.resumesIn)
    const outcome = await sendWithPermit(call, permit)
    const pause = retryPause(call, outcome)
    report(call, outcome, pause)
    rejected = outcome.response?.status === 429 ? outcome : undefined
    if (pause === undefined) {
      if (rejected && call.settings.waitForRateLimit) return gaveUp(call, rejected, statedWait(rejected))
      return outcome.error === undefined ? outcome : { ...outcome, error: finalError(call, outcome.error) }
    }
    call.mayBeDone ||= mayHaveArrived(outcome.error)
    // After a 429 the call waits at its rate limit instead.
    if (!rejected) await sleep(pause, call.signal)
  }
}

/** Sends the request once, and returns the permit whatever the outcome. */
async function sendWithPermit(call: CallState, permit: Permit): Promise<Attempt> {
  const { concurrency } = call.connection
  const { attempts } = call
  let outcome: Attempt | undefined
  try {
    const turn = concurrency.acquire(call.signal)
    if (turn) await waitForOthers(call, turn)
    try {
      return (outcome = await attempt(call))
    } finally {
      concurrency.release()
    }
  } finally {
    releasePermit(call, permit, limitOutcome(outcome, call.attempts > attempts))
  }
}

/** Waits until fewer than `maxConcurrent` requests are in progress. */
async function waitForOthers(call: CallState, turn: Promise<void>): Promise<void> {
  const began = performance.now()
  try {
    await turn
  } finally {
    reportWait(call, 'maxConcurrent', performance.now() - began)
  }
}

/**
 * Decides whether there is another attempt.
 * @returns the milliseconds until then, at the earliest; `undefined` if this was the last attempt
 */
function retryPause(call: CallState, outcome: Attempt): number | undefined {
  const { response, error } = outcome
  // Without credentials nothing was sent, and a retry would not help.
  if (error === undefined || !call.credentials || call.signal?.aborted) return undefined
  const stated = statedWait(outcome)
  if (response?.status === 429) {
    const wait = stated ?? 0
    return call.settings.waitForRateLimit && wait <= waitLeft(call) ? wait : undefined
  }
  const early = settlingPause(call, error)
  if (early !== undefined) return performance.now() + early < call.end ? early : undefined
  call.failures++
  const pause = stated ?? pauseBefore(call.failures)
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
    return new ChatApiError(
      `${error.message.replace(/\.$/, '')}. An earlier attempt of this call failed and may have been carried out.`,
      error,
      factsOf(call),
    )
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

/** What a call rejects with: an error of its signal or its deadline takes precedence over the errors that they cause. */
function rejectionOf(call: CallState, signal: AbortSignal | undefined, cause: unknown): unknown {
  if (!signal?.aborted) return call.signal?.aborted ? call.signal.reason : cause
  // Signals from another realm, such as a test runner's, are not instances of this realm's class.
  const isPlatforms = Object.prototype.toString.call(signal.reason) === '[object DOMException]'
  return isPlatforms ? new ChatAbortError(signal.reason, factsOf(call)) : signal.reason
}

/** A signal that ends with another signal, or when the time for the whole call is over. */
function withDeadline(
  signal: AbortSignal | undefined,
  deadline: number,
  facts: () => CallFacts,
): { signal: AbortSignal | undefined; clear: () => void } {
  if (deadline === Number.POSITIVE_INFINITY) return { signal, clear() {} }
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new ChatTimeoutError(deadline, facts(), 'deadline')), deadline)
  const off = signal && onAbort(signal, () => controller.abort(signal.reason))
  if (signal?.aborted) controller.abort(signal.reason)
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      off?.()
    },
  }
}
