import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import type { SeenLag } from '../evidence/evidence.ts'
import { cursorIn, fieldsOf, recordsIn } from '../server/lists.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { sleep } from '../server/times.ts'

/** How often a list is asked for a new record. */
const mostAttempts = 6
const pause = 500

/** Measures how long a list lacks a record that was just made. */
export async function measureLag(server: ServerContext, list: Operation, args: Arguments, key: string, id: string): Promise<SeenLag> {
  const start = Date.now()
  let missingUntil = 0
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    if (attempt > 0) await sleep(pause)
    const asked = Date.now() - start
    const records = recordsIn(list, await server.setUp(list.id, args))
    if (records.some((record) => isObject(record) && String(record[key]) === id))
      return { list: list.id, missingUntil, listedAfter: Date.now() - start }
    missingUntil = asked
  }
  return { list: list.id, missingUntil }
}

/** A list that was read to its end, or as far as a first contact reads. */
export interface Walk {
  readonly list: string
  readonly pages: number
  readonly records: number
  readonly ended: boolean
}

const mostPages = 12

/** Reads a list in small pages to its end, as the documents say. */
export async function readToEnd(server: ServerContext, list: Operation, args: Arguments): Promise<Walk> {
  let records = 0
  let more: Arguments = {}
  let cursor: Json | undefined
  for (let page = 1; page <= mostPages; page++) {
    const body: Json = await server.setUp(list.id, { ...args, ...more })
    const found = recordsIn(list, body)
    records += found.length
    cursor = list.paging?.style === 'cursor' ? cursorIn(body, list.paging.next ?? '/meta/next', cursor) : undefined
    more = list.paging?.style === 'page' ? { page: page + 1 } : fieldsOf(list, cursor)
    const isLast =
      list.paging?.style === 'page' ? page >= Number(valueAt(body, '/meta/pagination/total_pages') ?? 0) : Object.keys(more).length === 0
    if (isLast || found.length === 0) return { list: list.id, pages: page, records, ended: true }
  }
  return { list: list.id, pages: mostPages, records, ended: false }
}
