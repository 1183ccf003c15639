// The caller's signal ends a call at once, wherever the call is, and the call rejects with the
// signal's reason.

import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import type { CallOptions } from '../client/options.ts'
import { ChatAbortError, isChatAbortError } from '../errors/ChatAbortError.ts'
import { importAll } from '../import.ts'
import { rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { at, outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { faults } from './support/faults.ts'
import { apiKey } from './support/key.ts'
import { serve } from './support/server.ts'
import { connectionError } from './support/stubFetch.ts'
import { countTimers } from './support/timers.ts'

const reason = new Error('the user went away')

restoreMocks()

/** A signal that counts its listeners. */
function watchedSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  // A signal that has fired has no listeners left; removing one twice does no harm.
  const listenersLeft = () => {
    const removed = new Set(remove.mock.calls.map(([, listener]) => listener))
    return signal.aborted ? 0 : add.mock.calls.filter(([, listener]) => !removed.has(listener)).length
  }
  return { controller, signal, listenersLeft }
}

const stalls = faults.filter(({ timeout }) => timeout !== undefined)

test.each(stalls.map(({ name, respond }) => [name, respond] as const))(
  'ends a call at %s, with the signal’s reason',
  async (_, respond) => {
    for (const isRaw of [false, true]) {
      const controller = new AbortController()
      await using server = await serve((response, request, number) => {
        respond(response, request, number)
        // The bytes are on their way; what matters is that the call is waiting.
        setImmediate(() => controller.abort(reason))
      })
      const { signal } = controller
      const client = at(server)
      expect(await outcomeOf(isRaw ? rawClient(client).GET('/users', { signal }) : client.listUsers({}, { signal }))).toBe(reason)
      expect(server.requests).toHaveLength(1)
      await eventually(() => expect(server.pending()).toBe(0))
    }
  },
)

describe.each([
  ['during the pause before a retry', 503],
  ['while waiting for a rate limit', 429],
])('an abort %s', (_, status) => {
  const respond = () => new Response('', { status, headers: { 'retry-after': '59' } })

  test('ends the wait and clears its timer', async () => {
    const { chat, sent } = stubbed(respond)
    const { controller, signal, listenersLeft } = watchedSignal()
    const timers = countTimers()
    const call = outcomeOf(chat.listUsers({}, { signal }))
    await eventually(() => expect([sent.length, timers()]).toEqual([1, 1]))
    controller.abort(reason)
    expect(await call).toBe(reason)
    expect(timers()).toBe(0)
    expect(sent).toHaveLength(1)
    expect(listenersLeft()).toBe(0)
  })

  test('ends the call if the logger aborts just before the wait', async () => {
    const controller = new AbortController()
    const timers = countTimers()
    const logger = { debug: (line: string) => line.includes('again') && controller.abort(reason) }
    const { chat, sent } = stubbedWith({ logger }, respond)
    expect(await outcomeOf(chat.listUsers({}, { signal: controller.signal }))).toBe(reason)
    expect(timers()).toBe(0)
    expect(sent).toHaveLength(1)
  })
})

test('a signal of a polyfill without a reason that can be read ends a call with the platform’s error', async () => {
  const polyfill = (aborted: boolean) => {
    const { signal, ...controller } = { ...new AbortController(), signal: new EventTarget() as AbortSignal & { aborted: boolean } }
    return Object.assign(controller, { signal: Object.assign(signal, { aborted }) })
  }
  const { chat } = stubbed(() => new Promise<Response>(() => {}))
  expect(await outcomeOf(chat.listUsers({}, { signal: polyfill(true).signal }))).toMatchObject({ name: 'AbortError' })
  const { signal } = polyfill(false)
  const call = outcomeOf(chat.listUsers({}, { signal }))
  signal.aborted = true
  signal.dispatchEvent(new Event('abort'))
  expect(await call).toMatchObject({ name: 'AbortError', operationId: 'list-users' })
  Object.defineProperty(signal, 'reason', { get: () => expect.fail() })
  expect(await outcomeOf(chat.listUsers({}, { signal }))).toMatchObject({ name: 'AbortError' })
  expect(await outcomeOf(importAll(chat, { users: [] }, { signal }))).toMatchObject({ name: 'AbortError' })
})

test.each([
  ['addEventListener', expect.objectContaining({ message: 'no listeners' })],
  ['removeEventListener', 'success'],
] as const)('a signal whose `%s` throws fails at most that call, and leaves nothing behind', async (name, outcome) => {
  const { controller, signal, listenersLeft } = watchedSignal()
  const timers = countTimers()
  const { chat } = stubbed((_, number) =>
    number === 1 && outcome === 'success' ? Response.json({ data: [] }) : new Promise<Response>(() => {}),
  )
  vi.mocked(signal[name]).mockImplementationOnce(() => {
    throw new Error('no listeners')
  })
  expect(await outcomeOf(chat.listUsers({}, { signal, deadline: 60_000 }))).toEqual(outcome)
  const call = outcomeOf(chat.listUsers({}, { signal }))
  controller.abort(reason)
  expect([await call, timers(), listenersLeft()]).toEqual([reason, 0, 0])
})

test('sends nothing if the signal is already aborted', async () => {
  const { chat, sent } = stubbed()
  expect(await outcomeOf(chat.listUsers({}, { signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(await outcomeOf(rawClient(chat).GET('/users', { signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(sent).toHaveLength(0)
})

test('an abort ends a call whose `apiKey` function never resolves', async () => {
  const { controller, signal, listenersLeft } = watchedSignal()
  const { chat, sent } = stubbedWith({ apiKey: () => new Promise<string>(() => {}) })
  const calls = [outcomeOf(chat.listUsers({}, { signal })), outcomeOf(rawClient(chat).GET('/users', { signal }))]
  controller.abort(reason)
  expect(await Promise.all(calls)).toEqual([reason, reason])
  expect(sent).toHaveLength(0)
  expect(listenersLeft()).toBe(0)
})

test('an abort wins over a connection error at the same moment', async () => {
  const controller = new AbortController()
  const { chat, sent } = stubbed(() => {
    controller.abort(reason)
    throw connectionError('ECONNRESET')
  })
  expect(await outcomeOf(chat.listUsers({}, { signal: controller.signal }))).toBe(reason)
  expect(sent).toHaveLength(1)
})

test.each<[way: string, call: (chat: FullChatClient, signal: AbortSignal) => Promise<unknown>]>([
  ['a method', (chat, signal) => chat.listUsers({}, { signal })],
  ['`items`', (chat, signal) => chat.listUsers.items({}, { signal }).next()],
  ['`rawClient`', (chat, signal) => rawClient(chat).GET('/users', { signal })],
])('an abort of %s without a custom reason throws a ChatAbortError with the name of the platform’s error', async (_, call) => {
  const { chat } = stubbed(() => new Promise<Response>(() => {}))
  const controller = new AbortController()
  const aborted = outcomeOf(call(chat, controller.signal))
  controller.abort()
  const facts = { operationId: 'list-users', method: 'GET', path: '/users' }
  expect(await aborted).toBeInstanceOf(ChatAbortError)
  expect(await aborted).toMatchObject({ ...facts, name: 'AbortError', cause: { name: 'AbortError' } })
  expect(String(await aborted)).toContain('listUsers (GET /users) was aborted')
  expect(isChatAbortError(await aborted)).toBe(true)
  expect(await outcomeOf(call(chat, AbortSignal.timeout(1)))).toMatchObject({ name: 'TimeoutError', operationId: 'list-users' })
})

test.each([
  ['a DOMException', "class Gone extends Error { get [Symbol.toStringTag]() { return 'DOMException' } }; new Gone('gone')", true],
  ['a custom error', "new Error('the user went away')", false],
])('treats a reason from another realm like a local reason: %s', async (_, code, isPlatforms) => {
  const foreign: unknown = runInContext(code, createContext({}))
  const { chat } = stubbed(() => new Promise<Response>(() => {}))
  const controller = new AbortController()
  const call = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
  controller.abort(foreign)
  if (isPlatforms) expect(await call).toMatchObject({ operationId: 'list-users', cause: foreign })
  else expect(await call).toBe(foreign)
})

test('300 calls with the same signal get their own responses, add one listener and cause no warning', async () => {
  const warnings = vi.spyOn(process, 'emitWarning')
  const { signal, listenersLeft } = watchedSignal()
  const { chat, sent } = stubbedWith({ maxConcurrent: 20, apiKey: async () => apiKey }, async ({ url, headers }) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return Response.json({ data: { uid: url.pathname.split('/').at(-1), name: headers.get('onbehalfof') } })
  })
  const uids = Array.from({ length: 300 }, (_, index) => `user-${index}`)
  const responses = await Promise.all(uids.map((uid) => chat.as(`as-${uid}`).getUser({ uid }, { signal, deadline: 60_000 })))
  expect(responses.map(({ data }) => data)).toEqual(uids.map((uid) => ({ uid, name: `as-${uid}` })))
  expect(sent).toHaveLength(300)
  expect(signal.addEventListener).toHaveBeenCalledTimes(1)
  expect(listenersLeft()).toBe(0)
  expect(warnings).not.toHaveBeenCalled()
})

test.each<[string, () => Response | Promise<Response>, CallOptions?]>([
  ['a response', () => Response.json({ data: [] })],
  ['an error response', () => Response.json({ error: {} }, { status: 404 })],
  ['a connection error', () => Promise.reject(connectionError('EPIPE')), { retries: 0 }],
  ['a timeout with a `fetch` that ignores signals', () => new Promise(() => {}), { retries: 0, timeout: 5 }],
])('removes its listener from the signal after %s', async (_, respond, options) => {
  const { signal, listenersLeft } = watchedSignal()
  const { chat } = stubbedWith({ apiKey: async () => apiKey }, respond)
  await outcomeOf(chat.listUsers({}, { ...options, signal }))
  expect(listenersLeft()).toBe(0)
})

test('an abort stops an iteration of `items`', async () => {
  const { chat, sent } = stubbed(() =>
    Response.json({ data: [{ uid: 'a' }, { uid: 'b' }], meta: { pagination: { current_page: 1, total_pages: 9 } } }),
  )
  const controller = new AbortController()
  const seen: string[] = []
  const walk = (async () => {
    for await (const { uid } of chat.listUsers.items({}, { signal: controller.signal })) {
      seen.push(uid)
      if (uid === 'b') controller.abort(reason)
    }
  })()
  expect(await outcomeOf(walk)).toBe(reason)
  expect(seen).toEqual(['a', 'b'])
  expect(sent).toHaveLength(1)
})
