import { groupBy } from '../../documents/groupBy.ts'
import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject, withoutUndefined } from '../fakeCall.ts'
import { showGroup } from '../groups/groupRecord.ts'
import { defaultRule, whyBlocked } from '../moderation/defaultRule.ts'
import type { MessageRecord, UserRecord } from '../records.ts'
import { guidsOf, type Store } from '../store.ts'
import { showUser, withoutTags } from '../users/userRecord.ts'
import { cardFault } from './cards.ts'

/** The sender of actions by the app itself. */
export const appSystem = 'app_system'

export const groupConversationId = (guid: string): string => `group_${guid}`

/** The id of the conversation of two users. The uid of the first sender comes first. */
export function userConversationId({ messages }: Store, sender: string, receiver: string): string {
  const reversed = `${receiver}_user_${sender}`
  return messages.inConversation(reversed).length > 0 ? reversed : `${sender}_user_${receiver}`
}

export const conversationIdOf = (store: Store, type: 'user' | 'group', sender: string, receiver: string): string =>
  type === 'group' ? groupConversationId(receiver) : userConversationId(store, sender, receiver)

export type NewMessage = Pick<MessageRecord, 'sender' | 'receiver' | 'receiverType' | 'category' | 'type' | 'data'> & Partial<MessageRecord>

/** The required field of each message type, and the error code if it is missing. */
const requiredFields: Record<string, [name: string, code: string]> = {
  text: ['text', 'ERR_EMPTY_MESSAGE_TEXT'],
  image: ['attachments', 'ERR_EMPTY_MESSAGE_FILE'],
  video: ['attachments', 'ERR_EMPTY_MESSAGE_FILE'],
  audio: ['attachments', 'ERR_EMPTY_MESSAGE_FILE'],
  file: ['attachments', 'ERR_EMPTY_MESSAGE_FILE'],
  custom: ['customData', 'ERR_EMPTY_CUSTOM_DATA'],
}

/**
 * The content of a message as sent, without properties that only the service adds.
 *
 * @param empty - fills a missing field with an empty value
 * @throws {ServiceError} if the type's required field is missing
 */
export function contentOf(category: string, type: string, data: Json, empty = false): Json {
  const { entities: _, mentions: __, reactions: ___, moderation: ____, ...content } = data
  const fault = cardFault({ category, data: content })
  if (fault) reject(...fault)
  const [name, code] = (category === 'custom' ? requiredFields.custom : category === 'message' ? requiredFields[type] : undefined) ?? []
  const value = name === undefined ? undefined : content[name]
  const missing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (name === undefined || code === undefined || !missing) return content
  if (empty) return { ...content, [name]: { text: '', attachments: [], customData: {} }[name] }
  return reject(code, `A message of type ${type} needs data.${name}.`)
}

/**
 * Creates a message without storing it.
 *
 * @param empty - fills a missing field with an empty value
 */
export function makeMessage(store: Store, fields: NewMessage, empty = false): MessageRecord {
  const sentAt = fields.sentAt ?? store.now()
  const data = fields.category === 'action' ? fields.data : contentOf(fields.category, fields.type, fields.data, empty)
  return {
    sentAt,
    updatedAt: sentAt,
    reactions: [],
    delivered: new Map(),
    read: new Map(),
    conversationId: conversationIdOf(store, fields.receiverType, fields.sender, fields.receiver),
    mentions: mentionsIn(store, data),
    ...fields,
    data,
    id: fields.id ?? String(store.next('message')),
  }
}

export function addMessage(store: Store, fields: NewMessage): MessageRecord {
  const message = makeMessage(store, fields)
  store.messages.set(message.id, message)
  return message
}

/** Removes a message with everything that refers to it, except moderation's records. */
export function removeMessage(store: Store, id: string): void {
  const message = store.messages.get(id)
  const isRecorded = store.flags.has(id) || store.blocked.has(id) || store.reviews.some((review) => review.id === id)
  if (message && isRecorded) store.recorded.set(id, message)
  store.messages.delete(id)
  store.subscriptions.delete(id)
  for (const saved of store.saved.values()) saved.delete(id)
}

/** Removes all pins of a user or group, and settings of conversations without messages. */
export function forgetConversations(store: Store, isPinned: (pin: Store['pinnedForAll'][number]) => boolean): void {
  store.pinnedForAll = store.pinnedForAll.filter((pin) => !isPinned(pin))
  for (const key of [...store.conversations.keys()]) {
    const [, conversationId = ''] = key.split(' ')
    if (store.messages.inConversation(conversationId).length === 0) store.conversations.delete(key)
  }
}

/** The message up to which a conversation is cleared for a user; 0 if it is not. */
export const clearedUpTo = ({ conversations }: Store, uid: string, conversationId: string): number =>
  conversations.get(`${uid} ${conversationId}`)?.clearedUpTo ?? 0

/** Uids of mentioned users, written `<@uid:mira>`, who exist. */
export function mentionsIn(store: Store, { text }: Json): string[] {
  const uids = [...String(text ?? '').matchAll(/<@uid:([A-Za-z0-9_-]+)>/g)].map(([, uid]) => uid as string)
  return [...new Set(uids)].filter((uid) => store.users.has(uid))
}

/** The messages of a user's conversations: those with other users, and those of each group. */
export const messagesOf = (store: Store, uid: string): MessageRecord[] => {
  const ids = new Set(guidsOf(store, uid).map(groupConversationId))
  return [...store.messages.values()].filter(
    ({ conversationId, receiverType, sender, receiver }) =>
      ids.has(conversationId) || (receiverType === 'user' && (sender === uid || receiver === uid)),
  )
}

/**
 * Whether a user takes part in a conversation: as sender or receiver, or as a member of its group.
 */
export function isParticipant(store: Store, { uid }: UserRecord, { sender, receiver, receiverType }: MessageRecord): boolean {
  return receiverType === 'group' ? store.groups.get(receiver)?.members.has(uid) === true : sender === uid || receiver === uid
}

/**
 * Finds a message that the acting user may see.
 *
 * @param denied - the error code for a user who is not part of the conversation
 * @throws {ServiceError} if the message does not exist, or the user is not part of its conversation
 */
function accessibleMessage(store: Store, id: string, actor: UserRecord | undefined, denied = 'ERR_MESSAGE_NO_ACCESS'): MessageRecord {
  const message = store.messages.get(id)
  if (!message || (message.hidden && actor)) {
    const why = store.blocked.get(id)?.rule === defaultRule ? ` ${whyBlocked}` : ''
    reject('ERR_MESSAGE_ID_NOT_FOUND', `The message with id ${id} does not exist.${why}`)
  }
  if (actor && !isParticipant(store, actor, message)) reject(denied, `The user ${actor.uid} has no access to the message with id ${id}.`)
  return message
}

/**
 * Finds the message with the id in a path.
 *
 * @throws {ServiceError} as {@link accessibleMessage}, and if a call changes the message before it
 * is accessible
 */
export function messageInPath({ store, operation, path, actor }: FakeCall): MessageRecord {
  const denied = operation.errorCodes.find((code) => code === 'ERR_MESSAGE_NO_ACCESS') ?? 'ERR_PERMISSION_DENIED'
  const message = accessibleMessage(store, path.id as string, actor, denied)
  if (operation.settles && message.accessibleAt !== undefined && store.milliseconds() < message.accessibleAt)
    reject(operation.settles.code, `The message with id ${message.id} was just sent and is not accessible yet; try again in a few seconds.`)
  return message
}

/** An entry of `data.entities` for a user or the app itself. */
export function userEntity(store: Store, uid: string): Json {
  const user = store.users.get(uid)
  return {
    entityType: 'user',
    entity: user ? showUser(user) : { uid, name: uid === appSystem ? 'System' : uid, role: 'default', status: 'offline' },
  }
}

const receiverEntity = (store: Store, { receiver, receiverType, conversationId }: MessageRecord): Json => {
  const group = store.groups.get(receiver)
  if (receiverType === 'group' && group) return { entityType: 'group', entity: showGroup(store, group) }
  const { entityType, entity } = userEntity(store, receiver)
  return { entityType, entity: { ...(entity as Json), conversationId } }
}

const quotedFields = [
  'id',
  'muid',
  'conversationId',
  'sender',
  'receiver',
  'receiverType',
  'category',
  'type',
  'data',
  'sentAt',
  'deletedAt',
] as const

const showQuoted = (message: MessageRecord): Json =>
  withoutUndefined({
    ...Object.fromEntries(quotedFields.map((name) => [name, message[name]])),
    ...(message.deletedAt !== undefined && { data: {} }),
  })

/** Whether a user has still to read a message: a deleted one has nothing to read. */
export const isUnreadBy = ({ sender, read, deletedAt }: MessageRecord, uid: string): boolean =>
  sender !== uid && !read.has(uid) && deletedAt === undefined

/** Visible replies to a message, oldest first. */
export const repliesTo = (store: Store, { id }: MessageRecord): MessageRecord[] =>
  store.messages.repliesTo(id).filter(({ hidden }) => !hidden)

/** A message as responses show it, as the acting user sees it. */
export function showMessage(store: Store, message: MessageRecord, actor?: UserRecord): Json {
  const { mentions, reactions, delivered, read, pinned, moderation, unlisted: _, accessibleAt: ___, hidden: __, data, ...fields } = message
  const gone = message.deletedAt !== undefined
  const mentioned = mentions.flatMap((uid) => store.users.get(uid) ?? [])
  const counts = countReactions(message, actor)
  const quoted = message.quotedMessageId === undefined ? undefined : store.messages.get(message.quotedMessageId)
  const toUser = message.receiverType === 'user' ? message.receiver : undefined
  return withoutUndefined({
    ...fields,
    data: withoutUndefined({
      ...(gone ? {} : data),
      entities:
        message.category === 'action'
          ? data.entities
          : { sender: userEntity(store, message.sender), receiver: receiverEntity(store, message) },
      ...(!gone && mentioned.length > 0 && { mentions: Object.fromEntries(mentioned.map((user) => [user.uid, withoutTags(user)])) }),
      ...(!gone && counts.length > 0 && { reactions: counts }),
      ...(moderation && { moderation }),
    }),
    deliveredAt: toUser === undefined ? undefined : delivered.get(toUser),
    readAt: toUser === undefined ? undefined : read.get(toUser),
    quotedMessage: quoted && showQuoted(quoted),
    replyCount: repliesTo(store, message).length || undefined,
    ...(pinned && { pinnedAt: pinned.at, pinnedBy: pinned.by }),
    savedAt: actor && store.saved.get(actor.uid)?.get(message.id),
    threadSubscribed: (actor && store.subscriptions.get(message.id)?.has(actor.uid)) || undefined,
  })
}

function countReactions({ reactions }: MessageRecord, actor: UserRecord | undefined): Json[] {
  return [...groupBy(reactions, ({ reaction }) => reaction)].map(([reaction, same]) => ({
    reaction,
    count: same.length,
    ...(same.some(({ uid }) => uid === actor?.uid) && { reactedByMe: true }),
  }))
}

/** The action that a message of category `action` records. */
interface RecordedAction {
  readonly action: string
  readonly by: UserRecord | undefined
  readonly on: Json
  readonly message?: MessageRecord
  /** The guid of the group that it concerns, if it is not about a message. */
  readonly group?: string
  /** Addresses it to the message's sender, and not to its receiver. */
  readonly to?: 'sender' | undefined
}

/**
 * Stores a message of category `action`, which records an action on a group member or a message.
 */
export function makeAction(store: Store, { action, by, on, message, group, to }: RecordedAction): MessageRecord {
  const receiverType = to === 'sender' ? 'user' : (message?.receiverType ?? 'group')
  const receiver = (to === 'sender' ? message?.sender : message?.receiver) ?? (group as string)
  const draft = makeMessage(store, {
    sender: by?.uid ?? appSystem,
    receiver,
    receiverType,
    conversationId: message?.conversationId ?? groupConversationId(receiver),
    category: 'action',
    type: message ? 'message' : 'groupMember',
    data: {},
    ...(message && { unlisted: true as const }),
  })
  draft.data = { action, entities: { by: userEntity(store, draft.sender), on, for: receiverEntity(store, draft) } }
  store.messages.set(draft.id, draft)
  return draft
}
