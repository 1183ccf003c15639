import type { DeleteMessageRequest, UpdateMessageRequest } from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { type FakeCall, type Handlers, reject, withoutUndefined } from '../fakeCall.ts'
import { groupOf } from '../groups/groupRecord.ts'
import { applyRules, blockedByDefault } from '../moderation/rules.ts'
import { rangeBody, rangeOf } from '../paging.ts'
import type { MessageRecord, UserRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { blockedSince } from '../users/friends.ts'
import { userOf } from '../users/userRecord.ts'
import { messageFilter } from './messageFilters.ts'
import {
  addMessage,
  appSystem,
  contentOf,
  groupConversationId,
  makeAction,
  mentionsIn,
  messageInPath,
  messagesOf,
  removeMessage,
  showMessage,
  userConversationId,
} from './messageStore.ts'

/** Finds the receiver. @throws {ServiceError} if the sender cannot write to it */
export function receiverOf(store: Store, type: 'user' | 'group', id: string, sender: UserRecord | undefined): string {
  if (type === 'group') {
    const { guid, members } = groupOf(store, id)
    if (sender && !members.has(sender.uid)) reject('ERR_GROUP_NOT_JOINED', `The user ${sender.uid} is not a member of the group ${guid}.`)
    return guid
  }
  const { uid } = userOf(store, id)
  if (sender && blockedSince(store, sender.uid, uid) !== undefined)
    reject('ERR_BLOCKED_RECEIVER', `The user ${sender.uid} has blocked the user ${uid}.`)
  if (sender && blockedSince(store, uid, sender.uid) !== undefined)
    reject('ERR_BLOCKED_SENDER', `The user ${uid} has blocked the user ${sender.uid}.`)
  return uid
}

/** Receivers of a message to send: a single receiver, several of both kinds, or both. */
function receiversOf({ receiver, receiverType, multipleReceivers }: Json): ['user' | 'group', string][] {
  const { uids = [], guids = [] } = (multipleReceivers ?? {}) as { uids?: string[]; guids?: string[] }
  const single: ['user' | 'group', string][] = receiver === undefined ? [] : [[receiverType as 'user' | 'group', receiver as string]]
  const all: ['user' | 'group', string][] = [
    ...single,
    ...uids.map((id) => ['user', id] as ['user', string]),
    ...guids.map((id) => ['group', id] as ['group', string]),
  ]
  return all.filter(([type, id], index) => all.findIndex(([kind, other]) => kind === type && other === id) === index)
}

/**
 * Sends a message to each of its receivers and returns the message to the first.
 *
 * @param trusted - skips the checks of membership, blocks and access
 */
export function createMessage(
  store: Store,
  body: Json,
  sender: UserRecord | undefined,
  extra: Partial<MessageRecord> = {},
  trusted = false,
): MessageRecord {
  const receivers = receiversOf(body).map(([type, id]) => [type, receiverOf(store, type, id, trusted ? undefined : sender)] as const)
  const sent = receivers.map(([receiverType, receiver]) => {
    const { type, category = 'message', data, muid, tags, quotedMessageId } = body
    const message = addMessage(store, {
      sender: sender?.uid ?? appSystem,
      receiver,
      receiverType,
      category: category as string,
      type: type as string,
      data: { ...(data as Json) },
      ...withoutUndefined({ muid, tags, quotedMessageId: quotedMessageId === undefined ? undefined : String(quotedMessageId) }),
      ...extra,
    })
    if (!trusted && store.behaviour.settling > 0) message.accessibleAt = store.milliseconds() + store.behaviour.settling
    if (trusted || !blockedByDefault(store, message)) applyRules(store, message)
    return message
  })
  for (const message of sent) announce(store, message)
  return sent[0] ?? reject('ERR_EMPTY_RECEIVER', 'The message has no receiver.')
}

function announce(store: Store, message: MessageRecord): void {
  if (message.hidden) return
  const shownMessage = showMessage(store, message)
  store.emit('message_sent', { message: shownMessage })
  if (message.mentions.length > 0) store.emit('user_mentioned', { message: shownMessage })
}

/**
 * Edits a message's content. Omitted fields stay; whether the service keeps them no source says.
 */
export function edit(store: Store, message: MessageRecord, data: Json | undefined, by: string, empty = false): void {
  const editedAt = store.now()
  message.data = contentOf(message.category, message.type, { ...message.data, ...data }, empty)
  Object.assign(message, { mentions: mentionsIn(store, message.data), editedAt, editedBy: by, updatedAt: editedAt })
}

/** Finds a message that the acting user sent and may change. */
function ownMessageOf(call: FakeCall): MessageRecord {
  const { actor, operation } = call
  const message = messageInPath(call)
  if (operation.authority?.sender && actor && message.sender !== actor.uid)
    reject('ERR_MESSAGE_NOT_A_SENDER', `The message was not sent by ${actor.uid}.`)
  if (message.category === 'action' || message.category === 'call')
    reject('ERR_MESSAGE_ACTION_NOT_ALLOWED', `A message of category ${message.category} can be neither edited nor deleted.`)
  return message
}

/**
 * Records an edit or deletion, with the message's new state, and announces it. The response is the
 * record of the first event that follows.
 */
function recordOf({ store, actor }: FakeCall, action: 'edited' | 'deleted', message: MessageRecord): Json {
  const on = { entityType: 'message', entity: showMessage(store, message, actor) }
  const record = (to?: 'sender') => showMessage(store, makeAction(store, { action, by: actor, on, message, to }))
  const trigger = `message_${action}`
  const data = record()
  store.emit(trigger, { message: showMessage(store, message) })
  for (const [index, { trigger: next, to, after }] of store.following(trigger).entries())
    store.emit(next, { message: index === 0 && to === undefined ? data : record(to) }, after)
  return { data }
}

/** A message as lists show it. */
const shownIn =
  ({ store, actor, query }: FakeCall) =>
  (message: MessageRecord): Json => {
    const { quotedMessage, ...others } = showMessage(store, message, actor)
    if (query.hideQuotedMessages !== true && quotedMessage !== undefined) others.quotedMessage = quotedMessage
    const { mentions } = others.data as { mentions?: Record<string, Json> }
    if (mentions) Object.assign(others.data as Json, { mentions: mentionsFor(store, mentions, query, actor) })
    return others
  }

/** Mentioned users, with the details that the query requests. */
function mentionsFor(store: Store, mentions: Record<string, Json>, query: Json, actor: UserRecord | undefined): Json {
  const tagsOf = (uid: string) => store.users.get(uid)?.tags
  const shownUsers = Object.entries(mentions).map(([uid, user]) => [
    uid,
    {
      ...user,
      ...(tagsOf(uid) !== undefined && { tags: tagsOf(uid) }),
      ...(query.mentionsWithBlockedInfo === true &&
        actor && {
          blockedByMe: blockedSince(store, actor.uid, uid) !== undefined,
          hasBlockedMe: blockedSince(store, uid, actor.uid) !== undefined,
        }),
    },
  ])
  return Object.fromEntries(shownUsers)
}

/** A range of messages, oldest first. */
const rangeIn = (call: FakeCall, messages: readonly MessageRecord[], limit: number) =>
  rangeOf(call, messages, ['id', 'sentAt'], (message, name) => message[name as 'id' | 'sentAt'], limit)

/** A range of the messages in a list that match the query. */
function list(call: FakeCall, all: readonly MessageRecord[]): Json {
  const limit = Number(call.query.limit ?? 10)
  const { shown, next } = rangeIn(call, all.filter(messageFilter(call)), limit)
  return rangeBody(shown.map(shownIn(call)), limit, next)
}

export const messages: Handlers = {
  'send-message': ({ store, body, actor }) => ({ data: showMessage(store, createMessage(store, body, actor), actor) }),

  'send-bot-message'({ store, path, body }) {
    const bot = store.users.get((path.uid as string).toLowerCase())
    if (!bot) reject('ERR_BOT_NOT_FOUND', `There is no bot with uid ${path.uid}.`)
    return { data: showMessage(store, createMessage(store, body, bot, {}, true), bot) }
  },

  'get-message-details': (call) => ({ data: showMessage(call.store, messageInPath(call), call.actor) }),

  'update-message'(call) {
    const message = ownMessageOf(call)
    if (message.deletedAt !== undefined) reject('ERR_MESSAGE_ACTION_NOT_ALLOWED', 'A deleted message cannot be edited.')
    const { data, tags } = call.body as UpdateMessageRequest
    edit(call.store, message, data as Json | undefined, call.actor?.uid ?? appSystem)
    Object.assign(message, withoutUndefined({ tags }))
    return recordOf(call, 'edited', message)
  },

  'delete-message'(call) {
    const { store, actor } = call
    const message = ownMessageOf(call)
    const { permanent } = call.body as DeleteMessageRequest
    const deletedAt = store.now()
    Object.assign(message, { deletedAt, deletedBy: actor?.uid ?? appSystem, updatedAt: deletedAt })
    const record = recordOf(call, 'deleted', message)
    if (permanent === true) removeMessage(store, message.id)
    return record
  },

  'list-all-messages'(call) {
    const { messages } = call.store
    return list(call, call.actor ? messagesOf(call.store, call.actor.uid) : [...messages.values()])
  },

  'list-group-messages'(call) {
    const { store, actor, path } = call
    const { guid, members } = groupOf(store, path.guid as string)
    if (actor && !members.has(actor.uid)) reject('ERR_GROUP_NOT_JOINED', `The user ${actor.uid} is not a member of the group ${guid}.`)
    return list(call, store.messages.inConversation(groupConversationId(guid)))
  },

  'list-user-messages'(call) {
    const { store, actor, query, path } = call
    const { uid } = userOf(store, path.uid as string)
    const between = actor ? store.messages.inConversation(userConversationId(store, actor.uid, uid)) : store.messages.withUser(uid)
    const limit = Number((actor ? (query.limit ?? query.perPage) : (query.perPage ?? query.limit)) ?? (actor ? 10 : 100))
    const all = between.filter(messageFilter(call))
    const { shown, next } = rangeIn(call, all, limit)
    const total = all.length
    const pagination = { total, count: shown.length, per_page: limit, current_page: 1, total_pages: Math.ceil(total / limit) }
    return { data: shown.map(shownIn(call)), meta: { pagination, ...(next && { cursor: next }) } }
  },
}
