import { ServiceError } from '../../../../contract-tests/fake/call.ts'
import type { Json } from '../../../../contract-tests/spec/json.ts'
import { fault, type StatefulFault } from '../fault.ts'
import {
  afterwards,
  dataOf,
  deletingPrefixed,
  eachItem,
  itemsOf,
  keeping,
  lenient,
  onCall,
  onResponse,
  onUser,
  success,
  unchanged,
  withData,
  withItems,
  withoutEffect,
  withoutProperty,
} from '../wraps.ts'

const friends: StatefulFault[] = [
  fault(
    'blocking-nobody-succeeds',
    'block-users',
    'blocking oneself, or a user who does not exist, is a success',
    onResponse((body) => ({ ...body, data: Object.fromEntries(Object.keys(dataOf(body)).map((uid) => [uid, { success: true }])) })),
  ),
  fault('friend-not-added', 'add-friends', 'added users are not friends', unchanged('friends'), ['list-friends']),
  fault('friend-not-removed', 'remove-friends', 'removed friends stay friends', unchanged('friends'), ['list-friends']),
  fault(
    'friendship-one-sided',
    'list-friends',
    'only one of two friends sees the friendship',
    onResponse((body, { path }) =>
      withItems(
        body,
        itemsOf(body).filter(({ uid }) => String(path.uid) < String(uid)),
      ),
    ),
    ['add-friends'],
  ),
  fault('not-blocked', 'block-users', 'blocked users are not blocked', unchanged('blocks'), ['list-blocked-users']),
  fault('not-unblocked', 'unblock-users', 'unblocked users stay blocked', unchanged('blocks'), ['list-blocked-users']),
  fault(
    'blocks-the-other-way',
    'block-users',
    'the blocked user blocks the blocking user',
    afterwards(({ store, path }, body) => {
      for (const uid of Object.keys(dataOf(body))) {
        store.blocks.delete(`${path.uid} ${uid}`)
        store.blocks.set(`${uid} ${path.uid}`, store.now())
      }
    }),
    ['list-blocked-users'],
  ),
  fault(
    'failure-as-success',
    'add-friends',
    'friends who cannot be added are reported as added',
    onResponse((body) => {
      for (const result of Object.values((body.data as { accepted: Record<string, Json> }).accepted)) result.success = true
      return body
    }),
  ),
  fault(
    'blocked-by-swapped',
    'list-blocked-users',
    'blockedByMe is false for blocked users',
    eachItem(() => ({ blockedByMe: false })),
    ['block-users'],
  ),
  fault(
    'second-block-needs-second-unblock',
    'unblock-users',
    'a single call does not unblock a user who was blocked twice',
    (() => {
      const seen = new Set<string>()
      return (next) => (call) => {
        const key = JSON.stringify([call.path.uid, call.body.blockedUids])
        if (seen.has(key)) return next(call)
        seen.add(key)
        return {
          data: Object.fromEntries(
            ((call.body.blockedUids ?? []) as string[]).map((uid) => [uid, { success: true, message: 'Unblocked.' }]),
          ),
        }
      }
    })(),
    ['block-users'],
  ),
]

const users: StatefulFault[] = [
  fault(
    'unknown-as-deactivated',
    'deactivate-users',
    'users who do not exist are reported as deactivated',
    withData((_, { body }) => ({ deactivatedUids: body.uidsToDeactivate })),
  ),
  fault(
    'deletion-loses-data',
    'delete-user',
    'deactivating a user by deletion loses the metadata',
    onUser((user) => void delete user.metadata),
  ),
  fault(
    'link-is-avatar',
    'create-user',
    'the link is stored as the avatar',
    onCall(({ body, ...call }) => ({ ...call, body: { ...body, ...(body.link !== undefined && { link: body.avatar ?? body.link }) } })),
  ),
  fault(
    'token-shown',
    'get-user',
    'a token of the user is shown',
    withData(({ uid }) => ({ authToken: `${uid}_0123456789` })),
  ),
  fault(
    'not-deactivated',
    'deactivate-users',
    'deactivated users stay active',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { deactivatedUids: string[] }).deactivatedUids) delete store.users.get(uid)?.deactivatedAt
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'not-reactivated',
    'reactivate-users',
    'reactivated users stay inactive',
    afterwards(({ store }, body) => {
      for (const uid of (body.data as { nonDeactivatedUids: string[] }).nonDeactivatedUids) {
        const user = store.users.get(uid)
        if (user) user.deactivatedAt = store.now()
      }
    }),
    ['get-user', 'list-users'],
  ),
  fault(
    'role-not-kept',
    'create-user',
    'every user gets the default role',
    afterwards(({ store }, body) => {
      const user = store.users.get(String(dataOf(body).uid))
      if (user) user.role = 'default'
    }),
    ['get-user'],
  ),
  fault('unset-ignored', 'update-user', 'unset is ignored', withoutProperty('unset'), ['get-user']),
  fault('duplicate-accepted', 'create-user', 'a uid can be taken twice', (next) => (call) => {
    call.store.users.delete(String(call.body.uid).toLowerCase())
    return next(call)
  }),
  fault('unknown-role-accepted', 'create-user', 'a role that does not exist is accepted', (next) => (call) => {
    const { role, ...body } = call.body
    const known = role === undefined || call.store.roles.has(String(role).toLowerCase())
    const response = structuredClone(next(known ? call : { ...call, body }))
    if (!known) (response.data as Json).role = role
    return response
  }),
  fault(
    'capital-letters-kept',
    'create-user',
    'a uid in capital letters is not stored in lower case',
    withData((_, { body }) => ({ uid: body.uid })),
  ),
  fault(
    'updated-at-stands-still',
    'update-user',
    'updatedAt never changes',
    onUser((user) => void (user.updatedAt = user.createdAt)),
    ['get-user'],
  ),
  fault(
    'created-at-moves',
    'update-user',
    'createdAt changes with each update',
    onUser((user, { store }) => void (user.createdAt = store.now())),
    ['get-user'],
  ),
  fault(
    'duplicate-changes-first',
    'create-user',
    'a rejected duplicate changes the first user',
    (next) => (call) => {
      const known = call.store.users.get(String(call.body.uid).toLowerCase())
      if (known) known.statusMessage = 'Changed by a duplicate'
      return next(call)
    },
    ['get-user'],
  ),
  fault(
    'metadata-flattened',
    'update-user',
    'objects within the metadata are lost',
    onUser((user) => {
      if (typeof user.metadata === 'object' && user.metadata !== null)
        user.metadata = Object.fromEntries(Object.entries(user.metadata).filter(([, value]) => typeof value !== 'object'))
    }),
    ['get-user'],
  ),
  fault(
    'update-clears-tags',
    'update-user',
    'an update without tags clears them',
    onUser((user, { body }) => {
      if (body.tags === undefined) delete user.tags
    }),
    ['get-user'],
  ),
  fault('children-left', 'delete-user', 'messages of a permanently deleted user remain', keeping('messages'), ['get-message-details']),
  fault('tokens-left', 'delete-user', 'tokens of a permanently deleted user remain', keeping('authTokens'), [
    'get-authtoken',
    'list-authtokens',
  ]),
  fault('friends-left', 'delete-user', 'friendships of a permanently deleted user remain', keeping('friends'), ['list-friends']),
  fault(
    'deactivated-is-found',
    'get-user',
    'a deactivated user is found',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const user = store.users.get(String(path.uid).toLowerCase())
      if (!user) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid: user.uid, name: user.name, role: user.role, createdAt: user.createdAt } }
    }),
    ['deactivate-users'],
  ),
  fault(
    'deactivation-removes-friends',
    'deactivate-users',
    'deactivating a user ends the friendships',
    afterwards(({ store, body }) => {
      for (const pair of store.friends.keys())
        if (((body.uidsToDeactivate ?? []) as string[]).some((uid) => pair.split(' ').includes(uid))) store.friends.delete(pair)
    }),
    ['reactivate-users', 'list-friends'],
  ),
  fault(
    'secret-shown',
    'get-user',
    'a password hash is shown',
    withData(() => ({ passwordHash: '$2b$10$abcdefghijklmnopqrstuv' })),
  ),
  fault('unexampled-property-lost', 'create-user', 'the link of a user is not stored', withoutProperty('link')),
  fault('role-unchanged', 'update-user', 'the role of a user does not change', withoutProperty('role')),
  fault('marks-of-the-deleted', 'delete-user', 'reactions of a deleted user remain', (next) => (call) => {
    const before = new Map([...call.store.messages.values()].map((message) => [message.id, message.reactions]))
    const body = next(call)
    for (const message of call.store.messages.values()) message.reactions = before.get(message.id) ?? message.reactions
    return body
  }),
  fault('only-the-first-deactivated', 'deactivate-users', 'only the first of several users is deactivated', (next) => (call) => {
    const [first, ...others] = (call.body.uidsToDeactivate ?? []) as string[]
    const body = next({ ...call, body: { uidsToDeactivate: first === undefined ? [] : [first] } }) as { data: Json }
    return { ...body, data: { ...body.data, deactivatedUids: [...(body.data.deactivatedUids as string[]), ...others] } }
  }),
]

const keys: StatefulFault[] = [
  fault('tokens-not-flushed', 'flush-authtokens', 'the tokens remain', keeping('authTokens'), ['list-authtokens', 'get-authtoken']),
  fault(
    'tokens-of-all-flushed',
    'flush-authtokens',
    'the tokens of other users are deleted as well',
    afterwards(({ store }) => store.authTokens.clear()),
    ['get-authtoken', 'list-authtokens'],
  ),
  fault(
    'tokens-of-all-listed',
    'list-authtokens',
    'the tokens of other users are listed as well',
    onResponse((body, { store, path }) => {
      const others = [...store.authTokens.values()].filter(({ uid }) => uid !== path.uid)
      return withItems(body, [...itemsOf(body), ...others.map((token) => ({ ...token }))])
    }),
  ),
  fault('deleted-key-works', 'delete-apikey', 'a deleted key still works', (next) => (call) => {
    const key = call.store.apiKeys.get(String(call.path.apiKey))
    const body = next(call)
    const others = call.store.apiKeys
    if (key) {
      const get = others.get.bind(others)
      others.get = (value) => get(value) ?? (value === key.apiKey && new Error().stack?.includes('keyFor') ? key : undefined)
    }
    return body
  }),
  fault(
    'key-deletes-itself',
    'delete-apikey',
    'a key deletes itself',
    lenient(/SELF/, ({ store, path }) => {
      store.apiKeys.delete(String(path.apiKey))
      return success('The key was deleted.')
    }),
  ),
  fault('scope-not-changed', 'update-apikey', 'the scope of a key never changes', withoutProperty('scope'), ['delete-apikey']),
  fault(
    'deactivated-gets-token',
    'create-authtoken',
    'a deactivated user gets a token',
    lenient(/UID_NOT_FOUND/, ({ store, path }) => {
      const uid = String(path.uid).toLowerCase()
      if (!store.users.has(uid)) throw new ServiceError('ERR_UID_NOT_FOUND', 'No such user.')
      return { data: { uid, authToken: `${uid}_${store.now()}`, createdAt: store.now() } }
    }),
    ['deactivate-users'],
  ),
]

const roles: StatefulFault[] = [
  fault(
    'permissions-replaced',
    'set-role-permissions',
    'permissions that are not sent are removed',
    withData((_, { body }) => ({ permissions: { ...(body.permissions as Json) } })),
  ),
  fault(
    'permission-not-unset',
    'unset-role-permission',
    'the permission stays set',
    withoutEffect(({ store, path }) => {
      const role = store.roles.get(String(path.role))
      return role && { read: () => role.permissions, write: (before: never) => void (role.permissions = before) }
    }),
    ['set-role-permissions'],
  ),
  fault(
    'feature-not-restricted',
    'restrict-features',
    'the feature is not restricted',
    afterwards(({ store, path }) => store.roles.get(String(path.role))?.restricted.clear()),
    ['list-restricted-features'],
  ),
  fault(
    'feature-not-allowed',
    'allow-features',
    'the feature is still restricted',
    (next) => (call) => {
      const role = call.store.roles.get(String(call.path.role))
      const before = new Map(role?.restricted)
      const body = next(call)
      for (const [key, at] of before) role?.restricted.set(key, at)
      return body
    },
    ['list-restricted-features'],
  ),
  fault(
    'prefix-removed-too',
    'delete-role',
    'roles whose ids begin with the same text are deleted as well',
    deletingPrefixed('role', ({ roles }) => roles),
  ),
  fault(
    'all-features-allowed',
    'allow-features',
    'allowing a feature allows all of them',
    onCall((call) => ({ ...call, body: { allowAll: true } })),
    ['restrict-features'],
  ),
  fault(
    'reported-as-failed',
    'delete-role',
    'a role is deleted, and the response says that it failed',
    onResponse((body) => ({ ...body, data: { success: false, message: 'It failed.' } })),
  ),
  fault(
    'default-role-missing',
    'list-roles',
    'the default role is not listed',
    onResponse((body) => ({
      ...body,
      data: (body.data as Json[]).filter(({ role }) => role !== 'default'),
    })),
  ),
]

const imports: StatefulFault[] = [
  fault(
    'failure-as-success',
    'import-users',
    'users who cannot be imported are reported as imported',
    onResponse((body) => {
      const users = body.data as Record<string, Json>
      for (const [uid, { success }] of Object.entries(users))
        if (success === false) users[uid] = { success: true, data: { uid, name: uid, status: 'offline', role: 'default' } }
      return body
    }),
  ),
  fault(
    'created-record-lost',
    'import-users',
    'imported users cannot be read',
    (next) => (call) => {
      const { users } = call.store
      const before = new Set(users.keys())
      const body = structuredClone(next(call))
      for (const uid of [...users.keys()]) if (!before.has(uid)) users.delete(uid)
      return body
    },
    ['get-user'],
  ),
  fault(
    'import-time-ignored',
    'import-users',
    'createdAt is the time of the import',
    onCall((call) => {
      const users = Object.entries(call.body.users as Record<string, Json>).map(([uid, { createdAt: _, ...user }]) => [uid, user])
      return { ...call, body: { users: Object.fromEntries(users) } }
    }),
    ['get-user'],
  ),
]

/** Faults of users, friends, keys, tokens, roles and imports. */
export const userFaults: readonly StatefulFault[] = [...friends, ...users, ...keys, ...roles, ...imports]
