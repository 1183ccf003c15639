import type { Json } from '../documents/json.ts'
import { Index, type MemberTable, MessageTable, PairTable, TokenTable } from './indexedTables.ts'

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

export interface GroupRecord {
  guid: string
  name: string
  type: string
  password?: string
  icon?: string
  description?: string
  owner?: string
  metadata?: unknown
  tags?: string[]
  createdAt: number
  updatedAt?: number
  updatedBy?: string
  members: MemberTable
  /** Banned users; former members keep their `scope` and `joinedAt`. */
  banned: Map<string, { scope?: Scope; joinedAt?: number; bannedAt: number }>
  /** Permissions that were set explicitly, by scope and name. */
  permissions: Map<string, Json>
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

/** All records of an app. */
export interface Store {
  readonly appId: string
  readonly region: string
  readonly behaviour: Behaviour
  /** The current time in seconds. */
  now(): number
  /** The current time in milliseconds. */
  milliseconds(): number
  /** The next number of a series, from 1 on. */
  next(series: string): number
  /** Continues a series after a number that is in use. */
  reserve(series: string, number: number): void
  users: Map<string, UserRecord>
  authTokens: TokenTable
  roles: Map<string, RoleRecord>
  apiKeys: Map<string, ApiKeyRecord>
  groups: Map<string, GroupRecord>
  /** Guids of the groups of each user. */
  memberships: Index<string>
  /** Friendships: each pair of uids in both orders, with the time. */
  friends: PairTable
  /** Blocks: the blocking and the blocked uid, with the time. */
  blocks: PairTable
  messages: MessageTable
  /** Saved messages by uid and message id, with the time. */
  saved: Map<string, Map<string, number>>
  /** Uids of a thread's subscribers, by its message's id. */
  subscriptions: Map<string, Set<string>>
  /** By `uid conversationId`. */
  conversations: Map<string, ConversationState>
  pinnedForAll: { uid?: string; guid?: string; at: number }[]
  flags: Map<string, FlagRecord[]>
  /** Reviews of flagged and blocked messages, oldest first. */
  reviews: { id: string; status: string; at: number }[]
  reasons: Map<string, ReasonRecord>
  keywordLists: Map<string, KeywordListRecord>
  rules: Map<string, RuleRecord>
  /** Blocked messages by id, with the rule, the condition and the time. */
  blocked: Map<string, { rule: Json; condition: Json; at: number }>
  submitted: Map<string, MessageRecord>
  /** Emits an event, as a webhook receives it. */
  emit(trigger: string, data: Json): void
}

/** Creates an app that contains only the role `default` and the reason `spam`. */
export function createStore({
  appId,
  region,
  milliseconds = () => Date.now(),
  emit,
  behaviour = {},
}: Pick<Store, 'appId' | 'region'> & {
  milliseconds?: Store['milliseconds']
  emit?: Store['emit']
  behaviour?: Partial<Behaviour>
}): Store {
  const now = () => Math.floor(milliseconds() / 1000)
  const series = new Map<string, number>()
  const store: Store = {
    appId,
    region,
    behaviour: { settling: 0, importExceptions: false, planQuota: {}, ...behaviour },
    now,
    milliseconds,
    emit: emit ?? (() => {}),
    next(name) {
      const value = (series.get(name) ?? 0) + 1
      series.set(name, value)
      return value
    },
    reserve: (name, number) => void series.set(name, Math.max(series.get(name) ?? 0, number)),
    users: new Map(),
    authTokens: new TokenTable(),
    roles: new Map(),
    apiKeys: new Map(),
    groups: new Map(),
    memberships: new Index(),
    friends: new PairTable(),
    blocks: new PairTable(),
    messages: new MessageTable(),
    saved: new Map(),
    subscriptions: new Map(),
    conversations: new Map(),
    pinnedForAll: [],
    flags: new Map(),
    reviews: [],
    reasons: new Map(),
    keywordLists: new Map(),
    rules: new Map(),
    blocked: new Map(),
    submitted: new Map(),
  }
  store.roles.set('default', {
    role: 'default',
    name: 'Default',
    description: 'The role of every user without another role.',
    createdAt: now(),
    permissions: {},
    restricted: new Map(),
  })
  store.reasons.set('spam', {
    id: 'spam',
    name: 'Spam',
    description: 'Adverts, and the same thing over and over.',
    createdAt: now(),
    updatedAt: now(),
    default: true,
  })
  return store
}
