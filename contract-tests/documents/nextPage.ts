import type { Paging } from './document.ts'
import { valueAt } from './pointer.ts'

/**
 * The query parameters that request the page after a page of a list; `undefined` after the last
 * one.
 *
 * @param page - the number of the page, for lists with numbered pages
 */
export function nextPage(paging: Paging | undefined, body: unknown, page: number): Record<string, string | number> | undefined {
  if (paging?.style === 'page') {
    const pages = valueAt(body, '/meta/pagination/total_pages')
    return typeof pages === 'number' && page < pages ? { page: page + 1 } : undefined
  }
  const cursor = paging?.style === 'cursor' ? valueAt(body, paging.next ?? '/meta/next') : undefined
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const fields = Object.entries(cursor).filter(([name, value]) => paging?.parameters?.includes(name) && value !== null)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Whether a page of a list says by its number that others follow. */
export const hasNextPage = (body: unknown): boolean =>
  Number(valueAt(body, '/meta/pagination/current_page')) < Number(valueAt(body, '/meta/pagination/total_pages'))

/** The cursor after a page of a list, wherever a server shows it. */
export const cursorIn = (body: unknown): unknown => valueAt(body, '/cursor') ?? valueAt(body, '/meta/next') ?? valueAt(body, '/meta/cursor')

/**
 * The total that a list states. With a cursor beside it, a total of 0 states nothing. Beyond the
 * last page, there is nothing that a cursor could name.
 */
export function statedTotal(paging: Paging | undefined, body: unknown): number | undefined {
  const total = valueAt(body, '/meta/pagination/total')
  const isBeyond = valueAt(body, '/meta/pagination/count') === 0 && Number(valueAt(body, '/meta/pagination/current_page')) > 1
  const isOpen = paging?.style === 'cursor' || cursorIn(body) !== undefined || isBeyond
  return typeof total !== 'number' || (isOpen && total === 0) ? undefined : total
}
