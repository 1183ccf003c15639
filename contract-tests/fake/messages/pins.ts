import { actorOf, confirmation, type Handler, type Handlers, reject, requireRoom } from '../fakeCall.ts'
import type { Store } from '../store.ts'
import { appSystem, messageInPath, showMessage } from './messageStore.ts'

/**
 * Pins a message.
 *
 * @param most - messages that can be pinned in a conversation
 * @param kindOf - which pins are counted apart, by who pinned
 */
export const pinning =
  (most: number, kindOf: (by: string) => unknown = () => true): Handler =>
  (call) => {
    const { store, actor } = call
    const message = messageInPath(call)
    const by = actor?.uid ?? appSystem
    const pinned = store.messages
      .inConversation(message.conversationId)
      .filter((other) => other.pinned && kindOf(other.pinned.by) === kindOf(by))
    if (!message.pinned && pinned.length >= most)
      reject('ERR_PINNED_MESSAGES_LIMIT_EXCEEDED', `The conversation already has ${most} pinned messages.`)
    if (!message.pinned) {
      message.pinned = { at: store.now(), by }
      store.emit('message_pinned', { message: showMessage(store, message) })
    }
    return { data: showMessage(store, message, actor) }
  }

/** Messages saved by a user, with the time. */
function savedBy({ saved }: Store, uid: string): Map<string, number> {
  const savedByUser = saved.get(uid) ?? new Map<string, number>()
  saved.set(uid, savedByUser)
  return savedByUser
}

export const pins: Handlers = {
  'pin-message': pinning(100),

  'unpin-message'(call) {
    const { store, actor } = call
    const message = messageInPath(call)
    if (message.pinned) {
      delete message.pinned
      const unpinned = { unpinnedAt: store.now(), unpinnedBy: actor?.uid ?? appSystem }
      store.emit('message_unpinned', { message: { ...showMessage(store, message), ...unpinned } })
    }
    return { data: showMessage(store, message, actor) }
  },

  'save-message'(call) {
    const actor = actorOf(call)
    const message = messageInPath(call)
    const saved = savedBy(call.store, actor.uid)
    if (!saved.has(message.id)) {
      requireRoom(call, saved.size)
      saved.set(message.id, call.store.now())
    }
    return { data: showMessage(call.store, message, actor) }
  },

  'unsave-message'(call) {
    const actor = actorOf(call)
    const message = messageInPath(call)
    savedBy(call.store, actor.uid).delete(message.id)
    return { data: showMessage(call.store, message, actor) }
  },

  'mark-message-as-interacted'(call) {
    const { uid } = actorOf(call)
    return confirmation(`Message ${messageInPath(call).id} was marked as interacted by ${uid}.`)
  },
}
