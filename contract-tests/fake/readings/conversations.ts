import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { type Handler, reject } from '../call.ts'
import { families } from '../families.ts'
import { conversationOfMessage, stateOf } from '../messages/conversations.ts'
import { conversationIdOf } from '../messages/messageStore.ts'
import { groupIn, onCall, type Wrap } from '../wraps.ts'
import { asIf } from './messages.ts'
import { answering, changed, documented, instead, keeping, notesOf, on, spanning, undocumented, withCode } from './reading.ts'

/**
 * A reset only marks everything as read, and keeps the messages unless their removal is requested.
 */
const onlyReads =
  (operationId: string): Wrap =>
  (next) =>
  (call) => {
    if (call.body.deleteMessagesPermanently === true) return next(call)
    const uid = String(call.actor?.uid)
    const undelivered = [...call.store.messages.values()].filter(({ delivered }) => !delivered.has(uid))
    const read = families[operationId] as Handler
    read({ ...call, body: {} })
    for (const { delivered } of undelivered) delivered.delete(uid)
    return { data: { success: true, message: 'The conversation is reset.' } }
  }

/** Marks the messages up to the one in the request as unread, not those after it. */
const unreadUpTo: Wrap = (next) => (call) => {
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
const taggedOnly: Wrap = (next) => (call) => {
  const { withTags, ...query } = call.query
  const body = next({ ...call, query })
  const isTagged = ({ conversationWith }: Json) => (call.store.groups.get(String((conversationWith as Json).guid))?.tags?.length ?? 0) > 0
  return withTags === true ? keeping(body, isTagged) : body
}

const asSent = 'conversations/last-message-as-sent'

/** Keeps a copy of each message as it was sent. */
const copied = changed((message, store) => {
  notesOf<Json>(store, asSent).set(String(message.id), structuredClone(message))
  return message
})

const showsCopy = changed(({ lastMessage, ...conversation }, store) => ({
  ...conversation,
  ...(isObject(lastMessage) && { lastMessage: notesOf<Json>(store, asSent).get(String(lastMessage.id)) ?? lastMessage }),
}))

/** Deletes a conversation for all its users. */
const deletedForAll: Wrap = (next) => (call) => {
  const { store, path } = call
  const id = String(path.conversationId)
  const { sender, receiver, receiverType } = store.messages.inConversation(id)[0] ?? {}
  const body = next(call)
  const uids = receiverType === 'group' ? [...(store.groups.get(String(receiver))?.members.keys() ?? [])] : [sender, receiver]
  for (const uid of uids) stateOf(store, String(uid), id).clearedUpTo = Number(store.messages.inConversation(id).at(-1)?.id ?? 0)
  return body
}

/** Rejects a message that is not in the conversation. */
const ofConversation = onCall((call) => {
  if (call.body.messageId !== undefined) conversationOfMessage(call)
  return call
})

const notAccessible = 'ERR_CONVERSATION_NOT_ACCESSIBLE'

/** What there is no conversation for is unpinned as well. */
const unpinsAnyway = instead(notAccessible, (call, error) => {
  const [{ uid, guid = uid }, own] = [call.path, String(call.actor?.uid)]
  if (groupIn(call)?.members.has(own) === false) throw error
  return { data: { conversationId: conversationIdOf(call.store, uid ? 'user' : 'group', own, String(guid).toLowerCase()) } }
})

const unknown = withCode(notAccessible, 'ERR_CONVERSATION_NOT_FOUND')

/** A member of a group without messages asks for a conversation that does not exist. */
const unknownWhileEmpty: Wrap = instead(notAccessible, (call, error) => {
  const guid = String(call.path.conversationId).replace(/^group_/, '')
  if (!call.store.groups.get(guid)?.members.has(String(call.actor?.uid))) throw error
  return reject('ERR_CONVERSATION_NOT_FOUND', error.message)
})

const kinds = ['user', 'group']

/** A reset conversation is no longer pinned. */
const unpinsReset: Wrap = (next) => (call) => {
  const { store, path, actor } = call
  const { uid, guid = uid } = path
  const body = next(call)
  const id = conversationIdOf(store, uid ? 'user' : 'group', String(actor?.uid), String(guid).toLowerCase())
  delete stateOf(store, String(actor?.uid), id).pinnedAt
  return body
}

const gets = [...kinds.map((kind) => `get-${kind}-conversation`), 'get-conversation']
const updates = kinds.map((kind) => `update-${kind}-conversation`)

export const conversationsReadings = [
  ...documented({
    'list-conversations-tags/group': on(['list-conversations'], tagsOfGroups),
    'list-conversations-with-tags/group': on(['list-conversations'], taggedOnly),
    'delete-conversation-for-whom/all': on(['delete-conversation'], deletedForAll),
    ...Object.fromEntries(
      kinds.flatMap((kind) => {
        const [reset, unread] = [`reset-${kind}-conversation`, `mark-${kind}-conversation-as-unread`]
        return [
          [`${reset}-effect/unread-only`, on([reset], onlyReads(`mark-${kind}-conversation-as-read`))],
          [`${kind}-messages-unread/up-to`, on([unread], unreadUpTo)],
        ]
      }),
    ),
  }),
  ...undocumented({
    [asSent]: spanning({
      'send-message': copied,
      ...Object.fromEntries([...gets, ...updates, 'list-conversations'].map((id) => [id, showsCopy])),
    }),
    'list-user-conversations/with-blocked': on(
      ['list-user-conversations'],
      onCall((call) => ({ ...call, query: { ...call.query, includeBlockedUsers: true } })),
    ),
    'get-conversation/unknown-to-others': on(['get-conversation'], unknown),
    'delete-conversation/unknown-to-others': on(['delete-conversation'], unknown),
    'conversations/unknown-while-empty': on(['get-conversation', 'delete-conversation'], unknownWhileEmpty),
    'conversations/unpinned-anyway': on(
      kinds.map((kind) => `unpin-${kind}-conversation`),
      unpinsAnyway,
    ),
    'conversations/own-messages-only': on(
      kinds.flatMap((kind) => ['read', 'delivered'].map((state) => `mark-${kind}-conversation-as-${state}`)),
      ofConversation,
    ),
    'conversations/pins-in-short': answering(
      kinds.flatMap((kind) => [`pin-${kind}-conversation`, `unpin-${kind}-conversation`]),
      changed(({ conversationId, pinnedAt, pinnedBy }) => ({ conversationId, pinnedAt, pinnedBy })),
    ),
    'conversations/begin-with-a-message': answering(
      Object.keys(families).filter((id) => id.includes('conversation')),
      asIf(true, ({ conversationId, category }, { store }) => {
        const isAction = (message: { category: string }) => message.category === 'action'
        return category === 'action' && store.messages.inConversation(conversationId).every(isAction)
      }),
    ),
    'conversations/unpinned-by-reset': on(
      kinds.map((kind) => `reset-${kind}-conversation`),
      unpinsReset,
    ),
    'conversations/pins-in-lists-only': on(
      gets,
      changed(({ pinnedAt: _, pinnedBy: __, ...conversation }) => conversation),
    ),
  }),
]
