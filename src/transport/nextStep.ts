import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { type Attempt, failure } from './attempt.ts'
import { endedError, factsOf, withRemark } from './callErrors.ts'
import type { CallState } from './callState.ts'
import { longestWindow, statedWait } from './limitPolicy.ts'
import { isRetryable, mayHaveArrived, pauseBefore } from './retry.ts'
import { settlingPause } from './settling.ts'

/**
 * Decides whether the request is sent again.
 * @returns how long to pause before, at the least; or the end of the call
 */
export function nextStep(call: CallState, attempt: Attempt): number | Attempt {
  if (attempt.type === 'success' || ('isFinal' in attempt && attempt.isFinal)) return attempt
  // An end that comes just now wins over an error.
  if (call.ended) return failure(endedError(call, call.ended))
  const { operation, settings, end } = call
  const { error, response } = attempt
  const stated = statedWait(response)
  if (response?.status === 429) return settings.waitForRateLimit ? (stated ?? 0) : attempt
  const over: Attempt = { ...attempt, error: withWarning(call, error) } as Attempt
  const now = performance.now()
  const early = settlingPause(call, error)
  if (early !== undefined) return now + early < end ? early : over
  call.failures++
  const pause = stated ?? pauseBefore(call.failures)
  if (!isRetryable(operation.method, error) || call.failures > settings.retries || pause > longestWindow) return over
  // Another attempt would be safe and allowed, but for the deadline.
  if (now + pause >= end)
    return error instanceof ChatTimeoutError ? failure(new ChatTimeoutError(settings.deadline, factsOf(call), 'deadline')) : over
  call.mayBeDone ||= mayHaveArrived(error)
  return pause
}

/** A rejection may be about what an earlier attempt of the call has done. */
const withWarning = (call: CallState, error: unknown): unknown =>
  call.mayBeDone && error instanceof ChatApiError && error.status < 500 && call.operation.method !== 'GET'
    ? withRemark(call, error, 'An earlier attempt of this call failed and may have been carried out')
    : error
