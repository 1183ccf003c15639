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
