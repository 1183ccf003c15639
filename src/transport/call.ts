import { ChatApiError } from '../errors/ChatApiError.ts'
import { showCaller } from '../errors/callerStack.ts'
import type { CallOptions } from '../request/callOptions.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import { rateLimitOf } from '../response/rateLimit.ts'
import type { CallResult } from '../response/result.ts'
import { type Attempt, attempt, failedAttempt } from './attempt.ts'
import { endedError, refusedError, secretsOf } from './callErrors.ts'
import type { Turned } from './callQueue.ts'
import { type CalledOperation, type CallState, type Connection, eventOf, nameForLogger, newCall } from './callState.ts'
import { callInside, type EndEvent } from './hooks.ts'
import { rememberRecords } from './newRecords.ts'
import { nextStep } from './nextStep.ts'
import { limitLabel } from './rateLimiter.ts'
import { failureInWords } from './retry.ts'
import { Ended, pauseFor, waitFor, watchForEnd } from './waitFor.ts'

// The front door of this folder. In go a connection and a request without credentials; out comes
// the response, or an error. A call waits in `callQueue.ts` for a free slot and a permit,
// `attempt.ts` sends its request, and `nextStep.ts` decides whether to send it again.

/**
 * Makes a call: waits for its rate limit, sends the request until there is a response or a retry is
 * no longer safe or allowed.
 *
 * @param request - the request, without credentials
 * @returns the response; if it failed as the specification describes it, with its `error`
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError,
 * ChatTimeoutError, ChatRateLimitError, ChatAbortError, a reason of the signal's own, and whatever
 * a function that fetches a key throws
 */
export function performCall(
  connection: Connection,
  request: PreparedRequest,
  operation: CalledOperation,
  options: CallOptions,
): Promise<CallResult> {
  const call = newCall(connection, request, operation, options)
  const unwatch = watchForEnd(call, options.signal, call.settings.deadline)
  const { around } = connection.hooks
  return around ? callInside(around, eventOf(call), (end) => runCall(call, unwatch, end)) : runCall(call, unwatch)
}

/**
 * Makes a call, and tells the hooks how it begins and ends. Not an async function: each takes half
 * a kilobyte while it waits.
 */
function runCall(call: CallState, unwatch: () => void, end?: (event: EndEvent, error: unknown) => void): Promise<CallResult> {
  const { connection, operation, began } = call
  const { hooks, newRecords } = connection
  const finish = (outcome: Attempt): CallResult => {
    unwatch()
    const { attempts } = call
    const { error } = outcome
    const ok = outcome.type === 'success'
    const ms = performance.now() - began
    // Also for a retry that was never sent, as the call ended in the pause before.
    if (ok || call.retryCost !== undefined) connection.retryBudget.giveBack(call.retryCost)
    if (ok && newRecords) rememberRecords(newRecords, operation.operationId, outcome.data)
    if (!ok) {
      showCaller(error, finish)
      hooks.onError?.({ ...eventOf(call), attempts, ms, error })
    }
    const status = outcome.head?.status ?? (error instanceof ChatApiError ? error.status : undefined)
    const event: EndEvent = { ...eventOf(call), attempts, ms, ok, status }
    hooks.onEnd?.({ ...event })
    end?.(event, error)
    if (outcome.type === 'failure') throw error
    const { response, head, text, data } = outcome
    return { response, head, text, data, error: error as ChatApiError | undefined, attempts, secrets: ok ? [] : secretsOf(call) }
  }
  hooks.onRequest?.(eventOf(call))
  return sendUntilDone(call).catch(failedAttempt).then(finish)
}

const noRejection = failedAttempt(undefined)

/**
 * Sends a call's request until it succeeds, or a retry is no longer safe or allowed. What ends the
 * call is returned by whoever decides it.
 */
async function sendUntilDone(call: CallState): Promise<Attempt> {
  /** The last attempt, if CometChat rejected that with 429. */
  let rejected: Attempt = noRejection
  let turn = takeTurn(call)
  for (;;) {
    let turned: Turned | Ended
    try {
      turned = await turn
    } finally {
      reportWait(call)
    }
    if (turned instanceof Ended) return failedAttempt(endedError(call, turned))
    if (!turned.granted) return { ...rejected, error: refusedError(call, rejected.error, turned) } as Attempt
    const began = performance.now()
    const result = await attempt(call, turned)
    if (!result) {
      // A limiter whose permits are always lost must not stall the event loop.
      turn = takeTurnAfter(call, 1)
      continue
    }
    const ms = performance.now() - began
    const next = nextStep(call, result)
    if (typeof next !== 'number') {
      report(call, result, ms, undefined)
      return next
    }
    const isForLimit = result.head?.status === 429
    rejected = isForLimit ? result : noRejection
    // Its limit makes the pause, or knows at once that it is closed for too long.
    turn = isForLimit ? takeTurn(call) : takeTurnAfter(call, next)
    report(call, result, ms, call.ended || call.refusal ? undefined : next)
  }
}

/** Waits for permit and place. */
function takeTurn(call: CallState): Promise<Turned | Ended> {
  const { queue } = call.connection
  return waitFor<Turned>(call, (turn) => {
    call.turn = turn
    call.waitsSince = performance.now()
    if (!queue.join(call)) call.waitsSince = undefined
    return () => queue.leave(call)
  })
}

const takeTurnAfter = (call: CallState, pause: number): Promise<Turned | Ended> =>
  waitFor(call, pauseFor(pause)).then((ended) => ended ?? takeTurn(call))

/** Reports a wait for permit and place that is over; there was none if both were there at once. */
function reportWait(call: CallState): void {
  const { request, waitsSince } = call
  if (waitsSince === undefined) return
  const { queue, logger, hooks } = call.connection
  const ms = performance.now() - waitsSince
  const isForLimit = queue.isLimitedSince(call, waitsSince)
  // Waiting for the client's own calls is not waiting for CometChat.
  if (isForLimit) call.waited += ms
  call.waitsSince = undefined
  const limit = isForLimit ? limitLabel(request.limit) : 'maxConcurrent'
  logger.debug?.(`${nameForLogger(call)} waited ${Math.round(ms)} ms for \`${limit}\``)
  hooks.onWait?.({ ...eventOf(call), limit, ms })
}

function report(call: CallState, result: Attempt, ms: number, pause: number | undefined): void {
  const { connection, attempts } = call
  const { debug } = connection.logger
  const { head } = result
  if (head) debug?.(`${nameForLogger(call)} responded ${head.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
  if (pause !== undefined && result.type !== 'success')
    debug?.(`${nameForLogger(call)} will be sent again in ${Math.round(pause)} ms at the earliest after ${failureInWords(result.error)}`)
  const { onAttempt } = connection.hooks
  if (!onAttempt) return
  const rateLimit = head && rateLimitOf(head.headers)
  onAttempt({ ...eventOf(call), attempt: attempts, status: head?.status, ms, rateLimit, willRetryIn: pause })
}
