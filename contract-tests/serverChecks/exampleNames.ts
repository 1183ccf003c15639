import { type Arguments, bodyOf, exampleParameters, smallestBody } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'
import { identifiersIn } from './identifiers.ts'

/** The identifiers in the examples of a document, by kind of record. */
type Names = ReadonlyMap<string, ReadonlySet<string>>

/** Collects the identifiers in all examples. */
export const namesOf = oncePer((contract: Contract): Names => {
  const names = new Map<string, Set<string>>()
  for (const operation of contract.operations) {
    const all = exampleParameters(contract, operation, true)
    for (const body of [undefined, ...(bodyOf(operation)?.examples ?? []).map(([, value]) => value)])
      for (const { kind, value } of identifiersIn(contract, operation, { ...all, body })) {
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
export const isNamed = (contract: Contract, kind: string, value: string | number): boolean => {
  const known = namesOf(contract).get(kind)
  return known !== undefined && (known.has(String(value)) || known.has(String(value).replace(/\d+$/, '')))
}

/** Whether a value is an identifier of the examples with a number, as in the longest lists. */
export const isNumbered = (contract: Contract, kind: string, value: string | number): boolean =>
  isNamed(contract, kind, value) && namesOf(contract).get(kind)?.has(String(value)) !== true

/** The arguments of the document's first example. */
export function exampleOf(contract: Contract, operation: Operation): Arguments {
  const body = bodyOf(operation)
  const [first] = body?.examples ?? []
  const own = operation.path.startsWith('/moderation/rules') ? { enabled: false } : {}
  return {
    ...exampleParameters(contract, operation, false),
    ...(body && { body: { ...((first?.[1] ?? smallestBody(contract, body.schema, body.examples)) as object), ...own } }),
  }
}
