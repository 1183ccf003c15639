import type { Json } from '../../../../contract-tests/documents/json.ts'
import { onCall } from '../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from './fault.ts'
import { onResponse } from './wraps.ts'

/** Faults of imports. */
export const importFaults: readonly StatefulFault[] = [
  fault(
    'failure-as-success',
    'import-users',
    'users who cannot be imported are reported as imported',
    onResponse((body) => {
      const users = body.data as Record<string, Json>
      for (const [uid, { success }] of Object.entries(users))
        if (success === false) users[uid] = { success: true, data: { uid, name: uid, status: 'offline', role: 'default' } }
      return body
    }),
  ),
  fault(
    'created-record-lost',
    'import-users',
    'imported users cannot be read',
    (next) => (call) => {
      const { users } = call.store
      const before = new Set(users.keys())
      const body = structuredClone(next(call))
      for (const uid of [...users.keys()]) if (!before.has(uid)) users.delete(uid)
      return body
    },
    ['get-user'],
  ),
  fault(
    'import-time-ignored',
    'import-users',
    'createdAt is the time of the import',
    onCall((call) => {
      const users = Object.entries(call.body.users as Record<string, Json>).map(([uid, { createdAt: _, ...user }]) => [uid, user])
      return { ...call, body: { users: Object.fromEntries(users) } }
    }),
    ['get-user'],
  ),
]
