import type { Contract } from '../documents/contract.ts'
import { parsed } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { errorCodeOf } from '../exchange/outcome.ts'
import { callOfRequest } from '../serverChecks/createdRecords.ts'
import { pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'

/** Milliseconds after a record was made in which calls about it were too early. */
export interface SettlingTime {
  /** The operation that made the records. */
  readonly after: string
  readonly records: number
  /** When the latest call that was too early was made; 0 if none was. */
  readonly rejectedUntil: number
  /** When the latest of their first accepted calls was answered. */
  readonly acceptedAfter: number
}

/** A new record, and calls about it that may be too early; times in milliseconds. */
interface NewRecord {
  readonly after: string
  readonly made: number
  rejectedUntil: number
  acceptedAfter?: number
}

/**
 * Measures how soon calls about a new record are accepted. It only looks at operations that have
 * `x-settles`.
 *
 * @param base - the base URL of the API
 */
export function createSettlingLog(contract: Contract, base: string) {
  const records = new Map<string, NewRecord>()
  const began = new WeakMap<RawRequest, number>()
  const rules = contract.operations.flatMap(({ settles }) => settles ?? [])
  return {
    /** Notes a request before it is sent, and again with its response. */
    note(request: RawRequest, response: RawResponse | undefined): void {
      if (!response) return void began.set(request, Date.now())
      const { operation, args } = callOfRequest(contract, request, pathOf(base)) ?? {}
      if (!operation || !args) return
      const { status } = response
      const makes = rules.find(({ after }) => after.includes(operation.id))
      const id = makes && status < 300 ? valueAt(parsed(response.body), makes.record) : undefined
      if (id !== undefined) records.set(String(id), { after: operation.id, made: Date.now(), rejectedUntil: 0 })
      const { settles } = operation
      const record = settles && records.get(String(args[settles.parameter]))
      if (!record || record.acceptedAfter !== undefined) return
      if (status < 300) record.acceptedAfter = Date.now() - record.made
      else if (status === settles.status && errorCodeOf(response) === settles.code)
        record.rejectedUntil = Math.max(0, (began.get(request) ?? 0) - record.made)
    },
    measured(): SettlingTime[] {
      // The code has other reasons, which last: only a record that was accepted later was settling.
      const settled = [...records.values()].filter(({ acceptedAfter }) => acceptedAfter !== undefined)
      return [...new Set(settled.map(({ after }) => after))].sort().map((after) => {
        const own = settled.filter((record) => record.after === after)
        return {
          after,
          records: own.length,
          rejectedUntil: Math.max(...own.map(({ rejectedUntil }) => rejectedUntil)),
          acceptedAfter: Math.max(...own.map(({ acceptedAfter = 0 }) => acceptedAfter)),
        }
      })
    },
  }
}
