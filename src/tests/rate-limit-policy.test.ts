// What the client makes of what responses state about their limit, however little that is or
// however wrong.
import { describe, expect, test, vi } from 'vitest'
import { retryAfterOf } from '../response/retryAfter.ts'
import type { RateLimiter } from '../transport/rateLimiter.ts'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbedWith } from './support/calls.ts'
import { counting, untilSettled } from './support/simulatedService.ts'
import { stubFetch } from './support/stubFetch.ts'

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
