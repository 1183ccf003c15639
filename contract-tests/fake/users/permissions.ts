import type { AllowFeaturesRequest, RestrictFeaturesRequest, SetRolePermissionsRequest } from '../../../src/chat.ts'
import { type Call, done, type Handlers } from '../call.ts'
import { groupOf } from '../groups/groupRecord.ts'
import { wholeOf } from '../paging.ts'
import type { Json, Store } from '../store.ts'
import { roleOf } from './roles.ts'

const rolePermissions = [
  'listUsers',
  'sendMessage',
  'editMessage',
  'deleteMessage',
  'initiateCall',
  'createGroup',
  'listGroups',
  'joinGroup',
]
const scopePermissions = [
  'sendMessage',
  'sendThreadedMessage',
  'editMessage',
  'addReaction',
  'listReactions',
  'listMembers',
  'initiateCall',
]

/** The permissions that can be set; each is `allow` unless set. */
const definitions = (names: readonly string[], type: 'role' | 'scope', { now }: Store) =>
  wholeOf(names, (id) => ({
    id,
    type,
    dataType: 'string',
    availableValues: ['allow', 'deny'],
    defaultValue: 'allow',
    createdAt: now(),
    updatedAt: now(),
  }))

/** Sets permissions among those that are set already, and reports each as set. */
function set(body: Json, held: Json): Json {
  const { permissions } = body as unknown as SetRolePermissionsRequest
  Object.assign(held, permissions)
  const outcomes = Object.keys(permissions).map((name) => [name, { success: true, message: `The permission ${name} is set.` }])
  return { data: { ...Object.fromEntries(outcomes), permissions: { ...held } } }
}

function unset({ path }: Call, held: Json): Json {
  delete held[path.permission as string]
  return { data: { permissions: { ...held } } }
}

const ofRole = ({ store, path }: Call) => roleOf(store, path.role as string)

function ofScope({ store, path }: Call): Json {
  const { permissions } = groupOf(store, path.guid as string)
  const scope = path.scope as string
  let held = permissions.get(scope)
  if (!held) permissions.set(scope, (held = {}))
  return held
}

export const permissions: Handlers = {
  'list-role-permissions'(call) {
    ofRole(call)
    return definitions(rolePermissions, 'role', call.store)
  },
  'set-role-permissions': (call) => set(call.body, ofRole(call).permissions),
  'unset-role-permission': (call) => unset(call, ofRole(call).permissions),

  'list-scope-permissions'(call) {
    ofScope(call)
    return definitions(scopePermissions, 'scope', call.store)
  },
  'set-scope-permissions': (call) => set(call.body, ofScope(call)),
  'unset-scope-permission': (call) => unset(call, ofScope(call)),

  'list-restricted-features': (call) =>
    wholeOf([...ofRole(call).restricted], ([key, createdAt]) => ({ key: key.startsWith('u.') ? key : `u.${key}`, createdAt })),

  'restrict-features'(call) {
    const { featuresToRestrict } = call.body as unknown as RestrictFeaturesRequest
    const { restricted } = ofRole(call)
    for (const key of featuresToRestrict) restricted.set(key, call.store.now())
    const outcomes = featuresToRestrict.map((key) => [key, { success: true, message: `The feature ${key} is restricted.` }])
    return { data: Object.fromEntries(outcomes) }
  },

  'allow-features'(call) {
    const { featuresToAllow = [], allowAll } = call.body as AllowFeaturesRequest
    const { restricted } = ofRole(call)
    for (const key of allowAll === true ? [...restricted.keys()] : featuresToAllow) restricted.delete(key)
    return done('The features are allowed again.')
  },
}
