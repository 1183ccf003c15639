// A program may hold two copies of the package; the type guards recognise the errors of both, where `instanceof` does not.
import { expect, test, vi } from 'vitest'
import * as one from '../index.ts'
import * as oneWebhooks from '../webhooks.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

vi.resetModules()
const other: typeof one = await import('../index.ts')
const otherWebhooks: typeof oneWebhooks = await import('../webhooks.ts')

const thrownBy = async (copy: typeof one, respond: () => Response | Promise<Response>) => {
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
])('%s', async (name, respond) => {
  const guards = ['isChatApiError', 'isChatConnectionError', 'isChatTimeoutError'] as const
  for (const [throwing, judging] of [
    [one, other],
    [other, one],
    [one, one],
  ] as const) {
    const failure = await thrownBy(throwing, respond)
    expect(failure).toBeInstanceOf(throwing[name])
    expect(failure instanceof judging[name]).toBe(throwing === judging)
    expect(judging.isChatError(failure)).toBe(true)
    for (const guard of guards) expect(judging[guard](failure)).toBe(guard === `is${name}`)
    expect(failure).toMatchObject({ name })
  }
})

test('WebhookError', async () => {
  const failure = await oneWebhooks
    .parseWebhook(new Request('https://hooks.example'), { username: 'a', password: 'b' })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(oneWebhooks.WebhookError)
  expect(failure instanceof otherWebhooks.WebhookError).toBe(false)
  expect(otherWebhooks.isWebhookError(failure)).toBe(true)
  expect(one.isChatError(failure)).toBe(false)
})

test('guards reject foreign errors', () => {
  const { isChatError, isChatApiError, isChatConnectionError, isChatTimeoutError } = one
  for (const value of [undefined, null, 0, '', 'ChatApiError', {}, [], new Error('x'), { name: 'ChatApiError' }, () => {}]) {
    for (const guard of [isChatError, isChatApiError, isChatConnectionError, isChatTimeoutError, oneWebhooks.isWebhookError])
      expect(guard(value)).toBe(false)
  }
})
