import { isObject } from '../../documents/isObject.ts'
import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject } from '../../fake/fakeCall.ts'
import { families } from '../../fake/families.ts'
import { appSystem, clearedUpTo, removeMessage, showMessage } from '../../fake/messages/messageStore.ts'
import { changingRecords, onRejection, type ReadingChanges, withTemporaryChange } from '../../fake/readings/reading.ts'
import type { MessageRecord } from '../../fake/records.ts'
import { onCall, rejecting, type Wrap } from '../../fake/wraps.ts'
import { byWords, notesOf, searchedBy, spanning, withPatches } from './former.ts'

/** Answers as if some messages were hidden, or were not. */
export const withHidden = (hidden: boolean, concerns: (message: MessageRecord, call: FakeCall) => boolean) =>
  withPatches((call) =>
    [...call.store.messages.values()]
      .filter((message) => concerns(message, call))
      .map((message) => [message, { hidden: hidden || undefined }]),
  )

/** Messages about members count as delivered and read. */
const actionsAreRead = withTemporaryChange(({ store, actor }) => {
  const uid = String(actor?.uid)
  const actions = actor ? [...store.messages.values()].filter(({ category }) => category === 'action') : []
  const unread = actions.flatMap(({ delivered, read }) => [delivered, read]).filter((times) => !times.has(uid))
  for (const times of unread) times.set(uid, 1)
  return () => {
    for (const times of unread) times.delete(uid)
  }
})

/** Hides messages from their receivers until moderation has decided. */
const onceDecided = withHidden(
  true,
  ({ accessibleAt = 0, sender }, { store, actor }) => accessibleAt > store.milliseconds() && actor !== undefined && sender !== actor.uid,
)

/** A message that a moderator or a rule has blocked exists, but users have no access to it. */
const blockedExist = onRejection('ERR_MESSAGE_ID_NOT_FOUND', ({ store, path }, error) => {
  if (!store.messages.get(String(path.id))?.hidden) throw error
  return reject('ERR_MESSAGE_NO_ACCESS', error.message)
})

/** A user has no access to messages of a conversation that was cleared for this user. */
const clearedAreGone = rejecting('ERR_MESSAGE_NO_ACCESS', ({ store, path, actor }) => {
  const message = store.messages.get(String(path.id))
  if (!message || !actor || message.unlisted) return false
  return Number(message.id) <= clearedUpTo(store, actor.uid, message.conversationId)
})

/** Sending a message marks those before it as read. */
const readsBefore: Wrap = (call, next) => {
  const body = next(call) as { data: Json }
  const { store, actor } = call
  const before = actor
    ? [...store.messages.inConversation(String(body.data.conversationId))].filter(({ sender }) => sender !== actor.uid)
    : []
  for (const times of before.flatMap(({ delivered, read }) => [delivered, read]))
    if (!times.has(String(actor?.uid))) times.set(String(actor?.uid), store.now())
  return body
}

/** Returns the last of the messages to several receivers. */
const returnsTheLast: Wrap = (call, next) => {
  const body = next(call)
  const last = [...call.store.messages.values()].at(-1)
  return call.body.multipleReceivers && last ? { data: showMessage(call.store, last, call.actor) } : body
}

/** Shows whether moderation has decided. */
const withDecision = changingRecords((message, store) => {
  const isPending = (store.messages.get(String(message.id))?.accessibleAt ?? 0) > store.milliseconds()
  return isPending ? { ...message, data: { ...(message.data as Json), moderation: { status: 'pending' } } } : message
})

/**
 * Starts at the newest messages; the `previous` cursor always points back to the preceding page.
 */
const fromTheNewest: Wrap = (call, next) => {
  const affix = call.query.affix ?? 'prepend'
  const body = next({ ...call, query: { ...call.query, affix } }) as { data: Json[]; meta: Json }
  const back = affix === 'prepend' ? { affix: 'append', ...body.data.at(-1) } : { affix: 'prepend', ...body.data[0] }
  const { id, sentAt } = back as Json
  return id === undefined ? body : { ...body, meta: { ...body.meta, previous: { affix: back.affix, id, sentAt } } }
}

/** Without `affix`, the newest messages. */
const newestPage = onCall(({ query, ...call }) => ({ ...call, query: { affix: 'prepend', ...query } }))

/** The newest messages come newest first. */
const backwards: Wrap = (call, next) => {
  const body = next(call) as { data: Json[] }
  return call.query.affix === 'prepend' && call.query.id === undefined ? { ...body, data: body.data.toReversed() } : body
}

const contents = ['hasAttachments', 'hasLinks', 'hasMentions', 'hasReactions']

/** Reads several filters for the content of messages as alternatives. */
const eitherContent: Wrap = (call, next) => {
  const named = contents.filter((name) => call.query[name] === true)
  if (named.length < 2) return next(call)
  const others = Object.fromEntries(Object.entries(call.query).filter(([name]) => !named.includes(name)))
  const bodies = named.map((name) => next({ ...call, query: { ...others, [name]: true } }) as { data: Json[]; meta: Json })
  const data = [...new Map(bodies.flatMap((body) => body.data).map((message) => [message.id, message])).values()]
  return { data, meta: { current: { limit: call.query.limit ?? data.length, count: data.length } } }
}

/** Searches the texts of messages, not the names of their files. */
const inTexts = searchedBy(({ data }, searchKey) =>
  String((data as Json).text ?? '')
    .toLowerCase()
    .includes(searchKey.toLowerCase()),
)

/** Pins a message that is pinned again, by whom and when it was pinned last. */
const pinsAgain: Wrap = (call, next) => {
  const { store, path, actor } = call
  const message = store.messages.get(String(path.id))
  const former = message?.pinned
  const body = next(call) as { data: Json }
  if (!message || former === undefined) return body
  const pinned = { at: store.now(), by: actor?.uid ?? appSystem }
  message.pinned = pinned
  return { data: { ...body.data, pinnedAt: pinned.at, pinnedBy: pinned.by } }
}

const unpins: Wrap = (call, next) => {
  const message = call.store.messages.get(String(call.path.id))
  const pinned = message?.pinned
  delete message?.pinned
  try {
    return next(call)
  } catch (error) {
    if (message && pinned) message.pinned = pinned
    throw error
  }
}

/** With a message that is deleted for good, its replies are. */
const takesReplies: Wrap = (call, next) => {
  const replies = call.body.permanent === true ? [...call.store.messages.repliesTo(String(call.path.id))] : []
  const body = next(call)
  for (const { id } of replies) removeMessage(call.store, id)
  return body
}

/** Other tags are no edit. */
const tagsAreNoEdit: Wrap = (call, next) => {
  const message = call.store.messages.get(String(call.path.id))
  if (!message || call.body.data !== undefined) return next(call)
  const { editedAt, editedBy } = message
  const body = structuredClone(next(call)) as { data: { data: { entities: { on: { entity: Json } } } } }
  for (const record of [message, body.data.data.entities.on.entity] as Json[]) Object.assign(record, { editedAt, editedBy })
  return body
}

/** Lists the threads that changed last first, and continues with older ones. */
const newestThreads: Wrap = (call, next) => {
  const isBack = call.query.affix === 'prepend'
  const body = next({ ...call, query: { ...call.query, affix: isBack ? 'append' : 'prepend' } }) as { data: Json[]; meta: Json }
  const { next: cursor, ...meta } = body.meta
  const affix = isBack ? 'prepend' : 'append'
  return { data: body.data.toReversed(), meta: { ...meta, ...(isObject(cursor) && { next: { ...cursor, affix } }) } }
}

const conversationsOf = Object.keys(families).filter((id) => /-(user|group)-conversation(-|$)/.test(id))
const lists = ['list-user-messages', 'list-all-messages', 'list-group-messages']

/** The operations of one message. */
const ofOne = Object.keys(families).filter((id) =>
  /^(get|update|delete|(un)?pin|(un)?save|mark|flag-a)-message|-thread(-messages?)?$|reaction/.test(id),
)

const knownCategories = ['message', 'custom', 'action', 'call', 'interactive', 'agentic', 'card']

/** Without a cursor, `affix` has no effect. */
const needsCursor = (cursor: string) =>
  onCall(({ query: { affix, ...query }, ...call }) => ({ ...call, query: query[cursor] === undefined ? query : { ...query, affix } }))

/** Only replies change a thread, not edits of its first message. */
const datedByReplies = withPatches(({ store }) =>
  [...store.messages.threadIds()].flatMap((id) => store.messages.get(id) ?? []).map((message) => [message, { updatedAt: 0 }]),
)

/** Further receivers of a message to one are ignored. */
const oneReceiver = onCall(({ body, ...call }) => ({
  ...call,
  body: body.receiver === undefined ? body : { ...body, multipleReceivers: undefined },
}))

/** A deleted message keeps its content. */
const keepsContent: Wrap = (call, next) => {
  const id = String(call.path.id)
  const data = structuredClone(call.store.messages.get(id)?.data)
  const body = next(call)
  const left = call.store.messages.get(id)
  if (left && data) Object.assign(left, { data })
  return body
}

const readInSecond = 'messages/read-in-the-second'

/** Sending a message marks all messages up to that second as read; marking as unread undoes it. */
const readsInSecond = withTemporaryChange(({ store, actor, query }) => {
  const uid = String(actor?.uid)
  const marked = notesOf<number>(store, readInSecond).get(uid) ?? 0
  const all = query.unread === true || query.undelivered === true ? [...store.messages.values()] : []
  const isBefore = (one: MessageRecord) =>
    all.some(
      ({ sender, conversationId, sentAt, id }) =>
        sender === uid && conversationId === one.conversationId && sentAt >= one.sentAt && Number(id) > marked,
    )
  const times = all.filter(isBefore).flatMap(({ delivered, read }) => [delivered, read])
  const unread = times.filter((one) => !one.has(uid))
  for (const one of unread) one.set(uid, 1)
  return () => {
    for (const one of unread) one.delete(uid)
  }
})

const notesMark: Wrap = (call, next) => {
  notesOf<number>(call.store, readInSecond).set(String(call.actor?.uid), Number([...call.store.messages.keys()].at(-1) ?? 0))
  return next(call)
}

/** What others do with a message to which no source says they need access. */
const openToOthers = onRejection('ERR_MESSAGE_NO_ACCESS', (call, error) => {
  const { store, operation, path } = call
  const message = store.messages.get(String(path.id))
  const sender = message && store.users.get(message.sender)
  if (!message || !sender) throw error
  if (operation.id === 'remove-message-reaction') return { data: showMessage(store, message) }
  if (operation.id.includes('subscribe')) return { data: { success: true } }
  return families[operation.id]?.({ ...call, actor: sender }) as Json
})

/** The reactions of a message are beside its data. */
const reactionsBesideData = changingRecords(({ data, ...message }) => {
  const { reactions, ...others } = data as Json
  return { ...message, data: others, reactions }
})

export const formerMessagesReadings: ReadingChanges = {
  'send-message/reads-those-before': [['send-message'], readsBefore],
  'send-message/returns-the-last': [['send-message', 'send-bot-message'], returnsTheLast],
  'reactions/beside-data': [['add-message-reaction', 'remove-message-reaction'], reactionsBesideData],
  [readInSecond]: spanning({
    ...Object.fromEntries(lists.map((id) => [id, readsInSecond])),
    ...Object.fromEntries(['user', 'group'].map((kind) => [`mark-${kind}-conversation-as-unread`, notesMark])),
  }),
  'messages/open-to-others': [
    ['list-all-reactions', 'list-reactions-of-one-kind', 'remove-message-reaction', 'subscribe-to-thread', 'unsubscribe-from-thread'],
    openToOthers,
  ],
  'unpin-message/by-anyone': [['unpin-message'], openToOthers],
  'messages/shown-once-decided': [[...lists, 'list-conversations'], onceDecided],
  'conversations/shown-once-decided': [conversationsOf, onceDecided],
  'messages/pending-at-first': [['send-message', 'get-message-details'], withDecision],
  'list-group-messages/either-content': [['list-group-messages'], eitherContent],
  'list-messages/by-words': [['list-group-messages', 'list-all-messages'], byWords('some', 'text')],
  'list-messages/affix-needs-cursor': [lists, needsCursor('id')],
  'list-messages/blocked-for-app': [lists, withHidden(false, (_, { actor }) => !actor)],
  'messages/blocked-for-sender': [
    [...lists, ...ofOne, ...Object.keys(families).filter((id) => id.includes('conversation'))],
    withHidden(false, ({ sender }, { actor }) => sender === actor?.uid),
  ],
  'messages/blocked-exist': [ofOne, blockedExist],
  'messages/cleared-are-gone': [ofOne, clearedAreGone],
  'messages/actions-are-read': [[...lists, ...Object.keys(families).filter((id) => id.includes('conversation'))], actionsAreRead],
  'list-messages/in-texts': [lists, inTexts],
  'list-messages/known-categories': [
    lists,
    rejecting('ERR_BAD_REQUEST', ({ query: { category = [], categories = [] } }) =>
      [category, categories].flat().some((name) => !knownCategories.includes(String(name))),
    ),
  ],
  ...Object.fromEntries(lists.map((id) => [`${id}/backwards`, [[id], backwards]])),
  'list-all-messages/newest-first': [['list-all-messages'], fromTheNewest],
  'list-group-messages/newest-first': [['list-group-messages'], newestPage],
  'list-user-messages/newest-first': [['list-user-messages'], newestPage],
  'list-threads/dated-by-replies': [['list-threads'], datedByReplies],
  'list-threads/newest-first': [['list-threads'], newestThreads],
  'list-threads/affix-needs-cursor': [['list-threads'], needsCursor('updatedAt')],
  'send-bot-message/users-are-no-bots': [['send-bot-message'], () => reject('ERR_BOT_NOT_FOUND', 'A user is no bot.')],
  'send-thread-message/one-receiver': [['send-thread-message'], oneReceiver],
  'update-message/tags-are-no-edit': [['update-message'], tagsAreNoEdit],
  'pin-message/pins-again': [['pin-message'], pinsAgain],
  'delete-message/takes-replies': [['delete-message'], takesReplies],
  'delete-message/keeps-content': [['delete-message'], keepsContent],
  'delete-message/unpins': [['delete-message'], unpins],
  'unpin-message/by-the-app': [['unpin-message'], rejecting('ERR_PERMISSION_DENIED', ({ actor }) => actor !== undefined)],
}
