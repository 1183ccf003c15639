import type { CreateGroupRequest, UpdateGroupRequest } from '../../../src/chat.ts'
import { type Call, done, type Handlers, pick, reject, requireQuota, requireUrls } from '../call.ts'
import { hasTags, isAmong, isWithin } from '../filters.ts'
import { groupConversationId, removeMessage } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { GroupRecord, Json, Store, UserRecord } from '../store.ts'
import { userOf } from '../users/userRecord.ts'
import { groupOf, join, requireScope, showGroup } from './groupRecord.ts'
import { addMembers } from './members.ts'

/** The fields of a group that callers set. */
const said = ['name', 'type', 'password', 'icon', 'description', 'metadata', 'tags']

/** Adds a group; its owner becomes an admin. */
export function addGroup(store: Store, given: Json, actor?: UserRecord, extra: Partial<GroupRecord> = {}): GroupRecord {
  const details = { type: 'public', ...pick(given, [...said, 'owner']) } as unknown as CreateGroupRequest
  const guid = String(given.guid).toLowerCase()
  if (store.groups.has(guid)) reject('ERR_GUID_ALREADY_EXISTS', `The guid ${guid} is taken.`)
  requireQuota(store, 'groups', store.groups.size)
  requireUrls(details, ['icon'], 'ERR_IMPORT_INVALID_GROUP_FORMAT')
  const owner = actor?.uid ?? (details.owner === undefined ? undefined : userOf(store, details.owner).uid)
  const group: GroupRecord = {
    ...details,
    createdAt: store.now(),
    ...extra,
    guid,
    ...(owner !== undefined && { owner }),
    members: new Map(),
    banned: new Map(),
    permissions: new Map(),
  }
  store.groups.set(guid, group)
  if (owner !== undefined) join(group, owner, 'admin', group.createdAt)
  return group
}

function listed({ query, actor }: Call, group: GroupRecord): boolean {
  const { searchKey, searchIn, type, types, tags, hasJoined, updatedAt, affix } = query
  const places = Array.isArray(searchIn) && searchIn.length > 0 ? searchIn : ['name', 'guid']
  const found = (place: unknown) =>
    String(group[place as 'name' | 'guid'])
      .toLowerCase()
      .includes(String(searchKey).toLowerCase())
  if (searchKey !== undefined && !places.some(found)) return false
  if (!isAmong(type, group.type) || !isAmong(types, group.type)) return false
  if (!isAmong(query.guid, group.guid) || !isAmong(query.guids, group.guid)) return false
  if (hasJoined === true && actor && !group.members.has(actor.uid)) return false
  const changed = group.updatedAt ?? group.createdAt
  if (updatedAt !== undefined && (affix === 'prepend' ? changed >= Number(updatedAt) : changed <= Number(updatedAt))) return false
  const { createdAt, updatedAt: at, members } = group
  if (!isWithin(query, { createdAt, updatedAt: at, membersCount: members.size })) return false
  return hasTags(group.tags, tags)
}

function sorted({ query: { sortBy, sortOrder } }: Call, groups: GroupRecord[]): GroupRecord[] {
  if (sortBy === undefined && sortOrder === undefined) return groups
  const field = (sortBy ?? 'createdAt') as 'name' | 'guid' | 'createdAt'
  const order = (one: GroupRecord, other: GroupRecord) => {
    const [a, b] = [one[field], other[field]]
    return a < b ? -1 : a > b ? 1 : 0
  }
  return groups.toSorted(sortOrder === 'desc' ? (one, other) => order(other, one) : order)
}

export const groups: Handlers = {
  'list-groups'(call) {
    const { store, query, actor } = call
    const found = sorted(
      call,
      [...store.groups.values()].filter((group) => listed(call, group)),
    )
    return pageOf(call, found, (group) => {
      const { tags, ...others } = showGroup(group, actor)
      return query.withTags === true && tags !== undefined ? { ...others, tags } : others
    })
  },

  'create-group'({ store, body, actor }) {
    const { members } = body as unknown as CreateGroupRequest
    const group = addGroup(store, body, actor)
    const results = members && addMembers(store, group, members as Json, actor)
    store.emit('group_created', { group: showGroup(group, actor) })
    return { data: { ...showGroup(group, actor), ...(results && { members: results }) } }
  },

  'get-group': ({ store, path, actor }) => ({ data: showGroup(groupOf(store, path.guid as string), actor) }),

  'update-group'({ store, path, body, actor }) {
    const group = groupOf(store, path.guid as string)
    requireScope(group, actor, ['admin', 'moderator'], 'ERR_GROUP_NO_MODERATOR_SCOPE')
    const { unset = [], type, password, owner } = body as UpdateGroupRequest
    if (type === 'password' && group.type !== 'password' && password === undefined)
      reject('ERR_EMPTY_GROUP_PASS', `The group ${group.guid} needs a password.`)
    for (const name of unset) delete group[name]
    Object.assign(group, pick(body, said), {
      updatedAt: store.now(),
      updatedBy: actor?.uid ?? 'app_system',
    })
    if (owner !== undefined && !actor) {
      const oldOwner = group.owner
      group.owner = userOf(store, owner).uid
      join(group, group.owner, 'admin', store.now())
      if (oldOwner !== group.owner) store.emit('group_owner_transferred', { group: { ...showGroup(group), ...(oldOwner && { oldOwner }) } })
    }
    store.emit('group_updated', { group: showGroup(group, actor) })
    return { data: showGroup(group, actor) }
  },

  'delete-group'({ store, path, actor }) {
    const group = groupOf(store, path.guid as string)
    requireScope(group, actor, ['admin'], 'ERR_GROUP_NO_ADMIN_SCOPE')
    const shown = showGroup(group, actor)
    store.groups.delete(group.guid)
    for (const { id } of [...store.messages.inConversation(groupConversationId(group.guid))]) removeMessage(store, id)
    store.emit('group_deleted', { group: shown })
    return done(`The group ${group.guid} was deleted.`)
  },
}
