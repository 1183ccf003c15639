import type { GroupRecord } from '../../../../../contract-tests/fake/store.ts'
import { groupIn, onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import {
  afterwards,
  dataOf,
  deletingPrefixed,
  keeping,
  lenient,
  onGroup,
  onResponse,
  success,
  withData,
  withDefaultRole,
  withoutProperty,
} from '../wraps.ts'

const newGroup = (act: (group: GroupRecord, actor: string | undefined) => void) =>
  afterwards(({ store, actor }, body) => {
    const group = store.groups.get(String(dataOf(body).guid))
    if (group) act(group, actor?.uid)
  })

/** The bans of a deleted group apply to the next group with its guid. */
function identifierNotClean(): StatefulFault {
  const bans = new Map<string, GroupRecord['banned']>()
  return {
    id: 'identifier-not-clean: delete-group',
    kind: 'identifier-not-clean',
    operation: 'delete-group',
    what: 'a group inherits the bans of a deleted group with the same guid',
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

/** Faults of groups. */
export const groupFaults: readonly StatefulFault[] = [
  fault(
    'joining-time-missing',
    'get-group',
    'the group does not say since when the acting user is a member',
    onResponse((body) => {
      const { joinedAt: _, ...data } = dataOf(body)
      return { ...body, data }
    }),
  ),
  fault(
    'unset-description-ignored',
    'update-group',
    'unset clears other properties, but not the description',
    onCall(({ body: { unset, ...body }, ...call }) => ({
      ...call,
      body: { ...body, ...(Array.isArray(unset) && { unset: unset.filter((name) => name !== 'description') }) },
    })),
    ['get-group'],
  ),
  fault('update-time-kept', 'update-group', 'updatedAt keeps the time of the first update', (next) => (call) => {
    const before = groupIn(call)?.updatedAt
    const body = next(call)
    const group = groupIn(call)
    if (group && before !== undefined) group.updatedAt = before
    return body
  }),
  fault(
    'password-not-required',
    'update-group',
    'a group becomes a password group without a password',
    lenient(/EMPTY_GROUP_PASS/, (call, next) => next({ ...call, body: { ...call.body, password: 'empty' } })),
  ),
  fault(
    'members-count-wrong',
    'get-group',
    'membersCount is too high by 1',
    withData(({ membersCount }) => ({ membersCount: Number(membersCount) + 1 })),
    ['add-group-members'],
  ),
  fault(
    'owner-not-admin',
    'create-group',
    'the user who creates a group is only a participant',
    newGroup(({ members }, actor) => {
      const member = members.get(actor ?? '')
      if (member) member.scope = 'participant'
    }),
    ['get-group', 'list-group-members'],
  ),
  fault(
    'first-members-forgotten',
    'create-group',
    'the first members of a group are not added',
    newGroup(({ members, owner }, actor) => {
      for (const uid of members.keys()) if (uid !== actor && uid !== owner) members.delete(uid)
    }),
    ['list-group-members'],
  ),
  fault('unset-ignored', 'update-group', 'unset is ignored', withoutProperty('unset'), ['get-group']),
  fault('duplicate-accepted', 'create-group', 'a guid can be taken twice', (next) => (call) => {
    call.store.groups.delete(String(call.body.guid).toLowerCase())
    return next(call)
  }),
  fault(
    'prefix-removed-too',
    'delete-group',
    'groups whose guids begin with the same text are deleted as well',
    deletingPrefixed('guid', ({ groups }) => groups),
  ),
  fault(
    'updated-at-stands-still',
    'update-group',
    'updatedAt never changes',
    onGroup((group) => void (group.updatedAt = group.createdAt)),
    ['get-group'],
  ),
  fault(
    'update-clears-metadata',
    'update-group',
    'an update without metadata clears it',
    onGroup((group, { body }) => {
      if (body.metadata === undefined) delete group.metadata
    }),
    ['get-group'],
  ),
  fault('new-owner-not-stored', 'update-group', 'a new owner is not stored', withoutProperty('owner'), ['get-group']),
  fault('messages-left', 'delete-group', 'messages of a deleted group remain', keeping('messages'), [
    'create-group',
    'get-message-details',
  ]),
  identifierNotClean(),
  fault(
    'participant-allowed',
    'update-group',
    'a participant changes the group',
    lenient(/NO_MODERATOR_SCOPE|NO_CLEARANCE/, ({ store, path }) => ({
      data: { guid: String(path.guid), name: store.groups.get(String(path.guid))?.name, type: 'public' },
    })),
  ),
  fault(
    'moderator-allowed',
    'delete-group',
    'a moderator deletes the group',
    lenient(/NO_ADMIN_SCOPE|NO_CLEARANCE/, () => success('Deleted.')),
  ),
  fault(
    'secret-shown',
    'get-group',
    'the password of a group is shown',
    withData((_, call) => ({ password: groupIn(call)?.password ?? 'open-sesame' })),
  ),
  fault(
    'changed-by-another',
    'update-group',
    'the app is named as the user who changed the group',
    onGroup((group) => {
      if (group.updatedBy) group.updatedBy = 'app_system'
    }),
  ),
  fault('role-permission-ignored', 'create-group', 'users create groups although their role denies it', withDefaultRole),
  fault('unexampled-property-lost', 'create-group', 'the metadata of a group is not stored', withoutProperty('metadata')),
]
