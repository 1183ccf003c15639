import type { Json } from '../../documents/json.ts'
import { valueAt } from '../../documents/pointer.ts'
import type { FakeCall, Handler } from '../../fake/fakeCall.ts'
import { families } from '../../fake/families.ts'
import { groupOf, requireScope } from '../../fake/groups/groupRecord.ts'
import { appSystem } from '../../fake/messages/messageStore.ts'
import { listsIn } from '../../fake/readings/groups.ts'
import { changingRecords, type ReadingChanges, withCode } from '../../fake/readings/reading.ts'
import type { MemberScope } from '../../fake/records.ts'
import { userOf } from '../../fake/users/userRecord.ts'
import { groupIn, onCall, rejecting, type Wrap } from '../../fake/wraps.ts'
import { byWords, withPatches } from './former.ts'

/** The owner whom the app names becomes no member of the group. */
const ownerStaysOutside: Wrap = (call, next) => {
  const { owner, ...rest } = call.body
  if (owner === undefined || call.actor) return next(call)
  const { uid } = userOf(call.store, String(owner))
  const body = next({ ...call, body: rest }) as { data: Json }
  const group = call.store.groups.get(String(body.data.guid))
  if (group) group.owner = uid
  return { ...body, data: { ...body.data, owner: uid } }
}

/** The owner of an imported group becomes no member. */
const importedOwnersStayOutside: Wrap = (call, next) => {
  const { store, body } = call
  const importGroups = families['import-groups'] as Handler
  const known = new Set(store.groups.keys())
  for (const [map, records] of Object.entries(body as Record<string, Record<string, Json>>))
    for (const { groupDetails, receiverGroupDetails, receiverGroupOwnerDetails: groupOwnerDetails } of Object.values(records)) {
      const group = (groupDetails ?? receiverGroupDetails) as Json | undefined
      if (map === 'groups' || !group || known.has(String(group.guid).toLowerCase())) continue
      importGroups({ ...call, body: { groups: { group: { ...group, ...(groupOwnerDetails !== undefined && { groupOwnerDetails }) } } } })
    }
  const leave = () => {
    for (const group of store.groups.values()) if (!known.has(group.guid)) group.members.delete(String(group.owner))
  }
  leave()
  const imported = structuredClone(next(call)) as { data: Record<string, { data?: Json }> }
  if ('groups' in body) leave()
  for (const { data } of Object.values(imported.data)) if (data?.membersCount !== undefined) data.membersCount = 0
  return imported
}

/** The app owns the groups that users create. */
const appOwns: Wrap = (call, next) => {
  const body = next(call) as { data: Json }
  const group = call.store.groups.get(String(body.data.guid))
  if (!group || !call.actor) return body
  delete group.owner
  return { data: { ...body.data, owner: appSystem } }
}

/** A ban only interrupts a membership. */
const joinsAgain: Wrap = (call, next) => {
  const [group, uid] = [groupIn(call), String(call.path.uid).toLowerCase()]
  const { scope, joinedAt = call.store.now() } = group?.banned.get(uid) ?? {}
  const body = next(call)
  if (scope) group?.members.set(uid, { scope, joinedAt })
  return body
}

/** Lists of permissions are shown as strings. */
const listsAsStrings: Wrap = (call, next) => {
  const { data } = next(call) as { data: { permissions?: Json } }
  if (!data.permissions) return { data }
  const shown = Object.entries(data.permissions).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
  return { data: { ...data, permissions: Object.fromEntries(shown) } }
}

const recorded = [
  'create-group',
  'add-group-members',
  'change-group-member-scope',
  'kick-group-member',
  'ban-group-user',
  'unban-group-user',
]

/** Does not list some of what happens to members as messages. */
const unlisting =
  (fits: (action: unknown, uid: unknown, call: FakeCall) => boolean): Wrap =>
  (call, next) => {
    const before = new Set(call.store.messages.keys())
    const body = next(call)
    for (const message of call.store.messages.values())
      if (message.type === 'groupMember' && !before.has(message.id))
        if (fits(message.data.action, valueAt(message.data, '/entities/on/entity/uid'), call)) message.unlisted = true
    return body
  }

const scopes: Record<string, MemberScope> = { admins: 'admin', moderators: 'moderator', participants: 'participant' }

/** Adding members again changes their scope to that of the list. */
const changesScope: Wrap = (call, next) => {
  const { members } = groupIn(call) ?? {}
  const known = new Set(members?.keys())
  const body = structuredClone(next(call)) as { data: Record<string, Json> }
  for (const [name, uids] of listsIn(call.body))
    for (const uid of uids) {
      const [scope, membership] = [scopes[name], members?.get(uid)]
      if (!known.has(uid) || !membership || !scope) continue
      membership.scope = scope
      Object.assign((body.data[name] ??= {}), { [uid]: { success: true } })
    }
  return body
}

/** Counts banned members as members, as the list of members has them. */
const countsBanned = changingRecords((group, { groups }) => {
  const banned = [...(groups.get(String(group.guid))?.banned.values() ?? [])].filter(({ scope }) => scope !== undefined)
  return { ...group, membersCount: Number(group.membersCount) + banned.length }
})

/** A filter by the type `protected` keeps groups with a password. */
const protectedByPassword = onCall((call) => {
  const { type, types } = call.query
  const usual = (name: unknown) => (name === 'protected' ? 'password' : name)
  return {
    ...call,
    query: {
      ...call.query,
      ...(type !== undefined && { type: usual(type) }),
      ...(types !== undefined && { types: [types].flat().map(usual) }),
    },
  }
})

/** Continues only with groups that were changed since they were made. */
const changedOnly = withPatches(({ store, query: { updatedAt, affix } }) =>
  [...store.groups.values()]
    .filter((group) => updatedAt !== undefined && group.updatedAt === undefined)
    .map((group) => [group, { updatedAt: affix === 'prepend' ? Number.POSITIVE_INFINITY : 0 }]),
)

/** A group that changed in the second in which it was made counts as unchanged. */
const changedLater = withPatches(({ store, query }) =>
  ['updatedAt[from]', 'updatedAt[to]'].every((name) => query[name] === undefined)
    ? []
    : [...store.groups.values()].filter((group) => group.updatedAt === group.createdAt).map((group) => [group, { updatedAt: undefined }]),
)

/** The app is a member of the groups that it owns, which only their count shows. */
const appCounts = changingRecords(({ membersCount, ...group }) =>
  group.owner === appSystem && membersCount !== undefined
    ? { ...group, membersCount: Number(membersCount) + 1 }
    : { ...group, membersCount },
)

/** Continues with groups that were changed at the moment itself, too. */
const fromTheMoment = onCall(({ query, ...call }) => {
  const { updatedAt, affix } = query
  return { ...call, query: updatedAt === undefined ? query : { ...query, updatedAt: Number(updatedAt) + (affix === 'prepend' ? 1 : -1) } }
})

/** Shows private groups to the app only on request. */
const privateOnRequest = onCall((call) => {
  const { type, types = type, ...query } = call.query
  const shown = types ?? (call.actor ? undefined : ['public', 'password'])
  return { ...call, query: { ...query, types: shown === undefined ? undefined : [shown].flat() } }
})

export const formerGroupsReadings: ReadingChanges = {
  'create-group/owner-stays-outside': [['create-group'], ownerStaysOutside],
  'create-group/app-owns': [['create-group'], appOwns],
  'unban-group-user/joins-again': [['unban-group-user'], joinsAgain],
  'list-groups/without-metadata': [['list-groups'], changingRecords(({ metadata: _, ...group }) => group)],
  'scope-permissions/lists-as-strings': [['set-scope-permissions', 'unset-scope-permission'], listsAsStrings],
  'update-group/owner-stays-outside': [['update-group'], ownerStaysOutside],
  'groups/actions-unlisted': [recorded, unlisting(() => true)],
  'add-group-members/bans-unlisted': [['create-group', 'add-group-members'], unlisting((action) => action === 'banned')],
  'create-group/owner-and-bans-unlisted': [
    ['create-group'],
    unlisting((action, uid, { body }) => action === 'banned' || uid === String(body.owner).toLowerCase()),
  ],
  'imports/owner-stays-outside': [['import-groups', 'import-members', 'import-messages'], importedOwnersStayOutside],
  'groups/authority-first': [
    ['change-group-member-scope', 'kick-group-member', 'ban-group-user', 'unban-group-user'],
    onCall((call) => {
      requireScope(call, groupOf(call.store, String(call.path.guid)), 'ERR_GROUP_NO_CLEARANCE')
      return call
    }),
  ],
  'change-group-member-scope/no-clearance': [['change-group-member-scope'], withCode('ERR_PERMISSION_DENIED', 'ERR_GROUP_NO_CLEARANCE')],
  'add-group-members/by-admins': [
    ['add-group-members'],
    rejecting('ERR_GROUP_NO_CLEARANCE', (call) => groupIn(call)?.members.get(String(call.actor?.uid))?.scope === 'moderator'),
  ],
  'add-group-members/changes-scope': [['add-group-members'], changesScope],
  'get-group/counts-banned': [['get-group'], countsBanned],
  'list-groups/from-the-moment': [['list-groups'], fromTheMoment],
  'list-groups/changed-only': [['list-groups'], changedOnly],
  'list-groups/changed-later': [['list-groups'], changedLater],
  'groups/app-counts': [['create-group', 'get-group', 'update-group', 'list-groups'], appCounts],
  'list-groups/private-on-request': [['list-groups'], privateOnRequest],
  'list-groups/protected-by-password': [['list-groups'], protectedByPassword],
  'list-groups/by-words': [['list-groups'], byWords('every', 'guid', 'name')],
  'update-group/owner-is-member': [
    ['update-group'],
    rejecting(
      'ERR_UID_NOT_FOUND',
      (call) => call.body.owner !== undefined && !groupIn(call)?.members.has(String(call.body.owner).toLowerCase()),
    ),
  ],
}
