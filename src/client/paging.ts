import { ChatApiError } from '../errors/ChatApiError.ts'
import { showCaller } from '../errors/callerStack.ts'
import { isWhole, ownOptions, ownProperty } from '../request/checks.ts'
import type { Route } from '../request/route.ts'
import type { CallResult } from '../response/result.ts'

/** How many empty pages in a row are accepted before the list counts as endless. */
const mostEmptyPages = 1000

interface Reading {
  readonly route: Route
  readonly fetchPage: (parameters: Record<string, unknown>) => Promise<CallResult>
  /** Reports that records may have been skipped. */
  readonly warn: ((message: string) => void) | undefined
}

/**
 * Fetches page after page, as the operation's `x-paging` in the specification declares it, and
 * stops when the list ends or the caller's loop does. Warns once if a list of numbered pages
 * becomes shorter in between: records then move to earlier pages.
 *
 * @param yields - whether each page is yielded, or each of its items
 *
 * @throws ChatApiError if CometChat returns the same page or cursor again, only empty pages, a
 * page without its list, or a cursor of an unknown form: the loop would otherwise never end, or end
 * too early
 */
export async function* pages(
  { route, fetchPage, warn }: Reading,
  args: Record<string, unknown> | undefined,
  yields: 'page' | 'item',
): AsyncGenerator<unknown, void, undefined> {
  const { next: pointer, cursor } = route.entry
  const given: Record<string, unknown> = { ...args }
  let parameters = given
  let empty = 0
  const watch = pointer ? undefined : watchSize(route, warn)
  const visited = new Set<string | undefined>()
  for (;;) {
    let result: CallResult
    try {
      result = await fetchPage(parameters)
    } catch (error) {
      throw showCaller(error, pages)
    }
    const { data } = result
    const items = itemsOf(route, result)
    const numbered = numbering(data)
    const next = pointer ? nextCursor(data, pointer, cursor) : nextPage(numbered, parameters.page)
    watch?.(data)
    const knowsNext = pointer !== undefined || numbered !== undefined
    // Where the response does not number its page, its first record shows whether it is a new page.
    const mark = JSON.stringify(knowsNext ? next : items[0])
    const isBehind = numbered !== undefined && parameters.page !== undefined && numbered.current < Number(parameters.page)
    const repeated = (mark !== undefined && visited.has(mark)) || (isBehind && next !== undefined)
    empty = items.length === 0 ? empty + 1 : 0
    // The caller already has a numbered page that repeats; a cursor that repeats ends a page that
    // is new.
    if (!repeated || pointer) {
      if (yields === 'page') yield data
      else yield* items
    }
    if (next === unreadable) throw unreachable(route, result, `a cursor of an unknown form at \`${pointer}\``)
    if (!next || (empty > 0 && (repeated || !knowsNext)) || (repeated && isShort(data))) return
    if (repeated) throw unreachable(route, result, `the same place in the list twice (${JSON.stringify(next)})`)
    if (empty > mostEmptyPages) throw unreachable(route, result, 'nothing but empty pages')
    visited.add(mark)
    // Without what the cursor before had.
    parameters = { ...given, ...next }
  }
}

/**
 * Adds `toArray` to a generator of items: `Array.fromAsync`, which Node 20 lacks, with a limit.
 * @param operation - the method's name, for errors
 */
export const withToArray = (operation: string, items: AsyncGenerator<unknown, void, undefined>) =>
  Object.assign(items, {
    toArray: async function toArray(options: { readonly limit?: number | undefined } = {}): Promise<unknown[]> {
      const where = `${operation}.items().toArray`
      const { limit = Number.POSITIVE_INFINITY } = ownOptions(where, options, ['limit'])
      if (!isWhole(limit, 0)) throw new TypeError(`${where}: \`limit\` must be a whole number, 0 or more, or Infinity for all.`)
      const collected: unknown[] = []
      try {
        while (collected.length < limit) {
          const { done, value } = await items.next()
          if (done) return collected
          collected.push(value)
        }
      } catch (error) {
        throw showCaller(error, toArray)
      }
      await items.return()
      return collected
    },
  })

/**
 * Makes a function that receives each page of a list, and warns once if the list has become shorter
 * since the page before.
 */
function watchSize({ name: operation }: Route, warn: Reading['warn']): (data: unknown) => void {
  let before = 0
  return (data) => {
    const { total, total_pages: pages } = paginationOf(data)
    const [size, unit] = typeof total === 'number' ? [total, 'records'] : [Number(pages), 'pages']
    if (size < before) {
      warn?.(
        `${operation}: the list shrank from ${before} to ${size} ${unit} while it was read, so records may have been skipped. ` +
          `Collect them before you change them, with \`${operation}.items(…).toArray()\`, or read the first page until it is empty.`,
      )
      warn = undefined
    }
    before = size
  }
}

const unreachable = ({ name, operationId, method, path }: Route, { head, attempts }: CallResult, what: string) =>
  showCaller(
    new ChatApiError(
      `${name}: CometChat returned ${what}; the rest of the list cannot be reached.`,
      { status: head.status },
      { name, operationId, method, path, attempts },
    ),
    pages,
  )

/** @throws ChatApiError if a page has no list: that does not mean that there are no records */
function itemsOf(route: Route, result: CallResult): unknown[] {
  const { items = '' } = route.entry
  const list = at(result.data, items)
  if (Array.isArray(list)) return list
  throw unreachable(route, result, `a page without a list at \`${items}\``)
}

/** The page's number and the number of pages, if the response states both. */
function numbering(data: unknown): { current: number; total: number } | undefined {
  const { current_page: current, total_pages: total } = paginationOf(data)
  return Number.isSafeInteger(current) && typeof total === 'number' ? { current: current as number, total } : undefined
}

const paginationOf = (data: unknown) => (at(data, 'meta/pagination') ?? {}) as Readonly<Record<string, unknown>>

/** The next page's number. Without numbers in the response, it counts on until a page is empty. */
function nextPage(numbered: ReturnType<typeof numbering>, page: unknown): Record<string, unknown> | undefined {
  if (!numbered) return { page: Number(page ?? 1) + 1 }
  return numbered.current < numbered.total ? { page: numbered.current + 1 } : undefined
}

/** Whether the page states that it is not full, so that nothing can come after it. */
function isShort(data: unknown): boolean {
  const { limit, count } = (at(data, 'meta/current') ?? {}) as { limit?: unknown; count?: unknown }
  return typeof limit === 'number' && typeof count === 'number' && count < limit
}

/** Stands for a cursor that says that the list goes on, but not where. */
const unreadable = Symbol('unreadable')

function nextCursor(
  data: unknown,
  pointer: string,
  names: readonly string[] = [],
): Record<string, unknown> | typeof unreadable | undefined {
  const cursor = at(data, pointer)
  if (cursor === undefined || cursor === null || cursor === '') return undefined
  if (typeof cursor !== 'object') return unreadable
  const fields = Object.entries(cursor).filter(([, value]) => value !== null && value !== undefined)
  if (fields.length === 0) return undefined
  const knownFields = fields.filter(([name]) => names.includes(name)).map(([name, value]) => [name, textOf(value)] as const)
  return knownFields.length > 0 && knownFields.every(([, text]) => text) ? Object.fromEntries(knownFields) : unreadable
}

/** A field of a cursor as it is sent; nothing if no query can have it. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'object' ? '' : String(value)
  return /\p{Surrogate}/u.test(text) ? undefined : text
}

const at = (value: unknown, steps: string): unknown => steps.split('/').reduce(ownProperty, value)
