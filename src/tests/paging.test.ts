// Lists are read to their end and no further, as the documents declare.
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import type { CallOptions } from '../client/options.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { stubFetch } from './support/stubFetch.ts'

/** A client that gets the pages in order, then the last one again and again. */
const inOrder = (...pages: object[]) => stubbed((_, number) => Response.json(pages[Math.min(number, pages.length) - 1]))

/** A page that states its number, a page that does not, and a part of a list with a cursor. */
const numbered = (page: number, total: number, ...uids: string[]) => ({
  data: uids.map((uid) => ({ uid })),
  meta: { pagination: { current_page: page, total_pages: total } },
})
const plain = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) })
const part = (next: unknown, ...ids: string[]) => ({ ...plain(...ids), meta: { next } })

async function all<Item>(walk: AsyncIterable<Item>, items: Item[] = []): Promise<Item[]> {
  for await (const item of walk) items.push(item)
  return items
}

test('some lists are read by page number and some by cursor, and others not', () => {
  const lists = everyOperation.filter(({ route }) => route.operationId.startsWith('list-'))
  const kinds = new Set(lists.map(({ route: { entry } }) => entry.items && (entry.next ? 'cursor' : 'page')))
  expect(kinds).toEqual(new Set(['page', 'cursor', undefined]))
})

test('reads an empty page of every list', async () => {
  for (const { document, name, route, required } of everyOperation.filter((operation) => operation.route.entry.items)) {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [], meta: {} }))
    const method = clientOf(document, { fetch })[name] as Required<Method>
    expect(await all(method.items(required)), route.operationId).toEqual([])
    expect(await all(method.pages(required)), route.operationId).toHaveLength(1)
    expect(sent).toHaveLength(2)
  }
})

type Walk = (chat: FullChatClient, options: CallOptions) => AsyncIterable<object>
/** `requests` are the queries that were sent. The arguments are frozen: no page may change them. */
type Row = [what: string, walk: Walk, pages: object[], ids: string, requests: string, error?: RegExp]

const users =
  (args?: object): Walk =>
  (chat, options) =>
    chat.listUsers.items(Object.freeze(args), options)
const thread =
  (args?: object): Walk =>
  (chat, options) =>
    chat.listAllThreadMessages.items(Object.freeze({ id: '42', ...args }), options)
const messages =
  (args?: object): Walk =>
  (chat, options) =>
    chat.listAllMessages.items(Object.freeze(args), options)
const ofUser: Walk = (chat, options) => chat.listUserMessages.items({ uid: 'mira' }, options)

const byNumber: Row[] = [
  ['begins with the first page', users({ searchKey: 'x y' }), [numbered(1, 1, 'a', 'b')], 'a b', '?searchKey=x%20y'],
  ['keeps its arguments', users({ perPage: 1 }), [numbered(1, 2, 'a'), numbered(2, 2, 'b')], 'a b', '?perPage=1 ?perPage=1&page=2'],
  ['counts on where they are no whole numbers', users(), [numbered(1.5, 3, 'a'), numbered(2.5, 3)], 'a', '? ?page=2'],
  ['throws if they go backwards', users({ page: 4 }), [numbered(4, 9, 'a'), numbered(3, 9, 'b')], 'a', '?page=4 ?page=5', /twice/],
  ['begins at the page of the arguments', users({ page: 2 }), [numbered(2, 3, 'c'), numbered(3, 3, 'd')], 'c d', '?page=2 ?page=3'],
  ['goes on after an empty page', users(), [numbered(1, 3, 'a'), numbered(2, 3), numbered(3, 3, 'b')], 'a b', '? ?page=2 ?page=3'],
  ['ends when an empty page repeats', users(), [numbered(1, 9, 'a'), numbered(2, 9)], 'a', '? ?page=2 ?page=3'],
  ['throws instead of yielding a repeated page', users(), [numbered(1, 9, 'a')], 'a', '? ?page=2', /^listUsers: .* twice/],
  ['ends early if the number of pages shrinks', users(), [numbered(1, 3, 'a'), numbered(2, 2, 'b')], 'a b', '? ?page=2'],
]

const byCount: Row[] = [
  ['goes on until a page is empty', thread({ perPage: 2 }), [plain('1', '2'), plain()], '1 2', '?perPage=2 ?perPage=2&page=2'],
  ['counts from the page of the arguments', thread({ page: 7 }), [plain('3'), plain()], '3', '?page=7 ?page=8'],
  ...[
    {},
    { pagination: { current_page: 1 } },
    { pagination: { current_page: '1', total_pages: '9' } },
    { current: { limit: 1, count: 1 } },
    { current: { limit: '9', count: 1 } },
    { current: { limit: 9, count: null } },
  ].map(
    (meta): Row => [`throws if a page repeats: ${JSON.stringify(meta)}`, thread(), [{ ...plain('1'), meta }], '1', '? ?page=2', /twice/],
  ),
  ['ends if a repeated page is not full', thread(), [{ ...plain('1'), meta: { current: { limit: 9, count: 1 } } }], '1', '? ?page=2'],
]

const cursor = { affix: 'append', id: '2', sentAt: 17 }
const first = part({ ...cursor, evil: 'x' }, '1')
const byCursor: Row[] = [
  ['sends its declared fields', messages({ limit: 2 }), [first, part(null)], '1', '?limit=2 ?limit=2&affix=append&id=2&sentAt=17'],
  ['goes on after an empty page', messages(), [part({ id: '1' }), part({ id: '2' }, '7'), part(null)], '7', '? ?id=1 ?id=2'],
  ['sends any number as it is', messages(), [part({ id: 1.5, sentAt: 1e21 }), plain()], '', '? ?id=1.5&sentAt=1e%2B21'],
  ['reads other fields', ofUser, [{ ...plain('1'), meta: { cursor: { affix: 'append', id: 1 } } }, plain()], '1', '? ?affix=append&id=1'],
  ...[null, undefined, {}, [], '', { id: null }].map(
    (next): Row => [`ends if it is ${JSON.stringify(next)}`, messages(), [part(next, '1')], '1', '?'],
  ),
  ...['next', 7, true, ['x'], { unknown: 1 }, { id: { of: 1 } }, { id: '' }, { id: '\ud800' }].map(
    (next): Row => [`throws after the page: ${JSON.stringify(next)}`, messages(), [part(next, '1')], '1', '?', /cursor of an unknown form/],
  ),
  ['ends if that of an empty page repeats', messages(), [part({ id: '1' }, '1'), part({ id: '1' })], '1', '? ?id=1'],
  ['throws if it repeats', messages(), [part({ id: '1' }, '1'), part({ id: '1' }, '2')], '1 2', '? ?id=1', /^listAllMessages: .* twice/],
  ['throws at a cycle', messages(), ['b', 'c', 'a', 'b'].map((id) => part({ id }, id)), 'b c a b', '? ?id=b ?id=c ?id=a', /twice/],
]

describe.each([
  ['by page numbers', byNumber],
  ['by page numbers that no response states', byCount],
  ['by cursor', byCursor],
])('paging %s', (_, rows) => {
  test.each(rows)('%s', async (_, walk, pages, ids, requests, error) => {
    const { chat, sent } = inOrder(...pages)
    const seen: { uid?: string; id?: string }[] = []
    const outcome = await outcomeOf(all(walk(chat, { headers: { 'x-trace': 't' } }), seen))
    expect(seen.map(({ uid, id }) => uid ?? id).join(' ')).toBe(ids)
    expect(sent.map(({ url }) => url.search || '?').join(' ')).toBe(requests)
    for (const { headers } of sent) expect(headers.get('x-trace')).toBe('t')
    if (!error) expect(outcome).toBe('success')
    else expect(outcome).toMatchObject({ name: 'ChatApiError', status: 200, message: expect.stringMatching(error) })
  })
})

test('whatever a server says of its pages, none is asked for or yielded twice, and only an error cuts a list off', async () => {
  const odd = fc.constantFrom<unknown>(undefined, null, 0, -1, 1.5, '2', 1e300)
  const count = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: odd })
  const pagination = fc.record({ current_page: count, total_pages: count, total: count }, { requiredKeys: [] })
  const field = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom<unknown>('', null, 1.5, '\ud800', {}, 'a b'))
  const cursor = fc.oneof(fc.record({ affix: fc.constantFrom('append', 'prepend'), id: field }, { requiredKeys: [] }), odd)
  const current = fc.record({ limit: fc.nat(3), count: fc.nat(3) })
  const meta = fc.record({ pagination, next: cursor, current }, { requiredKeys: ['pagination', 'next'] })
  const pages = fc.array(fc.record({ size: fc.nat(3), meta }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(pages, fc.constantFrom(users(), users({ page: 2 }), thread(), messages()), async (pages, walk) => {
      const bodies = pages.map(({ size, meta }, page) => ({
        data: Array.from({ length: size }, (_, index) => ({ id: `${page}-${index}` })),
        meta,
      }))
      const { chat, sent } = stubbed((_, number) => Response.json(bodies[number - 1] ?? { data: [] }))
      const seen: { id?: string }[] = []
      const outcome = await outcomeOf(all(walk(chat, {}), seen))
      const queries = sent.map(({ url }) => url.search)
      expect(new Set(queries).size).toBe(queries.length)
      const read = bodies.slice(0, sent.length).flatMap(({ data }) => data)
      // A numbered page that lies behind is not yielded, and the list ends there.
      const last = bodies[sent.length - 1]?.data ?? []
      expect([read, read.slice(0, read.length - last.length)]).toContainEqual(seen)
      if (outcome !== 'success') expect(outcome).toMatchObject({ name: 'ChatApiError', status: 200 })
      else if (seen.length < read.length) expect(pages[sent.length - 1]?.meta.current).toBeDefined()
    }),
    { numRuns: 300 },
  )
})

test('throws after too many empty pages', async () => {
  const { chat, sent } = stubbed((_, number) => Response.json(part({ id: String(number) })))
  const message = expect.stringContaining('nothing but empty pages')
  const error = await outcomeOf(all(chat.listAllMessages.items()))
  expect(error).toMatchObject({ name: 'ChatApiError', operationId: 'list-all-messages', message })
  expect(sent).toHaveLength(1001)
})

describe('iteration', () => {
  test('fetches nothing before the loop begins or after it ends', async () => {
    const { chat, sent } = inOrder(numbered(1, 9, 'a', 'b'), numbered(2, 9, 'c'))
    const walk = chat.listUsers.items()
    expect(sent).toHaveLength(0)
    for await (const { uid } of walk) if (uid === 'b') break
    expect(sent).toHaveLength(1)
    expect(await walk.next()).toEqual({ done: true, value: undefined })
  })

  test('yields whole responses from `pages`, the empty ones too', async () => {
    const pages = [numbered(1, 3, 'a'), numbered(2, 3), numbered(3, 3, 'b')]
    expect(await all(inOrder(...pages).chat.listUsers.pages())).toEqual(pages)
  })

  test.each<[page: object, status: number]>([
    [numbered(2, 3, 'b'), 404],
    ...[{ data: null }, { data: 'text' }, { data: { a: 1 } }, {}, []].map((page): [object, number] => [page, 200]),
  ])('ends with an error at the page %j of status %i, after yielding the pages before it', async (page, status) => {
    const { chat } = stubbed((_, number) => (number === 1 ? Response.json(numbered(1, 3, 'a')) : Response.json(page, { status })))
    const seen: unknown[] = []
    expect(await outcomeOf(all(chat.listUsers.items(), seen))).toMatchObject({ name: 'ChatApiError', status })
    expect(seen).toHaveLength(1)
  })
})

describe('a list that changes while it is read', () => {
  /** A service of 500 users, ten to a page, that deletes those whose uids it receives. */
  function service() {
    let uids = Array.from({ length: 500 }, (_, number) => `u${number}`)
    const warnings: string[] = []
    const { chat } = stubbedWith({ logger: { warn: (message) => void warnings.push(message) } }, ({ url, method, init }) => {
      if (method === 'DELETE') {
        const { uidsToDeactivate } = JSON.parse(init.body as string) as { uidsToDeactivate: string[] }
        uids = uids.filter((uid) => !uidsToDeactivate.includes(uid))
        return Response.json({ data: {} })
      }
      const page = Number(url.searchParams.get('page') ?? 1)
      const data = uids.slice(10 * (page - 1), 10 * page).map((uid) => ({ uid }))
      const pagination = { total: uids.length, count: data.length, current_page: page, total_pages: Math.ceil(uids.length / 10) }
      return Response.json({ data, meta: { pagination } })
    })
    const deactivate = (users: readonly { uid: string }[]) =>
      chat.deactivateUsers({ body: { uidsToDeactivate: users.map(({ uid }) => uid) } })
    return { chat, deactivate, warnings, left: () => uids.length }
  }

  test('is reported once if it shrinks between numbered pages', async () => {
    const { chat, deactivate, warnings, left } = service()
    for await (const { data } of chat.listUsers.pages()) await deactivate(data)
    expect(left()).toBeGreaterThan(0)
    expect(warnings).toEqual([expect.stringMatching(/^listUsers: the list shrank from 500 to 490 records .* may have been skipped/)])
    for await (const user of chat.listUsers.items()) if (user.uid.endsWith('5')) await deactivate([user])
    expect(warnings).toHaveLength(2)
  })

  test('is read completely by `toArray` before the first change', async () => {
    const { chat, deactivate, warnings, left } = service()
    for (const user of await chat.listUsers.items().toArray()) await deactivate([user])
    expect(left()).toBe(0)
    expect(warnings).toEqual([])
  })

  test('is emptied by reading its first page until it is empty', async () => {
    const { chat, deactivate, left } = service()
    for (;;) {
      const { data } = await chat.listUsers()
      if (data.length === 0) break
      await deactivate(data)
    }
    expect(left()).toBe(0)
  })

  const warningsOf = async (...pages: object[]) => {
    const warn = vi.fn()
    await all(stubbedWith({ logger: { warn } }, (_, number) => Response.json(pages[number - 1])).chat.listUsers.items())
    return warn.mock.calls
  }
  const paged = (pagination: object, ...uids: string[]) => ({ data: uids.map((uid) => ({ uid })), meta: { pagination } })

  test('is reported with its page count if the response states no total', async () => {
    expect(await warningsOf(numbered(1, 3, 'a'), numbered(2, 2, 'b'))).toEqual([[expect.stringContaining('from 3 to 2 pages')]])
  })

  test('is not reported if it grows, or if its total is 0, invalid or missing', async () => {
    expect(await warningsOf(numbered(1, 2, 'a'), numbered(2, 3, 'b'), numbered(3, 3, 'c'))).toEqual([])
    const zero = { total: 0, total_pages: 2 }
    expect(await warningsOf(paged({ ...zero, current_page: 1 }, 'a'), paged({ ...zero, current_page: 2 }, 'b'))).toEqual([])
    expect(await warningsOf(paged({ total: '9' }, 'a'), paged({ total: null }, 'b'), paged({}))).toEqual([])
  })
})

describe('toArray', () => {
  const threePages = () => inOrder(numbered(1, 3, 'a', 'b'), numbered(2, 3, 'c', 'd'), numbered(3, 3, 'e'))

  test.each([
    [{}, 5, 3],
    [{ limit: Number.POSITIVE_INFINITY }, 5, 3],
    [{ limit: 4 }, 4, 2],
    [{ limit: 3 }, 3, 2],
    [{ limit: 2 }, 2, 1],
    [{ limit: 0 }, 0, 0],
  ])('with %j returns %i records and fetches %i pages', async (options, records, pages) => {
    const { chat, sent } = threePages()
    const items = chat.listUsers.items()
    expect((await items.toArray(options)).map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd', 'e'].slice(0, records))
    expect(sent).toHaveLength(pages)
    expect(await items.next()).toEqual({ done: true, value: undefined })
  })

  test('returns only records that were not read before', async () => {
    const items = threePages().chat.listUsers.items()
    await items.next()
    expect((await items.toArray()).map(({ uid }) => uid)).toEqual(['b', 'c', 'd', 'e'])
  })

  test.each<[unknown, string]>([
    [{ limit: -1 }, '`limit` must be'],
    [{ limit: 1.5 }, '`limit` must be'],
    [{ limit: Number.NaN }, '`limit` must be'],
    [{ max: 10 }, 'no option `max`'],
    [10, 'pass the options as an object'],
  ])('rejects %j before sending', async (options, message) => {
    const { chat, sent } = threePages()
    const failure = await outcomeOf(chat.listUsers.items().toArray(options as never))
    expect(String(failure)).toMatch(/^TypeError: listUsers\.items\(\)\.toArray: /)
    expect(String(failure)).toContain(message)
    expect(sent).toHaveLength(0)
  })
})
