import { ChatApiError } from '../errors/ChatApiError.ts'
import type { Route } from '../request/route.ts'
import type { CallResult } from '../response/result.ts'

/** How many empty pages in a row are accepted before the list counts as endless. */
const mostEmptyPages = 1000

/**
 * Fetches page after page, as the operation's `x-paging` in the specification declares it, and stops when the list ends or the caller's loop does.
 *
 * @param yields - whether each page is yielded, or each of its items
 *
 * @throws ChatApiError if the service returns the same page or cursor again, or only empty pages; the loop would otherwise never end
 */
export async function* pages(
  route: Route,
  fetchPage: (parameters: Record<string, unknown>) => Promise<CallResult>,
  given: Record<string, unknown> | undefined,
  yields: 'page' | 'item',
): AsyncGenerator<unknown, void, undefined> {
  const { next: pointer, cursor } = route.entry
  let parameters = { ...given }
  let empty = 0
  const seen = new Set<string | undefined>()
  for (;;) {
    const result = await fetchPage(parameters)
    const { data } = result
    const items = itemsOf(data, route)
    const next = pointer ? nextCursor(data, pointer, cursor) : nextPage(data, parameters.page)
    // Where the response does not number its page, its first record shows whether it is a new one.
    const mark = JSON.stringify(numbering(data) || pointer ? next : items[0])
    const repeated = mark !== undefined && seen.has(mark)
    empty = items.length === 0 ? empty + 1 : 0
    // A numbered page that repeats is one the caller already has; a cursor that repeats ends a page that is new.
    if (!repeated || pointer) {
      if (yields === 'page') yield data
      else yield* items
    }
    if (!next || (empty > 0 && (!pointer || repeated)) || (repeated && isShort(data))) return
    if (repeated || empty > mostEmptyPages)
      throw endless(route, result, repeated ? `the same place in the list twice (${JSON.stringify(next)})` : 'nothing but empty pages')
    seen.add(mark)
    parameters = { ...parameters, ...next }
  }
}

const endless = ({ operation, operationId, method, path }: Route, { response, attempts }: CallResult, what: string) =>
  new ChatApiError(
    `${operation}: the service returned ${what}; the rest of the list cannot be reached.`,
    { status: response.status },
    { operationId, method, path, attempts },
  )

/** The list in one page; empty where it is missing. */
function itemsOf(data: unknown, { entry: { items = '' } }: Route): unknown[] {
  const list = at(data, items)
  return Array.isArray(list) ? list : []
}

/** The page's number and the number of pages, if the response states both. */
function numbering(data: unknown): { current: number; total: number } | undefined {
  const { current_page: current, total_pages: total } = (at(data, 'meta/pagination') ?? {}) as Record<string, unknown>
  return typeof current === 'number' && typeof total === 'number' ? { current, total } : undefined
}

/** The next page's number. Where the response does not number its page, it counts on until a page is empty. */
function nextPage(data: unknown, page: unknown): Record<string, unknown> | undefined {
  const numbered = numbering(data)
  if (!numbered) return { page: Number(page ?? 1) + 1 }
  return numbered.current < numbered.total ? { page: numbered.current + 1 } : undefined
}

/** Whether the page says that it holds fewer records than it could, so that nothing can come after it. */
function isShort(data: unknown): boolean {
  const { limit, count } = (at(data, 'meta/current') ?? {}) as { limit?: unknown; count?: unknown }
  return typeof limit === 'number' && typeof count === 'number' && count < limit
}

function nextCursor(data: unknown, pointer: string, names: readonly string[] = []): Record<string, unknown> | undefined {
  const cursor = at(data, pointer)
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const known = Object.entries(cursor).filter(([name, value]) => names.includes(name) && value !== null && value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

const at = (value: unknown, steps: string): unknown =>
  steps
    .split('/')
    .reduce<unknown>(
      (current, step) =>
        typeof current === 'object' && current !== null && Object.hasOwn(current, step)
          ? (current as Record<string, unknown>)[step]
          : undefined,
      value,
    )
