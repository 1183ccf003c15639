import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { valueAt } from '../documents/pointer.ts'

/**
 * How long calls about new records were too early, in milliseconds since the response that made the
 * record.
 */
export interface SettlingTime {
  /** The operation that made the records. */
  readonly after: string
  readonly records: number
  /** When the latest call that was too early was made; 0 if none was. */
  readonly rejectedUntil: number
  /** When the latest of their first accepted calls was answered. */
  readonly acceptedAfter: number
}

/**
 * A record that was made, and the calls about it that may have been too early. Times are in
 * milliseconds.
 */
interface NewRecord {
  readonly after: string
  readonly made: number
  rejectedUntil: number
  acceptedAfter?: number
}

/**
 * Measures how long records settle, by the operations whose `x-settles` says that they can be too
 * early.
 */
export interface SettlingLog {
  /**
   * @param began - when the request was sent
   */
  note(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    response: { status: number; code: string | undefined; body: unknown },
    began: number,
  ): void
  measured(): SettlingTime[]
}

export function createSettlingLog({ operations }: Contract): SettlingLog {
  const records = new Map<string, NewRecord>()
  const rules = operations.flatMap(({ settles }) => settles ?? [])
  return {
    note(operation, args, { status, code, body }, began) {
      const makes = rules.find(({ after }) => after.includes(operation.id))
      const id = makes && status < 300 ? valueAt(body, makes.record) : undefined
      if (id !== undefined) records.set(String(id), { after: operation.id, made: Date.now(), rejectedUntil: 0 })
      const { settles } = operation
      const record = settles && records.get(String(args[settles.parameter]))
      if (!record || record.acceptedAfter !== undefined) return
      if (status < 300) record.acceptedAfter = Date.now() - record.made
      else if (status === settles.status && code === settles.code) record.rejectedUntil = Math.max(0, began - record.made)
    },
    measured() {
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
