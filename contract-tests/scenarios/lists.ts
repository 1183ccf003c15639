import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../spec/document.ts'
import { valueAt } from '../spec/pointer.ts'
import type { Body, Session } from './session.ts'
import { settledParameters } from './stable.ts'

/** The most pages to read: a longer list holds other data or does not end. */
const mostPages = 60

/** All records of a list, read as documented: by page, by cursor or at once. */
export async function recordsOf(session: Session, list: Operation, at: Arguments): Promise<Body[]> {
  // The server may not support parameters that only a newer edition of the documents names.
  const known = settledParameters(list)
  const args = Object.fromEntries(Object.entries(at).filter(([name, value]) => known.has(name) && value !== undefined && name !== 'id'))
  if (list.path.includes('{id}') && at.id !== undefined) args.id = at.id
  const size = known.has('perPage') ? { perPage: 100 } : known.has('limit') ? { limit: 100 } : {}
  return readPages(session, list, { ...args, ...size })
}

/** Reads every page of a list. */
export async function readPages(session: Session, list: Operation, args: Arguments): Promise<Body[]> {
  const found: Body[] = []
  if (list.paging?.style === 'page') {
    for (let page = 1; page <= mostPages; page++) {
      const body = await session.call(list.id, { ...args, page })
      const records = recordsIn(list, body)
      found.push(...records)
      const pages = valueAt(body, '/meta/pagination/total_pages')
      if (records.length === 0 || typeof pages !== 'number' || page >= pages) break
    }
    return found
  }
  if (list.paging?.style === 'cursor') return cursorWalk(session, list, args)
  return recordsIn(list, await session.call(list.id, args))
}

const recordsIn = (list: Operation, body: Body): Body[] => {
  const records = list.paging?.items === undefined ? (body.data ?? body) : valueAt(body, list.paging.items)
  return Array.isArray(records) ? (records as Body[]) : []
}

/** The cursor in a response, unless it leads back: `previous` may be relative to the direction of reading. */
export function cursorIn(body: Body, where: string, last: Body | undefined): Body | undefined {
  const cursor = valueAt(body, where) as Body | null | undefined
  if (typeof cursor !== 'object' || cursor === null) return undefined
  const back = last?.affix !== undefined && cursor.affix !== undefined && cursor.affix !== last.affix
  return back ? undefined : cursor
}

/** Follows the cursor to the end, forwards and then backwards from the first page. */
async function cursorWalk(session: Session, list: Operation, args: Arguments): Promise<Body[]> {
  const first = await session.call(list.id, args)
  const found = [...recordsIn(list, first)]
  const names = list.paging?.parameters ?? []
  for (const where of [list.paging?.next ?? '/meta/next', '/meta/previous']) {
    const seen = new Set<string>()
    let body = first
    let cursor: Body | undefined
    for (let step = 0; step < mostPages; step++) {
      cursor = cursorIn(body, where, cursor)
      if (!cursor || Object.keys(cursor).length === 0) break
      const fields = Object.fromEntries(
        Object.entries(cursor).filter(([name, value]) => names.includes(name) && value !== undefined && value !== null),
      )
      const mark = JSON.stringify(fields)
      if (seen.has(mark)) {
        session.report('cursor_paging', where, 'a cursor that goes on', mark)
        break
      }
      seen.add(mark)
      body = await session.call(list.id, { ...args, ...fields, ...(fields.id !== undefined && { id: String(fields.id) }) })
      const records = recordsIn(list, body)
      if (records.length === 0) break
      found.push(...records)
    }
  }
  return found
}
