// How long the client waits between attempts; time itself is the subject, so the clock is fake.
import { describe, expect, test, vi } from 'vitest'
import { retryAfterOf } from '../response/retryAfter.ts'
import { pauseBefore } from '../transport/retry.ts'
import { virtualTime, withoutPauses } from './support/around.ts'
import { stubbed } from './support/calls.ts'

const now = Date.parse('2026-03-01T09:00:00Z')

virtualTime('2026-03-01T09:00:00Z')
withoutPauses()

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
