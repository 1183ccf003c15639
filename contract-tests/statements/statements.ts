import type { Backing } from '../documents/backing.ts'
import type { Contract } from '../documents/contract.ts'
import { operationPointer } from '../documents/pointer.ts'
import { accepted } from './laws/accepted.ts'
import { added } from './laws/added.ts'
import { authority } from './laws/authority.ts'
import { filtered } from './laws/filtered.ts'
import { found } from './laws/found.ts'
import { gone } from './laws/gone.ts'
import { listed } from './laws/listed.ts'
import { paged } from './laws/paged.ts'
import { unique } from './laws/unique.ts'
import { unlisted } from './laws/unlisted.ts'
import { written } from './laws/written.ts'
import { type Difference, type Law, lastOf, type Statement, type Told } from './statement.ts'

// The front door of this folder. In go what a run did and a difference; out comes the statement of
// the documents that makes it a finding, if a law finds one and a source stands behind its place.
// `sentences/` plays what a description states and no keyword can express.

/** Every law, by its name. */
export const laws: Readonly<Record<string, Law>> = {
  ...{ found, gone, accepted, unique, authority, written, added, filtered, listed, unlisted, paged },
}

/** @param among - the laws that are asked, in their order: the first with a source decides */
export function statementOf(
  told: Told,
  difference: Difference,
  contract: Contract,
  backing: Backing,
  among: Readonly<Record<string, Law>> = laws,
): Statement | undefined {
  const operation = operationPointer(lastOf(difference).operation)
  for (const law of Object.values(among)) {
    const statement = law(told, difference, contract)
    if (statement && backing.backs({ ...statement, operation })) return statement
  }
  return undefined
}
