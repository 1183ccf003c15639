import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { ServiceError } from '../../../../../contract-tests/fake/call.ts'
import { groupIn, onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, lenient, onGroup, onResponse, withoutEffect, withoutRank } from '../wraps.ts'

const groupKeeps = (name: 'members' | 'banned') =>
  withoutEffect((call) => {
    const group = groupIn(call)
    return group && { read: () => group[name], write: (before: never) => void (group[name] = before) }
  })

const banLists = ['list-banned-group-users']

const memberLists = ['list-group-members']

/** Faults of members and banned users of groups. */
export const memberFaults: readonly StatefulFault[] = [
  fault('too-few-at-once', 'add-group-members', 'one call takes 24 users only', (next) => (call) => {
    if (Object.values(call.body).flat().length > 24) throw new ServiceError('ERR_BAD_REQUEST', 'These are too many users.')
    return next(call)
  }),
  fault(
    'outsider-changes-scopes',
    'change-group-member-scope',
    'a user who is not a member changes scopes',
    withoutRank(/^ERR_GROUP_NOT_JOINED$/),
  ),
  fault('member-not-added', 'add-group-members', 'added users are not members', groupKeeps('members'), memberLists),
  fault('member-not-kicked', 'kick-group-member', 'the kicked user is still a member', groupKeeps('members'), memberLists),
  fault(
    'kicks-another',
    'kick-group-member',
    'another member is kicked as well',
    onGroup(({ members }) => void members.delete([...members.keys()].at(-1) ?? '')),
    memberLists,
  ),
  fault('scope-not-changed', 'change-group-member-scope', 'the member keeps its scope', groupKeeps('members'), memberLists),
  fault(
    'added-in-wrong-scope',
    'add-group-members',
    'all users become participants',
    afterwards((call, body) => {
      for (const list of ['admins', 'moderators']) {
        for (const uid of Object.keys((dataOf(body)[list] ?? {}) as Json)) {
          const member = groupIn(call)?.members.get(uid)
          if (member) member.scope = 'participant'
        }
      }
    }),
    memberLists,
  ),
  fault(
    'added-to-all-groups',
    'add-group-members',
    'users are added to every group',
    onGroup((own, { store }) => {
      for (const group of store.groups.values())
        for (const [uid, member] of own.members) if (!group.members.has(uid)) group.members.set(uid, { ...member })
    }),
    memberLists,
  ),
  fault(
    'members-of-another-group',
    'list-group-members',
    'the members of another group are listed',
    onCall((call) => {
      const other = [...call.store.groups.keys()].find((guid) => guid !== call.path.guid)
      return other !== undefined && call.store.groups.has(String(call.path.guid)) ? { ...call, path: { ...call.path, guid: other } } : call
    }),
  ),
  fault('not-banned', 'ban-group-user', 'the banned user is not banned', groupKeeps('banned'), banLists),
  fault('not-unbanned', 'unban-group-user', 'the ban remains', groupKeeps('banned'), banLists),
  fault(
    'unban-joins',
    'unban-group-user',
    'an unbanned user becomes a member at once',
    onGroup(({ members }, { path, store }) => void members.set(String(path.uid), { scope: 'participant', joinedAt: store.now() })),
    memberLists,
  ),
  fault(
    'failure-as-success',
    'add-group-members',
    'users who cannot be added are reported as added',
    onResponse((body) => {
      for (const list of Object.values(body.data as Record<string, Record<string, Json>>))
        for (const uid of Object.keys(list)) list[uid] = { success: true }
      return body
    }),
    ['list-group-members'],
  ),
  fault(
    'outsider-allowed',
    'add-group-members',
    'an outsider adds members',
    lenient(/NOT_JOINED/, () => ({ data: {} })),
  ),
  fault('own-scope-changed', 'change-group-member-scope', 'members change their own scope', withoutRank(/SELF_ACTION/)),
  fault('higher-rank-kicked', 'kick-group-member', 'a moderator removes an admin', withoutRank(/NO_CLEARANCE/)),
]
