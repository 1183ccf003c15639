import { filtersOf, isKept } from '../documents/rules.ts'
import type { FakeCall } from './fakeCall.ts'

/** Whether a list keeps a record. */
export type Filter<Item> = (item: Item) => boolean

/**
 * The filter of a query that the documents state in `x-filter`, which compares what records show;
 * `undefined` if there is none, so that a list need not show every record.
 */
export function statedFilter({ operation, query }: Pick<FakeCall, 'operation' | 'query'>): Filter<unknown> | undefined {
  const stated = filtersOf(operation.parameters, query)
  return stated.length === 0 ? undefined : (shown) => stated.every(({ rule, value }) => isKept(rule, value, shown))
}

/** Creates a test of whether a text contains a key, or begins with it. Case is ignored. */
export function textFilter(key: unknown, { atStart = false } = {}): Filter<string> {
  const escaped = String(key).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const pattern = new RegExp(`${atStart ? '^' : ''}${escaped}`, 'i')
  return (text) => pattern.test(text)
}

/**
 * Creates a filter from `searchKey` and `searchIn`; without them, it keeps every record.
 *
 * @param fields - the fields to search without `searchIn`
 */
export function searchFilter<Item>(
  { operation, query: { searchKey, searchIn } }: Pick<FakeCall, 'operation' | 'query'>,
  fields: readonly (keyof Item)[],
): Filter<Item> {
  if (searchKey === undefined) return () => true
  const rule = operation.parameters.find(({ name }) => name === 'searchKey')?.['x-filter']
  const matches = textFilter(searchKey, { atStart: rule?.operator === 'prefix' })
  const searched = Array.isArray(searchIn) && searchIn.length > 0 ? (searchIn as (keyof Item)[]) : fields
  return (item) => searched.some((field) => matches(String(item[field])))
}

export const hasTags = (owned: readonly string[] | undefined, wanted: unknown): boolean =>
  wanted === undefined || (wanted as string[]).every((tag) => owned?.includes(tag))
