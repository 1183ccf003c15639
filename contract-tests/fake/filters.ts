import type { Json } from './store.ts'

const operators: Record<string, (value: number, bound: number) => boolean> = {
  from: (value, bound) => value >= bound,
  to: (value, bound) => value <= bound,
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  lt: (value, bound) => value < bound,
  eq: (value, bound) => value === bound,
}

type Filter<Item> = (item: Item) => boolean

/**
 * Creates a filter from the bounds in a query, such as `createdAt[from]`. Records without the value do not match.
 *
 * @param values - reads each value that can have bounds
 */
export function withinBounds<Item>(query: Json, values: Record<string, (item: Item) => number | undefined>): Filter<Item> {
  const bounds = Object.entries(query).flatMap(([parameter, bound]) => {
    const [, name = '', operator = ''] = /^(\w+)\[(\w+)\]$/.exec(parameter) ?? []
    const [compare, read] = [operators[operator], values[name]]
    return compare && read ? [{ compare, read, bound: Number(bound) }] : []
  })
  return (item) =>
    bounds.every(({ compare, read, bound }) => {
      const value = read(item)
      return value !== undefined && compare(value, bound)
    })
}

/**
 * Creates a case-insensitive filter from `searchKey` and `searchIn`.
 *
 * @param matches - whether a text matches the key, both in lower case
 */
export function searching<Item>(
  { searchKey, searchIn }: Json,
  fields: readonly (keyof Item)[],
  matches: (text: string, key: string) => boolean,
): Filter<Item> {
  if (searchKey === undefined) return () => true
  const key = String(searchKey).toLowerCase()
  const searched = Array.isArray(searchIn) && searchIn.length > 0 ? (searchIn as (keyof Item)[]) : fields
  return (item) => searched.some((field) => matches(String(item[field]).toLowerCase(), key))
}

/** Whether a value is among the wanted values; `true` if there are none. */
export const isAmong = (wanted: unknown, value: string): boolean => wanted === undefined || [wanted].flat().includes(value)

/** Whether a record has all of the wanted tags. */
export const hasTags = (owned: readonly string[] | undefined, wanted: unknown): boolean =>
  wanted === undefined || (wanted as string[]).every((tag) => owned?.includes(tag))
