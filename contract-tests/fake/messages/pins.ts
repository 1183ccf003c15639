import { actorOf, done, type Handlers, reject, requireRoom } from '../call.ts'
import type { Store } from '../store.ts'
import { appSystem, messageInPath, showMessage } from './messageStore.ts'

/** How many messages can be pinned in a conversation: the documents state no certain number. */
const maximumPins = 100

/** Messages saved by a user, with the time. */
function savedBy({ saved }: Store, uid: string): Map<string, number> {
  const own = saved.get(uid) ?? new Map<string, number>()
  saved.set(uid, own)
  return own
}

export const pins: Handlers = {
  'pin-message'(call) {
    const { store, actor } = call
    const message = messageInPath(call)
    const pinned = store.messages.inConversation(message.conversationId).filter(({ pinned }) => pinned)
    if (!message.pinned && pinned.length >= maximumPins)
      reject('ERR_PINNED_MESSAGES_LIMIT_EXCEEDED', `The conversation already has ${maximumPins} pinned messages.`)
    message.pinned ??= { at: store.now(), by: actor?.uid ?? appSystem }
    return { data: showMessage(store, message, actor) }
  },

  'unpin-message'(call) {
    const message = messageInPath(call)
    delete message.pinned
    return { data: showMessage(call.store, message, call.actor) }
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
    return done(`Message ${messageInPath(call).id} was marked as interacted by ${uid}.`)
  },
}
