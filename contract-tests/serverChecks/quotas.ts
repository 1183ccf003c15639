import type { Operation } from '../documents/document.ts'
import type { Quota } from '../documents/rules.ts'
import type { Observation } from '../exchange/exchange.ts'
import { QuotaUsedUp } from './notRun.ts'
import type { Resource } from './resources.ts'

/** The quotas of an app, by the collection of the records. */
export function quotasOf(resources: ReadonlyMap<string, Resource>): Map<string, Quota & { list?: Operation | undefined }> {
  const found: ReturnType<typeof quotasOf> = new Map()
  for (const { collection, create, list } of resources.values())
    if (create?.quota?.per === 'app') found.set(collection, { ...create.quota, list })
  return found
}

export type ScarceRecords = ReturnType<typeof scarceRecords>

/**
 * Records of which an app can have few. Only one owner at a time has those of a family, and removes
 * them before the next creates any.
 *
 * @param listed - returns the records of a list
 */
export function scarceRecords(resources: ReadonlyMap<string, Resource>, listed: (list: Operation) => Promise<Record<string, unknown>[]>) {
  const quotas = quotasOf(resources)
  const familyOf = (path: string) => path.split('/')[1] ?? ''
  const owners = new Map<string, { owner: object; freed: Promise<void>; free: () => void }>()
  const isCreatedBy = (operation: Operation) => quotas.has(operation.path) && resources.get(operation.path)?.create === operation
  return {
    isCreatedBy,
    /** Whether records of a collection are scarce, and the owner has reserved their family. */
    isOf: (owner: object, collection: string) => quotas.has(collection) && owners.get(familyOf(collection))?.owner === owner,
    /** Waits until no other owner has scarce records of the operation's family. */
    async reserve(owner: object, operation: Operation): Promise<void> {
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
    /** Lets others create records again, once the owner's are removed. */
    free(owner: object): void {
      for (const [family, current] of owners) {
        if (current.owner !== owner) continue
        owners.delete(family)
        current.free()
      }
    },
    /** Why a record could not be created, if the app already has as many as allowed. */
    async exhausted(operation: Operation): Promise<string | undefined> {
      const quota = isCreatedBy(operation) ? quotas.get(operation.path) : undefined
      if (!quota?.list) return undefined
      const records = await listed(quota.list).catch(() => [])
      const counted = quota.own ? records.filter((record) => record.default !== true) : records
      if (counted.length < quota.most) return undefined
      return `an app can have ${quota.most} records of ${operation.path}, and this app already has them`
    },
  }
}

/** @throws QuotaUsedUp if a valid request is rejected as the app has as many records as allowed */
export async function requireQuotaLeft({ exhausted }: ScarceRecords, { operation, response, testCase }: Observation): Promise<void> {
  const isRejected = response !== undefined && [400, 402, 403, 409, 422, 429].includes(response.status)
  const reason = isRejected && testCase.expect === 'success' ? await exhausted(operation) : undefined
  if (reason !== undefined) throw new QuotaUsedUp(reason)
}
