import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import type { Handler } from '../call.ts'
import { families } from '../families.ts'
import { onCall, type Wrap } from '../wraps.ts'
import { changed, keeping, notesOf, on, readingsOf, spanning, undocumented } from './reading.ts'

/** A reset only marks everything as read, and keeps the messages unless their removal is requested. */
const onlyReads =
  (operationId: string): Wrap =>
  (next) =>
  (call) => {
    if (call.body.deleteMessagesPermanently === true) return next(call)
    const read = families[operationId] as Handler
    read({ ...call, body: {} })
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

const gets = ['get-user-conversation', 'get-group-conversation']
const kinds = ['user', 'group']

export const conversationsReadings = readingsOf({
  'list-conversations/tags-of-groups': ['/paths/~1conversations/get/parameters/4', on(['list-conversations'], tagsOfGroups)],
  'list-conversations/tagged-only': ['/paths/~1conversations/get/parameters/5', on(['list-conversations'], taggedOnly)],
  [asSent]: [
    undocumented,
    spanning({
      'send-message': copied,
      ...Object.fromEntries([...gets, 'list-conversations'].map((id) => [id, showsCopy])),
    }),
  ],
  'conversations/updated-at-stays': [
    undocumented,
    on(
      [...gets, 'list-conversations'],
      changed((conversation) => ({ ...conversation, updatedAt: conversation.createdAt })),
    ),
  ],
  'conversations/pins-in-lists-only': [
    '/components/schemas/ConversationBase/properties/pinnedBy',
    on(
      gets,
      changed(({ pinnedAt: _, pinnedBy: __, ...conversation }) => conversation),
    ),
  ],
  ...Object.fromEntries(
    kinds.flatMap((kind) => {
      const path = `/paths/~1${kind}s~1{${kind === 'user' ? 'uid' : 'guid'}}~1conversation`
      const [reset, unread] = [`reset-${kind}-conversation`, `mark-${kind}-conversation-as-unread`]
      return [
        [`${reset}/only-reads`, [`${path}/delete`, on([reset], onlyReads(`mark-${kind}-conversation-as-read`))] as const],
        [`${unread}/up-to-the-message`, [`${path}~1read/delete`, on([unread], unreadUpTo)] as const],
      ]
    }),
  ),
})
