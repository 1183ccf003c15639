import type { Contract } from '../documents/contract.ts'
import type { Step } from './call.ts'

/** A statement of the documents that a call breaks. */
export interface Statement {
  /** The law or key that makes it, such as `written` or `x-unique`. */
  readonly id: string
  /** JSON pointer into the bundled document. */
  readonly at: string
  /** The part of the node at the pointer; see `Place` of `backing.ts`. */
  readonly part: string
  /** Why it applies, as the end of "expected …:". */
  readonly text: string
  /** The calls of the run that make it apply. */
  readonly because: readonly Step[]
}

/** How a server's answer is not the model's. */
export type DifferenceKind = 'status' | 'missing' | 'unexpected' | 'other' | 'order' | 'size' | 'twice' | 'sum' | 'cut'

/** A place where a server's answer is not the model's. It is a finding if it has a statement. */
export interface Difference {
  readonly operation: string
  /** JSON pointer into the response's body; empty for the status. */
  readonly place: string
  readonly kind: DifferenceKind
  readonly expected: unknown
  readonly got: unknown
  /** The calls that show it, that with the answer last. */
  readonly calls: readonly [...Step[], Step]
  readonly statement?: Statement
  /**
   * Whether an earlier difference about the same records may explain it; it has no statement then.
   */
  readonly follows?: boolean
  /** The filters on which it depends: the list without them agrees about the record. */
  readonly filters?: readonly string[]
}

/** The calls of the run and the server's answers so far, as laws see them. */
export interface Told {
  /** Every call before the current one, with the server's answer. */
  readonly steps: readonly Step[]
  readonly prefix: string
  /** The parameters of a call that only limit a list to a page, or to the records of the run. */
  limits(step: Step): ReadonlySet<string>
}

/**
 * Decides whether the documents state what a difference breaks: a pure function of what the run
 * did. It sees neither the model nor the server.
 */
export type Law = (told: Told, difference: Difference, contract: Contract) => Statement | undefined

/** The call that shows a difference. */
export const lastOf = ({ calls }: Difference): Step => calls[calls.length - 1] as Step
