import type { Json } from '../documents/json.ts'
import { type Call, ServiceError } from '../fake/call.ts'
import type { MessageRecord, Scope } from '../fake/records.ts'
import type { Store } from '../fake/store.ts'
import { groupIn, itemsOf, onCall, type Wrap } from '../support/handlerWraps.ts'
import type { HonestStyle } from './honestStyle.ts'

/** Leaves query parameters out. */
const without = (...names: string[]): Wrap =>
  onCall((call) => ({ ...call, query: Object.fromEntries(Object.entries(call.query).filter(([name]) => !names.includes(name))) }))

const all =
  (...wraps: Wrap[]): Wrap =>
  (next) =>
    wraps.reduce((inner, wrap) => wrap(inner), next)

/** Hides messages from their receivers until moderation has decided. */
export const onceDecided: Wrap = (next) => (call) => {
  const { store, actor } = call
  const isYoung = ({ accessibleAt = 0, sender, hidden }: MessageRecord) =>
    accessibleAt > store.milliseconds() && actor !== undefined && sender !== actor.uid && !hidden
  const young = [...store.messages.values()].filter(isYoung)
  for (const message of young) message.hidden = true
  try {
    return structuredClone(next(call))
  } finally {
    for (const message of young) delete message.hidden
  }
}

/** Shows whether moderation has decided. */
const withDecision: Wrap = (next) => (call) => {
  const body = structuredClone(next(call)) as { data: Json }
  const message = call.store.messages.get(String(body.data.id))
  const isPending = (message?.accessibleAt ?? 0) > call.store.milliseconds()
  return isPending ? { data: { ...body.data, data: { ...(body.data.data as Json), moderation: { status: 'pending' } } } } : body
}

/** Accepts messages to users who have blocked the sender, and hides them. */
const hiddenFromBlockers: Wrap = (next) => (call) => {
  const key = `${String(call.body.receiver).toLowerCase()} ${call.actor?.uid}`
  const since = call.body.receiverType === 'user' ? call.store.blocks.get(key) : undefined
  if (since === undefined) return next(call)
  call.store.blocks.delete(key)
  try {
    const body = next(call) as { data: Json }
    const message = call.store.messages.get(String(body.data.id))
    if (message) message.hidden = true
    return structuredClone(body)
  } finally {
    call.store.blocks.set(key, since)
  }
}

const scopes: Record<string, Scope> = { admins: 'admin', moderators: 'moderator', participants: 'participant' }

/** Lists what happens to members as messages. */
const actionsListed: Wrap = (next) => (call) => {
  const body = next(call)
  for (const message of call.store.messages.values())
    if (message.category === 'action' && message.data.action === 'added') delete message.unlisted
  return body
}

/** Adding banned users fails; adding members again changes their scope to that of the list. */
const addsAgain: Wrap = (next) => (call) => {
  const group = groupIn(call)
  const banned = Object.values(call.body)
    .flat()
    .filter((uid) => group?.banned.has(String(uid)))
  const members = new Set(group?.members.keys())
  const lists = Object.entries(call.body).map(([name, uids]) => [name, (uids as string[]).filter((uid) => !banned.includes(uid))])
  const body = structuredClone(next({ ...call, body: Object.fromEntries(lists) })) as { data: Record<string, Json> }
  for (const [name, uids] of Object.entries(call.body))
    for (const uid of uids as string[]) {
      const [scope, membership] = [scopes[name], group?.members.get(uid)]
      if (banned.includes(uid)) Object.assign((body.data[name] ??= {}), { [uid]: failure('ERR_BANNED_GROUPMEMBER') })
      else if (members.has(uid) && membership && scope) {
        membership.scope = scope
        Object.assign((body.data[name] ??= {}), { [uid]: { success: true } })
      }
    }
  return body
}

const failure = (code: string): Json => ({ success: false, error: { code, message: 'It failed.' } })

/** Counts banned members as members, as the list of members has them. */
const countsBanned: Wrap = (next) => (call) => {
  const body = structuredClone(next(call)) as { data: Json }
  const banned = [...(groupIn(call)?.banned.values() ?? [])].filter(({ scope }) => scope !== undefined)
  return { data: { ...body.data, membersCount: Number(body.data.membersCount) + banned.length } }
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

/** Returns the last page instead of an empty page after it. */
const lastPage: Wrap = (next) => (call) => {
  const body = next(call) as { data: Json[]; meta?: { pagination?: { total_pages?: number } } }
  const last = body.meta?.pagination?.total_pages ?? 0
  return Number(call.query.page) > last && last > 0 ? next({ ...call, query: { ...call.query, page: last } }) : body
}

/** Identifiers of deleted records, which cannot be used again. */
const used = new WeakMap<Store, Set<string>>()
const usedIn = (store: Store) => used.get(store) ?? (used.set(store, new Set()).get(store) as Set<string>)
const leavesTrace =
  (parameter: string): Wrap =>
  (next) =>
  (call) => {
    const body = next(call)
    if (parameter !== 'uid' || call.body.permanent === true) usedIn(call.store).add(`${parameter} ${call.path[parameter]}`)
    return body
  }
const oncePerId =
  (parameter: string, code: string, name = parameter): Wrap =>
  (next) =>
  (call) => {
    if (usedIn(call.store).has(`${parameter} ${call.body[name]}`)) throw new ServiceError(code, 'This identifier was used before.')
    return next(call)
  }

/** Returns what was done, not the permissions that remain. */
const namesUnset: Wrap = (next) => (call) => {
  next(call)
  const { role, guid, scope, permission } = call.path
  return { data: { ...(role ? { role } : { guid, scope }), permission, status: 'removed', updatedAt: call.store.now() } }
}

/** Deactivating logs users out. */
const logsOut: Wrap = (next) => (call) => {
  const body = next(call)
  for (const uid of (call.body.uidsToDeactivate ?? []) as string[])
    for (const { authToken } of [...call.store.authTokens.of(uid)]) call.store.authTokens.delete(authToken)
  return body
}

const isMember = ({ store, path }: Call, uid: unknown) => store.groups.get(String(path.guid))?.members.has(String(uid).toLowerCase())

/** Leaves out messages of blocked users unless they are requested. */
const blockedOnRequest = onCall((call) => ({
  ...call,
  query: { ...call.query, hideMessagesFromBlockedUsers: call.query.hideMessagesFromBlockedUsers !== true },
}))

const hasTags = (record: { tags?: string[] } | undefined) => (record?.tags?.length ?? 0) > 0

/** A list response with other records, on a single page. */
const withItems = (body: Json, data: Json[]): Json => ({
  ...body,
  data,
  meta: { pagination: { total: data.length, count: data.length, per_page: 100, current_page: 1, total_pages: 1 } },
})

/** Lists only groups with tags, and shows private groups only on request. */
const taggedGroups: Wrap = (next) => (call) => {
  const types = call.query.type ?? call.query.types ?? (call.actor ? undefined : ['public', 'password'])
  const { type: _, withTags, ...query } = call.query
  const body = next({ ...call, query: { ...query, types: types === undefined ? undefined : [types].flat() } })
  const isTagged = ({ guid }: Json) => hasTags(call.store.groups.get(String(guid)))
  return withTags === true ? withItems(body, itemsOf(body).filter(isTagged)) : body
}

/** Treats the tags of conversations as those of groups. */
const tagsOfGroups: Wrap = (next) => (call) => {
  const { tags, withTags, ...query } = call.query
  const body = next({ ...call, query: { ...query, ...(tags !== undefined && { groupTags: tags }) } })
  const isTagged = ({ conversationWith }: Json) => hasTags(call.store.groups.get(String((conversationWith as Json).guid)))
  return withTags === true ? withItems(body, itemsOf(body).filter(isTagged)) : body
}

/** Needs all of a condition's values, and compares words where the condition says `equals`. */
const readsConditionsOtherwise: Wrap = (next) => (call) => {
  const text = String((call.body.data as Json | undefined)?.text ?? '').toLowerCase()
  const revisions = [...call.store.rules.values()].map((rule) => rule.revisions.at(-1) as Json)
  const former = revisions.map(({ conditions }) => conditions)
  for (const revision of revisions) revision.conditions = (revision.conditions as Json[]).map((condition) => decidedFor(condition, text))
  try {
    return next(call)
  } finally {
    for (const [index, revision] of revisions.entries()) revision.conditions = former[index]
  }
}

/** A condition that matches a text, or no text. */
function decidedFor(condition: Json, text: string): Json {
  const { value = [], operator, category, isKeywordsReferencePresent } = condition
  if (category !== 'word' || isKeywordsReferencePresent === true) return condition
  const found = operator === 'equals' ? text.split(/\s+/) : text
  return { ...condition, value: (value as string[]).every((wanted) => found.includes(wanted.toLowerCase())) ? [text] : [] }
}

/** Accepts reports with a reason that never existed. */
const anyReason: Wrap = (next) => (call) => {
  const { store, body } = call
  const isUnknown = !store.reasons.has(String(body.reasonId)) && !usedIn(store).has(`id ${body.reasonId}`)
  return next(isUnknown ? { ...call, body: { ...body, reasonId: undefined } } : call)
}

const knownScopes = ['admin', 'moderator', 'participant']

const reading = {
  ...Object.fromEntries(
    ['list-user-messages', 'list-all-messages', 'get-user-conversation', 'get-group-conversation'].map((id) => [id, onceDecided]),
  ),
  'list-group-messages': all(blockedOnRequest, onceDecided),
  'list-conversations': all(tagsOfGroups, onceDecided, lastPage),
}

/**
 * Resolves each contradiction in the documents the other way, and uses every other freedom that
 * they leave.
 */
export const contrary: HonestStyle = {
  settling: 60,
  handlers: {
    ...reading,
    'send-message': all(hiddenFromBlockers, withDecision, readsConditionsOtherwise),
    'flag-a-message': anyReason,
    'get-message-details': withDecision,
    'add-group-members': all(addsAgain, actionsListed),
    'create-group': all(oncePerId('guid', 'ERR_GUID_ALREADY_EXISTS'), actionsListed),
    'delete-group': leavesTrace('guid'),
    'list-groups': all(taggedGroups, lastPage),
    'get-group': countsBanned,
    'mark-user-conversation-as-unread': unreadUpTo,
    'mark-group-conversation-as-unread': unreadUpTo,
    'list-users': lastPage,
    'list-friends': lastPage,
    'create-user': oncePerId('uid', 'ERR_UID_ALREADY_EXISTS'),
    'delete-user': leavesTrace('uid'),
    'create-role': oncePerId('role', 'ERR_BAD_REQUEST'),
    'delete-role': leavesTrace('role'),
    'delete-reason': leavesTrace('id'),
    'create-reason': oncePerId('reason', 'ERR_BAD_REQUEST', 'id'),
    'deactivate-users': logsOut,
    'reactivate-users': (next) => (call) => ({ data: { ...(next(call).data as Json), nonDeactivatedUids: [] } }),
    'unset-role-permission': namesUnset,
    'unset-scope-permission': namesUnset,
    'update-keyword-list': onCall((call) => {
      delete call.store.keywordLists.get(String(call.path.keywordId))?.description
      return call
    }),
    ...Object.fromEntries(
      ['list-authtokens', 'list-blocked-users', 'list-banned-group-users', 'list-roles'].map((id) => [id, without('perPage', 'page')]),
    ),
  },
  rejects(call) {
    const { operation, key, actor, body, path, query, store } = call
    if (path.scope !== undefined && !knownScopes.includes(String(path.scope))) return 'ERR_BAD_REQUEST'
    // An emoji counts as two characters.
    if (String(path.reaction ?? '').length > 45) return 'ERR_BAD_REQUEST'
    if (operation.id === 'create-user' && key.scope === 'authOnly') return 'AUTH_ERR_NO_ACCESS'
    // The app has no saved messages.
    if (/^(un)?save-message$/.test(operation.id)) return 'ERR_FEATURE_NOT_ACCESSIBLE'
    if (operation.id === 'unpin-message' && actor) return 'ERR_PERMISSION_DENIED'
    if (operation.id === 'list-rules' && Number(query.limit) > 50) return 'ERR_BAD_REQUEST'
    if (operation.id === 'update-group' && body.owner !== undefined && !isMember(call, body.owner)) return 'ERR_UID_NOT_FOUND'
    const isGone = (uid: unknown) => store.users.get(String(uid).toLowerCase())?.deactivatedAt !== undefined
    if (operation.id === 'add-friends' && ((body.accepted ?? []) as unknown[]).some(isGone)) return 'ERR_UID_NOT_FOUND'
    return undefined
  },
}
