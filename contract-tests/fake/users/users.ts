import type {
  CreateUserRequest,
  DeactivateUsersRequest,
  DeleteUserRequest,
  ReactivateUsersRequest,
  UpdateUserRequest,
} from '../../../src/chat.ts'
import type { Json } from '../../documents/json.ts'
import { confirmation, type Handlers, pickFields, reject, requireQuota, requireUnique, requireUrls } from '../fakeCall.ts'
import { searchFilter } from '../filters.ts'
import { forgetConversations, removeMessage } from '../messages/messageStore.ts'
import { pageOf } from '../paging.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { createToken } from './authTokens.ts'
import { showUser, userOf } from './userRecord.ts'

/** The user fields that callers can set. */
const settable = ['name', 'avatar', 'link', 'role', 'statusMessage', 'metadata', 'tags']

/** Adds a user; `extra` contains fields that only seeds and imports may set. */
export function addUser(store: Store, fields: Json, extra: Partial<UserRecord> = {}): UserRecord {
  const { uid } = fields as unknown as CreateUserRequest
  const details = pickFields(fields, settable) as Partial<CreateUserRequest>
  const id = uid.toLowerCase()
  requireQuota(store, 'users', store.users.size)
  checkRole(store, details.role, 'ERR_BAD_REQUEST')
  requireUrls(details, ['avatar', 'link'], 'ERR_IMPORT_INVALID_USER_FORMAT')
  const user = {
    status: 'offline',
    createdAt: store.now(),
    ...details,
    role: details.role?.toLowerCase() ?? 'default',
    ...extra,
    uid: id,
  } as UserRecord
  store.users.set(id, user)
  return user
}

/** Removes a user permanently, with all the user's records. */
export function removeUser(store: Store, uid: string): void {
  store.users.delete(uid)
  for (const { authToken } of store.authTokens.of(uid)) store.authTokens.delete(authToken)
  for (const { members, banned } of store.groups.values()) {
    members.delete(uid)
    banned.delete(uid)
  }
  store.friends.deleteUser(uid)
  store.blocks.deleteUser(uid)
  for (const key of store.conversations.keys()) if (key.startsWith(`${uid} `)) store.conversations.delete(key)
  for (const { id, sender, receiver, receiverType } of [...store.messages.values()])
    if (sender === uid || (receiverType === 'user' && receiver === uid)) removeMessage(store, id)
  forgetConversations(store, (pin) => pin.uid === uid)
  store.saved.delete(uid)
  for (const subscribers of store.subscriptions.values()) subscribers.delete(uid)
  for (const message of store.messages.values()) {
    message.reactions = message.reactions.filter((reaction) => reaction.uid !== uid)
    message.delivered.delete(uid)
    message.read.delete(uid)
  }
  for (const [id, flags] of [...store.flags]) {
    const others = flags.filter((flag) => flag.uid !== uid)
    if (others.length > 0) store.flags.set(id, others)
    else store.flags.delete(id)
  }
}

function checkRole(store: Store, role: string | undefined, code: string): void {
  if (role !== undefined && !store.roles.has(role.toLowerCase())) reject(code, `The role ${role} does not exist.`)
}

export const users: Handlers = {
  'list-users'(call) {
    const { onlyDeactivated, withDeactivated } = call.query
    const isAnyShown = onlyDeactivated === true || withDeactivated === true
    const isFound = searchFilter<UserRecord>(call, ['name', 'uid'])
    const found = [...call.store.users.values()].filter((user) => (isAnyShown || user.deactivatedAt === undefined) && isFound(user))
    return pageOf(call, found, showUser)
  },

  'create-user'(call) {
    const { store, body } = call
    requireUnique(call, store.users)
    const user = addUser(store, body)
    return { data: { ...showUser(user), ...(body.withAuthToken === true && { authToken: createToken(store, user.uid).authToken }) } }
  },

  'get-user': ({ store, path }) => ({ data: showUser(userOf(store, path.uid as string)) }),

  'update-user'({ store, path, body }) {
    const user = userOf(store, path.uid as string)
    const { unset = [], role } = body as UpdateUserRequest
    checkRole(store, role, 'ERR_ROLE_NOT_FOUND')
    for (const name of unset) delete user[name]
    Object.assign(user, pickFields(body, settable), { updatedAt: store.now() })
    return { data: showUser(user) }
  },

  'delete-user'({ store, path, body }) {
    const uid = (path.uid as string).toLowerCase()
    const { permanent } = body as DeleteUserRequest
    if (permanent === true && store.users.has(uid)) removeUser(store, uid)
    else userOf(store, uid).deactivatedAt = store.now()
    return confirmation(`The user ${uid} was ${permanent === true ? 'deleted' : 'deactivated'}.`)
  },

  'deactivate-users'({ store, body }) {
    const { uidsToDeactivate = [] } = body as DeactivateUsersRequest
    const { known, notFound } = partition(store, uidsToDeactivate)
    const already = known.filter(({ deactivatedAt }) => deactivatedAt !== undefined)
    const now = known.filter((user) => !already.includes(user))
    for (const user of now) user.deactivatedAt = store.now()
    return {
      data: {
        deactivatedUids: now.map(({ uid }) => uid),
        ...(already.length > 0 && { alreadyDeactivatedUids: already.map(({ uid }) => uid) }),
        ...notFound,
      },
    }
  },

  'reactivate-users'({ store, body }) {
    const { uidsToActivate = [] } = body as ReactivateUsersRequest
    const { known, notFound } = partition(store, uidsToActivate)
    for (const user of known) delete user.deactivatedAt
    return { data: { nonDeactivatedUids: known.map(({ uid }) => uid), ...notFound } }
  },
}

/** Splits uids into existing users and unknown uids. */
function partition(store: Store, uids: readonly string[]): { known: UserRecord[]; notFound: { notFound?: string[] } } {
  const unknown = uids.filter((uid) => !store.users.has(uid.toLowerCase()))
  return {
    known: uids.flatMap((uid) => store.users.get(uid.toLowerCase()) ?? []),
    notFound: unknown.length > 0 ? { notFound: unknown } : {},
  }
}
