import type { Route, RoutePaging } from '../request/route.ts'

type Page = (parameters: Record<string, unknown>) => Promise<unknown>

/**
 * Fetches page after page, as the operation's `x-paging` in the specification declares it, and stops when the list ends or the caller's loop does.
 *
 * @throws Error if the service answers the same page or cursor again, which would otherwise go on for ever
 */
export async function* pages(
  route: Route,
  paging: RoutePaging,
  fetchPage: Page,
  given: Record<string, unknown> | undefined,
): AsyncGenerator<unknown, void, undefined> {
  let parameters = { ...given }
  const seen = new Set<string | undefined>()
  for (;;) {
    const answer = await fetchPage(parameters)
    const items = itemsOf(answer, paging)
    const next = paging.style === 'page' ? nextPage(answer, parameters.page) : nextCursor(answer, paging)
    // Where the answer does not number its page, its first record tells whether it is another one.
    const mark = JSON.stringify(numbering(answer) || paging.style === 'cursor' ? next : items[0])
    const repeated = mark !== undefined && seen.has(mark)
    // A numbered page that repeats is one the caller already has; a cursor that repeats ends a page that is new.
    if (!repeated || paging.style === 'cursor') yield answer
    if (!next || items.length === 0 || (repeated && isShort(answer))) return
    if (repeated)
      throw new Error(
        `${route.operation}: the service answered the same place in the list twice (${JSON.stringify(next)}); the rest of the list cannot be reached.`,
      )
    seen.add(mark)
    parameters = { ...parameters, ...next }
  }
}

/** The list in one page; empty where it is missing. */
export function itemsOf(answer: unknown, paging: RoutePaging): unknown[] {
  const list = at(answer, paging.items)
  return Array.isArray(list) ? list : []
}

/** The answer's own number and the number of pages, if it tells both. */
function numbering(answer: unknown): { current: number; total: number } | undefined {
  const { current_page: current, total_pages: total } = (at(answer, ['meta', 'pagination']) ?? {}) as Record<string, unknown>
  return typeof current === 'number' && typeof total === 'number' ? { current, total } : undefined
}

/** The next page's number; where the answer does not number its page, whatever comes next, until a page is empty. */
function nextPage(answer: unknown, page: unknown): Record<string, unknown> | undefined {
  const numbered = numbering(answer)
  if (!numbered) return { page: Number(page ?? 1) + 1 }
  return numbered.current < numbered.total ? { page: numbered.current + 1 } : undefined
}

/** Whether the page says that it holds fewer records than it could, so that nothing can come after it. */
function isShort(answer: unknown): boolean {
  const { limit, count } = (at(answer, ['meta', 'current']) ?? {}) as { limit?: unknown; count?: unknown }
  return typeof limit === 'number' && typeof count === 'number' && count < limit
}

function nextCursor(answer: unknown, paging: RoutePaging): Record<string, unknown> | undefined {
  const cursor = at(answer, paging.next)
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const known = Object.entries(cursor).filter(([name, value]) => paging.parameters.includes(name) && value !== null && value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

const at = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, step)
        ? (current as Record<string, unknown>)[step]
        : undefined,
    value,
  )
