// A request is retried only if sending it again has no further effect. Every operation of every
// document is checked.

import { expect, test } from 'vitest'
import { rawClient } from '../raw.ts'
import { withoutPauses } from './support/around.ts'
import { make, stubbed } from './support/calls.ts'
import { clientOf, type EveryOperation, everyOperation, type Method } from './support/everyOperation.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

withoutPauses()

// RFC 9110, 9.2.2, repeated here so that the client's list is not tested against itself.
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE'])

const status = (code: number) => () => Response.json({ error: { code: 'ERR', message: 'no' } }, { status: code })
const failing = (error: unknown) => () => Promise.reject(error)

type Situation = readonly [name: string, respond: () => Response | Promise<Response>, idempotent: number, other: number]

const situations: readonly Situation[] = [
  ...[200, 201].map((code): Situation => [`status ${code}`, () => Response.json({}, { status: code }), 1, 1]),
  ...[400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 423, 425, 426, 428, 431, 451].map(
    (code): Situation => [`status ${code}`, status(code), 1, 1],
  ),
  ...[301, 302, 303, 307, 308].map(
    (code): Situation => [`status ${code}`, () => new Response(null, { status: code, headers: { location: '/' } }), 1, 1],
  ),
  ...[408, 500, 501, 502, 503, 504, 511, 520, 599].map((code): Situation => [`status ${code}`, status(code), 3, 1]),
  ['a 200 without a body', () => new Response(''), 1, 1],
  ['a 200 with HTML', () => new Response('<html>'), 1, 1],
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ConnectionRefused'].map(
    (code): Situation => [`a failed connection: ${code}`, failing(connectionError(code)), 3, 3],
  ),
  ...'ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH UND_ERR_SOCKET UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT ConnectionClosed'
    .split(' ')
    .map((code): Situation => [`a broken connection: ${code}`, failing(connectionError(code)), 3, 1]),
  ['an error without a code', failing(new TypeError('fetch failed')), 3, 1],
  ['a thrown string', failing('no'), 3, 1],
  ['an error where repeating cannot help: a bad port', failing(new TypeError('fetch failed', { cause: new Error('bad port') })), 1, 1],
  ['an error where repeating cannot help: a certificate', failing(connectionError('CERT_HAS_EXPIRED')), 1, 1],
]

/** Calls operations all at once, and returns how often each was sent. */
const timesSent = (operations: readonly EveryOperation[], respond: () => Response | Promise<Response>) =>
  Promise.all(
    operations.map(async ({ document, name, route, required }) => {
      const { fetch, sent } = stubFetch(respond)
      await (clientOf(document, { fetch })[name] as Method)(required).catch(() => {})
      return `${route.method} ${route.path}: ${sent.length}`
    }),
  )

const expected = (operations: readonly EveryOperation[], safe: number, other: number) =>
  operations.map(({ route: { method, path } }) => `${method} ${path}: ${idempotent.has(method) ? safe : other}`)

const onePerMethod = [...new Map(everyOperation.map((operation) => [operation.route.method, operation])).values()]

test.each(situations)('retries only what is safe to repeat after %s', async (_, respond, safe, other) => {
  expect(await timesSent(onePerMethod, respond)).toEqual(expected(onePerMethod, safe, other))
})

test('retries only operations that are safe to repeat, of all documents', async () => {
  expect(await timesSent(everyOperation, status(500))).toEqual(expected(everyOperation, 3, 1))
})

test('retries every operation after a 429', async () => {
  const limited = (_: unknown, number: number) =>
    number < 3 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : Response.json({ data: {} })
  const times = await Promise.all(
    everyOperation.map(async ({ document, name, required }) => {
      const { fetch, sent } = stubFetch(limited)
      await (clientOf(document, { fetch })[name] as Method)(required)
      return sent.length
    }),
  )
  expect(new Set(times)).toEqual(new Set([3]))
})

test('the documents have operations of every method and POSTs that only read', () => {
  expect(new Set(everyOperation.map(({ route }) => route.method))).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
  expect(everyOperation.some(({ route }) => route.method === 'POST' && route.operationId.startsWith('get-'))).toBe(true)
})

test.each([
  [0, 1],
  [1, 2],
  [5, 6],
])('`retries: %i` sends at most %i times, for the client or for a call', async (retries, times) => {
  const { fetch, sent } = stubFetch(status(500))
  const failure = { name: 'ChatApiError', attempts: times }
  await expect(make(fetch, { retries }).listUsers()).rejects.toMatchObject(failure)
  expect(sent).toHaveLength(times)
  await expect(make(fetch).listUsers({}, { retries })).rejects.toMatchObject(failure)
  expect(sent).toHaveLength(2 * times)
})

test('a retry sends the same request including key and body', async () => {
  const { chat, sent } = stubbed((_, number) => (number < 3 ? new Response('', { status: 429 }) : Response.json({ data: {} })))
  await chat.flagAMessage({
    id: '42',
    onBehalfOf: 'mira',
    body: { remark: 'advert' },
  })
  const plain = sent.map(({ url, method, headers, init }) => ({ url: url.href, method, headers: [...headers], body: init.body }))
  expect(plain).toHaveLength(3)
  expect(plain[1]).toEqual(plain[0])
  expect(plain[2]).toEqual(plain[0])
  expect(plain[0]?.body).toBe('{"remark":"advert"}')
})

test('`rawClient` follows the same retry rules', async () => {
  const { chat, sent } = stubbed(status(503))
  const raw = rawClient(chat)
  expect((await raw.GET('/users')).response.status).toBe(503)
  expect(sent).toHaveLength(3)
  expect((await raw.POST('/users', { body: { uid: 'mira', name: 'Mira' } })).response.status).toBe(503)
  expect(sent).toHaveLength(4)
})
