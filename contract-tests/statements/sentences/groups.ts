import { confirms, either, has, ifShown, inOrder, lacks, nothing, something, succeeds, withoutProperties } from './expectation.ts'
import { codesMean, overTime, stating } from './sentence.ts'

const swap = { guid: 'seed-swap', name: 'A seed-swap', type: 'public' }
const group = '/groups/tomato-growers'
const members = `${group}/members`
const banned = `${group}/bannedusers`
const ban = `POST ${banned}/priya`
const unban = `DELETE ${banned}/priya`
const unbanOne = [ban, `POST ${banned}/jonas`, unban]
const kick = `DELETE ${members}/priya`
const rejoin = [kick, `POST ${members}`, { moderators: ['priya'] }]
const twice = { ...swap, members: { participants: ['priya', 'jonas'], moderators: ['priya', 'mira'], admins: ['jonas'] } }
/** A group whose owner is one of its members: of others, an owner may or may not be a member. */
const createOwned = ['POST /groups', { ...swap, owner: 'mira', members: { admins: ['mira'], participants: ['priya', 'jonas'] } }]
const [swapped, grown] = [{ guid: 'seed-swap' }, { guid: 'tomato-growers' }]
/** Sorted by name, `tomato-growers` comes first; sorted by guid, it comes last. */
const twoGroups = [`PUT ${group}`, { name: 'A' }, 'POST /groups', swap]
const renamed = [`jonas PUT ${group}`, { name: 'Growers' }]
/** One of the users does not exist, and another is in two lists. */
const addSome = [
  ...['POST /users', { uid: 'zed', name: 'Zed' }],
  ...[`POST ${members}`, { participants: ['nobody', 'dealbot', 'zed'], moderators: ['zed'] }],
]
const createWithUnknown = ['POST /groups', { ...swap, members: { participants: ['nobody'] } }]
const recreated = [`POST ${banned}/jonas`, `DELETE ${group}`, 'POST /groups', { ...swap, guid: 'tomato-growers' }]
const promote = [`mira PUT ${members}/priya`, { scope: 'admin' }]
const takeBack = [`mira PUT ${members}/priya`, { scope: 'participant' }]
const demote = [...promote, `mira PUT ${members}/jonas`, { scope: 'participant' }]
const added = { success: ifShown(true) }
const addAndBan = [`POST ${members}`, { admins: ['mira', 'dealbot'], usersToBan: ['jonas', 'priya'] }]
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
  ...{
    sendMessage: 'deny',
    sendThreadedMessage: 'deny',
    editMessage: 'deny',
    addReaction: 'deny',
    listReactions: 'deny',
    initiateCall: 'deny',
  },
  ...scopeLists,
}
/** The scope of Priya lacks these permissions. */
const denyTwo = [`PUT ${scope}`, { permissions: { sendMessage: 'deny', addReaction: 'deny' } }]
const allowOne = [...denyTwo, `DELETE ${scope}/sendMessage`]
const scopeDenies = [`PUT ${scope}`, { permissions: scopePermissions }]
const add = [`POST ${members}`, { participants: ['dealbot'] }]

/** Groups, their members and bans. */
export const groupSentences = [
  ...stating({
    '#/components/schemas/Guid': { 'converts it to lower case': [[{ guid: 'seed-swap' }, 'POST /groups', { ...swap, guid: 'Seed-Swap' }]] },
    'list-groups searchIn': {
      'The fields to search for `searchKey`': [
        [has(grown), ...renamed, 'GET /groups?searchKey=tomato-growers&searchIn=name&searchIn=guid'],
        [lacks(grown), ...renamed, 'GET /groups?searchKey=tomato-growers&searchIn=name'],
        [has(grown), ...renamed, 'GET /groups?searchKey=tomato-growers&searchIn=guid'],
      ],
    },
    'create-group': {
      'A user in several lists gets the highest scope': [
        [
          has({ uid: 'jonas', scope: 'admin' }, { uid: 'priya', scope: 'moderator' }, { uid: 'mira', scope: 'moderator' }),
          'POST /groups',
          twice,
          listed,
        ],
      ],
      'the group is still created': [[{ guid: 'seed-swap' }, ...createWithUnknown, 'GET /groups/seed-swap']],
      'the response has the error under that uid': [
        [{ members: { participants: { nobody: { error: something } } } }, ...createWithUnknown],
      ],
      'that user becomes an admin of the group': [[has({ uid: 'priya', scope: 'admin' }), 'priya POST /groups', swap, listed]],
    },
    'get-group': {
      'whether that user is a member, with which scope': [
        [{ hasJoined: true, scope: 'moderator', joinedAt: something }, `jonas GET ${group}`],
      ],
      'whether that user is a member': [[{ hasJoined: false }, `dealbot GET ${group}`]],
    },
    'list-groups': {
      'each group also says whether that user is a member and with which scope': [
        [has({ guid: 'tomato-growers', hasJoined: true, scope: 'participant' }), 'priya GET /groups'],
        [has({ guid: 'tomato-growers', hasJoined: false }), 'dealbot GET /groups'],
      ],
      '`hasJoined` limits the list to groups that the user has joined': [
        [lacks({ guid: 'tomato-growers' }), 'dealbot GET /groups?hasJoined=true'],
        [has({ guid: 'tomato-growers' }), 'priya GET /groups?hasJoined=true'],
      ],
    },
    'update-group': {
      'Changes a group': [
        [{ name: 'Growers' }, ...renamed, `GET ${group}`],
        [succeeds, ...renamed],
        [{ description: 'Heaps', icon }, ...described.slice(0, 2), `GET ${group}`],
      ],
    },
    '#/components/schemas/Group/properties/updatedBy': {
      '`app_system` if the app itself did': [[{ updatedBy: ifShown('app_system') }, ...described.slice(0, 2), `GET ${group}`]],
      'Uid of the user who last changed the group': [
        [either({ updatedBy: 'jonas' }, withoutProperties('updatedBy')), ...renamed, `GET ${group}`],
      ],
    },
    'add-group-members': {
      'the response has a result for each uid': [
        [{ admins: { dealbot: added }, usersToBan: { jonas: added, priya: added } }, ...addAndBan],
      ],
      'each with the scope that its list stands for': [
        [has({ uid: 'dealbot', scope: 'moderator' }), `POST ${members}`, { moderators: ['jonas', 'dealbot'] }, `GET ${members}`],
        [has({ uid: 'priya', scope: 'moderator' }), ...rejoin, `GET ${members}`],
      ],
      'Adds users to a group': [[has({ uid: 'dealbot', scope: 'participant' }, { uid: 'zed' }), ...addSome, `GET ${members}`]],
      'bans the users in `usersToBan`': [[has({ uid: 'jonas' }, { uid: 'priya' }), ...addAndBan, `GET ${banned}`]],
      'The call succeeds even if some users cannot be added': [
        [has({ uid: 'dealbot' }), ...addSome, `GET ${members}`],
        [{ participants: { nobody: { success: false }, dealbot: added } }, ...addSome],
      ],
    },
    'list-scope-permissions': {
      '`set-scope-permissions` and `unset-scope-permission` return them': [
        [{ permissions: { ...scopePermissions, ...shownLists } }, ...scopeDenies],
      ],
    },
    '#/components/schemas/ScopePermissions/properties/sendThreadedMessage': {
      'may reply in threads': [['ERR_PERMISSION_DENIED', ...scopeDenies, 'priya POST /messages/1/thread', say]],
    },
    '#/components/schemas/ScopePermissions/properties/editMessage': {
      'may edit messages': [
        ['ERR_PERMISSION_DENIED', 'priya POST /messages', say, ...scopeDenies, 'priya PUT /messages/4', { data: say.data }],
      ],
    },
    '#/components/schemas/ScopePermissions/properties/addReaction': {
      'may react to messages': [['ERR_PERMISSION_DENIED', ...scopeDenies, 'priya POST /messages/1/reactions/a']],
    },
    '#/components/schemas/ScopePermissions/properties/listReactions': {
      'may list reactions': [['ERR_PERMISSION_DENIED', ...scopeDenies, 'priya GET /messages/1/reactions']],
    },
    '#/components/schemas/UpdateGroupRequest/properties/unset': {
      'The fields to clear': [
        [
          withoutProperties('metadata', 'description'),
          ...described,
          ...[`PUT ${group}`, { unset: ['metadata', 'description'] }, `PUT ${group}`, { name: 'Beans' }],
          `GET ${group}`,
        ],
      ],
    },
    'delete-group': {
      'Deletes a group for all its members': [
        ['404 ERR_GUID_NOT_FOUND', `mira DELETE ${group}`, `priya GET ${group}`],
        [confirms, `mira DELETE ${group}`],
        [lacks({ uid: 'priya' }), ...recreated, `GET ${members}`],
        [lacks({ uid: 'jonas' }), ...recreated, `GET ${banned}`],
      ],
    },
    'list-group-members': {
      'each as a user with a scope and the time of joining': [
        [has({ uid: 'jonas', name: 'jonas of the garden', scope: 'moderator', joinedAt: something }), `GET ${members}`],
      ],
    },
    'list-group-members scopes x-filter': {
      'Returns only members whose `scope` is one of these values': [
        [has({ uid: 'mira' }, { uid: 'jonas' }), `GET ${members}?scopes=admin,moderator`],
        [lacks({ uid: 'priya' }), `GET ${members}?scopes=admin,moderator`],
        [has({ uid: 'priya' }), `mira PUT ${members}/priya`, { scope: 'admin' }, `GET ${members}?scopes=admin`],
        [lacks({ uid: 'priya' }), `mira PUT ${members}/priya`, { scope: 'admin' }, `GET ${members}?scopes=participant`],
      ],
    },
    'change-group-member-scope': {
      'Makes a member of a group an admin': [
        [has({ uid: 'priya', scope: 'admin' }), `mira PUT ${members}/priya`, { scope: 'admin' }, `GET ${members}`],
        [has({ uid: 'jonas', scope: 'moderator' }), `mira PUT ${members}/priya`, { scope: 'admin' }, `GET ${members}`],
        [succeeds, `mira PUT ${members}/priya`, { scope: 'admin' }],
      ],
      'an admin, a moderator or a participant': [[{ scope: 'participant' }, ...demote]],
      'Members cannot change their own scope': [['403 ERR_GROUP_NO_SELF_ACTION', `mira PUT ${members}/mira`, { scope: 'moderator' }]],
    },
    'kick-group-member x-authority/moderatorsOver': {
      'Admins can do this to any member': [[confirms, ...addAndBan, `mira DELETE ${members}/dealbot`]],
    },
    'ban-group-user x-authority/moderatorsOver': {
      'Admins can do this to any member': [[confirms, ...demote, `mira POST ${banned}/priya`]],
      'moderators only to participants': [['ERR_GROUP_NO_CLEARANCE', `jonas POST ${banned}/mira`]],
    },
    'kick-group-member': {
      'Removes a member from a group': [
        [lacks({ uid: 'priya' }), kick, `GET ${members}`],
        [has({ uid: 'priya' }), 'POST /groups', twice, kick, listed],
        [has({ uid: 'mira' }, { uid: 'jonas' }), kick, `GET ${members}`],
        [confirms, kick],
      ],
      'A removed user can join again': [[has({ uid: 'priya' }), ...rejoin, `GET ${members}`]],
      'Removing a banned user fails': [['ERR_BANNED_GROUPMEMBER', ban, kick]],
    },
    '#/components/schemas/Group/properties/membersCount': {
      'Number of members': [
        [{ membersCount: ifShown(either(2, 1)) }, kick, `GET ${group}`],
        [{ membersCount: ifShown(3) }, ...createOwned, 'GET /groups/seed-swap'],
        [lacks({ guid: 'tomato-growers', membersCount: '{membersCount}' }), `GET ${group}`, ...add, 'GET /groups'],
        [{ membersCount: ifShown('{membersCount}') }, `GET ${group}`, ...add, kick, `GET ${group}`],
      ],
    },
    'ban-group-user': {
      'Bans a user from a group': [
        [has({ uid: 'priya' }), ban, `GET ${banned}`],
        [lacks({ uid: 'mira' }, { uid: 'jonas' }), ban, `GET ${banned}`],
        [has({ uid: 'jonas' }), 'POST /groups', twice, kick, `POST ${banned}/jonas`, listed],
        [confirms, ban],
      ],
      'The user is removed and cannot come back': [['ERR_GROUP_NOT_JOINED', ban, 'priya POST /messages', say]],
    },
    'list-banned-group-users': { 'Lists the users who are banned from a group': [[lacks({ uid: 'priya' }), kick, `GET ${banned}`]] },
    'unban-group-user': {
      'Lifts the ban of a user': [
        [has({ uid: 'jonas' }), ...unbanOne, `GET ${banned}`],
        [lacks({ uid: 'priya' }), ...unbanOne, `GET ${banned}`],
        [has({ uid: 'priya' }), ...unbanOne, `POST ${members}`, { participants: ['priya'] }, `GET ${members}`],
        [confirms, ...unbanOne],
      ],
    },
    '#/components/schemas/BannedUser/allOf/1/properties/scope': {
      "The user's scope in the group before the ban": [
        [[either({ uid: 'jonas', scope: 'moderator' }, withoutProperties('scope'))], ...unbanOne, `GET ${banned}`],
      ],
    },
    '#/components/schemas/BannedUser/allOf/1/properties/isBanned': {
      '`true` in this list': [[[{ isBanned: ifShown(true) }], ...unbanOne, `GET ${banned}`]],
    },
    '#/components/schemas/Group/properties/scope': {
      'absent for users who are not members': [
        [withoutProperties('scope'), `dealbot GET ${group}`],
        [has({ ...grown, scope: nothing }), 'dealbot GET /groups'],
      ],
    },
    '#/components/schemas/Group/properties/conversationId': {
      '`group_` and the guid': [[{ conversationId: ifShown('group_tomato-growers') }, `GET ${group}`]],
    },
    '#/components/schemas/AddGroupMembersRequest': {
      'A user in several lists gets the highest scope': [[has({ uid: 'zed', scope: 'moderator' }), ...addSome, `GET ${members}`]],
    },
    'list-groups guids x-filter': {
      'Returns only groups whose `guid` is one of these values': [
        [has(swapped, grown), 'POST /groups', swap, 'GET /groups?guids=seed-swap,tomato-growers'],
        [has(swapped), 'POST /groups', swap, 'GET /groups?guids=seed-swap,nobody'],
      ],
    },
    'list-groups tags x-filter': {
      'Returns only groups whose `tags` include these values': [[has(grown), ...described, 'GET /groups?tags=growing']],
    },
    'set-scope-permissions': {
      'An action that the scope denies fails': [['403 ERR_PERMISSION_DENIED', ...denyTwo, 'priya POST /messages', say]],
      'Sets permissions of a scope in a group': [[{ sender: 'jonas' }, ...denyTwo, 'jonas POST /messages', say]],
    },
    'unset-scope-permission': {
      'so that its default applies again': [[{ sender: 'priya' }, ...allowOne, 'priya POST /messages', say]],
      'Unsets a permission of a scope in a group': [
        ['ERR_PERMISSION_DENIED', ...allowOne, 'priya POST /messages/1/reactions/a'],
        [succeeds, ...allowOne],
      ],
    },
    '#/components/schemas/CreateGroupRequest/properties/owner': {
      "the app's own user `app_system` owns it": [[{ owner: ifShown('app_system') }, 'POST /groups', swap]],
    },
    'list-groups membersCount[gte] x-filter': {
      'at least this number': [[has({ guid: 'tomato-growers' }), `GET ${group}`, 'GET /groups?membersCount[gte]={membersCount}']],
    },
    'list-groups membersCount[lte] x-filter': {
      'at most this number': [[has({ guid: 'tomato-growers' }), `GET ${group}`, 'GET /groups?membersCount[lte]={membersCount}']],
    },
    'list-group-members status': {
      '`available` selects connected members, `offline` all others': [
        [lacks({ uid: 'priya' }), `GET ${members}?status=available`],
        [has({ uid: 'priya' }), `GET ${members}?status=offline`],
      ],
    },
    '#/components/schemas/UpdateGroupRequest/properties/owner x-companions': {
      'Ignored with `onBehalfOf`': [
        [{ owner: ifShown(either('mira', 'app_system')) }, `mira PUT ${group}`, { name: 'Growers', owner: 'jonas' }, `GET ${group}`],
      ],
    },
    'list-groups createdAt[from] x-filter': {
      'at or after this time': [[has({ guid: 'tomato-growers' }), `GET ${group}`, 'GET /groups?createdAt[from]={createdAt}']],
    },
    'list-groups createdAt[to] x-filter': {
      'at or before this time': [[has({ guid: 'tomato-growers' }), `GET ${group}`, 'GET /groups?createdAt[to]={createdAt}']],
    },
    'list-groups searchKey': {
      'Text to search for': [
        [lacks({ guid: 'tomato-growers' }), 'GET /groups?searchKey=cucumber'],
        [has(grown), ...renamed, 'GET /groups?searchKey=Growers&searchIn=name'],
      ],
    },
  }),
  ...stating({
    'list-groups sortBy': {
      'The field to sort by': [
        [inOrder(grown, swapped), ...twoGroups, 'GET /groups?sortBy=name&sortOrder=asc'],
        [inOrder(swapped, grown), ...twoGroups, 'GET /groups?sortBy=guid&sortOrder=asc'],
        [inOrder(grown, swapped), ...twoGroups, 'GET /groups?sortBy=createdAt&sortOrder=asc'],
      ],
    },
    'list-groups sortOrder': {
      'The direction in which to sort': [
        [inOrder(swapped, grown), ...twoGroups, 'GET /groups?sortBy=name&sortOrder=desc'],
        [inOrder(grown, swapped), ...twoGroups, 'GET /groups?sortBy=guid&sortOrder=desc'],
        [inOrder(swapped, grown), ...twoGroups, 'GET /groups?sortBy=createdAt&sortOrder=desc'],
      ],
    },
  }).map(overTime),
  ...stating({
    '#/components/schemas/Group/properties/createdAt': {
      'Time when the group was created': [
        [{ createdAt: ifShown('{createdAt}') }, 'POST /groups', swap, 'PUT /groups/seed-swap', { name: 'B' }],
      ],
    },
    '#/components/schemas/Group/properties/updatedAt': {
      'Time when the group was last changed': [
        [lacks({ ...grown, updatedAt: '{updatedAt}' }), ...twoGroups, `PUT ${group}`, { name: 'B' }, 'GET /groups?guids=tomato-growers'],
      ],
    },
  }).map(overTime),
  // A group that shows the same time for its creation and its last change may count as unchanged.
  ...stating({
    'list-groups updatedAt[from] x-filter': {
      'at or after this time': [[has(grown), ...twoGroups.slice(0, 2), 'GET /groups?updatedAt[from]={updatedAt}']],
    },
    'list-groups updatedAt[to] x-filter': {
      'at or before this time': [[has(grown), ...twoGroups.slice(0, 2), 'GET /groups?updatedAt[to]={updatedAt}']],
    },
  }).map(overTime),
  ...codesMean({
    ERR_GUID_ALREADY_EXISTS: { 'The guid is already taken': [['POST /groups', { ...swap, guid: 'tomato-growers' }]] },
    ERR_GROUP_NO_MODERATOR_SCOPE: {
      'Only a moderator of the group may do this': [
        [`priya PUT ${group}`, { name: 'Growers' }],
        [...demote, `jonas PUT ${group}`, { name: 'Growers' }],
        [...demote, `jonas DELETE ${members}/priya`],
        [`priya POST ${members}`, { participants: ['dealbot'] }],
        [`POST ${banned}/jonas`, `priya DELETE ${banned}/jonas`],
      ],
    },
    ERR_GROUP_NO_ADMIN_SCOPE: {
      'Only an admin of the group may do this': [[`jonas DELETE ${group}`], [...promote, ...takeBack, `priya DELETE ${group}`]],
    },
    ERR_GUID_NOT_FOUND: {
      'The group does not exist': [['GET /groups/seed-bank'], ['mira POST /messages', { ...say, receiver: 'seed-bank' }]],
    },
    ERR_GROUP_NOT_JOINED: {
      'is not a member of the group': [
        [`dealbot PUT ${group}`, { name: 'Growers' }],
        [`dealbot POST ${members}`, { participants: ['dealbot'] }],
        [`dealbot DELETE ${group}`],
        [`dealbot DELETE ${members}/priya`],
        [`dealbot POST ${banned}/priya`],
        [`dealbot PUT ${members}/priya`, { scope: 'moderator' }],
        [`POST ${banned}/jonas`, `dealbot DELETE ${banned}/jonas`],
        [kick, `priya GET ${group}/messages`],
        [ban, `priya GET ${group}/messages`],
      ],
    },
    ERR_GROUP_NO_SELF_ACTION: {
      'Members cannot do this to themselves': [[`jonas DELETE ${members}/jonas`], [`jonas POST ${banned}/jonas`]],
    },
    ERR_EMPTY_GROUP_PASS: { 'A group with a password was created or joined without it': [['POST /groups', { ...swap, type: 'password' }]] },
    ERR_SAME_SCOPE: {
      'The member has this scope already': [
        [`mira PUT ${members}/jonas`, { scope: 'moderator' }],
        [`mira PUT ${members}/priya`, { scope: 'admin' }, `mira PUT ${members}/priya`, { scope: 'admin' }],
      ],
    },
    ERR_GROUP_NO_SCOPE_CLEARANCE: {
      'The user may not change the scope of this member': [[`jonas PUT ${members}/mira`, { scope: 'participant' }]],
    },
    ERR_GROUP_NO_CLEARANCE: {
      "The user's scope in the group is too low": [
        [`jonas DELETE ${members}/mira`],
        [`priya PUT ${members}/jonas`, { scope: 'participant' }],
      ],
    },
    ERR_NOT_A_MEMBER: {
      'The user is not a member of the group': [[`DELETE ${members}/dealbot`], [`mira PUT ${members}/dealbot`, { scope: 'moderator' }]],
    },
    ERR_NOT_A_BANNED_USER: { 'The user is not banned from the group': [[unban]] },
  }),
]
