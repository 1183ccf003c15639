import { STATUS_CODES } from 'node:http'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { ErrorEntry } from './model.ts'

/** The error codes of an HTTP status. */
export interface StatusEntry {
  /** `undefined` for codes without a known status. */
  readonly status: number | undefined
  readonly title: string
  readonly errors: readonly ErrorEntry[]
}

/** The error codes by status, those without a known status last. */
export function statusesOf(errors: readonly ErrorEntry[]): StatusEntry[] {
  const groups = groupBy(errors, ({ status }) => status)
  return [...groups]
    .sort(([a = Number.POSITIVE_INFINITY], [b = Number.POSITIVE_INFINITY]) => a - b)
    .map(([status, list]) => ({
      status,
      title: status === undefined ? 'Without a known status' : `${status} ${STATUS_CODES[status] ?? ''}`,
      errors: list,
    }))
}
