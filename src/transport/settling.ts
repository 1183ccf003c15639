import type { Settling } from '../../generated/operationTable.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { ownProperty } from '../response/parseJson.ts'
import { pathValueIn } from './callErrors.ts'
import type { CallState } from './callState.ts'

/** How much longer than was measured a record may take to settle, in milliseconds. */
const margin = 1000

/** The pause before a call that was too early is repeated, in milliseconds. */
const pause = 500

/** How many are remembered. Programs that make more in a few seconds have no use for it. */
const mostRecords = 1000

/**
 * The records that a client, and the clients made from it, made a moment ago, and what the service
 * rejects of them.
 */
export interface NewRecords {
  readonly rule: Settling
  /** When the response about each arrived, by the clock of `performance.now`; the oldest first. */
  readonly made: Map<string, number>
}

export const createNewRecords = (rule: Settling | undefined): NewRecords | undefined => rule && { rule, made: new Map() }

/** Remembers the records that a response says were made, and forgets the old ones. */
export function rememberRecords({ rule, made }: NewRecords, operationId: string | undefined, data: unknown): void {
  if (operationId === undefined || !rule.after.includes(operationId)) return
  const now = performance.now()
  for (const id of idsAt(data, rule.record.split('/'))) {
    made.delete(id)
    made.set(id, now)
  }
  for (const [id, time] of made) {
    if (made.size <= mostRecords && now < endOfSettling(rule, time)) break
    made.delete(id)
  }
}

/** Until when a record that was made at a time may be settling. */
const endOfSettling = (rule: Settling, made: number): number => made + rule.longest + margin

function idsAt(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsAt(item, names))
  const [name, ...rest] = names
  if (name !== undefined) return idsAt(ownProperty(value, name), rest)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/**
 * Decides whether a rejection may only be too early for a record that was just made: the same
 * rejection is permanent for a user without access.
 * @returns the milliseconds until the call is repeated; `undefined` if the rejection counts
 */
export function settlingPause(call: CallState, error: unknown): number | undefined {
  const { operation, request, settings, connection } = call
  const { settling } = settings
  if (!connection.newRecords || !operation.settles || settling === false || !(error instanceof ChatApiError)) return undefined
  const { rule, made } = connection.newRecords
  if (error.status !== rule.status || error.code !== rule.code) return undefined
  const id = pathValueIn(request.url, operation.path, rule.parameter) ?? ''
  const now = performance.now()
  const isNamed = typeof settling === 'object' && settling.some((named) => encodeURIComponent(named) === id)
  const since = isNamed ? (call.tooEarlySince ??= now) : made.get(id)
  const left = since === undefined ? 0 : endOfSettling(rule, since) - now
  return left > 0 ? Math.min(pause, left) : undefined
}
