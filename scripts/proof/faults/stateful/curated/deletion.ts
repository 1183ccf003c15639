import type { Json } from '../../../../../contract-tests/documents/json.ts'
import type { Call } from '../../../../../contract-tests/fake/call.ts'
import type { UserRecord } from '../../../../../contract-tests/fake/records.ts'
import type { GroupRecord } from '../../../../../contract-tests/fake/store.ts'
import { groupIn, onCall, type Wrap } from '../../../../../contract-tests/fake/wraps.ts'
import { headerOf } from '../../../../../contract-tests/validate/rawExchange.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, keeping } from '../wraps.ts'

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

/** The bans of a deleted group apply to the next group with its guid. */
function identifierNotClean(): StatefulFault {
  const bans = new Map<string, GroupRecord['banned']>()
  return {
    ...named('identifier-not-clean', 'delete-group', 'a group inherits the bans of a deleted group with the same guid'),
    handlers: {
      'delete-group': onCall((call) => {
        const group = groupIn(call)
        if (group) bans.set(group.guid, new Map(group.banned))
        return call
      }),
      'create-group': afterwards(({ store }, body) => {
        const guid = String(dataOf(body).guid)
        for (const [uid, ban] of bans.get(guid) ?? []) store.groups.get(guid)?.banned.set(uid, ban)
      }),
    },
  }
}

/** Faults in what deletions and deactivations leave behind or allow. */
export const deletionFaults: readonly StatefulFault[] = [
  fault('children-left', 'delete-user', 'messages of a permanently deleted user remain', keeping('messages'), ['get-message-details']),
  fault('tokens-left', 'delete-user', 'tokens of a permanently deleted user remain', keeping('authTokens'), [
    'get-authtoken',
    'list-authtokens',
  ]),
  fault('friends-left', 'delete-user', 'friendships of a permanently deleted user remain', keeping('friends'), ['list-friends']),
  fault('marks-of-the-deleted', 'delete-user', 'reactions of a deleted user remain', (next) => (call) => {
    const before = new Map([...call.store.messages.values()].map((message) => [message.id, message.reactions]))
    const body = next(call)
    for (const message of call.store.messages.values()) message.reactions = before.get(message.id) ?? message.reactions
    return body
  }),
  fault('messages-left', 'delete-group', 'messages of a deleted group remain', keeping('messages'), [
    'create-group',
    'get-message-details',
  ]),
  identifierNotClean(),
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
  fault('deactivated-added', 'add-group-members', 'a deactivated user is added', withDeactivated(members('participants')), [
    'deactivate-users',
  ]),
  fault(
    'deactivated-receives',
    'send-message',
    'a deactivated user receives messages',
    withDeactivated(({ receiver }) => receiver),
    ['deactivate-users'],
  ),
  actingDeactivated('mark-user-conversation-as-read'),
]
