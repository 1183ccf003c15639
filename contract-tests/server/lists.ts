import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { stableParameters } from './editions.ts'
import type { Session } from './scenario.ts'
import { SetupFailed } from './setupErrors.ts'

/** The most pages to read: a list may be longer, as an app can have any number of users. */
const mostPages = 60
const pageSize = 100

/**
 * All records of a list, read as documented: by page, by cursor or at once.
 *
 * @param id - the identifier to search for if the list has several pages and can be searched
 * @throws SetupFailed if the list is too long to be read
 */
export async function recordsOf(session: Session, list: Operation, at: Arguments, id?: string): Promise<Json[]> {
  // The server may not support parameters that only a newer edition of the documents describes.
  const known = stableParameters(list)
  const args = Object.fromEntries(Object.entries(at).filter(([name, value]) => known.has(name) && value !== undefined && name !== 'id'))
  if (list.path.includes('{id}') && at.id !== undefined) args.id = at.id
  const size = known.has('perPage') ? { perPage: pageSize } : known.has('limit') ? { limit: pageSize } : {}
  if (list.paging?.style === 'page') return pageWalk(session, list, { ...args, ...size }, known.has('searchKey') ? id : undefined)
  if (list.paging?.style === 'cursor') return cursorWalk(session, list, { ...args, ...size })
  // The largest limit of such a list is not documented, so a server may reject this limit.
  const { status, body } = await session.attempt(list.id, { ...args, ...size })
  return recordsIn(list, status === 200 ? (body as Json) : await session.call(list.id, args))
}

/**
 * Reads every page of a list, or after the first page only those that a search for an identifier
 * returns.
 */
async function pageWalk(session: Session, list: Operation, args: Arguments, id: string | undefined): Promise<Json[]> {
  const found: Json[] = []
  for (let page = 1; page <= mostPages; page++) {
    const body = await session.call(list.id, { ...args, page })
    const records = recordsIn(list, body)
    const pages = valueAt(body, '/meta/pagination/total_pages')
    const isCounted = typeof pages === 'number'
    const isRepeated = (!isCounted || page === mostPages) && page > 1 && addsNothing(found, records)
    found.push(...records)
    if (isCounted ? page >= pages || records.length === 0 : records.length < pageSize || isRepeated) return found
    if (id !== undefined) return pageWalk(session, list, { ...args, searchKey: id }, undefined)
    if (page === mostPages && !isRepeated) throw tooLong(list)
  }
  session.report('list_pages_agree', '/data', 'records that are not on earlier pages', `page ${mostPages}`)
  return found
}

const addsNothing = (found: readonly Json[], records: readonly Json[]): boolean => {
  const known = new Set(found.map((record) => JSON.stringify(record)))
  return records.every((record) => known.has(JSON.stringify(record)))
}

const tooLong = ({ id }: Operation) => new SetupFailed(`${id} has more than ${mostPages} pages of ${pageSize} records`)

/** The records in a response of a list. */
export const recordsIn = (list: Operation, body: Json): Json[] => {
  const records = list.paging?.items === undefined ? (body.data ?? body) : valueAt(body, list.paging.items)
  return Array.isArray(records) ? (records as Json[]) : []
}

/**
 * The cursor in a response, unless it leads back: `previous` may be relative to the direction of
 * reading.
 */
export function cursorIn(body: Json, where: string, last: Json | undefined): Json | undefined {
  const cursor = valueAt(body, where) as Json | null | undefined
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const back = last?.affix !== undefined && cursor.affix !== undefined && cursor.affix !== last.affix
  return back ? undefined : cursor
}

/** The fields of a cursor to send back. */
export function fieldsOf({ paging }: Operation, cursor: Json | undefined): Arguments {
  const names = paging?.parameters ?? []
  const entries = Object.entries(cursor ?? {}).filter(([name, value]) => names.includes(name) && value !== undefined && value !== null)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === 'id' ? String(value) : value]))
}

/** Follows the cursor to the end, forwards and then backwards from the first page. */
async function cursorWalk(session: Session, list: Operation, args: Arguments): Promise<Json[]> {
  const first = await session.call(list.id, args)
  const found = [...recordsIn(list, first)]
  for (const where of [list.paging?.next ?? '/meta/next', '/meta/previous']) {
    const seen = new Set<string>()
    let body = first
    let cursor: Json | undefined
    for (let step = 0; ; step++) {
      cursor = cursorIn(body, where, cursor)
      if (!cursor || Object.keys(cursor).length === 0) break
      const fields = fieldsOf(list, cursor)
      const mark = JSON.stringify(fields)
      if (seen.has(mark)) {
        session.report('cursor_paging', where, 'a cursor that advances', mark)
        break
      }
      seen.add(mark)
      body = await session.call(list.id, { ...args, ...fields })
      const records = recordsIn(list, body)
      if (records.length === 0) break
      if (step === mostPages) {
        if (!addsNothing(found, records)) throw tooLong(list)
        session.report('cursor_paging', where, 'an end of the list', cursor)
        break
      }
      found.push(...records)
    }
  }
  return found
}
