import { bodyOf, exampleParameters } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import { oncePer } from '../documents/oncePer.ts'
import { identifiersIn } from './identifiers.ts'
import { resourcesOf } from './resources.ts'

/** The identifiers in the examples of a document, by kind of record. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>

/** Collects the identifiers in all examples. */
export const namesOf = oncePer((contract: Contract): Names => {
  const resources = resourcesOf(contract)
  const names = new Map<string, Set<string>>()
  for (const operation of contract.operations) {
    const all = exampleParameters(contract, operation, true)
    for (const body of [undefined, ...(bodyOf(operation)?.examples ?? []).map(([, value]) => value)])
      for (const { kind, value } of identifiersIn(contract, resources, operation, { ...all, body })) {
        const known = names.get(kind) ?? new Set()
        names.set(kind, known.add(String(value)))
      }
  }
  return names
})

/**
 * Whether a value is an identifier of the examples, possibly with a number, as in the longest
 * lists.
 */
export const isNamed = (names: Names, kind: string, value: string | number): boolean => {
  const known = names.get(kind)
  return known !== undefined && (known.has(String(value)) || known.has(String(value).replace(/\d+$/, '')))
}
