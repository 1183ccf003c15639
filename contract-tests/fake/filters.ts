import type { Call } from './call.ts'

const operators: Record<string, (value: number, bound: number) => boolean> = {
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
  eq: (value, bound) => value === bound,
}

/** Whether a list keeps a record. */
export type Filter<Item> = (item: Item) => boolean

/** Combines filters; `undefined` if there are none, so that a list need not read its records. */
export function everyFilter<Item>(filters: readonly (Filter<Item> | false | undefined)[]): Filter<Item> | undefined {
  const active = filters.filter((filter) => typeof filter === 'function')
  return active.length <= 1 ? active[0] : (item) => active.every((filter) => filter(item))
}

/** The records that a filter keeps; all without a filter. */
export const kept = <Item>(items: readonly Item[], filter: Filter<Item> | undefined): readonly Item[] =>
  filter ? items.filter(filter) : items

/**
 * Creates a filter from the bounds in a query, such as `createdAt[from]`, by what the documents say
 * that each compares. Records without the value do not match.
 *
 * @param values - reads each value that can have bounds
 */
export function withinBounds<Item>(
  { operation, query }: Pick<Call, 'operation' | 'query'>,
  values: Record<string, (item: Item) => number | undefined>,
): Filter<Item> | undefined {
  return everyFilter(
    operation.parameters.map(({ name, 'x-filter': rule }) => {
      const [compare, read, bound] = [operators[rule?.operator ?? ''], values[rule?.properties[0] ?? ''], query[name]]
      return (
        bound !== undefined &&
        compare &&
        read &&
        ((item) => {
          const value = read(item)
          return value !== undefined && compare(value, Number(bound))
        })
      )
    }),
  )
}

/** Creates a test of whether a text contains a key, or begins with it. Case is ignored. */
export function matching(key: unknown, { atStart = false } = {}): Filter<string> {
  const escaped = String(key).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const pattern = new RegExp(`${atStart ? '^' : ''}${escaped}`, 'i')
  return (text) => pattern.test(text)
}

/**
 * Creates a filter from `searchKey` and `searchIn`.
 *
 * @param fields - the fields to search without `searchIn`
 */
export function searching<Item>(
  { operation, query: { searchKey, searchIn } }: Pick<Call, 'operation' | 'query'>,
  fields: readonly (keyof Item)[],
): Filter<Item> | undefined {
  if (searchKey === undefined) return undefined
  const rule = operation.parameters.find(({ name }) => name === 'searchKey')?.['x-filter']
  const matches = matching(searchKey, { atStart: rule?.operator === 'prefix' })
  const searched = Array.isArray(searchIn) && searchIn.length > 0 ? (searchIn as (keyof Item)[]) : fields
  return (item) => searched.some((field) => matches(String(item[field])))
}

/** Whether a value is among the wanted values; `true` if no values are wanted. */
export const isAmong = (wanted: unknown, value: string): boolean => wanted === undefined || [wanted].flat().includes(value)

/**
 * Whether an identifier is wanted, ignoring case, as the service converts identifiers to lower
 * case.
 */
export const isIdentifiedBy = (wanted: unknown, id: string): boolean => [wanted].flat().some((one) => String(one).toLowerCase() === id)

/** Whether a record has all of the wanted tags. */
export const hasTags = (owned: readonly string[] | undefined, wanted: unknown): boolean =>
  wanted === undefined || (wanted as string[]).every((tag) => owned?.includes(tag))
