import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'

/** A part of a run, counted from 1. */
export interface Shard {
  index: number
  of: number
}

/** The checks of an operation, to be distributed. */
export interface Portion {
  contract: Pick<Contract, 'name'>
  operation: Pick<Operation, 'id' | 'tag'>
  /** Estimated number of requests. */
  requests: number
}

/** The name of a shard in reports. */
export const shardName = ({ index, of }: Shard): string => `shard ${index} of ${of}`

/**
 * Distributes operations among shards of similar size: the largest first, each to the smallest shard. The result depends only on the arguments, so that
 * independent machines agree.
 *
 * @param together - families whose operations stay in one shard
 * @returns the shard of each operation, from 1
 */
export function distributed<Item extends Portion>(portions: readonly Item[], of: number, together: ReadonlySet<string>): Map<Item, number> {
  const units = new Map<string, { key: string; requests: number; portions: Item[] }>()
  for (const portion of portions) {
    const key = together.has(portion.operation.tag) ? portion.operation.tag : `${portion.contract.name} ${portion.operation.id}`
    const unit = units.get(key) ?? { key, requests: 0, portions: [] }
    unit.requests += portion.requests
    unit.portions.push(portion)
    units.set(key, unit)
  }
  const loads = Array.from({ length: of }, () => 0)
  const found = new Map<Item, number>()
  for (const unit of [...units.values()].sort((a, b) => b.requests - a.requests || (a.key < b.key ? -1 : 1))) {
    const index = loads.indexOf(Math.min(...loads))
    loads[index] = (loads[index] ?? 0) + unit.requests
    for (const portion of unit.portions) found.set(portion, index + 1)
  }
  return found
}
