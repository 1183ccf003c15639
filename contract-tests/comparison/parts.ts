import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { isModelled } from './modelApp.ts'
import { keeper, type Layer, type Row, reasonRows, visitor, warden } from './world.ts'

/** The families that are compared together, and the layers of the world that they need. */
export interface Part {
  readonly name: string
  readonly tags: readonly string[]
  readonly layers: readonly Layer[]
  /** Records of which an app can have few, made before the layers. */
  readonly scarce?: readonly Row[]
  /** Further records, made after the layers. */
  readonly more?: readonly Row[]
  /** Whether it is left out where enabled rules of the app would act on the messages of the run. */
  readonly isModeration?: boolean
  /** Further families in which its writes show. */
  readonly shownIn?: readonly string[]
}

export const parts: readonly Part[] = [
  { name: 'users', tags: ['Users', 'Friends', 'Blocked Users', 'Auth Tokens'], layers: ['users'], scarce: [keeper], more: [warden] },
  { name: 'groups', tags: ['Groups', 'Group Members', 'Banned Users'], layers: ['users', 'groups'] },
  { name: 'messages', tags: ['Messages', 'Conversations'], layers: ['users', 'groups', 'messages'] },
  {
    name: 'moderation',
    tags: ['Moderation'],
    layers: ['users', 'groups', 'moderation'],
    scarce: reasonRows,
    isModeration: true,
    shownIn: ['Messages'],
  },
  {
    name: 'rights',
    tags: ['Roles', 'RBAC', 'Restrict Features', 'API Keys', 'Data Import'],
    layers: ['users', 'groups', 'rights'],
    scarce: [keeper, visitor],
    shownIn: ['Messages'],
  },
]

/** Lists of what an app has by itself, such as default permissions, which no source states. */
export const ofApp = ['list-role-permissions', 'list-scope-permissions']

const isComparable = (operation: Operation): boolean => isModelled(operation) && !ofApp.includes(operation.id)

/** Whether a server's answers to an operation are compared with the model's. */
export const isCompared = (operation: Operation): boolean =>
  parts.some(({ tags }) => tags.includes(operation.tag)) && isComparable(operation)

/** The operations of a part among those that are chosen. */
export const operationsOfPart = (part: Part, contract: Contract, ids: ReadonlySet<string>): Operation[] =>
  contract.operations.filter((operation) => part.tags.includes(operation.tag) && ids.has(operation.id) && isComparable(operation))

/** The families that have records in the worlds of a part. */
const tagsWithin = (part: Part): string[] =>
  parts
    .slice(0, parts.indexOf(part) + 1)
    .filter((other) => other.layers.every((layer) => part.layers.includes(layer)))
    .flatMap(({ tags }) => tags)
    .concat(part.shownIn ?? [])

/** The operations that can show what a part writes. */
export function readsOfPart({ operations }: Contract, part: Part): Operation[] {
  const tags = tagsWithin(part)
  return operations.filter((operation) => tags.includes(operation.tag) && isSafe(operation) && isComparable(operation))
}
