import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { withData } from '../wraps.ts'

/** Faults of submitted messages. */
export const submittedFaults: readonly StatefulFault[] = [
  fault(
    'born-approved',
    'submit-message-for-moderation',
    'the response already has a decision',
    withData(({ data }) => ({ data: { ...(data as Json), moderation: { status: 'approved' } } })),
  ),
]
