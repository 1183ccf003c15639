import type { Settling } from '../../generated/operationTable.ts'
import { ownProperty } from '../request/checks.ts'

/** How much longer than was measured a record may take to settle, in milliseconds. */
const margin = 1000

/** How many are remembered. Programs that make more in a few seconds have no use for it. */
const mostRecords = 1000

/**
 * The records that a client, and the clients made from it, made a moment ago, the oldest first, and
 * when the response about each arrived; and what CometChat rejects of them.
 */
export const createNewRecords = (rule: Settling | undefined) => rule && { rule, made: new Map<string, number>() }

export type NewRecords = NonNullable<ReturnType<typeof createNewRecords>>

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
export const endOfSettling = (rule: Settling, made: number): number => made + rule.longest + margin

function idsAt(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsAt(item, names))
  const [name, ...rest] = names
  if (name !== undefined) return idsAt(ownProperty(value, name), rest)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}
