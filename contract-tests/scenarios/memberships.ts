import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { createGroup, createUser } from '../server/fixtureHelpers.ts'
import { totalOf } from '../server/invariants.ts'
import { recordsOf } from '../server/lists.ts'
import type { Scenario, Session } from '../server/scenario.ts'

/** A list of users that belongs to a user or a group: how users are added, listed and removed. */
interface Membership {
  readonly name: string
  readonly add: string
  readonly list: string
  readonly remove: string
  /** Creates what the list belongs to. */
  owner(session: Session): Promise<Arguments>
  addArguments(users: readonly string[]): Arguments
  removeArguments(users: readonly string[]): Arguments
}

const ofUser = async (session: Session): Promise<Arguments> => ({
  uid: await createUser(session, session.fixtures.newId('owner').slice(-12)),
})

const memberships: readonly Membership[] = [
  {
    name: 'friends',
    add: 'add-friends',
    list: 'list-friends',
    remove: 'remove-friends',
    owner: ofUser,
    addArguments: (accepted) => ({ body: { accepted } }),
    removeArguments: (friends) => ({ body: { friends } }),
  },
  {
    name: 'blocked users',
    add: 'block-users',
    list: 'list-blocked-users',
    remove: 'unblock-users',
    owner: ofUser,
    addArguments: (blockedUids) => ({ body: { blockedUids } }),
    removeArguments: (blockedUids) => ({ body: { blockedUids } }),
  },
  {
    name: 'members',
    add: 'add-group-members',
    list: 'list-group-members',
    remove: 'kick-group-member',
    owner: async (session) => ({ guid: await createGroup(session, await createUser(session, 'mira')) }),
    addArguments: (participants) => ({ body: { participants } }),
    removeArguments: ([uid]) => ({ uid }),
  },
  {
    name: 'banned users',
    add: 'ban-group-user',
    list: 'list-banned-group-users',
    remove: 'unban-group-user',
    owner: async (session) => {
      const participants = await Promise.all(['jonas', 'priya', 'teo'].map((name) => createUser(session, name)))
      return { guid: await createGroup(session, await createUser(session, 'mira'), { participants }) }
    },
    addArguments: ([uid]) => ({ uid }),
    removeArguments: ([uid]) => ({ uid }),
  },
]

/** Added users are in the list, removed users are not, and no other entry changes. */
export const membershipScenarios: readonly Scenario[] = memberships.flatMap((membership): Scenario[] =>
  [
    {
      name: `${membership.name}: an added user is listed once`,
      operation: membership.add,
      needs: [membership.list],
      run: (session: Session) => added(session, membership),
    },
    {
      name: `${membership.name}: a removed user is no longer listed, but the others are`,
      operation: membership.remove,
      needs: [membership.list, membership.add],
      run: (session: Session) => removed(session, membership),
    },
    {
      name: `${membership.name}: each user appears on exactly one page`,
      operation: membership.list,
      needs: [membership.add],
      run: (session: Session) => paged(session, membership),
    },
  ].map((scenario) => ({ ...scenario, sharesUsers: true })),
)

const operation = ({ server }: Session, id: string): Operation => server.operation(id)

async function setUp(session: Session, membership: Membership): Promise<{ at: Arguments; people: string[] }> {
  const people = await Promise.all(['jonas', 'priya', 'teo'].map((name) => createUser(session, name)))
  return { at: await membership.owner(session), people }
}

/** Adds users; operations whose path names the user take one user at a time. */
async function addAll(session: Session, membership: Membership, at: Arguments, people: readonly string[]): Promise<void> {
  if (!operation(session, membership.add).path.endsWith('}')) {
    const data = await session.data(membership.add, { ...at, ...membership.addArguments(people) })
    for (const [uid, result] of [data, ...Object.values(data)].flatMap((part) => Object.entries((part ?? {}) as Json)))
      if (people.includes(uid) && (result as Json | null)?.success === false)
        session.report('ensure_resource_availability', '/data', `${uid} with success`, result)
    return
  }
  for (const uid of people) await session.call(membership.add, { ...at, ...membership.addArguments([uid]) })
}

const listed = (session: Session, membership: Membership, at: Arguments) => recordsOf(session, operation(session, membership.list), at)

async function added(session: Session, membership: Membership): Promise<void> {
  const { at, people } = await setUp(session, membership)
  const [first = '', second = '', third = ''] = people
  await addAll(session, membership, at, [first, second])
  const list = await listed(session, membership, at)
  session.contains('ensure_resource_availability', list, 'uid', [first, second], [third])
  const times = list.filter(({ uid }) => uid === first).length
  if (times > 1) session.report('ensure_resource_availability', '/data', `${first} once`, `${times} times`)
  // Whether a repeated call is rejected or changes nothing is not documented.
  await session.attempt(membership.add, { ...at, ...membership.addArguments([first]) })
  const again = (await listed(session, membership, at)).filter(({ uid }) => uid === first).length
  if (again > 1) session.report('listed_once', '/data', `${first} once`, `${again} times`)
  await addAll(session, membership, at, [third])
  session.contains('ensure_resource_availability', await listed(session, membership, at), 'uid', people)
}

async function removed(session: Session, membership: Membership): Promise<void> {
  const { at, people } = await setUp(session, membership)
  const [first = '', second = '', third = ''] = people
  await addAll(session, membership, at, people)
  await session.call(membership.remove, { ...at, ...membership.removeArguments([first]) })
  session.contains('use_after_free', await listed(session, membership, at), 'uid', [second, third], [first])
}

async function paged(session: Session, membership: Membership): Promise<void> {
  const { at, people } = await setUp(session, membership)
  await addAll(session, membership, at, people)
  await pagesAgree(session, operation(session, membership.list), at, 'uid')
}

/** How many undisturbed comparisons must show a fault, as a record may be added and removed in between. */
const undisturbedComparisons = 3

/** Like {@link pagesAgree}, for a list that others may change: only counts comparisons during which it did not change. */
export async function pagesAgreeUndisturbed(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const all = async () => JSON.stringify((await session.list(list.id, { ...at, perPage: 100 })).map((record) => record[key]))
  let faulty = 0
  for (let attempt = 0; attempt < 9; attempt++) {
    const before = await all()
    const failures: [string, string, string, unknown][] = []
    const quiet: Session = {
      ...session,
      report: (...failure) => void failures.push(failure),
      equal: (rule, pointer, expected, got) =>
        void (isDeepStrictEqual(expected, got) || failures.push([rule, pointer, JSON.stringify(expected), got])),
    }
    await pagesAgree(quiet, list, at, key)
    if (failures.length === 0) return
    if ((await all()) !== before || ++faulty < undisturbedComparisons) continue
    for (const failure of failures) session.report(...failure)
    return
  }
}

/** How many pages a list is divided into at most. */
const mostPages = 12

/**
 * Small pages contain each record once, and the same records as a large page; a page after the last contains none of them. Only lists that an edition of
 * the documents describes without pages may be returned as a whole.
 */
export async function pagesAgree(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const whole = await session.call(list.id, { ...at, perPage: 100 })
  const all = (whole.data as Json[]).map((record) => String(record[key]))
  if (list.paging?.disputed && all.length > 1 && (await session.list(list.id, { ...at, perPage: 1 })).length === all.length)
    return session.leaveOut('pages', 'the server returns the whole list, as an edition of the documents describes it')
  const total = totalOf(whole, list)
  if (total !== undefined) session.equal('list_total', '/meta/pagination/total', all.length, total)
  const perPage = Math.max(1, Math.ceil(all.length / mostPages))
  const pages = Math.ceil(all.length / perPage)
  const walked: string[] = []
  for (let page = 1; page <= pages; page++) {
    const records = (await session.call(list.id, { ...at, perPage, page })).data as Json[]
    const size = page < pages ? perPage : all.length - perPage * (pages - 1)
    if (records.length !== size) session.report('page_size', '/data', `${size} records on page ${page}`, String(records.length))
    walked.push(...records.map((record) => String(record[key])))
  }
  const twice = walked.find((id, index) => walked.indexOf(id) !== index)
  if (twice !== undefined) session.report('list_pages_agree', '/data', 'each record once', `${twice} twice`)
  const lost = all.find((id) => !walked.includes(id))
  if (lost !== undefined) session.report('list_pages_agree', '/data', `${lost}, as on a large page`, walked.join(', '))
  // A server may reject the number, or return the last page and say so.
  const { status, data, body } = await session.attempt(list.id, { ...at, perPage, page: pages + 1 })
  const isLast = valueAt(body, '/meta/pagination/current_page') === pages
  if (status < 300 && !isLast && Array.isArray(data)) session.equal('list_pages_agree', '/data', 0, data.length)
}
