import { reject, ServiceError } from './call.ts'
import { join } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import { send } from './messages/messages.ts'
import { addReason, flag } from './moderation/moderation.ts'
import { checkSeeds } from './seedKeys.ts'
import type { ApiKeyRecord, Json, MessageRecord, Scope, Store } from './store.ts'
import { addApiKey } from './users/apiKeys.ts'
import { befriend } from './users/friends.ts'
import { addRole } from './users/roles.ts'
import { userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/** An initial user: the fields of `create-user`, and fields that the service sets. Times are in seconds. */
export interface UserSeed {
  uid: string
  name: string
  avatar?: string
  link?: string
  role?: string
  statusMessage?: string
  metadata?: Json
  tags?: string[]
  /** Default: `offline`. */
  status?: 'available' | 'offline'
  createdAt?: number
  lastActiveAt?: number
  /** Set for a deactivated user. */
  deactivatedAt?: number
}

/** An initial group: the fields of `create-group`. */
export interface GroupSeed {
  guid: string
  name: string
  /** Default: `public`. */
  type?: 'public' | 'private' | 'password'
  password?: string
  icon?: string
  description?: string
  /** Becomes an admin. */
  owner?: string
  metadata?: Json
  tags?: string[]
  /** Uids of members by scope, and of banned users. */
  members?: { admins?: string[]; moderators?: string[]; participants?: string[]; usersToBan?: string[] }
  createdAt?: number
}

/** An initial message: the fields of `send-message`, and its sender. */
export interface MessageSeed {
  sender: string
  receiver: string
  /** Default: `user`. */
  receiverType?: 'user' | 'group'
  /** Default: `message`. */
  category?: string
  /** Default: `text`. */
  type?: string
  /** Such as `{ text: 'Hello' }`. */
  data: Json
  /** A string of digits. Default: the next number. */
  id?: string
  muid?: string
  tags?: string[]
  /** Id of the message to which it replies. */
  parentId?: string
  sentAt?: number
  /** Flags, which put the message in the list of flagged messages. */
  flaggedBy?: FlagSeed[]
}

/** A flag of an initial message. */
export interface FlagSeed {
  /** Who flagged the message. */
  uid: string
  reasonId?: string
  remark?: string
  flaggedAt?: number
}

/** The initial records; `fake.reset()` restores them. */
export interface Seeds {
  users?: UserSeed[]
  groups?: GroupSeed[]
  messages?: MessageSeed[]
  roles?: { role: string; name: string; description?: string; metadata?: Json; settings?: Json }[]
  /** The app's keys. Without any, the first key that is sent becomes the app's key, with scope `fullAccess`. */
  apiKeys?: { apiKey: string; name?: string; scope?: ApiKeyRecord['scope'] }[]
  /** Reasons for flagging messages, in addition to `spam`. */
  reasons?: { id: string; name: string; description?: string }[]
  /** Pairs of uids. */
  friends?: [string, string][]
  /** Who has blocked whom. */
  blocks?: [by: string, whom: string][]
}

/**
 * Adds the initial records.
 *
 * @throws Error that names the record, if a record is invalid, such as a message from an unknown user
 */
export function seed(store: Store, seeds: Seeds): void {
  checkSeeds(seeds)
  const each = <Seed>(name: keyof Seeds, list: readonly Seed[] | undefined, add: (record: Seed) => void) => {
    for (const [index, record] of (list ?? []).entries()) {
      try {
        add(structuredClone(record))
      } catch (error) {
        if (error instanceof ServiceError) throw new Error(`${name}[${index}] of the fake's records: ${error.message}`, { cause: error })
        throw error
      }
    }
  }
  each('apiKeys', seeds.apiKeys, ({ apiKey, name, scope = 'fullAccess' }) => addApiKey(store, { apiKey, name: name ?? apiKey, scope }))
  each('roles', seeds.roles, (role) => addRole(store, role as Json))
  each('users', seeds.users, ({ status, createdAt, lastActiveAt, deactivatedAt, ...user }) =>
    addUser(store, { ...user }, { ...defined({ status, createdAt, lastActiveAt, deactivatedAt }) }),
  )
  each('friends', seeds.friends, ([uid, friend]) => {
    const { success, message } = befriend(store, userOf(store, uid).uid, friend.toLowerCase())
    if (!success) reject('ERR_FAILED_TO_ADD_FRIEND', message)
  })
  each('groups', seeds.groups, (group) => seedGroup(store, group))
  each('reasons', seeds.reasons, (reason) => addReason(store, reason))
  each('messages', seeds.messages, (message) => seedMessage(store, message))
  store.messages.sortById()
  for (const { id } of store.messages.values()) store.reserve('message', Number(id))
  each('messages', seeds.messages, ({ parentId }) => {
    if (parentId !== undefined && !store.messages.has(parentId))
      reject('ERR_MESSAGE_ID_NOT_FOUND', `The message with id ${parentId}, its parentId, does not exist.`)
  })
  each('blocks', seeds.blocks, ([by, whom]) => store.blocks.set(`${userOf(store, by).uid} ${userOf(store, whom).uid}`, store.now()))
}

/** Adds a group; initial members cause no action messages. */
function seedGroup(store: Store, { members = {}, createdAt, ...fields }: GroupSeed): void {
  const group = addGroup(store, { type: 'public', ...fields }, undefined, defined({ createdAt }))
  const { admins = [], moderators = [], participants = [], usersToBan = [] } = members
  for (const [scope, uids] of Object.entries({ admin: admins, moderator: moderators, participant: participants })) {
    for (const uid of uids) join(group, userOf(store, uid).uid, scope as Scope, group.createdAt)
  }
  for (const uid of usersToBan) group.banned.set(userOf(store, uid).uid, { bannedAt: group.createdAt })
}

/** Adds a message with its flags; its sender may be deactivated. */
function seedMessage(store: Store, { sender, id, sentAt, parentId, flaggedBy = [], ...content }: MessageSeed): void {
  const from = store.users.get(sender.toLowerCase()) ?? reject('ERR_UID_NOT_FOUND', `The user with uid ${sender} does not exist.`)
  if (id !== undefined && store.messages.has(id)) reject('ERR_BAD_REQUEST', `The id ${id} is taken.`)
  const extra = { ...defined({ id, sentAt, parentId }), ...(sentAt !== undefined && { updatedAt: sentAt }) } as Partial<MessageRecord>
  const message = send(store, { receiverType: 'user', type: 'text', ...content }, from, extra, true)
  for (const { uid, flaggedAt, ...reason } of flaggedBy) flag(store, message, userOf(store, uid).uid, reason, flaggedAt)
}

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
