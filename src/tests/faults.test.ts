import { describe, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { ChatConnectionError } from '../errors/ChatConnectionError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { withoutPauses } from './support/around.ts'
import { eventually } from './support/eventually.ts'
import { faults } from './support/faults.ts'
import { freePort } from './support/freePort.ts'
import { apiKey } from './support/key.ts'
import { serve } from './support/server.ts'
import { countTimers } from './support/timers.ts'

// A call that may be repeated, and a call that may not.
const calls = {
  GET: (client: FullChatClient) => client.getUser({ uid: 'mira' }),
  POST: (client: FullChatClient) => client.flagAMessage({ id: '42', onBehalfOf: 'mira', body: {} }),
} as const

withoutPauses()

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (method) => {
  test.each(faults.map((fault) => [fault.name, fault] as const))(
    'handles %s',
    async (_, { respond, error, like, cause, requests, timeout = 240_000 }) => {
      await using server = await serve(respond)
      const timers = countTimers()
      // No waiting after a 429; `rate-limits.test.ts` tests that.
      const maxWait = like && 'status' in like && like.status === 429 ? 0 : undefined
      // Counted where they are sent: on a busy machine a request may time out before it arrives.
      const send = vi.fn(fetch)
      const client = createChatClient({ baseUrl: server.url, apiKey, timeout, maxWait, fetch: send })

      const result = await calls[method](client).catch((thrown: unknown) => thrown)

      const attempts = requests[method === 'GET' ? 0 : 1]
      expect(send).toHaveBeenCalledTimes(attempts)
      if (error === undefined && !(result instanceof Error)) {
        if (like) expect(result).toEqual(like)
      } else {
        expect(isChatError(result) && result.name).toBe(error ?? 'ChatConnectionError')
        expect(result).toMatchObject({ ...like, method, attempts, operationId: method === 'GET' ? 'get-user' : 'flag-a-message' })
        expect((result as Error).cause !== undefined).toBe(cause === true || error === undefined)
      }
      expect(timers()).toBe(0)
      await eventually(() => expect(server.pending()).toBe(0))
    },
  )

  test('retries a refused connection', async () => {
    const client = createChatClient({ baseUrl: `http://127.0.0.1:${await freePort()}`, apiKey })
    const failure = await calls[method](client).catch((thrown: unknown) => thrown)
    // Nothing was sent, so that even a POST is safe to repeat.
    expect(failure).toBeInstanceOf(ChatConnectionError)
    expect(failure).toMatchObject({ code: 'ECONNREFUSED', attempts: 3 })
  })
})

test('discards an endless body once it is too large', async () => {
  const cancelled = vi.fn()
  const piece = new Uint8Array(2 ** 20).fill(32)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece), cancel: cancelled })
  const client = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch: async () => new Response(endless) })
  await expect(client.listUsers()).rejects.toMatchObject({ code: 'TOO_LARGE', attempts: 1 })
  expect(cancelled).toHaveBeenCalledOnce()
})
