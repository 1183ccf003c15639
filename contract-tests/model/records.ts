import { boundariesOf } from '../documents/boundaries.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Store } from '../fake/store.ts'
import { pathKind } from '../server/identifiers.ts'
import { resourcesOf } from '../server/resources.ts'
import type { Trace } from './trace.ts'

/** The model's tables of each kind of record. */
const tables: Readonly<Record<string, (store: Store) => Iterable<string>>> = {
  '/users': ({ users }) => users.keys(),
  '/groups': ({ groups }) => groups.keys(),
  '/roles': ({ roles }) => roles.keys(),
  '/apikeys': ({ apiKeys }) => apiKeys.keys(),
  '/users/{uid}/auth_tokens': ({ authTokens }) => authTokens.keys(),
  '/messages': ({ messages }) => messages.keys(),
  '/conversations': ({ messages }) => messages.conversationIds(),
  '/moderation/reasons': ({ reasons }) => reasons.keys(),
  '/moderation/rules': ({ rules }) => rules.keys(),
  '/moderation/keywords': ({ keywordLists }) => keywordLists.keys(),
  '/moderation/messages': ({ submitted }) => submitted.keys(),
}

/** The kind of a record that a message has in other lists. */
const kindOf = (contract: Contract, operation: Operation, name: string) => pathKind(contract, resourcesOf(contract), operation, name)

/** The values that a path parameter can have: each record of the world, or each word. */
export function pathValues(contract: Contract, trace: Trace, operation: Operation, name: string): string[] {
  const kind = kindOf(contract, operation, name)
  const table = kind === undefined ? undefined : tables[kind]
  if (table) {
    const [first, ...rest] = [...table(trace.model.store)].map((id) => trace.toServer(id)).filter((id) => isOwn(trace, kind as string, id))
    // A record with neighbours on both sides first.
    return first === undefined ? [] : [...rest, first]
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
