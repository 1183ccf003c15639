import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { type Call, ServiceError } from '../../../../../contract-tests/fake/call.ts'
import type { UserRecord } from '../../../../../contract-tests/fake/records.ts'
import type { Wrap } from '../../../../../contract-tests/support/handlerWraps.ts'
import { headerOf } from '../../../../../contract-tests/validate/rawExchange.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import { afterwards, lenient, withData } from '../wraps.ts'

/** Treats the users in a list as active although they are deactivated. */
const withDeactivated =
  (uidsIn: (body: Json) => unknown): Wrap =>
  (next) =>
  (call: Call) => {
    const uids = [uidsIn(call.body) ?? []].flat().map((uid) => String(uid).toLowerCase())
    const users = uids.flatMap((uid) => call.store.users.get(uid) ?? []).filter(({ deactivatedAt }) => deactivatedAt !== undefined)
    const times = users.map(({ deactivatedAt }) => deactivatedAt)
    for (const user of users) delete user.deactivatedAt
    const body = structuredClone(next(call))
    for (const [index, user] of users.entries()) user.deactivatedAt = times[index] as number
    return body
  }

/** Lets a deactivated user act. */
function actingDeactivated(operation: string): StatefulFault {
  const active: [user: UserRecord, deactivatedAt: number][] = []
  return {
    ...named('deactivated-acts', operation, 'a deactivated user acts'),
    near: ['deactivate-users'],
    request(request, store) {
      const user = store.users.get(headerOf(request.headers, 'onbehalfof')?.toLowerCase() ?? '')
      if (user?.deactivatedAt === undefined) return request
      active.push([user, user.deactivatedAt])
      delete user.deactivatedAt
      return request
    },
    response(response) {
      for (const [user, deactivatedAt] of active.splice(0)) user.deactivatedAt = deactivatedAt
      return response
    },
  }
}

const members = (name: string) => (body: Json) => (name in body ? body[name] : (body.members as Json | undefined)?.[name])

/** Changes the users in a list of the body afterwards. */
const onEach = (list: string, change: (user: UserRecord) => void): Wrap =>
  afterwards(({ store, body }) => {
    for (const uid of [body[list]].flat()) {
      const user = store.users.get(String(uid).toLowerCase())
      if (user) change(user)
    }
  })

/** Faults of deactivated users. */
export const deactivationFaults: readonly StatefulFault[] = [
  fault(
    'unknown-as-deactivated',
    'deactivate-users',
    'users who do not exist are reported as deactivated',
    withData((_, { body }) => ({ deactivatedUids: body.uidsToDeactivate })),
  ),
  fault(
    'not-deactivated',
    'deactivate-users',
    'deactivated users stay active',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { deactivatedUids: string[] }).deactivatedUids) delete store.users.get(uid)?.deactivatedAt
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'not-reactivated',
    'reactivate-users',
    'reactivated users stay inactive',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { nonDeactivatedUids: string[] }).nonDeactivatedUids) {
        const user = store.users.get(uid)
        if (user) user.deactivatedAt = store.now()
      }
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'deactivated-is-found',
    'get-user',
    'a deactivated user is found',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const user = store.users.get(String(path.uid).toLowerCase())
      if (!user) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid: user.uid, name: user.name, role: user.role, createdAt: user.createdAt } }
    }),
    ['deactivate-users'],
  ),
  fault(
    'deactivation-removes-friends',
    'deactivate-users',
    'deactivating a user ends the friendships',
    afterwards(({ store, body }) => {
      for (const pair of store.friends.keys())
        if (((body.uidsToDeactivate ?? []) as string[]).some((uid) => pair.split(' ').includes(uid))) store.friends.delete(pair)
    }),
    ['reactivate-users', 'list-friends'],
  ),
  fault('only-the-first-deactivated', 'deactivate-users', 'only the first of several users is deactivated', (next) => (call) => {
    const [first, ...others] = (call.body.uidsToDeactivate ?? []) as string[]
    const body = next({ ...call, body: { uidsToDeactivate: first === undefined ? [] : [first] } }) as { data: Json }
    return { ...body, data: { ...body.data, deactivatedUids: [...(body.data.deactivatedUids as string[]), ...others] } }
  }),
  fault(
    'deactivation-loses-data',
    'deactivate-users',
    'metadata and tags are gone after a reactivation',
    onEach('uidsToDeactivate', (user) => Object.assign(user, { metadata: undefined, tags: [] })),
    ['reactivate-users', 'get-user'],
  ),
  fault(
    'reactivation-resets-role',
    'reactivate-users',
    'reactivated users have the default role',
    onEach('uidsToActivate', (user) => Object.assign(user, { role: 'default' })),
    ['deactivate-users'],
  ),
  fault('deactivated-added', 'add-group-members', 'a deactivated user is added', withDeactivated(members('participants')), [
    'deactivate-users',
  ]),
  fault('deactivated-first-member', 'create-group', 'a deactivated user is a first member', withDeactivated(members('participants')), [
    'deactivate-users',
  ]),
  fault(
    'deactivated-befriended',
    'add-friends',
    'a deactivated user becomes a friend',
    withDeactivated(({ accepted }) => accepted),
    ['deactivate-users'],
  ),
  fault(
    'deactivated-receives',
    'send-message',
    'a deactivated user receives messages',
    withDeactivated(({ receiver }) => receiver),
    ['deactivate-users'],
  ),
  ...['add-message-reaction', 'mark-user-conversation-as-read', 'flag-a-message', 'create-group'].map(actingDeactivated),
]
