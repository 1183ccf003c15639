import { ChatApiError } from '../errors/ChatApiError.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { type Attempt, failedAttempt } from './attempt.ts'
import { endedError, factsOf, pathValueIn, withRemark } from './callErrors.ts'
import { type CallState, nameForLogger } from './callState.ts'
import { longestWindow, statedWait } from './limitPolicy.ts'
import { mayHaveArrived } from './mayHaveArrived.ts'
import { endOfSettling } from './newRecords.ts'
import { pauseBefore } from './pauseBefore.ts'
import { isRetryable } from './retry.ts'

/**
 * Decides whether the request is sent again.
 * @returns how long to pause before, at the least; or the end of the call
 */
export function nextStep(call: CallState, attempt: Attempt): number | Attempt {
  if (attempt.type === 'success') return attempt
  // The retry was sent, and in vain.
  call.retryCost = undefined
  if (attempt.type === 'failure' && attempt.isFinal) return attempt
  // An end that comes just now wins over an error.
  if (call.ended) return failedAttempt(endedError(call, call.ended))
  const { operation, settings, end } = call
  const { error, head } = attempt
  const stated = statedWait(head)
  if (head?.status === 429) return settings.waitForRateLimit ? (stated ?? 0) : attempt
  const over: Attempt = { ...attempt, error: withWarning(call, error) } as Attempt
  const now = performance.now()
  const early = settlingPause(call, error)
  if (early !== undefined) return now + early < end ? early : over
  call.failures++
  const pause = stated ?? pauseBefore(call.failures)
  if (!isRetryable(operation.method, error) || call.failures > settings.retries || pause > longestWindow) return over
  // Another attempt would be safe and allowed, but for the deadline.
  if (now + pause >= end)
    return error instanceof ChatTimeoutError ? failedAttempt(new ChatTimeoutError(settings.deadline, factsOf(call), 'deadline')) : over
  const cost = call.connection.retryBudget.spend(error)
  if (cost === undefined) {
    // Too many calls of the client fail.
    const reason = "not sent again: the client's budget for retries is used up"
    call.connection.logger.debug?.(`${nameForLogger(call)} is ${reason}`)
    return { ...over, error: withRemark(call, over.error, `It was ${reason}`) } as Attempt
  }
  call.retryCost = cost
  call.mayBeDone ||= mayHaveArrived(error)
  return pause
}

/** A rejection may be about what an earlier attempt of the call has done. */
const withWarning = (call: CallState, error: unknown): unknown =>
  call.mayBeDone && error instanceof ChatApiError && error.status < 500 && call.operation.method !== 'GET'
    ? withRemark(call, error, 'An earlier attempt of this call failed and may have been carried out')
    : error

/** How long a call that was too early pauses before it is repeated, in milliseconds. */
const settlingPauses = 500

/**
 * Decides whether a rejection may only be too early for a record that was just made: the same
 * rejection is permanent for a user without access.
 * @returns the milliseconds until the call is repeated; `undefined` if the rejection counts
 */
function settlingPause(call: CallState, error: unknown): number | undefined {
  const { operation, request } = call
  const { settling } = call.settings
  const { newRecords } = call.connection
  if (!newRecords || !operation.settles || settling === false || !(error instanceof ChatApiError)) return undefined
  const { rule, made } = newRecords
  if (error.status !== rule.status || error.code !== rule.code) return undefined
  const id = pathValueIn(request.url, operation.path, rule.parameter) ?? ''
  const now = performance.now()
  const isNamed = typeof settling === 'object' && settling.some((named) => encodeURIComponent(named) === id)
  const since = isNamed ? (call.tooEarlySince ??= now) : made.get(id)
  const left = since === undefined ? 0 : endOfSettling(rule, since) - now
  return left > 0 ? Math.min(settlingPauses, left) : undefined
}
