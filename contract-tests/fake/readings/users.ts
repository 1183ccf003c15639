import type { Json } from '../../documents/json.ts'
import { type Handler, reject } from '../call.ts'
import { families } from '../families.ts'
import { rejecting, type Wrap } from '../wraps.ts'
import { byWords, on, readingsOf, undocumented, usedOnce, without } from './reading.ts'

const taken = (code: string) => () => reject(code, 'This identifier was used before.')

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

/** Returns an existing token unless a new token is forced. */
const tokensOnDemand: Wrap = (next) => (call) => {
  const tokens = (families['list-authtokens'] as Handler)({ ...call, query: {} }) as { data: Json[] }
  const [known] = call.body.force ? [] : tokens.data
  return known ? { data: known } : next(call)
}

/** Updates the name of users who exist already. */
const importsTwice: Wrap = (next) => (call) => {
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
const namedAlike: Wrap = (next) => (call) => {
  const { name } = call.body as { name: string }
  const body = next({ ...call, body: { ...call.body, name: `${name} ${call.store.apiKeys.size}`.slice(-50) } }) as { data: Json }
  const key = call.store.apiKeys.get(String(body.data.apiKey))
  if (key) key.name = name
  return { data: { ...body.data, name } }
}

const knownScopes = ['admin', 'moderator', 'participant']

/** Lists whose numbered pages one edition does not declare. */
const pagedInOneEdition = {
  'list-authtokens': '/paths/~1users~1{uid}~1auth_tokens/get',
  'list-blocked-users': '/paths/~1users~1{uid}~1blockedusers/get',
  'list-banned-group-users': '/paths/~1groups~1{guid}~1bannedusers/get',
  'list-roles': '/paths/~1roles/get',
}

export const usersReadings = readingsOf({
  'create-user/needs-full-access': [
    '/paths/~1users/post',
    on(
      ['create-user'],
      rejecting('AUTH_ERR_NO_ACCESS', ({ key }) => key.scope === 'authOnly'),
    ),
  ],
  'create-user/uid-once': [
    undocumented,
    usedOnce(['create-user', 'uid'], ['delete-user', 'uid'], taken('ERR_UID_ALREADY_EXISTS'), ({ permanent }) => permanent === true),
  ],
  'create-role/role-once': [undocumented, usedOnce(['create-role', 'role'], ['delete-role', 'role'], taken('ERR_BAD_REQUEST'))],
  'list-users/one-status': [
    undocumented,
    on(
      ['list-users'],
      rejecting('ERR_BAD_REQUEST', ({ query }) => Array.isArray(query.status) && query.status.length > 1),
    ),
  ],
  'list-friends/by-words': [undocumented, on(['list-friends'], byWords('every', 'uid', 'name'))],
  'deactivate-users/logs-out': [undocumented, on(['deactivate-users'], logsOut)],
  'reactivate-users/names-none': [
    '/paths/~1users/put',
    on(['reactivate-users'], (next) => (call) => ({ data: { ...(next(call).data as Json), nonDeactivatedUids: [] } })),
  ],
  'add-friends/deactivated-unknown': [
    undocumented,
    on(
      ['add-friends'],
      rejecting('ERR_UID_NOT_FOUND', ({ body, store }) =>
        ((body.accepted ?? []) as string[]).some((uid) => store.users.get(uid.toLowerCase())?.deactivatedAt !== undefined),
      ),
    ),
  ],
  'create-authtoken/returns-known': [undocumented, on(['create-authtoken'], tokensOnDemand)],
  'create-apikey/same-name': [undocumented, on(['create-apikey'], namedAlike)],
  'import-users/updates-known': [undocumented, on(['import-users'], importsTwice)],
  'scope-permissions/known-scopes': [
    undocumented,
    on(
      ['list-scope-permissions', 'set-scope-permissions', 'unset-scope-permission'],
      rejecting('ERR_BAD_REQUEST', ({ path }) => !knownScopes.includes(String(path.scope))),
    ),
  ],
  'unset-role-permission/names-removed': ['/components/schemas/UnsetRolePermissionResult', on(['unset-role-permission'], namesUnset)],
  'unset-scope-permission/names-removed': ['/components/schemas/UnsetScopePermissionResult', on(['unset-scope-permission'], namesUnset)],
  ...Object.fromEntries(
    Object.entries(pagedInOneEdition).map(([id, source]) => [`${id}/whole`, [source, on([id], without('perPage', 'page'))] as const]),
  ),
})
