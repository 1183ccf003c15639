import type { Contract } from '../documents/contract.ts'
import type { Operation, Parameter, Schema } from '../documents/document.ts'
import { isSchema } from '../documents/subschemas.ts'
import { branchesOf } from './resources.ts'

// Editions that not every server implements: a newer published edition, what the vendor's SDK reads, and what programs send.
const tentativeEditions = /^(chat-cf910b32|sdk-.*|staff-programs-.*|public-programs)$/

/** Whether an older edition describes a parameter or a property. A server need not support what only newer editions describe. */
export function isStable(node: object): boolean {
  const sources = (node as { 'x-sources'?: { edition?: string }[] })['x-sources']
  return sources === undefined || sources.length === 0 || sources.some(({ edition }) => !tentativeEditions.test(edition ?? ''))
}

/** The parameters of an operation that every server supports. */
export const stableParameters = (operation: Operation): Set<string> =>
  new Set(
    operation.parameters
      .filter((parameter) => isStable(parameter) && isStable(parameter.schema))
      .map(({ name }) => name)
      .filter((name) => !((name === 'page' || name === 'perPage') && operation.paging?.disputed)),
  )

/** Whether a parameter has several values, which only a newer edition allows. */
export const hasTentativeItems = ({ schema }: Parameter, value: unknown): boolean =>
  Array.isArray(value) && value.length > 1 && isSchema(schema.items) && !isStable(schema.items)

/** Whether a body contains a property that only a newer edition describes. */
export function holdsTentative(contract: Contract, schemas: readonly Schema[], value: unknown): boolean {
  const subschemas = schemas.flatMap((schema) => branchesOf(contract.document, schema))
  if (Array.isArray(value)) {
    const items = subschemas.flatMap(({ items }): Schema[] => (isSchema(items) ? [items] : []))
    return value.some((item) => holdsTentative(contract, items, item))
  }
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, child]) => {
    const named = subschemas.flatMap(({ properties }): Schema[] => (properties?.[name] ? [properties[name]] : []))
    return (named.length > 0 && named.every((schema) => !isStable(schema))) || holdsTentative(contract, named, child)
  })
}
