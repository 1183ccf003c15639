import type { Json } from '../documents/json.ts'
import type { Call } from './call.ts'
import { type Filter, statedFilter } from './filters.ts'
import type { MessageRecord } from './records.ts'

/** A numbered page of the records of a list that the query keeps, with its `meta`. */
export function pageOf<Item>(
  call: Pick<Call, 'operation' | 'query'>,
  all: readonly Item[],
  show: (item: Item) => unknown,
): { data: unknown[]; meta: Json } {
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
 * A range of messages from a cursor, oldest first, and the cursor for the next range, if any.
 *
 * @param list - in the order of the messages' ids
 * @param keeps - which messages to list
 */
export function rangeOf(
  { query }: Pick<Call, 'query'>,
  list: readonly MessageRecord[],
  keeps: Filter<MessageRecord>,
  limit: number,
): { shown: MessageRecord[]; next: Json | undefined } {
  const back = query.affix === 'prepend'
  const [from, value]: ['id' | 'sentAt', unknown] = query.id === undefined ? ['sentAt', query.sentAt] : ['id', query.id]
  const isBeyond = (message: MessageRecord) =>
    value === undefined || (back ? Number(message[from]) < Number(value) : Number(message[from]) > Number(value))
  const found = list.filter((message) => isBeyond(message) && keeps(message))
  const shown = back ? found.slice(Math.max(0, found.length - limit)) : found.slice(0, limit)
  const edge = back ? shown[0] : shown.at(-1)
  const next = edge && found.length > shown.length ? { affix: back ? 'prepend' : 'append', sentAt: edge.sentAt, id: edge.id } : undefined
  return { shown, next }
}
