// Lists are read to their end and no further, as the documents declare.
import { describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation, type Method, titled } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example/v3'
const client = (fetch: typeof globalThis.fetch) => createChatClient({ baseUrl, apiKey, fetch })

/** Responds with the pages in order, then repeats the last page. */
const inOrder = (...pages: object[]) => stubFetch((_, number) => Response.json(pages[Math.min(number, pages.length) - 1]))

const numbered = (page: number, total: number, ...uids: string[]) => ({
  data: uids.map((uid) => ({ uid })),
  meta: { pagination: { current_page: page, total_pages: total } },
})

const queries = (sent: readonly Sent[]) => sent.map(({ url }) => url.search)

async function all<Item>(walk: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of walk) items.push(item)
  return items
}

describe('`items` and `pages`', () => {
  test.each(titled(everyOperation))('read %s if the documents declare paging, and throw otherwise', (_, { document, name, route }) => {
    const method = clientOf(document, { fetch: stubFetch().fetch })[name]
    for (const read of [method?.items, method?.pages]) {
      if (route.entry.items) expect(read?.()).toHaveProperty('next')
      else expect(() => read?.()).toThrow(`${name}: its response is not a list of pages`)
    }
  })

  test('read some lists by page number and some by cursor, and others not', () => {
    const lists = everyOperation.filter(({ route }) => route.operationId.startsWith('list-'))
    expect(new Set(lists.map(({ route: { entry } }) => entry.items && (entry.next ? 'cursor' : 'page')))).toEqual(
      new Set(['page', 'cursor', undefined]),
    )
  })
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

describe('paging by page numbers', () => {
  test('keeps arguments and options from page to page', async () => {
    const { fetch, sent } = inOrder(numbered(1, 3, 'a', 'b'), numbered(2, 3, 'c'), numbered(3, 3, 'd'))
    const users = await all(client(fetch).listUsers.items({ perPage: 2, searchKey: 'x y' }, { headers: { 'x-trace': 't' } }))
    expect(users.map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd'])
    expect(queries(sent)).toEqual(['?perPage=2&searchKey=x%20y', '?perPage=2&searchKey=x%20y&page=2', '?perPage=2&searchKey=x%20y&page=3'])
    expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t', 't', 't'])
  })

  test('starts at the page in the arguments', async () => {
    const { fetch, sent } = inOrder(numbered(2, 3, 'c'), numbered(3, 3, 'd'))
    expect(await all(client(fetch).listUsers.items({ page: 2 }))).toHaveLength(2)
    expect(queries(sent)).toEqual(['?page=2', '?page=3'])
  })

  test('continues after an empty page if the response states more pages', async () => {
    const { fetch, sent } = inOrder(numbered(1, 4, 'a'), numbered(2, 4), numbered(3, 4), numbered(4, 4, 'b'))
    const users = await all(client(fetch).listUsers.items())
    expect(users.map(({ uid }) => uid)).toEqual(['a', 'b'])
    expect(sent).toHaveLength(4)
  })

  test('ends when an empty page repeats', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a'), numbered(2, 9))
    expect(await all(client(fetch).listUsers.items())).toHaveLength(1)
    expect(sent).toHaveLength(3)
  })

  test('throws instead of yielding a repeated page', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a'))
    const seen: unknown[] = []
    const walk = async () => {
      for await (const user of client(fetch).listUsers.items()) seen.push(user)
    }
    await expect(walk()).rejects.toThrow(/listUsers: .* twice/)
    expect(seen).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  test('ends early if the number of pages shrinks', async () => {
    const { fetch } = inOrder(numbered(1, 3, 'a'), numbered(2, 2, 'b'))
    expect(await all(client(fetch).listUsers.items())).toHaveLength(2)
  })
})

describe('paging by page numbers that the response does not state', () => {
  const page = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) })

  test('continues until a page is empty', async () => {
    const { fetch, sent } = inOrder(page('1', '2'), page('3'), page())
    const messages = await all(client(fetch).listAllThreadMessages.items({ id: '42', perPage: 2 }))
    expect(messages.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(queries(sent)).toEqual(['?perPage=2', '?perPage=2&page=2', '?perPage=2&page=3'])
  })

  test('counts from the page in the arguments', async () => {
    const { fetch, sent } = inOrder(page('3'), page())
    await all(client(fetch).listAllThreadMessages.items({ id: '42', page: 7 }))
    expect(queries(sent)).toEqual(['?page=7', '?page=8'])
  })

  test.each([
    ['without numbers', {}],
    ['with a page number but no page count', { meta: { pagination: { current_page: 1 } } }],
    ['with numbers as strings', { meta: { pagination: { current_page: '1', total_pages: '9' } } }],
  ])('throws if a page repeats %s', async (_, meta) => {
    const { fetch, sent } = inOrder({ ...page('1', '2'), ...meta })
    const seen: unknown[] = []
    const walk = async () => {
      for await (const message of client(fetch).listAllThreadMessages.items({ id: '42' })) seen.push(message)
    }
    await expect(walk()).rejects.toThrow(/listAllThreadMessages: .* twice/)
    expect(seen).toHaveLength(2)
    expect(sent).toHaveLength(2)
  })

  test('ends if the repeated page states that it is not full', async () => {
    const { fetch, sent } = inOrder({ ...page('1', '2'), meta: { current: { limit: 100, count: 2 } } })
    expect(await all(client(fetch).listAllThreadMessages.items({ id: '42' }))).toHaveLength(2)
    expect(sent).toHaveLength(2)
  })
})

describe('paging by cursor', () => {
  const part = (next: unknown, ...ids: string[]) => ({ data: ids.map((id) => ({ id })), meta: { next } })

  test('sends only the declared fields of a cursor', async () => {
    const { fetch, sent } = inOrder(
      part({ affix: 'append', id: '2', sentAt: 17, evil: 'x' }, '1', '2'),
      part({ affix: 'append', id: '3', sentAt: 18 }, '3'),
      part(null),
    )
    const messages = await all(client(fetch).listAllMessages.items({ limit: 2 }))
    expect(messages.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(queries(sent)).toEqual(['?limit=2', '?limit=2&affix=append&id=2&sentAt=17', '?limit=2&affix=append&id=3&sentAt=18'])
  })

  test('continues after an empty page that has a cursor', async () => {
    const parts = [part({ id: '1' }), part({ id: '2' }), part({ id: '3' }, '7'), part(null)] as const
    expect((await all(client(inOrder(...parts).fetch).listAllMessages.items())).map(({ id }) => id)).toEqual(['7'])
    expect(await all(client(inOrder(...parts).fetch).listAllMessages.pages())).toHaveLength(4)
  })

  test('throws after too many empty pages', async () => {
    const { fetch, sent } = stubFetch((_, number) => Response.json(part({ id: String(number) })))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toMatchObject({
      name: 'ChatApiError',
      operationId: 'list-all-messages',
      message: expect.stringContaining('nothing but empty pages'),
    })
    expect(sent).toHaveLength(1001)
  })

  test.each(['next', 7, true, ['x'], { unknown: 1 }])('throws, after the page, if the cursor has an unknown form: %j', async (next) => {
    const seen: string[] = []
    const read = async () => {
      for await (const { id } of client(inOrder(part(next, '1')).fetch).listAllMessages.items()) seen.push(String(id))
    }
    await expect(read()).rejects.toMatchObject({ name: 'ChatApiError', message: expect.stringContaining('a cursor of an unknown form') })
    expect(seen).toEqual(['1'])
  })

  test.each([null, undefined, {}, [], '', { id: null }])('ends if the cursor is %j', async (next) => {
    const { fetch, sent } = inOrder(part(next, '1'))
    expect(await all(client(fetch).listAllMessages.items())).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test('ends if the cursor of an empty page repeats', async () => {
    const { fetch, sent } = inOrder(part({ id: '1' }, '1'), part({ id: '1' }))
    expect(await all(client(fetch).listAllMessages.items())).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  test('throws if the cursor repeats', async () => {
    const { fetch, sent } = inOrder(part({ id: '1' }, '1'), part({ id: '1' }, '2'))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toMatchObject({
      name: 'ChatApiError',
      status: 200,
      operationId: 'list-all-messages',
      message: expect.stringMatching(/listAllMessages: .* twice/),
    })
    expect(sent).toHaveLength(2)
  })

  test('throws if cursors form a cycle', async () => {
    const cycle = ['a', 'b', 'c']
    const { fetch, sent } = stubFetch((_, number) => Response.json(part({ id: cycle[number % 3] }, String(number))))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toThrow(/twice/)
    expect(sent).toHaveLength(4)
  })

  test('reads a cursor from another field of the response', async () => {
    const { fetch, sent } = inOrder({ data: [{ id: '1' }], meta: { cursor: { affix: 'append', id: 1 } } }, { data: [] })
    await all(client(fetch).listUserMessages.items({ uid: 'mira' }))
    expect(queries(sent)).toEqual(['', '?affix=append&id=1'])
  })
})

describe('iteration', () => {
  test('fetches nothing before the loop begins or after it ends', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a', 'b'), numbered(2, 9, 'c'))
    const walk = client(fetch).listUsers.items()
    expect(sent).toHaveLength(0)
    for await (const { uid } of walk) if (uid === 'b') break
    expect(sent).toHaveLength(1)
    expect(await walk.next()).toEqual({ done: true, value: undefined })
  })

  test('yields whole responses from `pages`', async () => {
    const { fetch } = inOrder(numbered(1, 2, 'a'), numbered(2, 2, 'b'))
    expect(await all(client(fetch).listUsers.pages())).toEqual([numbered(1, 2, 'a'), numbered(2, 2, 'b')])
  })

  test('throws the error of a page after yielding the pages before it', async () => {
    const { fetch } = stubFetch((_, number) => (number === 1 ? Response.json(numbered(1, 2, 'a')) : Response.json({}, { status: 404 })))
    const seen: unknown[] = []
    const walk = async () => {
      for await (const user of client(fetch).listUsers.items()) seen.push(user)
    }
    await expect(walk()).rejects.toMatchObject({ name: 'ChatApiError', status: 404 })
    expect(seen).toHaveLength(1)
  })

  test('does not change its arguments', async () => {
    const { fetch } = inOrder(numbered(1, 2, 'a'), numbered(2, 2, 'b'))
    const parameters = Object.freeze({ perPage: 1 })
    await all(client(fetch).listUsers.items(parameters))
    expect(parameters).toEqual({ perPage: 1 })
  })

  test.each([{ data: null }, { data: 'text' }, { data: { a: 1 } }, {}, []])('ends with a warning at the page %j', async (page) => {
    const { fetch, sent } = inOrder(page)
    const warn = vi.fn()
    expect(await all(createChatClient({ baseUrl, apiKey, fetch, logger: { warn } }).listUsers.items())).toEqual([])
    expect(sent).toHaveLength(1)
    expect(warn.mock.calls).toEqual([['listUsers: the response has no list at `data`; the page is read as empty.']])
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
    await all(createChatClient({ baseUrl, apiKey, fetch: inOrder(...pages).fetch, logger: { warn } }).listUsers.items())
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
    [undefined, 5, 3],
    [{ limit: Number.POSITIVE_INFINITY }, 5, 3],
    [{ limit: undefined }, 5, 3],
    [{ limit: 9 }, 5, 3],
    [{ limit: 4 }, 4, 2],
    [{ limit: 3 }, 3, 2],
    [{ limit: 2 }, 2, 1],
    [{ limit: 0 }, 0, 0],
  ])('with %j returns %i records and fetches %i pages', async (options, records, pages) => {
    const { fetch, sent } = threePages()
    const items = client(fetch).listUsers.items()
    expect((await items.toArray(options)).map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd', 'e'].slice(0, records))
    expect(sent).toHaveLength(pages)
    expect(await items.next()).toEqual({ done: true, value: undefined })
  })

  test('returns only records that were not read before', async () => {
    const items = client(threePages().fetch).listUsers.items()
    await items.next()
    expect((await items.toArray()).map(({ uid }) => uid)).toEqual(['b', 'c', 'd', 'e'])
  })

  test('throws the error of a page', async () => {
    const { fetch } = stubFetch((_, number) => (number === 1 ? Response.json(numbered(1, 2, 'a')) : Response.json({}, { status: 404 })))
    await expect(client(fetch).listUsers.items().toArray()).rejects.toMatchObject({ name: 'ChatApiError', status: 404 })
  })

  test.each<[unknown, string]>([
    [{ limit: -1 }, '`limit` must be'],
    [{ limit: 1.5 }, '`limit` must be'],
    [{ limit: '10' }, '`limit` must be'],
    [{ limit: Number.NaN }, '`limit` must be'],
    [{ max: 10 }, 'no option `max`'],
    [10, 'pass the options as an object'],
  ])('rejects %j before sending', async (options, message) => {
    const { fetch, sent } = threePages()
    await expect(
      client(fetch)
        .listUsers.items()
        .toArray(options as never),
    ).rejects.toThrow(`listUsers.items().toArray: `)
    await expect(
      client(fetch)
        .listUsers.items()
        .toArray(options as never),
    ).rejects.toThrow(message)
    expect(sent).toHaveLength(0)
  })
})
