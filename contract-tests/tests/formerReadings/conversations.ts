import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject, withoutUndefined } from '../../fake/fakeCall.ts'
import { families } from '../../fake/families.ts'
import { conversationOfMessage, conversationState } from '../../fake/messages/conversations.ts'
import { conversationIdOf, showMessage } from '../../fake/messages/messageStore.ts'
import { changingRecords, onRejection, type ReadingChanges, withCode, withTemporaryChange } from '../../fake/readings/reading.ts'
import type { MessageRecord } from '../../fake/records.ts'
import type { Store } from '../../fake/store.ts'
import { groupIn, onCall, type Wrap } from '../../fake/wraps.ts'
import { notesOf, spanning } from './former.ts'
import { withHidden } from './messages.ts'

const asSent = 'conversations/last-message-as-sent'

/** Keeps a copy of each message as it was sent. */
const copied = changingRecords((message, store) => {
  notesOf<Json>(store, asSent).set(String(message.id), structuredClone(message))
  return message
})

const showsCopy = changingRecords(({ lastMessage, ...conversation }, store) => ({
  ...conversation,
  ...(isObject(lastMessage) && { lastMessage: notesOf<Json>(store, asSent).get(String(lastMessage.id)) ?? lastMessage }),
}))

/** The conversation of the acting user with the user or the group in the path. */
function idIn({ store, path: { uid, guid = uid }, actor }: FakeCall): string {
  return conversationIdOf(store, uid ? 'user' : 'group', String(actor?.uid), String(guid).toLowerCase())
}

/** Rejects a message that is not in the conversation. */
const ofConversation = onCall((call) => {
  if (call.body.messageId !== undefined) conversationOfMessage(call)
  return call
})

const notAccessible = 'ERR_CONVERSATION_NOT_ACCESSIBLE'

/** What there is no conversation for is unpinned as well. */
const unpinsAnyway = onRejection(notAccessible, (call, error) => {
  if (groupIn(call)?.members.has(String(call.actor?.uid)) === false) throw error
  return { data: { conversationId: idIn(call) } }
})

const unknown = withCode(notAccessible, 'ERR_CONVERSATION_NOT_FOUND')

/** A member of a group without messages asks for a conversation that does not exist. */
const unknownWhileEmpty: Wrap = onRejection(notAccessible, (call, error) => {
  const guid = String(call.path.conversationId).replace(/^group_/, '')
  if (!call.store.groups.get(guid)?.members.has(String(call.actor?.uid))) throw error
  return reject('ERR_CONVERSATION_NOT_FOUND', error.message)
})

/** Shows the newest message of a user as the last that the user has read. */
const readsOwn: Wrap = (call, next) => {
  const own = (conversation: Json) =>
    [...call.store.messages.inConversation(String(conversation.conversationId))].findLast(({ sender }) => sender === call.actor?.uid)
  return changingRecords((conversation) => ({ ...conversation, lastReadMessageId: own(conversation)?.id }))(call, next)
}

/** A user's own messages count as unread. */
const ownUnread: Wrap = (call, next) =>
  changingRecords(({ unreadMessageCount: count, ...conversation }, store) => {
    const sent = [...store.messages.inConversation(String(conversation.conversationId))].filter(({ sender }) => sender === call.actor?.uid)
    return { ...conversation, ...(count !== undefined && { unreadMessageCount: String(Number(count) + sent.length) }) }
  })(call, next)

const kinds = ['user', 'group']

/** A conversation has one set of tags, which its participants share. */
const sharedTags: Wrap = (call, next) => {
  const body = next(call)
  const [{ store, path, actor }, id] = [call, idIn(call)]
  const others = path.uid ? [path.uid.toLowerCase()] : [...(groupIn(call)?.members.keys() ?? [])]
  const { tags } = conversationState(store, String(actor?.uid), id)
  for (const other of others) Object.assign(conversationState(store, other, id), { tags })
  return body
}

/** A message to a group is delivered once all its members have it. */
const deliveredToAll = withTemporaryChange((call) => {
  const uid = String(call.actor?.uid)
  const members = [...(groupIn(call)?.members.keys() ?? [])]
  const partly = [...call.store.messages.values()].filter(
    ({ sender, delivered }) => delivered.has(uid) && !members.every((member) => member === sender || delivered.has(member)),
  )
  const times = partly.map(({ delivered }) => [delivered, delivered.get(uid) as number] as const)
  if (call.query.undelivered === true) for (const [delivered] of times) delivered.delete(uid)
  return () => {
    for (const [delivered, time] of times) delivered.set(uid, time)
  }
})

/** Only members and owners send messages to groups, also those that are imported. */
const importedFromMembers: Wrap = (call, next) => {
  const isMember = ({ receiverType, receiver, sender, receiverGroupDetails }: Json): boolean =>
    receiverType !== 'group' ||
    call.store.groups.get(String(receiver))?.members.has(String(sender)) === true ||
    (receiverGroupDetails as Json | undefined)?.owner === sender
  const all = Object.entries(call.body.messages as Record<string, Json>)
  const failed = all.filter(([, message]) => !isMember(message))
  const { data } = next({ ...call, body: { messages: Object.fromEntries(all.filter(([, message]) => isMember(message))) } })
  const error = { code: 'ERR_GROUP_NOT_JOINED', message: 'Only members send messages to a group.' }
  return { data: { ...(data as Json), ...Object.fromEntries(failed.map(([key]) => [key, { success: false, error }])) } }
}

/** A reset conversation is no longer pinned. */
const unpinsReset: Wrap = (call, next) => {
  const body = next(call)
  delete conversationState(call.store, String(call.actor?.uid), idIn(call)).pinnedAt
  return body
}

/** The messages of a conversation or thread that were sent in the same second as one of them. */
function inSecondOf(store: Store, id: unknown): MessageRecord[] {
  const message = store.messages.get(String(id))
  const isAlike = ({ sentAt, parentId, unlisted }: MessageRecord) =>
    !unlisted && sentAt === message?.sentAt && parentId === message?.parentId
  return message ? [...store.messages.inConversation(message.conversationId)].filter(isAlike) : []
}

/** Marks messages up to a time, which several have. */
const upToSecond = onCall((call) => {
  const last = inSecondOf(call.store, call.body.messageId).at(-1)
  return last ? { ...call, body: { ...call.body, messageId: last.id } } : call
})

/** Shows the first of the messages that have the newest time. */
const firstOfSecond: Wrap = (call, next) => {
  const shown = (message: unknown): Json | undefined => {
    const first = isObject(message) ? inSecondOf(call.store, message.id)[0] : undefined
    return first && showMessage(call.store, first, call.actor)
  }
  return changingRecords(({ lastMessage, lastReply, ...record }) =>
    withoutUndefined({ ...record, lastMessage: shown(lastMessage) ?? lastMessage, lastReply: shown(lastReply) ?? lastReply }),
  )(call, next)
}

const gets = [...kinds.map((kind) => `get-${kind}-conversation`), 'get-conversation']
const updates = kinds.map((kind) => `update-${kind}-conversation`)

export const formerConversationsReadings: ReadingChanges = {
  [asSent]: spanning({
    'send-message': copied,
    ...Object.fromEntries([...gets, ...updates, 'list-conversations'].map((id) => [id, showsCopy])),
  }),
  'list-user-conversations/with-blocked': [
    ['list-user-conversations'],
    onCall((call) => ({ ...call, query: { ...call.query, includeBlockedUsers: true } })),
  ],
  'get-conversation/unknown-to-others': [['get-conversation'], unknown],
  'delete-conversation/unknown-to-others': [['delete-conversation'], unknown],
  'conversations/unknown-while-empty': [['get-conversation', 'delete-conversation'], unknownWhileEmpty],
  'conversations/unpinned-anyway': [kinds.map((kind) => `unpin-${kind}-conversation`), unpinsAnyway],
  'conversations/own-messages-only': [
    kinds.flatMap((kind) => ['read', 'delivered'].map((state) => `mark-${kind}-conversation-as-${state}`)),
    ofConversation,
  ],
  'conversations/pins-in-short': [
    kinds.flatMap((kind) => [`pin-${kind}-conversation`, `unpin-${kind}-conversation`]),
    changingRecords(({ conversationId, pinnedAt, pinnedBy }) => ({ conversationId, pinnedAt, pinnedBy })),
  ],
  'conversations/begin-with-a-message': [
    Object.keys(families).filter((id) => id.includes('conversation')),
    withHidden(true, ({ conversationId, category }, { store }) => {
      const isAction = (message: { category: string }) => message.category === 'action'
      return category === 'action' && store.messages.inConversation(conversationId).every(isAction)
    }),
  ],
  'conversations/up-to-the-second': [
    kinds.flatMap((kind) => ['read', 'delivered'].map((state) => `mark-${kind}-conversation-as-${state}`)),
    upToSecond,
  ],
  'conversations/first-of-the-second': [[...gets, 'list-conversations', 'list-user-conversations', 'list-threads'], firstOfSecond],
  'conversations/shared-tags': [updates, sharedTags],
  'get-user-conversation/own-messages-are-read': [['get-user-conversation'], readsOwn],
  'conversations/own-messages-are-unread': [[...gets, ...updates], ownUnread],
  'conversations/tags-in-lists-only': [[...gets, ...updates], changingRecords(({ tags: _, ...conversation }) => conversation)],
  'list-group-messages/delivered-to-all': [['list-group-messages'], deliveredToAll],
  'import-messages/from-members': [['import-messages'], importedFromMembers],
  'conversations/unpinned-by-reset': [kinds.map((kind) => `reset-${kind}-conversation`), unpinsReset],
  'conversations/pins-in-lists-only': [gets, changingRecords(({ pinnedAt: _, pinnedBy: __, ...conversation }) => conversation)],
}
