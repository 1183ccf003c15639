import type { Json } from '../../documents/json.ts'
import { reject } from '../call.ts'
import { showMessage } from '../messages/messageStore.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'

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
