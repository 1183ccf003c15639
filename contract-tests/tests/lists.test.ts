import { expect, test } from 'vitest'
import { readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { Json } from '../documents/json.ts'
import { recordsOf } from '../server/lists.ts'
import type { Session } from '../server/scenario.ts'
import { SetupFailed } from '../server/setupErrors.ts'

const operations = (await readContracts()).flatMap((contract) => contract.operations)
const operation = (id: string) => operations.find((candidate) => candidate.id === id) as Operation

/**
 * A session with a server that uses `respond`; `reports` are the rules of its findings, `calls` the
 * arguments of each call.
 */
function serverThat(respond: (args: Json, call: number) => Json) {
  const reports: string[] = []
  const calls: Json[] = []
  const session = {
    call: async (_: string, args: Json) => respond(args, calls.push(args)),
    report: (rule: string) => void reports.push(rule),
  } as unknown as Session
  return { session, reports, calls }
}

const users = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ uid: `user-${first + index}` }))
const pageOfMany = (total: number) => (args: Json) => {
  const all = args.searchKey === undefined ? users(0, total) : users(0, total).filter(({ uid }) => uid.startsWith(String(args.searchKey)))
  const page = Number(args.page)
  return { data: all.slice((page - 1) * 100, page * 100), meta: { pagination: { total_pages: Math.ceil(all.length / 100) } } }
}

test('searches a long list for the record, and reads a short list completely', async () => {
  const long = serverThat(pageOfMany(7000))
  expect(await recordsOf(long.session, operation('list-users'), {}, 'user-6999')).toEqual([{ uid: 'user-6999' }])
  expect(long.calls).toHaveLength(2)
  const short = serverThat(pageOfMany(40))
  expect(await recordsOf(short.session, operation('list-users'), {}, 'user-3')).toHaveLength(40)
})

test('reports that a list is too long to read, but no missing records', async () => {
  const { session, reports } = serverThat(pageOfMany(7000))
  await expect(recordsOf(session, operation('list-users'), {})).rejects.toThrow(
    new SetupFailed('list-users has more than 60 pages of 100 records'),
  )
  const ongoing = serverThat((_, call) => ({ data: users(call * 100, 100), meta: { next: { affix: 'append', id: String(call) } } }))
  await expect(recordsOf(ongoing.session, operation('list-all-messages'), {})).rejects.toThrow(SetupFailed)
  expect([...reports, ...ongoing.reports]).toEqual([])
})

test('reports pages and cursors that repeat the same records endlessly', async () => {
  const pages = serverThat(() => ({ data: users(0, 100), meta: { pagination: { total_pages: 1000 } } }))
  await recordsOf(pages.session, operation('list-users'), {})
  expect(pages.reports).toEqual(['list_pages_agree'])
  const cursor = serverThat((_, call) => ({ data: users(0, 100), meta: { next: { affix: 'append', id: String(call) } } }))
  await recordsOf(cursor.session, operation('list-all-messages'), {})
  expect(cursor.reports).toEqual(['cursor_paging'])
})

test('without a page count, reads until a page is not full', async () => {
  const { session } = serverThat((args) => ({ data: users(Number(args.page) * 100, args.page === 3 ? 20 : 100) }))
  expect(await recordsOf(session, operation('list-users'), {})).toHaveLength(220)
})
