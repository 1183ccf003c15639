import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, withData, withoutEffect } from '../wraps.ts'

/** Faults of the permissions and features of roles. */
export const permissionFaults: readonly StatefulFault[] = [
  fault(
    'permissions-replaced',
    'set-role-permissions',
    'permissions that are not sent are removed',
    withData((_, { body }) => ({ permissions: { ...(body.permissions as Json) } })),
  ),
  fault(
    'permission-not-unset',
    'unset-role-permission',
    'the permission stays set',
    withoutEffect(({ store, path }) => {
      const role = store.roles.get(String(path.role))
      return role && { read: () => role.permissions, write: (before: never) => void (role.permissions = before) }
    }),
    ['set-role-permissions'],
  ),
  fault(
    'feature-not-restricted',
    'restrict-features',
    'the feature is not restricted',
    afterwards(({ store, path }) => store.roles.get(String(path.role))?.restricted.clear()),
    ['list-restricted-features'],
  ),
  fault(
    'feature-not-allowed',
    'allow-features',
    'the feature is still restricted',
    (next) => (call) => {
      const role = call.store.roles.get(String(call.path.role))
      const before = new Map(role?.restricted)
      const body = next(call)
      for (const [key, at] of before) role?.restricted.set(key, at)
      return body
    },
    ['list-restricted-features'],
  ),
  fault(
    'all-features-allowed',
    'allow-features',
    'allowing a feature allows all of them',
    onCall((call) => ({ ...call, body: { allowAll: true } })),
    ['restrict-features'],
  ),
]
