// The caller's signal ends a call at once, wherever the call is, and the call rejects with the signal's reason.
import { createContext, runInContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import type { CallOptions } from '../client/options.ts'
import { ChatAbortError, isChatAbortError } from '../errors/ChatAbortError.ts'
import { eventually } from './support/eventually.ts'
import { apiKey } from './support/key.ts'
import { bytes, json, type Responder, serve } from './support/server.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'
import { countTimers } from './support/timers.ts'

const baseUrl = 'https://api.example'
const reason = new Error('the user went away')

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A signal that counts its listeners. */
function watched() {
  const controller = new AbortController()
  const { signal } = controller
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  // One that has fired once is gone as well; removing it again does no harm.
  const left = () => {
    const removed = new Set(remove.mock.calls.map(([, listener]) => listener))
    return signal.aborted ? 0 : add.mock.calls.filter(([, listener]) => !removed.has(listener)).length
  }
  return { controller, signal, left }
}

const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => 'a response',
    (error: unknown) => error,
  )

const places: readonly [name: string, respond: Responder][] = [
  ['before headers', () => {}],
  ['amid headers', bytes('HTTP/1.1 200 OK\r\ncont')],
  ['amid a body', bytes('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"data"')],
  ['amid a body in chunks', bytes('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n7\r\n{"data"\r\n')],
  ['amid an error body', bytes('HTTP/1.1 500 Oops\r\ncontent-length: 100\r\n\r\n{"error"')],
]

describe.each(places)('%s', (_, respond) => {
  test.each(['declared', 'raw'])('%s', async (kind) => {
    const { controller, signal } = watched()
    await using server = await serve((response, request, number) => {
      respond(response, request, number)
      // The bytes are on their way; what matters is that the call is waiting.
      setImmediate(() => controller.abort(reason))
    })
    const client = createChatClient({ baseUrl: server.url, apiKey })
    expect(await thrownBy(kind === 'raw' ? client.raw.GET('/users', { signal }) : client.listUsers({}, { signal }))).toBe(reason)
    expect(server.requests).toHaveLength(1)
    await eventually(() => expect(server.pending()).toBe(0))
  })
})

describe.each([
  ['during the pause before another attempt', 503],
  ['while it waits for a rate limit', 429],
])('%s', (_, status) => {
  const storm = () => stubFetch(() => new Response('', { status, headers: { 'retry-after': '59' } }))

  test('ends the pause, and its timer with it', async () => {
    const { fetch, sent } = storm()
    const { controller, signal, left } = watched()
    const timers = countTimers()
    const client = createChatClient({ baseUrl, apiKey, fetch })
    const call = thrownBy(client.listUsers({}, { signal }))
    await eventually(() => expect([sent.length, timers()]).toEqual([1, 1]))
    controller.abort(reason)
    expect(await call).toBe(reason)
    expect(timers()).toBe(0)
    expect(sent).toHaveLength(1)
    expect(left()).toBe(0)
  })

  test('also where the logger aborts it just before', async () => {
    const { fetch, sent } = storm()
    const controller = new AbortController()
    const timers = countTimers()
    const logger = { debug: (line: string) => line.includes('again') && controller.abort(reason) }
    const client = createChatClient({ baseUrl, apiKey, fetch, logger })
    expect(await thrownBy(client.listUsers({}, { signal: controller.signal }))).toBe(reason)
    expect(timers()).toBe(0)
    expect(sent).toHaveLength(1)
  })

  test('through `raw` as well', async () => {
    const { fetch, sent } = storm()
    const controller = new AbortController()
    const call = thrownBy(createChatClient({ baseUrl, apiKey, fetch }).raw.GET('/users', { signal: controller.signal }))
    await eventually(() => expect(sent).toHaveLength(1))
    controller.abort(reason)
    expect(await call).toBe(reason)
  })
})

test('a signal that is aborted already sends nothing', async () => {
  const { fetch, sent } = stubFetch()
  const client = createChatClient({ baseUrl, apiKey, fetch })
  expect(await thrownBy(client.listUsers({}, { signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(await thrownBy(client.raw.GET('/users', { signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(sent).toHaveLength(0)
})

test('a function as key that never returns cannot hang a call', async () => {
  const { fetch, sent } = stubFetch()
  const { controller, signal, left } = watched()
  const client = createChatClient({ baseUrl, apiKey: () => new Promise<string>(() => {}), fetch })
  const calls = [thrownBy(client.listUsers({}, { signal })), thrownBy(client.raw.GET('/users', { signal }))]
  controller.abort(reason)
  expect(await Promise.all(calls)).toEqual([reason, reason])
  expect(sent).toHaveLength(0)
  expect(left()).toBe(0)
})

test('wins over an error that comes with it', async () => {
  const controller = new AbortController()
  const { fetch, sent } = stubFetch(() => {
    controller.abort(reason)
    throw connectionError('ECONNRESET')
  })
  const client = createChatClient({ baseUrl, apiKey, fetch })
  expect(await thrownBy(client.listUsers({}, { signal: controller.signal }))).toBe(reason)
  expect(sent).toHaveLength(1)
})

test('wins over a `fetch` that ignores signals', async () => {
  const { fetch } = stubFetch(() => new Promise<Response>(() => {}))
  const { controller, signal, left } = watched()
  const call = thrownBy(createChatClient({ baseUrl, apiKey, fetch }).listUsers({}, { signal }))
  await Promise.resolve()
  controller.abort(reason)
  expect(await call).toBe(reason)
  expect(left()).toBe(0)
})

test.each(['declared', 'raw', 'paged'])(
  'without a reason of its own it names the operation, and is called as the platform’s errors are: %s',
  async (kind) => {
    const { fetch } = stubFetch(() => new Promise<Response>(() => {}))
    const client = createChatClient({ baseUrl, apiKey, fetch })
    const call = (signal: AbortSignal) =>
      kind === 'raw'
        ? client.raw.GET('/users', { signal })
        : kind === 'paged'
          ? client.listUsers.items({}, { signal }).next()
          : client.listUsers({}, { signal })
    const controller = new AbortController()
    const aborted = thrownBy(call(controller.signal))
    controller.abort()
    expect(await aborted).toBeInstanceOf(ChatAbortError)
    expect(await aborted).toMatchObject({
      name: 'AbortError',
      operationId: 'list-users',
      method: 'GET',
      path: '/users',
      cause: { name: 'AbortError' },
    })
    expect(String(await aborted)).toContain('list-users was aborted')
    expect(isChatAbortError(await aborted)).toBe(true)
    expect(await thrownBy(call(AbortSignal.timeout(1)))).toMatchObject({ name: 'TimeoutError', operationId: 'list-users' })
  },
)

test.each([
  [
    'the platform’s',
    "class DOMException extends Error { get [Symbol.toStringTag]() { return 'DOMException' } }; new DOMException('gone')",
    true,
  ],
  ['an error of the program', "new Error('the user went away')", false],
])('a reason from another realm counts as it would from this one: %s', async (_, code, isPlatforms) => {
  const foreign: unknown = runInContext(code, createContext({}))
  const { fetch } = stubFetch(() => new Promise<Response>(() => {}))
  const controller = new AbortController()
  const call = thrownBy(createChatClient({ baseUrl, apiKey, fetch }).listUsers({}, { signal: controller.signal }))
  controller.abort(foreign)
  if (isPlatforms) expect(await call).toMatchObject({ operationId: 'list-users', cause: foreign })
  else expect(await call).toBe(foreign)
})

test('fifty calls that share a signal put one listener on it, and nothing warns', async () => {
  const warnings = vi.spyOn(process, 'emitWarning')
  const { fetch, sent } = stubFetch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return Response.json({ data: [] })
  })
  const { signal, left } = watched()
  const added = vi.mocked(signal.addEventListener)
  const client = createChatClient({ baseUrl, apiKey, fetch, maxConcurrent: 20 })
  await Promise.all(Array.from({ length: 50 }, () => client.listUsers({}, { signal, deadline: 5000 })))
  expect(sent).toHaveLength(50)
  expect(added).toHaveBeenCalledTimes(1)
  expect(left()).toBe(0)
  expect(warnings).not.toHaveBeenCalled()
})

test.each<[string, () => Response | Promise<Response>, CallOptions?]>([
  ['a response', () => Response.json({ data: [] })],
  ['a rejection', () => Response.json({ error: {} }, { status: 404 })],
  ['a broken connection', () => Promise.reject(connectionError('EPIPE')), { retries: 0 }],
  ['a time-out with a `fetch` that ignores signals', () => new Promise(() => {}), { retries: 0, timeout: 5 }],
])('after %s no listener stays on the signal', async (_, respond, options) => {
  const { fetch } = stubFetch(respond)
  const { signal, left } = watched()
  const client = createChatClient({ baseUrl, apiKey: async () => apiKey, fetch })
  await thrownBy(client.listUsers({}, { ...options, signal }))
  expect(left()).toBe(0)
})

test('a signal in the arguments of `items` ends the walk', async () => {
  const pagination = { current_page: 1, total_pages: 9 }
  await using server = await serve(json({ data: [{ uid: 'a' }, { uid: 'b' }], meta: { pagination } }))
  const controller = new AbortController()
  const seen: string[] = []
  const walk = (async () => {
    for await (const { uid } of createChatClient({ baseUrl: server.url, apiKey }).listUsers.items({}, { signal: controller.signal })) {
      seen.push(uid)
      if (uid === 'b') controller.abort(reason)
    }
  })()
  expect(await thrownBy(walk)).toBe(reason)
  expect(seen).toEqual(['a', 'b'])
  expect(server.requests).toHaveLength(1)
})
