// The rules of the service that the documents state in extensions; openapi/extensions/ has the
// schema of each. No program reads a rule from a text.

/** How many records there can be; see x-quota. */
export interface Quota {
  readonly per: 'app' | 'user' | 'message' | 'conversation' | 'request'
  readonly most: number
  /** The records, in the plural. */
  readonly records: string
  /** Whether records that come with the app do not count. */
  readonly own?: true
  readonly code?: string
}

/** What the user in `onBehalfOf` must be allowed to do; see x-authority. */
export interface Authority {
  /** The scopes in the group of which the user must have one. */
  readonly scopes?: Scope[]
  /** The only members whom a moderator may act on. */
  readonly moderatorsOver?: 'participant'
  /** Whether the user must be the sender of the message. */
  readonly sender?: true
  /** Whether permissions decide, which cannot be told from the request. */
  readonly permission?: true | string
}

/** A scope of a group's member. */
export type Scope = 'admin' | 'moderator' | 'participant'

/** The property that no two records of an app share; see x-unique. */
export interface Unique {
  readonly property: string
  readonly code?: string
}

/** What a call does that has nothing left to do; see x-repetition. */
export interface Repetition {
  readonly succeeds: true
  /** The property that keeps the time of the first call. */
  readonly keeps?: string
}

/**
 * How a parameter, a property or a body depends on other parameters and properties of the call; see
 * x-companions.
 */
export interface Companions {
  readonly requires?: string[]
  /** What a value of a property requires. */
  readonly requiresFor?: Record<string, string[]>
  readonly ignoredWithout?: string[]
  readonly ignoredWith?: string[]
  readonly excludes?: string[]
}

/** Which records a query parameter keeps; see x-filter. */
export interface FilterRule {
  readonly properties: string[]
  readonly operator: 'gte' | 'lte' | 'gt' | 'lt' | 'eq' | 'prefix' | 'contains'
  /** What becomes of records that were never changed. */
  readonly unchanged?: 'left out'
}

/** How an `x-filter` compares a text with a value; both in lower case. */
export const textComparisons: Readonly<Partial<Record<FilterRule['operator'], (text: string, value: string) => boolean>>> = {
  prefix: (text, value) => text.startsWith(value),
  contains: (text, value) => text.includes(value),
  eq: (text, value) => text === value,
}

/** The rules of an operation. */
export interface OperationRules {
  readonly quota?: Quota
  readonly authority?: Authority
  readonly unique?: Unique
  /** The records that cannot be deleted, by path parameter. */
  readonly undeletable?: Record<string, string>
  readonly repetition?: Repetition
  /** What a repeated request does; see x-idempotency. */
  readonly idempotency?: 'safe' | 'idempotent' | 'refused-when-repeated' | 'not-idempotent'
  /** Whether it changes something for all users of the app. */
  readonly appWide?: true
}

/** The rules that an operation of a document states. */
export const rulesOf = (node: Record<string, unknown>): OperationRules =>
  Object.fromEntries(
    Object.entries({
      quota: node['x-quota'],
      authority: node['x-authority'],
      unique: node['x-unique'],
      undeletable: node['x-undeletable'],
      repetition: node['x-repetition'],
      idempotency: node['x-idempotency'],
      appWide: node['x-app-wide'],
    }).filter(([, rule]) => rule !== undefined),
  )
