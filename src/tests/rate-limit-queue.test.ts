// All calls of a client keep to the service's rate limits together: what is held back waits in order, and nothing is lost.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import type { ClientOptions } from '../client/options.ts'
import { apiKey } from './support/key.ts'
import { type LimitedServer, limitedServer, type Telling } from './support/limitedServer.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'
import { countTimers } from './support/timers.ts'

const baseUrl = 'https://api.example'
const clientOf = (server: LimitedServer, options: Partial<ClientOptions> = {}) =>
  createChatClient({ baseUrl: server.url, apiKey, ...options })

/** Imports a number of users at once, one in each request, and tells how many failed. */
async function imports(chat: FullChatClient, count: number): Promise<number> {
  const calls = Array.from({ length: count }, (_, index) =>
    chat.importUsers({ body: { users: { [index]: { uid: `u${index}`, name: 'U' } } } }),
  )
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length
}

const importedBy = (server: LimitedServer) => server.passed.map(({ body }) => Number(Object.keys(JSON.parse(body).users)[0]))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each<Telling>(['everything', 'remaining', 'retry-after', 'reset'])(
  '260 imports at once against 60 a window, of which answers tell %s',
  (telling) => {
    test('are all done, in order, with few requests too many', { timeout: 30_000 }, async () => {
      await using server = await limitedServer({ limit: 60, window: 300, telling })
      expect(await imports(clientOf(server), 260)).toBe(0)
      expect(importedBy(server).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 260 }, (_, index) => index))
      expect(server.refused).toBeLessThan(/^(everything|remaining)$/.test(telling) ? 20 : 150)
      // In the order of the calls, but for what is on its way at the same time.
      const order = importedBy(server)
      for (const [place, index] of order.entries()) expect(Math.abs(place - index)).toBeLessThanOrEqual(100)
    })
  },
)

test('without it calls are lost, as by clients that repeat each for itself', { timeout: 30_000 }, async () => {
  await using server = await limitedServer({ limit: 60, window: 300, telling: 'retry-after' })
  expect(await imports(clientOf(server, { waitForRateLimit: false }), 260)).toBeGreaterThan(10)
})

test('a client that comes upon a window that others have used up waits for the next', { timeout: 20_000 }, async () => {
  await using server = await limitedServer({ limit: 20, window: 300, telling: 'remaining' })
  const [one, other] = [clientOf(server), clientOf(server)]
  expect(await Promise.all([imports(one, 50), imports(other, 50)])).toEqual([0, 0])
})

/** Answers from memory; `held` of them wait until they are let go. */
function answering(headersOf: (sent: Sent, number: number) => { status?: number; headers?: Record<string, string> }) {
  return stubFetch((sent, number) => {
    const { status = 200, headers = {} } = headersOf(sent, number)
    return Response.json({ data: [] }, { status, headers })
  })
}

describe('after a 429', () => {
  const refusedFor = (seconds: number, path = '/data_import/users') =>
    answering(({ url }, number) =>
      url.pathname === path && number === 1 ? { status: 429, headers: { 'retry-after': String(seconds) } } : {},
    )

  test('the calls of its limit wait as long as it says, and others do not', async () => {
    vi.useFakeTimers()
    const { fetch, sent } = refusedFor(5)
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    const first = chat.importUsers({ body: { users: {} } })
    await vi.advanceTimersByTimeAsync(10)
    const second = chat.importUsers({ body: { users: {} } })
    await chat.importGroups({ body: { groups: {} } })
    await chat.listUsers()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/data_import/users', '/data_import/groups', '/users'])
    await vi.advanceTimersByTimeAsync(4980)
    expect(sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(50)
    await Promise.all([first, second])
    expect(sent).toHaveLength(5)
  })

  test('operations that share a limit wait together', async () => {
    vi.useFakeTimers()
    const { fetch, sent } = refusedFor(5, '/users')
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    const calls = [chat.createUser({ body: { uid: 'a', name: 'A' } })]
    await vi.advanceTimersByTimeAsync(10)
    calls.push(chat.createGroup({ body: { guid: 'g', name: 'G', type: 'public' } }) as never)
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(calls)
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/users', '/users', '/groups'])
  })

  test('a limit that each user has of their own holds back that user only', async () => {
    vi.useFakeTimers()
    const { fetch, sent } = refusedFor(5, '/messages')
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    const message = { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi' } } as const
    const calls = [chat.as('jonas').sendMessage({ body: message })]
    await vi.advanceTimersByTimeAsync(10)
    calls.push(chat.sendMessage({ onBehalfOf: 'mira', body: message }), chat.as('jonas').sendMessage({ body: message }))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent.map(({ headers }) => headers.get('onbehalfof'))).toEqual(['jonas', 'mira'])
    await vi.advanceTimersByTimeAsync(6000)
    await Promise.all(calls)
    expect(sent).toHaveLength(4)
  })

  test('`raw` and the clients that `as` makes wait along', async () => {
    vi.useFakeTimers()
    const { fetch, sent } = refusedFor(5, '/users/mira')
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    await chat.raw.GET('/roles')
    const calls: Promise<unknown>[] = [chat.getUser({ uid: 'mira' })]
    sent.length
    await vi.advanceTimersByTimeAsync(10)
    calls.push(chat.as('jonas').listConversations(), chat.raw.GET('/users'))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent.length).toBeLessThanOrEqual(4)
    await vi.advanceTimersByTimeAsync(6000)
    await Promise.all(calls)
  })

  test('a call that comes at the moment of opening does not overtake those that wait', async () => {
    const { fetch, sent } = answering((_, number) => (number === 1 ? { status: 429, headers: { 'retry-after': '0.05' } } : {}))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    const first = chat.getUser({ uid: 'first' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    // The limit is open, and no timer has told anybody.
    for (const opened = performance.now() + 80; performance.now() < opened; );
    await Promise.all([chat.getUser({ uid: 'second' }), first])
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/users/first', '/users/first', '/users/second'])
  })

  test('a call that is aborted leaves the queue, and nothing stays behind', async () => {
    const timers = countTimers()
    const { fetch, sent } = refusedFor(30)
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    const reason = new Error('enough')
    const controller = new AbortController()
    const calls = [1, 2, 3].map(() => chat.importUsers({ body: { users: {} } }, { signal: controller.signal }))
    await vi.waitFor(() => expect(timers()).toBe(1))
    const outcomes = Promise.allSettled(calls)
    controller.abort(reason)
    for (const outcome of await outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBe(reason)
    expect(timers()).toBe(0)
    expect(sent).toHaveLength(3)
  })

  test('it is thrown at once where the client may not repeat, or would have to wait longer than a minute', async () => {
    const { fetch, sent } = answering(() => ({ status: 429, headers: { 'retry-after': '61' } }))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    await expect(chat.listUsers()).rejects.toMatchObject({ status: 429, retryAfter: 61, attempts: 1 })
    await expect(chat.listUsers({}, { retries: 0 })).rejects.toMatchObject({ status: 429, attempts: 1 })
    expect(sent).toHaveLength(2)
  })

  test('a service that refuses on and on ends every call, not one after the other', async () => {
    vi.useFakeTimers()
    const { fetch } = answering(() => ({ status: 429, headers: { 'retry-after': '15' } }))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    let failed = 0
    for (let count = 0; count < 300; count++) chat.listUsers().catch(() => failed++)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(failed).toBe(300)
  })

  test('a call with a limit of its own, which others overtake for ever, ends as well', async () => {
    vi.useFakeTimers()
    // Of the others some are answered before it, and some are on their way still.
    const { fetch } = stubFetch(async ({ url }, number) => {
      const isIt = url.pathname === '/users/mira'
      await new Promise((resolve) => setTimeout(resolve, isIt ? 5 : number % 2 ? 2 : 8))
      return isIt
        ? Response.json({}, { status: 429, headers: { 'retry-after': '1', 'x-ratelimit-limit': '60' } })
        : Response.json({ data: [] })
    })
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    let outcome: unknown
    chat.getUser({ uid: 'mira' }).catch((error) => (outcome = error))
    for (let second = 0; second < 60 && !outcome; second++) {
      for (let count = 0; count < 5; count++) chat.listUsers().catch(() => {})
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(outcome).toMatchObject({ status: 429 })
  })
})

describe('when an answer says that nothing is left', () => {
  test('the next call waits for the new window, by the clock of the service', async () => {
    vi.useFakeTimers()
    // Its clock is an hour behind.
    const serverNow = Date.now() - 3_600_000
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(serverNow / 1000) + 10),
      date: new Date(serverNow).toUTCString(),
    }
    const { fetch, sent } = answering((_, number) => (number === 1 ? { headers } : {}))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    await chat.listUsers()
    const next = chat.listUsers()
    await vi.advanceTimersByTimeAsync(9500)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600)
    await next
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['no time', {}],
    ['a time that has passed', { 'x-ratelimit-reset': '1' }],
    ['a time that is hours away', { 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 7200) }],
  ])('and tells %s, calls go on', async (_, more) => {
    const { fetch, sent } = answering(() => ({ headers: { 'x-ratelimit-remaining': '0', ...more } }))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    await chat.listUsers()
    await Promise.all([chat.listUsers(), chat.listUsers(), chat.listUsers()])
    expect(sent).toHaveLength(4)
  })
})

describe('maxConcurrent', () => {
  /** Answers after a moment, and tells how many requests were on their way at most. */
  function slow() {
    let running = 0
    const seen = { most: 0, order: [] as string[] }
    const { fetch } = stubFetch(async ({ url }) => {
      seen.most = Math.max(seen.most, ++running)
      seen.order.push(url.pathname)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running--
      return Response.json({ data: {} })
    })
    return { fetch, seen }
  }

  test.each([
    [1, 1],
    [7, 7],
    [undefined, 100],
  ])('%s: at most %i requests are on their way', async (maxConcurrent, most) => {
    const { fetch, seen } = slow()
    const chat = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent })
    await Promise.all(Array.from({ length: 250 }, (_, index) => chat.getUser({ uid: `u${index}` })))
    expect(seen.most).toBe(most)
  })

  test('they keep their order, over all operations', async () => {
    const { fetch, seen } = slow()
    const chat = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent: 1 })
    await Promise.all(Array.from({ length: 20 }, (_, index) => chat.getUser({ uid: `u${index}` })))
    expect(seen.order).toEqual(Array.from({ length: 20 }, (_, index) => `/users/u${index}`))
  })

  test('no limit keeps the turns from another', async () => {
    const { fetch, seen } = slow()
    const chat = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent: 1 })
    const calls: Promise<unknown>[] = Array.from({ length: 30 }, () => chat.listUsers())
    calls.push(chat.createUser({ body: { uid: 'a', name: 'A' } }), chat.importUsers({ body: { users: {} } }))
    await Promise.all(calls)
    expect(seen.order.indexOf('/data_import/users')).toBeLessThan(10)
  })

  test('a turn is given back whatever becomes of the call', async () => {
    const { fetch, sent } = stubFetch((_, number) => {
      if (number % 3 === 0) throw new Error('broken')
      return number % 3 === 1 ? new Response('<html>') : Response.json({}, { status: 404 })
    })
    const chat = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent: 1, retries: 0 })
    const controller = new AbortController()
    const calls = Array.from({ length: 30 }, (_, index) => chat.listUsers({}, index === 5 ? { signal: controller.signal } : {}))
    controller.abort()
    await Promise.allSettled(calls)
    expect(sent).toHaveLength(29)
  })

  test.each([0, -1, Number.NaN, '5', null])('%s is refused', (maxConcurrent) => {
    expect(() => createChatClient({ baseUrl, apiKey, maxConcurrent: maxConcurrent as number })).toThrow('`maxConcurrent` must be')
  })
})
