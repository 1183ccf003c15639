import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'

/** One of the parts that a run is split into, counted from 1. */
export interface Shard {
  index: number
  of: number
}

/** What a shard is filled with: the checks of one operation. */
export interface Portion {
  contract: Pick<Contract, 'name'>
  operation: Pick<Operation, 'id' | 'tag'>
  /** About how many requests it takes. */
  requests: number
}

/** The name of a shard in reports. */
export const shardName = ({ index, of }: Shard): string => `shard ${index} of ${of}`

/**
 * Distributes operations among shards of about the same number of requests: the largest first, each to the shard that has least. It depends on nothing
 * but its arguments, so that machines which know nothing of each other agree.
 *
 * @param together - families whose operations stay in one shard
 * @returns the shard of each operation, from 1
 */
export function distributed<One extends Portion>(portions: readonly One[], of: number, together: ReadonlySet<string>): Map<One, number> {
  const units = new Map<string, { key: string; requests: number; portions: One[] }>()
  for (const one of portions) {
    const key = together.has(one.operation.tag) ? one.operation.tag : `${one.contract.name} ${one.operation.id}`
    const unit = units.get(key) ?? { key, requests: 0, portions: [] }
    unit.requests += one.requests
    unit.portions.push(one)
    units.set(key, unit)
  }
  const loads = Array.from({ length: of }, () => 0)
  const found = new Map<One, number>()
  for (const unit of [...units.values()].sort((one, other) => other.requests - one.requests || (one.key < other.key ? -1 : 1))) {
    const index = loads.indexOf(Math.min(...loads))
    loads[index] = (loads[index] ?? 0) + unit.requests
    for (const one of unit.portions) found.set(one, index + 1)
  }
  return found
}
