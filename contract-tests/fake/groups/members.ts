import type { ChangeGroupMemberScopeRequest } from '../../../src/chat.ts'
import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, outcomeOf, reject, requireQuota } from '../fakeCall.ts'
import { makeAction, showMessage, userEntity } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { MemberScope, UserRecord } from '../records.ts'
import type { GroupRecord, Store } from '../store.ts'
import { userOf, withoutTags } from '../users/userRecord.ts'
import { groupOf, join, requireScope, showGroup } from './groupRecord.ts'

const lists = [
  ['usersToBan', undefined],
  ['admins', 'admin'],
  ['moderators', 'moderator'],
  ['participants', 'participant'],
] as const

/**
 * The uids in a list of a body. Participants may also be the keys of an object; what a scope in it
 * means no source says, so it is ignored.
 */
export const uidsIn = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : isObject(list) ? Object.keys(list) : [])

/**
 * Checks the number of users in the lists of a body.
 *
 * @param count - the current number of members
 * @throws {ServiceError} if there are too many for the app's plan
 */
export function requireVacancy(store: Store, count: number, body: Json): void {
  const added = lists.flatMap(([list, scope]) => (scope ? uidsIn(body[list]) : []))
  if (added.length > 0) requireQuota(store, 'groupMembers', count + added.length - 1)
}

/** Adds and bans the users in the lists of a body, and returns the result for each uid. */
export function addMembers(store: Store, group: GroupRecord, body: Json, actor: UserRecord | undefined): Json {
  const listedUids = new Set<string>()
  const results: Json = {}
  for (const [list, scope] of lists) {
    const uids = uidsIn(body[list])
      .map((uid) => uid.toLowerCase())
      .filter((uid) => !listedUids.has(uid))
    if (body[list] === undefined) continue
    for (const uid of uids) listedUids.add(uid)
    results[list] = Object.fromEntries(
      uids.map((uid) => [uid, outcomeOf(() => (scope ? add(store, group, uid, scope, actor) : ban(store, group, uid, actor)))]),
    )
  }
  return results
}

function add(store: Store, group: GroupRecord, uid: string, scope: MemberScope, actor: UserRecord | undefined): Json {
  const user = userOf(store, uid)
  if (group.members.has(uid)) reject('ERR_ALREADY_JOINED', `The user with uid ${uid} is already a member of the group.`)
  // Adding a banned user as a participant lifts the ban.
  if (group.banned.has(uid) && scope !== 'participant')
    reject('ERR_BANNED_GROUPMEMBER', `The user with uid ${uid} is banned from the group.`)
  join(group, uid, scope, store.now())
  return recordAction(store, group, 'added', user, actor)
}

export function ban(store: Store, group: GroupRecord, uid: string, actor: UserRecord | undefined): undefined {
  const user = userOf(store, uid)
  if (group.banned.has(uid)) reject('ERR_ALREADY_BANNED', `The user with uid ${uid} is already banned from the group.`)
  group.banned.set(uid, { ...group.members.get(uid), bannedAt: store.now() })
  group.members.delete(uid)
  recordAction(store, group, 'banned', user, actor)
  return undefined
}

export function kick(store: Store, group: GroupRecord, user: UserRecord, actor: UserRecord | undefined): void {
  group.members.delete(user.uid)
  recordAction(store, group, 'kicked', user, actor)
}

/** Adds an action message to the group's conversation and emits the event. */
function recordAction(
  store: Store,
  group: GroupRecord,
  action: string,
  user: UserRecord,
  actor: UserRecord | undefined,
  more: Json = {},
): Json {
  const on = userEntity(store, user.uid)
  const message = makeAction(store, { action, by: actor, on, group: group.guid })
  const trigger = `group_member_${action.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  const { entity: by } = userEntity(store, message.sender)
  // Such an event has the acting user in place of the one who was banned or unbanned.
  const member = actor && /^(un)?banned$/.test(action) ? actor.uid : user.uid
  store.emit(trigger, {
    group: showGroup(store, group),
    members: { [member]: { ...(userEntity(store, member).entity as Json), ...more } },
    by,
  })
  return showMessage(store, message)
}

/**
 * The group and the user in a path.
 *
 * @throws {ServiceError} if a user does not exist, or the acting user may not change the membership
 */
function membershipInPath(call: FakeCall): { group: GroupRecord; user: UserRecord } {
  const { store, operation, path, actor } = call
  const group = groupOf(store, path.guid as string)
  const user = userOf(store, path.uid as string)
  requireScope(call, group, 'ERR_GROUP_NO_CLEARANCE')
  // Nobody who may unban is banned.
  if (actor?.uid === user.uid && operation.errorCodes.includes('ERR_GROUP_NO_SELF_ACTION'))
    reject('ERR_GROUP_NO_SELF_ACTION', 'Members cannot do this to themselves.')
  return { group, user }
}

function memberOf(group: GroupRecord, { uid }: UserRecord): { scope: MemberScope; joinedAt: number } {
  return group.members.get(uid) ?? reject('ERR_NOT_A_MEMBER', `The user with uid ${uid} is not a member of the group ${group.guid}.`)
}

/**
 * @throws {ServiceError} if a moderator acts on a member on whom the operation lets only admins act
 */
function requireRank(
  { actor, operation: { authority } }: FakeCall,
  group: GroupRecord,
  scope: MemberScope | undefined,
  code: string,
): void {
  const only = authority?.moderatorsOver
  if (only && actor && group.members.get(actor.uid)?.scope === 'moderator' && scope !== undefined && scope !== only)
    reject(code, `A moderator can do this to a ${only} only.`)
}

/** `scope` and `joinedAt` of a member or of a banned former member. */
const membershipOf = ({ members, banned }: GroupRecord, uid: string): { scope?: MemberScope; joinedAt?: number } =>
  members.get(uid) ?? banned.get(uid) ?? {}

/** Changes the scope of the member in the path. */
export function changeScope(call: FakeCall): Json {
  const { store, body, actor } = call
  const { group, user } = membershipInPath(call)
  const member = memberOf(group, user)
  const { scope = 'participant' } = body as ChangeGroupMemberScopeRequest
  requireRank(call, group, member.scope, 'ERR_GROUP_NO_SCOPE_CLEARANCE')
  if (member.scope === scope) reject('ERR_SAME_SCOPE', `The user with uid ${user.uid} is already ${scope}.`)
  const oldScope = member.scope
  join(group, user.uid, scope, member.joinedAt)
  recordAction(store, group, 'scopeChanged', user, actor, { scope, oldScope })
  return { data: { guid: group.guid, uid: user.uid, scope, joinedAt: member.joinedAt } }
}

export const members: Handlers = {
  'list-group-members'(call) {
    const { store, path } = call
    const group = groupOf(store, path.guid as string)
    // Banned members are still listed, as the service does.
    const uids = [...group.members.keys(), ...group.banned.keys()].filter((uid) => {
      const { scope, joinedAt } = membershipOf(group, uid)
      const user = store.users.get(uid)
      return user && user.deactivatedAt === undefined && scope !== undefined && joinedAt !== undefined
    })
    return pageOf(call, uids, (uid) => {
      const { scope, joinedAt } = membershipOf(group, uid)
      return { ...withoutTags(userOf(store, uid)), scope, joinedAt }
    })
  },

  'add-group-members'(call) {
    const { store, path, body, actor } = call
    const group = groupOf(store, path.guid as string)
    requireScope(call, group, 'ERR_GROUP_NO_CLEARANCE')
    requireVacancy(store, group.members.size, body)
    return { data: addMembers(store, group, body, actor) }
  },

  'change-group-member-scope'(call) {
    if (!call.actor) reject('ERR_PERMISSION_DENIED', 'Only a member can change a scope: send onBehalfOf.')
    return changeScope(call)
  },

  'kick-group-member'(call) {
    const { group, user } = membershipInPath(call)
    if (group.banned.has(user.uid))
      reject('ERR_BANNED_GROUPMEMBER', `The user with uid ${user.uid} is banned from the group ${group.guid}.`)
    requireRank(call, group, memberOf(group, user).scope, 'ERR_GROUP_NO_CLEARANCE')
    kick(call.store, group, user, call.actor)
    return confirmation(`The user ${user.uid} was kicked from the group ${group.guid}.`)
  },

  'list-banned-group-users'(call) {
    const { store, path } = call
    const found = [...groupOf(store, path.guid as string).banned].flatMap(([uid, ban]) => {
      const user = store.users.get(uid)
      return user && user.deactivatedAt === undefined ? [{ user, ban }] : []
    })
    return pageOf(call, found, ({ user, ban: { scope, bannedAt } }) => ({ ...withoutTags(user), ...(scope && { scope }), bannedAt }))
  },

  'ban-group-user'(call) {
    const { group, user } = membershipInPath(call)
    if (!group.banned.has(user.uid)) requireRank(call, group, memberOf(group, user).scope, 'ERR_GROUP_NO_CLEARANCE')
    ban(call.store, group, user.uid, call.actor)
    return confirmation(`The user ${user.uid} was banned from the group ${group.guid}.`)
  },

  'unban-group-user'(call) {
    const { group, user } = membershipInPath(call)
    if (!group.banned.delete(user.uid))
      reject('ERR_NOT_A_BANNED_USER', `The user with uid ${user.uid} is not banned from the group ${group.guid}.`)
    recordAction(call.store, group, 'unbanned', user, call.actor)
    return confirmation(`The user ${user.uid} is no longer banned from the group ${group.guid}.`)
  },
}
