// A program may hold two copies of the package; the type guards recognize the errors of both, where
// `instanceof` does not.
import { expect, test, vi } from 'vitest'
import * as first from '../index.ts'
import * as firstWebhooks from '../webhooks.ts'
import { outcomeOf } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

vi.resetModules()
const second: typeof first = await import('../index.ts')
const secondWebhooks: typeof firstWebhooks = await import('../webhooks.ts')

const options = { baseUrl: 'https://api.example', apiKey }
const thrownBy = (copy: typeof first, respond: () => Response | Promise<Response>) =>
  outcomeOf(copy.createChatClient({ ...options, fetch: stubFetch(respond).fetch, retries: 0, timeout: 5 }).listUsers())

test.each<['ChatApiError' | 'ChatConnectionError' | 'ChatTimeoutError', () => Response | Promise<Response>]>([
  ['ChatApiError', () => new Response('', { status: 404 })],
  ['ChatConnectionError', () => Promise.reject(new Error('failed'))],
  ['ChatTimeoutError', () => new Promise(() => {})],
])('guards of one copy recognize a %s of the other', async (name, respond) => {
  const guards = ['isChatApiError', 'isChatConnectionError', 'isChatTimeoutError'] as const
  for (const throwing of [first, second]) {
    const failure = await thrownBy(throwing, respond)
    expect(failure).toMatchObject({ name })
    for (const checking of [first, second]) {
      expect(failure instanceof checking[name]).toBe(throwing === checking)
      expect(checking.isChatError(failure)).toBe(true)
      for (const guard of guards) expect(checking[guard](failure)).toBe(guard === `is${name}`)
    }
  }
})

test('the guard of one copy recognizes a WebhookError of the other', async () => {
  const failure = await outcomeOf(firstWebhooks.parseWebhook(new Request('https://hooks.example'), { username: 'a', password: 'b' }))
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

test('calls of two copies that share a limiter wait for what either has learned', async () => {
  const rateLimiter = first.createMemoryRateLimiter()
  const { fetch, sent } = stubFetch(
    (_, number) => new Response('{}', { status: number === 1 ? 429 : 200, headers: { 'retry-after': '30' } }),
  )
  const own = { ...options, fetch, rateLimiter, maxWait: 0 }
  await expect(first.createChatClient(own).listUsers()).rejects.toMatchObject({ status: 429 })
  const failure = await outcomeOf(second.createChatClient(own).listUsers())
  expect([first.isChatRateLimitError(failure), second.isChatRateLimitError(failure)]).toEqual([true, true])
  expect(sent).toHaveLength(1)
})

test('calls of two copies have different numbers', async () => {
  const numbers: number[] = []
  const hooks = { onRequest: ({ callId }: { callId: number }) => void numbers.push(callId) }
  const { fetch } = stubFetch()
  for (const copy of [first, second, first, second]) await copy.createChatClient({ ...options, fetch, hooks }).getUser({ uid: 'mira' })
  expect(new Set(numbers).size).toBe(4)
})
