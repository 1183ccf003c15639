// How much of a rate limit clients use, and that they lose no call, in virtual time.
import { describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { virtualTime } from './support/around.ts'
import { apiKey } from './support/key.ts'
import { type LimitHeaders, simulatedService, untilSettled } from './support/simulatedService.ts'

const styles: readonly LimitHeaders[] = ['all headers', 'only remaining', 'only 429']
const clientOf = (fetch: () => Promise<Response>, options: object = {}) =>
  createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, ...options })

virtualTime('2026-03-01T09:00:00Z')

/**
 * Makes calls evenly over windows of 4 s, in each of which the service accepts 200, and returns how
 * many it accepted and rejected.
 */
async function offer(perWindow: number, says: LimitHeaders, windows = 2) {
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
    const clients = Array.from({ length: 6 }, () => clientOf(service.fetch))
    const calls = clients.flatMap((chat) => Array.from({ length: 100 }, () => chat.listUsers()))
    const outcomes = Promise.allSettled(calls)
    const ms = await untilSettled(outcomes)
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(ms).toBeLessThan(says === 'all headers' ? 20_000 : 40_000)
  })
})

describe('calls of many limits', () => {
  const message = { receiver: 'teo', receiverType: 'user', category: 'message', type: 'text', data: { text: 'Hi' } } as const

  /**
   * Makes calls for `users` users in turn, and returns the CPU time per call, which other programs
   * do not affect.
   */
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

  test('cost about as much for 4,000 users as for a single user', async () => {
    await costOf(1, 1000)
    const single = Math.max(await costOf(1, 1500), await costOf(1, 1500))
    // A search through all users for each call would cost far more than four times as much.
    expect(await costOf(4000, 4000)).toBeLessThan(4 * single)
  })
})
