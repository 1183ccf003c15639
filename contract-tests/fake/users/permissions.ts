import type { AllowFeaturesRequest, RestrictFeaturesRequest, SetRolePermissionsRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type FakeCall, type Handlers, reject } from '../fakeCall.ts'
import { groupOf } from '../groups/groupRecord.ts'
import { pageOf } from '../paging.ts'
import { roleOf } from './roles.ts'

const rolePermissions = [
  ...['listUsers', 'listUsers.mode', 'listUsers.allowedRoles', 'getUserDetails.mode', 'getUserDetails.allowedRoles'],
  ...['sendMessage', 'sendMessage.mode', 'sendMessage.allowedReceiverTypes', 'sendMessage.allowedReceiverRoles'],
  ...['sendMessage.allowedMessageTypes', 'sendMessage.allowedMessageCategories', 'sendMessage.allowedCustomTypes'],
  ...['sendMessage.allowedMimeTypes', 'editMessage', 'editMessage.denyForScopes', 'deleteMessage', 'deleteMessage.denyForScopes'],
  ...['initiateCall', 'initiateCall.mode', 'initiateCall.allowedReceiverRoles', 'createGroup', 'createGroup.allowedGroupTypes'],
  ...['listGroups', 'listGroups.allowedGroupTypes', 'joinGroup', 'joinGroup.allowedGroupTypes'],
  ...['listMessages.allowedMessageCategories', 'listMessages.allowedMessageTypes'],
]
const scopePermissions = [
  ...['sendMessage', 'sendThreadedMessage', 'editMessage', 'addReaction', 'listReactions', 'listReactions.allowedScopes'],
  ...['listMembers', 'listMembers.allowedScopes', 'initiateCall', 'initiateCall.allowedScopes', 'initiateCall.allowedType'],
]

/** The permissions that calls for a user need, by the user's role and scope in the group. */
const needed: Readonly<Record<string, { role?: string; scope?: string }>> = {
  'send-message': { role: 'sendMessage', scope: 'sendMessage' },
  'send-thread-message': { role: 'sendMessage', scope: 'sendThreadedMessage' },
  'update-message': { role: 'editMessage', scope: 'editMessage' },
  'delete-message': { role: 'deleteMessage' },
  'add-message-reaction': { scope: 'addReaction' },
  'list-all-reactions': { scope: 'listReactions' },
  'list-reactions-of-one-kind': { scope: 'listReactions' },
  'pin-message': { role: 'pinMessage', scope: 'pinMessage' },
  'create-group': { role: 'createGroup' },
  'list-groups': { role: 'listGroups' },
}

/** The guids of a call's groups: its receivers, or the receiver of the message in its path. */
function guidsOf({ store, path, body }: FakeCall): string[] {
  const { receiver, receiverType, multipleReceivers } = path.id === undefined ? body : ((store.messages.get(path.id) ?? {}) as Json)
  const { guids = [] } = (multipleReceivers ?? {}) as { guids?: string[] }
  return receiverType === 'group' ? [String(receiver), ...guids] : guids
}

/**
 * @throws {ServiceError} if the role of the acting user, or the scope in a group, denies what the
 * operation needs
 */
export function requirePermission(call: FakeCall): void {
  const { store, operation, actor } = call
  const { role, scope } = needed[operation.id] ?? {}
  if (!actor) return
  if (role && store.roles.get(actor.role)?.permissions[role] === 'deny')
    reject('ERR_PERMISSION_DENIED', `The role ${actor.role} denies ${role}.`)
  for (const guid of scope ? guidsOf(call) : []) {
    const { members, permissions } = store.groups.get(guid.toLowerCase()) ?? {}
    const ownScope = members?.get(actor.uid)?.scope
    if (ownScope && permissions?.get(ownScope)?.[scope as string] === 'deny')
      reject('ERR_PERMISSION_DENIED', `The scope ${ownScope} denies ${scope} in the group ${guid}.`)
  }
}

/** The values of a permission, by the option of it that its name has. */
function valuesOf(name: string): Json {
  const option = name.split('.')[1]
  if (option === undefined) return { dataType: 'string', availableValues: ['allow', 'deny'], defaultValue: 'allow' }
  if (option === 'mode') return { dataType: 'string', availableValues: ['all', 'friends'], defaultValue: 'all' }
  return { dataType: option.endsWith('Roles') ? 'rolesStringArray' : 'stringArray', defaultValue: [] }
}

/** The available permissions, with their defaults. */
const definitions = (call: FakeCall, names: readonly string[], type: 'role' | 'scope') => {
  const now = call.store.now()
  return pageOf(call, names, (id) => ({ id, type, ...valuesOf(id), createdAt: now, updatedAt: now }))
}

/** Sets permissions and reports each. */
function set(body: Json, current: Json): Json {
  const { permissions } = body as unknown as SetRolePermissionsRequest
  Object.assign(current, permissions)
  const outcomes = Object.keys(permissions).map((name) => [name, { success: true, message: `The permission ${name} is set.` }])
  return { data: { ...Object.fromEntries(outcomes), permissions: { ...current } } }
}

function unset({ path }: FakeCall, current: Json): Json {
  delete current[path.permission as string]
  return { data: { permissions: { ...current } } }
}

/** Features as responses name them. */
const featuresIn = (keys: readonly string[]): string[] => keys.map((key) => `u.${key.replace(/^u\./, '')}`)

const ofRole = ({ store, path }: FakeCall) => roleOf(store, path.role as string)

function ofScope({ store, path }: FakeCall): Json {
  const { permissions } = groupOf(store, path.guid as string)
  const current = permissions.get(path.scope as string) ?? {}
  permissions.set(path.scope as string, current)
  return current
}

export const permissions: Handlers = {
  'list-role-permissions'(call) {
    ofRole(call)
    return definitions(call, rolePermissions, 'role')
  },
  'set-role-permissions': (call) => set(call.body, ofRole(call).permissions),
  'unset-role-permission': (call) => unset(call, ofRole(call).permissions),

  'list-scope-permissions'(call) {
    groupOf(call.store, call.path.guid as string)
    return definitions(call, scopePermissions, 'scope')
  },
  'set-scope-permissions': (call) => set(call.body, ofScope(call)),
  'unset-scope-permission': (call) => unset(call, ofScope(call)),

  'list-restricted-features': (call) => pageOf(call, [...ofRole(call).restricted], ([key, createdAt]) => ({ key, createdAt })),

  'restrict-features'(call) {
    const keys = featuresIn((call.body as unknown as RestrictFeaturesRequest).featuresToRestrict)
    const { restricted } = ofRole(call)
    for (const key of keys) restricted.set(key, call.store.now())
    return { data: Object.fromEntries(keys.map((key) => [key, { success: true, message: `The feature ${key} is restricted.` }])) }
  },

  'allow-features'(call) {
    const { featuresToAllow = [], allowAll } = call.body as AllowFeaturesRequest
    const { restricted } = ofRole(call)
    for (const key of allowAll === true ? [...restricted.keys()] : featuresIn(featuresToAllow)) restricted.delete(key)
    return confirmation('The features are allowed again.')
  },
}
