// The result of a response: data, no data, or an error that says what was received, whatever
// `fetch` returns: that of a library or a test double may return less than the platform's.
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createManagementClient } from '../client/createManagementClient.ts'
import { fetchFor, rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { at, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation, type Method, successOf } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { serve, text } from './support/server.ts'
import { stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'

restoreMocks()

describe('a success without a body', () => {
  test.each([200, 201, 202, 204, 205])(
    'rejects with status %i, says that the request was accepted, and is not repeated',
    async (status) => {
      await using server = await serve(text('', status))
      const chat = at(server)
      const accepted = expect.stringContaining('accepted')
      for (const call of [
        () => chat.deleteUser({ uid: 'mira', body: {} }),
        () => chat.getUser.withResponse({ uid: 'mira' }),
        () => rawClient(chat).DELETE('/users/{uid}', { params: { path: { uid: 'mira' } } }),
        () => chat.listUsers.items().toArray(),
      ])
        await expect(call()).rejects.toMatchObject({ name: 'ChatApiError', status, attempts: 1, message: accepted })
    },
  )

  test('is what `rawClient` expects of a path that the documents do not know', async () => {
    await using server = await serve(text('', 204))
    const raw = rawClient(at(server))
    expect(await raw.POST('/something-new' as never)).toMatchObject({ data: undefined, response: { status: 204 } })
  })
})

describe('the error for a response', () => {
  const page = `<!doctype html><html><head><title>502</title></head><body>Bad gateway ${apiKey} ${'x'.repeat(5000)}</body></html>`

  test.each(['declared', 'raw'])('contains the headers and the beginning of a body that is not JSON, without keys: %s', async (kind) => {
    await using server = await serve(
      text(page, 502, { 'content-type': 'text/html', 'cf-ray': '8a1', 'x-echo': apiKey, 'set-cookie': 'a=b' }),
    )
    const chat = at(server, { retries: 0 })
    const error = await (kind === 'raw' ? rawClient(chat).GET('/users') : chat.listUsers()).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 502, headers: { 'content-type': 'text/html', 'cf-ray': '8a1', 'set-cookie': '[redacted]' } })
    const { excerpt } = error as { excerpt: string }
    expect(excerpt).toMatch(/^<!doctype html>.*Bad gateway \[redacted\] x+$/)
    expect(excerpt).toHaveLength(1000)
    expect(inspect(error, { depth: 9 })).not.toContain(apiKey)
  })

  test('contains the headers but no excerpt of a JSON body', async () => {
    const { chat } = stubbed(() => Response.json({ error: { code: 'ERR_BAD_REQUEST' } }, { status: 400, headers: { 'x-a': 'b' } }))
    const error = await chat.listUsers().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ headers: { 'x-a': 'b' }, excerpt: undefined })
  })
})

const deep = (depth: number, inside: string) => '['.repeat(depth) + inside + ']'.repeat(depth)

test.each([
  ['as data of a declared method', 'declared', 200, `{"data":${deep(100_000, '1')}}`],
  ['as an error of a declared method', 'declared', 400, `{"error":{"message":"m","details":${deep(100_000, '1')}}}`],
  ['with `__proto__` in `rawClient`', 'raw', 200, `{"data":${deep(100_000, '{"__proto__":1}')}}`],
  ['of 6,000 levels with `__proto__` in `rawClient`', 'raw', 200, `{"data":${deep(6000, '{"__proto__":1}')}}`],
])('JSON nested too deeply for the stack is parsed or throws a ChatApiError: %s', async (_, kind, status, body) => {
  const { chat } = stubbed(() => new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  const outcome: unknown = await (kind === 'raw' ? rawClient(chat).GET('/users') : chat.listUsers()).catch((error: unknown) => error)
  if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'ChatApiError', status })
  else expect(outcome).toBeTypeOf('object')
})

test('redacts the longer of two overlapping secrets completely', async () => {
  const [key, secret] = ['feedface', 'feedfacecafebabe']
  for (const options of [
    { key, secret },
    { key: secret, secret: key },
  ]) {
    const { fetch } = stubFetch(() => Response.json({ error: { message: `no ${secret} and no ${key}` } }, { status: 401 }))
    const message = String(await outcomeOf(createManagementClient({ baseUrl, ...options, fetch }).listApps()))
    expect(message).toContain('no [redacted] and no [redacted]')
    expect(message).not.toMatch(/feed|cafe/)
  }
})

test('discards the body of a redirect, which frees its connection', async () => {
  const cancelled = vi.fn()
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)), cancel: cancelled })
  const { chat } = stubbed(() => new Response(endless(), { status: 302, headers: { location: 'https://elsewhere.example' } }))
  await expect(chat.listUsers()).rejects.toMatchObject({ status: 302 })
  expect(cancelled).toHaveBeenCalledOnce()
})

test('destroys a Node stream from a custom `fetch`', async () => {
  const destroy = vi.fn()
  const respond = { status: 302, ok: false, headers: new Headers({ 'content-length': '9' }), body: { destroy }, text: async () => '' }
  const { chat } = stubbed(() => respond as never)
  await expect(chat.listUsers()).rejects.toMatchObject({ status: 302 })
  expect(destroy).toHaveBeenCalledOnce()
})

test('`rawClient` removes the encoding headers of a decoded response', async () => {
  await using server = await serve(
    text(gzipSync('{"data":[]}'), 200, { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-a': 'b' }),
  )
  const { data, response } = await rawClient(at(server)).GET('/users')
  expect(data).toEqual({ data: [] })
  expect([...response.headers.keys()].filter((name) => /encoding|length/.test(name))).toEqual([])
  expect(response.headers.get('x-a')).toBe('b')
})

test('reads the text that a custom `fetch` gives again after it has read the body', async () => {
  const { chat } = stubbed(async () => {
    const response = Response.json({ data: [] })
    const read = await response.text()
    return Object.assign(response, { text: async () => read })
  })
  expect(await chat.listUsers()).toEqual({ data: [] })
})

test('accepts headers of a custom `fetch` with only `get`, `has` and `forEach`', async () => {
  const known = new Headers({ 'content-type': 'application/json', 'x-a': 'b' })
  const headers = {
    get: (name: string) => known.get(name),
    has: (name: string) => known.has(name),
    forEach: (callback: (value: string, name: string) => void) => known.forEach(callback),
  }
  const { chat } = stubbed((_, number) => {
    const status = number < 3 ? 200 : 404
    return { ok: status === 200, status, statusText: '', headers, body: null, text: async () => '{"data":[]}' } as never
  })
  expect(await chat.listUsers()).toEqual({ data: [] })
  expect((await rawClient(chat).GET('/users')).response.headers.get('x-a')).toBe('b')
  await expect(chat.listUsers()).rejects.toMatchObject({ headers: { 'x-a': 'b' } })
})

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a string', '{}'],
  ['a test double without `headers`', { ok: true, status: 200, json: async () => ({}) }],
  ['a response with plain headers', { ok: true, status: 200, headers: {}, text: async () => '{}' }],
  ['a response without `text()`', { ok: true, status: 200, headers: new Headers() }],
])('throws an error that names `fetch` if it returns %s, and does not retry', async (_, returned) => {
  const { chat, sent } = stubbed(() => returned as Response)
  const call = chat.listUsers()
  await expect(call).rejects.toThrow(/^`fetch` must return a Response, .* it returned (undefined|null|of type \w+)\.$/)
  expect(sent).toHaveLength(1)
})

/** A client whose `fetch` returns what a platform's Response need not have. */
const responding = (response: object) =>
  stubbed(() => ({ ok: true, status: 200, headers: new Headers(), text: async () => '{"data":[]}', ...response }) as never)

const refusal = { ok: false, status: 404, text: async () => `{"error":{"message":"no ${apiKey}"}}` }

test.each([undefined, null, 'Not\nFound', 'Nicht gefunden – 404', `no ${apiKey}`])(
  'a response without `statusText` is returned by `rawClient`: %j',
  async (statusText) => {
    const { response, error } = await rawClient(responding({ ...refusal, statusText }).chat).GET('/users')
    expect([response.status, error]).toEqual([404, { error: { message: 'no [redacted]' } }])
    expect(response.statusText).not.toContain(apiKey)
    expect((await rawClient(responding({ statusText }).chat).GET('/users')).data).toEqual({ data: [] })
  },
)

test.each<[name: unknown, value: unknown]>([
  ['a\nb', 'x'],
  ['x-b', 'a\nb'],
  ['x-b', '€'],
  [Symbol('x'), 'x'],
  [undefined, undefined],
])('a header of a custom `fetch` that no Response can have is no error, and the others are returned: %o %o', async (name, value) => {
  const forEach = (callback: (value: unknown, name: unknown) => void) => {
    callback(value, name)
    callback('b', 'x-a')
  }
  const headers = { get: () => null, forEach }
  const { chat } = responding({ headers })
  for (const { response } of [await rawClient(chat).GET('/users'), { response: await fetchFor(chat)('/users') }])
    expect(response.headers.get('x-a')).toBe('b')
  await expect(responding({ ...refusal, headers }).chat.listUsers()).rejects.toMatchObject({ status: 404, headers: { 'x-a': 'b' } })
})

test('a response whose status no Response can have is an error of `rawClient` that has it', async () => {
  const { chat } = responding({ ...refusal, status: 999 })
  await expect(rawClient(chat).GET('/users')).rejects.toMatchObject({ name: 'ChatApiError', status: 999 })
})

describe('a `text()` that gives', () => {
  test.each([undefined, null, ''])('%j is an empty body', async (text) => {
    await expect(responding({ text: async () => text }).chat.listUsers()).rejects.toMatchObject({
      name: 'ChatApiError',
      status: 200,
      message: expect.stringContaining('without the documented body'),
    })
  })

  test.each([[{ data: [] }], [new Uint8Array(3)], [7]])('%j is reported as such, and not repeated', async (text) => {
    const { chat, sent } = responding({ text: async () => text })
    await expect(chat.listUsers()).rejects.toThrow(/^`fetch` must return a Response.* its `text\(\)` gave/)
    expect(sent).toHaveLength(1)
  })
})

test('text that a stream divides anywhere is read whole', async () => {
  const texts = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.nat(), { maxLength: 4 }), async (name, cuts) => {
      const whole = `{"data":{"name":"${name.replaceAll(/["\\\p{Cc}]/gu, '')}"}}`
      const ends = [...cuts.map((cut) => cut % whole.length), whole.length].sort((a, b) => a - b)
      const chunks = ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end))
      const body = new ReadableStream({ pull: (to) => (chunks.length > 0 ? to.enqueue(chunks.shift()) : to.close()) })
      expect(await responding({ body }).chat.getUser({ uid: 'mira' })).toEqual(JSON.parse(whole))
    }),
  )
})

test('a body is not read on after a time-out, also if `fetch` ignores its signal', async () => {
  let pulled = 0
  let isCancelled = false
  const body = new ReadableStream({
    async pull(controller) {
      pulled++
      await new Promise((resolve) => setTimeout(resolve, 1))
      controller.enqueue(new Uint8Array(1000))
    },
    cancel: () => void (isCancelled = true),
  })
  const { chat } = stubbedWith({ timeout: 50, retries: 0 }, () => new Response(body))
  await expect(chat.getUser({ uid: 'mira' })).rejects.toMatchObject({ name: 'ChatTimeoutError' })
  const before = pulled
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect({ isCancelled, more: pulled - before }).toEqual({ isCancelled: true, more: expect.closeTo(0, 0) })
})

test.each(['timeout', 'deadline'] as const)('a `%s` a fraction above what a timer takes does not end at once', async (option) => {
  const { chat } = responding({ text: () => new Promise((resolve) => setTimeout(resolve, 50, '{"data":[]}')) })
  expect(await chat.listUsers({}, { [option]: 2 ** 31 - 0.5 })).toEqual({ data: [] })
  expect(await chat.withOptions({ [option]: 2 ** 31 - 0.5 }).listUsers()).toEqual({ data: [] })
})

test('a ContractViolationError is thrown as it is, and not repeated', async () => {
  const violation = Object.assign(new Error('The response breaks the specification.'), { name: 'ContractViolationError' })
  const { chat, sent } = stubbed(() => Promise.reject(violation))
  await expect(chat.listRoles()).rejects.toBe(violation)
  expect(sent).toHaveLength(1)
})

describe('a success that is none', () => {
  const instead = fc.oneof(
    fc.constantFrom<unknown>({}, [], [{}], ...['no upstream', true, 1].flatMap((error) => [{ error }, { data: [], error }])),
    fc.record({ error: fc.record({ code: fc.constant('ERR_X'), message: fc.string() }) }),
    fc.record({ message: fc.string(), status: fc.nat() }),
  )

  test('is an error with its code, for every operation, and sent once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everyOperation), instead, async ({ document, name, route, required }, body) => {
        const isError = Object.hasOwn(body as object, 'error')
        const { response } = route
        const needed =
          response === 'list' ? !Array.isArray(body) : response.some((name) => !Object.hasOwn(body as object, name.replace(/\W+$/, '')))
        const { fetch, sent } = stubFetch(() => Response.json(body))
        const outcome = await outcomeOf((clientOf(document, { fetch })[name] as Method)(required))
        expect(sent).toHaveLength(1)
        if (!isError && !needed) return void expect(outcome).toBe('success')
        expect(outcome).toMatchObject({ name: 'ChatApiError', status: 200, excerpt: JSON.stringify(body) })
        const { error } = body as { error?: { code?: string } }
        expect(outcome).toHaveProperty('code', error?.code)
      }),
      { numRuns: 300 },
    )
  })

  const wrong = fc.constantFrom<unknown>(undefined, null, 'text', 5, false, {})

  test('is an error where a required property has another type, which it names', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everyOperation), wrong, fc.nat(1), async ({ document, name, route, required }, value, place) => {
        const { response } = route
        fc.pre(response !== 'list' && place < response.length)
        const [, property = '', kind] = /^(\w+)(.*)$/.exec(response[place] as string) ?? []
        const isAccepted = kind === '[]' ? Array.isArray(value) : kind === '{}' ? typeof value === 'object' && value : value != null
        const body = { ...(await successOf(route).json()), [property]: value }
        const { fetch } = stubFetch(() => Response.json(body))
        const outcome = await outcomeOf((clientOf(document, { fetch })[name] as Method)(required))
        if (isAccepted) expect(outcome).toBe('success')
        else expect(outcome).toMatchObject({ name: 'ChatApiError', message: expect.stringContaining(`\`${property}\``) })
      }),
      { numRuns: 300 },
    )
  })
})

// JavaScript's numbers cannot tell them apart, so that they are not rounded silently.
describe('a whole number above 2^53', () => {
  const respondWith = (body: string) => {
    const warn = vi.fn()
    return { chat: stubbedWith({ logger: { warn } }, () => new Response(body)).chat, warn }
  }

  test.each([
    '{"data":{"metadata":{"orderId":9007199254740993}}}',
    '{"data":{"metadata":{"orders":[1,[{"id":-12345678901234567890}]]}}}',
    `{"data":${'['.repeat(5000)}9007199254740993${']'.repeat(5000)}}`,
  ])('warns once, without the number: %#', async (body) => {
    const { chat, warn } = respondWith(body)
    await chat.getUser({ uid: 'mira' })
    await chat.as('jonas').getUser({ uid: 'mira' })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/^getUser: a whole number above 2\^53 was rounded/)
    expect(warn.mock.calls[0]?.[0]).not.toMatch(/\d{9}|orderId/)
  })

  test.each(['9007199254740991', '1772355600000', '"9007199254740993"', '0.12345678901234567', '1.5'])(
    'does not warn of %s',
    async (value) => {
      const { chat, warn } = respondWith(`{"data":{"metadata":{"value":${value}}}}`)
      await chat.getUser({ uid: 'mira' })
      expect(warn).not.toHaveBeenCalled()
    },
  )

  test.each(['{"data":{"metadata":{"orderId":9007199254740993}}}', '{"data":{"metadata":{"__proto__":1,"orderId":9007199254740993}}}'])(
    '`rawClient` returns the number as it was sent: %s',
    async (body) => {
      const { data } = await rawClient(respondWith(body).chat).GET('/users/{uid}', { params: { path: { uid: 'mira' } }, parseAs: 'text' })
      expect(data).toBe(body)
    },
  )
})
