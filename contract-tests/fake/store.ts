import type { FollowingEvent } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type { MemberTable } from './indexedTables.ts'
import { Index, MessageTable, PairTable, TokenTable } from './indexedTables.ts'
import type {
  ApiKeyRecord,
  Behaviour,
  ConversationState,
  FlagRecord,
  KeywordListRecord,
  MessageRecord,
  ReasonRecord,
  RoleRecord,
  RuleRecord,
  Scope,
  UserRecord,
} from './records.ts'

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
  /** Whether any key is valid, because none was seeded or created yet. */
  adoptsKeys: boolean
  /** Keys that are valid because they were sent in that time, with the app's own key that they stand for. */
  adoptedKeys: Map<string, string>
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
  /**
   * Emits an event, as a webhook receives it.
   *
   * @param after - the seconds that the service takes, if that was measured
   */
  emit(trigger: string, data: Json, after?: number): void
  /** What the service sends after an event. */
  following(trigger: string): readonly FollowingEvent[]
}

/** Creates an app that contains only the role `default` and the reason `spam`. */
export function createStore({
  appId,
  region,
  milliseconds = () => Date.now(),
  emit,
  following = () => [],
  behaviour = {},
}: Pick<Store, 'appId' | 'region'> & {
  milliseconds?: Store['milliseconds']
  emit?: Store['emit']
  following?: Store['following']
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
    following,
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
    adoptsKeys: true,
    adoptedKeys: new Map(),
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
