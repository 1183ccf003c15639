// The rules of the service that the documents state in extensions; openapi/extensions/ has the schema of each. No program reads a rule from a text.

/** How many records there can be; see x-quota. */
export interface Quota {
  per: 'app' | 'user' | 'message' | 'conversation' | 'request'
  most: number
  /** The records, in the plural. */
  records: string
  /** Whether records that come with the app do not count. */
  own?: true
  code?: string
}

/** What the user in `onBehalfOf` must be allowed to do; see x-authority. */
export interface Authority {
  /** The scopes in the group of which the user must have one. */
  scopes?: Scope[]
  /** The only members whom a moderator may act on. */
  moderatorsOver?: 'participant'
  /** Whether the user must be the sender of the message. */
  sender?: true
  /** Whether permissions decide, which cannot be told from the request. */
  permission?: true
}

/** A scope of a group's member. */
export type Scope = 'admin' | 'moderator' | 'participant'

/** The property that no two records of an app share; see x-unique. */
export interface Unique {
  property: string
  code?: string
}

/** What a call does that has nothing left to do; see x-repetition. */
export interface Repetition {
  succeeds: true
  /** The property that keeps the time of the first call. */
  keeps?: string
}

/** How a parameter or a property depends on other parameters of the call; see x-companions. */
export interface Companions {
  requires?: string[]
  ignoredWithout?: string[]
  ignoredWith?: string[]
  excludes?: string[]
}

/** Which records a query parameter keeps; see x-filter. */
export interface FilterRule {
  properties: string[]
  operator: 'gte' | 'lte' | 'gt' | 'lt' | 'eq' | 'prefix' | 'contains'
  /** What becomes of records that were never changed. */
  unchanged?: 'left out'
}

/** The rules of an operation. */
export interface OperationRules {
  quota?: Quota
  authority?: Authority
  unique?: Unique
  /** The records that cannot be deleted, by path parameter. */
  undeletable?: Record<string, string>
  repetition?: Repetition
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
    }).filter(([, rule]) => rule !== undefined),
  )
