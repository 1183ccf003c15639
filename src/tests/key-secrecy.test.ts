// No key shows up in anything that a program prints by accident: clients, errors, causes, stacks, logs.
import { format, inspect } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { credentialHeaders } from '../../generated/credentialHeaders.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { redactHeaders } from '../errors/redact.ts'
import { apiKey } from './support/key.ts'
import { serve, text } from './support/server.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

const secret = 'cafebabecafebabecafebabecafebabe'
const baseUrl = 'https://api.example/v3'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Everything that printing a value in some way brings to light. */
function printed(value: unknown): string {
  const deep = { depth: 20, showHidden: true, getters: true }
  const parts = [inspect(value), inspect(value, deep), format('%o %O %s %j', value, value, value, value), String(value)]
  try {
    parts.push(JSON.stringify(value) ?? '')
  } catch {
    // A value that refers to itself has no JSON to leak by.
  }
  if (typeof value === 'object' && value !== null) {
    for (const name of Reflect.ownKeys(value)) parts.push(inspect((value as Record<PropertyKey, unknown>)[name], deep))
  }
  // Where a line break is printed as an escape.
  parts.push(parts.join('\n').replaceAll('\\n', '\n'))
  for (let error = value; error instanceof Error; error = error.cause) parts.push(error.message, error.stack ?? '', inspect(error, deep))
  return parts.join('\n')
}

/** Fails if a key, or a piece of it that would do, is in what a value prints, as text or as bytes. */
const expectNoKey = (value: unknown) => expect(printed(value)).not.toMatch(/feedface\s*fe|ZmVlZGZhY2|cafebabeca|66 65 65 64 66 61/)

describe('a client', () => {
  test.each([
    ['with a key', () => createChatClient({ baseUrl, apiKey })],
    ['with a function as key', () => createChatClient({ baseUrl, apiKey: () => apiKey })],
    ['bound to a user', () => createChatClient({ baseUrl, apiKey }).as('mira')],
    ['for the Management API', () => createManagementClient({ key: apiKey, secret })],
  ])('%s prints no key', async (_, make) => {
    const client = make() as object
    expectNoKey(client)
    for (const name of ['listUsers', 'listApps', 'raw', 'as']) expectNoKey((client as Record<string, unknown>)[name])
    expectNoKey(client)
    expectNoKey({ ...client })
    expectNoKey(Object.getPrototypeOf(client))
  })
})

const withKey = (url: URL, headers: Headers) => new URL(`?apikey=${headers.get('apikey')}`, url)

/** What a `fetch` of the caller's own may throw after it has seen the headers. */
const failures: readonly [name: string, thrown: (sent: Sent) => unknown][] = [
  ['headers on the error', ({ init }) => Object.assign(new Error('failed'), { headers: init.headers })],
  ['headers as `Headers`', ({ headers }) => Object.assign(new Error('failed'), { config: { headers } })],
  ['a Request on the error', ({ url, init }) => Object.assign(new Error('failed'), { request: new Request(url, init) })],
  [
    'a Request of its own making',
    ({ url, init }) => Object.assign(new Error('failed'), { options: [{ request: new Request(url, init).clone() }] }),
  ],
  ['headers under a symbol', ({ init }) => Object.assign(new Error('failed'), { [Symbol('state')]: init.headers })],
  ['headers in a hidden property', ({ init }) => Object.defineProperty(new Error('failed'), 'init', { value: init })],
  ['headers in a map', ({ headers }) => Object.assign(new Error('failed'), { sent: new Map(headers) })],
  ['the key in its message', ({ headers }) => new Error(`sent ${headers.get('apikey')}`)],
  ['the key in its code', ({ headers }) => Object.assign(new Error('failed'), { code: headers.get('apikey') })],
  ['the key in a cause', ({ headers }) => new Error('failed', { cause: new Error('why', { cause: { apikey: headers.get('apikey') } }) })],
  ['the key in the causes of an AggregateError', ({ headers }) => new AggregateError([new Error(String(headers.get('apikey')))], 'failed')],
  ['bytes of a request', ({ headers }) => Object.assign(new Error('failed'), { written: Buffer.from(`apikey: ${headers.get('apikey')}`) })],
  ['a URL with the key in its query', ({ url, headers }) => withKey(url, headers)],
  ['a URL as its cause', ({ url, headers }) => new Error('failed', { cause: withKey(url, headers) })],
  ['a Response with the headers', ({ headers }) => new Response(headers.get('apikey'), { headers })],
  ['a Response as its cause', ({ headers }) => new Error('failed', { cause: new Response(headers.get('apikey'), { headers }) })],
  ['a DOMException', ({ url, headers }) => new DOMException(`cannot load ${withKey(url, headers)}`, 'NetworkError')],
  [
    'a DOMException as its cause',
    ({ headers }) => new Error('failed', { cause: Object.assign(new DOMException(String(headers.get('apikey'))), { headers }) }),
  ],
  ['the headers themselves', ({ init }) => init.headers],
  ['the key itself', ({ headers }) => headers.get('apikey')],
  [
    'headers in the midst of a large object',
    ({ init }) => Object.assign(new Error('failed'), { pool: [Array.from({ length: 2000 }, () => ({})), init] }),
  ],
  [
    'headers on an error that refers to itself',
    ({ init }) => {
      const error = Object.assign(new Error('failed'), { init })
      return Object.assign(error, { self: error })
    },
  ],
]

describe('a `fetch` that attaches the request to its error', () => {
  test.each(failures)('%s', async (_, thrown) => {
    const lines: string[] = []
    const logger = { debug: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
    const { fetch } = stubFetch((sent) => {
      throw thrown(sent)
    })
    for (const key of [apiKey, async () => apiKey]) {
      const client = createChatClient({ baseUrl, apiKey: key, fetch, logger })
      for (const call of [
        client.listUsers({}, { retries: 0 }),
        client.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: {} }),
        client.raw.POST('/users', { body: { uid: 'mira', name: 'Mira' } }),
      ]) {
        const failure = await call.catch((error: unknown) => error)
        expect(failure).toMatchObject({ name: 'ChatConnectionError' })
        expectNoKey(failure)
      }
    }
    expectNoKey(lines)
  })

  test('the cause is a plain copy with name, message, stack and codes', async () => {
    const inner = Object.assign(new Error('connect'), { errno: -111, syscall: 'connect', address: '127.0.0.1', port: 443 })
    const thrown = Object.assign(new TypeError('failed', { cause: inner }), { code: 'EPIPE', extra: { port: 443 } })
    const { fetch } = stubFetch(() => {
      throw thrown
    })
    const failure = await createChatClient({ baseUrl, apiKey, fetch })
      .createUser({ body: { uid: 'mira', name: 'Mira' } })
      .catch((error: unknown) => error)
    const { cause } = failure as Error
    expect(cause).toMatchObject({ name: 'TypeError', message: 'failed', stack: thrown.stack, code: 'EPIPE' })
    expect(cause).not.toHaveProperty('extra')
    expect((cause as Error).cause).toMatchObject({ message: 'connect', errno: -111, syscall: 'connect', address: '127.0.0.1', port: 443 })
    expect(failure).toMatchObject({ code: 'EPIPE' })
  })
})

test.each([
  ['a URL', new URL('https://api.example/?apikey=key'), '[object URL]'],
  ['a Response', new Response('key'), '[object Response]'],
  ['a DOMException', new DOMException('no network', 'NetworkError'), 'no network'],
])('%s as a cause is copied as a plain error', async (_, thrown, message) => {
  const { fetch } = stubFetch(() => {
    throw new Error('failed', { cause: thrown })
  })
  const failure = await createChatClient({ baseUrl, apiKey, fetch, retries: 0 })
    .listUsers()
    .catch((error: unknown) => error)
  const copy = ((failure as Error).cause as Error).cause as Error
  expect(Object.prototype.toString.call(copy)).toBe('[object Error]')
  expect(copy.message).toBe(message)
})

test('a thrown object without a message is named by its kind: it may hold the key in a spelling of its own', async () => {
  const { fetch } = stubFetch(() => {
    throw new URL('https://api.example/?apikey=%66eedface')
  })
  const client = createChatClient({ baseUrl, apiKey, fetch, retries: 0 })
  await expect(client.listUsers()).rejects.toMatchObject({ message: 'GET /users got no complete response: [object URL].' })
})

describe('a server that sends the key back', () => {
  const { stringify } = JSON
  const nested = {
    error: {
      code: apiKey,
      message: `bad key ${apiKey}`,
      devMessage: apiKey,
      source: apiKey,
      details: { [apiKey]: [apiKey, { deep: `x${apiKey}` }] },
    },
  }
  test.each([
    ['in every part of an error body', 401, stringify(nested), 'application/json'],
    ['as the error itself', 401, stringify({ error: apiKey, message: apiKey }), 'application/json'],
    ['in a page', 502, `<p>${apiKey}</p>`, 'text/html'],
    ['as the whole body', 200, apiKey, 'text/plain'],
    ['broken into lines', 502, `<pre>${apiKey.replace(/.{8}/g, '$&\n  ')}</pre>`, 'text/html'],
    ['in Base64', 502, `Authorization: Basic ${btoa(apiKey)}`, 'text/plain'],
    ['quoted', 200, stringify(apiKey), 'application/json'],
    ['in its content type', 200, 'no', `text/plain; charset=${apiKey}`],
    ['in JSON cut short', 400, `{"error":{"message":"${apiKey}`, 'application/json'],
  ])('%s', async (_, status, body, type) => {
    await using server = await serve(text(body, status, { 'content-type': type }))
    const client = createChatClient({ baseUrl: server.url, apiKey, retries: 0 })
    const failure = await client.listUsers().catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ChatApiError', status })
    expectNoKey(failure)
    expect(server.requests[0]?.headers.apikey).toBe(apiKey)
  })
})

describe('an invalid key', () => {
  test.each(['', ' ', `${apiKey}\n`, `${apiKey} `, `\u200b${apiKey}`, 'schlüssel', 42, null, undefined, {}, [apiKey]])(
    '%j is rejected without being quoted',
    async (bad) => {
      const immediate = (() => {
        try {
          return createChatClient({ baseUrl, apiKey: bad as string })
        } catch (error) {
          return error
        }
      })()
      expect(immediate).toBeInstanceOf(TypeError)
      expectNoKey(immediate)
      expect((immediate as Error).message).toMatch(/^`apiKey` /)

      const { fetch, sent } = stubFetch()
      const late = await createChatClient({ baseUrl, apiKey: () => bad as string, fetch })
        .listUsers()
        .catch((error: unknown) => error)
      expect(late).toBeInstanceOf(TypeError)
      expectNoKey(late)
      expect(sent).toHaveLength(0)
    },
  )
})

describe('a function as key', () => {
  test('is called for every call, so that keys can change, and once for all its attempts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const keys = ['one', 'two']
    const { fetch, sent } = stubFetch((_, number) => (number === 1 ? new Response('', { status: 500 }) : Response.json({ data: [] })))
    const client = createChatClient({ baseUrl, apiKey: async () => keys.shift() ?? 'no more', fetch })
    await client.listUsers()
    await client.listUsers()
    expect(sent.map(({ headers }) => headers.get('apikey'))).toEqual(['one', 'one', 'two'])
  })

  test('that fails fails the call with its own error, and nothing is sent', async () => {
    const { fetch, sent } = stubFetch()
    const failure = new Error('the vault is closed')
    const client = createChatClient({ baseUrl, apiKey: () => Promise.reject(failure), fetch })
    await expect(client.listUsers()).rejects.toBe(failure)
    expect(sent).toHaveLength(0)
  })
})

test('logs hold neither keys nor ids nor bodies', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const lines: string[] = []
  const { fetch } = stubFetch((_, number) => (number % 2 ? new Response('', { status: 503 }) : Response.json({ data: {} })))
  const client = createChatClient({ baseUrl, apiKey, fetch, logger: { debug: (line) => lines.push(line) } })
  await client.updateUser({ uid: 'very-private', body: { name: 'Very Private' } })
  await client.raw.GET('/users/{uid}', { params: { path: { uid: 'very-private' } } })
  expect(lines.length).toBeGreaterThan(4)
  expectNoKey(lines)
  expect(lines.join('\n')).not.toMatch(/private/i)
})

test('errors of `raw` name the path template, as a path may hold an auth token', async () => {
  const { fetch } = stubFetch(() => new Response('<html>', { status: 502 }))
  const { raw } = createChatClient({ baseUrl, apiKey, fetch, retries: 0 })
  const path = { uid: 'mira', authToken: 'mira_1772355600feedfacefeedface' }
  const failure = await raw.GET('/users/{uid}/auth_tokens/{authToken}', { params: { path } }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ path: '/users/{uid}/auth_tokens/{authToken}' })
  expectNoKey(failure)
})

test('`raw` shows the key to no middleware', async () => {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }))
  const { raw } = createChatClient({ baseUrl, apiKey, fetch })
  const seen: unknown[] = []
  raw.use({
    onRequest: (given) => void seen.push(given, [...given.request.headers]),
    onResponse: (given) => void seen.push(given, [...given.request.headers]),
  })
  await raw.GET('/users')
  expect(seen.length).toBe(4)
  expectNoKey(seen)
  expect(sent[0]?.headers.get('apikey')).toBe(apiKey)
})

test('`redactHeaders` knows the headers of all security schemes, in any case, and those of HTTP', () => {
  const names = [
    ...credentialHeaders,
    ...credentialHeaders.map((name) => name.toUpperCase()),
    'Authorization',
    'Proxy-Authorization',
    'cookie',
    'Set-Cookie',
  ]
  const headers = Object.fromEntries([...names.map((name) => [name, apiKey]), ['accept', 'application/json']])
  expectNoKey(redactHeaders(headers))
  expectNoKey(redactHeaders(new Headers({ apikey: apiKey })))
  expect(redactHeaders(headers)).toMatchObject({ accept: 'application/json', apikey: '[redacted]' })
})
