// The headers and query parameters that a client and a call add to a request, and those that they
// must not change; and requests without a method of their own.
import { inspect } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { createChatClient } from '../client/createChatClient.ts'
import { redactHeaders } from '../errors/redact.ts'
import { type FullChatClient, isChatApiError, responseOf } from '../index.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
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

  test('with the same name in another case replace each other, and those of the client', async () => {
    const { chat, sent } = stubbedWith({ headers: { 'X-TRACE': 'a' } })
    await chat.listUsers({}, { headers: { 'X-Trace': 'b', 'x-trace': 'c' } })
    expect(sent[0]?.headers.get('x-trace')).toBe('c')
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
    const names = ['x-gateway', 'x-run', 'user-agent', 'apikey']
    expect(sent.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
      ['north', null, 'garden/1', apiKey],
      ['north', '7', 'garden/1', apiKey],
      ['south', null, 'garden/1', apiKey],
      ['north', null, 'garden/1', apiKey],
    ])
  })
})

// It calls what the documents lack, with everything that a method has.
describe('`request`', () => {
  const stub = () => stubFetch(() => Response.json({ data: { planted: true } }))

  test('sends method, path, query, headers and body, and returns the body of the response', async () => {
    const { fetch, sent } = stub()
    const result = await make(fetch).request('POST', '/beds/north%2F1/plants', {
      query: { dry: true, tags: ['a', 'b c'] },
      headers: { 'x-trace': '7' },
      body: { kind: 'leek' },
    })
    expect(result).toEqual({ data: { planted: true } })
    expect(responseOf(result as object)).toMatchObject({ status: 200, attempts: 1 })
    const [{ url, method, headers, init } = expect.fail()] = sent
    expect([method, url.href]).toEqual(['POST', 'https://api.example/beds/north%2F1/plants?dry=true&tags=a&tags=b%20c'])
    expect(Object.fromEntries(headers)).toMatchObject({ apikey: apiKey, 'content-type': 'application/json', 'x-trace': '7' })
    expect(init.body).toBe('{"kind":"leek"}')
  })

  test('sends a form with its boundary', async () => {
    const { fetch, sent } = stub()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array([0xff])]), 'words.csv')
    await make(fetch).request('POST', '/beds', { body })
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent[0]?.init.body).toBeInstanceOf(Uint8Array)
  })

  test('counts against the limit of the operation at its path', async () => {
    const limits: string[] = []
    const acquire = (limit: string) => {
      limits.push(limit.replace(/^\S+ /, ''))
      return { granted: true as const, release() {} }
    }
    const chat = make(stub().fetch, { rateLimiter: { acquire } })
    await chat.importUsers({ body: { users: {} } })
    await chat.request('POST', '/data_import/users', { body: { users: {} } })
    await chat.request('GET', '/beds')
    expect(limits).toEqual([limits[0], limits[0], 'standard'])
    expect(limits[0]).not.toBe('standard')
  })

  test.each<[name: string, path: string, facts: object]>([
    ['an operation', '/users/mira', { operationId: 'get-user', path: '/users/{uid}' }],
    ['the operation with the fewest parameters', '/conversations/pinned', { operationId: 'list-global-pinned-conversations' }],
    ['a path that the documents lack', '/beds', { operationId: undefined, method: 'GET', path: '/beds' }],
  ])('throws the error of %s', async (_, path, facts) => {
    const fetch = async () => Response.json({ error: { code: 'ERR_X', message: `No ${apiKey}.` } }, { status: 404 })
    const error = await outcomeOf(make(fetch).request('GET', path))
    expect(isChatApiError(error) && error).toMatchObject({ ...facts, status: 404, code: 'ERR_X' })
    expect(JSON.stringify(error)).not.toContain(apiKey)
  })

  test('shows no credential in the path of an operation that the documents have for other methods', async () => {
    const chat = make((address) => Promise.reject(new Error(`request to ${address} failed`)), { retries: 0 })
    const error: unknown = await chat.request('PATCH', '/apikeys/cafebabecafe').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ operationId: undefined, method: 'PATCH', path: '/apikeys/{apiKey}' })
    expect(inspect(error)).not.toContain('cafebabe')
  })

  test('takes the options of a call', async () => {
    const chat = make(() => new Promise(() => {}), { retries: 0 })
    await expect(chat.request('GET', '/beds', { timeout: 5 })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
    await expect(chat.request('GET', '/beds', { deadline: 5 })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
    await expect(chat.request('GET', '/beds', { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  })

  describe('is rejected before anything is sent', () => {
    const cases: [what: string, args: unknown[], message: string][] = [
      ['a method in lower case', ['get', '/users'], 'the method must be one of GET, POST, PUT, PATCH, DELETE'],
      ['a path alone', ['/users'], 'the method must be one of'],
      ['no path', ['GET'], 'the path must begin with a slash'],
      ['a whole address', ['GET', 'https://evil.example/users'], 'the path must begin with a slash'],
      ['the end of another host', ['GET', '.evil.example/users'], 'the path must begin with a slash'],
      ['a user before another host', ['GET', '@evil.example/users'], 'the path must begin with a slash'],
      ['a step upwards', ['GET', '/../users'], 'relative path segment'],
      ['a query in the path', ['GET', '/users?perPage=1'], 'pass query parameters as `query`'],
      ['a fragment', ['GET', '/users#a'], 'pass query parameters as `query`'],
      ['a space', ['GET', '/users/mira okafor'], 'encodeURIComponent'],
      ['a line break, which the platform would remove', ['GET', '/us\ners'], 'encodeURIComponent'],
      ['a backslash', ['GET', '/users\\mira'], 'encodeURIComponent'],
      ['an umlaut', ['GET', '/users/jörg'], 'encodeURIComponent'],
      ['a template', ['GET', '/users/{uid}'], 'encodeURIComponent'],
      ['a body of a GET', ['GET', '/users', { body: {} }], 'a GET has no `body`'],
      ['a text as the body', ['POST', '/users', { body: 'x' }], '`body` must be an object'],
      ['an option that does not exist', ['GET', '/users', { timeOut: 1 }], 'request: there is no option `timeOut`'],
      ['a value that no query has', ['GET', '/users', { query: { a: {} } }], '`a` must be a string'],
      ['another key', ['GET', '/users', { headers: { apiKey: 'x' } }], '`headers` cannot contain `apiKey`'],
      ['another user', ['GET', '/users', { headers: { onBehalfOf: 'x' } }], '`headers` cannot contain `onBehalfOf`'],
    ]
    test.each(cases)('%s', async (_, args, message) => {
      const { fetch, sent } = stub()
      const request = make(fetch).as('jonas').request as (...args: unknown[]) => Promise<unknown>
      expect(await outcomeOf(request(...args))).toMatchObject({ name: 'TypeError', message: expect.stringContaining(message) })
      expect(sent).toHaveLength(0)
    })
  })
})
