import type { Source } from '../../../contract-tests/documents/document.ts'

/** Something that was seen and that the documents say otherwise. */
export interface Contradiction {
  readonly document: string
  /** Where the documents say it, as a JSON pointer into the bundle. */
  readonly pointer: string
  readonly says: string
  readonly saw: string
  /** How often it was seen, and of how many. */
  readonly times: number
  readonly of: number
  /** The operations whose responses show it, as far as the evidence says. */
  readonly operations: readonly string[]
  /** Our evidence for what the documents say. */
  readonly sources: readonly Source[]
}

/** A contradiction before its evidence is looked up. */
export type Difference = Omit<Contradiction, 'document' | 'sources'>

/** @param often - how often it was seen, and of how many */
export const difference = (
  pointer: string,
  says: string,
  saw: string,
  [times, of]: readonly [times: number, of: number],
  operations: readonly string[],
): Difference => ({ pointer, says, saw, times, of, operations })
