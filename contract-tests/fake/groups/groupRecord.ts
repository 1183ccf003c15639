import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject, withoutUndefined } from '../fakeCall.ts'
import type { MemberScope, UserRecord } from '../records.ts'
import type { GroupRecord, Store } from '../store.ts'

export function groupOf(store: Store, guid: string): GroupRecord {
  return store.groups.get(guid.toLowerCase()) ?? reject('ERR_GUID_NOT_FOUND', `The group with guid ${guid} does not exist.`)
}

/** The number of members whom lists show: of those who are not deactivated. */
function membersCountOf({ users }: Store, { members }: GroupRecord): number {
  let count = 0
  for (const uid of members.keys()) if (users.get(uid)?.deactivatedAt === undefined) count++
  return count
}

/** A group as responses show it, with the acting user's membership and scope. */
export function showGroup(store: Store, record: GroupRecord, actor?: UserRecord): Json {
  const { password: _, members, banned: __, permissions: ___, ...group } = record
  const member = actor && members.get(actor.uid)
  return withoutUndefined({
    ...group,
    membersCount: membersCountOf(store, record),
    conversationId: `group_${group.guid}`,
    ...(actor && { hasJoined: member !== undefined }),
    ...(member && { scope: member.scope, joinedAt: member.joinedAt }),
  })
}

/**
 * Checks that the acting user has one of the scopes that the operation requires; the app itself may
 * do everything.
 *
 * @param code - error code for a member with another scope
 */
export function requireScope({ actor, operation: { authority } }: FakeCall, { guid, members }: GroupRecord, code: string): void {
  if (!actor) return
  const member = members.get(actor.uid)
  if (!member) reject('ERR_GROUP_NOT_JOINED', `The user ${actor.uid} is not a member of the group ${guid}.`)
  if (authority?.scopes?.includes(member.scope) === false)
    reject(code, `The user ${actor.uid} is only ${member.scope} of the group ${guid}.`)
}

/** Adds a member, who is no longer banned, or changes a scope; members keep their `joinedAt`. */
export function join(group: GroupRecord, uid: string, scope: MemberScope, joinedAt: number): void {
  group.banned.delete(uid)
  group.members.set(uid, { joinedAt, ...group.members.get(uid), scope })
}
