import type { Json } from '../documents/json.ts'
import type { ApiKeyRecord } from './records.ts'

/** The initial records; `fake.reset()` restores them. */
export interface Seeds {
  readonly users?: UserSeed[]
  readonly groups?: GroupSeed[]
  readonly messages?: MessageSeed[]
  readonly roles?: { role: string; name: string; description?: string; metadata?: Json; settings?: Json }[]
  /**
   * The app's keys. Without any, every key is valid, with scope `fullAccess`, until one is created.
   */
  readonly apiKeys?: { apiKey: string; name?: string; scope?: ApiKeyRecord['scope'] }[]
  /** Reasons for flagging messages, in addition to `spam`. */
  readonly reasons?: { id: string; name: string; description?: string }[]
  /** Pairs of uids. */
  readonly friends?: [string, string][]
  /** Who has blocked whom. */
  readonly blocks?: [by: string, whom: string][]
}

/**
 * An initial user: the fields of `create-user`, and fields that the service sets. Times are in
 * seconds.
 */
export interface UserSeed {
  readonly uid: string
  readonly name: string
  readonly avatar?: string
  readonly link?: string
  readonly role?: string
  readonly statusMessage?: string
  readonly metadata?: Json
  readonly tags?: string[]
  /** Default: `offline`. */
  readonly status?: 'available' | 'offline'
  readonly createdAt?: number
  readonly lastActiveAt?: number
  /** Set for a deactivated user. */
  readonly deactivatedAt?: number
}

/** An initial group: the fields of `create-group`. */
export interface GroupSeed {
  readonly guid: string
  readonly name: string
  /** Default: `public`. */
  readonly type?: 'public' | 'private' | 'password'
  readonly password?: string
  readonly icon?: string
  readonly description?: string
  /** Becomes an admin. */
  readonly owner?: string
  readonly metadata?: Json
  readonly tags?: string[]
  /** Uids of members by scope, and of banned users. */
  readonly members?: { admins?: string[]; moderators?: string[]; participants?: string[]; usersToBan?: string[] }
  readonly createdAt?: number
}

/** An initial message: the fields of `send-message`, and its sender. */
export interface MessageSeed {
  readonly sender: string
  readonly receiver: string
  /** Default: `user`. */
  readonly receiverType?: 'user' | 'group'
  /** Default: `message`. */
  readonly category?: string
  /** Default: `text`. */
  readonly type?: string
  /** Such as `{ text: 'Hello' }`. */
  readonly data: Json
  /** A string of digits. Default: the next number. */
  readonly id?: string
  readonly muid?: string
  readonly tags?: string[]
  /** Id of the message to which it replies. */
  readonly parentId?: string
  readonly sentAt?: number
  /** Flags, which put the message in the list of flagged messages. */
  readonly flaggedBy?: FlagSeed[]
}

/** A flag of an initial message. */
export interface FlagSeed {
  /** Who flagged the message. */
  readonly uid: string
  readonly reasonId?: string
  readonly remark?: string
  readonly flaggedAt?: number
}
