import type { Json } from '../documents/json.ts'
import type { ApiKeyRecord } from './records.ts'

/** The initial records; `fake.reset()` restores them. */
export interface Seeds {
  users?: UserSeed[]
  groups?: GroupSeed[]
  messages?: MessageSeed[]
  roles?: { role: string; name: string; description?: string; metadata?: Json; settings?: Json }[]
  /** The app's keys. Without any, every key is valid, with scope `fullAccess`, until one is created. */
  apiKeys?: { apiKey: string; name?: string; scope?: ApiKeyRecord['scope'] }[]
  /** Reasons for flagging messages, in addition to `spam`. */
  reasons?: { id: string; name: string; description?: string }[]
  /** Pairs of uids. */
  friends?: [string, string][]
  /** Who has blocked whom. */
  blocks?: [by: string, whom: string][]
}

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
