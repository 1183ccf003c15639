import type {
  CreateReasonRequest,
  FlagMessageRequest,
  ReviewBlockedMessageRequest,
  ReviewFlaggedMessageRequest,
} from '../../../src/chat.ts'
import { type Call, done, type Handlers, pick, present, reject, requireRoom } from '../call.ts'
import { messageInPath, showMessage } from '../messages/messageStore.ts'
import type { Json, MessageRecord, ReasonRecord, Store } from '../store.ts'

/**
 * A list of a moderation operation, cut at the query's limit, with its `meta`.
 *
 * @param show - returns `undefined` for an item to leave out
 */
export function moderationList<Item>({ query }: Call, items: Iterable<Item>, show: (item: Item) => Json | undefined): Json {
  const limit = query.limit === undefined ? Number.POSITIVE_INFINITY : Number(query.limit)
  const data: Json[] = []
  for (const item of items) {
    if (data.length >= limit) break
    const shown = show(item)
    if (shown) data.push(shown)
  }
  return { data, meta: { current: { limit: query.limit ?? Math.max(50, data.length), count: data.length } } }
}

function flaggedMessage(store: Store, message: MessageRecord): Json {
  const flags = store.flags.get(message.id) ?? []
  const flaggedBy = flags.map(({ uid, reasonId, remark, flaggedAt }) => {
    const { name, avatar, role } = store.users.get(uid) ?? {}
    const reason = reasonId === undefined ? undefined : store.reasons.get(reasonId)
    return present({ uid, name, avatar, role, reasonId, reasonName: reason?.name, description: reason?.description, remark, flaggedAt })
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

/** Why a rule blocked a message. */
function blockedMessage(store: Store, id: string): Json {
  const message = store.messages.get(id)
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

/** Records a moderator's decision, and hides or shows the message. */
function review(store: Store, message: MessageRecord, approved: boolean): void {
  message.moderation = { ...message.moderation, status: approved ? 'approved' : 'disapproved' }
  if (approved) delete message.hidden
  else message.hidden = true
  store.reviews.push({ id: message.id, status: approved ? 'approved' : 'disapproved', at: store.now() })
  if (approved) store.emit('moderation_manual_approved', { message: showMessage(store, message), moderation: [], reviewed: true })
}

const awaitingReview = (store: Store, id: string, list: Map<string, unknown>): MessageRecord => {
  const message = list.has(id) ? store.messages.get(id) : undefined
  return message ?? reject('ERR_MESSAGE_ID_NOT_FOUND', `No message with id ${id} awaits review.`)
}

export const flags: Handlers = {
  'flag-a-message'(call) {
    const { store, actor, body } = call
    const message = messageInPath(call)
    flag(store, message, actor?.uid ?? '', body as FlagMessageRequest)
    return done(`Message ${message.id} was flagged.`)
  },

  'list-flagged-messages'(call) {
    const { store } = call
    return moderationList(call, store.flags.keys(), (id) => {
      const message = store.messages.get(id)
      return message && flaggedMessage(store, message)
    })
  },

  'review-flagged-message'({ store, path, body }) {
    const message = awaitingReview(store, path.id as string, store.flags)
    store.flags.delete(message.id)
    review(store, message, (body as unknown as ReviewFlaggedMessageRequest).status === 'approved')
    return done(`Message ${message.id} was reviewed.`)
  },

  'list-blocked-messages'(call) {
    const { store } = call
    const reviewed = new Set(store.reviews.map(({ id }) => id))
    return moderationList(call, store.blocked.keys(), (id) =>
      store.messages.has(id) && !reviewed.has(id) ? blockedMessage(store, id) : undefined,
    )
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
    return moderationList(call, store.reviews, ({ id, at }) =>
      store.messages.has(id) ? { ...blockedMessage(store, id), updatedAt: at, appId: store.appId } : undefined,
    )
  },
}

function reasonOf({ store, path }: Call): ReasonRecord {
  return store.reasons.get(path.id as string) ?? reject('ERR_REASON_NOT_FOUND', `There is no reason with id ${path.id}.`)
}

/** Adds a reason that messages can be flagged with. */
export function addReason(store: Store, request: CreateReasonRequest, extra: Partial<ReasonRecord> = {}): ReasonRecord {
  if (store.reasons.has(request.id)) reject('ERR_BAD_REQUEST', `The id ${request.id} is taken.`)
  const reason = {
    ...(pick(request as unknown as Json, ['id', 'name', 'description']) as unknown as ReasonRecord),
    createdAt: store.now(),
    updatedAt: store.now(),
    ...extra,
  }
  store.reasons.set(reason.id, reason)
  return reason
}

/** How many reasons an app can have, in addition to those that every app has. */
const mostReasons = 5

export const reasons: Handlers = {
  'list-reasons': (call) => moderationList(call, call.store.reasons.values(), present),

  'create-reason'({ store, body }) {
    requireRoom([...store.reasons.values()].filter((reason) => reason.default !== true).length, mostReasons, 'reasons of its own')
    return { data: present(addReason(store, body as unknown as CreateReasonRequest)) }
  },

  'get-reason': (call) => ({ data: present(reasonOf(call)) }),
  'update-reason': (call) => ({ data: present(Object.assign(reasonOf(call), pick(call.body, ['name']), { updatedAt: call.store.now() })) }),

  'delete-reason'(call) {
    const { id } = reasonOf(call)
    call.store.reasons.delete(id)
    return { success: true, message: `The reason ${id} was deleted.` }
  },
}
