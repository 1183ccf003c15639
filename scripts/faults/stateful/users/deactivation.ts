import type { Call } from '../../../../contract-tests/fake/call.ts'
import type { UserRecord } from '../../../../contract-tests/fake/store.ts'
import type { Json } from '../../../../contract-tests/spec/json.ts'
import { headerOf } from '../../../../contract-tests/validate/rawExchange.ts'
import { fault, named, type StatefulFault, type Wrap } from '../fault.ts'
import { afterwards } from '../wraps.ts'

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
