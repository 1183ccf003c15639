import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { deletingPrefixed, onResponse } from '../wraps.ts'

/** Faults of roles. */
export const roleFaults: readonly StatefulFault[] = [
  fault(
    'prefix-removed-too',
    'delete-role',
    'roles whose ids begin with the same text are deleted as well',
    deletingPrefixed('role', ({ roles }) => roles),
  ),
  fault(
    'reported-as-failed',
    'delete-role',
    'a role is deleted, and the response says that it failed',
    onResponse((body) => ({ ...body, data: { success: false, message: 'It failed.' } })),
  ),
  fault(
    'default-role-missing',
    'list-roles',
    'the default role is not listed',
    onResponse((body) => ({
      ...body,
      data: (body.data as Json[]).filter(({ role }) => role !== 'default'),
    })),
  ),
]
