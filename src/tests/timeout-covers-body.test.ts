// The timeout of an attempt includes reading the body.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
import { rawClient } from '../raw.ts'
import { eventually } from './support/eventually.ts'
import { apiKey } from './support/key.ts'
import { bytes, serve } from './support/server.ts'
import { stubFetch } from './support/stubFetch.ts'
import { countTimers } from './support/timers.ts'

const headers = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each([
  ['of known length', `${headers}content-length: 100\r\n\r\n{"data"`],
  ['in chunks', `${headers}transfer-encoding: chunked\r\n\r\n7\r\n{"data"\r\n`],
  ['of an error response', `HTTP/1.1 404 Not Found\r\ncontent-length: 100\r\n\r\n{"error"`],
  ['without a length', `${headers}connection: close\r\n\r\n{"data"`],
])('a body %s that stalls', (_, head) => {
  test('times out and ends the connection', async () => {
    await using server = await serve(bytes(head))
    const timers = countTimers()
    const client = createChatClient({ baseUrl: server.url, apiKey, timeout: 80, retries: 0 })
    const failure = await client.listUsers().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChatTimeoutError)
    expect(failure).toMatchObject({ timeout: 80, attempts: 1, message: 'listUsers (GET /users) got no response within 80 ms.' })
    expect(timers()).toBe(0)
    await eventually(() => expect(server.pending()).toBe(0))
  })

  test('times out through `rawClient`', async () => {
    await using server = await serve(bytes(head))
    const raw = rawClient(createChatClient({ baseUrl: server.url, apiKey, timeout: 80, retries: 0 }))
    await expect(raw.GET('/users')).rejects.toBeInstanceOf(ChatTimeoutError)
    await eventually(() => expect(server.pending()).toBe(0))
  })
})

describe('the timeout', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
  })

  const silent = () => stubFetch(() => new Promise<Response>(() => {}))

  test('is 30 seconds by default', async () => {
    const { fetch } = silent()
    const call = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, retries: 0 }).listUsers()
    const settled = vi.fn()
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({ timeout: 30_000 })
  })

  test('applies to each attempt separately', async () => {
    const { fetch, sent } = silent()
    const call = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: 1000 }).listUsers()
    const failure = call.catch((error: unknown) => error)
    for (const attempts of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(0)
      expect(sent).toHaveLength(attempts)
      await vi.advanceTimersByTimeAsync(1000)
      // The pause is as short as a timer can be.
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(await failure).toMatchObject({ attempts: 3, message: 'listUsers (GET /users) got no response within 1000 ms (3 attempts).' })
  })

  test('can be set for a single call', async () => {
    const { fetch } = silent()
    const client = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: 1000, retries: 0 })
    const failure = client.listUsers({}, { timeout: 50 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(50)
    expect(await failure).toMatchObject({ timeout: 50 })
  })

  test('of Infinity sets no timer', async () => {
    const { fetch } = silent()
    createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: Number.POSITIVE_INFINITY }).listUsers()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends a call whose `fetch` ignores signals and discards its late response', async () => {
    const cancelled = vi.fn()
    let respond: (response: Response) => void = () => {}
    const { fetch } = stubFetch(() => new Promise((resolve) => (respond = resolve)))
    const call = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: 1000, retries: 0 }).listUsers()
    const failure = call.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await failure).toBeInstanceOf(ChatTimeoutError)
    respond(new Response(new ReadableStream({ cancel: cancelled })))
    await vi.advanceTimersByTimeAsync(0)
    expect(cancelled).toHaveBeenCalledOnce()
  })

  test('leaves no timer behind after a response', async () => {
    const { fetch } = stubFetch()
    await createChatClient({ baseUrl: 'https://api.example', apiKey, fetch }).listUsers()
    expect(vi.getTimerCount()).toBe(0)
  })
})
