// A program may hold two copies of the package; the type guards recognize the errors of both, where
// `instanceof` does not.
import { expect, test, vi } from 'vitest'
import * as first from '../index.ts'
import * as firstWebhooks from '../webhooks.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

vi.resetModules()
const second: typeof first = await import('../index.ts')
const secondWebhooks: typeof firstWebhooks = await import('../webhooks.ts')

const thrownBy = async (copy: typeof first, respond: () => Response | Promise<Response>) => {
  const { fetch } = stubFetch(respond)
  return copy
    .createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, retries: 0, timeout: 5 })
    .listUsers()
    .catch((error: unknown) => error)
}

test.each<['ChatApiError' | 'ChatConnectionError' | 'ChatTimeoutError', () => Response | Promise<Response>]>([
  ['ChatApiError', () => new Response('', { status: 404 })],
  ['ChatConnectionError', () => Promise.reject(new Error('failed'))],
  ['ChatTimeoutError', () => new Promise(() => {})],
])('guards of one copy recognize a %s of the other', async (name, respond) => {
  const guards = ['isChatApiError', 'isChatConnectionError', 'isChatTimeoutError'] as const
  for (const [throwing, checking] of [
    [first, second],
    [second, first],
    [first, first],
  ] as const) {
    const failure = await thrownBy(throwing, respond)
    expect(failure).toBeInstanceOf(throwing[name])
    expect(failure instanceof checking[name]).toBe(throwing === checking)
    expect(checking.isChatError(failure)).toBe(true)
    for (const guard of guards) expect(checking[guard](failure)).toBe(guard === `is${name}`)
    expect(failure).toMatchObject({ name })
  }
})

test('the guard of one copy recognizes a WebhookError of the other', async () => {
  const failure = await firstWebhooks
    .parseWebhook(new Request('https://hooks.example'), { username: 'a', password: 'b' })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(firstWebhooks.WebhookError)
  expect(failure instanceof secondWebhooks.WebhookError).toBe(false)
  expect(secondWebhooks.isWebhookError(failure)).toBe(true)
  expect(first.isChatError(failure)).toBe(false)
})

test('guards reject foreign errors', () => {
  const { isChatError, isChatApiError, isChatConnectionError, isChatTimeoutError } = first
  for (const value of [undefined, null, 0, '', 'ChatApiError', {}, [], new Error('x'), { name: 'ChatApiError' }, () => {}]) {
    for (const guard of [isChatError, isChatApiError, isChatConnectionError, isChatTimeoutError, firstWebhooks.isWebhookError])
      expect(guard(value)).toBe(false)
  }
})

test('calls of two copies that share a limiter keep the order in which they began', async () => {
  const limiter = first.createMemoryRateLimiter({ maxConcurrent: 1 })
  const sequences: number[] = []
  const rateLimiter: first.RateLimiter = {
    acquire(limit, request) {
      sequences.push(request.sequence)
      return limiter.acquire(limit, request)
    },
  }
  const { fetch, sent } = stubFetch()
  const clients = [first, second].map((copy) => copy.createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, rateLimiter }))
  await Promise.all(Array.from({ length: 12 }, (_, index) => clients[index % 2]?.getUser({ uid: `user-${index}` })))
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
  expect(sent.map(({ url }) => url.pathname)).toEqual(Array.from({ length: 12 }, (_, index) => `/users/user-${index}`))
})
