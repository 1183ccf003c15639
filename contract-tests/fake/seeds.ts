import type { CreateGroupRequestPublicOrPrivate, CreateUserRequest, FlagMessageRequest } from '../../src/chat.ts'
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

/** An initial user: the fields of `createUser`, and fields that CometChat sets. */
export interface UserSeed extends Omit<CreateUserRequest, 'metadata' | 'withAuthToken'> {
  readonly metadata?: Json
  /** Default: `offline`. */
  readonly status?: 'available' | 'offline'
  /** In seconds, like all times. */
  readonly createdAt?: number
  readonly lastActiveAt?: number
  /** Set for a deactivated user. */
  readonly deactivatedAt?: number
}

/** An initial group: the fields of `createGroup`. */
export interface GroupSeed extends Omit<CreateGroupRequestPublicOrPrivate, 'metadata' | 'type'> {
  readonly metadata?: Json
  /** Default: `public`. */
  readonly type?: 'public' | 'private' | 'password'
  readonly password?: string
  readonly createdAt?: number
}

/** An initial message: the fields of `sendMessage`, and its sender. */
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
export interface FlagSeed extends FlagMessageRequest {
  /** Who flagged the message. */
  readonly uid: string
  readonly flaggedAt?: number
}
