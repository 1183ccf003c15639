// `rawClient` is openapi-fetch as its users know it, and `fetchFor` a `fetch` for other clients,
// over this package's transport.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example/v3'

restoreMocks()

const textOf = ({ body }: RequestInit) => (typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array))

test('encodes path values, and returns data or an error, and the response', async () => {
  const { chat, sent } = stubbed((_, number) =>
    number === 1
      ? Response.json({ data: [{ uid: 'mira' }] }, { headers: { 'x-a': 'b' } })
      : Response.json({ error: { code: 'ERR_UID_NOT_FOUND' } }, { status: 404 }),
  )
  const raw = rawClient(chat)
  const found = await raw.GET('/users', { params: { query: { perPage: 1 } } })
  expect([found.data, found.error, found.response.headers.get('x-a')]).toEqual([{ data: [{ uid: 'mira' }] }, undefined, 'b'])
  const missing = await raw.GET('/users/{uid}', { params: { path: { uid: 'no b/ö?#' } } })
  expect([missing.data, missing.error, missing.response.status]).toEqual([undefined, { error: { code: 'ERR_UID_NOT_FOUND' } }, 404])
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual(['/users?perPage=1', '/users/no%20b%2F%C3%B6%3F%23'])
})

test('sends bodies, forms and `onBehalfOf`', async () => {
  const { chat, sent } = stubbed()
  const raw = rawClient(chat)
  await raw.POST('/messages/{id}/flagged', { params: { path: { id: '42' }, header: { onBehalfOf: 'mira' } }, body: { remark: 'grün' } })
  const form = new FormData()
  form.append('category', 'word')
  form.append('file', new Blob([new Uint8Array([0xff, 0x00, 0xc3])]), 'words.csv')
  await raw.POST('/moderation/keywords', { body: form as never })
  await raw.POST('/users/{uid}/auth_tokens', { params: { path: { uid: 'mira' } }, body: {} })
  const [flagged, keywords, token] = sent.map(({ url, method, headers, init }) => ({
    ...{ method, path: url.pathname, headers: Object.fromEntries(headers), body: textOf(init) },
  }))
  expect(flagged).toMatchObject({ method: 'POST', path: '/messages/42/flagged', body: '{"remark":"grün"}' })
  const expected = { onbehalfof: 'mira', 'content-type': 'application/json', apikey: apiKey, accept: expect.any(String) }
  expect(flagged?.headers).toMatchObject(expected)
  expect(keywords?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(keywords?.body).toContain('words.csv')
  expect(token?.body).toBe('{}')
})

const throwing = (thrown: unknown) => () => {
  throw thrown
}

const circular: Record<string, unknown> = {}
circular.self = circular

test.each([
  ['that JSON leaves out', () => {}],
  ['that gives nothing in JSON', { toJSON: () => undefined }],
  ['nested too deeply', { toJSON: throwing(new RangeError('Maximum call stack size exceeded')) }],
  ['with itself in it', circular],
  ['with a BigInt', { id: 1n }],
  ['whose content JSON does not have', new Map([['uid', 'mira']])],
  ['whose `toJSON` throws nothing', { toJSON: throwing(undefined) }],
])('rejects a body %s before anything is sent', async (_, body) => {
  const { chat, sent } = stubbed()
  await expect(rawClient(chat).POST('/users', { body: body as never })).rejects.toThrow(/^raw: /)
  await expect(rawClient(chat).POST('/users', { body: body as never })).rejects.toThrow(TypeError)
  expect(sent).toHaveLength(0)
})

const both = { baseUrl, key: 'k', secret: 's' }
test.each([
  ['a calls client', (options: object) => rawClient(createCallsClient({ baseUrl, apiKey, ...options })).GET('/calls'), ['apikey']],
  ['a management client', (options: object) => rawClient(createManagementClient({ ...both, ...options })).GET('/apps'), ['key', 'secret']],
] as const)('%s has `rawClient` with its own keys', async (_, call, names) => {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }))
  await call({ fetch })
  expect([...(sent[0]?.headers.keys() ?? [])].filter((name) => /key|secret/.test(name))).toEqual([...names])
})

describe('a path value', () => {
  test.each(['.', '..', '%2e%2E', '', 'a/../b', undefined, null, {}])('is rejected if it is %j', async (uid) => {
    const { chat, sent } = stubbed()
    const call = rawClient(chat).GET('/users/{uid}', { params: { path: { uid: uid as string } } })
    await expect(call).rejects.toThrow(/^raw: `uid` /)
    expect(sent).toHaveLength(0)
  })

  const missing = [undefined, {}, { params: {} }, { params: { query: {} } }, { params: { path: Object.create({ uid: 'a' }) } }]
  test.each(missing)('is rejected if it is missing from %j', async (init) => {
    const { chat, sent } = stubbed()
    const call = rawClient(chat).GET('/users/{uid}', init as never)
    await expect(call).rejects.toThrow('raw: `uid` is missing')
    expect(sent).toHaveLength(0)
  })
})

test('middleware sees requests and responses but cannot set credentials', async () => {
  const { chat, sent } = stubbed(() => Response.json({ data: [] }))
  const raw = rawClient(chat)
  const seen: string[] = []
  const middleware = {
    onRequest({ request }: { request: Request }) {
      request.headers.set('x-trace', 't')
      request.headers.set('apikey', 'another')
      request.headers.set('cookie', 'a=b')
      seen.push('request')
    },
    onResponse: () => void seen.push('response'),
  }
  raw.use(middleware)
  await raw.GET('/users')
  expect(seen).toEqual(['request', 'response'])
  expect(sent[0]?.headers.get('x-trace')).toBe('t')
  expect(sent[0]?.headers.get('apikey')).toBe(apiKey)
  expect(sent[0]?.headers.has('cookie')).toBe(false)
  raw.eject(middleware)
  await raw.GET('/users')
  expect(seen).toHaveLength(2)
})

test.each<[string, number, string]>([
  ['a list', 200, '{"data":[{"uid":"mira"}]}'],
  ['a `__proto__`', 200, '{"data":{"__proto__":{"isAdmin":true}}}'],
  ['nothing', 204, ''],
  ['an error', 404, `{"error":{"code":"ERR_X","message":"${apiKey}"}}`],
  ['text', 200, 'text'],
])('returns and sends with middleware what it returns and sends without: %s', async (_, status, body) => {
  const middleware = [{ onRequest() {} }]
  // A call without its own `fetch` uses the client's.
  const outcomes = [{}, { middleware }, { middleware, fetch: undefined as never }].map(async (init) => {
    const answer = new Response(status === 204 ? null : body, { status, headers: { 'x-a': apiKey, 'content-type': 'application/json' } })
    const { chat, sent } = stubbedWith({ retries: 0 }, () => answer)
    const parameters = { params: { path: { id: '42' }, header: { onBehalfOf: 'mira' } }, body: { remark: 'grün' } }
    const call = rawClient(chat).POST('/messages/{id}/flagged', { ...parameters, ...init })
    const { data, error, response } = await call.catch((error: unknown) => ({ data: undefined, error: `${error}`, response: undefined }))
    const [{ url, method, headers, init: own } = expect.fail()] = sent
    const shown = [response instanceof Response, response?.status, response?.headers.get('x-a')]
    return { data, error, shown, sent: [url.href, method, [...headers], textOf(own)] }
  })
  const [without, ...withMiddleware] = await Promise.all(outcomes)
  expect(withMiddleware).toEqual([without, without])
  expect(JSON.stringify(without?.error ?? '')).not.toContain(apiKey)
})

test.each([0, 100, 999, Number.NaN])('names the status %s of a custom `fetch`, which no Response can have', async (status) => {
  const answer = { status, ok: true, headers: new Headers(), text: () => '{"data":{}}', body: null, bodyUsed: false, redirected: false }
  const { chat } = stubbedWith({ retries: 0 }, () => answer as never)
  const body = { uid: 'mira', name: 'Mira' }
  const message = `\`fetch\` must return a Response with a status from 200 to 599; it is ${status}.`
  for (const init of [{}, { middleware: [{ onRequest() {} }] }])
    await expect(rawClient(chat).POST('/users', { body, ...init })).rejects.toThrow(message)
  await expect(fetchFor(chat)('/users', { method: 'POST', body: JSON.stringify(body) })).rejects.toThrow(message)
})

test('serializes query arrays as documented', async () => {
  const { chat, sent } = stubbed(() => Response.json({ data: [] }))
  const raw = rawClient(chat)
  await raw.GET('/users', { params: { query: { tags: ['a', 'b c'], roles: ['x', 'y'], searchKey: undefined as never } } })
  await raw.GET('/users', { params: { query: { tags: ['a', 'b'] } }, querySerializer: { array: { style: 'form', explode: true } } })
  await raw.GET('/something-new' as never, { params: { query: { a: [1, 2], b: null } } } as never)
  expect(sent.map(({ url }) => url.search)).toEqual(['?tags=a,b%20c&roles=x&roles=y', '?tags=a&tags=b', '?a=1&a=2'])
  await expect(raw.GET('/users', { params: { query: { searchKey: {} as never } } })).rejects.toThrow('raw: `searchKey` must be')
  await expect(raw.GET('/users', { params: { query: new Map() as never } })).rejects.toThrow('raw: `query` must be an object; it is a Map.')
})

test('throws what middleware throws, whatever it is, at each of its functions', async () => {
  const functions = fc.constantFrom('onRequest', 'onResponse', 'onError')
  await fc.assert(
    fc.asyncProperty(functions, fc.oneof(fc.anything(), fc.constant(Symbol('thrown'))), fc.boolean(), async (name, thrown, isOfCall) => {
      const { chat } = stubbedWith({ retries: 0 }, () =>
        name === 'onError' ? Promise.reject(new Error('gone')) : Response.json({ data: [] }),
      )
      const raw = rawClient(chat)
      const middleware = { [name]: throwing(thrown) } as never
      if (!isOfCall) raw.use(middleware)
      const outcome = await raw.GET('/users', isOfCall ? { middleware: [middleware] } : {}).catch((error: unknown) => [error])
      expect(outcome).toEqual([thrown])
    }),
  )
})

test('throws a TypeError for invalid middleware and for invalid results of middleware', async () => {
  const { chat } = stubbed(() => Response.json({ data: [] }))
  const raw = rawClient(chat)
  expect(() => raw.use({} as never)).toThrow(TypeError)
  raw.use({ onRequest: () => 'x' as never })
  await expect(raw.GET('/users')).rejects.toThrow(TypeError)
})

describe('`fetchFor`', () => {
  const make = () => stubbedWith({ baseUrl }, () => Response.json({ data: [] }, { headers: { 'x-a': 'b' } }))

  test.each<[form: string, input: string | URL | Request, init?: RequestInit]>([
    ['an address and an init object', `${baseUrl}/users/mira?a=1`, { method: 'PUT', body: '{"name":"Mira"}', headers: { 'x-trace': 't' } }],
    ['a URL', new URL(`${baseUrl}/users/mira?a=1`), { method: 'PUT', body: '{"name":"Mira"}', headers: [['x-trace', 't']] }],
    ['a Request', new Request(`${baseUrl}/users/mira?a=1`, { method: 'PUT', body: '{"name":"Mira"}', headers: { 'x-trace': 't' } })],
    ['a path', '/users/mira?a=1', { method: 'PUT', body: '{"name":"Mira"}', headers: new Headers({ 'x-trace': 't' }) }],
  ])('sends %s with the key, and returns a response', async (_, input, init) => {
    const { chat, sent } = make()
    const response = await fetchFor(chat.as('jonas'))(input, init)
    expect([response.status, response.headers.get('x-a'), await response.json()]).toEqual([200, 'b', { data: [] }])
    const [{ url, method, headers, init: own } = expect.fail()] = sent
    const body = textOf(own)
    expect([method, url.href, body]).toEqual(['PUT', `${baseUrl}/users/mira?a=1`, '{"name":"Mira"}'])
    expect(Object.fromEntries(headers)).toMatchObject({ apikey: apiKey, 'x-trace': 't', accept: 'application/json' })
    // Updating a user takes no `onBehalfOf`.
    expect(headers.has('onbehalfof')).toBe(false)
  })

  test('replaces a credential that the other client adds, and adds the user', async () => {
    const { chat, sent } = make()
    const added = { apiKey: 'another', Authorization: 'Bearer x', cookie: 'a=b' }
    await fetchFor(chat.as('jonas'))(`${baseUrl}/conversations`, { headers: added })
    const headers = ['apikey', 'onbehalfof', 'authorization', 'cookie'].map((name) => sent[0]?.headers.get(name))
    expect(headers).toEqual([apiKey, 'jonas', null, null])
  })

  test.each([
    '/users/../apikeys',
    `${baseUrl}/users/%2e%2e/apikeys`,
    new Request(`${baseUrl}/users/..%2Fapikeys`),
    `${baseUrl}/users/a%5C..?a=1`,
  ])('sends nothing to an address with a relative segment: %s', async (input) => {
    const { chat, sent } = make()
    await expect(fetchFor(chat)(input)).rejects.toThrow('fetchFor: the URL must not contain a relative path segment')
    expect((await fetchFor(chat)('/users?searchKey=a/../b#../c')).status).toBe(200)
    expect(sent).toHaveLength(1)
  })

  test('returns a failure of the service as a response, without the key', async () => {
    const { chat } = stubbed(() =>
      Response.json({ error: { code: 'ERR_X', message: apiKey } }, { status: 404, headers: { 'x-a': apiKey } }),
    )
    const response = await fetchFor(chat)('/users/nobody')
    expect(response.status).toBe(404)
    expect(`${[...response.headers]}${await response.text()}`).not.toContain(apiKey)
  })

  test('obeys the signal, the limits and the time-outs of a call', async () => {
    const { chat } = stubbedWith({ timeout: 5, retries: 0 }, () => new Promise(() => {}))
    await expect(fetchFor(chat)('/users')).rejects.toMatchObject({ name: 'ChatTimeoutError', operationId: 'list-users' })
    await expect(fetchFor(chat)('/users', { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  })

  test.each([undefined, null, {}, 'chat'])('is not made for %j', (value) => {
    expect(() => fetchFor(value as never)).toThrow('fetchFor: pass a client')
    expect(() => rawClient(value as never)).toThrow('rawClient: pass a client')
  })
})
