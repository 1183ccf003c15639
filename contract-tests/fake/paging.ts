import type { Call } from './call.ts'
import type { Json, MessageRecord } from './store.ts'

/** A numbered page of a list with its `meta`. */
export function pageOf<Item>(
  { query }: Pick<Call, 'query'>,
  items: readonly Item[],
  show: (item: Item) => unknown,
): { data: unknown[]; meta: Json } {
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

/** A complete list with the `meta` of a page. */
export const wholeOf = <Item>(items: readonly Item[], show: (item: Item) => unknown) => pageOf({ query: {} }, items, show)

/**
 * A range of messages from a cursor, oldest first, and the cursor for the next range, if any.
 *
 * @param messages - in the order of their ids
 */
export function rangeOf(
  { query }: Pick<Call, 'query'>,
  messages: readonly MessageRecord[],
  limit: number,
): { shown: MessageRecord[]; next: Json | undefined } {
  const back = query.affix === 'prepend'
  const from = query.id === undefined ? undefined : Number(query.id)
  const sentAt = query.sentAt === undefined ? undefined : Number(query.sentAt)
  const beyond = messages.filter(({ id, sentAt: at }) => {
    if (from !== undefined) return back ? Number(id) < from : Number(id) > from
    if (sentAt !== undefined) return back ? at < sentAt : at > sentAt
    return true
  })
  const shown = back ? beyond.slice(-limit) : beyond.slice(0, limit)
  const edge = back ? shown[0] : shown.at(-1)
  const next = edge && beyond.length > shown.length ? { affix: back ? 'prepend' : 'append', sentAt: edge.sentAt, id: edge.id } : undefined
  return { shown, next }
}
