import type { Json } from '../../documents/json.ts'
import { changeScope } from '../groups/members.ts'
import { groupIn, type Wrap } from '../wraps.ts'
import { keptRecords, liftingRestriction, type ReadingChanges, withTemporaryChange } from './reading.ts'

/** The lists of uids in a body. */
export const listsIn = (body: Json): [name: string, uids: string[]][] =>
  Object.entries(body).map(([name, uids]) => [name, Array.isArray(uids) ? uids.map(String) : Object.keys(uids as Json)])

/** Adding banned users fails; they can be banned again. */
const bannedFails: Wrap = (call, next) => {
  const { banned } = groupIn(call) ?? {}
  const isRefused = (name: string, uid: string) => name !== 'usersToBan' && banned?.has(uid) === true
  const lists = listsIn(call.body).map(([name, uids]) => [name, uids.filter((uid) => !isRefused(name, uid))])
  const body = structuredClone(next({ ...call, body: Object.fromEntries(lists) })) as { data: Record<string, Json> }
  const failure = { success: false, error: { code: 'ERR_BANNED_GROUPMEMBER', message: 'The user is banned.' } }
  for (const [name, uids] of listsIn(call.body))
    for (const uid of uids) if (isRefused(name, uid)) Object.assign((body.data[name] ??= {}), { [uid]: failure })
  return body
}

/** Lists only groups that have tags. */
const taggedOnly: Wrap = (call, next) => {
  const body = next(call)
  return call.query.withTags === true ? keptRecords(body, ({ guid }) => (call.store.groups.get(String(guid))?.tags?.length ?? 0) > 0) : body
}

/** Without a user, the app itself changes the scope. */
const scopeByApp: Wrap = (call, next) => (call.actor ? next(call) : changeScope(call))

/** Moderators may act on each other. */
const moderatorsToo = liftingRestriction(
  'moderatorsOver',
  (call) => groupIn(call)?.members.get(String(call.path.uid).toLowerCase())?.scope === 'moderator',
)

/** No longer lists banned members. */
const bannedGone = withTemporaryChange((call) => {
  const group = groupIn(call)
  const banned = new Map(group?.banned)
  group?.banned.clear()
  return () => {
    for (const [uid, ban] of banned) group?.banned.set(uid, ban)
  }
})

export const groupsReadings: ReadingChanges = {
  'list-groups-with-tags/kept': [['list-groups'], taggedOnly],
  'banned-user-added-again/rejected': [['add-group-members'], bannedFails],
  'banned-members-listed/gone': [['list-group-members'], bannedGone],
  'moderators-change-moderators/moderators-too': [['change-group-member-scope'], moderatorsToo],
  'scope-change-without-user/allowed': [['change-group-member-scope'], scopeByApp],
}
