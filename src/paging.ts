import type { Route, RoutePaging } from './route.ts'

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
  const seen = new Set<string>()
  for (;;) {
    const answer = await fetchPage(parameters)
    const next = paging.style === 'page' ? nextPage(answer) : nextCursor(answer, paging)
    const mark = JSON.stringify(next)
    const repeated = mark !== undefined && seen.has(mark)
    // A numbered page whose number repeats is one the caller already has; a cursor that repeats ends a page that is new.
    if (!repeated || paging.style === 'cursor') yield answer
    if (!next || itemsOf(answer, paging).length === 0) return
    if (repeated)
      throw new Error(
        `${route.operation}: the service answered the same place in the list twice (${mark}); the rest of the list cannot be reached.`,
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

function nextPage(answer: unknown): Record<string, unknown> | undefined {
  const { current_page: current, total_pages: total } = (at(answer, ['meta', 'pagination']) ?? {}) as Record<string, unknown>
  if (typeof current !== 'number' || typeof total !== 'number' || current >= total) return undefined
  return { page: current + 1 }
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
