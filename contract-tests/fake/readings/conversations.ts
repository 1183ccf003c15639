import type { Json } from '../../documents/json.ts'
import type { Handler } from '../fakeCall.ts'
import { families } from '../families.ts'
import { conversationState } from '../messages/conversations.ts'
import { onCall, type Wrap } from '../wraps.ts'
import { keptRecords, type ReadingChanges } from './reading.ts'

/** A reset only marks everything as read, and keeps the messages. */
const onlyReads =
  (operationId: string): Wrap =>
  (call) => {
    const uid = String(call.actor?.uid)
    const undelivered = [...call.store.messages.values()].filter(({ delivered }) => !delivered.has(uid))
    const read = families[operationId] as Handler
    read({ ...call, body: {} })
    for (const { delivered } of undelivered) delivered.delete(uid)
    return { data: { success: true, message: 'The conversation is reset.' } }
  }

/** Marks the messages up to the one in the request as unread, not those after it. */
const unreadUpTo: Wrap = (call, next) => {
  const uid = String(call.actor?.uid)
  const read = new Map([...call.store.messages.values()].map((message) => [message, message.read.get(uid)]))
  const body = next(call)
  for (const [message, at] of read) {
    const isNamed = message.conversationId === call.store.messages.get(String(call.body.messageId))?.conversationId
    if (isNamed && Number(message.id) <= Number(call.body.messageId)) message.read.delete(uid)
    else if (at !== undefined) message.read.set(uid, at)
  }
  return body
}

/** Treats the tags of conversations as those of groups. */
const tagsOfGroups = onCall(({ query: { tags, ...query }, ...call }) => ({
  ...call,
  query: { ...query, ...(tags !== undefined && { groupTags: tags }) },
}))

/** Lists only conversations of groups that have tags. */
const taggedOnly: Wrap = (call, next) => {
  const { withTags, ...query } = call.query
  const body = next({ ...call, query })
  const isTagged = ({ conversationWith }: Json) => (call.store.groups.get(String((conversationWith as Json).guid))?.tags?.length ?? 0) > 0
  return withTags === true ? keptRecords(body, isTagged) : body
}

/** Deletes a conversation for all its users. */
const deletedForAll: Wrap = (call, next) => {
  const { store, path } = call
  const id = String(path.conversationId)
  const { sender, receiver, receiverType } = store.messages.inConversation(id)[0] ?? {}
  const body = next(call)
  const uids = receiverType === 'group' ? [...(store.groups.get(String(receiver))?.members.keys() ?? [])] : [sender, receiver]
  for (const uid of uids) conversationState(store, String(uid), id).clearedUpTo = Number(store.messages.inConversation(id).at(-1)?.id ?? 0)
  return body
}

const kinds = ['user', 'group']

export const conversationsReadings: ReadingChanges = {
  'list-conversations-tags/group': [['list-conversations'], tagsOfGroups],
  'list-conversations-with-tags/group': [['list-conversations'], taggedOnly],
  'delete-conversation-for-whom/all': [['delete-conversation'], deletedForAll],
  ...Object.fromEntries(
    kinds.flatMap((kind) => {
      const [reset, unread] = [`reset-${kind}-conversation`, `mark-${kind}-conversation-as-unread`]
      return [
        [`${reset}-effect/unread-only`, [[reset], onlyReads(`mark-${kind}-conversation-as-read`)]],
        [`${kind}-messages-unread/up-to`, [[unread], unreadUpTo]],
      ]
    }),
  ),
}
