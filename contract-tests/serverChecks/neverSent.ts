import { bodyOf } from '../cases/arguments.ts'
import type { Case } from '../cases/case.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt, valueAt } from '../documents/pointer.ts'
import { isSafe } from './createdRecords.ts'
import { exampleOf, isNamed, namesOf } from './exampleNames.ts'
import { identifiersIn, isWord, pathKind } from './identifiers.ts'
import { isImport } from './imports.ts'
import { ownIdPointer, resourcesOf } from './resources.ts'

/**
 * Returns why a run never sends a request to an operation: it would change something that the run
 * did not create.
 */
export function neverSent(contract: Contract, operation: Operation): string | undefined {
  if (isSafe(operation)) return undefined
  if (operation.appWide) return 'it changes the whole app'
  const unknown = operation.parameters.find(
    ({ name, in: place }) => place === 'path' && !isWord(name) && pathKind(contract, operation, name) === undefined,
  )
  if (unknown) return `no operation creates the record that ${unknown.name} names`
  const isOwn = creates(contract, operation) || identifiersIn(contract, operation, exampleOf(contract, operation)).length > 0
  return isOwn || namesOf(contract).size === 0 ? undefined : 'it targets data that a run cannot create'
}

/** Whether an operation creates records that the run can remove. */
const creates = (contract: Contract, operation: Operation): boolean => {
  const resource = resourcesOf(contract).get(operation.path)
  return operation === resource?.create && resource.remove !== undefined
}

/**
 * Whether the safety guard always blocks a case: an identifier in its path, header or query, or a
 * number, cannot be that of a record of the run, or it names no record. An invalid identifier in a
 * body can still begin with the run's prefix.
 */
export function isStopped(contract: Contract, operation: Operation, { args, alter, expect }: Case): boolean {
  if (isSafe(operation) && !isWrittenFirst(contract, operation)) return false
  const sent: Record<string, unknown> =
    alter?.in === 'body'
      ? { ...args, body: alter.value }
      : alter?.in === 'text'
        ? { ...args, body: undefined }
        : alter && 'name' in alter && alter.value !== undefined && operation.parameters.some(({ name }) => name === alter.name)
          ? { ...args, [alter.name]: alter.value }
          : args
  const chosen = ownIdPointer(contract, operation)
  const identifiers = identifiersIn(contract, operation, sent)
  if (identifiers.length === 0 && !creates(contract, operation)) return true
  const hasBody = sent.body !== undefined || alter?.in === 'text'
  if (operation.path.startsWith('/moderation/rules') && hasBody && !isDisabled(sent.body)) return true
  return identifiers.some(({ pointer, kind, value }) => {
    if (isNamed(contract, kind, value) || (valueAt(args, pointer) === value && pointer.startsWith('/body') && expect !== 'success'))
      return false
    if (typeof value !== 'string') return true
    if (pointer === chosen || isImport(operation)) return false
    return !pointer.startsWith('/body/') || !isInvalidUnder(contract, operation, sent.body, pointer, value)
  })
}

/** Whether what an operation reads, such as a reaction, is written before each case. */
const isWrittenFirst = ({ operations }: Contract, { method, path }: Operation): boolean =>
  method === 'GET' && path.endsWith('}') && operations.some((operation) => operation.method === 'POST' && operation.path === path)

const isDisabled = (body: unknown): boolean => (body as { enabled?: unknown } | null)?.enabled === false

/** Whether a body stays invalid if an identifier begins with a run's prefix. */
function isInvalidUnder({ accepts }: Contract, operation: Operation, body: unknown, pointer: string, value: string): boolean {
  const schema = bodyOf(operation)?.schema
  const prefixed = changedAt({ body }, pointer, () => underPrefix('contract-cndbdpdqhbbgr-', value)) as { body: unknown }
  return schema !== undefined && !accepts(schema, prefixed.body)
}

/** The text under a run's prefix, truncated to its own length if it is long. */
export const underPrefix = (prefix: string, text: string): string =>
  text.length > 60 ? `${prefix}${text}`.slice(0, text.length) : `${prefix}${text}`

/** A body with invalid identifiers under the run's prefix. */
export function withOwnIdentifiers(contract: Contract, operation: Operation, body: unknown, prefix: string): unknown {
  let current: { body?: unknown } = { body }
  for (const { pointer, kind, value } of identifiersIn(contract, operation, current))
    if (typeof value === 'string' && !value.startsWith(prefix) && !isNamed(contract, kind, value))
      current = changedAt(current, pointer, () => underPrefix(prefix, value)) as typeof current
  return current.body
}
