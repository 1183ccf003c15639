// A request is retried only if sending it again has no further effect, of every operation, and
// after the pause that the response states.

import { describe, expect, test, vi } from 'vitest'
import { rawClient } from '../raw.ts'
import { retryAfterOf } from '../response/retryAfter.ts'
import { pauseBefore } from '../transport/pauseBefore.ts'
import { virtualTime, withoutPauses } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
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

test('a service that is down gets a limited number of retries from a client, and all of them again once it works', async () => {
  let isDown = true
  const debug = vi.fn()
  const { chat, sent } = stubbedWith({ logger: { debug } }, () =>
    isDown ? new Response('{}', { status: 503 }) : Response.json({ data: [] }),
  )
  const requestsOf = async (calls: number, client = chat) => {
    const before = sent.length
    for (let call = 0; call < calls; call++) await outcomeOf(client.listUsers())
    return sent.length - before
  }
  // 500 of the budget, at 5 for a retry.
  expect(await requestsOf(60)).toBe(60 + 100)
  expect(await requestsOf(20, chat.withOptions({ timeout: 5000 }))).toBe(20)
  expect(String(await outcomeOf(chat.listUsers()))).toContain('budget for retries is used up')
  expect(debug.mock.calls.flat().join()).toContain('GET /users is not sent again')
  isDown = false
  await requestsOf(10)
  isDown = true
  expect(await requestsOf(1)).toBe(3)
  expect(await requestsOf(1)).toBe(1)
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
  const { chat, sent } = stubbed((_, number) => (number < 3 ? new Response('', { status: 429 }) : Response.json({ data: [] })))
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: { remark: 'advert' } })
  const plain = sent.map(({ url, method, headers, init }) => ({ url: url.href, method, headers: [...headers], body: init.body }))
  expect(plain).toEqual([plain[0], plain[0], plain[0]])
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

describe('the pause before another attempt', () => {
  virtualTime('2026-03-01T09:00:00Z')
  const now = Date.parse('2026-03-01T09:00:00Z')

  /** The milliseconds between a response with these headers and the next attempt. */
  async function pauseAfter(status: number, headers: Record<string, string>): Promise<number> {
    const at: number[] = []
    const { chat } = stubbed((_, number) => {
      at.push(Date.now())
      return number === 1 ? new Response('', { status, headers }) : Response.json({ data: [] })
    })
    const call = chat.listUsers()
    await vi.advanceTimersByTimeAsync(61_000)
    await call
    return (at[1] as number) - (at[0] as number)
  }

  test.each<[what: string, headers: Record<string, string>, milliseconds: number]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['a whole minute', { 'retry-after': '60' }, 60_000],
    ['fractions of a second', { 'retry-after': '1.5' }, 1500],
    ['a date', { 'retry-after': 'Sun, 01 Mar 2026 09:00:20 GMT' }, 20_000],
    ['an RFC 850 date', { 'retry-after': 'Sunday, 01-Mar-26 09:00:20 GMT' }, 20_000],
    ['an asctime date', { 'retry-after': 'Sun Mar  1 09:00:20 2026' }, 20_000],
    ['milliseconds', { 'retry-after-ms': '250' }, 250],
    ['milliseconds rather than seconds', { 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    ['seconds rather than the end of the window', { 'retry-after': '3', 'x-ratelimit-reset': String(now / 1000 + 30) }, 3000],
    ['the end of the window', { 'x-ratelimit-reset': String(now / 1000 + 30) }, 30_000],
    ['the end of the window in the other header', { 'x-rate-limit-reset': String(now / 1000 + 30) }, 30_000],
  ])('waits after a 429 for a time stated as %s', async (_, headers, milliseconds) => {
    expect(await pauseAfter(429, headers)).toBe(milliseconds)
  })

  test('reads a date as GMT in any time zone', async () => {
    const { TZ } = process.env
    try {
      process.env.TZ = 'America/New_York'
      expect(retryAfterOf(429, new Headers({ 'retry-after': 'Sun Mar  1 09:00:20 2026' }))).toBe(20)
    } finally {
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    }
  })

  test('waits after a 503 for Retry-After but not for the rate-limit window', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(await pauseAfter(503, { 'retry-after': '7' })).toBe(7000)
    expect(await pauseAfter(503, { 'x-ratelimit-reset': String(Date.now() / 1000 + 30) })).toBe(250)
  })

  test.each(['soon', '-1', '1e3', '0x10', '', '10, 20', '12;34', 'Mars 1'])('ignores Retry-After: %j', async (value) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(retryAfterOf(429, new Headers({ 'retry-after': value }))).toBeUndefined()
    expect(await pauseAfter(503, { 'retry-after': value })).toBe(250)
  })

  test('throws a 503 whose Retry-After is more than a minute', async () => {
    const { chat, sent } = stubbed(() => new Response('', { status: 503, headers: { 'retry-after': '61' } }))
    await expect(chat.listUsers()).rejects.toMatchObject({ name: 'ChatApiError', retryAfter: 61, attempts: 1 })
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  describe('backoff', () => {
    test('doubles its maximum from half a second to eight seconds', () => {
      vi.spyOn(Math, 'random').mockReturnValue(1)
      expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseBefore)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
    })

    test('is random between zero and its maximum', () => {
      vi.mocked(Math.random).mockRestore()
      const pauses = Array.from({ length: 1000 }, () => pauseBefore(1))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(0)
      expect(Math.min(...pauses)).toBeLessThan(100)
      expect(Math.max(...pauses)).toBeGreaterThan(400)
      expect(Math.max(...pauses)).toBeLessThan(500)
    })
  })
})
