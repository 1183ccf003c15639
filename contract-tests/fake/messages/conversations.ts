import type {
  MarkConversationAsUnreadRequest,
  MarkConversationRequest,
  ReplaceGlobalPinnedConversationsRequest,
  UpdateConversationRequest,
} from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { actorOf, confirmation, type FakeCall, type Handler, type Handlers, reject, requireRoom, withoutUndefined } from '../fakeCall.ts'
import { type Filter, hasTags } from '../filters.ts'
import { groupOf, showGroup } from '../groups/groupRecord.ts'
import { pageOf } from '../paging.ts'
import type { ConversationState, MessageRecord, UserRecord } from '../records.ts'
import { type GroupRecord, guidsOf, type Store } from '../store.ts'
import { blockedSince } from '../users/friends.ts'
import { showUser, userOf } from '../users/userRecord.ts'
import { groupConversationId, isParticipant, isUnreadBy, removeMessage, showMessage, userConversationId } from './messageStore.ts'

/** A conversation from the perspective of a user or the app. */
interface Conversation {
  readonly id: string
  /** Its messages, oldest first. */
  readonly all: readonly MessageRecord[]
  /** Whether a message is visible; at least one message is. */
  readonly isVisible: Filter<MessageRecord>
  readonly last: MessageRecord
  readonly with: { user?: UserRecord; group?: GroupRecord }
  readonly state: ConversationState
}

/** Groups of more members have neither receipts nor an unread count. */
const hasReceipts = ({ with: { group } }: Conversation): boolean => (group?.members.size ?? 0) <= 300

/** Maximum conversations that a user can pin. */
const maximumPins = 5

/** A user's mutable settings of a conversation. */
export function conversationState(store: Store, uid: string, conversationId: string): ConversationState {
  const key = `${uid} ${conversationId}`
  let state = store.conversations.get(key)
  if (!state) store.conversations.set(key, (state = { clearedUpTo: 0 }))
  return state
}

/** A conversation as the acting user sees it; `undefined` without a visible message. */
function conversationFor(store: Store, id: string, actor: UserRecord | undefined): Conversation | undefined {
  const all = store.messages.inConversation(id)
  const [first] = all
  // All messages of a conversation have the same participants.
  if (!first || (actor && !isParticipant(store, actor, first))) return undefined
  const state = (actor && store.conversations.get(`${actor.uid} ${id}`)) ?? { clearedUpTo: 0 }
  const isVisible = (message: MessageRecord) =>
    !message.unlisted && !message.hidden && (state.clearedUpTo === 0 || Number(message.id) > state.clearedUpTo)
  const last = all.findLast(isVisible)
  if (!last) return undefined
  const other = actor && last.sender !== actor.uid ? last.sender : last.receiver
  const group = last.receiverType === 'group' ? store.groups.get(last.receiver) : undefined
  const user = last.receiverType === 'user' ? store.users.get(other) : undefined
  if (!group && !user) return undefined
  return { id, all, isVisible, last, state, with: { ...(group && { group }), ...(user && { user }) } }
}

const visibleIn = ({ all, isVisible }: Conversation): MessageRecord[] => all.filter(isVisible)

const unreadOf = (conversation: Conversation, actor: UserRecord | undefined): number =>
  actor ? visibleIn(conversation).filter((message) => isUnreadBy(message, actor.uid)).length : 0

/** The position among the conversations that the app has pinned for everyone; -1 if not pinned. */
const globalPinOf = (store: Store, { user, group }: Conversation['with']): number =>
  store.pinnedForAll.findIndex(({ uid, guid }) => (uid !== undefined && uid === user?.uid) || (guid !== undefined && guid === group?.guid))

const changedAt = ({ last, state }: Conversation): number => Math.max(last.updatedAt, state.changedAt ?? 0)

function show(store: Store, conversation: Conversation, actor: UserRecord | undefined, { blocked = false } = {}): Json {
  const { id, all, isVisible, last, state } = conversation
  const { user, group } = conversation.with
  const peer = user ? { ...showUser(user), conversationId: id } : showGroup(store, group as GroupRecord, actor)
  if (blocked && actor && user)
    Object.assign(peer, {
      blockedByMe: blockedSince(store, actor.uid, user.uid) !== undefined,
      hasBlockedMe: blockedSince(store, user.uid, actor.uid) !== undefined,
    })
  const forAll = globalPinOf(store, conversation.with) >= 0
  return withoutUndefined({
    conversationId: id,
    conversationType: user ? 'user' : 'group',
    unreadMessageCount: hasReceipts(conversation) ? String(unreadOf(conversation, actor)) : undefined,
    createdAt: all.find(isVisible)?.sentAt,
    updatedAt: changedAt(conversation),
    tags: state.tags,
    pinnedAt: state.pinnedAt,
    pinnedBy: state.pinnedAt === undefined ? (forAll ? 'app_system' : undefined) : actor?.uid,
    ...(last.deletedAt === undefined && { lastMessage: showMessage(store, last, actor) }),
    conversationWith: peer,
  })
}

const showPinned = ({ uid, guid, at }: Store['pinnedForAll'][number]): Json => ({
  conversationId: guid === undefined ? `user_${uid}` : groupConversationId(guid),
  conversationType: guid === undefined ? 'user' : 'group',
  pinnedBy: 'app_system',
  pinnedAt: at,
})

/** Whether a conversation passes the filters of a query that no `x-filter` states. */
function matches({ query, store }: FakeCall, actor: UserRecord | undefined, conversation: Conversation): boolean {
  const { searchKey, userTags, groupTags } = query
  const { user, group } = conversation.with
  if (query.onlyAgentic === true) return false
  if (actor && user && query.includeBlockedUsers !== true && blockedSince(store, actor.uid, user.uid) !== undefined) return false
  if (searchKey !== undefined && !(user ?? group)?.name.toLowerCase().includes(String(searchKey).toLowerCase())) return false
  if (userTags !== undefined && !(user && hasTags(user.tags, userTags))) return false
  return groupTags === undefined || (group !== undefined && hasTags(group.tags, groupTags))
}

/** Sorts conversations: pinned by the app, pinned by the user, then most recently changed. */
function sorted(store: Store, conversations: Conversation[]): Conversation[] {
  const rankOf = (conversation: Conversation) => {
    const position = globalPinOf(store, conversation.with)
    return position >= 0 ? position - maximumPins - 1 : conversation.state.pinnedAt === undefined ? 0 : -1
  }
  return conversations
    .map((conversation) => ({ conversation, rank: rankOf(conversation), at: changedAt(conversation), id: Number(conversation.last.id) }))
    .sort((a, b) => a.rank - b.rank || b.at - a.at || b.id - a.id)
    .map(({ conversation }) => conversation)
}

/** Ids of the conversations of a user, or of the whole app. */
const conversationIdsOf = (store: Store, actor: UserRecord | undefined): string[] =>
  actor
    ? [...store.messages.userConversationIds(actor.uid), ...guidsOf(store, actor.uid).map(groupConversationId)]
    : [...store.messages.conversationIds()]

/** A page of the conversations of a user, or of the whole app. */
function list(call: FakeCall, actor: UserRecord | undefined): Json {
  const { store, query } = call
  const found = conversationIdsOf(store, actor)
    .flatMap((id) => conversationFor(store, id, actor) ?? [])
    .filter((conversation) => matches(call, actor, conversation))
  const blocked = query.withBlockedInfo === true
  return pageOf(call, sorted(store, found), (conversation) => show(store, conversation, actor, { blocked }))
}

/**
 * The conversation with the user or group in the path. @throws {ServiceError} if the acting user
 * sees no message in it
 */
function conversationWith(call: FakeCall): Conversation {
  const { store, path } = call
  const actor = actorOf(call)
  const id =
    path.guid === undefined
      ? userConversationId(store, actor.uid, userOf(store, path.uid as string).uid)
      : groupConversationId(groupOf(store, path.guid).guid)
  return (
    conversationFor(store, id, actor) ??
    reject('ERR_CONVERSATION_NOT_ACCESSIBLE', `The conversation ${id} has no message that ${actor.uid} may see.`)
  )
}

/** The conversation with the id in the path, in which the order of uids matters. */
function conversationById(call: FakeCall): Conversation {
  const { store, path } = call
  const actor = actorOf(call)
  const id = path.conversationId as string
  const reversed = id.split('_user_').reverse().join('_user_')
  if (store.messages.inConversation(id).length === 0 && store.messages.inConversation(reversed).length === 0)
    reject('ERR_CONVERSATION_NOT_FOUND', `There is no conversation ${id}.`)
  return (
    conversationFor(store, id, actor) ??
    reject('ERR_CONVERSATION_NOT_ACCESSIBLE', `The user ${actor.uid} has no access to the conversation ${id}.`)
  )
}

const get: Handler = (call) => ({ data: [show(call.store, conversationWith(call), call.actor)] })

const update: Handler = (call) => {
  const { id } = conversationWith(call)
  const { tags } = call.body as UpdateConversationRequest
  Object.assign(conversationState(call.store, actorOf(call).uid, id), withoutUndefined({ tags }), { changedAt: call.store.now() })
  return { data: [show(call.store, conversationWith(call), call.actor)] }
}

function clear(call: FakeCall, { id, last }: Conversation): void {
  conversationState(call.store, actorOf(call).uid, id).clearedUpTo = Number(last.id)
}

const reset: Handler = (call) => {
  const conversation = conversationWith(call)
  clear(call, conversation)
  if (call.body.deleteMessagesPermanently === true) for (const { id } of [...conversation.all]) removeMessage(call.store, id)
  return confirmation(`The conversation ${conversation.id} was cleared for ${actorOf(call).uid}.`)
}

/** Messages from others, up to the message in the body. */
function receivedMessages(call: FakeCall, conversation: Conversation): MessageRecord[] {
  const { messageId } = call.body as MarkConversationRequest
  const { uid } = actorOf(call)
  return visibleIn(conversation).filter(({ id, sender }) => sender !== uid && (messageId === undefined || Number(id) <= Number(messageId)))
}

function mark(call: FakeCall, kind: 'delivered' | 'read'): Conversation {
  const { store } = call
  const conversation = conversationWith(call)
  const { uid } = actorOf(call)
  const received = receivedMessages(call, conversation)
  for (const message of received) {
    if (!message.delivered.has(uid)) message.delivered.set(uid, store.now())
    if (kind === 'read' && !message.read.has(uid)) message.read.set(uid, store.now())
  }
  const last = received.at(-1)
  if (last && hasReceipts(conversation))
    store.emit(kind === 'read' ? 'message_read_receipt' : 'message_delivery_receipt', {
      receiver: last.receiverType === 'group' ? last.receiver : last.sender,
      receiverType: last.receiverType,
      type: 'receipts',
      sender: uid,
      messageSender: last.sender,
      body: { action: kind, messageId: last.id, user: showUser(actorOf(call)), timestamp: store.now() },
    })
  return conversation
}

const marked =
  (kind: 'delivered' | 'read'): Handler =>
  (call) =>
    confirmation(`The messages in ${mark(call, kind).id} are marked as ${kind} for ${actorOf(call).uid}.`)

/**
 * The id and messages of the conversation in the path.
 *
 * @throws {ServiceError} if the acting user does not see the message in the body in it
 */
export function conversationOfMessage(call: FakeCall): { id: string; messages: MessageRecord[] } {
  const conversation = conversationWith(call)
  const { messageId } = call.body
  const messages = visibleIn(conversation)
  if (!messages.some(({ id }) => id === String(messageId)))
    reject('ERR_MESSAGE_ID_NOT_FOUND', `The conversation ${conversation.id} has no message with id ${messageId}.`)
  return { id: conversation.id, messages }
}

const unread: Handler = (call) => {
  const { id: conversationId, messages } = conversationOfMessage(call)
  const { uid } = actorOf(call)
  const { messageId } = call.body as MarkConversationAsUnreadRequest
  for (const message of messages) if (Number(message.id) > Number(messageId)) message.read.delete(uid)
  return confirmation(`The messages in ${conversationId} after ${messageId} are unread for ${uid}.`)
}

/**
 * The conversation in the path. @throws {ServiceError} if the app has pinned it for everyone
 */
function pinnableConversation(call: FakeCall): Conversation {
  const conversation = conversationWith(call)
  if (globalPinOf(call.store, conversation.with) >= 0)
    reject('ERR_SYSTEM_PINNED_CONVERSATION', `The app has pinned ${conversation.id} for everyone.`)
  return conversation
}

const pin: Handler = (call) => {
  const { store } = call
  const conversation = pinnableConversation(call)
  const { uid } = actorOf(call)
  const pinned = [...store.conversations].filter(([key, { pinnedAt }]) => key.startsWith(`${uid} `) && pinnedAt !== undefined)
  const state = conversationState(store, uid, conversation.id)
  if (state.pinnedAt === undefined) requireRoom(call, pinned.length)
  state.pinnedAt ??= store.now()
  return { data: show(store, { ...conversation, state }, call.actor) }
}

const unpin: Handler = (call) => {
  const { store } = call
  delete conversationState(store, actorOf(call).uid, pinnableConversation(call).id).pinnedAt
  return { data: show(store, conversationWith(call), call.actor) }
}

function replaceGlobalPins({ store, body }: FakeCall): Json {
  const { pinnedConversations } = body as unknown as ReplaceGlobalPinnedConversationsRequest
  const peers = (pinnedConversations as { uid?: string; guid?: string }[]).map(({ uid, guid }) =>
    guid === undefined ? { uid: userOf(store, uid as string).uid } : { guid: groupOf(store, guid).guid },
  )
  const distinct = peers.filter((peer, index) => peers.findIndex(({ uid, guid }) => uid === peer.uid && guid === peer.guid) === index)
  store.pinnedForAll = distinct.map((peer) => ({ ...peer, at: store.now() }))
  return { data: store.pinnedForAll.map(showPinned) }
}

/** The same handler for user and group conversations. */
const forBoth = (names: [string, string], handler: Handler): Handlers => Object.fromEntries(names.map((name) => [name, handler]))

export const conversations: Handlers = {
  'list-conversations': (call) => list(call, call.actor),
  'list-user-conversations': (call) => list(call, userOf(call.store, call.path.uid as string)),

  'get-conversation': (call) => ({ data: [show(call.store, conversationById(call), call.actor)] }),
  'delete-conversation'(call) {
    const conversation = conversationById(call)
    clear(call, conversation)
    return confirmation(`The conversation ${conversation.id} was deleted.`)
  },

  'list-global-pinned-conversations': ({ store }) => ({ data: store.pinnedForAll.map(showPinned) }),
  'replace-global-pinned-conversations': replaceGlobalPins,

  ...forBoth(['get-user-conversation', 'get-group-conversation'], get),
  ...forBoth(['update-user-conversation', 'update-group-conversation'], update),
  ...forBoth(['reset-user-conversation', 'reset-group-conversation'], reset),
  ...forBoth(['mark-user-conversation-as-delivered', 'mark-group-conversation-as-delivered'], marked('delivered')),
  'mark-group-conversation-as-read': marked('read'),
  'mark-user-conversation-as-read': (call) => ({
    data: { success: true, Message: `The messages in ${mark(call, 'read').id} are marked as read for ${actorOf(call).uid}.` },
  }),
  ...forBoth(['mark-user-conversation-as-unread', 'mark-group-conversation-as-unread'], unread),
  ...forBoth(['pin-user-conversation', 'pin-group-conversation'], pin),
  ...forBoth(['unpin-user-conversation', 'unpin-group-conversation'], unpin),
}
