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

/** Decides whether a record passes a filter. */
type Filter<Item> = (item: Item) => boolean

/**
 * Makes a filter of the bounds that a query names, such as `createdAt[from]`. A record without the figure does not pass.
 *
 * @param figures - how to read each figure that has bounds
 */
export function withinBounds<Item>(query: Json, figures: Record<string, (item: Item) => number | undefined>): Filter<Item> {
  const bounds = Object.entries(query).flatMap(([parameter, bound]) => {
    const [, name = '', operator = ''] = /^(\w+)\[(\w+)\]$/.exec(parameter) ?? []
    const [compare, figure] = [operators[operator], figures[name]]
    return compare && figure ? [{ compare, figure, bound: Number(bound) }] : []
  })
  return (item) =>
    bounds.every(({ compare, figure, bound }) => {
      const value = figure(item)
      return value !== undefined && compare(value, bound)
    })
}

/**
 * Makes a filter of `searchKey` and `searchIn`; capitals do not matter.
 *
 * @param matches - whether a text, in lower case, matches the key
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

/** Whether a value equals the wanted value, or one of several; `true` if nothing is wanted. */
export const isAmong = (wanted: unknown, value: string): boolean => wanted === undefined || [wanted].flat().includes(value)

/** Whether a record has all of the wanted tags. */
export const hasTags = (owned: readonly string[] | undefined, wanted: unknown): boolean =>
  wanted === undefined || (wanted as string[]).every((tag) => owned?.includes(tag))
