import { isNothing } from './isNothing.ts'
import { isObject } from './isObject.ts'

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

/** The rights that the user in `onBehalfOf` must have; see x-authority. */
export interface Authority {
  /** Whether calls without a user have failed. */
  readonly user?: 'advised'
  /** The required permission, or `true` if it has no name. An app may grant it to nobody. */
  readonly permission?: string | true
  /** The scopes in the group of which the user must have one. */
  readonly scopes?: Scope[]
  /** The only members whom a moderator may act on. */
  readonly moderatorsOver?: 'participant'
  /** Whether the user must be the sender of the message. */
  readonly sender?: true
}

/** A scope of a group's member. */
export type Scope = 'admin' | 'moderator' | 'participant'

/** The property that no two records of an app share; see x-unique. */
export interface Unique {
  readonly property: string
  readonly code?: string
}

/**
 * How a parameter, a property or a body depends on other parameters and properties of the call; see
 * x-companions.
 */
export interface Companions {
  readonly requires?: string[]
  /** The properties that a value of a property requires. */
  readonly requiresFor?: Record<string, string[]>
  readonly ignoredWithout?: string[]
  readonly ignoredWith?: string[]
}

/** Which records a query parameter keeps; see x-filter. */
export interface FilterRule {
  /** The records, in the plural. */
  readonly of: string
  /** The compared properties, with dots for what is in them; one that matches is enough. */
  readonly properties: readonly string[]
  readonly operator: 'gte' | 'lte' | 'gt' | 'lt' | 'eq' | 'prefix' | 'contains' | 'in' | 'has' | 'present' | 'absent'
  /** The treatment of records that were never changed. */
  readonly unchanged?: 'left out'
}

/** A filter that applies to a call, with the value that it compares. */
export interface AppliedFilter {
  readonly name: string
  readonly rule: FilterRule
  readonly value: unknown
}

/**
 * The filters that apply to a call: one that is ignored without or with another argument may not.
 *
 * @param parameters - of the operation
 * @param args - the arguments of the call, by name
 */
export const filtersOf = (
  parameters: readonly { readonly name: string; readonly 'x-filter'?: FilterRule; readonly 'x-companions'?: Companions }[],
  args: Readonly<Record<string, unknown>>,
): AppliedFilter[] =>
  parameters.flatMap(({ name, 'x-filter': rule, 'x-companions': { ignoredWithout = [], ignoredWith = [] } = {} }) => {
    const isSent = (other: string) => args[other] !== undefined
    return rule && isSent(name) && ignoredWithout.every(isSent) && !ignoredWith.some(isSent) ? [{ name, rule, value: args[name] }] : []
  })

/**
 * Whether a server may apply one filter in place of another, as both compare the same property and
 * are not the ends of a range.
 */
export const mayReplace = (one: FilterRule, other: FilterRule): boolean =>
  one.properties.some((property) => other.properties.includes(property)) &&
  !/^(gte? lte?|lte? gte?)$/.test(`${one.operator} ${other.operator}`)

/**
 * Whether a filter keeps a record; `undefined` if the record does not show what is compared, or if
 * the documents leave it open.
 *
 * @param among - the records of its list, which may all be shown in part
 */
export function keepsRecord(rule: FilterRule, value: unknown, record: unknown, among?: readonly unknown[]): boolean | undefined {
  const { properties, operator, unchanged } = rule
  if (!isFiltering(rule, value)) return true
  const results = properties.map((name) => {
    const shown = shownAt(record, name)
    // A record that never changed may show when it was made.
    if (shown !== undefined) return comparisons[operator](shown, value) && (unchanged ? undefined : true)
    if (operator === 'absent') return true
    const isShown = among?.some((one) => shownAt(one, name) !== undefined)
    // A record may lack a part of what is in it.
    if (operator === 'present' && isShown && !name.includes('.')) return false
    return unchanged === 'left out' && isShown !== false ? false : undefined
  })
  if (results.includes(true)) return true
  return results.includes(undefined) ? undefined : false
}

/**
 * Whether a record shows a value that a filter keeps. A record that does not show what is compared
 * is left out, and so is one with only some of several wanted values.
 */
export const isKept = (rule: FilterRule, value: unknown, record: unknown): boolean =>
  !isFiltering(rule, value) ||
  rule.properties.some((name) => {
    const shown = shownAt(record, name)
    return shown === undefined ? rule.operator === 'absent' : comparisons[rule.operator](shown, value) === true
  })

/** Whether a filter leaves anything out: a flag that is not set does not. */
const isFiltering = ({ operator }: FilterRule, value: unknown): boolean =>
  (operator !== 'present' && operator !== 'absent') || String(value) === 'true'

const shownAt = (record: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), record)

const textOf = (value: unknown): string => String(value).toLowerCase()
const listOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : [value].flat()).map(textOf)

/** How each operator compares what a record shows with a value. */
const comparisons: Readonly<Record<FilterRule['operator'], (shown: unknown, value: unknown) => boolean | undefined>> = {
  gte: (shown, value) => Number(shown) >= Number(value),
  lte: (shown, value) => Number(shown) <= Number(value),
  gt: (shown, value) => Number(shown) > Number(value),
  lt: (shown, value) => Number(shown) < Number(value),
  eq: (shown, value) => textOf(shown) === textOf(value),
  prefix: (shown, value) => textOf(shown).startsWith(textOf(value)),
  contains: (shown, value) => textOf(shown).includes(textOf(value)),
  in: (shown, value) => listOf(value).includes(textOf(shown)),
  // No source says whether one of several values is enough.
  has(shown, value) {
    const wanted = listOf(value)
    const found = wanted.filter((one) => [shown].flat().some((own) => textOf(own) === one))
    return found.length === wanted.length ? true : found.length === 0 ? false : undefined
  },
  present: (shown) => !isNothing(shown),
  absent: (shown) => isNothing(shown),
}

export interface OperationRules {
  readonly quota?: Quota
  readonly authority?: Authority
  readonly unique?: Unique
  /** The records that cannot be deleted, by path parameter. */
  readonly undeletable?: Record<string, string>
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
      appWide: node['x-app-wide'],
    }).filter(([, rule]) => rule !== undefined),
  )
