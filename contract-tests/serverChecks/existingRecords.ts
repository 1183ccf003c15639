import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { oncePer } from '../documents/oncePer.ts'
import { changedAt } from '../documents/pointer.ts'
import { LeftOut } from '../exchange/outcome.ts'
import { withoutSelf } from './createdFixtures.ts'
import { isNamed } from './exampleNames.ts'
import { identifiersIn, inPlaceOf, pathKind } from './identifiers.ts'
import { NothingToRead } from './notRun.ts'
import type { Resource } from './resources.ts'
import type { Fixtures, ServerContext } from './serverContext.ts'

/** The same for every list, so that an empty server gets one line. */
const nothingToRead = 'the server lists no records of the kind; let the run create its own with --allow-writes'

type Row = Readonly<Record<string, unknown>>

/** The lists that a run has read, each once for all operations. */
const listsOf = oncePer((_: ServerContext) => new Map<string, Promise<readonly Row[]>>())

/** Has the lists read again, as others may have removed what they showed. */
export const forgetLists = (server: ServerContext): void => listsOf(server).clear()

/**
 * Existing records for a read-only run, taken from the server's lists. Each record in the examples
 * is replaced with a different one, as far as there are enough.
 */
export function existingRecords(server: ServerContext): Fixtures {
  const { contract, resources } = server
  const lists = listsOf(server)
  const numberOf = createNumbering()
  /** Identifiers from lists, which are known to exist. */
  const known = new Set<string>()

  /**
   * The records of a list. If the list belongs to a record that the context does not name, an
   * existing record is used for that, too.
   */
  async function rowsOf({ list, collection }: Resource, context: Arguments): Promise<readonly Row[]> {
    if (!list) throw new LeftOut(withoutList(collection))
    const args: Record<string, unknown> = {}
    for (const { name, required } of list.parameters) {
      if (!required) continue
      const kind = pathKind(contract, list, name)
      args[name] = context[name] ?? (kind && (await recordWithin(kind, name)))
      if (kind && !known.has(String(args[name])))
        throw new LeftOut(`only a run that may write can create a record named ${shortened(args[name])}`)
    }
    const key = `${list.id} ${JSON.stringify(args)}`
    let rows = lists.get(key)
    if (!rows) {
      rows = server.setUp(list.id, args).then(({ data }) => (Array.isArray(data) ? oldestFirst(data as Row[]) : []))
      lists.set(key, rows)
      rows.catch(() => lists.delete(key))
    }
    return rows
  }

  /**
   * Arguments with a user who may read the named record, as far as lists show that: a message's
   * sender, the two users of a conversation, or a member of the group.
   */
  async function related(operation: Operation, args: Arguments): Promise<Arguments> {
    if (args.onBehalfOf === undefined || !operation.parameters.some(({ name }) => name === 'onBehalfOf')) return args
    const messages = await rowsOf(resources.get('/messages') as Resource, {}).catch(() => [])
    // In a query, an id is where a list begins.
    const named = (name: string) => (operation.path.includes(`{${name}}`) ? args[name] : undefined)
    const [id, conversationId] = [named('id'), named('conversationId')]
    const read =
      id === undefined
        ? conversationId !== undefined && messages.find((candidate) => candidate.conversationId === conversationId)
        : messages.find((candidate) => String(candidate.id) === String(id))
    if (read) return { ...args, onBehalfOf: read.sender }
    const conversations = resources.get('/conversations')
    const partnerIn = async (matches: (one: Row) => boolean) =>
      (conversations ? await rowsOf(conversations, {}).catch(() => []) : []).find(matches)?.conversationWith as Row | undefined
    const partner = conversationId === undefined ? undefined : await partnerIn((one) => one.conversationId === conversationId)
    if (partner?.uid !== undefined) return { ...args, onBehalfOf: partner.uid }
    const [, receiverType, name] = /^\/(user|group)s\/\{(uid|guid)\}\/(?:conversation|messages)$/.exec(operation.path) ?? []
    const message = name && messages.find((candidate) => candidate.receiverType === receiverType)
    if (message) return { ...args, onBehalfOf: message.sender, [name]: message.receiver }
    // The messages of a group may be on another page.
    const group = receiverType === 'group' ? await partnerIn((one) => one.conversationType === receiverType) : undefined
    if (group?.guid !== undefined) known.add(String(group.guid))
    const within = group?.guid === undefined ? args : { ...args, guid: group.guid }
    const members = resources.get('/groups/{guid}/members')
    const [member] = members && within.guid !== undefined ? await rowsOf(members, within).catch(() => []) : []
    return member ? { ...within, onBehalfOf: member.uid } : args
  }

  const fixtures: Fixtures = {
    newId: (example) => `contract-no-such-${example}`,
    call: (operationId, args) => server.setUp(operationId, args),
    reserve: async () => {},
    end: async () => {},
    record: (kind, example) => recordWithin(kind, example),
    async prepare(operation, args) {
      const translated = await fixtures.translate(operation, withoutSelf(operation, args))
      // An identifier that is invalid, or has a length under test.
      const isOther = identifiersIn(contract, operation, args).some(({ kind, value }) => !isNamed(contract, kind, value))
      return isOther ? translated : related(operation, translated)
    },
    async translate(operation, args) {
      let current = args
      for (const { pointer, value, kind } of identifiersIn(contract, operation, args)) {
        if (!isNamed(contract, kind, value)) continue
        const id = await recordWithin(kind, value, current)
        current = changedAt(current, pointer, () => inPlaceOf(value, id)) as Arguments
      }
      return current
    },
  }

  async function recordWithin(kind: string, example: string | number, context: Arguments = {}): Promise<string> {
    const id = await listed(kind, String(example), context)
    known.add(id)
    return id
  }

  async function listed(kind: string, example: string, context: Arguments): Promise<string> {
    const resource = resources.get(kind)
    if (!resource) throw new LeftOut(withoutList(kind))
    const ids = (await rowsOf(resource, context)).flatMap((row) => row[resource.parameter] ?? row.id ?? [])
    if (ids.length === 0) throw new NothingToRead(nothingToRead)
    return String(ids[numberOf(kind, example) % ids.length])
  }
  return fixtures
}

/** Records in the order of their creation: others are less likely to remove old ones soon. */
const oldestFirst = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => createdAtOf(a) - createdAtOf(b))

const createdAtOf = ({ createdAt, sentAt }: Row): number => Number(createdAt ?? sentAt) || 0

const withoutList = (kind: string): string => `no operation lists ${kind}`

/** Numbers the records of each kind from 0, in the order of their first use. */
function createNumbering(): (kind: string, name: string) => number {
  const known = new Map<string, string[]>()
  return (kind, name) => {
    const names = known.get(kind) ?? []
    known.set(kind, names)
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  }
}

const shortened = (id: unknown): string =>
  String(id).length > 20 ? `${String(id).slice(0, 20)}… (${String(id).length} characters)` : String(id)
