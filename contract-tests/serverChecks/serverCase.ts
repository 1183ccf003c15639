import type { Case } from '../cases/case.ts'

export interface ServerCase extends Case {
  /** The path parameter that names a nonexistent record, or `onBehalfOf`. */
  readonly absent?: string
  /** The key to send instead: an unknown one, or one without the required scope. */
  readonly key?: 'unknown' | 'authOnly'
  /** Whether it is sent twice at the same time, to create one record. */
  readonly isTwice?: true
  /**
   * The cases that this case combines; they are sent separately if the server rejects the
   * combination.
   */
  readonly parts?: readonly ServerCase[]
}
