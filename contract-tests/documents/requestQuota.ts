import type { Contract } from './contract.ts'
import { describedParts } from './describedParts.ts'
import { type OpenApiDocument, type Operation, resolve } from './document.ts'
import { isObject } from './isObject.ts'
import { oncePer } from './oncePer.ts'
import type { Quota } from './rules.ts'

/**
 * The quota that a body exceeds, because the lists of an object in it together name more records
 * than a request can; `undefined` if it exceeds none.
 */
export function exceededQuota(contract: Contract, operation: Operation, value: unknown): Quota | undefined {
  if (!limitedIn(contract).has(operation)) return undefined
  const [media] = Object.values(operation.body?.content ?? {})
  const quotas = (media ? describedParts(contract, media.schema, value) : []).flatMap(({ value: part, subschemas }) =>
    subschemas.flatMap((schema) => ({ quota: schema['x-quota'] as Quota | undefined, part })),
  )
  return quotas.find(({ quota, part }) => quota && namedIn(part) > quota.most)?.quota
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

/** The number of entries of all lists in an object; a list may also be a map by id. */
const namedIn = (value: unknown): number =>
  Object.values(Object(value)).reduce(
    (sum: number, list) => sum + (Array.isArray(list) ? list.length : isObject(list) ? Object.keys(list).length : 0),
    0,
  )
