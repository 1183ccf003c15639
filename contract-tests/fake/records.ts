import type { Json } from '../documents/json.ts'

// The state of the fake: plain records in maps, which only the handlers read and change.

/** Times are seconds since 1970-01-01T00:00:00Z, as in the documents. */
export interface UserRecord {
  readonly uid: string
  name: string
  readonly status: string
  role: string
  readonly avatar?: string
  readonly link?: string
  readonly statusMessage?: string
  readonly metadata?: unknown
  readonly tags?: string[]
  readonly createdAt: number
  readonly updatedAt?: number
  readonly lastActiveAt?: number
  deactivatedAt?: number
}

export interface AuthTokenRecord {
  readonly uid: string
  readonly authToken: string
  readonly createdAt: number
  readonly platform?: string
  readonly userAgent?: string
  readonly appInfo?: unknown
}

export interface RoleRecord {
  readonly role: string
  readonly name: string
  readonly description?: string
  readonly metadata?: unknown
  readonly settings?: Json
  readonly createdAt: number
  readonly updatedAt?: number
  /** Permissions that were set explicitly, by name. */
  readonly permissions: Json
  /** When each feature was restricted, by the feature's key. */
  readonly restricted: Map<string, number>
}

export interface ApiKeyRecord {
  readonly apiKey: string
  name: string
  readonly scope: 'fullAccess' | 'authOnly'
  readonly createdAt: number
}

export type MemberScope = 'admin' | 'moderator' | 'participant'

export interface MembershipRecord {
  scope: MemberScope
  readonly joinedAt: number
}

export interface MessageRecord {
  readonly id: string
  readonly muid?: string
  readonly conversationId: string
  parentId?: string
  readonly quotedMessageId?: string
  readonly sender: string
  readonly receiverType: 'user' | 'group'
  readonly receiver: string
  readonly category: string
  readonly type: string
  /** Content as sent, without properties that the service adds. */
  data: Json
  readonly tags?: string[]
  readonly sentAt: number
  readonly updatedAt: number
  readonly editedAt?: number
  readonly editedBy?: string
  readonly deletedAt?: number
  readonly deletedBy?: string
  /** Uids of mentioned users, in order. */
  readonly mentions: string[]
  reactions: { id: string; uid: string; reaction: string; reactedAt: number }[]
  /** Time of delivery, by uid. */
  readonly delivered: Map<string, number>
  /** Time of reading, by uid. */
  readonly read: Map<string, number>
  pinned?: { at: number; by: string }
  moderation?: Json
  /** A record of an edit or a deletion, which can be read by id but is not listed. */
  unlisted?: true
  /** Hidden by a moderator or a rule from everyone except the app itself. */
  hidden?: true
  /**
   * Until this time, in milliseconds since 1970-01-01T00:00:00Z, it cannot be changed by its id.
   */
  accessibleAt?: number
}

export interface FlagRecord {
  readonly uid: string
  readonly reasonId?: string
  readonly remark?: string
  readonly flaggedAt: number
}

export interface ReasonRecord {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly default?: boolean
}

export interface KeywordListRecord {
  readonly id: string
  readonly name: string
  description?: string
  readonly category: string
  readonly isCSV: boolean
  readonly searchTerms: string[]
  readonly createdAt: number
  readonly updatedAt: number
  readonly revision: number
}

export interface RuleRecord {
  readonly id: string
  /** Oldest first; the last revision is active. */
  readonly revisions: Json[]
}

/** A user's settings of a conversation. */
export interface ConversationState {
  readonly tags?: string[]
  readonly changedAt?: number
  pinnedAt?: number
  /** Messages up to this id are cleared for the user. */
  clearedUpTo: number
}

/** Optional behaviour of the service, off by default. */
export interface Behaviour {
  /**
   * Milliseconds for which a message just sent is not accessible by its id, even for its sender.
   */
  readonly settling: number
  /**
   * Whether an import fails with 500 `ERR_EXCEPTION` if a message is too old or has an empty text,
   * after importing the others.
   */
  readonly importExceptions: boolean
  /** Whether the default filter blocks a text whose digits look like a telephone number. */
  readonly defaultFilter: boolean
  /** Maximum records that the app's plan allows. */
  readonly planQuota: { users?: number; groups?: number; groupMembers?: number }
}
