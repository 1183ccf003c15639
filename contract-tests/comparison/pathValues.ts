import { boundariesOf } from '../documents/boundaries.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { changedAt } from '../documents/pointer.ts'
import type { MessageRecord } from '../fake/records.ts'
import type { Store } from '../fake/store.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { identifiersIn, inPlaceOf, pathKind } from '../serverChecks/identifiers.ts'
import { ownIdPointer } from '../serverChecks/resources.ts'
import { isChosen } from './chosen.ts'
import type { Trace } from './trace.ts'

/** The model's tables of each kind of record. */
const tables: Readonly<Record<string, (store: Store) => Iterable<string>>> = {
  '/users': ({ users }) => users.keys(),
  '/groups': ({ groups }) => groups.keys(),
  '/roles': ({ roles }) => roles.keys(),
  '/apikeys': ({ apiKeys }) => [...apiKeys].slice(1).map(([key]) => key), // not the app's own
  '/users/{uid}/auth_tokens': ({ authTokens }) => authTokens.keys(),
  '/messages': ({ messages }) => messages.keys(),
  '/conversations': ({ messages }) => messages.conversationIds(),
  '/moderation/reasons': ({ reasons }) => reasons.keys(),
  '/moderation/rules': ({ rules }) => rules.keys(),
  '/moderation/keywords': ({ keywordLists }) => keywordLists.keys(),
  '/moderation/messages': ({ submitted }) => submitted.keys(),
}

/** The records of a kind that the world has, oldest first. */
export const recordsOf = (trace: Trace, kind: string): string[] =>
  [...(tables[kind]?.(trace.model.store) ?? [])].map((id) => trace.toServer(id)).filter((id) => !isChosen(id) && isOwn(trace, kind, id))

const kindOf = (contract: Contract, operation: Operation, name: string) => pathKind(contract, operation, name)

/**
 * The messages of the world, those with most reactions first.
 *
 * @param own - whether only those that the world sent, as nobody may change those of the service
 * @param few - whether one of each sort is enough
 */
function messagesOf(trace: Trace, own: boolean, few: boolean): string[] {
  const { messages, flags, blocked } = trace.model.store
  const seen = new Set<string>()
  const messageOf = (id: string) => messages.get(id) as MessageRecord
  const sortOf = (id: string) => {
    const { conversationId, sender, category, parentId, deletedAt, reactions } = messageOf(id)
    const has = [parentId !== undefined, deletedAt !== undefined, reactions.length > 0, flags.has(id), blocked.has(id)]
    return [conversationId, sender, category, ...has].join(' ')
  }
  return [...messages.keys()]
    .filter((id) => !isChosen(trace.toServer(id)) && (!own || messageOf(id).sender.includes(trace.prefix)))
    .filter((id) => !few || (!seen.has(sortOf(id)) && seen.add(sortOf(id))))
    .toSorted((a, b) => (few ? messageOf(b).reactions.length - messageOf(a).reactions.length : 0))
    .map(trace.toServer)
}

/**
 * The values that a path parameter can have: each record of the world, or each word.
 *
 * @param few - whether one record of each sort is enough
 */
export function pathValues(contract: Contract, trace: Trace, operation: Operation, name: string, few = false): string[] {
  const kind = kindOf(contract, operation, name)
  if (kind !== undefined && tables[kind]) {
    // A record with neighbours on both sides first.
    const [first, ...rest] = kind === '/messages' ? messagesOf(trace, !isSafe(operation), few) : recordsOf(trace, kind)
    return first === undefined ? [] : few ? [first, ...rest] : [...rest, first]
  }
  const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
  if (!parameter) return []
  const edges = boundariesOf(contract.document, contract.accepts, [parameter.schema], parameter.example)
  return [...new Set([parameter.example, ...edges.map(({ value }) => value)].map(String))].filter((value) =>
    contract.accepts(parameter.schema, value),
  )
}

/** Whether the world made a record: those that come with an app are not touched. */
const isOwn = ({ prefix }: Trace, kind: string, id: string): boolean =>
  ['/users', '/groups', '/roles', '/conversations'].includes(kind) ? id.includes(prefix) : !['App', 'default', 'spam'].includes(id)

/**
 * A body in which identifiers of no record are those of records, apart from that of a new record.
 * No record is in two of its lists, as no source says which one counts.
 */
export function withRecords(contract: Contract, trace: Trace, operation: Operation, body: unknown): unknown {
  const ownId = ownIdPointer(contract, operation)
  let args: { body?: unknown } = { body }
  let used = 0
  const listed = new Map<string, string>()
  for (const { pointer, value, kind } of identifiersIn(contract, operation, args)) {
    const all = kind === '/messages' ? messagesOf(trace, true, false) : recordsOf(trace, kind)
    const own = String(value).toLowerCase()
    const [, list] = /^\/body\/(\w+)\/\d+$/.exec(pointer) ?? []
    const records = all.filter((id) => list === undefined || (listed.get(id) ?? list) === list)
    if (records.length === 0 || records.includes(own) || pointer === ownId) {
      if (list !== undefined) listed.set(own, list)
      continue
    }
    const other = records[(used++ * 3 + 1) % records.length] as string
    if (list !== undefined) listed.set(other, list)
    args = changedAt(args, pointer, () => inPlaceOf(value, other)) as typeof args
  }
  return args.body
}
