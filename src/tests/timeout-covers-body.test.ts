// The time allowed for an attempt ends only when the body has been read.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { ChatTimeoutError } from '../errors/ChatTimeoutError.ts'
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
  ['of an error', `HTTP/1.1 404 Not Found\r\ncontent-length: 100\r\n\r\n{"error"`],
  ['without length, until the connection closes', `${headers}connection: close\r\n\r\n{"data"`],
])('a body %s that stops coming', (_, head) => {
  test('ends the call and its connection', async () => {
    await using server = await serve(bytes(head))
    const timers = countTimers()
    const client = createChatClient({ baseUrl: server.url, apiKey, timeout: 80, retries: 0 })
    const failure = await client.listUsers().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChatTimeoutError)
    expect(failure).toMatchObject({ timeout: 80, attempts: 1, message: 'GET /users got no response within 80 ms.' })
    expect(timers()).toBe(0)
    await eventually(() => expect(server.pending()).toBe(0))
  })

  test('ends a call through `raw` as well', async () => {
    await using server = await serve(bytes(head))
    const { raw } = createChatClient({ baseUrl: server.url, apiKey, timeout: 80, retries: 0 })
    await expect(raw.GET('/users')).rejects.toBeInstanceOf(ChatTimeoutError)
    await eventually(() => expect(server.pending()).toBe(0))
  })
})

describe('by the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
  })

  const silent = () => stubFetch(() => new Promise<Response>(() => {}))

  test('times out after 30 seconds by default', async () => {
    const { fetch } = silent()
    const call = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, retries: 0 }).listUsers()
    const settled = vi.fn()
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({ timeout: 30_000 })
  })

  test('every attempt has the whole time', async () => {
    const { fetch, sent } = silent()
    const call = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: 1000 }).listUsers()
    const failure = call.catch((error: unknown) => error)
    for (const attempts of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(0)
      expect(sent).toHaveLength(attempts)
      await vi.advanceTimersByTimeAsync(1000)
      // The pause is the shortest of timers here.
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(await failure).toMatchObject({ attempts: 3, message: 'GET /users got no response within 1000 ms (3 attempts).' })
  })

  test('a call may have a time of its own', async () => {
    const { fetch } = silent()
    const client = createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: 1000, retries: 0 })
    const failure = client.listUsers({}, { timeout: 50 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(50)
    expect(await failure).toMatchObject({ timeout: 50 })
  })

  test('`Infinity` sets no timer at all', async () => {
    const { fetch } = silent()
    createChatClient({ baseUrl: 'https://api.example', apiKey, fetch, timeout: Number.POSITIVE_INFINITY }).listUsers()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a `fetch` that ignores its signal cannot hang the call, and its late response is discarded', async () => {
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

  test('a response in time leaves no timer behind', async () => {
    const { fetch } = stubFetch()
    await createChatClient({ baseUrl: 'https://api.example', apiKey, fetch }).listUsers()
    expect(vi.getTimerCount()).toBe(0)
  })
})
