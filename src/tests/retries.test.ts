// A request is retried only if sending it again has no further effect, of every operation, and
// after the pause that the response states.

import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { retryAfterOf } from '../response/retryAfter.ts'
import { pauseBefore } from '../transport/pauseBefore.ts'
import { virtualTime, withoutPauses } from './support/around.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { clientOf, type EveryOperation, everyOperation, type Method } from './support/everyOperation.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

withoutPauses()

// RFC 9110, 9.2.2, repeated here so that the client's list is not tested against itself.
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE'])

const status = (code: number) => () => Response.json({ error: { code: 'ERR', message: 'no' } }, { status: code })
const failing = (error: unknown) => () => Promise.reject(error)

/** What became of a request, and of which methods it is repeated. */
type Situation = readonly [what: unknown, respond: () => Response | Promise<Response>, repeated: 'none' | 'idempotent' | 'all']

const ofStatus = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(301, 400, 408, 409, 425, 500, 503)).map((code): Situation => {
  const isRedirect = code >= 300 && code < 400
  const body = [204, 205, 304].includes(code) ? null : code < 300 ? '{}' : '{"error":{"code":"ERR","message":"no"}}'
  const respond = () => new Response(body, { status: code, headers: isRedirect ? { location: '/' } : {} })
  return [code, respond, code === 408 || code >= 500 ? 'idempotent' : 'none']
})
const codes = 'ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH UND_ERR_SOCKET UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'.split(' ')
const neverSent = 'ECONNREFUSED ENOTFOUND EAI_AGAIN UND_ERR_CONNECT_TIMEOUT ConnectionRefused'.split(' ')
const ofError = fc.constantFrom<Situation>(
  ['HTML', () => new Response('<html>'), 'none'],
  ...neverSent.map((code): Situation => [code, failing(connectionError(code)), 'all']),
  ...[...codes, 'ConnectionClosed'].map((code): Situation => [code, failing(connectionError(code)), 'idempotent']),
  ['no code', failing(new TypeError('fetch failed')), 'idempotent'],
  ['a string', failing('no'), 'idempotent'],
  // Repeating cannot help.
  ['a bad port', failing(new TypeError('fetch failed', { cause: new Error('bad port') })), 'none'],
  ['a certificate', failing(connectionError('CERT_HAS_EXPIRED')), 'none'],
)

/** Calls operations all at once, and returns how often each was sent. */
const timesSent = (operations: readonly EveryOperation[], respond: () => Response | Promise<Response>) =>
  Promise.all(
    operations.map(async ({ document, name, route, required }) => {
      const { fetch, sent } = stubFetch(respond)
      await (clientOf(document, { fetch })[name] as Method)(required).catch(() => {})
      return `${route.method} ${route.path}: ${sent.length}`
    }),
  )

const expectedTimes = (operations: readonly EveryOperation[], safe: number, other: number) =>
  operations.map(({ route: { method, path } }) => `${method} ${path}: ${idempotent.has(method) ? safe : other}`)

const onePerMethod = [...new Map(everyOperation.map((operation) => [operation.route.method, operation])).values()]

test('a request is repeated only if that is safe, whatever became of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(ofStatus, ofError), async ([what, respond, repeated]) => {
      fc.pre(what !== 429)
      const expected = expectedTimes(onePerMethod, repeated === 'none' ? 1 : 3, repeated === 'all' ? 3 : 1)
      expect(await timesSent(onePerMethod, respond), `${what}`).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})

test('retries only operations that are safe to repeat, of all documents', async () => {
  expect(await timesSent(everyOperation, status(500))).toEqual(expectedTimes(everyOperation, 3, 1))
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

test('a retry that is never sent, as its call is aborted in the pause, takes nothing from the budget', async () => {
  let controller = new AbortController()
  const { chat, sent } = stubbedWith({ hooks: { onAttempt: () => controller.abort() } }, (_, number) =>
    number <= 200 ? new Response('{}', { status: 503, headers: { 'retry-after': '30' } }) : new Response('{}', { status: 503 }),
  )
  for (let call = 0; call < 200; call++) {
    controller = new AbortController()
    expect(await outcomeOf(chat.listUsers({}, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
  }
  await outcomeOf(chat.listUsers())
  expect(sent).toHaveLength(200 + 3)
})

test('the documents have operations of every method and POSTs that only read', () => {
  expect(new Set(everyOperation.map(({ route }) => route.method))).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
  expect(everyOperation.some(({ route }) => route.method === 'POST' && route.operationId.startsWith('get-'))).toBe(true)
})

test('a retry sends the same request including key and body', async () => {
  const { chat, sent } = stubbed((_, number) => (number < 3 ? new Response('', { status: 429 }) : Response.json({ data: [] })))
  await chat.flagAMessage({ id: '42', onBehalfOf: 'mira', body: { remark: 'advert' } })
  const plain = sent.map(({ url, method, headers, init }) => ({ url: url.href, method, headers: [...headers], body: init.body }))
  expect(plain).toEqual([plain[0], plain[0], plain[0]])
  expect(plain[0]?.body).toBe('{"remark":"advert"}')
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

  /** A moment in the three forms of RFC 9110. */
  function written(moment: Date): string[] {
    const [day, date = '', month, year = '', time] = moment.toUTCString().split(/,? /)
    const weekday = moment.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    const plain = `${day} ${month} ${date.replace(/^0/, ' ')} ${time} ${year}`
    return [moment.toUTCString(), `${weekday}, ${date}-${month}-${year.slice(2)} ${time} GMT`, plain]
  }

  test('is stated in any form, in any time zone and by the clock of the response; the most exact counts', () => {
    const { TZ } = process.env
    onTestFinished(() => {
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    })
    const [zone, offset] = [fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata'), fc.constantFrom(0, 3_600_000, -86_400_000)]
    const [form, seconds, reset] = [fc.nat(2), fc.nat(3000), fc.integer({ min: 1, max: 60 })]
    const stated = fc.record({ ms: fc.nat(90_000), after: fc.oneof(seconds, fc.constant(7.5)), date: seconds, reset })
    const most = fc.constantFrom('ms', 'after', 'date', 'reset')
    fc.assert(
      fc.property(stated, most, zone, offset, form, fc.boolean(), ({ ms, after, date, reset }, most, zone, offset, form, isOther) => {
        process.env.TZ = zone
        const clock = now + offset
        const headers = new Headers({ date: new Date(clock).toUTCString() })
        headers.set(isOther ? 'x-rate-limit-reset' : 'x-ratelimit-reset', String(clock / 1000 + reset))
        if (most !== 'reset') headers.set('retry-after', written(new Date(clock + date * 1000))[form] as string)
        if (most === 'after' || (most === 'ms' && isOther)) headers.set('retry-after', String(after))
        if (most === 'ms') headers.set('retry-after-ms', String(ms))
        expect(retryAfterOf(429, headers)).toBe({ ms: ms / 1000, after, date, reset }[most])
      }),
    )
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

  test('doubles its maximum from half a second to eight seconds if nothing is stated', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseBefore)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
  })
})
