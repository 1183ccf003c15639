import type { Arguments } from '../cases/arguments.ts'
import { LeftOut } from '../exchange/outcome.ts'
import type { Operation } from '../spec/document.ts'
import { changedAt } from '../spec/pointer.ts'
import { type Fixtures, SetupFailed } from './fixtures.ts'
import { createPlaces, wordFor } from './givenRecords.ts'
import { type Identifier, identifiersIn, pathKind } from './identifiers.ts'
import type { Resource } from './resources.ts'
import { isNamed } from './serverCases.ts'
import type { ServerContext } from './serverContext.ts'
import { withoutSelf } from './translation.ts'

type Row = Readonly<Record<string, unknown>>

/** The lists that a run has read: each of them once for all operations. */
const listsOf = new WeakMap<ServerContext, Map<string, Promise<readonly Row[]>>>()

/**
 * Records that are there already, for a run that may only read: those that the caller gave, else those of each list, a different one for each of the
 * examples' names as far as there are enough.
 */
export function existingRecords(server: ServerContext): Fixtures {
  const { contract, resources, names } = server
  const lists = listsOf.get(server) ?? new Map<string, Promise<readonly Row[]>>()
  listsOf.set(server, lists)
  const placeOf = createPlaces()
  /** Identifiers that were taken from lists or given, and are known to exist. */
  const known = new Set<string>()

  /** The records of a list. Where the list belongs to a record that the context does not name, that is an existing one as well. */
  async function rowsOf({ list, collection }: Resource, context: Arguments): Promise<readonly Row[]> {
    if (!list) throw new LeftOut(withoutList(collection))
    const given: Record<string, unknown> = {}
    for (const { name, required } of list.parameters) {
      if (!required) continue
      const kind = pathKind(contract, resources, list, name)
      given[name] = context[name] ?? (kind && (await fixtures.record(kind, name)))
      if (kind && !known.has(String(given[name])))
        throw new LeftOut(`only a run that may write makes a record named ${shortened(given[name])}`)
    }
    const key = `${list.id} ${JSON.stringify(given)}`
    let rows = lists.get(key)
    if (!rows) {
      rows = server.setUp(list.id, given).then(({ data }) => (Array.isArray(data) ? (data as Row[]) : []))
      lists.set(key, rows)
      rows.catch(() => lists.delete(key))
    }
    return rows
  }

  /** Who may read what the operation names, where the server says so: a message's sender, or both who write to each other. */
  async function related(operation: Operation, given: Arguments): Promise<Arguments> {
    if (given.onBehalfOf === undefined || !operation.parameters.some(({ name }) => name === 'onBehalfOf')) return given
    const messages = await rowsOf(resources.get('/messages') as Resource, {}).catch(() => [])
    const { id, conversationId } = given
    const read =
      id === undefined
        ? conversationId !== undefined && messages.find((one) => one.conversationId === conversationId)
        : messages.find((one) => String(one.id) === String(id))
    if (read) return { ...given, onBehalfOf: read.sender }
    const [, receiverType, name] = /^\/(user|group)s\/\{(uid|guid)\}\/(?:conversation|messages)$/.exec(operation.path) ?? []
    const message = name && messages.find((one) => one.receiverType === receiverType)
    return message ? { ...given, onBehalfOf: message.sender, [name]: message.receiver } : given
  }

  const fixtures: Fixtures = {
    fresh: (example) => `contract-no-such-${example}`,
    call: (operationId, given) => server.setUp(operationId, given),
    ready: (operationId, given) => server.setUp(operationId, given),
    reserve: async () => {},
    end: async () => {},
    async record(kind, example, context = {}) {
      const id = server.given(kind, example) ?? (await listed(kind, String(example), context))
      known.add(id)
      return id
    },
    async prepared(operation, given) {
      const translated = await fixtures.translated(operation, withoutSelf(operation, given))
      const isChosen = !isNamedThroughout(operation, given) || server.given('/users', String(given.onBehalfOf)) !== undefined
      return isChosen ? translated : related(operation, translated)
    },
    async translated(operation, given) {
      let current = given
      for (const { pointer, value, kind } of identifiersIn(contract, resources, operation, given)) {
        if (!isNamed(names, kind, value)) continue
        const id = await fixtures.record(kind, value, current)
        current = changedAt(current, pointer, () => (typeof value === 'number' ? Number(id) : id)) as Arguments
      }
      return current
    },
  }

  /** Whether all records that are named are those of examples, and none is invalid or of a length that the case tries. */
  const isNamedThroughout = (operation: Operation, given: Arguments): boolean =>
    identifiersIn(contract, resources, operation, given).every(({ kind, value }: Identifier) => isNamed(names, kind, value))

  async function listed(kind: string, example: string, context: Arguments): Promise<string> {
    const resource = resources.get(kind)
    if (!resource) throw new LeftOut(withoutList(kind))
    const ids = (await rowsOf(resource, context)).flatMap((row) => row[resource.parameter] ?? row.id ?? [])
    if (ids.length === 0) throw new SetupFailed(`${resource.list?.id} lists no record to read`)
    return String(ids[placeOf(kind, example) % ids.length])
  }
  return fixtures
}

function withoutList(kind: string): string {
  const word = wordFor(kind)
  return `no operation lists ${kind}${word === undefined ? '' : `; give a record that exists with --record ${word}=ID`}`
}

const shortened = (id: unknown): string =>
  String(id).length > 20 ? `${String(id).slice(0, 20)}… (${String(id).length} characters)` : String(id)
