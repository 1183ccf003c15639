import type { ImportKind } from './kinds.ts'

/** The outcome of one record of a batch. */
export interface BatchResult {
  /** Its position in the batch, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `created`: the service imported it. `exists`: the service has a record of this id already; it
   * does not say whether the two are alike, and changes nothing. `refused`: the service or the
   * client rejected it; it needs a change before it can be sent again. `unknown`: no response said
   * what became of it; it is safe to send it again.
   */
  readonly status: 'created' | 'exists' | 'refused' | 'unknown'
  /** Set on `exists` if an earlier request may have created the record. */
  readonly sentBefore?: true
  /** The service's code for an error. */
  readonly code?: string
  /**
   * Why it exists, was refused or is unknown, as the service says, or the client where it did not
   * get that far.
   */
  readonly reason?: string
}

/** The outcome of one record of an import. */
export interface ImportResult {
  readonly kind: ImportKind
  /** Its position among the records of its kind, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `imported`: the service has it. `refused`: the service or the client rejected it; `code` and
   * `reason` say why, and it needs a change before it can be sent again. `unknown`: it may or may
   * not have been imported, as no response said; `reason` says what to do.
   */
  readonly status: 'imported' | 'refused' | 'unknown'
  /**
   * Set on `imported` if the record existed already when it was sent again, most likely from an
   * earlier request of this import.
   */
  readonly wasThere?: true
  /** The service's code for an error. */
  readonly code?: string
  /** Why it was refused, or what is unknown and what to do about it. */
  readonly reason?: string
}

/** How many records of a kind have had which outcome. */
export interface ImportCounts {
  imported: number
  refused: number
  unknown: number
}
