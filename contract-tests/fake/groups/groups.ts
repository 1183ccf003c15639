import type { CreateGroupRequest, UpdateGroupRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, pickFields, reject, requireQuota, requireUnique, requireUrls } from '../fakeCall.ts'
import { searchFilter } from '../filters.ts'
import { appSystem, forgetConversations, groupConversationId, removeMessage } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { UserRecord } from '../records.ts'
import type { GroupRecord, Store } from '../store.ts'
import { userOf } from '../users/userRecord.ts'
import { groupOf, join, requireScope, showGroup } from './groupRecord.ts'
import { addMembers, requireVacancy } from './members.ts'

/** The group fields that callers can set. */
const settable = ['name', 'type', 'password', 'icon', 'description', 'metadata', 'tags']

/** Adds a group; its owner becomes an admin. Without one, the app itself owns it. */
export function addGroup(store: Store, fields: Json, actor?: UserRecord, extra: Partial<GroupRecord> = {}): GroupRecord {
  const details = { type: 'public', ...pickFields(fields, [...settable, 'owner']) } as unknown as Pick<
    GroupRecord,
    'name' | 'type' | 'icon' | 'owner'
  >
  const guid = String(fields.guid).toLowerCase()
  requireQuota(store, 'groups', store.groups.size)
  requireUrls(details, ['icon'], 'ERR_IMPORT_INVALID_GROUP_FORMAT')
  const owner = actor?.uid ?? (details.owner === undefined ? appSystem : userOf(store, details.owner).uid)
  const group: GroupRecord = {
    createdAt: store.now(),
    ...details,
    ...extra,
    guid,
    owner,
    members: new Map(),
    banned: new Map(),
    permissions: new Map(),
  }
  store.groups.set(guid, group)
  if (owner !== appSystem) join(group, owner, 'admin', group.createdAt)
  return group
}

function sorted({ query: { sortBy, sortOrder } }: FakeCall, groups: readonly GroupRecord[]): readonly GroupRecord[] {
  if (sortBy === undefined && sortOrder === undefined) return groups
  const field = (sortBy ?? 'createdAt') as 'name' | 'guid' | 'createdAt'
  const direction = sortOrder === 'desc' ? -1 : 1
  return groups.toSorted((a, b) => (a[field] < b[field] ? -direction : a[field] > b[field] ? direction : 0))
}

export const groups: Handlers = {
  'list-groups'(call) {
    const { store, actor, query } = call
    const isFound = searchFilter<GroupRecord>(call, ['name', 'guid'])
    const isBeyond = ({ createdAt, updatedAt = createdAt }: GroupRecord) =>
      query.affix === 'prepend' ? updatedAt < Number(query.updatedAt) : updatedAt > Number(query.updatedAt)
    const found = [...store.groups.values()].filter((group) => (query.updatedAt === undefined || isBeyond(group)) && isFound(group))
    return pageOf(call, sorted(call, found), (group) => showGroup(store, group, actor))
  },

  'create-group'(call) {
    const { store, body, actor } = call
    requireUnique(call, store.groups)
    const { members } = body as unknown as CreateGroupRequest
    // Before the group is created, which then remains even if some users cannot be added.
    if (members) requireVacancy(store, body.owner !== undefined || actor ? 1 : 0, members as Json)
    const group = addGroup(store, body, actor)
    const results = members && addMembers(store, group, members as Json, actor)
    store.emit('group_created', { group: showGroup(store, group, actor) })
    return { data: { ...showGroup(store, group, actor), ...(results && { members: results }) } }
  },

  'get-group': ({ store, path, actor }) => ({ data: showGroup(store, groupOf(store, path.guid as string), actor) }),

  'update-group'(call) {
    const { store, path, body, actor } = call
    const group = groupOf(store, path.guid as string)
    requireScope(call, group, 'ERR_GROUP_NO_MODERATOR_SCOPE')
    const { unset = [], type, password, owner } = body as UpdateGroupRequest
    if (type === 'password' && group.type !== 'password' && password === undefined)
      reject('ERR_EMPTY_GROUP_PASS', `The group ${group.guid} needs a password.`)
    const newOwner = owner === undefined ? undefined : userOf(store, owner).uid
    for (const name of unset) delete group[name]
    Object.assign(group, pickFields(body, settable), {
      updatedAt: store.now(),
      updatedBy: actor?.uid ?? 'app_system',
    })
    if (newOwner !== undefined) {
      const oldOwner = group.owner
      group.owner = newOwner
      join(group, newOwner, 'admin', store.now())
      if (oldOwner !== newOwner)
        store.emit('group_owner_transferred', { group: { ...showGroup(store, group), ...(oldOwner && { oldOwner }) } })
    }
    if (Object.keys(body).some((name) => name !== 'owner')) store.emit('group_updated', { group: showGroup(store, group, actor) })
    return { data: showGroup(store, group, actor) }
  },

  'delete-group'(call) {
    const { store, path, actor } = call
    const group = groupOf(store, path.guid as string)
    requireScope(call, group, 'ERR_GROUP_NO_ADMIN_SCOPE')
    const shownGroup = showGroup(store, group, actor)
    store.groups.delete(group.guid)
    group.members.clear()
    for (const { id } of store.messages.inConversation(groupConversationId(group.guid)).toReversed()) removeMessage(store, id)
    forgetConversations(store, ({ guid }) => guid === group.guid)
    store.emit('group_deleted', { group: shownGroup })
    return confirmation(`The group ${group.guid} was deleted.`)
  },
}
