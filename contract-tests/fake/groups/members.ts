import type { ChangeGroupMemberScopeRequest } from '../../../src/chat.ts'
import { type Call, done, type Handlers, reject, ServiceError } from '../call.ts'
import { isAmong } from '../filters.ts'
import { makeAction, showMessage, userEntity } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { GroupRecord, Json, Scope, Store, UserRecord } from '../store.ts'
import { hasStatus, showUser, userOf } from '../users/userRecord.ts'
import { groupOf, join, requireScope, showGroup } from './groupRecord.ts'

/** The most users that one call adds, over all lists. */
const mostAtOnce = 25

const lists = [
  ['usersToBan', undefined],
  ['admins', 'admin'],
  ['moderators', 'moderator'],
  ['participants', 'participant'],
] as const

/** Adds and bans users as the lists of a body say, and gives the outcome for each uid. */
export function addMembers(store: Store, group: GroupRecord, body: Json, actor: UserRecord | undefined): Json {
  const named = lists.flatMap(([list]) => (body[list] as string[] | undefined) ?? [])
  if (named.length > mostAtOnce) reject('ERR_BAD_REQUEST', `One call adds at most ${mostAtOnce} users, not ${named.length}.`)
  const seen = new Set<string>()
  const results: Json = {}
  for (const [list, scope] of lists) {
    const uids = ((body[list] as string[] | undefined) ?? []).map((uid) => uid.toLowerCase()).filter((uid) => !seen.has(uid))
    if (body[list] === undefined) continue
    for (const uid of uids) seen.add(uid)
    results[list] = Object.fromEntries(
      uids.map((uid) => [uid, outcomeOf(() => (scope ? add(store, group, uid, scope, actor) : ban(store, group, uid, actor)))]),
    )
  }
  return results
}

function outcomeOf(act: () => Json | undefined): Json {
  try {
    const data = act()
    return { success: true, ...(data && { data }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { success: false, error: { code: error.code, message: error.message } }
  }
}

function add(store: Store, group: GroupRecord, uid: string, scope: Scope, actor: UserRecord | undefined): Json {
  const user = userOf(store, uid)
  if (group.members.has(uid)) reject('ERR_ALREADY_JOINED', `The user with uid ${uid} is a member of the group already.`)
  if (group.banned.has(uid)) reject('ERR_BANNED_GROUPMEMBER', `The user with uid ${uid} is banned from the group.`)
  join(group, uid, scope, store.now())
  return happened(store, group, 'added', user, actor)
}

function ban(store: Store, group: GroupRecord, uid: string, actor: UserRecord | undefined): undefined {
  const user = userOf(store, uid)
  if (group.banned.has(uid)) reject('ERR_ALREADY_BANNED', `The user with uid ${uid} is banned from the group already.`)
  const scope = group.members.get(uid)?.scope
  group.members.delete(uid)
  group.banned.set(uid, { ...(scope && { scope }), bannedAt: store.now() })
  happened(store, group, 'banned', user, actor)
  return undefined
}

/** Adds a record to the group's conversation and emits the event. */
function happened(
  store: Store,
  group: GroupRecord,
  action: string,
  user: UserRecord,
  actor: UserRecord | undefined,
  more: Json = {},
): Json {
  const on = userEntity(store, user.uid)
  const message = makeAction(store, { action, by: actor, on, group: group.guid })
  if (Object.keys(more).length > 0) message.data.extras = { scope: { new: more.scope, old: more.oldScope } }
  const trigger = `group_member_${action.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  const { entity: by } = userEntity(store, message.sender)
  store.emit(trigger, { group: showGroup(group), members: { [user.uid]: { ...(on.entity as Json), ...more } }, by })
  return showMessage(store, message)
}

/** The group and the user that a path names, and whether the acting user may touch that user. */
function place({ store, path, actor }: Call): { group: GroupRecord; user: UserRecord } {
  const group = groupOf(store, path.guid as string)
  const user = userOf(store, path.uid as string)
  requireScope(group, actor, ['admin', 'moderator'], 'ERR_GROUP_NO_CLEARANCE')
  if (actor?.uid === user.uid) reject('ERR_GROUP_NO_SELF_ACTION', 'Members cannot do this to themselves.')
  return { group, user }
}

function memberOf(group: GroupRecord, { uid }: UserRecord): { scope: Scope; joinedAt: number } {
  return group.members.get(uid) ?? reject('ERR_NOT_A_MEMBER', `The user with uid ${uid} is not a member of the group ${group.guid}.`)
}

/** A moderator looks after participants only. */
function demandRank({ actor }: Call, group: GroupRecord, scope: Scope | undefined, code: string): void {
  if (actor && group.members.get(actor.uid)?.scope === 'moderator' && scope !== undefined && scope !== 'participant')
    reject(code, `A moderator may do this to participants only.`)
}

export const members: Handlers = {
  'list-group-members'(call) {
    const { store, path, query } = call
    const group = groupOf(store, path.guid as string)
    const found = [...group.members].flatMap(([uid, member]) => {
      const user = store.users.get(uid)
      if (!user || user.deactivatedAt !== undefined) return []
      if (!isAmong(query.scopes, member.scope) || !hasStatus(user, query.status)) return []
      return [{ user, ...member }]
    })
    return pageOf(call, found, ({ user, scope, joinedAt }) => ({ ...showUser(user), scope, joinedAt }))
  },

  'add-group-members'({ store, path, body, actor }) {
    const group = groupOf(store, path.guid as string)
    requireScope(group, actor, ['admin', 'moderator'], 'ERR_GROUP_NO_CLEARANCE')
    return { data: addMembers(store, group, body, actor) }
  },

  'change-group-member-scope'(call) {
    const { store, body, actor } = call
    const { group, user } = place(call)
    const member = memberOf(group, user)
    const { scope = 'participant' } = body as ChangeGroupMemberScopeRequest
    demandRank(call, group, member.scope, 'ERR_GROUP_NO_SCOPE_CLEARANCE')
    if (member.scope === scope) reject('ERR_SAME_SCOPE', `The user with uid ${user.uid} is ${scope} already.`)
    const oldScope = member.scope
    join(group, user.uid, scope, member.joinedAt)
    happened(store, group, 'scopeChanged', user, actor, { scope, oldScope })
    return { data: { guid: group.guid, uid: user.uid, scope, joinedAt: member.joinedAt } }
  },

  'kick-group-member'(call) {
    const { group, user } = place(call)
    demandRank(call, group, memberOf(group, user).scope, 'ERR_GROUP_NO_CLEARANCE')
    group.members.delete(user.uid)
    happened(call.store, group, 'kicked', user, call.actor)
    return done(`The user ${user.uid} was kicked from the group ${group.guid}.`)
  },

  'list-banned-group-users'(call) {
    const { store, path } = call
    const found = [...groupOf(store, path.guid as string).banned].flatMap(([uid, ban]) => {
      const user = store.users.get(uid)
      return user && user.deactivatedAt === undefined ? [{ user, ban }] : []
    })
    return pageOf(call, found, ({ user, ban: { scope, bannedAt } }) => ({ ...showUser(user), ...(scope && { scope }), bannedAt }))
  },

  'ban-group-user'(call) {
    const { group, user } = place(call)
    demandRank(call, group, group.members.get(user.uid)?.scope, 'ERR_GROUP_NO_CLEARANCE')
    ban(call.store, group, user.uid, call.actor)
    return done(`The user ${user.uid} was banned from the group ${group.guid}.`)
  },

  'unban-group-user'(call) {
    const { group, user } = place(call)
    if (!group.banned.delete(user.uid))
      reject('ERR_NOT_A_BANNED_USER', `The user with uid ${user.uid} is not banned from the group ${group.guid}.`)
    happened(call.store, group, 'unbanned', user, call.actor)
    return done(`The user ${user.uid} is no longer banned from the group ${group.guid}.`)
  },
}
