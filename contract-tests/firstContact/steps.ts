import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import { inOrderOfUse } from '../documents/inOrderOfUse.ts'
import { isSafe } from '../server/createdRecords.ts'
import { isWord, pathKind } from '../server/identifiers.ts'
import { neverSent } from '../server/neverSent.ts'
import { resourcesOf } from '../server/resources.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { isSecretName } from '../validate/redact.ts'

/**
 * A request of a first contact: to an operation, about records that exist or about the run's own.
 */
export interface Step {
  readonly server: ServerContext
  readonly operation: Operation
  readonly records: 'existing' | 'own'
}

/** The kinds of records that a first contact creates. What belongs to them is removed with them. */
export const ownKinds: ReadonlySet<string> = new Set(['/users', '/users/{uid}/auth_tokens', '/groups', '/messages', '/conversations'])

/**
 * The steps of a first contact, each family in the order of its use: first what only reads what is
 * there, then every operation of the Chat API whose path names nothing but records of the run, or
 * that creates such a record. The families that make records come first. The deletion of a message
 * comes last; that of users and groups is the removal.
 */
export function stepsOf(servers: readonly ServerContext[]): Step[] {
  const reads = servers.flatMap((server) => inFamilies(server.contract).flatMap((operation) => readStep(server, operation) ?? []))
  const own = servers
    .filter(({ createdRecords }) => createdRecords !== undefined)
    .flatMap((server) =>
      inFamilies(server.contract).flatMap((operation): Step[] => (isOwn(server, operation) ? [{ server, operation, records: 'own' }] : [])),
    )
  const makers = new Set(own.filter(({ server, operation }) => isMaker(server, operation)).map(({ operation }) => operation.tag))
  const rank = ({ server, operation }: Step) =>
    server.resources.get('/messages')?.remove === operation ? 2 : makers.has(operation.tag) ? 0 : 1
  return [...reads, ...[0, 1, 2].flatMap((wanted) => own.filter((step) => rank(step) === wanted))]
}

const isMaker = ({ resources }: ServerContext, operation: Operation): boolean =>
  ownKinds.has(operation.path) && resources.get(operation.path)?.create === operation

/** The operations of a document, by the groups of its families. */
function inFamilies({ document, operations }: Contract): Operation[] {
  const groups = (document as { 'x-tagGroups'?: { tags: string[] }[] })['x-tagGroups'] ?? []
  const families = groupBy(operations, ({ tag }) => tag)
  return groups
    .flatMap(({ tags }) => tags)
    .flatMap((tag) => {
      const entries = (families.get(tag) ?? []).map((operation) => ({ operation }))
      return inOrderOfStates(inOrderOfUse(entries).map(({ operation }) => operation))
    })
}

/** Puts the removals behind what they would take away. */
function inOrderOfStates(family: readonly Operation[]): Operation[] {
  const isEmptying = ({ method, path }: Operation) =>
    method === 'DELETE' && family.some((other) => isBelow(other, path) && (other.method === 'DELETE' || !other.path.endsWith('}')))
  return [...family.filter((operation) => !isEmptying(operation)), ...family.filter(isEmptying)]
}

const isBelow = (operation: Operation, path: string): boolean => operation.path.startsWith(`${path}/`)

/**
 * Lists of the whole app, and the first record of each list that is none of a kind that the run
 * creates. No key goes into an address.
 */
function readStep(server: ServerContext, operation: Operation): Step | undefined {
  if (!isSafe(operation)) return undefined
  const kinds = kindsInPath(server, operation)
  const isReadable = kinds.every(({ name, kind }) => kind !== undefined && !ownKinds.has(kind) && !isSecretName(name))
  const isFree = operation.parameters.every(({ in: place, required }) => place === 'path' || !required)
  return isReadable && isFree ? { server, operation, records: 'existing' } : undefined
}

/**
 * Whether an operation creates a record of an own kind, or names nothing but such records in its
 * path.
 */
function isOwn(server: ServerContext, operation: Operation): boolean {
  const { resources, exampleOf } = server
  if (!isSafe(operation) && neverSent(server, operation, exampleOf(operation)) !== undefined) return false
  // Resetting a conversation shows the same as deleting it, and only one of the two can be done.
  if (['/users', '/groups', '/conversations'].some((kind) => resources.get(kind)?.remove === operation)) return false
  // Only a rule of the app blocks messages, and a first contact makes none.
  if (operation.path.startsWith('/moderation/blocked-messages')) return false
  const kinds = kindsInPath(server, operation)
  return kinds.length === 0 ? isMaker(server, operation) : kinds.every(({ kind }) => kind !== undefined && ownKinds.has(kind))
}

/** The parameters in the path of an operation that name records, with the kinds of these. */
const kindsInPath = ({ contract }: ServerContext, operation: Operation): { name: string; kind: string | undefined }[] =>
  operation.parameters
    .filter(({ name, in: place }) => place === 'path' && !isWord(name))
    .map(({ name }) => ({ name, kind: pathKind(contract, resourcesOf(contract), operation, name) }))
