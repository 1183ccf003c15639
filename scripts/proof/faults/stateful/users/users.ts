import type { Json } from '../../../../../contract-tests/documents/json.ts'
import { onCall } from '../../../../../contract-tests/support/handlerWraps.ts'
import { fault, type StatefulFault } from '../fault.ts'
import { afterwards, dataOf, keeping, onUser, withData, withoutProperty } from '../wraps.ts'

/** Faults of users. */
export const userFaults: readonly StatefulFault[] = [
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
]
