import type { FollowingEvent } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import type {
  ApiKeyRecord,
  Behaviour,
  ConversationState,
  FlagRecord,
  KeywordListRecord,
  MemberScope,
  MembershipRecord,
  MessageRecord,
  ReasonRecord,
  RoleRecord,
  RuleRecord,
  UserRecord,
} from './records.ts'
import { MessageTable, PairTable, TokenTable } from './tables.ts'

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
  /** The last number of each series. */
  readonly series: Map<string, number>
  /** Continues a series after a number that is in use. */
  reserve(series: string, number: number): void
  readonly users: Map<string, UserRecord>
  readonly authTokens: TokenTable
  readonly roles: Map<string, RoleRecord>
  readonly apiKeys: Map<string, ApiKeyRecord>
  /** Whether any key is valid, because none was seeded or created yet. */
  adoptsKeys: boolean
  /** The app's keys by those that are valid because they were sent in that time. */
  readonly adoptedKeys: Map<string, string>
  /** Hashes that stand in `apiKeys` and `adoptedKeys` for keys that were not sent again yet. */
  readonly sealedKeys: Set<string>
  readonly groups: Map<string, GroupRecord>
  /** Friendships: each pair of uids in both orders, with the time. */
  readonly friends: PairTable
  /** Blocks: the blocking and the blocked uid, with the time. */
  readonly blocks: PairTable
  readonly messages: MessageTable
  /** Saved messages by uid and message id, with the time. */
  readonly saved: Map<string, Map<string, number>>
  /** Uids of a thread's subscribers, by its message's id. */
  readonly subscriptions: Map<string, Set<string>>
  /** By `uid conversationId`. */
  readonly conversations: Map<string, ConversationState>
  pinnedForAll: { uid?: string; guid?: string; at: number }[]
  readonly flags: Map<string, FlagRecord[]>
  /** Messages that were removed, but stay in the records of moderation. */
  readonly recorded: Map<string, MessageRecord>
  /** Reviews of flagged and blocked messages, oldest first. */
  readonly reviews: { id: string; status: string; at: number }[]
  readonly reasons: Map<string, ReasonRecord>
  readonly keywordLists: Map<string, KeywordListRecord>
  readonly rules: Map<string, RuleRecord>
  /** Blocked messages by id, with the rule, the condition and the time. */
  readonly blocked: Map<string, { rule: Json; condition: Json; at: number }>
  readonly submitted: Map<string, MessageRecord>
  /**
   * Emits an event, as a webhook receives it.
   *
   * @param after - the seconds that the service takes, if that was measured
   */
  emit(trigger: string, data: Json, after?: number): void
  /** The events that the service sends after an event. */
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
  const store: Store = {
    appId,
    region,
    behaviour: { settling: 0, importExceptions: false, defaultFilter: true, planQuota: {}, ...behaviour },
    now,
    milliseconds,
    emit: emit ?? (() => {}),
    following,
    next(name) {
      const value = (store.series.get(name) ?? 0) + 1
      store.series.set(name, value)
      return value
    },
    reserve: (name, number) => void store.series.set(name, Math.max(store.series.get(name) ?? 0, number)),
    series: new Map(),
    users: new Map(),
    authTokens: new TokenTable(),
    roles: new Map(),
    apiKeys: new Map(),
    adoptsKeys: true,
    adoptedKeys: new Map(),
    sealedKeys: new Set(),
    groups: new Map(),
    friends: new PairTable(),
    blocks: new PairTable(),
    messages: new MessageTable(),
    saved: new Map(),
    subscriptions: new Map(),
    conversations: new Map(),
    pinnedForAll: [],
    flags: new Map(),
    recorded: new Map(),
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
  readonly guid: string
  readonly name: string
  readonly type: string
  readonly password?: string
  readonly icon?: string
  readonly description?: string
  owner?: string
  readonly metadata?: unknown
  readonly tags?: string[]
  readonly createdAt: number
  readonly updatedAt?: number
  readonly updatedBy?: string
  readonly members: Map<string, MembershipRecord>
  /** Banned users; former members keep their `scope` and `joinedAt`. */
  readonly banned: Map<string, { scope?: MemberScope; joinedAt?: number; bannedAt: number }>
  /** Permissions that were set explicitly, by scope and name. */
  readonly permissions: Map<string, Json>
}

/** Guids of a user's groups. */
export const guidsOf = ({ groups }: Store, uid: string): string[] =>
  [...groups.values()].filter(({ members }) => members.has(uid)).map(({ guid }) => guid)
