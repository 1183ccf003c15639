import { isDeepStrictEqual } from 'node:util'
import type { Arguments } from '../cases/arguments.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { valueAt } from '../documents/pointer.ts'
import { totalOf } from '../server/invariants.ts'
import type { Session } from '../server/scenario.ts'

/**
 * How many undisturbed comparisons must show a fault, as a record may be added and removed in
 * between.
 */
const undisturbedComparisons = 3

/**
 * Like {@link pagesAgree}, for a list that others may change: only counts comparisons during which
 * it did not change.
 */
export async function pagesAgreeUndisturbed(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const all = async () => JSON.stringify((await session.list(list.id, { ...at, perPage: 100 })).map((record) => record[key]))
  let faulty = 0
  for (let attempt = 0; attempt < 9; attempt++) {
    const before = await all()
    const failures: Parameters<Session['report']>[] = []
    const quiet: Session = {
      ...session,
      report: (...failure) => void failures.push(failure),
      equal: (rule, pointer, expected, got) =>
        void (isDeepStrictEqual(expected, got) || failures.push([rule, pointer, JSON.stringify(expected), got])),
    }
    await pagesAgree(quiet, list, at, key)
    if (failures.length === 0) return
    if ((await all()) !== before || ++faulty < undisturbedComparisons) continue
    for (const failure of failures) session.report(...failure)
    return
  }
}

/** How many pages a list is divided into at most. */
const mostPages = 12

/**
 * Small pages contain each record once, and the same records as a large page; a page after the last
 * contains none of them. Only lists that an edition of the documents describes without pages may be
 * returned as a whole.
 */
export async function pagesAgree(session: Session, list: Operation, at: Arguments, key: string): Promise<void> {
  const whole = await session.call(list.id, { ...at, perPage: 100 })
  const all = (whole.data as Json[]).map((record) => String(record[key]))
  if (list.paging?.disputed && all.length > 1 && (await session.list(list.id, { ...at, perPage: 1 })).length === all.length) {
    // Who numbers pages also limits them.
    const second = await session.attempt(list.id, { ...at, perPage: 1, page: 2 })
    if (second.status < 300 && Array.isArray(second.data) && second.data.length !== all.length)
      return session.report('page_size', '/data', `1 record on a page, or all ${all.length} on each`, `${second.data.length} on page 2`)
    return session.leaveOut('pages', 'the server returns the whole list, as an edition of the documents describes it')
  }
  const total = totalOf(whole, list)
  if (total !== undefined) session.equal('list_total', '/meta/pagination/total', all.length, total)
  const perPage = Math.max(1, Math.ceil(all.length / mostPages))
  const pages = Math.ceil(all.length / perPage)
  const walked: string[] = []
  for (let page = 1; page <= pages; page++) {
    const records = (await session.call(list.id, { ...at, perPage, page })).data as Json[]
    const size = page < pages ? perPage : all.length - perPage * (pages - 1)
    if (records.length !== size) session.report('page_size', '/data', `${size} records on page ${page}`, String(records.length))
    walked.push(...records.map((record) => String(record[key])))
  }
  const twice = walked.find((id, index) => walked.indexOf(id) !== index)
  if (twice !== undefined) session.report('list_pages_agree', '/data', 'each record once', `${twice} twice`)
  const lost = all.find((id) => !walked.includes(id))
  if (lost !== undefined) session.report('list_pages_agree', '/data', `${lost}, as on a large page`, walked.join(', '))
  // A server may reject the number, or return the last page and say so.
  const { status, data, body } = await session.attempt(list.id, { ...at, perPage, page: pages + 1 })
  const isLast = valueAt(body, '/meta/pagination/current_page') === pages
  if (status < 300 && !isLast && Array.isArray(data)) session.equal('list_pages_agree', '/data', 0, data.length)
}
