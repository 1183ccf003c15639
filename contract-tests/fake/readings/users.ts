import type { Json } from '../../documents/json.ts'
import { reject } from '../fakeCall.ts'
import { rejecting, type Wrap } from '../wraps.ts'
import { type ReadingChanges, withoutParameters } from './reading.ts'

/** Returns what was done, not the permissions that remain. */
const namesUnset: Wrap = (call, next) => {
  next(call)
  const { role, guid, scope, permission } = call.path
  return { data: { ...(role ? { role } : { guid, scope }), permission, status: 'removed', updatedAt: call.store.now() } }
}

/** Names the users who were not deactivated. */
const namesOthers: Wrap = (call, next) => {
  const { uidsToActivate = [] } = call.body as { uidsToActivate?: string[] }
  const { users } = call.store
  const others = uidsToActivate.filter((uid) => users.has(uid.toLowerCase()) && users.get(uid.toLowerCase())?.deactivatedAt === undefined)
  return { data: { ...(next(call).data as Json), nonDeactivatedUids: others } }
}

/** Lists that may come whole. */
const perhapsWhole = ['list-authtokens', 'list-blocked-users', 'list-banned-group-users', 'list-roles', 'list-all-thread-messages']

export const usersReadings: ReadingChanges = {
  'create-user-unknown-role/role-not-found': [
    ['create-user'],
    (call, next) => {
      const { role } = call.body
      if (role !== undefined && !call.store.roles.has(String(role).toLowerCase())) reject('ERR_ROLE_NOT_FOUND', 'The role does not exist.')
      return next(call)
    },
  ],
  'create-user-with-auth-only-key/rejected': [['create-user'], rejecting('AUTH_ERR_NO_ACCESS', ({ key }) => key.scope === 'authOnly')],
  'reactivated-users-named/never-deactivated': [['reactivate-users'], namesOthers],
  'unset-role-permission-result/unset': [['unset-role-permission'], namesUnset],
  'unset-scope-permission-result/unset': [['unset-scope-permission'], namesUnset],
  ...Object.fromEntries(perhapsWhole.map((id) => [`${id}-pages/whole`, [[id], withoutParameters('perPage', 'page')]])),
}
