import type { Operation } from '../documents/document.ts'
import type { Quota } from '../documents/rules.ts'
import type { Observation } from '../exchange/exchange.ts'
import type { Resource } from './resources.ts'
import type { ScarceRecords, ServerContext } from './serverContext.ts'

/** The number of records of a kind that an app can have. */
interface AppQuota extends Quota {
  readonly list: Operation | undefined
}

/** The quotas of an app, by the collection of the records. */
export function quotasOf(resources: ReadonlyMap<string, Resource>): Map<string, AppQuota> {
  const found = new Map<string, AppQuota>()
  for (const { collection, create, list } of resources.values())
    if (create?.quota?.per === 'app') found.set(collection, { ...create.quota, list })
  return found
}

/**
 * Manages the records of which an app can have few.
 *
 * @param listed - returns the records of a list
 */
export function scarceRecords(
  resources: ReadonlyMap<string, Resource>,
  listed: (list: Operation) => Promise<Record<string, unknown>[]>,
): ScarceRecords {
  const quotas = quotasOf(resources)
  const familyOf = (path: string) => path.split('/')[1] ?? ''
  const owners = new Map<string, { owner: object; freed: Promise<void>; free: () => void }>()
  const isCreatedBy = (operation: Operation) => quotas.has(operation.path) && resources.get(operation.path)?.create === operation
  return {
    isCreatedBy,
    isOf: (owner, collection) => quotas.has(collection) && owners.get(familyOf(collection))?.owner === owner,
    async reserve(owner, operation) {
      const family = familyOf(operation.path)
      for (let current = owners.get(family); current; current = owners.get(family)) {
        if (current.owner === owner) return
        await current.freed
      }
      let free = () => {}
      const freed = new Promise<void>((resolve) => {
        free = resolve
      })
      owners.set(family, { owner, freed, free })
    },
    free(owner) {
      for (const [family, current] of owners) {
        if (current.owner !== owner) continue
        owners.delete(family)
        current.free()
      }
    },
    async exhausted(operation) {
      const quota = isCreatedBy(operation) ? quotas.get(operation.path) : undefined
      if (!quota?.list) return undefined
      const records = await listed(quota.list).catch(() => [])
      const counted = quota.own ? records.filter((record) => record.default !== true) : records
      if (counted.length < quota.most) return undefined
      return `an app can have ${quota.most} records of ${operation.path}, and this app already has them`
    },
  }
}

/**
 * Returns a reason if an operation rejected a valid request because the app already has as many
 * records as allowed.
 */
export async function exhaustedBy(server: ServerContext, { operation, response, testCase }: Observation): Promise<string | undefined> {
  const rejected = response !== undefined && [400, 402, 403, 409, 422, 429].includes(response.status)
  return rejected && testCase.expect === 'success' && server.createdRecords ? server.scarce.exhausted(operation) : undefined
}
