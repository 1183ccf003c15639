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
   * `created`: CometChat imported it. `existed`: CometChat has a record with this id, which may
   * differ; the import does not change it. `refused`: CometChat or the client rejected it; change
   * it before you send it again. `unknown`: there was no response; it is safe to send it again.
   */
  readonly status: (typeof statuses)[number]
  /** Set on `existed` and `refused` if an earlier request may have created the record. */
  readonly sentBefore?: true
  /** CometChat's error code. */
  readonly code?: string
  /** Why it existed, was refused or is unknown, in the words of CometChat or the client. */
  readonly reason?: string
}

/** The outcome of one record of an import. Its position is that among the records of its kind. */
export interface ImportResult extends BatchResult {
  readonly kind: ImportKind
}

/** The number of records of a kind with each outcome. */
export type ImportCounts = { [status in BatchResult['status']]: number }
