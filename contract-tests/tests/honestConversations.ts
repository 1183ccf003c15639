import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import type { Handler } from '../fake/call.ts'
import type { Store } from '../fake/store.ts'

// Conversations and threads of a server that does not update copies and counts after edits and
// deletions.

/** Values that a server stores about its records, by record. */
const createNotes = <Value>() => {
  const notes = new WeakMap<Store, Map<string, Value>>()
  return (store: Store): Map<string, Value> => {
    const known = notes.get(store) ?? new Map<string, Value>()
    notes.set(store, known)
    return known
  }
}

type DataChange = (data: Json, store: Store) => Json

const changed =
  (change: DataChange) =>
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: Json | Json[] }
    return { ...body, data: Array.isArray(body.data) ? body.data.map((item) => change(item, call.store)) : change(body.data, call.store) }
  }

const copies = createNotes<Json>()
const deletedReplies = createNotes<number>()

/** Keeps a copy of each message as it was sent, for `lastMessage`. */
const copied = changed((message, store) => {
  copies(store).set(String(message.id), message)
  return message
})

/**
 * A conversation with a copy of the last message. `updatedAt` does not follow messages, and only
 * lists show pins.
 */
const conversation =
  (showsPins: boolean): DataChange =>
  ({ pinnedAt, pinnedBy, lastMessage, ...record }, store) => ({
    ...record,
    updatedAt: record.createdAt,
    ...(isObject(lastMessage) && { lastMessage: copies(store).get(String(lastMessage.id)) ?? lastMessage }),
    ...(showsPins && pinnedAt !== undefined && { pinnedAt, pinnedBy }),
  })

/** A message with the number of replies that were ever sent. */
const replies: DataChange = (message, store) =>
  message.replyCount === undefined
    ? message
    : { ...message, replyCount: Number(message.replyCount) + (deletedReplies(store).get(String(message.id)) ?? 0) }

const countsDeletions =
  (next: Handler): Handler =>
  (call) => {
    const parent = call.store.messages.get(String(call.path.id))?.parentId
    const body = next(call)
    const counts = deletedReplies(call.store)
    if (parent !== undefined && call.body.permanent === true) counts.set(parent, (counts.get(parent) ?? 0) + 1)
    return body
  }

/** Handlers of these conversations and threads, by operation. */
export const copyingHandlers: Record<string, (next: Handler) => Handler> = {
  'send-message': copied,
  'get-user-conversation': changed(conversation(false)),
  'get-group-conversation': changed(conversation(false)),
  'list-conversations': changed(conversation(true)),
  'delete-message': countsDeletions,
  'get-message-details': changed(replies),
  'list-threads': changed(replies),
}
