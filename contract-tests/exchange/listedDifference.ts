/** A difference of a server from the fake that no document decides, as a report lists it. */
export interface ListedDifference {
  readonly operation: string
  /** JSON pointer into the body for any record; empty for the status. */
  readonly place: string
  /** Whether the server shows something else, more or less. */
  readonly kind: string
  /** The pointer of the schema of the record that has the property, or of those in the list. */
  readonly record?: string
  /** The kind of record that is missing or unexpected, such as `action groupMember`. */
  readonly records: string
  readonly expected: string
  readonly got: string
  /** The filters, or the invalid value, without which the server does not differ. */
  readonly filters?: readonly string[]
  readonly parameters: readonly string[]
  readonly call: string
  readonly curl?: string | undefined
  /** Whether an earlier difference about the same records may explain it. */
  readonly follows: boolean
}
