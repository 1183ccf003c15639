import { ChatApiError } from '../errors/ChatApiError.ts'
import { showCaller } from '../errors/callerStack.ts'
import { limitLabel } from '../request/limit.ts'
import type { PreparedRequest } from '../request/prepareRequest.ts'
import { rateLimitOf } from '../response/rateLimit.ts'
import type { CallResult } from '../response/result.ts'
import { type Attempt, attempt, type Failure, type Rejection } from './attempt.ts'
import { endedError, secretsOf } from './callErrors.ts'
import { nextCallNumber } from './callNumbers.ts'
import { type Admission, type Refusal, type Waiting, waitedForPlace } from './callQueue.ts'
import { type CalledOperation, type CallState, type Connection, type SendOptions, settingsOf } from './callState.ts'
import { followSignal } from './followSignal.ts'
import { callAround } from './hooks.ts'
import { revealedBy } from './limitPolicy.ts'
import { rememberRecords } from './newRecords.ts'
import { failed, nextStep, refused } from './nextStep.ts'
import { reasonOf } from './retry.ts'
import { Ended, end, pauseFor, waitFor } from './waitFor.ts'

/**
 * Makes a call: waits for its rate limit, sends the request until there is a response or a retry is
 * no longer safe or allowed.
 *
 * @param request - the request, without credentials
 * @returns the response; if it failed as the specification describes it, with its `error`
 * @throws ChatApiError for a redirect and for a body that is not JSON, ChatConnectionError,
 * ChatTimeoutError, ChatRateLimitError, ChatAbortError, a reason of the signal's own, and whatever a
 * function that fetches a key throws
 */
export async function performCall(
  connection: Connection,
  request: PreparedRequest,
  operation: CalledOperation,
  options: SendOptions,
): Promise<CallResult> {
  const { hooks, newRecords } = connection
  const { signal } = options
  const call = callOf(connection, request, operation, options)
  const { event } = call
  const { deadline } = call.settings
  const timer = deadline < Number.POSITIVE_INFINITY ? setTimeout(() => end(call, new Ended('deadline')), deadline) : undefined
  const unfollow = signal && followSignal(signal, (reason) => end(call, new Ended('signal', reason)))
  hooks.onRequest?.({ ...event })
  const around = hooks.around && callAround(hooks.around, event)
  let outcome: Attempt
  try {
    outcome = await (around ? around.start(() => sendUntilDone(call)) : sendUntilDone(call))
  } catch (error) {
    outcome = failed(error)
  } finally {
    clearTimeout(timer)
    unfollow?.()
  }
  const ok = outcome.type === 'success'
  const error = ok ? undefined : (outcome as { readonly error: unknown }).error
  const { attempts } = call
  const ms = performance.now() - call.turn.began
  if (ok && newRecords) rememberRecords(newRecords, operation.operationId, (outcome as { readonly data?: unknown }).data)
  // A reason of the program's own keeps its stack.
  if (!ok && error !== signal?.reason) showCaller(error, performCall)
  if (!ok) hooks.onError?.({ ...event, error, attempts, ms })
  const status = outcome.response?.status ?? (error instanceof ChatApiError ? error.status : undefined)
  const endEvent = () => ({ ...event, ok, status, attempts, ms })
  hooks.onEnd?.(endEvent())
  around?.end(endEvent(), error)
  if (outcome.type === 'failure') throw error
  const { response, text, data } = outcome
  return { response, text, data, error: error as ChatApiError | undefined, attempts, secrets: ok ? [] : secretsOf(call) }
}

function callOf(connection: Connection, request: PreparedRequest, operation: CalledOperation, options: SendOptions): CallState {
  const settings = settingsOf(options, connection)
  const sequence = nextCallNumber()
  const began = performance.now()
  const { name, operationId, method, path } = operation
  return {
    connection,
    request,
    operation,
    settings,
    turn: {
      sequence,
      limit: connection.limitScope + request.limit,
      operation: `${method} ${path}`,
      wait: settings.waitForRateLimit,
      maxWait: settings.maxWait,
      began,
      end: began + settings.deadline,
    },
    event: { callId: sequence, name, operationId, method, path },
    ended: undefined,
    endWait: undefined,
    credentials: undefined,
    body: undefined,
    attempts: 0,
    failures: 0,
    waited: 0,
    mayBeDone: false,
    tooEarlySince: undefined,
  }
}

/**
 * Sends a call's request until it succeeds, or a retry is no longer safe or allowed. What ends the
 * call is returned by whoever decides it.
 */
async function sendUntilDone(call: CallState): Promise<Attempt> {
  if (call.ended) return failed(endedError(call, call.ended))
  let rejected: Rejection | Failure | undefined
  let turn = takeTurn(call)
  for (;;) {
    const admission = turn instanceof Promise ? await turn : turn
    if (admission instanceof Ended) return failed(endedError(call, admission))
    if (!admission.admitted) return refused(call, rejected, admission)
    const { result, ms } = await sendOnce(call, admission)
    if (!result) {
      turn = takeTurn(call)
      continue
    }
    const next = nextStep(call, result)
    // Its limit may know at once that it is closed for too long.
    if ('pause' in next && next.isForLimit) turn = takeTurn(call)
    const isRefused = 'admitted' in turn && !turn.admitted
    report(call, result, ms, 'pause' in next && !isRefused ? next.pause : undefined)
    if ('outcome' in next) return next.outcome
    rejected = next.isForLimit ? (result as Rejection | Failure) : undefined
    if (next.isForLimit) continue
    const ended = await pauseFor(call, next.pause)
    if (ended) return failed(endedError(call, ended))
    turn = takeTurn(call)
  }
}

type Turned = Admission | Refusal

/** Waits for permit and place, unless they are there at once. */
const takeTurn = (call: CallState): Turned | Promise<Turned | Ended> => call.connection.queue.enter(call.turn) ?? waitForTurn(call)

/** Waits in the queue, and reports that to hooks and logger. */
async function waitForTurn(call: CallState): Promise<Turned | Ended> {
  const { connection, operation, event, request, turn } = call
  const { queue, logger, hooks } = connection
  const began = performance.now()
  let waiting: Waiting | undefined
  try {
    return await waitFor<Turned>(call, (settle, fail) => {
      const own = (waiting = queue.join(turn, settle, fail))
      return () => queue.leave(own)
    })
  } finally {
    const ms = performance.now() - began
    const isForPlace = waiting !== undefined && waitedForPlace(waiting)
    // Waiting for the client's own calls is not waiting for the service.
    if (!isForPlace) call.waited += ms
    const limit = isForPlace ? 'maxConcurrent' : limitLabel(request.limit)
    logger.debug?.(`${operation.method} ${operation.path} waited ${Math.round(ms)} ms for \`${limit}\``)
    hooks.onWait?.({ ...event, limit, ms })
  }
}

/** Sends the request once, and gives permit and place back whatever comes of it. */
async function sendOnce(call: CallState, admission: Admission): Promise<{ result: Attempt | undefined; ms: number }> {
  const { attempts } = call
  const began = performance.now()
  let result: Attempt | undefined
  try {
    result = await attempt(call, admission.permit)
    return { result, ms: performance.now() - began }
  } finally {
    const { limit, operationClosedFor } = revealedBy(result?.response, call.attempts > attempts)
    admission.leave(limit, operationClosedFor)
  }
}

/** Reports an attempt to hooks and logger. */
function report({ connection, operation, attempts, event }: CallState, result: Attempt, ms: number, pause: number | undefined): void {
  const { debug } = connection.logger
  const { response } = result
  const what = `${operation.method} ${operation.path}`
  if (response) debug?.(`${what} responded ${response.status}${attempts > 1 ? ` at attempt ${attempts}` : ''}`)
  if (pause !== undefined && result.type !== 'success')
    debug?.(`${what} will be sent again in ${Math.round(pause)} ms at the earliest after ${reasonOf(result.error)}`)
  const { onAttempt } = connection.hooks
  if (!onAttempt) return
  const rateLimit = response && rateLimitOf(response.headers)
  onAttempt({ ...event, attempt: attempts, status: response?.status, ms, rateLimit, willRetryIn: pause })
}
