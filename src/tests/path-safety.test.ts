// No argument may change which path is called, and values are sent exactly as passed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchFor, rawClient } from '../raw.ts'
import type { Route } from '../request/route.ts'
import { outcomeOf, stubbed } from './support/calls.ts'
import { anyCharacter } from './support/characters.ts'
import { clientOf, everyOperation, type Method, successOf } from './support/everyOperation.ts'
import { stubFetch } from './support/stubFetch.ts'

/** Rejected, also where it could be encoded: a proxy may decode a path before it resolves it. */
const unsafe: readonly unknown[] = [
  ...[undefined, null, '', {}, { toString: () => 'mira' }, ['mira'], true, Number.NaN, 2 ** 53, Symbol('mira'), () => 'mira'],
  ...['.', '..', '%2e', '%2E%2e', '.%2e', '../apikeys', 'mira/..', 'mira/../../apikeys', '..%2fapikeys', 'mira\\..\\apikeys'],
  ...['%2e%2e%5capikeys', 'mira%2f..%2Fapikeys', 'mira%5C%2e%5cx', 'mira\ud800'],
]

const namesIn = ({ places }: Route) => [...places].filter(([, place]) => place === 'path').map(([name]) => name)
const withPath = everyOperation.filter(({ route }) => namesIn(route).length > 0)

test('unsafe path values are rejected by every operation before sending', async () => {
  expect(new Set(withPath.map(({ document }) => document))).toEqual(new Set(['chat', 'calls', 'management']))
  for (const { document, name, route, required } of withPath) {
    const { fetch, sent } = stubFetch()
    const method = clientOf(document, { fetch })[name] as Method
    for (const parameter of namesIn(route))
      for (const value of unsafe) {
        const failure = await outcomeOf(method({ ...required, [parameter]: value }))
        expect(String(failure), String(value)).toMatch(new RegExp(`^TypeError: ${name}: \`${parameter}\``))
      }
    expect(sent).toHaveLength(0)
  }
})

test('every operation calls its documented path', async () => {
  for (const { document, name, route, required } of everyOperation) {
    const { fetch, sent } = stubFetch(() => successOf(route))
    await (clientOf(document, { fetch })[name] as Method)(required)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.method).toBe(route.method)
    expect(sent[0]?.url.pathname).toBe(`/v3${route.path.replace(/\{\w+\}/g, 'x')}`)
  }
})

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.stringMatching(/^[./\\%2eE5cCfF?#;@:]{1,8}$/),
  fc.constantFrom('__proto__', 'constructor', 'a\r\nhost: evil.example', '\0', '//evil.example', '@evil.example', 'http://evil.example'),
)

test('a path value is either rejected or sent unchanged as one segment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withPath), anyText, async ({ document, name, route, required }, value) => {
      const { fetch, sent } = stubFetch()
      const values = Object.fromEntries(namesIn(route).map((parameter) => [parameter, value]))
      const failure = await outcomeOf((clientOf(document, { fetch })[name] as Method)({ ...required, ...values }))
      const request = sent[0]
      if (!request) return void expect(failure).toBeInstanceOf(TypeError)
      const { url } = request
      expect(url.origin).toBe('https://api.example')
      const template = `/v3${route.path}`.split('/')
      const segments = url.pathname.split('/')
      expect(segments).toHaveLength(template.length)
      template.forEach((piece, index) => {
        const segment = segments[index] as string
        if (piece.startsWith('{')) expect(decodeURIComponent(segment)).toBe(value)
        else expect(segment).toBe(piece)
      })
      expect(url.hash).toBe('')
    }),
    { numRuns: 150 },
  )
})

const piece = fc.constantFrom(...'. .. %2e %2E / \\ %2f %5C mira apikeys ü ; @'.split(' '), ...'\t\n\r \0\u001f')
const paths = fc.array(piece, { maxLength: 8 }).map((pieces) => `/users${pieces.join('')}` as const)

const senders: [name: string, send: (chat: ReturnType<typeof stubbed>['chat'], path: `/${string}`) => Promise<unknown>][] = [
  ['`fetchFor` with a path', (chat, path) => fetchFor(chat)(path)],
  ['`fetchFor` with a URL', (chat, path) => fetchFor(chat)(`https://api.example${path}`)],
  ['`request`', (chat, path) => chat.request('GET', path)],
  ['`rawClient`', (chat, path) => rawClient(chat).GET(path as never)],
  ['`rawClient` with middleware', (chat, path) => rawClient(chat).GET(path as never, { middleware: [{ onRequest() {} }] } as never)],
  ['`rawClient` with a serializer', (chat, path) => rawClient(chat).GET('/users', { pathSerializer: () => `https://api.example${path}` })],
]

test.each(senders)('%s rejects a path, or sends it with the segments that are written, none of them empty', async (_, send) => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const { chat, sent } = stubbed()
      const failure = await outcomeOf(send(chat, path))
      if (!sent[0]) return void expect(failure).toBeInstanceOf(TypeError)
      count++
      const segments = sent[0].url.pathname.split('/').slice(1)
      expect(segments).toHaveLength(path.split(/[\\/]/).length - 1)
      expect(segments).not.toContain('')
    }),
    { numRuns: 400 },
  )
  expect(count).toBeGreaterThan(20)
})

test.each(['/users//auth_tokens', '/users/', '/', '//users', '/users?page=1/', '/users/#'])(
  'an empty segment is rejected: %s',
  async (path) => {
    const { chat, sent } = stubbed()
    const isEmpty = !path.includes('=')
    for (const send of [() => fetchFor(chat)(`https://api.example${path}`), () => rawClient(chat).GET(path as never)])
      expect(String(await outcomeOf(send())).includes('must not contain an empty segment'), path).toBe(isEmpty)
    await expect(chat.request('GET', path)).rejects.toThrow(TypeError)
    expect(sent).toHaveLength(isEmpty ? 0 : 2)
  },
)

test('a query value is either rejected or sent unchanged', async () => {
  const scalar = fc.oneof(anyText, fc.boolean(), fc.double(), fc.integer())
  await fc.assert(
    fc.asyncProperty(fc.oneof(scalar, fc.array(scalar, { minLength: 1, maxLength: 3 })), fc.nat(2), async (value, way) => {
      const { chat, sent } = stubbed()
      const query = { searchKey: value as string }
      const calls = [
        () => chat.listUsers(query),
        () => chat.request('GET', '/users', { query }),
        () => rawClient(chat).GET('/users', { params: { query } }),
      ]
      const failure = await outcomeOf((calls[way] as () => Promise<unknown>)())
      // No documented parameter takes a fraction.
      if ([value].flat().some((item) => typeof item === 'number' && !Number.isSafeInteger(item))) expect(sent).toHaveLength(0)
      if (sent.length === 0) return void expect(failure).toBeInstanceOf(TypeError)
      expect(sent[0]?.url.pathname).toBe('/users')
      expect([...(sent[0]?.url.searchParams ?? [])]).toEqual([value].flat().map((item) => ['searchKey', String(item)]))
    }),
    { numRuns: 150 },
  )
})

test('a comma-separated list encodes the commas in its elements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), async (tags) => {
      const { chat, sent } = stubbed()
      await chat.listUsers({ tags })
      const [, query = ''] = sent[0]?.url.search.split('tags=') ?? []
      expect(query.split(',').map(decodeURIComponent)).toEqual(tags)
    }),
  )
})

test('an empty filter is rejected by every operation before sending: without it, the filter would find everything', async () => {
  const empty = fc.constantFrom(...['', undefined, null, Number.NaN, [], new Set(['a'])])
  const filled = fc.constantFrom('a', 5, true)
  const someEmpty = fc.tuple(fc.array(filled), empty, fc.array(filled)).map(([before, value, after]) => [...before, value, ...after])
  const filter = fc.oneof(fc.constantFrom<unknown>('', [], new Set(['a']), new Array(2), Object.assign([], { 2: 'a' })), someEmpty)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everyOperation), filter, fc.nat(), async ({ document, name, route, required }, value, at) => {
      const { fetch, sent } = stubFetch()
      const method = clientOf(document, { fetch })[name] as Method
      const filters = [...route.places].flatMap(([parameter, place]) => (place === 'query' || place === 'joined' ? [parameter] : []))
      const parameter = filters[at % filters.length]
      if (parameter)
        expect(String(await outcomeOf(method({ ...required, [parameter]: value })))).toContain(`TypeError: ${name}: \`${parameter}\``)
      expect(String(await outcomeOf(method(required, { query: { further: value } as never })))).toContain(`TypeError: ${name}: \`further\``)
      expect(sent).toHaveLength(0)
    }),
    { numRuns: 500 },
  )
})

test('a path whose escapes are not valid is sent as it is written, and what comes of it is the response', async () => {
  const step = fc.array(fc.constantFrom('%', '%z', '%ff', '%C3', 'a', '%41'), { minLength: 1 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(step, fc.boolean(), async (step, isRequest) => {
      const { chat, sent } = stubbed(() => Response.json({ error: { code: 'ERR_X' } }, { status: 404 }))
      const path = `/users/mira/auth_tokens/${step}`
      if (isRequest) expect(await outcomeOf(chat.request('DELETE', path))).toMatchObject({ status: 404, code: 'ERR_X' })
      else expect((await fetchFor(chat)(path, { method: 'DELETE' })).status).toBe(404)
      expect(sent[0]?.url.pathname).toBe(path)
    }),
  )
})

test.each([null, {}, Number.NaN, Number.POSITIVE_INFINITY, 10n, new Date(0), Symbol('x'), () => 1])(
  'rejects the query value %s',
  async (value) => {
    const { chat, sent } = stubbed()
    await expect(chat.listUsers({ searchKey: value as string })).rejects.toThrow(/`searchKey` must be/)
    expect(sent).toHaveLength(0)
  },
)

test('a header value is either rejected or sent unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      const { chat, sent } = stubbed()
      const failures = await Promise.all([
        chat.flagAMessage({ id: '42', onBehalfOf: value, body: {} }).catch((error: unknown) => error),
        chat.listUsers({}, { headers: { 'x-trace': value } }).catch((error: unknown) => error),
      ])
      if (sent.length === 0) return void expect(failures.every((failure) => failure instanceof TypeError)).toBe(true)
      expect(sent.map(({ headers }) => headers.get('onbehalfof') ?? headers.get('x-trace'))).toEqual([value, value])
      for (const { headers } of sent)
        expect([...headers.keys()].filter((name) => !/^(accept|apikey|content-type|onbehalfof|user-agent|x-trace)$/.test(name))).toEqual([])
    }),
    { numRuns: 150 },
  )
})
