// Whatever happens, every call settles, no more run at once than allowed, and the calls of a limit start in order.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { apiKey } from './support/key.ts'
import { untilSettled } from './support/simulatedService.ts'
import { connectionError } from './support/stubFetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const outcome = fc.constantFrom('ok', 'ok', 'ok', '429', '429 with time', '429 at once', 'nothing remains', '503', 'broken', 'never')
const call = fc.record({
  user: fc.constantFrom('mira', 'jonas', 'teo'),
  after: fc.integer({ min: 0, max: 300 }),
  deadline: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  maxWait: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
  signal: fc.constantFrom('none', 'shared', 'shared', 'own'),
  waitForRateLimit: fc.option(fc.boolean(), { nil: undefined }),
})

const responses: Readonly<Record<string, () => Response | Promise<Response>>> = {
  ok: () => Response.json({ data: {} }, { headers: { 'x-ratelimit-remaining': '5' } }),
  '429': () => new Response('', { status: 429 }),
  '429 with time': () => new Response('', { status: 429, headers: { 'retry-after': '2' } }),
  '429 at once': () => new Response('', { status: 429, headers: { 'retry-after': '0' } }),
  'nothing remains': () => Response.json({ data: {} }, { headers: { 'x-ratelimit-remaining': '0' } }),
  '503': () => new Response('', { status: 503 }),
  broken: () => Promise.reject(connectionError('ECONNRESET')),
  never: () => new Promise<Response>(() => {}),
}

test('every call settles, at most `maxConcurrent` run at once, and the calls of a limit start in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(call, { minLength: 1, maxLength: 25 }),
      fc.infiniteStream(outcome),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3000 }),
      async (calls, outcomes, maxConcurrent, abortAt) => {
        let running = 0
        let most = 0
        const begun: Record<string, number[]> = {}
        const fetch = async (
          _: string,
          { headers, body, signal }: { headers: Record<string, string>; body?: string; signal: AbortSignal },
        ) => {
          const order = (begun[headers.onBehalfOf as string] ??= [])
          const place = JSON.parse(body as string).data.place as number
          // A call that is sent again has begun already.
          if (!order.includes(place)) order.push(place)
          most = Math.max(most, ++running)
          const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          ended.catch(() => {})
          try {
            await Promise.race([new Promise((resolve) => setTimeout(resolve, 20)), ended])
            const { value = 'ok' } = outcomes.next()
            return await Promise.race([responses[value]?.() as Response, ended])
          } finally {
            running--
          }
        }
        const chat = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch: fetch as never, maxConcurrent, timeout: 1000 })
        const shared = new AbortController()
        setTimeout(() => shared.abort(), abortAt)
        const patient: Record<string, number[]> = {}
        let place = 0
        const started = calls
          .toSorted((a, b) => a.after - b.after)
          .map(async ({ user, after, signal, ...options }) => {
            await new Promise((resolve) => setTimeout(resolve, after))
            const own = new AbortController()
            if (signal === 'own') setTimeout(() => own.abort(), after)
            const number = place++
            // Calls that do not wait may overtake those that do.
            if (options.waitForRateLimit !== false) (patient[user] ??= []).push(number)
            const body = {
              receiver: 'teo',
              receiverType: 'user',
              category: 'message',
              type: 'text',
              data: { text: 'Hi', place: number },
            } as const
            const { signal: chosen } = signal === 'shared' ? shared : own
            return chat.sendMessage({ onBehalfOf: user, body }, { ...options, signal: signal === 'none' ? undefined : chosen })
          })
        await untilSettled(Promise.allSettled(started), 3_600_000)
        expect(most).toBeLessThanOrEqual(maxConcurrent)
        for (const [user, order] of Object.entries(begun)) {
          const inOrder = order.filter((number) => patient[user]?.includes(number))
          expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
        }
      },
    ),
    { numRuns: 60 },
  )
})
