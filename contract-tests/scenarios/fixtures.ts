import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { changedAt, valueAt } from '../spec/pointer.ts'
import { type Identifier, identifiersIn } from './identifiers.ts'
import type { Resource } from './resources.ts'
import { isNamed } from './serverCases.ts'
import type { ServerContext } from './serverContext.ts'

/** What a case needs could not be made. */
export class SetupFailed extends Error {}

/** Records of its own for one or several cases, made when they are first named. Each person and group of the documents' examples gets its own copy here. */
export interface Fixtures {
  /** The run's own copy of a record that an example names. */
  record(kind: string, example: string | number, context?: Arguments): Promise<string>
  /** An identifier of the run that names nothing yet. */
  fresh(example: string): string
  /** Puts the run's own records in the place of those that the examples name, and makes what the operation needs to find. */
  prepared(operation: Operation, given: Arguments): Promise<Arguments>
  /** Puts the run's own records in the place of those that the examples name. */
  translated(operation: Operation, given: Arguments): Promise<Arguments>
  /** Calls an operation to prepare something. @throws SetupFailed if it fails */
  call(operationId: string, given: Arguments): Promise<Record<string, unknown>>
  /** Removes the records of which an app may have few. */
  end(): Promise<void>
}

/** Who is in every group of the fixtures: its owner first. The examples' people stand in for any. */
const people = ['mira', 'jonas', 'priya', 'dealbot'] as const

/** Makes fixtures whose records are not shared with any other. */
export function createFixtures(server: ServerContext): Fixtures {
  const { resources, contract } = server
  const name = server.nextName()
  const known = new Map<string, Promise<string>>()
  const spare: { kind: string; id: string }[] = []
  let count = 0

  const fixtures: Fixtures = {
    fresh: (example) => fitted(`${name}-${(count++).toString(36)}-${example}`.toLowerCase(), example),
    call: (operationId, given) => server.setUp(operationId, given),
    record(kind, example, context = {}) {
      const key = `${kind} ${example}`
      let made = known.get(key)
      if (!made) {
        made = make(kind, String(example), context)
        known.set(key, made)
        made.catch(() => known.delete(key))
      }
      return made
    },
    async end() {
      for (const { kind, id } of spare.splice(0)) await server.release(kind, id)
    },
    translated: (operation, given) => replaced(operation, withoutSelf(operation, given)),
    async prepared(operation, given) {
      const apart = withoutSelf(operation, given)
      const translated = await replaced(operation, apart)
      await prepare(operation, translated, apart)
      return ordered(operation, translated, apart)
    },
  }

  async function make(kind: string, example: string, context: Arguments): Promise<string> {
    const twin = `${name}-${example}`.toLowerCase()
    const [user, second, ...others] = people
    const uid = (one: string) => fixtures.record('/users', one)
    switch (kind) {
      case '/users':
        await fixtures.call('create-user', { body: { uid: twin, name: `Contract test ${example}` } })
        return twin
      case '/groups': {
        const [owner, moderator, ...participants] = await Promise.all([user, second, ...others].map(uid))
        const members = { moderators: [moderator], participants }
        await fixtures.call('create-group', { body: { guid: twin, name: `Contract test ${example}`, type: 'public', owner, members } })
        return twin
      }
      case '/messages': {
        const { data } = await message(context)
        return String((data as { id: unknown }).id)
      }
      case '/conversations': {
        const { data } = await message({ ...context, uid: undefined })
        return String((data as { conversationId: unknown }).conversationId)
      }
      default:
        return made(kind, example, twin)
    }
  }

  /** A message that the operation may act on: in the conversation that its arguments name, written by whom they act for where only the author may do it. */
  async function message(context: Arguments): Promise<Record<string, unknown>> {
    const { receiver, receiverType } = (context.body ?? {}) as { receiver?: string; receiverType?: string }
    const actor = typeof context.onBehalfOf === 'string' ? context.onBehalfOf : undefined
    const other = await fixtures.record('/users', 'dealbot')
    const text = { category: 'message', type: 'text', data: { text: 'Contract test' } }
    const send = (onBehalfOf: string, to: object) => fixtures.call('send-message', { onBehalfOf, body: { ...to, ...text } })
    if (typeof context.uid === 'string') return send(context.uid, { receiver: actor ?? other, receiverType: 'user' })
    if (typeof context.guid === 'string') return send(other, { receiver: context.guid, receiverType: 'group' })
    const author = context.author === 'actor' ? (actor ?? other) : other
    const writer = actor ?? (receiver === author ? await fixtures.record('/users', 'mira') : author)
    if (typeof receiver === 'string' && receiver !== writer && typeof receiverType === 'string')
      return send(writer, { receiver, receiverType })
    return send(author, { receiver: await fixtures.record('/groups', 'tomato-growers'), receiverType: 'group' })
  }

  /** A record of any kind that a path has, made from the example of the operation that makes it. */
  async function made(kind: string, example: string, twin: string): Promise<string> {
    const resource = resources.get(kind)
    if (!resource?.create || !(resource.answered ?? resource.chosen)) throw new SetupFailed(`no operation makes a record of ${kind}`)
    const given = await newRecord(resource, twin)
    const answer = await fixtures.call(resource.create.id, given)
    const id = resource.answered ? valueAt(answer, resource.answered) : valueAt(given.body, `/${resource.chosen}`)
    if (typeof id !== 'string' && typeof id !== 'number')
      throw new SetupFailed(`${resource.create.id} answered no ${resource.parameter} of ${example}`)
    spare.push({ kind, id: String(id) })
    return String(id)
  }

  async function newRecord({ create, chosen }: Resource, twin: string): Promise<Arguments> {
    if (!create) return {}
    const { body, ...parameters } = server.exampleOf(create)
    const given = await replaced(create, { ...parameters, body })
    const named = given.body as Record<string, unknown>
    return {
      ...given,
      body: { ...named, ...(chosen && { [chosen]: twin }), ...(typeof named?.name === 'string' && { name: twin.slice(0, 50) }) },
    }
  }

  async function replaced(operation: Operation, given: Arguments): Promise<Arguments> {
    const resource = resources.get(operation.path)
    const own = operation === resource?.create && resource.chosen ? `/body/${resource.chosen}` : undefined
    const identifiers = identifiersIn(contract, resources, operation, given)
    let current = own !== undefined && isText(valueAt(given, own)) ? changedAt(given, own, (old) => fixtures.fresh(String(old))) : given
    const rank = ({ kind }: Identifier) => ['/users', '/roles', '/groups'].indexOf(kind)
    const late = (one: Identifier) => (one.kind === '/messages' || one.kind === '/conversations' ? 9 : rank(one) === -1 ? 5 : rank(one))
    const renamed = new Map<string, string>()
    for (const { pointer, value, kind } of identifiers.sort((one, other) => late(one) - late(other))) {
      if (pointer === own || operation.path.startsWith('/data_import') || !isNamed(server.names, kind, value)) continue
      const context = {
        ...(current as Arguments),
        author: /^(PUT|DELETE) \/messages\/\{id\}$/.test(`${operation.method} ${operation.path}`) ? 'actor' : '',
      }
      const twin = await fixtures.record(kind, value, context)
      renamed.set(String(value), twin)
      current = changedAt(current, pointer, () => (typeof value === 'number' ? Number(twin) : twin))
    }
    return operation.path.startsWith('/data_import') ? imported(current as Arguments, identifiers) : (current as Arguments)
  }

  /** What an import names does not exist yet; it is new, under the run's prefix, and the keys of its maps follow. */
  function imported(given: Arguments, identifiers: readonly Identifier[]): Arguments {
    const names = new Map<string, string>()
    const run = fixtures.fresh('')
    for (const { value } of identifiers) names.set(String(value), fitted(`${run}${value}`.toLowerCase(), String(value)))
    const swap = (value: unknown): unknown => {
      if (typeof value === 'string') return names.get(value) ?? value
      if (Array.isArray(value)) return value.map(swap)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [
          names.get(key) ?? (typeof child === 'object' && child !== null && 'muid' in child && child.muid === key ? `${run}${key}` : key),
          key === 'muid' && isText(child) ? `${run}${child}` : swap(child),
        ]),
      )
    }
    return { ...given, body: swap(given.body) }
  }

  /** Where an example acts for a user on that very user, another takes the second part. */
  function withoutSelf({ path }: Operation, given: Arguments): Arguments {
    if (!path.startsWith('/groups/') && !/^\/users\/\{uid\}\/(conversation|messages)/.test(path)) return given
    return given.uid !== undefined && given.uid === (given.onBehalfOf ?? 'mira') ? { ...given, uid: 'priya' } : given
  }

  /** Makes what the operation must find: what it takes away is there, what it reviews was flagged. */
  async function prepare(operation: Operation, given: Arguments, example: Arguments): Promise<void> {
    await server.prepare(fixtures, operation, given, example)
  }

  /** A member is given another scope than the one that it has. */
  async function ordered(operation: Operation, given: Arguments, example: Arguments): Promise<Arguments> {
    if (operation.id !== 'change-group-member-scope') return given
    const { scope } = (example.body ?? {}) as { scope?: unknown }
    return { ...given, uid: await fixtures.record('/users', scope === 'moderator' ? 'priya' : 'jonas') }
  }
  return fixtures
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** An identifier of the run as long as the example, where that is longer. */
const fitted = (id: string, example: string): string =>
  example.length > 40 ? `${id.slice(0, 30).replace(/[^a-z0-9-]/g, '-')}`.padEnd(example.length, 'a').slice(0, example.length) : id
