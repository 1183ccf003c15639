// After a 429 the calls of a limit wait in order until it opens again, and a call that gives up
// says why.

import { describe, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { isChatError } from '../errors/ChatError.ts'
import { type ChatRateLimitError, isChatRateLimitError } from '../errors/ChatRateLimitError.ts'
import { isChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { rawClient } from '../raw.ts'
import type { Permit } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbedWith } from './support/calls.ts'
import { deferred } from './support/deferred.ts'
import { apiKey } from './support/key.ts'
import { counting, untilSettled } from './support/simulatedService.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'
virtualTime('2026-03-01T09:00:00Z')

/** Responds from memory. */
const responding = (respond: (sent: Sent, number: number) => { status?: number; headers?: Record<string, string> }) =>
  stubFetch((sent, number) => {
    const { status = 200, headers = {} } = respond(sent, number)
    return Response.json({ data: [] }, { status, headers })
  })

const many = <Result>(count: number, make: (index: number) => Result): Result[] => Array.from({ length: count }, (_, index) => make(index))

/** Rejects the first request with 429 and a Retry-After. */
const rejectingFirst = (seconds: number) =>
  responding((_, number) => (number === 1 ? { status: 429, headers: { 'retry-after': String(seconds) } } : {}))

const paths = (sent: readonly Sent[]) => sent.map(({ url }) => url.pathname)
const message = { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi' } } as const

type Call = (chat: FullChatClient) => Promise<unknown>

describe('after a 429', () => {
  const importUsers: Call = (chat) => chat.importUsers({ body: { users: {} } })
  const createUser: Call = (chat) => chat.createUser({ body: { uid: 'a', name: 'A' } })
  const getUser: Call = (chat) => chat.getUser({ uid: 'mira' })
  const asJonas: Call = (chat) => chat.as('jonas').sendMessage({ body: message })

  test.each<[other: string, waits: string, first: Call, other: Call]>([
    ['a call of the same limit', 'waits', importUsers, importUsers],
    ['a call of another limit', 'does not wait', importUsers, (chat) => chat.importGroups({ body: { groups: {} } })],
    ['a call of the standard limit', 'does not wait', importUsers, getUser],
    [
      'another operation of the same limit',
      'waits',
      createUser,
      (chat) => chat.createGroup({ body: { guid: 'g', name: 'G', type: 'public' } }),
    ],
    ['a call for the same user', 'waits', asJonas, asJonas],
    ['a call for another user', 'does not wait', asJonas, (chat) => chat.sendMessage({ onBehalfOf: 'mira', body: message })],
    ['`rawClient`', 'waits', getUser, (chat) => rawClient(chat).GET('/users')],
    ['a client from `as`', 'waits', getUser, (chat) => chat.as('jonas').listUsers()],
    ['a client from `withOptions`', 'waits', getUser, (chat) => chat.withOptions({ retries: 0 }).listUsers()],
    ['`items`', 'waits', getUser, (chat) => chat.listUsers.items().next()],
  ])('%s %s for the stated time', async (_, waits, first, other) => {
    const { fetch, sent } = rejectingFirst(5)
    const chat = make(fetch)
    const calls = [first(chat)]
    await vi.advanceTimersByTimeAsync(10)
    calls.push(other(chat))
    await vi.advanceTimersByTimeAsync(4980)
    expect(sent).toHaveLength(waits === 'waits' ? 1 : 2)
    expect(await untilSettled(Promise.all(calls))).toBeLessThanOrEqual(150)
    expect(sent).toHaveLength(3)
  })

  test('the rejected call is sent first, then waiting calls, then new calls', async () => {
    const { fetch, sent } = rejectingFirst(5)
    const chat = make(fetch, { maxConcurrent: 1 })
    const calls = ['0', '1', '2'].map((uid) => chat.getUser({ uid }))
    await vi.advanceTimersByTimeAsync(4000)
    calls.push(chat.getUser({ uid: '3' }))
    await untilSettled(Promise.all(calls))
    expect(paths(sent)).toEqual(['/users/0', '/users/0', '/users/1', '/users/2', '/users/3'])
  })

  test('a call that starts just as the limit opens does not overtake waiting calls', async () => {
    const { fetch, sent } = rejectingFirst(5)
    const chat = make(fetch)
    const first = chat.getUser({ uid: 'first' })
    await vi.advanceTimersByTimeAsync(10)
    // The limit is open, and its timer has not fired yet.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
    const second = chat.getUser({ uid: 'second' })
    await vi.advanceTimersByTimeAsync(0)
    vi.mocked(performance.now).mockRestore()
    await untilSettled(Promise.all([first, second]))
    expect(paths(sent)).toEqual(['/users/first', '/users/first', '/users/second'])
  })

  test('waiting does not count as a retry, however often it happens', async () => {
    const { fetch, sent } = responding((_, number) => (number <= 10 ? { status: 429, headers: { 'retry-after': '1' } } : {}))
    const call = make(fetch, { retries: 0 }).listUsers.withResponse()
    await untilSettled(call)
    expect(sent).toHaveLength(11)
    expect((await call).attempts).toBe(11)
  })

  test.each([undefined, '0'])('pauses grow to at most 8 s with Retry-After %s', async (retryAfter) => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const times: number[] = []
    const { fetch } = responding((_, number) => {
      times.push(Date.now())
      return number <= 10 ? { status: 429, headers: retryAfter ? { 'retry-after': retryAfter } : {} } : {}
    })
    await untilSettled(make(fetch).listUsers())
    const pauses = times.slice(1).map((time, index) => time - (times[index] as number) - 100)
    const growing = many(10, (index) => Math.ceil(Math.min(8000, 250 * 1.5 ** index)))
    expect(pauses).toEqual(retryAfter ? [0, ...growing.slice(0, 9)] : growing)
  })

  test('a burst of 429s counts once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { fetch, sent } = responding((_, number) => (number <= 4 ? { status: 429 } : {}))
    const chat = make(fetch)
    const calls = Promise.all([1, 2, 3, 4].map(() => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(340)
    expect(sent).toHaveLength(4)
    expect(await untilSettled(calls)).toBeLessThan(100)
  })
})

describe('a call that gives up', () => {
  const rejecting = (seconds: number) => responding(() => ({ status: 429, headers: { 'retry-after': String(seconds) } }))

  test('ends at once and names the stated time if it is longer than `maxWait`', async () => {
    const { fetch, sent } = rejecting(61)
    const error = await outcomeOf(make(fetch, { maxWait: 60_000 }).listUsers())
    expect(error).toMatchObject({ name: 'ChatApiError', status: 429, retryAfter: 61, attempts: 1 })
    expect(String(error)).toContain(
      'listUsers (GET /users) responded 429: no reason given. It was not sent again: it waited 0 s for `GET /users`, which is closed for another 61 s, and `maxWait` allows 60 s.',
    )
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends after `maxWait` and states how long it waited', async () => {
    const { fetch, sent } = rejecting(4)
    const call = outcomeOf(make(fetch).listUsers({}, { maxWait: 10_000 }))
    expect(await untilSettled(call)).toBeLessThan(10_050)
    const error = await call
    expect(error).toMatchObject({ name: 'ChatApiError', status: 429, attempts: 3 })
    expect((error as { waited: number }).waited).toBeGreaterThan(8000)
    expect(String(error)).toMatch(/it waited 8(\.\d)? s for the rate limit `standard`, which is closed for another 4(\.1)? s/)
    expect(sent).toHaveLength(3)
  })

  test.each([0, 300])('does not count waiting for other calls towards `maxWait: %i`', async (maxWait) => {
    const { chat, sent } = stubbedWith({ maxWait, maxConcurrent: 2 }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Response.json({ data: [] })
    })
    const calls = Promise.all(many(20, () => outcomeOf(chat.listUsers())))
    expect(await untilSettled(calls)).toBeGreaterThanOrEqual(1000)
    expect(new Set(await calls)).toEqual(new Set(['success']))
    expect(sent).toHaveLength(20)
  })

  test('counts `maxWait` from when its limit closes', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, async (_, number) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return number === 2 ? Response.json({}, { status: 429, headers: { 'retry-after': '2' } }) : Response.json({ data: [] })
    })
    const calls = [undefined, 5000, 5000, 1500].map((maxWait) => outcomeOf(chat.listUsers({}, { maxWait })))
    await untilSettled(Promise.all(calls))
    expect(await calls[2]).toBe('success')
    expect(await calls[3]).toMatchObject({ name: 'ChatRateLimitError', limit: 'standard', attempts: 0 })
    expect(sent).toHaveLength(4)
  })

  test('names the limit, the option and when it opens if it was not sent', async () => {
    const { fetch, sent } = rejecting(60)
    const chat = make(fetch, { maxWait: 50_000 })
    await outcomeOf(chat.listUsers())
    const error = await outcomeOf(chat.listRoles())
    expect(error).toMatchObject({ name: 'ChatRateLimitError', limit: 'standard', attempts: 0, waited: 0, operationId: 'list-roles' })
    const { resumesAt } = error as ChatRateLimitError
    expect(resumesAt.getTime() - Date.now()).toBeGreaterThanOrEqual(60_000)
    expect(resumesAt.getTime() - Date.now()).toBeLessThanOrEqual(60_200)
    expect(String(error)).toMatch(
      /listRoles \(GET \/roles\) was not sent: it waited 0 s for the rate limit `standard`, which is closed for another 60(\.1)? s, and `maxWait` allows 50 s/,
    )
    expect([isChatRateLimitError(error), isChatError(error), isChatTimeoutError(error)]).toEqual([true, true, false])
    expect(sent).toHaveLength(1)
  })

  test('ends while waiting as soon as its limit closes for too long', async () => {
    const { fetch } = responding((_, number) => ({ status: 429, headers: { 'retry-after': number === 1 ? '5' : '3600' } }))
    const chat = make(fetch)
    const calls = many(50, () => outcomeOf(chat.listUsers()))
    expect(await untilSettled(Promise.all(calls))).toBeLessThan(6000)
  })

  test('names `deadline` if that ends it', async () => {
    const { fetch } = rejecting(30)
    const chat = make(fetch)
    expect(String(await outcomeOf(chat.listUsers({}, { deadline: 20_000 })))).toContain('`deadline` allows 20 s')
    expect(await outcomeOf(chat.listUsers({}, { deadline: 20_000 }))).toMatchObject({
      name: 'ChatRateLimitError',
      limit: 'standard',
      attempts: 0,
    })
  })

  test('returns the 429 if it was made through `rawClient`', async () => {
    const { fetch } = rejecting(3600)
    const { response, error } = await rawClient(make(fetch)).GET('/users')
    expect(response.status).toBe(429)
    expect(error).toEqual({ data: [] })
  })
})

describe('`waitForRateLimit: false`', () => {
  const storm = () => responding((_, number) => (number === 1 ? { status: 429, headers: { 'retry-after': '5' } } : {}))

  test.each<[where: string, chat: (fetch: typeof globalThis.fetch) => FullChatClient, options?: object]>([
    ['on a client', (fetch) => make(fetch, { waitForRateLimit: false })],
    ['in `withOptions`', (fetch) => make(fetch).withOptions({ waitForRateLimit: false })],
    ['on a call', (fetch) => make(fetch), { waitForRateLimit: false }],
  ])('%s throws a 429 at once and sends despite a closed limit', async (_, client, options) => {
    const { fetch, sent } = storm()
    const chat = client(fetch)
    expect(await outcomeOf(chat.listUsers({}, options))).toMatchObject({ status: 429, retryAfter: 5, attempts: 1 })
    await chat.listUsers({}, options)
    expect(sent).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('opens the limit for waiting calls when its request is accepted', async () => {
    const { fetch, sent } = storm()
    const chat = make(fetch)
    const waiting = chat.listUsers()
    await vi.advanceTimersByTimeAsync(10)
    await chat.listUsers({}, { waitForRateLimit: false })
    await vi.advanceTimersByTimeAsync(0)
    await waiting
    expect(sent).toHaveLength(3)
  })
})

describe('the number of remaining requests', () => {
  test('of 0 delays the next call until the window ends by the service’s clock', async () => {
    // Its clock is an hour behind.
    const serverNow = Date.now() - 3_600_000
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(serverNow / 1000) + 10),
      date: new Date(serverNow).toUTCString(),
    }
    const { fetch, sent } = responding((_, number) => (number === 1 ? { headers } : {}))
    const chat = make(fetch)
    await chat.listUsers()
    const next = chat.listUsers()
    await vi.advanceTimersByTimeAsync(9500)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(700)
    await next
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['missing', {}],
    ['in the past', { 'x-ratelimit-reset': '1' }],
    ['hours away', { 'x-ratelimit-reset': '1772400000' }],
  ])('of 0 delays no call if the reset time is %s', async (_, more) => {
    const { fetch, sent } = responding(() => ({ headers: { 'x-ratelimit-remaining': '0', ...more } }))
    const chat = make(fetch)
    await chat.listUsers()
    await Promise.all([chat.listUsers(), chat.listUsers(), chat.listUsers()])
    expect(sent).toHaveLength(4)
  })

  test('limits how many calls run at once', async () => {
    const { chat, seen } = counting({}, () => ({ 'x-ratelimit-remaining': '3' }))
    await untilSettled(chat.listUsers())
    seen.most = 0
    await untilSettled(Promise.all(many(40, () => chat.listUsers())))
    expect(seen.most).toBe(3)
  })
})

describe('a wait', () => {
  test('is reported to the hook and the logger with limit and duration but without the user’s id', async () => {
    const { fetch } = rejectingFirst(5)
    const onWait = vi.fn()
    const debug = vi.fn()
    const chat = make(fetch, { hooks: { onWait }, logger: { debug } })
    await untilSettled(chat.sendMessage({ onBehalfOf: 'secret-uid', body: message }))
    expect(onWait).toHaveBeenCalledExactlyOnceWith({
      callId: expect.any(Number),
      name: 'sendMessage',
      operationId: 'send-message',
      method: 'POST',
      path: '/messages',
      limit: expect.stringMatching(/^sendMessage/),
      ms: expect.any(Number),
    })
    expect(onWait.mock.calls[0]?.[0].ms).toBeGreaterThanOrEqual(5000)
    expect(debug.mock.calls.join('\n')).toMatch(/POST \/messages waited 5[01]\d\d ms for `sendMessage/)
    expect(JSON.stringify([onWait.mock.calls, debug.mock.calls])).not.toContain('secret-uid')
  })

  test('is reported for `maxConcurrent` even if an abort ends it', async () => {
    const onWait = vi.fn()
    const { chat } = stubbedWith({ hooks: { onWait }, maxConcurrent: 1 }, () => new Promise<Response>(() => {}))
    chat.listUsers().catch(() => {})
    const controller = new AbortController()
    const call = outcomeOf(chat.createUser({ body: { uid: 'a', name: 'A' } }, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(2000)
    controller.abort(new Error('enough'))
    await call
    expect(onWait).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ limit: 'maxConcurrent', ms: 2000 }))
  })
})

describe('`withOptions`', () => {
  test('changes the passed options and leaves the original client unchanged', async () => {
    const { fetch, sent } = responding(() => ({ status: 503 }))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const chat = make(fetch)
    await untilSettled(outcomeOf(chat.withOptions({ retries: 0 }).listUsers()))
    expect(sent).toHaveLength(1)
    await untilSettled(outcomeOf(chat.as('jonas').withOptions({ retries: 1 }).listConversations()))
    expect(sent).toHaveLength(3)
    expect(sent[2]?.headers.get('onbehalfof')).toBe('jonas')
    await untilSettled(outcomeOf(chat.listUsers()))
    expect(sent).toHaveLength(6)
  })

  test.each([null, { baseUrl: 'https://other.example' }, { timeOut: 5 }, { retries: -1 }, { maxWait: -1 }, { waitForRateLimit: 'no' }])(
    'rejects %o',
    (options) => expect(() => make(stubFetch().fetch).withOptions(options as never)).toThrow(TypeError),
  )
})

describe('a custom rate limiter', () => {
  test('receives the limit of each request, whether its call waits, and each outcome', async () => {
    const acquired: unknown[] = []
    const released: unknown[] = []
    const rateLimiter = {
      async acquire(limit: string, request: object) {
        acquired.push([limit, request])
        return { granted: true as const, release: (outcome: unknown) => released.push(outcome) }
      },
    }
    const { fetch } = responding((_, number) =>
      number === 1
        ? { status: 429, headers: { 'retry-after': '3' } }
        : { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 7) } },
    )
    const chat = make(fetch, { rateLimiter })
    await untilSettled(chat.sendMessage({ onBehalfOf: 'mira', body: message }))
    await chat.listUsers({}, { waitForRateLimit: false, maxWait: 5000 })
    expect(acquired).toEqual([
      ['https://api.example sendMessage mira', { wait: true }],
      ['https://api.example sendMessage mira', { wait: true }],
      ['https://api.example standard', { wait: false }],
    ])
    expect(released).toEqual([
      { result: 'rejected', remaining: undefined, resumesIn: 3000 },
      { result: 'accepted', remaining: 0, resumesIn: expect.any(Number) },
      { result: 'accepted', remaining: 0, resumesIn: expect.any(Number) },
    ])
  })

  test('receives the outcomes of requests without a response and of unused permits', async () => {
    const results: string[] = []
    const rateLimiter = {
      acquire: () => ({ granted: true as const, release: ({ result }: { result: string }) => results.push(result) }),
    }
    const { chat } = stubbedWith({ rateLimiter, retries: 0 }, () => Promise.reject(new Error('broken')))
    await outcomeOf(chat.listUsers())
    const failing = createChatClient({ baseUrl, apiKey: () => Promise.reject(new Error('vault')), rateLimiter })
    await outcomeOf(failing.listUsers())
    expect(results).toEqual(['unknown', 'unused'])
  })

  test('that never resolves does not hang a call, and a late permit is released', async () => {
    const { promise, resolve } = deferred<Permit>()
    const { chat, sent } = stubbedWith({ rateLimiter: { acquire: () => promise } })
    const call = outcomeOf(chat.listUsers({}, { deadline: 5000 }))
    expect(await untilSettled(call)).toBe(5000)
    expect(await call).toMatchObject({ name: 'ChatTimeoutError', option: 'deadline', attempts: 0 })
    const release = vi.fn()
    resolve({ granted: true, release })
    await vi.advanceTimersByTimeAsync(0)
    expect(release).toHaveBeenCalledExactlyOnceWith({ result: 'unused', remaining: undefined, resumesIn: undefined })
    expect(sent).toHaveLength(0)
  })

  const fails = () => {
    throw new Error('the store is gone')
  }
  test.each<[string, () => unknown]>([
    ['throws', fails],
    ['rejects', async () => fails()],
  ])('whose `release` %s only causes a warning', async (_, release) => {
    const warn = vi.fn()
    const chat = make(stubFetch().fetch, { rateLimiter: { acquire: () => ({ granted: true, release }) }, logger: { warn } })
    expect(await outcomeOf(chat.listUsers())).toBe('success')
    await vi.advanceTimersByTimeAsync(0)
    expect(warn).toHaveBeenCalledExactlyOnceWith('The rate limiter failed to take back a permit: Error: the store is gone')
  })

  test.each([undefined, null, 'yes', {}])(
    'whose `acquire` returns %o, or a promise of it, fails each call with a clear error',
    async (invalid) => {
      for (const acquire of [() => invalid, async () => invalid]) {
        const { chat, sent } = stubbedWith({ rateLimiter: { acquire } as never, maxConcurrent: 1 })
        for (const call of [1, 2, 3])
          await expect(chat.listUsers(), String(call)).rejects.toThrow('`rateLimiter.acquire` must return a permit')
        expect(sent).toHaveLength(0)
      }
    },
  )

  test.each([null, {}, () => {}, { acquire: 1 }])('is rejected if it is %o', (rateLimiter) => {
    expect(() => createChatClient({ baseUrl, apiKey, rateLimiter: rateLimiter as never })).toThrow('`rateLimiter` must be a RateLimiter')
  })
})

describe('`maxConcurrent`', () => {
  const calls = (chat: FullChatClient) => many(300, (index) => chat.getUser({ uid: `u${index}` }))
  test.each<[what: string, options: object, most: number, calls?: (chat: FullChatClient) => Promise<unknown>[]]>([
    ['of 1', { maxConcurrent: 1 }, 1],
    ['of 7', { maxConcurrent: 7 }, 7],
    ['of 100 by default', {}, 100],
    ['for calls that do not wait', { maxConcurrent: 2, waitForRateLimit: false }, 2],
    [
      'of a client and those made from it together',
      { maxConcurrent: 2 },
      2,
      (chat) => [chat, chat.withOptions({ timeout: 1000 })].flatMap((own) => many(10, () => own.listRoles())),
    ],
  ])('%s is how many requests are in progress at most', async (_, options, most, makeCalls = calls) => {
    const { chat, seen } = counting(options)
    await untilSettled(Promise.all(makeCalls(chat)))
    expect(seen.most).toBe(most)
  })

  test('keeps the order of calls', async () => {
    const { chat, sent } = counting({ maxConcurrent: 1 })
    await untilSettled(Promise.all(many(20, (index) => chat.getUser({ uid: `u${index}` }))))
    expect(paths(sent)).toEqual(many(20, (index) => `/users/u${index}`))
  })

  test('does not let calls of one limit block calls of another', async () => {
    const { chat, sent } = counting({ maxConcurrent: 1 })
    const calls: Promise<unknown>[] = many(30, () => chat.listUsers())
    calls.push(chat.createUser({ body: { uid: 'a', name: 'A' } }), chat.importUsers({ body: { users: {} } }))
    await untilSettled(Promise.all(calls))
    expect(paths(sent).indexOf('/data_import/users')).toBeLessThan(10)
  })

  test.each([0, -1, Number.NaN, '5', null])('rejects %s', (maxConcurrent) => {
    expect(() => createChatClient({ baseUrl, apiKey, maxConcurrent: maxConcurrent as number })).toThrow('`maxConcurrent` must be')
  })
})
