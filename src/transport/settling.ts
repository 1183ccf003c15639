import { ChatApiError } from '../errors/ChatApiError.ts'
import { pathValueIn } from './callErrors.ts'
import type { CallState } from './callState.ts'
import { endOfSettling } from './newRecords.ts'

/** The pause before a call that was too early is repeated, in milliseconds. */
const pause = 500

/**
 * Decides whether a rejection may only be too early for a record that was just made: the same
 * rejection is permanent for a user without access.
 * @returns the milliseconds until the call is repeated; `undefined` if the rejection counts
 */
export function settlingPause(call: CallState, error: unknown): number | undefined {
  const { operation, request, settings } = call
  const { newRecords } = call.connection
  const { settling } = settings
  if (!newRecords || !operation.settles || settling === false || !(error instanceof ChatApiError)) return undefined
  const { rule, made } = newRecords
  if (error.status !== rule.status || error.code !== rule.code) return undefined
  const id = pathValueIn(request.url, operation.path, rule.parameter) ?? ''
  const now = performance.now()
  const isNamed = typeof settling === 'object' && settling.some((named) => encodeURIComponent(named) === id)
  const since = isNamed ? (call.tooEarlySince ??= now) : made.get(id)
  const left = since === undefined ? 0 : endOfSettling(rule, since) - now
  return left > 0 ? Math.min(pause, left) : undefined
}
