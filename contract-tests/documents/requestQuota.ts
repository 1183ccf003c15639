import type { Contract } from './contract.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from './document.ts'
import { isObject } from './isObject.ts'
import { oncePer } from './oncePer.ts'
import type { Quota } from './rules.ts'
import { itemSchemas, propertySchemas, subschemasOf } from './subschemas.ts'

/**
 * The quota that a body exceeds, because the lists of an object in it together name more records
 * than a request can; `undefined` if it exceeds none.
 */
export function exceededQuota(contract: Contract, operation: Operation, value: unknown): Quota | undefined {
  if (!limitedIn(contract).has(operation)) return undefined
  const [media] = Object.values(operation.body?.content ?? {})
  return media && exceededIn(contract, [media.schema], value)
}

/** The operations with a quota in the schema of their body; most have none. */
const limitedIn = oncePer(({ document, operations }: Contract) => {
  const isLimited = ({ body }: Operation) => hasQuota(document, Object.values(body?.content ?? {})[0]?.schema, new Set())
  return new Set(operations.filter(isLimited))
})

function hasQuota(document: OpenApiDocument, schema: unknown, seen: Set<unknown>): boolean {
  const node = isObject(schema) ? resolve<object>(document, schema) : schema
  if (typeof node !== 'object' || node === null || seen.has(node)) return false
  seen.add(node)
  return 'x-quota' in node || Object.values(node).some((part) => hasQuota(document, part, seen))
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
