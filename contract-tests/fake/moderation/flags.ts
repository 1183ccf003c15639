import type { FlagMessageRequest, ReviewFlaggedMessageRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type Handlers, reject, withoutUndefined } from '../fakeCall.ts'
import { messageInPath, showMessage } from '../messages/messageStore.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { moderationList } from './moderationRecords.ts'
import { awaitingReview, recordedMessage, review } from './reviews.ts'

function flaggedMessage(store: Store, message: MessageRecord): Json {
  const flags = store.flags.get(message.id) ?? []
  const flaggedBy = flags.map(({ uid, reasonId, remark, flaggedAt }) => {
    const { name, avatar, role } = store.users.get(uid) ?? {}
    const reason = reasonId === undefined ? undefined : store.reasons.get(reasonId)
    return withoutUndefined({
      uid,
      name,
      avatar,
      role,
      reasonId,
      reasonName: reason?.name,
      description: reason?.description,
      remark,
      flaggedAt,
    })
  })
  return { appId: store.appId, ...showMessage(store, message), flaggedBy, flaggedCount: flaggedBy.length }
}

/** Flags a message, so that it awaits review. */
export function flag(
  store: Store,
  { id }: MessageRecord,
  uid: string,
  { reasonId, remark }: FlagMessageRequest = {},
  flaggedAt = store.now(),
): void {
  if (reasonId !== undefined && !store.reasons.has(reasonId)) reject('ERR_REASON_NOT_FOUND', `There is no reason with id ${reasonId}.`)
  const others = (store.flags.get(id) ?? []).filter((flag) => flag.uid !== uid)
  store.flags.set(id, [...others, { uid, flaggedAt, ...(reasonId !== undefined && { reasonId }), ...(remark !== undefined && { remark }) }])
}

export const flags: Handlers = {
  'flag-a-message'(call) {
    const { store, actor, body } = call
    const message = messageInPath(call)
    flag(store, message, actor?.uid ?? '', body as FlagMessageRequest)
    return confirmation(`Message ${message.id} was flagged.`)
  },

  'list-flagged-messages'(call) {
    const { store } = call
    return moderationList(call, store.flags.keys(), (id) => {
      const message = recordedMessage(store, id)
      return message && flaggedMessage(store, message)
    })
  },

  'review-flagged-message'({ store, path, body }) {
    const message = awaitingReview(store, path.id as string, store.flags)
    store.flags.delete(message.id)
    review(store, message, (body as unknown as ReviewFlaggedMessageRequest).status === 'approved')
    return confirmation(`Message ${message.id} was reviewed.`)
  },
}
