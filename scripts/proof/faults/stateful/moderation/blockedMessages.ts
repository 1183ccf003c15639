import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { dataOf, onMessage, onResponse } from '../wraps.ts'

/** Hides the message afterwards. */
export const hidden = onMessage((message) => void (message.hidden = true))

/** Faults of blocked messages. */
export const blockedMessageFaults: readonly StatefulFault[] = [
  fault(
    'approved-reads-blocked',
    'get-message-details',
    'a message that a moderator has approved reads as disapproved',
    onResponse((body, { store }) => {
      const data = dataOf(body)
      const reviewed = store.blocked.has(String(data.id)) && store.reviews.some(({ id }) => id === data.id)
      return reviewed ? { data: { ...data, data: { ...(data.data as Json), moderation: { status: 'disapproved' } } } } : body
    }),
    ['review-blocked-message', 'create-rule', 'list-blocked-messages'],
  ),
  fault('approval-keeps-blocked', 'review-blocked-message', 'an approved message stays hidden', hidden),
  fault(
    'rejection-delivers',
    'review-blocked-message',
    'a rejected message is delivered',
    onMessage((message) => void delete message.hidden),
  ),
]
