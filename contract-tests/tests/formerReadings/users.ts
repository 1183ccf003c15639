import type { Json } from '../../documents/json.ts'
import { type Handler, reject } from '../../fake/call.ts'
import { families } from '../../fake/families.ts'
import type { ReadingChanges } from '../../fake/readings/reading.ts'
import { rejecting, type Wrap } from '../../fake/wraps.ts'
import { byWords, patchingRecord, usedOnce, withDeactivated } from './former.ts'

const taken = (code: string) => () => reject(code, 'This identifier was used before.')

/** Deactivating logs users out. */
const logsOut: Wrap = (call, next) => {
  const body = next(call)
  for (const uid of (call.body.uidsToDeactivate ?? []) as string[])
    for (const { authToken } of [...call.store.authTokens.of(uid)]) call.store.authTokens.delete(authToken)
  return body
}

/** Returns an existing token unless a new token is forced. */
const tokensOnDemand: Wrap = (call, next) => {
  const tokens = (families['list-authtokens'] as Handler)({ ...call, query: {} }) as { data: Json[] }
  const [known] = call.body.force ? [] : tokens.data
  return known ? { data: known } : next(call)
}

/** Updates the name of users who exist already. */
const importsTwice: Wrap = (call, next) => {
  const body = next(call) as { data: Record<string, Json> }
  for (const [uid, result] of Object.entries(body.data)) {
    const user = call.store.users.get(uid)
    const sent = (call.body.users as Record<string, Json> | undefined)?.[uid]
    if (result.success !== false || !user || !sent) continue
    user.name = String(sent.name)
    body.data[uid] = { success: true, data: { uid, name: user.name, status: 'offline', role: 'default' } }
  }
  return body
}

/** Several API keys may have the same name. */
const namedAlike: Wrap = (call, next) => {
  const { name } = call.body as { name: string }
  const body = next({ ...call, body: { ...call.body, name: `${name} ${call.store.apiKeys.size}`.slice(-50) } }) as { data: Json }
  const key = call.store.apiKeys.get(String(body.data.apiKey))
  if (key) key.name = name
  return { data: { ...body.data, name } }
}

/** A key that is made without a scope has none. */
const withoutScope = patchingRecord(
  ({ body }) => (body.scope === undefined ? { scope: undefined } : undefined),
  ({ store }, { apiKey }) => store.apiKeys.get(String(apiKey)),
)

/** Ends the friendships with those who are friends, and ignores the others. */
const removesFriends: Wrap = (call, next) => {
  const { store, path, body } = call
  const uid = String(path.uid).toLowerCase()
  const friends = ((body.friends ?? []) as string[]).filter((friend) => store.friends.has(`${uid} ${friend.toLowerCase()}`))
  return next({ ...call, body: { ...body, friends } })
}

const knownScopes = ['admin', 'moderator', 'participant']

export const formerUsersReadings: ReadingChanges = {
  'create-user/uid-once': usedOnce(
    ['create-user', 'uid'],
    ['delete-user', 'uid'],
    taken('ERR_UID_ALREADY_EXISTS'),
    ({ permanent }) => permanent === true,
  ),
  'create-role/role-once': usedOnce(['create-role', 'role'], ['delete-role', 'role'], taken('ERR_BAD_REQUEST')),
  'list-users/one-status': [
    ['list-users'],
    rejecting('ERR_BAD_REQUEST', ({ query }) => Array.isArray(query.status) && query.status.length > 1),
  ],
  'list-friends/by-words': [['list-friends'], byWords('every', 'uid', 'name')],
  'remove-friends/ignores-others': [['remove-friends'], removesFriends],
  'list-blocked-users/with-deactivated': [['list-blocked-users'], withDeactivated],
  'unblock-users/with-deactivated': [['unblock-users'], withDeactivated],
  'deactivate-users/logs-out': [['deactivate-users'], logsOut],
  'add-friends/deactivated-unknown': [
    ['add-friends'],
    rejecting('ERR_UID_NOT_FOUND', ({ body, store }) =>
      ((body.accepted ?? []) as string[]).some((uid) => store.users.get(uid.toLowerCase())?.deactivatedAt !== undefined),
    ),
  ],
  'create-authtoken/returns-known': [['create-authtoken'], tokensOnDemand],
  'create-apikey/without-scope': [['create-apikey'], withoutScope],
  'create-apikey/same-name': [['create-apikey'], namedAlike],
  'import-users/updates-known': [['import-users'], importsTwice],
  'scope-permissions/known-scopes': [
    ['list-scope-permissions', 'set-scope-permissions', 'unset-scope-permission'],
    rejecting('ERR_BAD_REQUEST', ({ path }) => !knownScopes.includes(String(path.scope))),
  ],
}
