import { confirms, has, ifShown, lacks, something, succeeds } from './expectation.ts'
import { codesMean, overTime, stating, text } from './sentence.ts'

const tokens = '/users/mira/auth_tokens'
const ofJonas = '/users/jonas/auth_tokens'
const newToken = [`POST ${tokens}`, { force: true }]
/** Mira has two tokens, and Jonas has one. */
const threeTokens = [...newToken, ...newToken, `POST ${ofJonas}`, {}]
const describeToken = [...threeTokens, `PUT ${tokens}/{authToken}`, { platform: 'ios' }]
const deleteToken = [...describeToken, `DELETE ${tokens}/{authToken}`]
const newAfterFlush = [...deleteToken, `DELETE ${tokens}`, `POST ${tokens}`, {}]
const keeper = ['POST /roles', { role: 'keeper', name: 'Keeper', description: 'Keeps the garden' }]
const permissions = '/roles/keeper/permissions'
const values = (value: string, ...actions: string[]) => ({ permissions: Object.fromEntries(actions.map((action) => [action, value])) })
const toGroup = ['mira POST /messages', text('tomato-growers')]
const ofAdmins = '/groups/tomato-growers/scopes/admin/permissions'
/** Mira's role denies to send, then to edit and delete; then only her scope in the group does. */
const roleDenies = [...keeper, 'PUT /users/mira', { role: 'keeper' }, `PUT ${permissions}`, values('deny', 'sendMessage')]
const roleDeniesMore = [...roleDenies, `PUT ${permissions}`, values('deny', 'sendMessage', 'editMessage', 'deleteMessage')]
const scopeAllows = [...roleDeniesMore, `PUT ${ofAdmins}`, values('allow', 'sendMessage')]
const bothAllow = [...scopeAllows, `PUT ${permissions}`, values('allow', 'sendMessage'), ...toGroup]
const scopeDenies = [...bothAllow, `PUT ${ofAdmins}`, values('deny', 'sendMessage')]
const denyPins = [...scopeDenies, `PUT ${permissions}`, values('deny', 'pinMessage')]
const createKey = ['POST /apikeys', { name: 'gold', scope: 'fullAccess' }]
const renameKey = [...createKey, 'PUT /apikeys/key', { name: 'silver' }]
const limitKey = [...renameKey, 'PUT /apikeys/key', { scope: 'authOnly' }]
const zed = { uid: 'zed', name: 'Bean grower' }
const withToken = ['POST /users', { ...zed, withAuthToken: true }]

/** Who may do what: auth tokens, roles, permissions and API keys. */
export const accessSentences = [
  ...stating({
    'create-user': { 'a token that the user can log in with': [[has({ uid: 'zed' }), ...withToken, 'GET /users/zed/auth_tokens']] },
    'get-authtoken': { 'Returns one auth token of a user': [[{ uid: 'mira' }, ...threeTokens, `GET ${tokens}/{authToken}`]] },
    'list-authtokens': { 'Lists the auth tokens of one user': [[[{ uid: 'jonas' }], ...threeTokens, `GET ${ofJonas}`]] },
    'update-authtoken': {
      'Stores the platform': [[{ platform: ifShown('ios') }, ...describeToken, `GET ${tokens}/{authToken}`]],
      'The token itself stays the same': [[{ authToken: '{authToken}' }, ...describeToken]],
    },
    'delete-authtoken': {
      'Deletes one auth token': [
        ['ERR_AUTH_TOKEN_NOT_FOUND', ...deleteToken, `GET ${tokens}/{authToken}`],
        [confirms, ...deleteToken],
      ],
      "The user's other tokens stay valid": [[[{ uid: 'mira' }], ...deleteToken, `GET ${tokens}`]],
    },
    'flush-authtokens': {
      'To let the user log in again, create a new token': [[[{ uid: 'mira' }], ...newAfterFlush, `GET ${tokens}`]],
      'Deletes all auth tokens of one user': [[[{ uid: 'jonas' }], ...deleteToken, `DELETE ${tokens}`, `GET ${ofJonas}`]],
    },
    'set-role-permissions': {
      'Sets permissions of a role': [[{ sender: 'mira' }, ...bothAllow]],
      'Role permissions apply in the whole app': [['403 ERR_PERMISSION_DENIED', ...roleDenies, ...toGroup]],
      'both must allow an action': [['403 ERR_PERMISSION_DENIED', ...scopeAllows, ...toGroup]],
    },
    'list-role-permissions': {
      'each with its possible values and its default': [
        [has({ id: 'sendMessage', type: 'role', defaultValue: ifShown('allow') }), ...keeper, `GET ${permissions}`],
      ],
    },
    'list-scope-permissions': {
      'each with its possible values and its default': [
        [has({ id: 'sendMessage', type: 'scope', defaultValue: ifShown('allow') }), ...scopeAllows, `GET ${ofAdmins}`],
      ],
    },
    '#/components/schemas/RolePermissions/properties/editMessage': {
      'may edit messages': [['ERR_PERMISSION_DENIED', ...roleDeniesMore, 'mira PUT /messages/2', { data: { text: 'Later' } }]],
    },
    'pin-message x-authority/permission': {
      'that user needs the permission `pinMessage`': [['ERR_PERMISSION_DENIED', ...denyPins, 'mira POST /messages/2/pin']],
    },
    '#/components/schemas/RolePermissions/properties/deleteMessage': {
      'may delete messages': [['ERR_PERMISSION_DENIED', ...roleDeniesMore, 'mira DELETE /messages/2']],
    },
    'set-scope-permissions': { 'both must allow an action': [['403 ERR_PERMISSION_DENIED', ...scopeDenies, ...toGroup]] },
    'get-apikey': {
      'Returns an API key with its name and scope': [[{ name: 'gold', scope: 'fullAccess' }, ...createKey, 'GET /apikeys/key']],
    },
    'list-apikeys': { "Returns the app's API keys": [[has({ name: 'gold' }), ...createKey, 'GET /apikeys']] },
    'list-apikeys scope x-filter': {
      'Returns only keys whose `scope` equals this value': [
        [has({ name: 'silver' }), ...limitKey, 'GET /apikeys?scope=authOnly'],
        [lacks({ name: 'silver' }), ...limitKey, 'GET /apikeys?scope=fullAccess'],
      ],
    },
    'list-apikeys searchKey x-filter': {
      'Returns only API keys whose `name` contains this string': [[has({ name: 'silver' }), ...renameKey, 'GET /apikeys?searchKey=silver']],
    },
    'update-apikey': {
      'Changes the name or scope of an API key': [
        ['AUTH_ERR_NO_ACCESS', ...limitKey, 'key GET /users'],
        [succeeds, ...renameKey],
      ],
    },
    'create-authtoken': {
      'Earlier tokens stay valid': [[[{ uid: 'mira' }, { uid: 'mira' }], ...threeTokens, `GET ${tokens}`]],
      'An `authOnly` key works here too': [[{ authToken: something }, ...limitKey, 'key POST /users/mira/auth_tokens', {}]],
    },
    'create-apikey': { 'Creates an API key': [[succeeds, ...createKey]] },
    'delete-apikey': { 'Deletes an API key': [[confirms, ...createKey, 'DELETE /apikeys/key']] },
  }),
  ...stating({
    '#/components/schemas/Role/properties/createdAt': {
      'Time when the role was created': [[{ createdAt: ifShown('{createdAt}') }, ...keeper, 'PUT /roles/keeper', { name: 'Gardener' }]],
    },
    '#/components/schemas/ApiKey/properties/createdAt': {
      'Time when the key was created': [[{ createdAt: ifShown('{createdAt}') }, ...renameKey]],
    },
  }).map(overTime),
  ...codesMean({
    ERR_AUTHTOKEN_NOT_ACCESSIBLE: {
      'The auth token belongs to another user': [
        [...threeTokens, `GET ${ofJonas}/{authToken}`],
        [...threeTokens, `PUT ${ofJonas}/{authToken}`, { platform: 'ios' }],
        [...threeTokens, `DELETE ${ofJonas}/{authToken}`],
      ],
    },
    ERR_ROLE_NOT_FOUND: {
      'The role does not exist': [
        ['PUT /users/mira', { role: 'beekeeper' }],
        ['POST /users', { ...zed, role: 'beekeeper' }],
      ],
    },
    ERR_APIKEY_NOT_FOUND: { 'The API key named in the path does not exist': [[...createKey, 'DELETE /apikeys/key', 'GET /apikeys/key']] },
  }),
]
