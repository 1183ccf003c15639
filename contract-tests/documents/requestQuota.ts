import type { Contract } from './contract.ts'
import type { Operation, Schema } from './document.ts'
import { isObject } from './isObject.ts'
import type { Quota } from './rules.ts'
import { itemSchemas, propertySchemas, subschemasOf } from './subschemas.ts'

/**
 * The quota that a body exceeds, because the lists of an object in it together name more records
 * than a request can; `undefined` if it exceeds none.
 */
export function exceededQuota(contract: Contract, { body }: Operation, value: unknown): Quota | undefined {
  const [media] = Object.values(body?.content ?? {})
  return media && exceededIn(contract, [media.schema], value)
}

function exceededIn({ document, accepts }: Contract, schemas: readonly Schema[], value: unknown): Quota | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const subschemas = subschemasOf(document, accepts, schemas, value)
  const own = subschemas.map((schema) => schema['x-quota'] as Quota | undefined).find((quota) => quota && namedIn(value) > quota.most)
  if (own) return own
  const inner = Array.isArray(value)
    ? value.map((item, index) => [itemSchemas(subschemas, index), item] as const)
    : Object.entries(value).map(([name, child]) => [propertySchemas(subschemas, name), child] as const)
  for (const [parts, child] of inner) {
    const found = exceededIn({ document, accepts } as Contract, parts, child)
    if (found) return found
  }
  return undefined
}

/** The number of entries of all lists in an object; a list may also be a map by id. */
const namedIn = (value: object): number =>
  Object.values(value).reduce(
    (sum: number, list) => sum + (Array.isArray(list) ? list.length : isObject(list) ? Object.keys(list).length : 0),
    0,
  )
