import { either, has, ifShown, inOrder, lacks, something, succeeds, withoutProperties } from './expectation.ts'
import { codeMeans, overTime, states } from './sentence.ts'

const swap = { guid: 'seed-swap', name: 'Seed swap', type: 'public' }
const group = '/groups/tomato-growers'
const members = `${group}/members`
const banned = `${group}/bannedusers`
const ban = `POST ${banned}/priya`
const unban = `DELETE ${banned}/priya`
const unbanOne = [ban, `POST ${banned}/jonas`, unban]
const kick = `DELETE ${members}/priya`
const twice = { ...swap, members: { participants: ['priya', 'jonas'], moderators: ['priya', 'mira'], admins: ['jonas'] } }
/** A group whose owner is one of its members: of others, an owner may or may not be a member. */
const owned = { ...swap, owner: 'mira', members: { admins: ['mira'], participants: ['priya', 'jonas'] } }
/** In the order of their guids. */
const bothGroups = [{ guid: 'seed-swap' }, { guid: 'tomato-growers' }]
const listed = 'GET /groups/seed-swap/members'
const metadata = { metadata: { plot: 'north' } }
const icon = 'https://example.com/growers.png'
const described = [`PUT ${group}`, { description: 'Heaps', icon, ...metadata, tags: ['growing'] }, `PUT ${group}`, { name: 'Growers' }]
const scope = `${group}/scopes/participant/permissions`
const say = { receiver: 'tomato-growers', receiverType: 'group', type: 'text', data: { text: 'The beans are up.' } }

const scopes = ['admin', 'moderator']
const scopeLists = {
  ...{ 'listMembers.allowedScopes': scopes, 'listReactions.allowedScopes': scopes, 'initiateCall.allowedScopes': scopes },
  'initiateCall.allowedType': ['audio', 'video'],
}
/** A list of one item may come as the item. */
const shownLists = Object.fromEntries(Object.keys(scopeLists).map((name) => [name, something]))
const scopePermissions = {
  ...{ sendMessage: 'deny', sendThreadedMessage: 'deny', editMessage: 'deny', addReaction: 'deny', initiateCall: 'deny' },
  ...scopeLists,
}
const isDenied = (key: keyof typeof scopePermissions, words: string, ...calls: (string | object)[]) =>
  states(
    `#/components/schemas/ScopePermissions/properties/${key}`,
    words,
    'ERR_PERMISSION_DENIED',
    `PUT ${scope}`,
    { permissions: scopePermissions },
    ...calls,
  )

const add = [`POST ${members}`, { participants: ['dealbot'] }]

/** Groups, their members and bans. */
export const groupSentences = [
  states('#/components/schemas/Guid', 'converts it to lower case', { guid: 'seed-swap' }, 'POST /groups', { ...swap, guid: 'Seed-Swap' }),
  states(
    'list-groups searchIn',
    'The fields to search for `searchKey`',
    has({ guid: 'seed-swap' }),
    'POST /groups',
    swap,
    'GET /groups?searchKey=seed-swap&searchIn=name&searchIn=guid',
  ),
  codeMeans('ERR_GUID_ALREADY_EXISTS', 'The guid is already taken', 'POST /groups', {
    ...swap,
    guid: 'tomato-growers',
  }),
  states(
    'create-group',
    'A user in several lists gets the highest scope',
    has({ uid: 'jonas', scope: 'admin' }, { uid: 'priya', scope: 'moderator' }, { uid: 'mira', scope: 'moderator' }),
    'POST /groups',
    twice,
    listed,
  ),
  states(
    'create-group',
    'the group is still created',
    { guid: 'seed-swap' },
    'POST /groups',
    { ...swap, members: { participants: ['nobody'] } },
    'GET /groups/seed-swap',
  ),
  states(
    'create-group',
    'that user becomes an admin of the group',
    has({ uid: 'priya', scope: 'admin' }),
    'priya POST /groups',
    swap,
    listed,
  ),
  states(
    'get-group',
    'whether that user is a member, with which scope',
    { hasJoined: true, scope: 'moderator', joinedAt: something },
    `jonas GET ${group}`,
  ),
  states('get-group', 'whether that user is a member', { hasJoined: false }, `dealbot GET ${group}`),
  states(
    'list-groups',
    'each group also says whether that user is a member and with which scope',
    has({ guid: 'tomato-growers', hasJoined: true, scope: 'participant' }),
    'priya GET /groups',
  ),
  states(
    'list-groups',
    '`hasJoined` limits the list to groups that the user has joined',
    lacks({ guid: 'tomato-growers' }),
    'dealbot GET /groups?hasJoined=true',
  ),
  states(
    'list-groups',
    '`hasJoined` limits the list to groups that the user has joined',
    has({ guid: 'tomato-growers' }),
    'priya GET /groups?hasJoined=true',
  ),
  states(
    'list-groups sortBy',
    'The field to sort by',
    inOrder(...bothGroups),
    'POST /groups',
    swap,
    'GET /groups?sortBy=guid&sortOrder=asc',
  ),
  states(
    'list-groups sortOrder',
    'The direction in which to sort',
    inOrder(...bothGroups.toReversed()),
    'POST /groups',
    swap,
    'GET /groups?sortBy=guid&sortOrder=desc',
  ),
  states('update-group', 'Changes a group', { name: 'Growers' }, `jonas PUT ${group}`, { name: 'Growers' }, `GET ${group}`),
  states(
    '#/components/schemas/Group/properties/updatedBy',
    'Uid of the user who last changed the group',
    either({ updatedBy: 'jonas' }, withoutProperties('updatedBy')),
    `jonas PUT ${group}`,
    { name: 'Growers' },
    `GET ${group}`,
  ),
  states('add-group-members', 'the response has a result for each uid', { admins: { dealbot: { success: true } } }, `POST ${members}`, {
    admins: ['mira', 'dealbot'],
  }),
  states(
    'list-scope-permissions',
    '`set-scope-permissions` and `unset-scope-permission` return them',
    { permissions: { ...scopePermissions, ...shownLists } },
    `PUT ${scope}`,
    { permissions: scopePermissions },
  ),
  isDenied('sendThreadedMessage', 'may reply in threads', 'priya POST /messages/1/thread', say),
  isDenied('addReaction', 'may react to messages', 'priya POST /messages/1/reactions/a'),
  codeMeans('ERR_GROUP_NO_MODERATOR_SCOPE', 'Only a moderator of the group may do this', `priya PUT ${group}`, {
    name: 'Growers',
  }),
  states(
    '#/components/schemas/UpdateGroupRequest/properties/unset',
    'The fields to clear',
    withoutProperties('metadata', 'description'),
    ...described,
    `PUT ${group}`,
    { unset: ['metadata', 'description'] },
    `GET ${group}`,
  ),
  codeMeans('ERR_GROUP_NO_ADMIN_SCOPE', 'Only an admin of the group may do this', `jonas DELETE ${group}`),
  states('delete-group', 'Deletes a group for all its members', '404 ERR_GUID_NOT_FOUND', `mira DELETE ${group}`, `priya GET ${group}`),
  codeMeans('ERR_GUID_NOT_FOUND', 'The group does not exist', 'GET /groups/seed-bank'),
  codeMeans('ERR_GROUP_NOT_JOINED', 'is not a member of the group', `dealbot PUT ${group}`, { name: 'Growers' }),
  codeMeans('ERR_EMPTY_GROUP_PASS', 'A group with a password was created or joined without it', 'POST /groups', {
    ...swap,
    type: 'password',
  }),

  states(
    'add-group-members',
    'each with the scope that its list stands for',
    has({ uid: 'dealbot', scope: 'moderator' }),
    `POST ${members}`,
    { moderators: ['jonas', 'dealbot'] },
    `GET ${members}`,
  ),
  states(
    'add-group-members',
    'bans the users in `usersToBan`',
    has({ uid: 'priya' }),
    `POST ${members}`,
    { usersToBan: ['jonas', 'priya'] },
    `GET ${banned}`,
  ),
  states(
    'add-group-members',
    'The call succeeds even if some users cannot be added',
    has({ uid: 'dealbot' }),
    `POST ${members}`,
    { participants: ['nobody', 'dealbot'] },
    `GET ${members}`,
  ),
  states(
    'add-group-members',
    'the response has a result for each uid',
    { participants: { dealbot: { success: true } } },
    `POST ${members}`,
    { participants: ['dealbot'] },
  ),
  codeMeans('ERR_GROUP_NO_MODERATOR_SCOPE', 'Only a moderator of the group may do this', `priya POST ${members}`, {
    participants: ['dealbot'],
  }),
  codeMeans(
    'ERR_GROUP_NO_MODERATOR_SCOPE',
    'Only a moderator of the group may do this',
    `POST ${banned}/jonas`,
    `priya DELETE ${banned}/jonas`,
  ),
  codeMeans('ERR_GROUP_NOT_JOINED', 'is not a member of the group', `dealbot POST ${members}`, { participants: ['dealbot'] }),
  states(
    'list-group-members',
    'each as a user with a scope and the time of joining',
    has({ uid: 'jonas', name: something, scope: 'moderator', joinedAt: something }),
    `GET ${members}`,
  ),
  states(
    'list-group-members scopes x-filter',
    'Returns only members whose `scope` is one of these values',
    has({ uid: 'mira' }, { uid: 'jonas' }),
    `GET ${members}?scopes=admin,moderator`,
  ),
  states(
    'list-group-members scopes x-filter',
    'Returns only members whose `scope` is one of these values',
    lacks({ uid: 'priya' }),
    `GET ${members}?scopes=admin,moderator`,
  ),
  states(
    'change-group-member-scope',
    'Makes a member of a group an admin',
    has({ uid: 'priya', scope: 'admin' }),
    `mira PUT ${members}/priya`,
    { scope: 'admin' },
    `GET ${members}`,
  ),
  states(
    'change-group-member-scope',
    'Makes a member of a group an admin',
    has({ uid: 'jonas', scope: 'moderator' }),
    `mira PUT ${members}/priya`,
    { scope: 'admin' },
    `GET ${members}`,
  ),
  states('change-group-member-scope', 'Members cannot change their own scope', '403 ERR_GROUP_NO_SELF_ACTION', `mira PUT ${members}/mira`, {
    scope: 'moderator',
  }),
  codeMeans('ERR_SAME_SCOPE', 'The member has this scope already', `mira PUT ${members}/jonas`, { scope: 'moderator' }),
  codeMeans('ERR_GROUP_NO_SCOPE_CLEARANCE', 'The user may not change the scope of this member', `jonas PUT ${members}/mira`, {
    scope: 'participant',
  }),
  states(
    'ban-group-user x-authority/moderatorsOver',
    'moderators only to participants',
    'ERR_GROUP_NO_CLEARANCE',
    `jonas POST ${banned}/mira`,
  ),
  states('kick-group-member', 'Removes a member from a group', lacks({ uid: 'priya' }), kick, `GET ${members}`),
  states('kick-group-member', 'Removes a member from a group', has({ uid: 'priya' }), 'POST /groups', twice, kick, listed),
  states('kick-group-member', 'Removes a member from a group', has({ uid: 'mira' }, { uid: 'jonas' }), kick, `GET ${members}`),
  states(
    '#/components/schemas/Group/properties/membersCount',
    'Number of members',
    { membersCount: ifShown(either(2, 1)) },
    kick,
    `GET ${group}`,
  ),
  codeMeans('ERR_GROUP_NO_CLEARANCE', "The user's scope in the group is too low", `jonas DELETE ${members}/mira`),
  states(
    'kick-group-member',
    'A removed user can join again',
    has({ uid: 'priya' }),
    kick,
    `POST ${members}`,
    { participants: ['priya'] },
    `GET ${members}`,
  ),
  states('kick-group-member', 'Removing a banned user fails', 'ERR_BANNED_GROUPMEMBER', ban, kick),
  states('ban-group-user', 'Bans a user from a group', has({ uid: 'priya' }), ban, `GET ${banned}`),
  states('ban-group-user', 'Bans a user from a group', lacks({ uid: 'mira' }, { uid: 'jonas' }), ban, `GET ${banned}`),
  states('list-banned-group-users', 'Lists the users who are banned from a group', lacks({ uid: 'priya' }), kick, `GET ${banned}`),
  states('unban-group-user', 'Lifts the ban of a user', has({ uid: 'jonas' }), ...unbanOne, `GET ${banned}`),
  states('unban-group-user', 'Lifts the ban of a user', lacks({ uid: 'priya' }), ...unbanOne, `GET ${banned}`),
  states(
    '#/components/schemas/BannedUser/allOf/1/properties/scope',
    "The user's scope in the group before the ban",
    [either({ uid: 'jonas', scope: 'moderator' }, withoutProperties('scope'))],
    ...unbanOne,
    `GET ${banned}`,
  ),
  codeMeans('ERR_NOT_A_MEMBER', 'The user is not a member of the group', `DELETE ${members}/dealbot`),
  codeMeans('ERR_NOT_A_BANNED_USER', 'The user is not banned from the group', unban),
  states(
    'set-scope-permissions',
    'An action that the scope denies fails',
    '403 ERR_PERMISSION_DENIED',
    `PUT ${scope}`,
    { permissions: { sendMessage: 'deny' } },
    'priya POST /messages',
    say,
  ),
  states(
    'set-scope-permissions',
    'Sets permissions of a scope in a group',
    { sender: 'jonas' },
    `PUT ${scope}`,
    { permissions: { sendMessage: 'deny' } },
    'jonas POST /messages',
    say,
  ),
  states(
    'unset-scope-permission',
    'so that its default applies again',
    { sender: 'priya' },
    `PUT ${scope}`,
    { permissions: { sendMessage: 'deny' } },
    `DELETE ${scope}/sendMessage`,
    'priya POST /messages',
    say,
  ),

  states(
    '#/components/schemas/CreateGroupRequest/properties/owner',
    "the app's own user `app_system` owns it",
    { owner: ifShown('app_system') },
    'POST /groups',
    swap,
  ),
  states(
    'list-groups membersCount[gte] x-filter',
    'at least this number',
    has({ guid: 'tomato-growers' }),
    `GET ${group}`,
    'GET /groups?membersCount[gte]={membersCount}',
  ),
  states(
    'list-groups membersCount[lte] x-filter',
    'at most this number',
    has({ guid: 'tomato-growers' }),
    `GET ${group}`,
    'GET /groups?membersCount[lte]={membersCount}',
  ),
  states('ban-group-user', 'The user is removed and cannot come back', 'ERR_GROUP_NOT_JOINED', ban, 'priya POST /messages', say),
  states(
    'list-group-members status',
    '`available` selects connected members, `offline` all others',
    lacks({ uid: 'priya' }),
    `GET ${members}?status=available`,
  ),
  states(
    'list-group-members status',
    '`available` selects connected members, `offline` all others',
    has({ uid: 'priya' }),
    `GET ${members}?status=offline`,
  ),
  states(
    '#/components/schemas/Group/properties/membersCount',
    'Number of members',
    { membersCount: ifShown(3) },
    'POST /groups',
    owned,
    'GET /groups/seed-swap',
  ),
  states(
    '#/components/schemas/UpdateGroupRequest/properties/owner x-companions',
    'Ignored with `onBehalfOf`',
    { owner: ifShown(either('mira', 'app_system')) },
    `mira PUT ${group}`,
    { name: 'Growers', owner: 'jonas' },
    `GET ${group}`,
  ),
  states(
    '#/components/schemas/Group/properties/membersCount',
    'Number of members',
    lacks({ guid: 'tomato-growers', membersCount: '{membersCount}' }),
    `GET ${group}`,
    ...add,
    'GET /groups',
  ),
  states('update-group', 'Changes a group', succeeds, `jonas PUT ${group}`, { name: 'Growers' }),
  states('delete-group', 'Deletes a group for all its members', succeeds, `mira DELETE ${group}`),
  states('change-group-member-scope', 'Makes a member of a group an admin', succeeds, `mira PUT ${members}/priya`, { scope: 'admin' }),
  states('kick-group-member', 'Removes a member from a group', succeeds, kick),
  states('ban-group-user', 'Bans a user from a group', succeeds, ban),
  states('unban-group-user', 'Lifts the ban of a user', succeeds, ...unbanOne),
  states(
    'unset-scope-permission',
    'Unsets a permission of a scope in a group',
    succeeds,
    `PUT ${scope}`,
    { permissions: { sendMessage: 'deny' } },
    `DELETE ${scope}/sendMessage`,
  ),
  states(
    'list-groups createdAt[from] x-filter',
    'at or after this time',
    has({ guid: 'tomato-growers' }),
    `GET ${group}`,
    'GET /groups?createdAt[from]={createdAt}',
  ),
  // A group that shows the same time for its creation and its last change may count as unchanged.
  overTime(
    states(
      'list-groups updatedAt[from] x-filter',
      'at or after this time',
      has({ guid: 'tomato-growers' }),
      `jonas PUT ${group}`,
      { name: 'Growers' },
      'GET /groups?updatedAt[from]={updatedAt}',
    ),
  ),
  states('list-groups searchKey', 'Text to search for', lacks({ guid: 'tomato-growers' }), 'GET /groups?searchKey=cucumber'),
  states('update-group', 'Changes a group', { description: 'Heaps', icon }, ...described.slice(0, 2), `GET ${group}`),
]
