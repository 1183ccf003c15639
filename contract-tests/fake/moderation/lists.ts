import type { Json } from '../../documents/json.ts'
import type { Call } from '../call.ts'
import { rangeBody } from '../paging.ts'

/**
 * A list of a moderation operation, cut at the query's limit, with its `meta`.
 *
 * @param show - returns `undefined` for an item to leave out
 */
export function moderationList<Item>({ query }: Call, items: Iterable<Item>, show: (item: Item) => Json | undefined): Json {
  const limit = query.limit === undefined ? Number.POSITIVE_INFINITY : Number(query.limit)
  const data: Json[] = []
  for (const item of items) {
    if (data.length >= limit) break
    const shown = show(item)
    if (shown) data.push(shown)
  }
  return rangeBody(data, query.limit ?? Math.max(50, data.length))
}
