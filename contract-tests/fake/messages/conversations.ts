import type { MarkConversationRequest, ReplaceGlobalPinnedConversationsRequest, UpdateConversationRequest } from '../../../src/chat.ts'
import { type Call, done, type Handler, type Handlers, present, reject } from '../call.ts'
import { hasTags } from '../filters.ts'
import { groupOf, showGroup } from '../groups/groupRecord.ts'
import { pageOf } from '../paging.ts'
import type { ConversationState, GroupRecord, Json, MessageRecord, Store, UserRecord } from '../store.ts'
import { blockedSince } from '../users/friends.ts'
import { showUser, userOf } from '../users/userRecord.ts'
import { conversationIdOf, isParticipant, showMessage } from './messageStore.ts'
import { actorOf } from './threads.ts'

/** A conversation as one user sees it, or the app itself. */
interface Seen {
  id: string
  messages: MessageRecord[]
  last: MessageRecord
  with: { user?: UserRecord; group?: GroupRecord }
  state: ConversationState
}

/** How many conversations a user pins. */
const mostPins = 5

/** A user's own settings of a conversation, to be changed. */
export function stateOf(store: Store, uid: string, conversationId: string): ConversationState {
  const key = `${uid} ${conversationId}`
  let state = store.conversations.get(key)
  if (!state) store.conversations.set(key, (state = { clearedUpTo: 0 }))
  return state
}

function seen(store: Store, id: string, actor: UserRecord | undefined): Seen | undefined {
  const state = (actor && store.conversations.get(`${actor.uid} ${id}`)) ?? { clearedUpTo: 0 }
  const messages = [...store.messages.values()].filter(
    (message) =>
      message.conversationId === id &&
      !message.aside &&
      !message.hidden &&
      Number(message.id) > state.clearedUpTo &&
      (!actor || isParticipant(store, actor, message)),
  )
  const last = messages.at(-1)
  if (!last) return undefined
  const other = actor && last.sender === actor.uid ? last.receiver : actor && last.receiverType === 'user' ? last.sender : last.receiver
  const group = last.receiverType === 'group' ? store.groups.get(last.receiver) : undefined
  const user = last.receiverType === 'user' ? store.users.get(other) : undefined
  if (!group && !user) return undefined
  return { id, messages, last, state, with: { ...(group && { group }), ...(user && { user }) } }
}

const unreadOf = ({ messages }: Seen, actor: UserRecord | undefined): number =>
  actor
    ? messages.filter(({ sender, read, deletedAt }) => sender !== actor.uid && !read.has(actor.uid) && deletedAt === undefined).length
    : 0

const pinnedForAll = (store: Store, { user, group }: Seen['with']): number =>
  store.pinnedForAll.findIndex(({ uid, guid }) => (uid !== undefined && uid === user?.uid) || (guid !== undefined && guid === group?.guid))

const changedAt = ({ last, state }: Seen): number => Math.max(last.updatedAt, state.changedAt ?? 0)

function show(store: Store, one: Seen, actor: UserRecord | undefined, { tags = true, peerTags = true, blocked = false } = {}): Json {
  const { user, group } = one.with
  const peer = user ? { ...showUser(user), conversationId: one.id } : showGroup(group as GroupRecord, actor)
  const { tags: labels, ...others } = peer as Json
  if (blocked && actor && user)
    Object.assign(others, {
      blockedByMe: blockedSince(store, actor.uid, user.uid) !== undefined,
      hasBlockedMe: blockedSince(store, user.uid, actor.uid) !== undefined,
    })
  const forAll = pinnedForAll(store, one.with) >= 0
  return present({
    conversationId: one.id,
    conversationType: user ? 'user' : 'group',
    unreadMessageCount: String(unreadOf(one, actor)),
    createdAt: one.messages[0]?.sentAt,
    updatedAt: changedAt(one),
    tags: tags ? one.state.tags : undefined,
    pinnedAt: one.state.pinnedAt,
    pinnedBy: one.state.pinnedAt === undefined ? (forAll ? 'app_system' : undefined) : actor?.uid,
    lastMessage: showMessage(store, one.last, actor),
    conversationWith: peerTags && labels !== undefined ? { ...others, tags: labels } : others,
  })
}

const showPinned = ({ uid, guid, at }: Store['pinnedForAll'][number]): Json => ({
  conversationId: guid === undefined ? `user_${uid}` : `group_${guid}`,
  conversationType: guid === undefined ? 'user' : 'group',
  pinnedBy: 'app_system',
  pinnedAt: at,
})

function kept({ query, actor, store }: Call, one: Seen): boolean {
  const { conversationType, searchKey, unread, tags, userTags, groupTags } = query
  const { user, group } = one.with
  if (query.onlyAgentic === true) return false
  if (actor && user && query.includeBlockedUsers !== true && blockedSince(store, actor.uid, user.uid) !== undefined) return false
  if (conversationType !== undefined && conversationType !== (user ? 'user' : 'group')) return false
  if (searchKey !== undefined && !(user ?? group)?.name.toLowerCase().includes(String(searchKey).toLowerCase())) return false
  if (unread === true && unreadOf(one, actor) === 0) return false
  if (userTags !== undefined && !(user && hasTags(user.tags, userTags))) return false
  if (groupTags !== undefined && !(group && hasTags(group.tags, groupTags))) return false
  return hasTags(one.state.tags, tags)
}

/** Those that the app or the user has pinned first, then the latest change first. */
function order(store: Store, conversations: Seen[]): Seen[] {
  const rank = (one: Seen) => {
    const forAll = pinnedForAll(store, one.with)
    return forAll >= 0 ? forAll - 10 : one.state.pinnedAt === undefined ? 0 : -1
  }
  return conversations.toSorted(
    (one, other) => rank(one) - rank(other) || changedAt(other) - changedAt(one) || Number(other.last.id) - Number(one.last.id),
  )
}

/** The conversation that a path names by its other side; it must have a message that the acting user may see. */
function named(call: Call): Seen {
  const { store, path } = call
  const actor = actorOf(call)
  const id =
    path.guid === undefined
      ? conversationIdOf('user', actor.uid, userOf(store, path.uid as string).uid)
      : conversationIdOf('group', '', groupOf(store, path.guid).guid)
  return (
    seen(store, id, actor) ?? reject('ERR_CONVERSATION_NOT_ACCESSIBLE', `The conversation ${id} has no message that ${actor.uid} may see.`)
  )
}

/** The conversation that a path names by its id. */
function byId(call: Call): Seen {
  const { store, path } = call
  const actor = actorOf(call)
  const id = path.conversationId as string
  if (![...store.messages.values()].some(({ conversationId }) => conversationId === id))
    reject('ERR_CONVERSATION_NOT_FOUND', `There is no conversation ${id}.`)
  return (
    seen(store, id, actor) ?? reject('ERR_CONVERSATION_NOT_ACCESSIBLE', `The user ${actor.uid} has no access to the conversation ${id}.`)
  )
}

const get: Handler = (call) => ({ data: [show(call.store, named(call), call.actor)] })

const update: Handler = (call) => {
  const { id } = named(call)
  const { tags } = call.body as UpdateConversationRequest
  Object.assign(stateOf(call.store, actorOf(call).uid, id), present({ tags }), { changedAt: call.store.now() })
  return { data: [show(call.store, named(call), call.actor)] }
}

function clear(call: Call, { id, last }: Seen): void {
  stateOf(call.store, actorOf(call).uid, id).clearedUpTo = Number(last.id)
}

const reset: Handler = (call) => {
  const one = named(call)
  clear(call, one)
  return done(`The conversation ${one.id} was cleared for ${actorOf(call).uid}.`)
}

/** Messages from others, up to the one that the body names. */
function upTo(call: Call, { messages }: Seen): MessageRecord[] {
  const { messageId } = call.body as MarkConversationRequest
  const { uid } = actorOf(call)
  return messages.filter(({ id, sender }) => sender !== uid && (messageId === undefined || Number(id) <= Number(messageId)))
}

function mark(call: Call, kind: 'delivered' | 'read'): Seen {
  const { store } = call
  const one = named(call)
  const { uid } = actorOf(call)
  for (const message of upTo(call, one)) {
    if (!message.delivered.has(uid)) message.delivered.set(uid, store.now())
    if (kind === 'read' && !message.read.has(uid)) message.read.set(uid, store.now())
  }
  const last = upTo(call, one).at(-1)
  if (last)
    store.emit(kind === 'read' ? 'message_read_receipt' : 'message_delivery_receipt', {
      receiver: last.receiverType === 'group' ? last.receiver : last.sender,
      receiverType: last.receiverType,
      type: 'receipts',
      sender: uid,
      messageSender: last.sender,
      body: { action: kind, messageId: last.id, user: showUser(actorOf(call)), timestamp: store.now() },
    })
  return one
}

const marked =
  (kind: 'delivered' | 'read'): Handler =>
  (call) =>
    done(`The messages in ${mark(call, kind).id} are marked as ${kind} for ${actorOf(call).uid}.`)

const unread: Handler = (call) => {
  const one = named(call)
  const { uid } = actorOf(call)
  const { messageId } = call.body as MarkConversationRequest
  if (!one.messages.some(({ id }) => id === String(messageId)))
    reject('ERR_MESSAGE_ID_NOT_FOUND', `The conversation ${one.id} has no message with id ${messageId}.`)
  for (const message of one.messages) if (Number(message.id) > Number(messageId)) message.read.delete(uid)
  return done(`The messages in ${one.id} after ${messageId} are unread for ${uid}.`)
}

const pin: Handler = (call) => {
  const { store } = call
  const one = named(call)
  const { uid } = actorOf(call)
  if (pinnedForAll(store, one.with) >= 0) reject('ERR_SYSTEM_PINNED_CONVERSATION', `The app has pinned ${one.id} for everybody.`)
  const pinned = [...store.conversations].filter(([key, { pinnedAt }]) => key.startsWith(`${uid} `) && pinnedAt !== undefined)
  const state = stateOf(store, uid, one.id)
  if (state.pinnedAt === undefined && pinned.length >= mostPins)
    reject('ERR_PINNED_CONVERSATIONS_LIMIT_EXCEEDED', `The user ${uid} has pinned ${mostPins} conversations already.`)
  state.pinnedAt ??= store.now()
  return { data: show(store, { ...one, state }, call.actor) }
}

const unpin: Handler = (call) => {
  const { store } = call
  const one = named(call)
  if (pinnedForAll(store, one.with) >= 0) reject('ERR_SYSTEM_PINNED_CONVERSATION', `The app has pinned ${one.id} for everybody.`)
  delete stateOf(store, actorOf(call).uid, one.id).pinnedAt
  return { data: show(store, named(call), call.actor) }
}

/** The same operation on the conversation with a user and on that of a group. */
const forBoth = (names: [string, string], handler: Handler): Handlers => Object.fromEntries(names.map((name) => [name, handler]))

export const conversations: Handlers = {
  'list-conversations'(call) {
    const { store, actor, query } = call
    const ids = new Set([...store.messages.values()].map(({ conversationId }) => conversationId))
    const found = order(
      store,
      [...ids].flatMap((id) => seen(store, id, actor) ?? []).filter((one) => kept(call, one)),
    )
    const shown = { tags: query.withTags === true, peerTags: query.withUserAndGroupTags === true, blocked: query.withBlockedInfo === true }
    return pageOf(call, found, (one) => show(store, one, actor, shown))
  },

  'get-conversation': (call) => ({ data: [show(call.store, byId(call), call.actor)] }),
  'delete-conversation'(call) {
    const one = byId(call)
    clear(call, one)
    return done(`The conversation ${one.id} was deleted.`)
  },

  'list-global-pinned-conversations': ({ store }) => ({ data: store.pinnedForAll.map(showPinned) }),
  'replace-global-pinned-conversations'({ store, body }) {
    const { pinnedConversations } = body as unknown as ReplaceGlobalPinnedConversationsRequest
    const peers = (pinnedConversations as { uid?: string; guid?: string }[]).map(({ uid, guid }) =>
      guid === undefined ? { uid: userOf(store, uid as string).uid } : { guid: groupOf(store, guid).guid },
    )
    const distinct = peers.filter((peer, index) => peers.findIndex((other) => other.uid === peer.uid && other.guid === peer.guid) === index)
    if (distinct.length > mostPins)
      reject('ERR_SYSTEM_PINNED_CONVERSATIONS_LIMIT_EXCEEDED', `The app pins at most ${mostPins} conversations.`)
    store.pinnedForAll = distinct.map((peer) => ({ ...peer, at: store.now() }))
    return { data: store.pinnedForAll.map(showPinned) }
  },

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
