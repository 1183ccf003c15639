import type { Json } from '../../documents/json.ts'
import { actorOf, type FakeCall, type Handlers, reject } from '../fakeCall.ts'
import { pageOf, rangeBody, rangeOf } from '../paging.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { conversationIdOf, isParticipant, isUnreadBy, messageInPath, repliesTo, showMessage } from './messageStore.ts'
import { createMessage, receiverOf } from './messages.ts'

/** Uids subscribed to a thread. */
function subscribersOf({ subscriptions }: Store, id: string): Set<string> {
  const subscribers = subscriptions.get(id) ?? new Set()
  subscriptions.set(id, subscribers)
  return subscribers
}

/** A thread, the time of its last reply, and its place in the list. */
interface Thread {
  readonly message: MessageRecord
  readonly repliedAt: number
  readonly at: number
}

/**
 * Threads by time of last reply. The cursor is such a time, so the places of threads of the same
 * second are a second apart.
 */
function threadsIn(store: Store, messages: MessageRecord[]): Thread[] {
  const at = (message: MessageRecord) => repliesTo(store, message).at(-1)?.sentAt ?? message.sentAt
  const sorted = messages.toSorted((a, b) => at(a) - at(b) || Number(a.id) - Number(b.id))
  let last = 0
  return sorted.map((message) => ({ message, repliedAt: at(message), at: (last = Math.max(at(message), last + 1)) }))
}

function showThread({ store, actor }: FakeCall, { message, repliedAt }: Thread): Json {
  const replies = repliesTo(store, message)
  const last = replies.at(-1)
  const unread = replies.filter((message) => actor && isUnreadBy(message, actor.uid))
  return {
    ...showMessage(store, message, actor),
    updatedAt: repliedAt,
    ...(last && { lastReply: showMessage(store, last, actor) }),
    unreadRepliesCount: unread.length,
    unreadMentionsCount: unread.filter(({ mentions }) => actor && mentions.includes(actor.uid)).length,
  }
}

export const threads: Handlers = {
  'list-all-thread-messages'(call) {
    const { store, actor } = call
    const { data, meta } = pageOf(call, repliesTo(store, messageInPath(call)), (message) => showMessage(store, message, actor))
    return rangeBody(data, meta.pagination.per_page)
  },

  'send-thread-message'(call) {
    const { store, body } = call
    const actor = actorOf(call)
    const parent = messageInPath(call)
    if (parent.parentId !== undefined) reject('ERR_MESSAGE_THREAD_NESTING', `The message ${parent.id} is itself a reply.`)
    if (parent.category === 'action' || parent.category === 'call')
      reject('ERR_WRONG_MESSAGE_THREAD_CATEGORY', `A message of category ${parent.category} cannot have replies.`)
    const { receiver, receiverType } = body as { receiver?: string; receiverType?: 'user' | 'group' }
    if (receiver !== undefined && receiverType !== undefined) {
      const id = receiverOf(store, receiverType, receiver, actor)
      if (conversationIdOf(store, receiverType, actor.uid, id) !== parent.conversationId)
        reject('ERR_WRONG_MESSAGE_THREAD', `The message ${parent.id} belongs to the conversation ${parent.conversationId}.`)
    }
    return { data: showMessage(store, createMessage(store, body, actor, { parentId: parent.id }), actor) }
  },

  'list-threads'(call) {
    const { store, actor, query } = call
    const participated = (message: MessageRecord) =>
      !actor || [message, ...repliesTo(store, message)].some(({ sender }) => sender === actor.uid)
    const replied = [...store.messages.threadIds()].flatMap((id) => {
      const message = store.messages.get(id)
      return message && !message.hidden && (!actor || isParticipant(store, actor, message)) && repliesTo(store, message).length > 0
        ? message
        : []
    })
    const wanted = replied.filter((message) => query.participatedByMe !== true || participated(message))
    const limit = Number(query.limit ?? 100)
    const { shown, next } = rangeOf(call, threadsIn(store, wanted), ['updatedAt'], ({ at }) => at, limit)
    const data = shown.map((thread) => showThread(call, thread))
    return rangeBody(data, limit, next)
  },

  'subscribe-to-thread'(call) {
    const { uid } = actorOf(call)
    subscribersOf(call.store, messageInPath(call).id).add(uid)
    return { data: { success: true } }
  },

  'unsubscribe-from-thread'(call) {
    const { uid } = actorOf(call)
    subscribersOf(call.store, messageInPath(call).id).delete(uid)
    return { data: { success: true } }
  },
}
