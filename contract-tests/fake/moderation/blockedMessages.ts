import type { ReviewBlockedMessageRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { done, type Handlers, present, reject } from '../call.ts'
import { showMessage } from '../messages/messageStore.ts'
import type { Store } from '../store.ts'
import { moderationList } from './lists.ts'
import { awaitingReview, recordedMessage, review } from './reviews.ts'

/** Why a rule blocked a message. */
function blockedMessage(store: Store, id: string): Json {
  const message = recordedMessage(store, id)
  const { rule, condition, at } = store.blocked.get(id) ?? { at: message?.updatedAt }
  return present({
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
    return done(`Message ${message.id} was reviewed.`)
  },

  'list-reviewed-messages'(call) {
    const { store } = call
    return moderationList(call, store.reviews, ({ id, at }) => ({ ...blockedMessage(store, id), updatedAt: at, appId: store.appId }))
  },
}
