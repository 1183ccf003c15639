import type { ReviewBlockedMessageRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type Handlers, reject, withoutUndefined } from '../fakeCall.ts'
import { showMessage } from '../messages/messageStore.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { moderationList } from './moderationRecords.ts'

/** A rule and its condition as events of moderation name them. */
export const violationOf = (rule: Json, condition: Json): Json => ({
  condition,
  rule: { id: rule.id, name: rule.name, revisionId: rule.revisionId, action: rule.action },
})

/**
 * Records a moderator's decision, and hides or shows the message. Only the approval of a message
 * that a rule blocked is announced.
 */
export function review(store: Store, message: MessageRecord, approved: boolean): void {
  message.moderation = { ...message.moderation, status: approved ? 'approved' : 'disapproved' }
  if (approved) delete message.hidden
  else message.hidden = true
  store.reviews.push({ id: message.id, status: approved ? 'approved' : 'disapproved', at: store.now() })
  const blocked = store.blocked.get(message.id)
  if (!approved || !blocked) return
  const moderation = [violationOf(blocked.rule, blocked.condition)]
  store.emit('moderation_manual_approved', { message: showMessage(store, message), moderation, reviewed: true })
}

/** A message in a record of moderation, which stays when the message is removed. */
export const recordedMessage = (store: Store, id: string): MessageRecord | undefined => store.messages.get(id) ?? store.recorded.get(id)

/** The message in the path, if a list of messages that await review has it. */
export const awaitingReview = (store: Store, id: string, list: Map<string, unknown>): MessageRecord => {
  const message = list.has(id) ? recordedMessage(store, id) : undefined
  return message ?? reject('ERR_MESSAGE_ID_NOT_FOUND', `No message with id ${id} awaits review.`)
}

/** Why a rule blocked a message. */
function blockedMessage(store: Store, id: string): Json {
  const message = recordedMessage(store, id)
  const { rule, condition, at } = store.blocked.get(id) ?? { at: message?.updatedAt }
  return withoutUndefined({
    ruleId: rule?.id,
    ruleName: rule?.name,
    revisionId: rule?.revisionId,
    condition,
    message: message && showMessage(store, message),
    action: rule?.action,
    createdAt: at,
    updatedAt: at,
  })
}

export const blockedMessages: Handlers = {
  'list-blocked-messages'(call) {
    const { store } = call
    const reviewed = new Set(store.reviews.map(({ id }) => id))
    return moderationList(call, store.blocked.keys(), (id) => (reviewed.has(id) ? undefined : blockedMessage(store, id)))
  },

  'review-blocked-message'({ store, path, body }) {
    const message = awaitingReview(store, path.id as string, store.blocked)
    if (store.reviews.some(({ id }) => id === message.id))
      reject('ERR_MESSAGE_ID_NOT_FOUND', `The message with id ${message.id} was reviewed already, and a decision cannot be undone.`)
    review(store, message, (body as unknown as ReviewBlockedMessageRequest).status === 'approved')
    return confirmation(`Message ${message.id} was reviewed.`)
  },

  'list-reviewed-messages'(call) {
    const { store } = call
    return moderationList(call, store.reviews, ({ id, at }) => ({ ...blockedMessage(store, id), updatedAt: at, appId: store.appId }))
  },
}
