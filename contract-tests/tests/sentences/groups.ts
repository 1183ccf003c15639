import { given, now, says } from './sentences.ts'

const swap = { guid: 'seed-swap', name: 'Seed swap', type: 'public' } as const
const guid = 'tomato-growers'
const group = `/groups/${guid}`
const members = `${group}/members`
const banned = `${group}/bannedusers`
const uids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `gardener${from + index}`)
const tooMany = { participants: uids(0, 13), moderators: uids(13, 26) }
const nobody = { members: { participants: ['nobody'] } }
const unknown = { members: { participants: { nobody: { error: { code: 'ERR_UID_NOT_FOUND' } } } } }
const joined = { error: { code: 'ERR_ALREADY_JOINED' } }
const quota = '402 ERR_PLAN_QUOTA_RESTRICTION'
const small = { planQuota: { groups: 2, groupMembers: 3 } }
const rename = { name: 'Growers' }

const groups = [
  says('a guid is taken, whatever its case', '400 ERR_GUID_ALREADY_EXISTS', 'POST /groups', { ...swap, guid: 'Tomato-Growers' }),
  says('a group without an owner is owned by app_system', { owner: 'app_system', membersCount: 0 }, 'POST /groups', swap),
  says('the acting user becomes owner, whatever `owner` says', { owner: 'priya' }, 'priya POST /groups', { ...swap, owner: 'mira' }),
  says('a group is created although a user cannot be added', { membersCount: 0, ...unknown }, 'POST /groups', { ...swap, ...nobody }),
  says('the first members are at most 25, or no group is created', ['400 ERR_BAD_REQUEST', 1], async ({ app, call }) => [
    await call('POST /groups', { ...swap, members: tooMany }),
    (await app.listGroups()).length,
  ]),
  given(
    small,
    says('no group has more members than the plan allows', [quota, 1], async ({ app, call }) => [
      await call('POST /groups', { ...swap, members: { participants: uids(0, 4) } }),
      (await app.listGroups()).length,
    ]),
  ),
  given(small, says('a plan has a quota of groups', quota, 'POST /groups', swap, 'POST /groups', { ...swap, guid: 'third' })),
  given(small, says('nobody is added beyond the quota of a plan', quota, `POST ${members}`, { participants: ['dealbot'] })),
  says('lists and counts leave out members who are deactivated', { membersCount: 2 }, 'DELETE /users/priya', `GET ${group}`),
  says('a moderator updates a group, and stands in `updatedBy`', { updatedBy: 'jonas', ...rename }, `jonas PUT ${group}`, rename),
  says('an update is rejected as a whole', ['404 ERR_UID_NOT_FOUND', true], async ({ app, call }) => {
    const before = JSON.stringify(await app.updateGroup({ guid, body: { description: 'Heaps' } }))
    const rejected = await call(`PUT ${group}`, { name: 'Worms', unset: ['description'], owner: 'nobody' })
    return [rejected, JSON.stringify(await app.getGroup({ guid })) === before]
  }),
  says('a group is deleted for all its members', [], `mira DELETE ${group}`, 'priya GET /conversations'),
  says('a group that is created again starts clean', [null, null, '1', []], async ({ app }) => {
    const mira = { onBehalfOf: 'mira', guid }
    await app.updateGroupConversation({ ...mira, body: { tags: ['old'] } })
    await app.pinGroupConversation(mira)
    await app.replaceGlobalPinnedConversations({ body: { pinnedConversations: [{ guid }] } })
    await app.deleteGroup({ guid })
    await app.createGroup({ body: { ...swap, guid, members: { participants: ['mira'] } } })
    const [{ tags, pinnedAt, unreadMessageCount } = {}] = [await app.getGroupConversation(mira)].flat()
    return [tags ?? null, pinnedAt ?? null, unreadMessageCount, await app.listGlobalPinnedConversations()]
  }),
]

const groupMembers = [
  says('participants can be the keys of an object, each with a result', [true, false, 'participant'], async ({ app }) => {
    const { participants } = await app.addGroupMembers({ guid, body: { participants: { dealbot: { scope: 'participant' }, nobody: {} } } })
    return [participants?.dealbot?.success, participants?.nobody?.success, (await app.listGroupMembers({ guid })).at(-1)?.scope]
  }),
  says('a member who is added again fails', { participants: { priya: joined } }, `POST ${members}`, { participants: ['priya'] }),
  says('a request names at most 25 users over all lists', '400 ERR_BAD_REQUEST', `POST ${members}`, tooMany),
  says('a new scope is `participant` if left out', { uid: 'jonas', scope: 'participant' }, `mira PUT ${members}/jonas`, {}),
  says('only a user changes a scope', '403 ERR_PERMISSION_DENIED', `PUT ${members}/priya`, { scope: 'moderator' }),
]

const ban = `POST ${banned}/priya`

const bannedUsers = [
  says('a user is banned once', 'ERR_ALREADY_BANNED', ban, ban),
  says('banned users have their former scope and the time', [{ scope: 'participant', bannedAt: now }], ban, `GET ${banned}`),
  says('a banned user stays in the list of members', [{ uid: 'priya' }], ban, `GET ${members}?scopes=participant`),
  says('a banned user does not read the group', '401 ERR_GROUP_NOT_JOINED', ban, `priya GET ${group}/messages`),
  says('adding a banned user as a participant lifts the ban', [], ban, `POST ${members}`, { participants: ['priya'] }, `GET ${banned}`),
  says('who is unbanned is no member again', '404 ERR_NOT_A_MEMBER', ban, `DELETE ${banned}/priya`, `DELETE ${members}/priya`),
]

export const fakeGroupSentences = { groups, groupMembers, bannedUsers }
