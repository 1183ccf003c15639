// What the client makes of what responses state about their limit: what they close and for how
// long, in which order calls wait, what is sent meanwhile, how a call gives up, and how much of a
// limit is used.
import { describe, expect, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import type { KeyedClientOptions } from '../client/options.ts'
import { isChatError } from '../errors/ChatError.ts'
import { type ChatRateLimitError, isChatRateLimitError } from '../errors/ChatRateLimitError.ts'
import { isChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { rawClient } from '../raw.ts'
import { createMemoryRateLimiter } from '../transport/memoryRateLimiter.ts'
import type { LimitOutcome, Permit, RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { deferred } from './support/deferred.ts'
import { ending, type LimitHeaders, simulatedService, untilSettled } from './support/simulatedService.ts'
import { stall } from './support/stall.ts'
import type { Sent } from './support/stubFetch.ts'

virtualTime('2026-03-01T09:00:00Z')

const many = <Result>(count: number, make: (index: number) => Result): Result[] => Array.from({ length: count }, (_, index) => make(index))
const accept = (headers: Record<string, string> = {}) => Response.json({ data: [] }, { headers })
const reject = (retryAfter?: number) => {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return Response.json({ data: [] }, { status: 429, headers })
}
/** Rejects the first request, and accepts others. */
const rejectFirst = (retryAfter: number) => (_: Sent, number: number) => (number === 1 ? reject(retryAfter) : accept())
const later = async (milliseconds: number, respond: () => Response = accept) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return respond()
}
const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)
const paths = (sent: readonly Sent[]) => sent.map(({ url }) => url.pathname)
const message = { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi' } } as const

/** A client whose responses take 20 ms, and how many of its requests were in progress at once. */
function counting(options: Partial<KeyedClientOptions>, headersOf: (number: number) => Record<string, string> = () => ({})) {
  const seen = { running: 0, most: 0 }
  const stub = stubbedWith(options, async (_, number) => {
    seen.most = Math.max(seen.most, ++seen.running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    seen.running--
    return Response.json({ data: [] }, { headers: headersOf(number) })
  })
  return { ...stub, seen }
}

/** What became of calls that all succeed. */
const success = new Set(['success'])

const grantsEverything: RateLimiter = { acquire: () => ({ granted: true, release() {} }) }
const grantsEverythingLater: RateLimiter = { acquire: async () => ({ granted: true, release() {} }) }

type Call = (chat: FullChatClient) => Promise<unknown>

describe('after a 429', () => {
  const importUsers: Call = (chat) => chat.importUsers({ body: { users: {} } })
  const createUser: Call = (chat) => chat.createUser({ body: { uid: 'a', name: 'A' } })
  const createGroup: Call = (chat) => chat.createGroup({ body: { guid: 'g', name: 'G', type: 'public' } })
  const getUser: Call = (chat) => chat.getUser({ uid: 'mira' })
  const asJonas: Call = (chat) => chat.as('jonas').sendMessage({ body: message })

  test.each<[other: string, waits: string, first: Call, other: Call]>([
    ['a call of the same limit', 'waits', importUsers, importUsers],
    ['a call of another limit', 'does not wait', importUsers, (chat) => chat.importGroups({ body: { groups: {} } })],
    ['another operation of the same limit', 'waits', createUser, createGroup],
    ['a call for another user', 'does not wait', asJonas, (chat) => chat.sendMessage({ onBehalfOf: 'mira', body: message })],
    ['`rawClient`', 'waits', getUser, (chat) => rawClient(chat).GET('/users')],
    ['a client from `as`', 'waits', getUser, (chat) => chat.as('jonas').listUsers()],
    ['a client from `withOptions`', 'waits', getUser, (chat) => chat.withOptions({ retries: 0 }).listUsers()],
  ])('%s %s for the stated time', async (_, waits, first, other) => {
    const { chat, sent } = stubbed(rejectFirst(5))
    const calls = [first(chat)]
    await vi.advanceTimersByTimeAsync(10)
    calls.push(other(chat))
    await vi.advanceTimersByTimeAsync(4980)
    expect(sent).toHaveLength(waits === 'waits' ? 1 : 2)
    expect(await untilSettled(Promise.all(calls))).toBeLessThanOrEqual(150)
    expect(sent).toHaveLength(3)
  })

  test('the rejected call is sent first, then waiting calls, then new calls', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, rejectFirst(5))
    const calls = ['0', '1', '2'].map((uid) => chat.getUser({ uid }))
    await vi.advanceTimersByTimeAsync(4000)
    calls.push(chat.getUser({ uid: '3' }))
    await untilSettled(Promise.all(calls))
    expect(paths(sent)).toEqual(['/users/0', '/users/0', '/users/1', '/users/2', '/users/3'])
  })

  test.each<[states: string, headers: Record<string, string>, first?: number, isKept?: boolean]>([
    ['nothing', {}],
    ['0 seconds', { 'retry-after': '0' }, 0],
    ['a millisecond', { 'retry-after-ms': '1' }, 1],
    ['three seconds, which it keeps', { 'retry-after': '3' }, 3000, true],
  ])('that states %s, pauses grow to at most 8 s, with any limiter', async (_, headers, first, isKept) => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const growing = many(10, (index) => Math.ceil(Math.min(8000, 250 * 1.5 ** index)))
    for (const rateLimiter of [undefined, grantsEverything, grantsEverythingLater]) {
      const times: number[] = []
      const { chat } = stubbedWith({ rateLimiter, maxWait: Number.POSITIVE_INFINITY }, () =>
        times.push(Date.now()) <= 10 ? new Response('', { status: 429, headers }) : accept(),
      )
      await untilSettled(chat.listUsers())
      const pauses = times.slice(1).map((time, index) => time - (times[index] as number) - 100)
      const rest = isKept ? many(9, () => first) : growing.slice(0, 9)
      expect(pauses).toEqual(first === undefined ? growing : [first, ...rest])
    }
  })

  test('a burst of 429s counts once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { chat, sent } = stubbed((_, number) => (number <= 4 ? reject() : accept()))
    const calls = Promise.all([1, 2, 3, 4].map(() => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(340)
    expect(sent).toHaveLength(4)
    expect(await untilSettled(calls)).toBeLessThan(100)
  })
})

describe('a call that gives up', () => {
  test('ends at once and names the stated time if it is longer than `maxWait`', async () => {
    const { chat, sent } = stubbedWith({ maxWait: 60_000 }, () => reject(61))
    const error = await outcomeOf(chat.listUsers())
    expect(error).toMatchObject({ name: 'ChatApiError', status: 429, retryAfter: 61, attempts: 1 })
    expect(String(error)).toContain(
      'listUsers (GET /users) responded 429: no reason given. It was not sent again: it waited 0 s for `GET /users`, which is closed for another 61 s, and `maxWait` allows 60 s.',
    )
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends after `maxWait`, although the stated times are over, and states how long it waited', async () => {
    const { chat, sent } = stubbed(() => reject(4))
    const { ms, outcome } = await ending(chat.listUsers({}, { maxWait: 10_000 }))
    expect(ms).toBeLessThan(10_050)
    expect(outcome).toMatchObject({ name: 'ChatApiError', status: 429, attempts: 3 })
    expect((outcome as { waited: number }).waited).toBeGreaterThan(8000)
    expect(String(outcome)).toMatch(/it waited 8(\.\d)? s for the rate limit `standard`, which is closed for another 4(\.1)? s/)
    expect(sent).toHaveLength(3)
  })

  test('gives up after 70 s by default, and waits for a whole window', async () => {
    const { ms, outcome } = await ending(stubbed(() => reject()).chat.listUsers())
    expect(ms).toBeGreaterThan(60_000)
    expect(ms).toBeLessThan(70_100)
    expect(outcome).toMatchObject({ status: 429 })
    const { chat, sent } = stubbed(rejectFirst(60))
    expect((await ending(chat.listUsers())).outcome).toBe('success')
    expect(sent).toHaveLength(2)
  })

  test('names the limit, the option and when it opens if it was not sent', async () => {
    const { chat, sent } = stubbedWith({ maxWait: 50_000 }, () => reject(60))
    await outcomeOf(chat.listUsers())
    const error = await outcomeOf(chat.listRoles())
    expect(error).toMatchObject({ name: 'ChatRateLimitError', limit: 'standard', attempts: 0, waited: 0, operationId: 'list-roles' })
    const opensIn = (error as ChatRateLimitError).resumesAt.getTime() - Date.now()
    expect(opensIn).toBeGreaterThanOrEqual(60_000)
    expect(opensIn).toBeLessThanOrEqual(60_200)
    expect(String(error)).toMatch(
      /listRoles \(GET \/roles\) was not sent: it waited 0 s for the rate limit `standard`, which is closed for another 60(\.1)? s, and `maxWait` allows 50 s/,
    )
    expect([isChatRateLimitError(error), isChatError(error), isChatTimeoutError(error)]).toEqual([true, true, false])
    expect(sent).toHaveLength(1)
  })

  test('ends while waiting as soon as its limit closes for too long', async () => {
    const { chat } = stubbed((_, number) => reject(number === 1 ? 5 : 3600))
    expect(await untilSettled(Promise.all(many(50, () => outcomeOf(chat.listUsers()))))).toBeLessThan(6000)
  })

  test('names `deadline` if that ends it', async () => {
    const { chat } = stubbed(() => reject(30))
    expect(String(await outcomeOf(chat.listUsers({}, { deadline: 20_000 })))).toContain('`deadline` allows 20 s')
    const error = await outcomeOf(chat.listUsers({}, { deadline: 20_000 }))
    expect(error).toMatchObject({ name: 'ChatRateLimitError', limit: 'standard', attempts: 0 })
  })
})

describe('`maxWait`', () => {
  test.each<[time: string, maxWait: number, maxConcurrent: number, rejected: number, retryAfter: number, calls: number]>([
    ['that a call waits for others', 0, 2, 0, 0, 20],
    ['in which a limit is open', 500, 1, 1, 0.3, 12],
    ['that a call waited for others before it was rejected', 500, 1, 8, 0.05, 8],
  ])('does not count the time %s', async (_, maxWait, maxConcurrent, rejected, retryAfter, count) => {
    const respond = (number: number) => (number === rejected ? reject(retryAfter) : accept())
    const { chat, sent } = stubbedWith({ maxConcurrent, maxWait }, (_, number) => later(100, () => respond(number)))
    const calls = Promise.all(many(count, () => outcomeOf(chat.listUsers())))
    expect(await untilSettled(calls)).toBeGreaterThanOrEqual((count * 100) / maxConcurrent)
    expect(new Set(await calls)).toEqual(success)
    expect(sent).toHaveLength(rejected > 0 ? count + 1 : count)
  })

  test('begins again when a request was accepted', async () => {
    // Each window of 400 ms takes one request.
    const { fetch } = simulatedService({ limit: 1, window: 400, says: 'only 429', latency: () => 1 })
    const { chat } = stubbed(fetch)
    const calls = Promise.all(many(10, () => outcomeOf(chat.listUsers({}, { maxWait: 2000 }))))
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(success)
  })

  test('does not end a call whose limit opened while the event loop stalled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { chat } = stubbedWith({ maxConcurrent: 1 }, (_, number) => (number === 1 ? reject(1) : later(20)))
    const calls = Promise.all([1, 2, 3].map(() => outcomeOf(chat.listUsers({}, { maxWait: 1500 }))))
    await vi.advanceTimersByTimeAsync(500)
    await stall(5000)
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(success)
  })

  test('of 0 ends a call as soon as its limit is closed', async () => {
    const { chat } = stubbed(() => reject(1))
    expect(await outcomeOf(chat.listUsers({}, { maxWait: 0 }))).toMatchObject({ status: 429, attempts: 1 })
  })

  test('begins with a call that begins after its limit closed', async () => {
    const { chat } = stubbed(rejectFirst(10))
    const first = outcomeOf(chat.listUsers())
    await vi.advanceTimersByTimeAsync(4000)
    const others = [5000, 7000].map((maxWait) => outcomeOf(chat.listUsers({}, { maxWait })))
    await untilSettled(Promise.all([first, ...others]))
    expect(await Promise.all(others)).toMatchObject([{ name: 'ChatRateLimitError', attempts: 0 }, 'success'])
  })

  test('is the same for a call that has been rejected before and for a call that has not', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, (_, number) => reject(number === 1 ? 4 : 7))
    const calls = [1, 2].map(() => outcomeOf(chat.listUsers({}, { maxWait: 10_000 })))
    expect(await untilSettled(Promise.all(calls))).toBeLessThan(5000)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError', attempts: 0 }])
    expect(sent).toHaveLength(2)
  })
})

describe('`waitForRateLimit: false`', () => {
  test.each<[where: string, client: (chat: FullChatClient) => FullChatClient, options: object, ofCall?: object]>([
    ['on a client', (chat) => chat, { waitForRateLimit: false }],
    ['in `withOptions`', (chat) => chat.withOptions({ waitForRateLimit: false }), {}],
    ['on a call', (chat) => chat, {}, { waitForRateLimit: false }],
  ])('%s throws a 429 at once and sends despite a closed limit', async (_, client, options, ofCall) => {
    const { chat, sent } = stubbedWith(options, rejectFirst(5))
    expect(await outcomeOf(client(chat).listUsers({}, ofCall))).toMatchObject({ status: 429, retryAfter: 5, attempts: 1 })
    await client(chat).listUsers({}, ofCall)
    expect(sent).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([5, 86_400])('opens what is closed for %i s for waiting calls when its request is accepted', async (seconds) => {
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, rejectFirst(seconds))
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
    const date = new Date(Date.now() - 3_600_000).toUTCString()
    const { chat, sent } = stubbed((_, number) =>
      number === 1 ? accept({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(10 - 3600), date }) : accept(),
    )
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
    const { chat, sent } = stubbed(() => accept({ 'x-ratelimit-remaining': '0', ...more }))
    await chat.listUsers()
    await Promise.all([chat.listUsers(), chat.listUsers(), chat.listUsers()])
    expect(sent).toHaveLength(4)
  })

  test.each<[remaining: number, end: string, ms: number, reset?: number]>([
    [1, 'when its window ends', 6000, 5],
    [3, 'when its window ends', 6000, 5],
    [1, 'after a minute if no reset is stated', 61_000],
  ])('of %i is how many run at once, and is forgotten %s', async (remaining, _, ms, reset) => {
    const headers = { 'x-ratelimit-remaining': String(remaining), ...(reset && { 'x-ratelimit-reset': inSeconds(reset) }) }
    const { chat, seen } = counting({}, (number) => (number === 1 ? headers : {}))
    await untilSettled(chat.listUsers())
    seen.most = 0
    const calls = Promise.all(many(20, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(60)
    expect(seen.most).toBe(remaining)
    await vi.advanceTimersByTimeAsync(ms)
    seen.most = 0
    await Promise.all([calls, untilSettled(Promise.all(many(20, () => chat.listUsers())))])
    expect(seen.most).toBeGreaterThan(3)
  })

  test('holds waiting calls up for a second at a time while a request is still in progress', async () => {
    const { chat, sent } = stubbedWith({ timeout: Number.POSITIVE_INFINITY }, (_, number) =>
      number === 1 ? accept({ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': inSeconds(50) }) : later(30_000),
    )
    await chat.listUsers()
    const others = Promise.all(many(4, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(990)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2600)
    expect(sent).toHaveLength(5)
    await untilSettled(others)
  })
})

describe('a stated time beyond the longest window', () => {
  const day = 86_400

  test('closes the operation that got it, and no other of its limit', async () => {
    const { chat, sent } = stubbed(({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatApiError', status: 429 })
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatRateLimitError', limit: 'GET /users', attempts: 0 })
    expect(await Promise.all([chat.listRoles(), chat.getUser({ uid: 'mira' })].map(outcomeOf))).toEqual(['success', 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles', '/users/mira'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is probed after a minute by one waiting call every 30 s', async () => {
    let isOpen = false
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY, maxConcurrent: 1 }, () => (isOpen ? accept() : reject(day)))
    const calls = Promise.all(['a', 'b', 'c'].map((searchKey) => chat.listUsers({ searchKey })))
    const sentAfter: number[] = []
    for (const ms of [59_000, 2000, 28_000, 2000, 30_000]) {
      await vi.advanceTimersByTimeAsync(ms)
      sentAfter.push(sent.length)
    }
    expect(sentAfter).toEqual([1, 2, 2, 3, 4])
    isOpen = true
    expect(await untilSettled(calls)).toBeLessThan(31_000)
    expect(sent).toHaveLength(7)
  })

  test('is probed by a new call that would not wait, and counts as a day at most', async () => {
    const { chat, sent } = stubbed((_, number) => (number === 1 ? reject(20 * day) : accept()))
    await outcomeOf(chat.listUsers())
    await vi.advanceTimersByTimeAsync(59_000)
    const refused = (await outcomeOf(chat.listUsers())) as ChatRateLimitError
    expect(refused.resumesAt.getTime() - Date.now()).toBeLessThanOrEqual(day * 1000)
    await vi.advanceTimersByTimeAsync(2000)
    const both = await Promise.all([chat.listUsers(), chat.listUsers()].map(outcomeOf))
    expect(both).toMatchObject(['success', { name: 'ChatRateLimitError' }])
    expect(await outcomeOf(chat.listUsers())).toBe('success')
    expect(sent).toHaveLength(3)
  })

  test('also holds for the calls of its operation that wait already', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, ({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    const calls = [chat.listUsers(), chat.listUsers(), chat.listRoles()].map(outcomeOf)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError' }, 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles'])
  })
})

test('a shared limit that is closed for more than a minute lets one waiting call through every 30 s, and opens on success', async () => {
  let isOpen = false
  const waited: number[] = []
  const { chat } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, ({ headers }) => {
    if (headers.get('x-waits')) waited.push(Date.now())
    return isOpen ? accept() : reject(60)
  })
  // A handler that does not wait, and is told each time to come back in a minute.
  const handler = setInterval(() => void outcomeOf(chat.listRoles({}, { waitForRateLimit: false })), 5000)
  const began = Date.now()
  const calls = Promise.all(many(20, () => chat.listUsers({}, { headers: { 'x-waits': 'yes' } })))
  await vi.advanceTimersByTimeAsync(200_000)
  const probes = waited.map((time) => time - began).filter((time) => time > 1000)
  expect(probes.length).toBeGreaterThanOrEqual(4)
  expect(probes.length).toBeLessThanOrEqual(6)
  expect(probes[0]).toBeGreaterThan(60_000)
  for (const [index, time] of probes.slice(1).entries()) expect(time - (probes[index] as number)).toBeGreaterThanOrEqual(30_000)
  isOpen = true
  clearInterval(handler)
  expect(await untilSettled(calls)).toBeLessThan(31_000)
})

test('once a response states the limit, calls begin few at once', async () => {
  const { chat, sent } = stubbed((_, number) => later(100, () => accept(number === 1 ? { 'x-ratelimit-remaining': '200' } : {})))
  await untilSettled(chat.listUsers())
  const calls = Promise.all(many(50, () => chat.listUsers()))
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(5)
  await untilSettled(calls)
})

describe('a wait', () => {
  test('is reported to the hook and the logger with limit and duration but without the user’s id', async () => {
    const [onWait, debug] = [vi.fn(), vi.fn()]
    const { chat } = stubbedWith({ hooks: { onWait }, logger: { debug } }, rejectFirst(5))
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

describe('a custom rate limiter', () => {
  /** Grants everything, and keeps what it receives. */
  function recordingLimiter() {
    const [acquired, released]: [unknown[], LimitOutcome[]] = [[], []]
    const acquire: RateLimiter['acquire'] = (...request) => {
      acquired.push(request)
      return { granted: true, release: (outcome) => released.push(outcome) }
    }
    return { rateLimiter: { acquire }, acquired, released }
  }

  test('receives the limit of each request, whether its call waits, and each outcome', async () => {
    const { rateLimiter, acquired, released } = recordingLimiter()
    const { chat } = stubbedWith({ rateLimiter }, (_, number) =>
      number === 1 ? reject(3) : accept({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(7) }),
    )
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
    const { rateLimiter, released } = recordingLimiter()
    const broken = () => Promise.reject(new Error('broken'))
    await outcomeOf(stubbedWith({ rateLimiter, retries: 0 }, broken).chat.listUsers())
    await outcomeOf(stubbedWith({ rateLimiter, apiKey: broken }).chat.listUsers())
    expect(released.map(({ result }) => result)).toEqual(['unknown', 'unused'])
  })

  test('whose permit is lost before its request is sent is asked for another', async () => {
    const { rateLimiter, acquired, released } = recordingLimiter()
    const acquire: RateLimiter['acquire'] = (...request) => {
      const permit = rateLimiter.acquire(...request) as Permit
      return { ...permit, isLost: () => acquired.length === 1 }
    }
    const { chat, sent } = stubbedWith({ rateLimiter: { acquire } })
    await untilSettled(chat.listUsers())
    expect([acquired.length, sent.length, released.map(({ result }) => result)]).toEqual([2, 1, ['unused', 'accepted']])
  })

  test('whose permits are always lost stalls nothing', async () => {
    const { chat, sent } = stubbedWith({ rateLimiter: { acquire: () => ({ granted: true, isLost: () => true, release() {} }) } })
    expect((await ending(chat.listUsers({}, { deadline: 50 }))).outcome).toMatchObject({ name: 'ChatTimeoutError', attempts: 0 })
    expect(sent).toHaveLength(0)
  })

  test('that never resolves does not hang a call, and a late permit is released', async () => {
    const { promise, resolve } = deferred<Permit>()
    const { chat, sent } = stubbedWith({ rateLimiter: { acquire: () => promise } })
    const { ms, outcome } = await ending(chat.listUsers({}, { deadline: 5000 }))
    expect(ms).toBe(5000)
    expect(outcome).toMatchObject({ name: 'ChatTimeoutError', option: 'deadline', attempts: 0 })
    const release = vi.fn()
    resolve({ granted: true, release })
    await vi.advanceTimersByTimeAsync(0)
    expect(release).toHaveBeenCalledExactlyOnceWith({ result: 'unused', remaining: undefined, resumesIn: undefined })
    expect(sent).toHaveLength(0)
  })

  test.each([2 ** 31, 1e12, Number.POSITIVE_INFINITY])('whose limit opens in %d ms is asked again when a timer can', async (resumesIn) => {
    const acquire = vi.fn<RateLimiter['acquire']>(() => ({ granted: false, resumesIn }))
    const controller = new AbortController()
    const { chat } = stubbedWith({ rateLimiter: { acquire }, maxWait: Number.POSITIVE_INFINITY })
    const call = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
    expect(acquire).toHaveBeenCalledTimes(1)
  })

  const fails = () => {
    throw new Error('the store is gone')
  }
  test.each<[string, () => unknown]>([
    ['throws', fails],
    ['rejects', async () => fails()],
  ])('whose `release` %s only causes a warning', async (_, release) => {
    const warn = vi.fn()
    const { chat } = stubbedWith({ rateLimiter: { acquire: () => ({ granted: true, release }) }, logger: { warn } })
    expect(await outcomeOf(chat.listUsers())).toBe('success')
    await vi.advanceTimersByTimeAsync(0)
    expect(warn).toHaveBeenCalledExactlyOnceWith('The rate limiter failed to take back a permit: the store is gone')
  })

  test.each([undefined, null, 'yes', {}])(
    'whose `acquire` returns %o, or a promise of it, fails each call with a clear error',
    async (invalid) => {
      const limiters = [() => invalid, async () => invalid].flatMap((acquire) => [{ acquire }, { ...createMemoryRateLimiter(), acquire }])
      for (const rateLimiter of limiters) {
        const { chat, sent } = stubbedWith({ rateLimiter: rateLimiter as never, maxConcurrent: 1 })
        for (const call of [1, 2, 3])
          await expect(chat.listUsers(), String(call)).rejects.toThrow('`rateLimiter.acquire` must return a permit')
        expect(sent).toHaveLength(0)
      }
    },
  )
})

describe('`maxConcurrent`', () => {
  const calls = (chat: FullChatClient) => many(300, (index) => chat.getUser({ uid: `u${index}` }))
  test.each<[what: string, options: object, most: number, calls?: (chat: FullChatClient) => Promise<unknown>[]]>([
    ['of 1', { maxConcurrent: 1 }, 1],
    ['of 7', { maxConcurrent: 7 }, 7],
    ['of 100 by default', {}, 100],
    ['for calls that do not wait', { maxConcurrent: 2, waitForRateLimit: false }, 2],
    [
      'of a client and those made from it',
      { maxConcurrent: 2 },
      2,
      (chat) => [...calls(chat), ...calls(chat.withOptions({ timeout: 1000 }))],
    ],
  ])('%s is how many requests are in progress at most', async (_, options, most, makeCalls = calls) => {
    const { chat, seen } = counting(options)
    await untilSettled(Promise.all(makeCalls(chat)))
    expect(seen.most).toBe(most)
  })

  test('does not let calls of one limit block calls of another', async () => {
    const { chat, sent } = counting({ maxConcurrent: 1 })
    const calls: Promise<unknown>[] = many(30, () => chat.listUsers())
    calls.push(chat.createUser({ body: { uid: 'a', name: 'A' } }), chat.importUsers({ body: { users: {} } }))
    await untilSettled(Promise.all(calls))
    expect(paths(sent).indexOf('/data_import/users')).toBeLessThan(10)
  })

  test('has no place for calls that wait for a closed limit', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, rejectFirst(30))
    const waiting = Promise.all(many(10, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(10)
    await chat.createUser({ body: { uid: 'a', name: 'A' } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
    await untilSettled(waiting)
  })
})

const styles: readonly LimitHeaders[] = ['all headers', 'only remaining', 'only 429']
/**
 * Makes calls evenly over windows of 4 s, in each of which the service accepts 200, and returns how
 * many it accepted and rejected.
 */
async function offer(perWindow: number, says: LimitHeaders, windows = 2) {
  const service = simulatedService({ limit: 200, window: 4000, says })
  const chat = make(service.fetch)
  const controller = new AbortController()
  const { signal } = controller
  const calls: Promise<unknown>[] = []
  for (let time = 0; time < 4000 * windows; time += 20) {
    while (calls.length < (time * perWindow) / 4000) calls.push(chat.listUsers({}, { signal }))
    await vi.advanceTimersByTimeAsync(20)
  }
  const result = { accepted: service.accepted.slice(0, windows), rejected: service.rejected }
  controller.abort()
  await Promise.allSettled(calls)
  return result
}

describe.each(styles)('a client with a limit of 200 requests per 4 s (%s)', (says) => {
  test.each([192, 800])('nearly uses up each window if it makes %i calls per window', async (offered) => {
    const { accepted, rejected } = await offer(offered, says)
    for (const count of accepted) expect(count).toBeGreaterThanOrEqual(Math.min(offered, 200) * 0.95)
    if (says === 'all headers') expect(rejected).toBe(0)
  })
})

describe.each(styles)('six independent clients with 100 calls each and a common limit of 60 requests per 2 s (%s)', (says) => {
  test('lose no call and finish near the minimum of 18 s, or within 40 s if the reset time is not stated', async () => {
    const service = simulatedService({ limit: 60, window: 2000, says })
    const clients = many(6, () => make(service.fetch))
    const calls = clients.flatMap((chat) => many(100, () => chat.listUsers()))
    const outcomes = Promise.allSettled(calls)
    const ms = await untilSettled(outcomes)
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(ms).toBeLessThan(says === 'all headers' ? 20_000 : 40_000)
  })
})
