import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { createGroup, createUser, sendMessage, toGroup } from '../server/fixtureHelpers.ts'
import { recordsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'
import { listed as moderated } from './moderation/lists.ts'

// Entries that can be added to a record and removed from it. Added ones are listed once, also if
// they are added at the same time, and counted; removed ones are not; and a list has no others.

/** How all entries are removed at once. */
interface Clearing {
  readonly operation: string
  readonly args: Arguments
  /** Something else that has entries, which stay. */
  neighbour(session: Session, at: Arguments): Promise<Arguments>
}

/** Entries of one kind, and how they are added, listed and removed. */
interface Relation {
  readonly name: string
  readonly add: string
  /** The operation that shows the entries. */
  readonly list: string
  /** Whether the calls of `add` and `remove` take several entries, or one. */
  readonly takesSeveral?: true
  readonly remove?: string
  readonly clear?: Clearing
  /** The property that identifies an entry in the list. */
  readonly key: string
  /** Creates what the entries belong to, for three users. */
  owner(session: Session, people: readonly string[]): Promise<Arguments>
  /** What can be added, if not the users. */
  entries?(session: Session, people: readonly string[]): Promise<string[]>
  adds(entries: readonly string[], at: Arguments): Arguments
  removes?(entry: string, at: Arguments): Arguments
  /** The entries, if `list` is not a list of them; `undefined` if the server does not show them. */
  listed?(session: Session, at: Arguments, entries: readonly string[]): Promise<Json[] | undefined>
  /**
   * Whether entries are parts of one record, so that calls at the same time need not all take
   * effect.
   */
  readonly isOneRecord?: true
  /**
   * What the entries belong to, as another operation shows it, and where it says how many there
   * are.
   */
  counted?(session: Session, at: Arguments): Promise<Json | undefined>
  readonly count?: string
}

const ofGroup = async (session: Session, participants: readonly string[] = []): Promise<Arguments> => {
  const owner = await createUser(session, 'mira')
  return { guid: await createGroup(session, owner, participants.length > 0 ? { participants } : {}), owner }
}

async function ofMessage(session: Session, people: readonly string[]): Promise<Arguments> {
  const group = await ofGroup(session, people)
  return { ...group, id: String((await sendMessage(session, String(group.owner), toGroup(String(group.guid)), 'Related')).id) }
}

/**
 * Permissions that are denied. No operation reads them, but the response to setting another has
 * them all.
 */
const denied = (of: 'role' | 'scope', names: readonly string[], other: string): Omit<Relation, 'name' | 'owner'> => ({
  ...{ add: `set-${of}-permissions`, list: `set-${of}-permissions`, remove: `unset-${of}-permission`, key: 'name', isOneRecord: true },
  entries: async () => [...names],
  adds: (entries) => ({ body: { permissions: Object.fromEntries(entries.map((name) => [name, 'deny'])) } }),
  removes: (permission) => ({ permission }),
  async listed(session, at, entries) {
    const operation = `set-${of}-permissions`
    const args = argumentsOf(session, operation, { ...at, body: { permissions: { [other]: 'allow' } } })
    const { permissions } = await session.data(operation, args)
    return entries.filter((name) => (permissions as Json)[name] === 'deny').map((name) => ({ name }))
  },
})

const roleOf = async (session: Session): Promise<Arguments> => ({ role: await session.fixtures.record('/roles', 'keeper') })

const relations: readonly Relation[] = [
  {
    ...{ name: 'reports', add: 'flag-a-message', list: 'list-flagged-messages', key: 'uid' },
    owner: ofMessage,
    adds: ([onBehalfOf]) => ({ onBehalfOf, body: {} }),
    listed: async (session, { id }) => ((await flagged(session, id)) ?? { flaggedBy: [] }).flaggedBy as Json[] | undefined,
    counted: (session, { id }) => flagged(session, id),
    count: '/flaggedCount',
  },
  {
    ...{ name: 'restricted features', add: 'restrict-features', list: 'list-restricted-features', remove: 'allow-features', key: 'key' },
    owner: roleOf,
    takesSeveral: true,
    isOneRecord: true,
    entries: async () => ['u.createGroup', 'u.joinGroup', 'u.deleteGroup'],
    adds: (keys) => ({ body: { featuresToRestrict: keys.map(unprefixed) } }),
    clear: {
      operation: 'allow-features',
      args: { body: { allowAll: true } },
      neighbour: async (session) => ({ role: await session.fixtures.record('/roles', 'visitor') }),
    },
    removes: (key) => ({ body: { featuresToAllow: [unprefixed(key)] } }),
  },
  { name: 'denied permissions', owner: roleOf, ...denied('role', ['createGroup', 'joinGroup', 'listGroups'], 'sendMessage') },
  {
    name: 'denied permissions',
    owner: async (session) => ({ ...(await ofGroup(session)), scope: 'participant' }),
    ...denied('scope', ['sendMessage', 'addReaction', 'editMessage'], 'listMembers'),
  },
]

/** Responses put `u.` before the key of a feature. */
const unprefixed = (key: string): string => key.slice(2)

const flagged = async (session: Session, id: unknown): Promise<Json | undefined> =>
  (await moderated(session, 'list-flagged-messages', String(id))).find((message) => String(message.id) === id)

/** Added entries are in the list, removed ones are not, and no other entry changes. */
export const relationScenarios: readonly Scenario[] = relations.flatMap((relation) => {
  const { name, add, list, remove, clear } = relation
  const law = (rule: string, id: string, run: Scenario['run']): Scenario => ({
    name: `${name}: ${rule}`,
    operation: id,
    needs: [...new Set([list, add])].filter((needed) => needed !== id),
    requests: 18,
    sharesUsers: true,
    run,
  })
  return [
    law('what is added is listed once and counted, also if it is added at once', add, (session) => added(session, relation)),
    ...(remove === undefined
      ? []
      : [law('what is removed is no longer listed, but the rest is', remove, (session) => removed(session, relation, remove))]),
    ...(clear === undefined
      ? []
      : [law('nothing is listed once all are removed, except elsewhere', clear.operation, (session) => cleared(session, relation, clear))]),
  ]
})

const peopleOf = (session: Session): Promise<string[]> => Promise.all(['jonas', 'priya', 'teo'].map((name) => createUser(session, name)))

const entriesFor = async (session: Session, { entries }: Relation, people: string[]): Promise<string[]> =>
  (await entries?.(session, people)) ?? people

/** What the entries belong to, and the users or messages that can be added. */
async function setUp(session: Session, relation: Relation): Promise<{ at: Arguments; entries: string[] }> {
  const people = await peopleOf(session)
  return { at: await relation.owner(session, people), entries: await entriesFor(session, relation, people) }
}

/**
 * The arguments of an operation among those of a relation: what belongs to the owner is not sent
 * everywhere.
 */
const argumentsOf = (session: Session, operation: string, args: Arguments): Arguments => {
  const { parameters } = session.server.operation(operation)
  const known = new Set(['body', ...parameters.map(({ name }) => name)])
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => known.has(name) && value !== undefined))
}

/**
 * Adds entries. @returns them, as the list identifies them; none if the server does not show them
 */
async function addAll(session: Session, relation: Relation, at: Arguments, entries: readonly string[]): Promise<string[]> {
  const made: string[] = []
  for (const some of relation.takesSeveral ? [entries] : entries.map((entry) => [entry])) {
    const data = await session.data(relation.add, argumentsOf(session, relation.add, { ...at, ...relation.adds(some, at) }))
    made.push(...some)
    for (const [entry, result] of resultsIn(data))
      if (some.includes(entry) && result?.success === false)
        session.report('ensure_resource_availability', '/data', `${entry} with success`, result)
  }
  return made
}

/** The results of a call by entry, which some operations return in a list for each way to add. */
const resultsIn = (data: unknown): [entry: string, result: Json | undefined][] =>
  [data, ...Object.values((data ?? {}) as Json)].flatMap((part) => Object.entries((part ?? {}) as Record<string, Json | undefined>))

const listedIn = async (session: Session, relation: Relation, at: Arguments, entries: readonly string[]): Promise<Json[] | undefined> =>
  relation.listed ? relation.listed(session, at, entries) : recordsOf(session, session.server.operation(relation.list), at)

/** The list has these entries, each once, and no others. */
async function holds(
  session: Session,
  relation: Relation,
  at: Arguments,
  present: readonly string[],
  absent: readonly string[],
): Promise<void> {
  const { key } = relation
  await session.soon(async () => {
    const list = await listedIn(session, relation, at, [...present, ...absent])
    if (!list) return
    const all = present.map(String)
    const ids = list.map((record) => String(record[key]))
    session.contains('ensure_resource_availability', list, key, all, absent)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined) session.report('listed_once', '/data', `${twice} once`, 'twice')
    const other = ids.find((id) => ![...all, ...absent].includes(id))
    if (other !== undefined) session.report('ensure_resource_availability', '/data', `no record with ${key} ${other}`, 'a record with it')
    const whole = await relation.counted?.(session, at)
    const count = relation.count && valueAt(whole, relation.count)
    if (count !== undefined && Number(count) !== list.length) session.equal('write_has_effect', `/data${relation.count}`, all.length, count)
    addedSince(session, Number(whole?.createdAt ?? whole?.sentAt), list)
  })
}

/** Seconds by which the clocks of a service's own machines may differ. */
const skew = 60

/** An entry is not older than what it belongs to. */
function addedSince(session: Session, since: number, list: readonly Json[]): void {
  for (const name of ['joinedAt', 'reactedAt', 'flaggedAt', 'sentAt'])
    for (const { [name]: at } of list)
      if (typeof at === 'number' && at < since - skew) session.report('write_has_effect', `/data/${name}`, `at least ${since}`, at)
}

async function added(session: Session, relation: Relation): Promise<void> {
  const { at, entries } = await setUp(session, relation)
  // The one between the others, so that a neighbour would be noticed on either side.
  const [other = '', one = '', last = ''] = entries
  if (!relation.listed) await holds(session, relation, at, [], entries)
  const [first] = await addAll(session, relation, at, [one])
  const rest = [other, last]
  if (first === undefined) return
  await holds(session, relation, at, [first], rest)
  // Whether a repeated call is rejected or changes nothing is not documented.
  await session.attempt(relation.add, argumentsOf(session, relation.add, { ...at, ...relation.adds([first], at) }))
  await holds(session, relation, at, [first], rest)
  const add = (entry: string) => addAll(session, relation, at, [entry])
  const more = relation.isOneRecord ? [...(await add(other)), ...(await add(last))] : (await Promise.all([other, last].map(add))).flat()
  await holds(session, relation, at, [first, ...more], [])
  // Who asks makes no difference.
  const isAsked =
    !relation.listed && session.server.operation(relation.list).parameters.some((parameter) => parameter.name === 'onBehalfOf')
  if (isAsked) await holds(session, relation, { ...at, onBehalfOf: at.owner }, [first, ...more], [])
}

async function removed(session: Session, relation: Relation, remove: string): Promise<void> {
  const people = await peopleOf(session)
  // Both at once, so that they are neighbours.
  const [elsewhere = {}, at = {}] = await Promise.all([1, 2].map(() => relation.owner(session, people)))
  const entries = await entriesFor(session, relation, people)
  // The entries of a user or a role are the same wherever they are added.
  const isApart = !isDeepStrictEqual(elsewhere, at)
  const kept = isApart ? await addAll(session, relation, elsewhere, entries) : []
  const [before, first, after] = await addAll(session, relation, at, entries)
  if (before === undefined || first === undefined) return
  const others = [before, ...(after === undefined ? [] : [after])]
  const args = argumentsOf(session, remove, { ...at, ...relation.removes?.(first, at) })
  await session.call(remove, args)
  await holds(session, relation, at, others, [first])
  // Whether a second call is rejected is not documented; it removes nothing else.
  await session.attempt(remove, args)
  await holds(session, relation, at, others, [first])
  if (isApart) await holds(session, relation, elsewhere, kept, [])
}

async function cleared(session: Session, relation: Relation, { operation, args, neighbour }: Clearing): Promise<void> {
  const { at, entries } = await setUp(session, relation)
  const all = await addAll(session, relation, at, entries)
  const beside = await neighbour(session, at)
  const others = await addAll(session, relation, beside, entries)
  await session.call(operation, argumentsOf(session, operation, { ...at, ...args }))
  await holds(session, relation, at, [], all)
  await holds(session, relation, beside, others, [])
}
