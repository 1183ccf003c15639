import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isSafe } from '../server/createdRecords.ts'
import { isModelled } from './model.ts'
import type { Layer } from './world.ts'

/** The families that are compared together, and the layers of the world that they need. */
export interface Part {
  readonly name: string
  readonly tags: readonly string[]
  readonly layers: readonly Layer[]
}

export const parts: readonly Part[] = [
  { name: 'users', tags: ['Users', 'Friends', 'Blocked Users'], layers: ['users'] },
  { name: 'groups', tags: ['Groups', 'Group Members', 'Banned Users'], layers: ['users', 'groups'] },
]

/** The operations of a part among those that are chosen. */
export const operationsOf = (part: Part, contract: Contract, ids: ReadonlySet<string>): Operation[] =>
  contract.operations.filter((operation) => part.tags.includes(operation.tag) && ids.has(operation.id) && isModelled(operation))

/** The operations that can show what a part writes: those of every part with no more layers. */
export function readsOfPart({ operations }: Contract, { layers }: Part): Operation[] {
  const tags = parts.filter((other) => other.layers.every((layer) => layers.includes(layer))).flatMap((other) => other.tags)
  return operations.filter((operation) => tags.includes(operation.tag) && isSafe(operation) && isModelled(operation))
}
