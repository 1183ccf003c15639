import type { Json } from '../documents/json.ts'

// The state of the fake: plain records in maps, which only the handlers read and change.

/** Times are seconds since 1970-01-01T00:00:00Z, as in the documents. */
export interface UserRecord {
  uid: string
  name: string
  status: string
  role: string
  avatar?: string
  link?: string
  statusMessage?: string
  metadata?: unknown
  tags?: string[]
  createdAt: number
  updatedAt?: number
  lastActiveAt?: number
  deactivatedAt?: number
}

export interface AuthTokenRecord {
  uid: string
  authToken: string
  createdAt: number
  platform?: string
  userAgent?: string
  appInfo?: unknown
}

export interface RoleRecord {
  role: string
  name: string
  description?: string
  metadata?: unknown
  settings?: Json
  createdAt: number
  updatedAt?: number
  /** Permissions that were set explicitly, by name. */
  permissions: Json
  /** When each feature was restricted, by the feature's key. */
  restricted: Map<string, number>
}

export interface ApiKeyRecord {
  apiKey: string
  name: string
  scope: 'fullAccess' | 'authOnly'
  createdAt: number
}

export type Scope = 'admin' | 'moderator' | 'participant'

export interface MembershipRecord {
  scope: Scope
  joinedAt: number
}

export interface MessageRecord {
  id: string
  muid?: string
  conversationId: string
  parentId?: string
  quotedMessageId?: string
  sender: string
  receiverType: 'user' | 'group'
  receiver: string
  category: string
  type: string
  /** Content as sent, without properties that the service adds. */
  data: Json
  tags?: string[]
  sentAt: number
  updatedAt: number
  editedAt?: number
  editedBy?: string
  deletedAt?: number
  deletedBy?: string
  /** Uids of mentioned users, in order. */
  mentions: string[]
  reactions: { id: string; uid: string; reaction: string; reactedAt: number }[]
  /** Time of delivery, by uid. */
  delivered: Map<string, number>
  /** Time of reading, by uid. */
  read: Map<string, number>
  pinned?: { at: number; by: string }
  moderation?: Json
  /** A record of an edit or a deletion, which can be read by id but is not listed. */
  unlisted?: true
  /** Hidden by a moderator or a rule from everyone except the app itself. */
  hidden?: true
  /** Until this time, in milliseconds since 1970-01-01T00:00:00Z, it cannot be changed by its id. */
  accessibleAt?: number
}

export interface FlagRecord {
  uid: string
  reasonId?: string
  remark?: string
  flaggedAt: number
}

export interface ReasonRecord {
  id: string
  name: string
  description?: string
  createdAt: number
  updatedAt: number
  default?: boolean
}

export interface KeywordListRecord {
  id: string
  name: string
  description?: string
  category: string
  isCSV: boolean
  searchTerms: string[]
  createdAt: number
  updatedAt: number
  revision: number
}

export interface RuleRecord {
  id: string
  /** Oldest first; the last revision is active. */
  revisions: Json[]
}

/** A user's settings of a conversation. */
export interface ConversationState {
  tags?: string[]
  changedAt?: number
  pinnedAt?: number
  /** Messages up to this id are cleared for the user. */
  clearedUpTo: number
}

/** Optional behaviour of the service, off by default. */
export interface Behaviour {
  /** Milliseconds for which a message just sent is not accessible by its id, even for its sender. */
  settling: number
  /** Whether an import fails with 500 `ERR_EXCEPTION` if a message is too old or has an empty text, after importing the others. */
  importExceptions: boolean
  /** Maximum records that the app's plan allows. */
  planQuota: { users?: number; groups?: number; groupMembers?: number }
}
