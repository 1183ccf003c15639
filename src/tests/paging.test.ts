// Lists are read to their end and no further, as the documents declare it.
import { describe, expect, test } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example/v3'
const client = (fetch: typeof globalThis.fetch) => createChatClient({ baseUrl, apiKey, fetch })

/** Answers with one page after the other, and with the last one from then on. */
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

describe('which operations can be walked', () => {
  test.each(everyOperation)('$document $name', ({ document, name, route }) => {
    const method = clientOf(document, { fetch: stubFetch().fetch })[name]
    expect([typeof method?.items, typeof method?.pages]).toEqual(route.entry.items ? ['function', 'function'] : ['undefined', 'undefined'])
  })

  test('some page by number, some by cursor, and some lists not at all', () => {
    const lists = everyOperation.filter(({ route }) => route.operationId.startsWith('list-'))
    expect(new Set(lists.map(({ route: { entry } }) => entry.items && (entry.next ? 'cursor' : 'page')))).toEqual(
      new Set(['page', 'cursor', undefined]),
    )
  })
})

test('every list can be walked from one empty page to its end', async () => {
  for (const { document, name, route, required } of everyOperation.filter((operation) => operation.route.entry.items)) {
    const { fetch, sent } = stubFetch(() => Response.json({ data: [], meta: {} }))
    const method = clientOf(document, { fetch })[name] as Required<Method>
    expect(await all(method.items(required)), route.operationId).toEqual([])
    expect(await all(method.pages(required)), route.operationId).toHaveLength(1)
    expect(sent).toHaveLength(2)
  }
})

describe('by page numbers', () => {
  test('goes from page to page, arguments and options kept', async () => {
    const { fetch, sent } = inOrder(numbered(1, 3, 'a', 'b'), numbered(2, 3, 'c'), numbered(3, 3, 'd'))
    const users = await all(client(fetch).listUsers.items({ perPage: 2, searchKey: 'x y' }, { headers: { 'x-trace': 't' } }))
    expect(users.map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd'])
    expect(queries(sent)).toEqual(['?perPage=2&searchKey=x%20y', '?perPage=2&searchKey=x%20y&page=2', '?perPage=2&searchKey=x%20y&page=3'])
    expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t', 't', 't'])
  })

  test('begins at the page that is asked for', async () => {
    const { fetch, sent } = inOrder(numbered(2, 3, 'c'), numbered(3, 3, 'd'))
    expect(await all(client(fetch).listUsers.items({ page: 2 }))).toHaveLength(2)
    expect(queries(sent)).toEqual(['?page=2', '?page=3'])
  })

  test('stops at an empty page, whatever the number of pages', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a'), numbered(2, 9))
    expect(await all(client(fetch).listUsers.items())).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  test('gives no page twice, and says that the rest cannot be reached', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a'))
    const seen: unknown[] = []
    const walk = async () => {
      for await (const user of client(fetch).listUsers.items()) seen.push(user)
    }
    await expect(walk()).rejects.toThrow(/listUsers: .* twice/)
    expect(seen).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  test('ends where the number of pages shrinks under it', async () => {
    const { fetch } = inOrder(numbered(1, 3, 'a'), numbered(2, 2, 'b'))
    expect(await all(client(fetch).listUsers.items())).toHaveLength(2)
  })
})

describe('by page numbers that the answer does not tell', () => {
  const page = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) })

  test('goes on until a page is empty', async () => {
    const { fetch, sent } = inOrder(page('1', '2'), page('3'), page())
    const messages = await all(client(fetch).listAllThreadMessages.items({ id: '42', perPage: 2 }))
    expect(messages.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(queries(sent)).toEqual(['?perPage=2', '?perPage=2&page=2', '?perPage=2&page=3'])
  })

  test('counts on from the page that is asked for', async () => {
    const { fetch, sent } = inOrder(page('3'), page())
    await all(client(fetch).listAllThreadMessages.items({ id: '42', page: 7 }))
    expect(queries(sent)).toEqual(['?page=7', '?page=8'])
  })

  test.each([
    ['without numbers', {}],
    ['with a number but no number of pages', { meta: { pagination: { current_page: 1 } } }],
    ['with numbers as texts', { meta: { pagination: { current_page: '1', total_pages: '9' } } }],
  ])('stops with an error where the page repeats %s', async (_, meta) => {
    const { fetch, sent } = inOrder({ ...page('1', '2'), ...meta })
    const seen: unknown[] = []
    const walk = async () => {
      for await (const message of client(fetch).listAllThreadMessages.items({ id: '42' })) seen.push(message)
    }
    await expect(walk()).rejects.toThrow(/listAllThreadMessages: .* twice/)
    expect(seen).toHaveLength(2)
    expect(sent).toHaveLength(2)
  })

  test('ends quietly where the page that repeats says that it is not full', async () => {
    const { fetch, sent } = inOrder({ ...page('1', '2'), meta: { current: { limit: 100, count: 2 } } })
    expect(await all(client(fetch).listAllThreadMessages.items({ id: '42' }))).toHaveLength(2)
    expect(sent).toHaveLength(2)
  })
})

describe('by cursor', () => {
  const stretch = (next: unknown, ...ids: string[]) => ({ data: ids.map((id) => ({ id })), meta: { next } })

  test('sends back the cursor’s declared fields and nothing else', async () => {
    const { fetch, sent } = inOrder(
      stretch({ affix: 'append', id: '2', sentAt: 17, evil: 'x' }, '1', '2'),
      stretch({ affix: 'append', id: '3', sentAt: 18 }, '3'),
      stretch(null),
    )
    const messages = await all(client(fetch).listAllMessages.items({ limit: 2 }))
    expect(messages.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(queries(sent)).toEqual(['?limit=2', '?limit=2&affix=append&id=2&sentAt=17', '?limit=2&affix=append&id=3&sentAt=18'])
  })

  test('follows an empty stretch that names the next one, in `items` and in `pages`', async () => {
    const stretches = [stretch({ id: '1' }), stretch({ id: '2' }), stretch({ id: '3' }, '7'), stretch(null)] as const
    expect((await all(client(inOrder(...stretches).fetch).listAllMessages.items())).map(({ id }) => id)).toEqual(['7'])
    expect(await all(client(inOrder(...stretches).fetch).listAllMessages.pages())).toHaveLength(4)
  })

  test('does not follow empty stretches for ever', async () => {
    const { fetch, sent } = stubFetch((_, number) => Response.json(stretch({ id: String(number) })))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toMatchObject({
      name: 'ChatApiError',
      operationId: 'list-all-messages',
      message: expect.stringContaining('nothing but empty pages'),
    })
    expect(sent).toHaveLength(1001)
  })

  test.each([null, undefined, {}, [], 'next', { unknown: 1 }, { id: null }])('ends at the cursor %j', async (next) => {
    const { fetch, sent } = inOrder(stretch(next, '1'))
    expect(await all(client(fetch).listAllMessages.items())).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test('ends at an empty stretch that has a cursor all the same', async () => {
    const { fetch, sent } = inOrder(stretch({ id: '1' }, '1'), stretch({ id: '1' }))
    expect(await all(client(fetch).listAllMessages.items())).toHaveLength(1)
    expect(sent).toHaveLength(2)
  })

  test('stops with an error where the cursor repeats', async () => {
    const { fetch, sent } = inOrder(stretch({ id: '1' }, '1'), stretch({ id: '1' }, '2'))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toMatchObject({
      name: 'ChatApiError',
      status: 200,
      operationId: 'list-all-messages',
      message: expect.stringMatching(/listAllMessages: .* twice/),
    })
    expect(sent).toHaveLength(2)
  })

  test('stops with an error where cursors go round in a circle', async () => {
    const circle = ['a', 'b', 'c']
    const { fetch, sent } = stubFetch((_, number) => Response.json(stretch({ id: circle[number % 3] }, String(number))))
    await expect(all(client(fetch).listAllMessages.items())).rejects.toThrow(/twice/)
    expect(sent).toHaveLength(4)
  })

  test('finds a cursor that is called otherwise', async () => {
    const { fetch, sent } = inOrder({ data: [{ id: '1' }], meta: { cursor: { affix: 'append', id: 1 } } }, { data: [] })
    await all(client(fetch).listUserMessages.items({ uid: 'mira' }))
    expect(queries(sent)).toEqual(['', '?affix=append&id=1'])
  })
})

describe('the caller’s loop', () => {
  test('fetches nothing before it begins, and nothing after it ends', async () => {
    const { fetch, sent } = inOrder(numbered(1, 9, 'a', 'b'), numbered(2, 9, 'c'))
    const walk = client(fetch).listUsers.items()
    expect(sent).toHaveLength(0)
    for await (const { uid } of walk) if (uid === 'b') break
    expect(sent).toHaveLength(1)
    expect(await walk.next()).toEqual({ done: true, value: undefined })
  })

  test('gets whole pages from `pages`, as they were answered', async () => {
    const { fetch } = inOrder(numbered(1, 2, 'a'), numbered(2, 2, 'b'))
    expect(await all(client(fetch).listUsers.pages())).toEqual([numbered(1, 2, 'a'), numbered(2, 2, 'b')])
  })

  test('gets an error of any page, after the pages before it', async () => {
    const { fetch } = stubFetch((_, number) => (number === 1 ? Response.json(numbered(1, 2, 'a')) : Response.json({}, { status: 404 })))
    const seen: unknown[] = []
    const walk = async () => {
      for await (const user of client(fetch).listUsers.items()) seen.push(user)
    }
    await expect(walk()).rejects.toMatchObject({ name: 'ChatApiError', status: 404 })
    expect(seen).toHaveLength(1)
  })

  test('leaves the arguments it was given as they were', async () => {
    const { fetch } = inOrder(numbered(1, 2, 'a'), numbered(2, 2, 'b'))
    const given = Object.freeze({ perPage: 1 })
    await all(client(fetch).listUsers.items(given))
    expect(given).toEqual({ perPage: 1 })
  })

  test.each([{ data: null }, { data: 'no list' }, { data: { a: 1 } }, {}, []])('takes %j for the end', async (answer) => {
    const { fetch, sent } = inOrder(answer)
    expect(await all(client(fetch).listUsers.items())).toEqual([])
    expect(sent).toHaveLength(1)
  })
})
