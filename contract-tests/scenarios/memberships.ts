import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { group, user } from './fixtureHelpers.ts'
import { totalOf } from './invariants.ts'
import { recordsOf } from './lists.ts'
import type { Body, Scenario, Session } from './session.ts'

/** How users stand to something: how they are added, listed and taken away. */
interface Membership {
  what: string
  add: string
  list: string
  remove: string
  /** What it belongs to, another each time. */
  owner(session: Session): Promise<Arguments>
  added(users: readonly string[]): Arguments
  removed(users: readonly string[]): Arguments
}

const ofUser = async (session: Session): Promise<Arguments> => ({ uid: await user(session, session.fixtures.fresh('owner').slice(-12)) })

const memberships: readonly Membership[] = [
  {
    what: 'friends',
    add: 'add-friends',
    list: 'list-friends',
    remove: 'remove-friends',
    owner: ofUser,
    added: (accepted) => ({ body: { accepted } }),
    removed: (friends) => ({ body: { friends } }),
  },
  {
    what: 'blocked users',
    add: 'block-users',
    list: 'list-blocked-users',
    remove: 'unblock-users',
    owner: ofUser,
    added: (blockedUids) => ({ body: { blockedUids } }),
    removed: (blockedUids) => ({ body: { blockedUids } }),
  },
  {
    what: 'members',
    add: 'add-group-members',
    list: 'list-group-members',
    remove: 'kick-group-member',
    owner: async (session) => ({ guid: await group(session, await user(session, 'mira')) }),
    added: (participants) => ({ body: { participants } }),
    removed: ([uid]) => ({ uid }),
  },
  {
    what: 'banned users',
    add: 'ban-group-user',
    list: 'list-banned-group-users',
    remove: 'unban-group-user',
    owner: async (session) => {
      const participants = await Promise.all(['jonas', 'priya', 'teo'].map((name) => user(session, name)))
      return { guid: await group(session, await user(session, 'mira'), { participants }) }
    },
    added: ([uid]) => ({ uid }),
    removed: ([uid]) => ({ uid }),
  },
]

/** Added users are in the list, removed users are not, and no other entry changes. */
export const membershipScenarios: readonly Scenario[] = memberships.flatMap((one): Scenario[] =>
  [
    {
      name: `${one.what}: an added user is listed once and nowhere else`,
      operation: one.add,
      needs: [one.list],
      run: (session: Session) => added(session, one),
    },
    {
      name: `${one.what}: a removed user is not listed, the others are`,
      operation: one.remove,
      needs: [one.list, one.add],
      run: (session: Session) => taken(session, one),
    },
    {
      name: `${one.what}: pages hold each user once`,
      operation: one.list,
      needs: [one.add],
      run: (session: Session) => paged(session, one),
    },
  ].map((scenario) => ({ ...scenario, sharesUsers: true })),
)

const operation = ({ server }: Session, id: string): Operation => server.operation(id)

async function setUp(session: Session, one: Membership): Promise<{ at: Arguments; people: string[] }> {
  const people = await Promise.all(['jonas', 'priya', 'teo'].map((name) => user(session, name)))
  return { at: await one.owner(session), people }
}

/** Operations whose path names the user take one at a time. */
async function addAll(session: Session, one: Membership, at: Arguments, people: readonly string[]): Promise<void> {
  if (!operation(session, one.add).path.endsWith('}')) {
    const data = await session.data(one.add, { ...at, ...one.added(people) })
    for (const [uid, result] of [data, ...Object.values(data)].flatMap((part) => Object.entries((part ?? {}) as Body)))
      if (people.includes(uid) && (result as Body | null)?.success === false)
        session.found('ensure_resource_availability', '/data', `${uid} with success`, result)
    return
  }
  for (const uid of people) await session.call(one.add, { ...at, ...one.added([uid]) })
}

const listed = (session: Session, one: Membership, at: Arguments) => recordsOf(session, operation(session, one.list), at)

async function added(session: Session, one: Membership): Promise<void> {
  const { at, people } = await setUp(session, one)
  const [first = '', second = '', third = ''] = people
  const elsewhere = await one.owner(session)
  await addAll(session, one, at, [first, second])
  const list = await listed(session, one, at)
  session.holds('ensure_resource_availability', list, 'uid', [first, second], [third])
  const times = list.filter(({ uid }) => uid === first).length
  if (times > 1) session.found('ensure_resource_availability', '/data', `${first} once`, `${times} times`)
  // Whether a repeated call is rejected or changes nothing is not documented.
  await session.attempt(one.add, { ...at, ...one.added([first]) })
  const again = (await listed(session, one, at)).filter(({ uid }) => uid === first).length
  if (again > 1) session.found('listed_once', '/data', `${first} once`, `${again} times`)
  await addAll(session, one, at, [third])
  session.holds('ensure_resource_availability', await listed(session, one, at), 'uid', people)
  session.holds('ensure_resource_availability', await listed(session, one, elsewhere), 'uid', [], people)
}

async function taken(session: Session, one: Membership): Promise<void> {
  const { at, people } = await setUp(session, one)
  const [first = '', second = '', third = ''] = people
  const other = await one.owner(session)
  await addAll(session, one, at, people)
  await addAll(session, one, other, [first])
  await session.call(one.remove, { ...at, ...one.removed([first]) })
  session.holds('use_after_free', await listed(session, one, at), 'uid', [second, third], [first])
  session.holds('use_after_free', await listed(session, one, other), 'uid', [first])
}

async function paged(session: Session, one: Membership): Promise<void> {
  const { at, people } = await setUp(session, one)
  await addAll(session, one, at, people)
  await pagesAgree(session, operation(session, one.list), at, 'uid')
}

/** How often in a row an undisturbed comparison must show the same fault, as a record may be added and removed meanwhile. */
const quietMoments = 3

/** A list that others change at the same time is compared in quiet moments, if there are any. */
export async function pagesAgreeInPeace(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const all = async () => JSON.stringify((await session.list(list.id, { ...at, perPage: 100 })).map((one) => one[key]))
  let faulty = 0
  for (let attempt = 0; attempt < 9; attempt++) {
    const before = await all()
    const failures: [string, string, string, unknown][] = []
    const quiet: Session = {
      ...session,
      found: (...one) => void failures.push(one),
      same: (rule, pointer, expected, got) =>
        void (isDeepStrictEqual(expected, got) || failures.push([rule, pointer, JSON.stringify(expected), got])),
    }
    await pagesAgree(quiet, list, at, key)
    if (failures.length === 0) return
    if ((await all()) !== before || ++faulty < quietMoments) continue
    for (const one of failures) session.found(...one)
    return
  }
}

/** A walk of small pages gives each record once, and the same ones as a large page; a page after the last is empty. */
export async function pagesAgree(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const whole = await session.call(list.id, { ...at, perPage: 100 })
  const all = (whole.data as Body[]).map((one) => String(one[key]))
  const total = totalOf(whole, list)
  if (total !== undefined) session.same('list_total', '/meta/pagination/total', all.length, total)
  const walked: string[] = []
  for (let page = 1; page <= Math.min(all.length, 12); page++) {
    const body = await session.call(list.id, { ...at, perPage: 1, page })
    const records = body.data as Body[]
    if (records.length !== 1) session.found('page_size', '/data', 'one record on each page', `${records.length} on page ${page}`)
    walked.push(...records.map((one) => String(one[key])))
  }
  const twice = walked.find((one, index) => walked.indexOf(one) !== index)
  if (twice !== undefined) session.found('list_pages_agree', '/data', 'each record once', `${twice} twice`)
  if (all.length <= 12) {
    const lost = all.find((one) => !walked.includes(one))
    if (lost !== undefined) session.found('list_pages_agree', '/data', `${lost}, as on a large page`, walked.join(', '))
    if (lost === undefined && twice === undefined) session.same('list_order', '/data', all, walked)
    const after = await session.call(list.id, { ...at, perPage: 1, page: all.length + 1 })
    session.same('list_pages_agree', '/data', 0, (after.data as Body[]).length)
  }
}
