// The headers and query parameters that a client and a call add to a request, and those that they
// must not change.
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { createChatClient } from '../client/createChatClient.ts'
import { redactHeaders } from '../errors/redact.ts'
import { createManagementClient, type FullChatClient } from '../index.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'

restoreMocks()

/** Headers of another library: iterable, but not an instance of `Headers`. */
class OtherHeaders {
  readonly #entries = new Map([['x-trace', 't']]);
  [Symbol.iterator]() {
    return this.#entries[Symbol.iterator]()
  }
}

describe('headers', () => {
  const pairs: [string, string][] = [['x-trace', 't']]
  test.each<[form: string, headers: unknown]>([
    ['an object', { 'x-trace': 't' }],
    ['Headers', new Headers({ 'x-trace': 't' })],
    ['Headers of another library', new OtherHeaders()],
    ['a Map', new Map(pairs)],
    ['a Map from another realm', runInContext("new Map([['x-trace', 't']])", createContext({}))],
    ['an array of pairs', pairs],
    ['an object with capitalized names', { 'X-Trace': 't' }],
  ])('are accepted as %s', async (form, headers) => {
    const { chat, sent } = stubbed()
    await chat.listUsers({}, { headers: headers as never })
    expect(sent[0]?.headers.get('x-trace')).toBe('t')
    expect(redactHeaders(headers as never)).toEqual({ [form === 'an object with capitalized names' ? 'X-Trace' : 'x-trace']: 't' })
  })

  test('with the same name in another case replace each other', async () => {
    const { chat, sent } = stubbed()
    await chat.listUsers({}, { headers: { 'X-Trace': 'a', 'x-trace': 'b' } })
    expect(sent[0]?.headers.get('x-trace')).toBe('b')
  })
})

describe('the `user-agent`', () => {
  const agent = `${manifest.name}/${manifest.version}`

  test('is sent with every request, and a call can replace it', async () => {
    const { chat, sent } = stubbed()
    await chat.listUsers()
    await rawClient(chat).GET('/users')
    await chat.listUsers({}, { headers: { 'User-Agent': 'garden/1' } })
    expect(sent.map(({ headers }) => headers.get('user-agent'))).toEqual([agent, agent, 'garden/1'])
  })

  test('is not sent from a browser', async () => {
    vi.stubGlobal('window', { document: {} })
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' })
    const { chat, sent } = stubbedWith({ dangerouslyAllowBrowser: true })
    await chat.listUsers()
    expect(sent[0]?.headers.has('user-agent')).toBe(false)
  })
})

describe('`query`', () => {
  test('adds and encodes undocumented parameters', async () => {
    const { chat, sent } = stubbed()
    await chat.listUsers({ perPage: 2 }, { query: { sortBy: 'a b&c', since: 17, deep: true, tags2: ['a', 'b/c'] } })
    await chat.flushAuthtokens({ uid: 'mira' }, { query: { ü: 1 } })
    expect(sent.map(({ url }) => url.search)).toEqual(['?perPage=2&sortBy=a%20b%26c&since=17&deep=true&tags2=a&tags2=b%2Fc', '?%C3%BC=1'])
  })

  test('is sent with every page', async () => {
    const { chat, sent } = stubbed((_, number) =>
      Response.json({ data: [{}], meta: { pagination: { current_page: number, total_pages: 2 } } }),
    )
    for await (const _ of chat.listUsers.items({}, { query: { a: 1 } }));
    expect(sent.map(({ url }) => url.search)).toEqual(['?a=1', '?page=2&a=1'])
  })
})

describe('the global fetch', () => {
  test('is looked up for each request, so that it can be replaced at any time', async () => {
    const chat = createChatClient({ baseUrl, apiKey })
    for (const round of [1, 2]) {
      const { fetch, sent } = stubFetch()
      vi.stubGlobal('fetch', fetch)
      await chat.listUsers()
      await rawClient(chat).GET('/users')
      expect(sent, String(round)).toHaveLength(2)
    }
  })

  test('is called without `this`, with a URL string and an init object', async () => {
    vi.stubGlobal('fetch', function (this: unknown, input: unknown, init: unknown) {
      expect([this, typeof input, typeof init]).toEqual([undefined, 'string', 'object'])
      return Promise.resolve(Response.json({ data: [] }))
    })
    await createChatClient({ baseUrl, apiKey }).listUsers()
  })
})

describe('`headers` of a client', () => {
  const ways: [way: string, call: (chat: FullChatClient) => Promise<unknown>][] = [
    ['a method', (chat) => chat.getUser({ uid: 'mira' })],
    ['a page of a list', (chat) => chat.listUsers.items().toArray()],
    ['`as`', (chat) => chat.as('mira').listConversations()],
    ['`request`', (chat) => chat.request('GET', '/beds')],
    ['`fetchFor`', (chat) => fetchFor(chat)('/users')],
  ]
  test.each(ways)('are sent by %s, with those of `withOptions`', async (_, call) => {
    const headers = { 'X-Gateway': 'north', 'user-agent': 'garden/1' }
    const { chat, sent } = stubbedWith({ headers }, () => Response.json({ data: [] }))
    headers['X-Gateway'] = 'changed later'
    await call(chat)
    await call(chat.withOptions({ headers: new Map([['x-run', '7']]) }))
    await call(chat.withOptions({ headers: new Headers({ 'x-gateway': 'south' }) }))
    await call(chat)
    expect(
      sent.map(({ headers }) => [headers.get('x-gateway'), headers.get('x-run'), headers.get('user-agent'), headers.get('apikey')]),
    ).toEqual([
      ['north', null, 'garden/1', apiKey],
      ['north', '7', 'garden/1', apiKey],
      ['south', null, 'garden/1', apiKey],
      ['north', null, 'garden/1', apiKey],
    ])
  })

  test('are replaced by those of a call', async () => {
    const { chat, sent } = stubbedWith({ headers: { 'X-Trace': 'a' } })
    await chat.getUser({ uid: 'mira' }, { headers: { 'x-trace': 'b' } })
    expect(sent[0]?.headers.get('x-trace')).toBe('b')
  })

  test('are rejected with a credential of another API', () => {
    expect(() => createManagementClient({ key: 'k', secret: 's', headers: { apikey: 'x' } })).toThrow('cannot contain `apikey`')
  })
})
