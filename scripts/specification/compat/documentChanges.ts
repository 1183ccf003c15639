import { differencesOf } from '../diff/differences.ts'
import type { AnyNode } from '../lint/anyNode.ts'
import type { Bump } from './semver.ts'

/** The changes to a document. */
export interface DocumentChanges {
  readonly bump: Bump
  readonly breaking: readonly string[]
  readonly added: readonly string[]
}

/** Compares two bundled documents. Texts are not compared: they need no version. */
export function documentChanges(before: AnyNode, after: AnyNode): DocumentChanges {
  const differences = differencesOf(before, after)
  const lines = (breaking: boolean) =>
    differences
      .filter((found) => found.breaking === breaking)
      .map(({ kind, pointer, published, ours }) => `${kind} ${pointer}: ${ours} → ${published}`)
  const [breaking, added] = [lines(true), lines(false)]
  return { bump: breaking.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none', breaking, added }
}
