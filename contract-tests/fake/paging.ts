import type { Json } from '../documents/json.ts'
import type { FakeCall } from './fakeCall.ts'
import { statedFilter } from './filters.ts'

/** A numbered page of the records of a list that the query keeps, with its `meta`. */
export function pageOf<Item>(call: Pick<FakeCall, 'operation' | 'query'>, all: readonly Item[], show: (item: Item) => Json) {
  const { query } = call
  const keeps = statedFilter(call)
  const items = keeps ? all.filter((item) => keeps(show(item))) : all
  const perPage = Number(query.perPage ?? 100)
  const page = Number(query.page ?? 1)
  const shown = items.slice((page - 1) * perPage, page * perPage)
  return {
    data: shown.map(show),
    meta: {
      pagination: {
        total: items.length,
        count: shown.length,
        per_page: perPage,
        current_page: page,
        total_pages: Math.ceil(items.length / perPage),
      },
    },
  }
}

/**
 * A range of a list from a cursor, and the cursor of the next range, if any.
 *
 * @param list - in the order of the cursors
 * @param names - the parameters of a cursor; of those that a query has, the first counts
 */
export function rangeOf<Item>(
  { query }: Pick<FakeCall, 'query'>,
  list: readonly Item[],
  names: readonly string[],
  read: (item: Item, name: string) => unknown,
  limit: number,
): { shown: readonly Item[]; next: Json | undefined } {
  const back = query.affix === 'prepend'
  const name = names.find((each) => query[each] !== undefined)
  const isBeyond = (value: number, cursor: number) => (back ? value < cursor : value > cursor)
  const found = name === undefined ? list : list.filter((item) => isBeyond(Number(read(item, name)), Number(query[name])))
  const shown = back ? found.slice(Math.max(0, found.length - limit)) : found.slice(0, limit)
  const edge = back ? shown[0] : shown.at(-1)
  const next =
    edge && found.length > shown.length
      ? { affix: back ? 'prepend' : 'append', ...Object.fromEntries(names.map((each) => [each, read(edge, each)])) }
      : undefined
  return { shown, next }
}

/** A list with the `meta` of a range. */
export const rangeBody = (data: readonly Json[], limit: unknown, next?: Json) => ({
  data,
  meta: { current: { limit, count: data.length }, ...(next && { next }) },
})
