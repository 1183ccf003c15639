// How much of a rate limit is used, and that no call is lost, in virtual time.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { apiKey } from './support/key.ts'
import { type LimitHeaders, simulatedService, untilSettled } from './support/simulatedService.ts'

const styles: readonly LimitHeaders[] = ['all headers', 'only remaining', 'only 429']
const clientOf = (fetch: () => Promise<Response>, options: object = {}) =>
  createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, ...options })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Offers calls evenly over some windows of 4 s, of which a service accepts 200 in each, and returns how many it accepted and rejected. */
async function offer(perWindow: number, says: LimitHeaders, windows = 3) {
  const service = simulatedService({ limit: 200, window: 4000, says })
  const chat = clientOf(service.fetch)
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

describe.each(styles)('a client of a service with 200 requests in 4 s (%s)', (says) => {
  test.each([192, 800])('uses each window when %i calls are offered in it', async (offered) => {
    const { accepted, rejected } = await offer(offered, says)
    for (const count of accepted) expect(count).toBeGreaterThanOrEqual(Math.min(offered, 200) * 0.95)
    if (says === 'all headers') expect(rejected).toBe(0)
  })
})

describe.each(styles)('six clients with 100 calls each that share nothing but a service with 60 requests in 2 s (%s)', (says) => {
  test('lose no call, and finish near the minimum of 18 s where the service states when to go on', async () => {
    const service = simulatedService({ limit: 60, window: 2000, says })
    const clients = Array.from({ length: 6 }, () => clientOf(service.fetch))
    const calls = clients.flatMap((chat) => Array.from({ length: 100 }, () => chat.listUsers()))
    const outcomes = Promise.allSettled(calls)
    const ms = await untilSettled(outcomes)
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(ms).toBeLessThan(says === 'all headers' ? 20_000 : 40_000)
  })
})

describe('the cost of a call', () => {
  const message = { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi' } } as const

  /** Makes calls for so many users in turn, and returns the processor time of each, so that other programs do not count. */
  async function costOf(users: number, calls: number): Promise<number> {
    vi.useRealTimers()
    const headers = { 'content-length': '11', 'x-ratelimit-remaining': '50' }
    const chat = clientOf(async () => new Response('{"data":{}}', { headers }))
    const began = process.cpuUsage()
    for (let sent = 0; sent < calls; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => chat.sendMessage({ onBehalfOf: `user-${(sent + index) % users}`, body: message })),
      )
    const { user, system } = process.cpuUsage(began)
    return (user + system) / calls
  }

  test('with 10,000 users, each with a limit, is at most twice that with a single user', async () => {
    await costOf(1, 1000)
    const single = Math.max(await costOf(1, 1500), await costOf(1, 1500))
    expect(await costOf(10_000, 10_000)).toBeLessThan(2 * single)
  })

  test('leaves no timer behind when calls of many limits are aborted while they wait', async () => {
    const closed = simulatedService({ limit: 0, window: 60_000, says: 'all headers', latency: () => 1 })
    const chat = clientOf(closed.fetch, { maxConcurrent: Number.POSITIVE_INFINITY })
    const controller = new AbortController()
    const calls = Array.from({ length: 300 }, (_, index) =>
      chat.sendMessage({ onBehalfOf: `user-${index}`, body: message }, { signal: controller.signal }),
    )
    const outcomes = Promise.allSettled(calls)
    await vi.advanceTimersByTimeAsync(100)
    expect(closed.rejected).toBe(300)
    controller.abort()
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
