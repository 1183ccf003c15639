import type { ImportKind } from './kinds.ts'

/** The outcomes that a record can have. */
export const statuses = ['created', 'existed', 'refused', 'unknown'] as const

/** The outcome of one record of a batch. */
export interface BatchResult {
  /** Its position in the batch, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `created`: the service imported it. `existed`: the service has a record of this id already,
   * which may differ from this one; an import changes nothing. `refused`: the service or the client
   * rejected it; it needs a change before it can be sent again. `unknown`: no response said what
   * became of it; it is safe to send it again.
   */
  readonly status: (typeof statuses)[number]
  /** Set on `existed` and `refused` if an earlier request may have created the record. */
  readonly sentBefore?: true
  /** The service's code for an error. */
  readonly code?: string
  /**
   * Why it existed, was refused or is unknown, as the service says, or the client where it did not
   * get that far.
   */
  readonly reason?: string
}

/** The outcome of one record of an import. Its position is that among the records of its kind. */
export interface ImportResult extends BatchResult {
  readonly kind: ImportKind
}

/** How many records of a kind have had which outcome. */
export type ImportCounts = { [status in BatchResult['status']]: number }
