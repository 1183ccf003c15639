import type { Json } from '../documents/json.ts'
import type { Call } from './call.ts'
import type { Filter } from './filters.ts'
import type { MessageRecord } from './records.ts'

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
 * A range of messages from a cursor, oldest first, and the cursor for the next range, if any. It
 * reads no more messages than it needs.
 *
 * @param lists - each in the order of the messages' ids
 * @param keeps - which messages to list
 */
export function rangeOf(
  { query }: Pick<Call, 'query'>,
  lists: readonly (readonly MessageRecord[])[],
  keeps: Filter<MessageRecord>,
  limit: number,
): { shown: MessageRecord[]; next: Json | undefined } {
  const back = query.affix === 'prepend'
  const sentAt = query.sentAt === undefined || query.id !== undefined ? undefined : Number(query.sentAt)
  const isBeyond = (message: MessageRecord) =>
    (sentAt === undefined || (back ? message.sentAt < sentAt : message.sentAt > sentAt)) && keeps(message)
  // One more than the limit shows whether there is a next range.
  const found = lists.flatMap((list) => rangeIn(list, query.id === undefined ? undefined : Number(query.id), back, isBeyond, limit + 1))
  if (lists.length > 1) found.sort((a, b) => (back ? Number(b.id) - Number(a.id) : Number(a.id) - Number(b.id)))
  const shown = found.slice(0, limit)
  const edge = shown.at(-1)
  const next = edge && found.length > shown.length ? { affix: back ? 'prepend' : 'append', sentAt: edge.sentAt, id: edge.id } : undefined
  return { shown: back ? shown.reverse() : shown, next }
}

/** The first messages of a list beyond an id, in the direction of the range. */
function rangeIn(
  list: readonly MessageRecord[],
  from: number | undefined,
  back: boolean,
  keeps: Filter<MessageRecord>,
  limit: number,
): MessageRecord[] {
  const found: MessageRecord[] = []
  const step = back ? -1 : 1
  let index = back ? positionOf(list, from ?? Number.POSITIVE_INFINITY) - 1 : from === undefined ? 0 : positionOf(list, from + 1)
  for (; found.length < limit; index += step) {
    const message = list[index]
    if (!message) break
    if (keeps(message)) found.push(message)
  }
  return found
}

/** The position of the first message with an id of at least `id`. */
function positionOf(list: readonly MessageRecord[], id: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (Number(list[middle]?.id) < id) low = middle + 1
    else high = middle
  }
  return low
}
