import type { ReasonRecord } from '../../../../../contract-tests/fake/records.ts'
import { onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, named, type StatefulFault } from '../fault.ts'
import { deletingPrefixed } from '../wraps.ts'

/** A deleted reason can still be used to flag messages. */
function deletedReasonWorks(): StatefulFault {
  const deleted = new Map<string, ReasonRecord>()
  return {
    ...named('deleted-reason-works', 'delete-reason', 'a deleted reason still works'),
    near: ['flag-a-message'],
    handlers: {
      'delete-reason': onCall((call) => {
        const reason = call.store.reasons.get(String(call.path.id))
        if (reason) deleted.set(reason.id, reason)
        return call
      }),
      'flag-a-message': (next) => (call) => {
        const { reasons } = call.store
        const reason = deleted.get(String(call.body.reasonId))
        if (!reason || reasons.has(reason.id)) return next(call)
        reasons.set(reason.id, reason)
        try {
          return structuredClone(next(call))
        } finally {
          reasons.delete(reason.id)
        }
      },
    },
  }
}

/** Faults of reasons. */
export const reasonFaults: readonly StatefulFault[] = [
  fault(
    'prefix-removed-too',
    'delete-reason',
    'reasons whose ids begin with the same text are deleted as well',
    deletingPrefixed('id', ({ reasons }) => reasons),
  ),
  deletedReasonWorks(),
]
