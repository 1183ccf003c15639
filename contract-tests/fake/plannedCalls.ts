import { isDeepStrictEqual } from 'node:util'
import { didYouMean } from '../documents/closestName.ts'
import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { camelCase } from '../documents/names.ts'

// How tests name the calls for which they plan a failure or an answer.

/** Whether a value has what is wanted, at any depth. */
export const includes = (value: unknown, wanted: unknown): boolean =>
  isObject(wanted)
    ? isObject(value) && Object.entries(wanted).every(([name, part]) => includes(value[name], part))
    : isDeepStrictEqual(value, wanted)

/**
 * The id of an operation, or `*`.
 *
 * @param name - the id, or the client's method
 * @throws Error if there is no such operation
 */
export function operationNamed(contracts: readonly Contract[], name: string): string {
  const ids = contracts.flatMap(({ operations }) => operations.map(({ id }) => id))
  const id = name === '*' ? name : ids.find((id) => id === name || camelCase(id) === name)
  if (!id) throw new Error(`Unknown operation: ${name}.${didYouMean(name, ids.map(camelCase))}`)
  return id
}
