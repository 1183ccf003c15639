import { confirms, either, failsFor, has, ifShown, lacks, something, succeeds, withoutProperties } from './expectation.ts'
import { codesMean, overTime, stating, text } from './sentence.ts'

const zed = { uid: 'zed', name: 'Bean grower', withAuthToken: false }
const deactivate = ['DELETE /users/jonas', { permanent: false }]
const forGood = ['DELETE /users/jonas', { permanent: true }]
/** One of the users to deactivate and to reactivate does not exist. */
const withUnknown = { uidsToDeactivate: ['nobody', 'mira', 'jonas'] }
const tagged = ['PUT /users/jonas', { tags: ['grower'] }]
const reactivateKnown = [...tagged, 'DELETE /users', withUnknown, 'PUT /users', { uidsToActivate: ['nobody', 'jonas'] }]
const reactivate = ['PUT /users', { uidsToActivate: ['priya', 'jonas'] }]
const befriendZed = ['POST /users', zed, 'POST /users/mira/friends', { accepted: ['zed'] }]
const befriend = ['POST /users/mira/friends', { accepted: ['dealbot', 'jonas'] }]
const befriendBoth = ['mira GET /users/jonas/conversation', ...befriend]
/** A friend is renamed, another user becomes a friend, and a friendship ends. */
const renameFriend = [...befriendBoth, 'PUT /users/jonas', { name: 'Jo' }]
const befriendMore = [...renameFriend, 'POST /users/mira/friends', { accepted: ['priya'] }]
const unfriendOne = [...befriendMore, 'DELETE /users/mira/friends', { friends: ['jonas'] }]
const befriendAgain = [...unfriendOne, 'POST /users/mira/friends', { accepted: ['jonas'] }]
const befriendNobody = ['POST /users/mira/friends', { accepted: ['mira', 'nobody'] }]
/** Of two users, one ends what both have with the same others. */
const unfriend = ['POST /users/priya/friends', { accepted: ['dealbot'] }, 'DELETE /users/mira/friends', { friends: ['dealbot', 'jonas'] }]
const block = ['POST /users/mira/blockedusers', { blockedUids: ['dealbot', 'priya'] }]
const unblock = ['DELETE /users/mira/blockedusers', { blockedUids: ['dealbot'] }]
const blockMore = [...block, 'POST /users/mira/blockedusers', { blockedUids: ['jonas', 'nobody'] }]
const unblockTwo = [...blockMore, 'DELETE /users/mira/blockedusers', { blockedUids: ['dealbot', 'priya'] }]
const token = ['POST /users/mira/auth_tokens', {}]
const banJonas = 'POST /groups/tomato-growers/bannedusers/jonas'
/**
 * Jonas had a token and friends, and was blocked and banned, when he was deleted, before another
 * user has his uid.
 */
const bornAgain = [
  ...['POST /users/jonas/auth_tokens', {}, ...befriend, 'POST /users/mira/blockedusers', { blockedUids: ['jonas'] }, banJonas],
  ...[...forGood, 'POST /users', { uid: 'jonas', name: 'Jo' }],
]
/** Properties that an update of other properties leaves as they are. */
const shown = { link: 'https://example.com/jonas', avatar: 'https://example.com/jonas.png', metadata: { plot: 'north' } }
const named = ['PUT /users/jonas', { ...shown, name: 'Joe', tags: ['grower'] }, 'PUT /users/jonas', { name: 'Jo' }]
/** Cleared fields, and a later update that does not name them. */
const cleared = [...named, 'PUT /users/jonas', { unset: ['link', 'metadata'] }, 'PUT /users/jonas', { name: 'Joan' }]
const active = [...named.slice(0, 2), 'DELETE /users/jonas', {}, ...reactivate]
const keeper = ['POST /roles', { role: 'keeper', name: 'Keeper', description: 'Keeps the garden' }]
const bigKeeper = ['POST /roles', { role: 'Keeper', name: 'Keeper' }]
const keeping = [...keeper, 'PUT /users/mira', { role: 'keeper' }]
const deny = [
  ...keeping,
  'PUT /roles/keeper/permissions',
  { permissions: { sendMessage: 'deny', createGroup: 'deny', listGroups: 'deny' } },
]
const allowAgain = [...deny, 'DELETE /roles/keeper/permissions/sendMessage']
const makeGroup = ['mira POST /groups', { guid: 'seed-bank', name: 'Seeds', type: 'public' }]
const send = ['mira POST /messages', text('jonas')]
const metadata = { metadata: { plot: 'north' } }
const describeRole = [...keeper, 'GET /roles/keeper', 'PUT /roles/keeper', metadata]
const both = ['text', 'image']
const roles = ['default', 'keeper']
const types = ['public', 'private']
const permissions = {
  ...{ sendMessage: 'deny', editMessage: 'deny', createGroup: 'deny', 'editMessage.denyForScopes': ['admin', 'moderator'] },
  ...{ listUsers: 'deny', deleteMessage: 'deny', initiateCall: 'deny', listGroups: 'deny', joinGroup: 'deny' },
  ...{ 'sendMessage.allowedReceiverTypes': ['user', 'group'], 'sendMessage.allowedReceiverRoles': ['default', 'keeper'] },
  ...{ 'sendMessage.allowedMessageTypes': both, 'listMessages.allowedMessageTypes': both },
  ...{ 'sendMessage.allowedMimeTypes': ['image/png', 'image/jpeg'], 'sendMessage.allowedCustomTypes': ['recipe', 'offer'] },
  ...{ 'sendMessage.allowedMessageCategories': ['message', 'custom'], 'listMessages.allowedMessageCategories': ['message', 'custom'] },
  ...{ 'listUsers.allowedRoles': roles, 'getUserDetails.allowedRoles': roles, 'initiateCall.allowedReceiverRoles': roles },
  ...{ 'createGroup.allowedGroupTypes': types, 'listGroups.allowedGroupTypes': types, 'joinGroup.allowedGroupTypes': types },
  'deleteMessage.denyForScopes': ['admin', 'moderator'],
}
const features = '/roles/keeper/restrictedfeatures'
const restrictOne = [...keeper, `POST ${features}`, { featuresToRestrict: ['createGroup'] }]
const restrict = [...restrictOne, `POST ${features}`, { featuresToRestrict: ['joinGroup', 'ban', 'unban'] }]
/** What showed the features before shows the change. */
const allowTwo = [...restrict, `GET ${features}`, `DELETE ${features}`, { featuresToAllow: ['joinGroup', 'ban'], allowAll: false }]
const allowAll = [...allowTwo, `DELETE ${features}`, { allowAll: true }]
const key = ['POST /apikeys', { name: 'gold', scope: 'fullAccess' }]
const outcomes = { dealbot: { success: true }, priya: { success: true } }
const befriended = { dealbot: { success: true }, jonas: { success: true } }
/** A feature in a list: only the published examples have the prefix. */
const feature = (key: string) => either({ key: `u.${key}` }, { key })

/** Users, and what belongs to them: roles, tokens, friends and blocked users; API keys. */
export const userSentences = [
  ...stating({
    'create-user': {
      'CometChat converts it to lower case': [[{ uid: 'zed' }, 'POST /users', { ...zed, uid: 'ZED' }]],
      'CometChat rejects `avatar: null`': [['400 ERR_BAD_REQUEST', 'POST /users', { ...zed, avatar: null }]],
      'the response includes a token': [[{ authToken: something }, 'POST /users', { ...zed, withAuthToken: true }]],
    },
    '#/components/schemas/CreatedUser/allOf/1/properties/authToken': {
      'Present if `withAuthToken` requested it': [[withoutProperties('authToken'), 'POST /users', zed]],
    },
    'list-roles': {
      '`default`, the role of users without another role': [
        [either({ role: 'default' }, withoutProperties('role')), 'POST /users', zed, 'GET /users/zed'],
      ],
    },
    'list-users': {
      'Deactivated users are excluded unless you request them': [[[], ...deactivate, 'GET /users?searchKey=jonas']],
      "Lists the app's users": [[has({ uid: 'jonas' }), 'GET /users?searchKey=jonas']],
    },
    'list-users withDeactivated': {
      'Also returns deactivated users': [
        [[{ uid: 'jonas' }], ...deactivate, 'GET /users?searchKey=jonas&withDeactivated=true'],
        [[{ uid: 'mira' }], ...deactivate, 'GET /users?searchKey=mira&withDeactivated=true'],
      ],
    },
    'list-users searchKey x-filter': {
      'Returns only users whose `uid` or `name` begins with this string': [
        [has({ uid: 'zed' }), 'POST /users', zed, 'GET /users?searchKey=zed'],
        [lacks({ uid: 'zed' }), 'POST /users', zed, 'GET /users?searchKey=ed'],
        [has({ uid: 'zed' }), 'POST /users', zed, 'GET /users?searchKey=Bean%20grower'],
        [has({ uid: 'jonas' }), 'PUT /users/jonas', { name: 'Jo' }, 'GET /users?searchKey=Jo'],
      ],
    },
    'list-users searchIn': {
      'The fields to search for `searchKey`': [
        [has({ uid: 'zed' }), 'POST /users', zed, 'GET /users?searchKey=zed&searchIn=name&searchIn=uid'],
        [[], 'POST /users', zed, 'GET /users?searchKey=zed&searchIn=name'],
        [[{ uid: 'zed' }], 'POST /users', zed, 'GET /users?searchKey=zed&searchIn=uid'],
      ],
    },
    'list-users onlyDeactivated x-filter': {
      'Returns only users with `deactivatedAt`': [
        [[], ...deactivate, 'GET /users?searchKey=mira&onlyDeactivated=true'],
        [[{ uid: 'jonas' }], ...deactivate, 'GET /users?searchKey=jonas&onlyDeactivated=true'],
      ],
    },
    'list-users tags x-filter': {
      'Returns only users whose `tags` include these values': [
        [[{ uid: 'jonas' }], ...named.slice(0, 2), 'GET /users?searchKey=jonas&tags=grower'],
      ],
    },
    'list-users role x-filter': {
      'Returns only users whose `role` equals this value': [
        [[], ...keeping, 'GET /users?searchKey=jonas&role=keeper'],
        [[{ uid: 'mira' }], ...keeping, 'GET /users?searchKey=mira&role=keeper'],
      ],
    },
    'list-users roles x-filter': {
      'Returns only users whose `role` is one of these values': [
        [[{ uid: 'mira' }], ...keeping, 'GET /users?searchKey=mira&roles=default&roles=keeper'],
        [[], ...keeping, 'GET /users?searchKey=jonas&roles=keeper'],
      ],
    },
    'get-user': { 'Returns one user': [[{ uid: 'jonas', name: 'jonas of the garden' }, 'GET /users/jonas']] },
    'update-user': {
      "Changes a user's details": [
        [{ name: 'mira of the garden' }, 'PUT /users/jonas', { name: 'Jo' }, 'GET /users/mira'],
        [{ name: 'Jo' }, 'PUT /users/jonas', { name: 'Jo' }, 'GET /users/jonas'],
        [has({ uid: 'jonas', name: 'Jo' }), ...renameFriend, 'GET /users/mira/friends'],
        [succeeds, 'PUT /users/jonas', { name: 'Jo' }],
        [{ ...shown, name: 'Joe' }, ...named.slice(0, 2), 'GET /users/jonas'],
        [shown, ...cleared, 'PUT /users/jonas', shown, 'GET /users/jonas'],
      ],
    },
    '#/components/schemas/UpdateUserRequest/properties/unset': {
      'fields to clear': [[withoutProperties('link', 'metadata'), ...cleared, 'GET /users/jonas']],
    },
    'delete-user': {
      'deletes the user permanently': [
        ['404 ERR_UID_NOT_FOUND', ...forGood, 'GET /users/jonas'],
        [confirms, ...forGood],
      ],
      'deletes the user permanently, together with messages': [['404 ERR_MESSAGE_ID_NOT_FOUND', ...forGood, 'GET /messages/3']],
      'together with messages, conversations and related data': [
        [lacks({ conversationWith: { uid: 'jonas' } }), ...forGood, 'mira GET /conversations'],
        [lacks({ uid: 'jonas' }), ...forGood, 'GET /groups/tomato-growers/members'],
        [[], ...bornAgain, 'GET /users/jonas/auth_tokens'],
        [[], ...bornAgain, 'GET /users/jonas/friends'],
        [[], ...bornAgain, 'GET /users/mira/blockedusers'],
        [lacks({ uid: 'jonas' }), ...bornAgain, 'GET /groups/tomato-growers/bannedusers'],
      ],
      'a permanent deletion cannot be undone': [['404 ERR_UID_NOT_FOUND', ...forGood, ...reactivate, 'GET /users/jonas']],
    },
    'reactivate-users': {
      'Reactivates deactivated users': [
        [{ uid: 'jonas' }, ...deactivate, ...reactivate, 'GET /users/jonas'],
        [succeeds, ...deactivate, ...reactivate],
      ],
      'The call succeeds even if some uids are unknown': [
        [{ uid: 'jonas' }, ...reactivateKnown, 'GET /users/jonas'],
        [succeeds, ...reactivateKnown],
      ],
      'with all their data': [
        [[{ uid: 'mira' }], ...befriend, ...deactivate, ...reactivate, 'GET /users/jonas/friends'],
        [[{ uid: 'jonas', tags: ['grower'] }], ...active, 'GET /users?searchKey=jonas&withTags=true'],
        [[{ uid: 'jonas', tags: ['grower'] }], ...reactivateKnown, 'GET /users?searchKey=jonas&withTags=true'],
        [shown, ...active, 'GET /users/jonas'],
        [has({ uid: 'jonas', scope: 'moderator' }), ...active, 'GET /groups/tomato-growers/members'],
      ],
    },
    '#/components/schemas/DeleteUserRequest/properties/permanent': {
      'Otherwise the user is deactivated': [[{ uid: 'jonas' }, ...active, 'GET /users/jonas']],
    },
    'create-role': { 'CometChat converts it to lower case': [[{ role: 'keeper' }, ...bigKeeper]] },
    '#/components/schemas/UpdateRoleRequest/properties/unset': {
      'fields to clear': [
        [
          withoutProperties('metadata', 'description'),
          ...describeRole,
          'PUT /roles/keeper',
          { unset: ['metadata', 'description'] },
          'GET /roles/keeper',
        ],
      ],
    },
    'delete-role': {
      'Deletes a role': [
        ['404 ERR_ROLE_NOT_FOUND', ...bigKeeper, 'DELETE /roles/keeper', 'GET /roles/keeper'],
        [confirms, ...bigKeeper, 'DELETE /roles/keeper'],
      ],
    },
    'set-role-permissions': {
      'An action that the role denies fails': [
        ['403 ERR_PERMISSION_DENIED', ...deny, ...send],
        ['403 ERR_PERMISSION_DENIED', ...deny, ...makeGroup],
      ],
    },
    '#/components/schemas/RolePermissions/properties/listGroups': {
      'may list groups': [['ERR_PERMISSION_DENIED', ...deny, 'mira GET /groups']],
    },
    'list-role-permissions': {
      '`set-role-permissions` and `unset-role-permission` return them': [
        [{ permissions }, ...keeper, 'PUT /roles/keeper/permissions', { permissions }],
      ],
    },
    'unset-role-permission': {
      'so that its default applies again': [[{ sender: 'mira' }, ...allowAgain, ...send]],
      'Unsets a permission of a role': [
        ['403 ERR_PERMISSION_DENIED', ...allowAgain, ...makeGroup],
        [succeeds, ...allowAgain],
      ],
    },
    'restrict-features': {
      'Restricts features for a role': [
        [has(feature('createGroup'), feature('joinGroup'), feature('ban')), ...restrict, `GET ${features}`],
      ],
    },
    'allow-features': {
      'Allows some or all restricted features for a role again': [
        [[feature('createGroup'), feature('unban')], ...allowTwo, `GET ${features}`],
        [[], ...allowAll, `GET ${features}`],
        [confirms, ...allowTwo],
        [confirms, ...allowAll],
      ],
    },
    'create-authtoken': {
      'Creates a token with which one user logs in': [[{ uid: 'mira', authToken: something }, ...token]],
    },
    'flush-authtokens': {
      'Deletes all auth tokens of one user': [
        [[], ...token, ...token, 'DELETE /users/mira/auth_tokens', 'GET /users/mira/auth_tokens'],
        [confirms, ...token, ...token, 'DELETE /users/mira/auth_tokens'],
      ],
    },
    'add-friends': {
      'The response has a result for each uid': [[either({ accepted: befriended }, befriended), ...befriend]],
      'Makes users friends of a user': [
        [[{ uid: 'dealbot' }, { uid: 'jonas' }, { uid: 'priya' }], ...befriendMore, 'GET /users/mira/friends'],
        [failsFor('nobody'), ...befriendNobody],
      ],
      'Friendship is mutual and takes effect at once': [
        [[{ uid: 'mira' }], ...befriend, 'GET /users/jonas/friends'],
        [[{ uid: 'mira' }], ...befriendAgain, 'GET /users/jonas/friends'],
      ],
    },
    'list-friends': {
      'Lists the friends of a user': [
        [[{ uid: 'dealbot', name: 'dealbot of the garden' }, { uid: 'jonas' }], ...befriend, 'GET /users/mira/friends'],
      ],
      'each with the id of the conversation between the two': [
        [has({ uid: 'jonas', conversationId: '{conversationId}' }), ...befriendBoth, 'GET /users/mira/friends'],
        [has({ uid: 'mira', conversationId: '{conversationId}' }), ...befriendBoth, 'GET /users/jonas/friends'],
      ],
    },
    'list-friends searchKey': {
      'Text to search for in uids and names': [
        [has({ uid: 'zed' }), ...befriendZed, 'GET /users/mira/friends?searchKey=zed'],
        [has({ uid: 'zed' }), ...befriendZed, 'GET /users/mira/friends?searchKey=Bean'],
        [lacks({ uid: 'zed' }), ...befriendZed, 'GET /users/mira/friends?searchKey=cucumber'],
      ],
    },
    'remove-friends': {
      "Ends a user's friendship with others": [
        [[{ uid: 'dealbot' }], ...befriend, ...unfriend, 'GET /users/priya/friends'],
        [[{ uid: 'dealbot' }, { uid: 'priya' }], ...unfriendOne, 'GET /users/mira/friends'],
        [confirms, ...unfriendOne],
      ],
      'for both sides': [[[], ...befriend, ...unfriend, 'GET /users/jonas/friends']],
    },
    'block-users': {
      'Users cannot block themselves': [
        [failsFor('mira'), 'POST /users/mira/blockedusers', { blockedUids: ['mira'] }],
        [[], 'POST /users/mira/blockedusers', { blockedUids: ['mira'] }, 'GET /users/mira/blockedusers'],
      ],
      'The response has a result for each uid': [[outcomes, ...block]],
      'Blocks users for a user': [
        [[{ uid: 'dealbot' }, { uid: 'priya' }, { uid: 'jonas' }], ...blockMore, 'GET /users/mira/blockedusers'],
        [failsFor('nobody'), ...blockMore],
      ],
    },
    'list-blocked-users': {
      'the users that a user has blocked': [
        [[{ uid: 'dealbot', name: 'dealbot of the garden' }, { uid: 'priya' }], ...block, 'GET /users/mira/blockedusers'],
        [[], ...block, 'GET /users/priya/blockedusers'],
      ],
      'each with the time of the block': [
        [
          has(either({ uid: 'dealbot', blockedAt: something }, { uid: 'dealbot', blockedByMeAt: something })),
          ...block,
          'GET /users/mira/blockedusers',
        ],
      ],
    },
    'unblock-users': {
      'Unblocks users for a user': [
        [[{ uid: 'priya' }], ...block, ...unblock, 'GET /users/mira/blockedusers'],
        [[{ uid: 'jonas' }], ...unblockTwo, 'GET /users/mira/blockedusers'],
      ],
      'so that they can send messages to that user again': [
        [{ sender: 'mira' }, ...block, ...unblock, 'mira POST /messages', text('dealbot')],
      ],
      'The response has a result for each uid': [[outcomes, ...unblockTwo]],
    },
    'update-apikey': { 'A key cannot change itself': [['ERR_APIKEY_NO_SELF_ACTION', ...key, 'key PUT /apikeys/key', { name: 'gold' }]] },
    'delete-apikey': {
      'A key cannot delete itself': [['ERR_APIKEY_NO_SELF_ACTION', ...key, 'key DELETE /apikeys/key']],
      'Requests with the key then fail': [['AUTH_ERR_APIKEY_NOT_FOUND', ...key, 'DELETE /apikeys/key', 'key GET /users']],
    },
    'list-users status': {
      '`available` selects connected users, `offline` all others': [
        [[], 'POST /users', zed, 'GET /users?searchKey=zed&status=available'],
        [[{ uid: 'zed' }], 'POST /users', zed, 'GET /users?searchKey=zed&status=offline'],
      ],
    },
    'list-users createdAt[from]': {
      'at or after this time': [[[{ uid: 'zed' }], 'POST /users', zed, 'GET /users?searchKey=zed&createdAt[from]={createdAt}']],
    },
    'list-users createdAt[to]': {
      'at or before this time': [[[{ uid: 'zed' }], 'POST /users', zed, 'GET /users?searchKey=zed&createdAt[to]={createdAt}']],
    },
    'deactivate-users': {
      'The call succeeds even if some uids are unknown': [
        [{ deactivatedUids: ifShown(has('mira', 'jonas')) }, ...reactivateKnown.slice(0, 4)],
      ],
      'Deactivates several users at once': [
        [[], ...reactivateKnown.slice(0, 4), 'GET /users?searchKey=jonas'],
        [[], ...reactivateKnown.slice(0, 4), 'GET /users?searchKey=mira'],
      ],
    },
    '#/components/schemas/ApiKey/properties/apiKey': { '40 hexadecimal digits': [[{ apiKey: /^[0-9a-f]{40}$/i }, ...key]] },
    '#/components/schemas/User/properties/conversationId': {
      'Id of the conversation between this user and the user in `onBehalfOf`': [
        [{ conversationId: ifShown('{conversationId}') }, ...befriendBoth, 'mira GET /users/jonas'],
      ],
    },
    '#/components/schemas/User/properties/blockedByMe': {
      'Whether the user in `onBehalfOf` has blocked this user': [
        [{ blockedByMe: ifShown(true), hasBlockedMe: ifShown(false) }, ...block, 'mira GET /users/dealbot'],
      ],
    },
    '#/components/schemas/User/properties/hasBlockedMe': {
      'Whether this user has blocked the user in `onBehalfOf`': [
        [{ hasBlockedMe: ifShown(true), blockedByMe: ifShown(false) }, ...block, 'dealbot GET /users/mira'],
      ],
    },
    '#/components/schemas/ErrorCode/x-enum-descriptions/ERR_CANNOT_FORM_SELF_RELATION': {
      'Users cannot be friends with themselves': [[[], ...befriendNobody, 'GET /users/mira/friends']],
    },
  }),
  ...stating({
    '#/components/schemas/User/properties/createdAt': {
      'Time when the user was created': [
        [{ createdAt: ifShown('{createdAt}') }, 'POST /users', zed, 'PUT /users/zed', { name: 'Zed' }, 'GET /users/zed'],
      ],
    },
    '#/components/schemas/User/properties/updatedAt': {
      'Time when the user was last changed': [
        [
          lacks({ uid: 'jonas', updatedAt: '{updatedAt}' }),
          ...['PUT /users/jonas', { name: 'Jo' }, 'PUT /users/jonas', { name: 'Joe' }],
          'GET /users?searchKey=jonas',
        ],
      ],
    },
    'list-users updatedAt[from] x-filter': {
      'at or after this time': [
        [has({ uid: 'jonas' }), 'PUT /users/jonas', { name: 'Jo' }, 'GET /users?searchKey=jonas&updatedAt[from]={updatedAt}'],
      ],
    },
    'list-users updatedAt[to] x-filter': {
      'at or before this time': [
        [has({ uid: 'jonas' }), 'PUT /users/jonas', { name: 'Jo' }, 'GET /users?searchKey=jonas&updatedAt[to]={updatedAt}'],
      ],
    },
  }).map(overTime),
  ...codesMean({
    ERR_UID_ALREADY_EXISTS: {
      'The uid is already taken': [
        ['POST /users', { uid: 'mira', name: 'Mira' }],
        [...deactivate, 'POST /users', { uid: 'jonas', name: 'Jo' }],
      ],
    },
    ERR_UID_NOT_FOUND: { 'The user does not exist': [['GET /users/nobody']] },
    ERR_BLOCKED_RECEIVER: {
      'The sender has blocked the receiver': [
        [...block, 'mira POST /messages', text('dealbot')],
        [...block, ...unblock, ...block, 'mira POST /messages', text('dealbot')],
      ],
    },
  }),
]
