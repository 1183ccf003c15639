import type { Wrap } from '../../../../contract-tests/fake/wraps.ts'
import type { Fault } from '../fault.ts'

/**
 * A fault in the fake that only several exchanges together show: each single response follows the
 * documents.
 */
export interface StatefulFault extends Fault {
  /** The query parameter or property without which a request does not show it, if any. */
  readonly concerns?: string
  /** Wraps the operation's handler, once for each fake, so its state is that fake's. */
  readonly wrap: Wrap
}
