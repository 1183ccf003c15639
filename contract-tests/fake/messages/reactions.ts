import type { Json } from '../../documents/json.ts'
import { actorOf, type FakeCall, type Handlers, requireRoom } from '../fakeCall.ts'
import { rangeBody } from '../paging.ts'
import type { MessageRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { messageInPath, showMessage } from './messageStore.ts'

const showReaction = (store: Store, message: MessageRecord, { id, uid, reaction, reactedAt }: MessageRecord['reactions'][number]): Json => {
  const user = store.users.get(uid)
  return { id, messageId: message.id, reaction, uid, reactedAt, reactedBy: { ...user } }
}

/** All reactions to a message, or all of one kind. */
function listReactions(call: FakeCall, reaction?: string): Json {
  const message = messageInPath(call)
  const others = message.reactions.filter((known) => reaction === undefined || known.reaction === reaction)
  const data = others.map((known) => showReaction(call.store, message, known))
  return rangeBody(data, Math.max(100, data.length))
}

export const reactions: Handlers = {
  'list-all-reactions': (call) => listReactions(call),
  'list-reactions-of-one-kind': (call) => listReactions(call, call.path.reaction),

  'add-message-reaction'(call) {
    const { store, path } = call
    const actor = actorOf(call)
    const message = messageInPath(call)
    const reaction = path.reaction as string
    const kinds = new Set(message.reactions.map((known) => known.reaction))
    if (!kinds.has(reaction)) requireRoom(call, kinds.size)
    if (!message.reactions.some((known) => known.uid === actor.uid && known.reaction === reaction)) {
      const added = { id: String(store.next('reaction')), uid: actor.uid, reaction, reactedAt: store.now() }
      message.reactions.push(added)
      store.emit('message_reaction_added', { reaction: showReaction(store, message, added) })
    }
    return { data: showMessage(store, message, actor) }
  },

  'remove-message-reaction'(call) {
    const { store, path } = call
    const actor = actorOf(call)
    const message = messageInPath(call)
    const added = message.reactions.find((known) => known.uid === actor.uid && known.reaction === path.reaction)
    if (added) {
      message.reactions.splice(message.reactions.indexOf(added), 1)
      store.emit('message_reaction_removed', { reaction: showReaction(store, message, added) })
    }
    return { data: showMessage(store, message, actor) }
  },
}
