import { pauseBefore, repeatsFailure, repeatsStatus, retryAfterOf } from '../transport/retry.ts'
import type { Call } from '../transport/transport.ts'
import type { Shared } from './load.ts'

/** How often a rate limit may refuse a call while it lets others through, before refusals count against the call's retries. */
const mostOvertaken = 20

/** What follows a failed attempt. */
export interface Verdict {
  /** Whether there is another. */
  readonly again: boolean
  /** Milliseconds until it is made. */
  readonly pause: number
  /** Milliseconds for which the service takes no more calls, after a 429. */
  readonly closedFor: number | undefined
}

/** Decides whether a failed attempt is followed by another, and counts it. */
export function repeated(shared: Shared, call: Call, response: Response | undefined, failure: unknown): Verdict {
  const { longestWait } = shared
  const { name, limit, retries, attempts } = call
  const after = response && retryAfterOf(shared, response.status, response.headers)
  const pause = after === undefined ? pauseBefore(attempts) : after * 1000
  const closedFor = response?.status !== 429 ? undefined : pause <= longestWait ? pause : 0
  // Other calls got through in its place; this one will in the end.
  const overtaken = closedFor !== undefined && limit && retries > 0 && limit.passed > 0 && limit.running > 1
  if (!overtaken || attempts - call.counted > mostOvertaken) call.counted++
  const again = isSafe(shared, name.method, response, failure) && pause <= longestWait && call.counted <= retries && !limit?.dead
  return { again: again && (call.end === Number.POSITIVE_INFINITY || performance.now() + pause < call.end), pause, closedFor }
}

/** Whether a request may be sent again after a response, or after a failure. */
function isSafe(
  { ChatConnectionError, ChatTimeoutError, tooLarge }: Shared,
  method: string,
  response: Response | undefined,
  failure: unknown,
): boolean {
  if (response) return repeatsStatus(method, response.status)
  if (failure instanceof ChatTimeoutError) return repeatsFailure(method, undefined)
  return failure instanceof ChatConnectionError && failure.code !== tooLarge && repeatsFailure(method, failure.code)
}

/** Why an attempt failed, in a few words. */
export const reasonOf = ({ ChatTimeoutError }: Shared, response: Response | undefined, failure: unknown): string =>
  response
    ? `status ${response.status}`
    : failure instanceof ChatTimeoutError
      ? 'time-out'
      : ((failure as { code?: string }).code ?? 'connection error')
