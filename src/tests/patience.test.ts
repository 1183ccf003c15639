// `maxWait` is how long a limit may stay closed in a row: its clock starts when the limit closes,
// and again when a request was accepted.
import { describe, expect, test, vi } from 'vitest'
import { virtualTime } from './support/around.ts'
import { make, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { simulatedService, untilSettled } from './support/simulatedService.ts'
import { stall } from './support/stall.ts'

const reject = (retryAfter?: string) => new Response('', { status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) })
const respondAfter = (ms: number, respond: () => Response = () => Response.json({ data: [] })) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(respond()), ms))

virtualTime('2026-03-01T09:00:00Z')

describe('by default', () => {
  test('a call waits for a whole window', async () => {
    const { chat, sent } = stubbed((_, number) => (number === 1 ? reject('60') : Response.json({ data: [] })))
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
  test.each<[time: string, rejected: number, retryAfter: string, calls: number]>([
    ['in which a limit is open', 1, '0.3', 12],
    ['that a call waited for others before it was rejected', 8, '0.05', 8],
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
    const { chat, sent } = stubbed(() => reject('1'))
    const call = outcomeOf(chat.listUsers({}, { maxWait: 5000 }))
    expect(await untilSettled(call)).toBeLessThan(5100)
    expect(await call).toMatchObject({ status: 429 })
    expect(sent).toHaveLength(5)
  })

  test('does not end a call whose limit opened while the event loop stalled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { chat } = stubbedWith({ maxConcurrent: 1 }, (_, number) => (number === 1 ? reject('1') : respondAfter(20)))
    const calls = Promise.all([1, 2, 3].map(() => outcomeOf(chat.listUsers({}, { maxWait: 1500 }))))
    await vi.advanceTimersByTimeAsync(500)
    await stall(5000)
    await untilSettled(calls)
    expect(new Set(await calls)).toEqual(new Set(['success']))
  })

  test('of 0 ends a call as soon as its limit is closed', async () => {
    const { chat } = stubbed(() => reject('1'))
    expect(await outcomeOf(chat.listUsers({}, { maxWait: 0 }))).toMatchObject({ status: 429, attempts: 1 })
  })

  test('is the same for a call that has been rejected before and for a call that has not', async () => {
    const { chat, sent } = stubbedWith({ maxConcurrent: 1 }, (_, number) => reject(number === 1 ? '4' : '7'))
    const calls = [1, 2].map(() => outcomeOf(chat.listUsers({}, { maxWait: 10_000 })))
    expect(await untilSettled(Promise.all(calls))).toBeLessThan(5000)
    expect(await Promise.all(calls)).toMatchObject([{ status: 429 }, { name: 'ChatRateLimitError', attempts: 0 }])
    expect(sent).toHaveLength(2)
  })
})

test('the error of a rejected call states its waits and attempts after an attempt that may have been carried out', async () => {
  const { chat } = stubbed((_, number) => {
    if (number === 1) return reject('0.4')
    return new Response(number === 2 ? '' : '{"error":{}}', { status: number === 2 ? 503 : 404 })
  })
  const call = outcomeOf(chat.deleteUser({ uid: 'mira', body: {} }))
  await untilSettled(call)
  const error = (await call) as Error & { waited: number; attempts: number }
  expect(error.message).toContain('may have been carried out')
  expect(error.waited).toBeGreaterThanOrEqual(400)
  expect(error.attempts).toBe(3)
})
