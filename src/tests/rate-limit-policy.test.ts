// What the client makes of what responses state about their limit: what they close and for how
// long, what is sent meanwhile, and how long calls wait.
import { describe, expect, test, vi } from 'vitest'
import { retryAfterOf } from '../response/retryAfter.ts'
import type { RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { counting, simulatedService, untilSettled } from './support/simulatedService.ts'
import { stall } from './support/stall.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

virtualTime('2026-03-01T09:00:00Z')

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)

describe('a small number of remaining requests', () => {
  test('is forgotten when its window ends', async () => {
    const { chat, seen } = counting({}, (number) =>
      number === 1 ? { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': inSeconds(5) } : {},
    )
    await untilSettled(chat.listUsers())
    seen.most = 0
    const calls = Promise.all(Array.from({ length: 20 }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(60)
    expect(seen.most).toBe(1)
    await vi.advanceTimersByTimeAsync(6000)
    seen.most = 0
    await Promise.all([calls, untilSettled(Promise.all(Array.from({ length: 20 }, () => chat.listUsers())))])
    expect(seen.most).toBeGreaterThan(3)
  })

  test('lets waiting calls begin when its window ends, even if a request is still in progress', async () => {
    let hung: (() => void) | undefined
    const { chat, sent } = stubbedWith({ timeout: Number.POSITIVE_INFINITY }, async (_, number) => {
      if (number === 1) return Response.json({ data: [] }, { headers: { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': inSeconds(5) } })
      if (number === 2) await new Promise<void>((resolve) => (hung = resolve))
      return Response.json({ data: [] })
    })
    await chat.listUsers()
    const stuck = chat.listUsers()
    const others = Promise.all([1, 2, 3].map(() => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    await others
    hung?.()
    await stuck
  })

  test('is forgotten after a minute if no reset is stated', async () => {
    const { chat, seen } = counting({}, (number) => (number === 1 ? { 'x-ratelimit-remaining': '1' } : {}))
    await untilSettled(chat.listUsers())
    await vi.advanceTimersByTimeAsync(61_000)
    await untilSettled(Promise.all(Array.from({ length: 20 }, () => chat.listUsers())))
    expect(seen.most).toBeGreaterThan(3)
  })
})

describe('after 429s', () => {
  /** Counts the requests of a call in ten seconds in which all are rejected. */
  async function sentInTenSeconds(headers: Record<string, string>, rateLimiter?: RateLimiter): Promise<number> {
    const { fetch, sent } = stubFetch(async () => new Response('', { status: 429, headers }))
    const controller = new AbortController()
    const call = make(fetch, { rateLimiter }).listUsers({}, { signal: controller.signal, maxWait: Number.POSITIVE_INFINITY })
    const outcome = call.catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    controller.abort()
    await outcome
    return sent.length
  }

  const grantsEverything: RateLimiter = { acquire: () => ({ granted: true, release() {} }) }
  const grantsEverythingLater: RateLimiter = { acquire: async () => ({ granted: true, release() {} }) }

  test.each<[states: string, headers: Record<string, string>]>([
    ['nothing', {}],
    ['0 seconds', { 'retry-after': '0' }],
    ['a millisecond', { 'retry-after-ms': '1' }],
    ['a thousandth of a second', { 'retry-after': '0.001' }],
    ['a date in the past', { 'retry-after': 'Sun, 01 Mar 2026 08:59:59 GMT' }],
    ['a window that has ended', { 'x-ratelimit-reset': '1' }],
  ])('that state %s, pauses grow, with any limiter', async (_, headers) => {
    for (const limiter of [undefined, grantsEverything, grantsEverythingLater]) {
      const sent = await sentInTenSeconds(headers, limiter)
      expect(sent).toBeGreaterThan(3)
      expect(sent).toBeLessThan(15)
    }
  })

  test.each([
    ['that grants everything', grantsEverything],
    ['that grants everything later', grantsEverythingLater],
  ])('a limiter %s does not shorten the stated time, and `maxWait` holds', async (_, rateLimiter) => {
    const times: number[] = []
    const { chat } = stubbedWith({ rateLimiter }, () => {
      times.push(Date.now())
      return new Response('', { status: 429, headers: { 'retry-after': '3' } })
    })
    const call = outcomeOf(chat.listUsers({}, { maxWait: 10_000 }))
    await untilSettled(call)
    expect(await call).toMatchObject({ status: 429 })
    expect(times).toHaveLength(4)
    for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] as number)).toBeGreaterThanOrEqual(3000)
  })

  test('an abort ends the pause that a limiter did not make', async () => {
    const { fetch, sent } = stubFetch(() => new Response('', { status: 429, headers: { 'retry-after': '3' } }))
    const controller = new AbortController()
    const reason = new Error('enough')
    const call = outcomeOf(make(fetch, { rateLimiter: grantsEverything }).listUsers({}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort(reason)
    expect(await call).toBe(reason)
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test.each([0, 3_600_000, -3_600_000])(
  'a Retry-After that is a date is read by the clock of its response, which is off by %i ms',
  (offset) => {
    const now = Date.now() + offset
    const headers = new Headers({ 'retry-after': new Date(now + 30_000).toUTCString(), date: new Date(now).toUTCString() })
    expect(retryAfterOf(429, headers)).toBe(30)
  },
)

const reject = (retryAfter?: number) =>
  new Response('{}', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } })
const accept = () => Response.json({ data: [] })
const paths = (sent: readonly Sent[]) => sent.map(({ url }) => url.pathname)
const day = 86_400

describe('a stated time beyond the longest window', () => {
  test('closes the operation that got it, and no other of its limit', async () => {
    const { chat, sent } = stubbed(({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatApiError', status: 429 })
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ name: 'ChatRateLimitError', limit: 'GET /users', attempts: 0 })
    expect(await Promise.all([chat.listRoles(), chat.getUser({ uid: 'mira' })].map(outcomeOf))).toEqual(['success', 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles', '/users/mira'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is never probed before it is over, and then its calls go on in order', async () => {
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, (_, number) => (number === 1 ? reject(day) : accept()))
    const calls = Promise.all(['a', 'b', 'c'].map((searchKey) => chat.listUsers({ searchKey })))
    await vi.advanceTimersByTimeAsync(day * 1000 - 1)
    const sentBefore = sent.length
    await untilSettled(calls)
    // Two more were on their way.
    expect(sentBefore).toBe(3)
    expect(sent).toHaveLength(4)
  })

  test('also holds for the calls of its operation that wait already', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, ({ url }) => (url.pathname === '/users' ? reject(day) : accept()))
    const calls = [chat.listUsers(), chat.listUsers(), chat.listRoles()].map(outcomeOf)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError' }, 'success'])
    expect(paths(sent)).toEqual(['/users', '/roles'])
  })

  test('does not close it for calls that do not wait, and ends when one of them succeeds', async () => {
    const { chat, sent } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, (_, number) => (number === 1 ? reject(day) : accept()))
    const waiting = chat.listUsers()
    await vi.advanceTimersByTimeAsync(10)
    await chat.listUsers({}, { waitForRateLimit: false })
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(sent).toHaveLength(3)
  })
})

describe('a shared limit that stays closed', () => {
  test('for more than a minute lets one call that waits through every 30 s, and opens on success', async () => {
    let isOpen = false
    const waited: number[] = []
    const { chat } = stubbedWith({ maxWait: Number.POSITIVE_INFINITY }, ({ headers }) => {
      if (headers.get('x-waits')) waited.push(Date.now())
      return isOpen ? accept() : reject(60)
    })
    // A handler that does not wait, and is told each time to come back in a minute.
    const handler = setInterval(() => void outcomeOf(chat.listRoles({}, { waitForRateLimit: false })), 5000)
    const began = Date.now()
    const calls = Promise.all(Array.from({ length: 20 }, () => chat.listUsers({}, { headers: { 'x-waits': 'yes' } })))
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
})

describe('before anything is known of a limit', () => {
  test.each([10, 100])('%i calls at once are sent at once', async (count) => {
    const { chat, sent } = stubbed(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return accept()
    })
    const calls = Promise.all(Array.from({ length: count }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(count)
    expect(await untilSettled(calls)).toBeLessThanOrEqual(100)
  })

  test('after a response that states the limit, calls begin few at once', async () => {
    const { chat, sent } = stubbed(async (_, number) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Response.json({ data: [] }, { headers: number === 1 ? { 'x-ratelimit-remaining': '200' } : {} })
    })
    await untilSettled(chat.listUsers())
    const calls = Promise.all(Array.from({ length: 50 }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(6)
    await untilSettled(calls)
  })
})

describe('permit and place', () => {
  test('calls that wait for a closed limit take no place from those of an open limit', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, ({ url }, number) =>
      url.pathname === '/users' && number === 1 ? reject(30) : accept(),
    )
    const waiting = Promise.all(Array.from({ length: 10 }, () => chat.listUsers()))
    await vi.advanceTimersByTimeAsync(10)
    await chat.createUser({ body: { uid: 'a', name: 'A' } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
    await untilSettled(waiting)
  })

  test('a permit that is lost before its request is sent is asked for again', async () => {
    const outcomes: string[] = []
    let asked = 0
    const rateLimiter: RateLimiter = {
      acquire: () => {
        const isFirst = ++asked === 1
        return { granted: true, isLost: () => isFirst, release: ({ result }) => outcomes.push(result) }
      },
    }
    const { chat, sent } = stubbedWith({ rateLimiter })
    await chat.listUsers()
    expect([asked, sent.length, outcomes]).toEqual([2, 1, ['unused', 'accepted']])
  })
})

describe('thousands of calls that wait', () => {
  test.each(['first', 'last'])('are aborted at the same cost each, the %s of them first', async (order) => {
    const { chat } = stubbed(() => reject(30))
    const controllers = Array.from({ length: 10_000 }, () => new AbortController())
    const calls = controllers.map(({ signal }) => outcomeOf(chat.listUsers({}, { signal })))
    await vi.advanceTimersByTimeAsync(1)
    const { user: before } = process.cpuUsage()
    for (const controller of order === 'first' ? controllers : controllers.toReversed()) controller.abort()
    await Promise.all(calls)
    // Four seconds and more where each looks for itself among the others.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000)
  })

  test('leave no timer behind', async () => {
    const controller = new AbortController()
    const { chat, sent } = stubbed(() => reject(30))
    const first = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1)
    const calls = [first, ...Array.from({ length: 10_000 }, () => outcomeOf(chat.listUsers({}, { signal: controller.signal })))]
    const reason = new Error('enough')
    controller.abort(reason)
    expect(new Set(await Promise.all(calls))).toEqual(new Set([reason]))
    expect(sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

const respondAfter = (ms: number, respond: () => Response = () => Response.json({ data: [] })) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(respond()), ms))

describe('by default', () => {
  test('a call waits for a whole window', async () => {
    const { chat, sent } = stubbed((_, number) => (number === 1 ? reject(60) : Response.json({ data: [] })))
    const call = outcomeOf(chat.listUsers())
    await untilSettled(call)
    expect(await call).toBe('success')
    expect(sent).toHaveLength(2)
  })

  test.each(['all headers', 'only remaining', 'only 429'] as const)(
    '500 calls at once succeed at 100 a minute, if responses state %s',
    async (says) => {
      const service = simulatedService({ limit: 100, window: 60_000, says })
      const chat = make(service.fetch)
      const calls = Promise.all(Array.from({ length: 500 }, () => outcomeOf(chat.listUsers())))
      expect(await untilSettled(calls)).toBeLessThan(330_000)
      expect(new Set(await calls)).toEqual(new Set(['success']))
    },
  )

  test('a call that is rejected each time gives up after 70 s', async () => {
    const { chat } = stubbed(() => reject())
    const call = outcomeOf(chat.listUsers())
    const ms = await untilSettled(call)
    expect(ms).toBeGreaterThan(60_000)
    expect(ms).toBeLessThan(70_100)
    expect(await call).toMatchObject({ status: 429 })
  })
})

describe('`maxWait`', () => {
  test.each<[time: string, rejected: number, retryAfter: number, calls: number]>([
    ['in which a limit is open', 1, 0.3, 12],
    ['that a call waited for others before it was rejected', 8, 0.05, 8],
  ])('does not count the time %s', async (_, rejected, retryAfter, count) => {
    const { chat } = stubbedWith({ maxConcurrent: 1 }, (_, number) =>
      respondAfter(100, () => (number === rejected ? reject(retryAfter) : Response.json({ data: [] }))),
    )
    const calls = Promise.all(Array.from({ length: count }, () => outcomeOf(chat.listUsers({}, { maxWait: 500 }))))
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(new Set(['success']))
  })

  test('begins again when a request was accepted', async () => {
    // Each window of 400 ms takes one request.
    const service = simulatedService({ limit: 1, window: 400, says: 'only 429', latency: () => 1 })
    const chat = make(service.fetch)
    const calls = Promise.all(Array.from({ length: 10 }, () => outcomeOf(chat.listUsers({}, { maxWait: 2000 }))))
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(new Set(['success']))
  })

  test('does not begin again when the time is merely over', async () => {
    const { chat, sent } = stubbed(() => reject(1))
    const call = outcomeOf(chat.listUsers({}, { maxWait: 5000 }))
    expect(await untilSettled(call)).toBeLessThan(5100)
    expect(await call).toMatchObject({ status: 429 })
    expect(sent).toHaveLength(5)
  })

  test('does not end a call whose limit opened while the event loop stalled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { chat } = stubbedWith({ maxConcurrent: 1 }, (_, number) => (number === 1 ? reject(1) : respondAfter(20)))
    const calls = Promise.all([1, 2, 3].map(() => outcomeOf(chat.listUsers({}, { maxWait: 1500 }))))
    await vi.advanceTimersByTimeAsync(500)
    await stall(5000)
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(new Set(['success']))
  })

  test('of 0 ends a call as soon as its limit is closed', async () => {
    const { chat } = stubbed(() => reject(1))
    expect(await outcomeOf(chat.listUsers({}, { maxWait: 0 }))).toMatchObject({ status: 429, attempts: 1 })
  })

  test('is the same for a call that has been rejected before and for a call that has not', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, (_, number) => reject(number === 1 ? 4 : 7))
    const calls = [1, 2].map(() => outcomeOf(chat.listUsers({}, { maxWait: 10_000 })))
    expect(await untilSettled(Promise.all(calls))).toBeLessThan(5000)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError', attempts: 0 }])
    expect(sent).toHaveLength(2)
  })
})

test('the error of a rejected call states its waits and attempts after an attempt that may have been carried out', async () => {
  const { chat } = stubbed((_, number) => {
    if (number === 1) return reject(0.4)
    return new Response(number === 2 ? '' : '{"error":{}}', { status: number === 2 ? 503 : 404 })
  })
  const call = outcomeOf(chat.deleteUser({ uid: 'mira', body: {} }))
  await untilSettled(call)
  const error = (await call) as Error & { waited: number; attempts: number }
  expect(error.message).toContain('may have been carried out')
  expect(error.waited).toBeGreaterThanOrEqual(400)
  expect(error.attempts).toBe(3)
})
