import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import type { Attempt, Failure, Rejection } from './attempt.ts'
import { endedError, factsOf, refusedError, withRemark } from './callErrors.ts'
import type { Refusal } from './callQueue.ts'
import type { CallState } from './callState.ts'
import { statedWait } from './limitPolicy.ts'
import { isRetryable, longestWait, mayHaveArrived, pauseBefore } from './retry.ts'
import { settlingPause } from './settling.ts'

/** What comes after an attempt. */
export type NextStep =
  /** The call is over, with this. */
  | { readonly outcome: Attempt }
  /** The call asks for a permit again, after a pause, or where its rate limit makes the pause. */
  | { readonly pause: number; readonly isForLimit: boolean }

/** A call that was not sent, or not again, or that ended before its attempt did. */
export const failed = (error: unknown): Failure => ({ type: 'failure', error })

/** Decides whether the request is sent again. */
export function nextStep(call: CallState, attempt: Attempt): NextStep {
  if (attempt.type === 'success' || ('isFinal' in attempt && attempt.isFinal)) return { outcome: attempt }
  // An end that comes just now wins over an error.
  if (call.ended) return { outcome: failed(endedError(call, call.ended)) }
  if (attempt.response?.status === 429) return afterRateLimit(call, attempt)
  return afterFailure(call, attempt)
}

function afterRateLimit(call: CallState, attempt: Rejection | Failure): NextStep {
  const { waitForRateLimit, maxWait } = call.settings
  if (!waitForRateLimit) return { outcome: attempt }
  const pause = statedWait(attempt.response) ?? 0
  const resumesAt = performance.now() + pause
  const patience = performance.now() + maxWait
  if (resumesAt <= Math.min(patience, call.turn.end)) return { pause, isForLimit: true }
  const option = call.turn.end < patience ? 'deadline' : 'maxWait'
  return { outcome: refused(call, attempt, { admitted: false, resumesAt, option, isOperation: pause > longestWait }) }
}

function afterFailure(call: CallState, attempt: Rejection | Failure): NextStep {
  const { operation, settings, turn } = call
  const { error } = attempt
  const over: NextStep = { outcome: { ...attempt, error: withWarning(call, error) } as Attempt }
  const now = performance.now()
  const early = settlingPause(call, error)
  if (early !== undefined) return now + early < turn.end ? { pause: early, isForLimit: false } : over
  call.failures++
  const pause = statedWait(attempt.response) ?? pauseBefore(call.failures)
  if (!isRetryable(operation.method, error) || call.failures > settings.retries || pause > longestWait) return over
  // Another attempt would be safe and allowed, but for the deadline.
  if (now + pause >= turn.end)
    return error instanceof ChatTimeoutError
      ? { outcome: failed(new ChatTimeoutError(settings.deadline, factsOf(call), 'deadline')) }
      : over
  call.mayBeDone ||= mayHaveArrived(error)
  return { pause, isForLimit: false }
}

/** A rejection may be about what an earlier attempt of the call has done. */
const withWarning = (call: CallState, error: unknown): unknown =>
  call.mayBeDone && error instanceof ChatApiError && error.status < 500 && call.operation.method !== 'GET'
    ? withRemark(call, error, 'An earlier attempt of this call failed and may have been carried out')
    : error

/** The end of a call that would have to wait longer than it may; `rejected` is its last 429. */
export function refused(call: CallState, rejected: Rejection | Failure | undefined, refusal: Refusal): Attempt {
  if (!rejected) return failed(refusedError(call, undefined, refusal))
  return { ...rejected, error: refusedError(call, rejected.error as ChatApiError, refusal) } as Rejection | Failure
}
