// `hooks.around` sets a context for a call. The call is made once, whatever the function does, and
// its result is its own.

import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import { describe, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { rawClient } from '../raw.ts'
import type { CallEvent, EndEvent, Hooks } from '../transport/hooks.ts'
import { restoreMocks, watchUnhandled } from './support/around.ts'
import { stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { json, serve } from './support/server.ts'

const baseUrl = 'https://api.example'

restoreMocks()

type Around = NonNullable<Hooks['around']>

const fails = () => {
  throw new Error('the collector is down')
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Does something after `next`, and returns it. */
const after =
  (what: (end: EndEvent) => unknown): Around =>
  async (_, next) =>
    what(await next())

/** What a function may do with a call, in the types' terms or not. */
const behaviours: [what: string, around: (...parameters: Parameters<Around>) => unknown][] = [
  ['returns what `next` returns', (_, next) => next()],
  ['awaits `next`', async (_, next) => await next()],
  ['never calls `next`', () => undefined],
  ['calls `next` twice', (_, next) => Promise.all([next(), next()])],
  ['calls `next` when the call is over', (_, next) => later(20).then(next)],
  ['awaits something first', (_, next) => later(5).then(next)],
  ['never settles', () => new Promise(() => {})],
  ['throws', fails],
  ['throws after `next`', (_, next) => [next(), fails()]],
  ['rejects', async () => fails()],
  ['rejects after `next`', after(fails)],
  ['returns something else', after(() => ({ data: 'something else' }))],
  ['returns a promise of another kind that throws', () => Object.defineProperty({}, 'then', { get: fails })],
  ['ignores the promise of `next`', (_, next) => void next()],
  ['changes the event', (event, next) => next.call(Object.assign(event, { method: 'DELETE', path: '/' }))],
  ['changes what `next` resolves to', after((end) => Object.assign(end, { ok: false, status: 500 }))],
]

const ways: [name: string, call: (chat: FullChatClient) => Promise<unknown>][] = [
  ['a method', (chat) => chat.getUser({ uid: 'mira' })],
  ['`withResponse`', async (chat) => (await chat.getUser.withResponse({ uid: 'mira' })).data],
  ['`rawClient`', async (chat) => (await rawClient(chat).GET('/users/{uid}', { params: { path: { uid: 'mira' } } })).data],
  ['a bound client', (chat) => chat.as('jonas').getUser({ uid: 'mira' })],
]

describe.each(ways)('%s', (_, call) => {
  test.each(behaviours)('makes its call once where the function %s', async (_, around) => {
    const unhandled = watchUnhandled()
    const ends: EndEvent[] = []
    const hooks = { around, onEnd: (event: EndEvent) => void ends.push(event) } as Hooks
    const { chat, sent } = stubbedWith({ hooks }, (_, number) =>
      number === 1 ? Response.json({ data: { uid: 'mira' } }) : Response.json({ error: { code: 'ERR_UID_NOT_FOUND' } }, { status: 404 }),
    )
    expect(await call(chat)).toEqual({ data: { uid: 'mira' } })
    const failed = await call(chat).catch((error: unknown) => error)
    expect(failed === undefined || failed instanceof ChatApiError).toBe(true)
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['GET /users/mira', 'GET /users/mira'])
    expect(ends).toMatchObject([
      { ok: true, status: 200, method: 'GET' },
      { ok: false, status: 404, method: 'GET' },
    ])
    await later(30)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

test('`next` resolves to what `onEnd` receives, and rejects with the error of the call, before the caller goes on', async () => {
  const order: unknown[] = []
  const hooks: Hooks = {
    around: async (_, next) => void order.push(await next().catch((error: unknown) => error)),
    onEnd: (event) => void order.push(event),
  }
  const { chat } = stubbedWith({ hooks }, (_, number) => Response.json({ data: {} }, { status: number === 1 ? 200 : 404 }))
  await chat.listUsers()
  order.push('the caller')
  const error = await chat.listRoles().catch((error: unknown) => error)
  order.push('the caller')
  await rawClient(chat).GET('/users')
  expect(order[1]).toEqual(order[0])
  expect(order[1]).toMatchObject({ name: 'listUsers', ok: true, status: 200, attempts: 1 })
  expect(order[4]).toBe(error)
  expect([order[2], order[5]]).toEqual(['the caller', 'the caller'])
  expect(order[7]).toBeInstanceOf(ChatApiError)
})

test('the event has no key, id or body, and is that of the other hooks', async () => {
  const events: CallEvent[] = []
  const hooks: Hooks = {
    around: (event, next) => {
      events.push(event)
      return next()
    },
    onRequest: (event) => void events.push(event),
  }
  const { chat } = stubbedWith({ hooks })
  await chat.updateUser({ uid: 'the-uid', body: { name: 'the-body' } })
  expect(events[1]).toEqual(events[0])
  expect(Object.keys(events[1] as object)).toEqual(['callId', 'name', 'operationId', 'method', 'path'])
  expect(JSON.stringify(events)).not.toMatch(/feedface|the-uid|the-body/)
})

test('a call that cannot be made, as its arguments are invalid, has no `around`', async () => {
  const around = vi.fn()
  await expect(createChatClient({ baseUrl, apiKey, hooks: { around } }).getUser({} as never)).rejects.toThrow(TypeError)
  expect(around).not.toHaveBeenCalled()
})

describe('the context', () => {
  const spans = new AsyncLocalStorage<string>()
  const around: Around = ({ name, callId }, next) => spans.run(`${name} ${callId}`, next)

  test('holds for the key, each attempt and the hooks of a call, also where it waited for others', async () => {
    const seen: Record<string, (string | undefined)[]> = { key: [], fetch: [], onAttempt: [], onWait: [] }
    const see = (where: string) => void seen[where]?.push(spans.getStore()?.replace(/ .*/, ''))
    const { chat } = stubbedWith(
      {
        apiKey: async () => {
          see('key')
          return apiKey
        },
        maxConcurrent: 1,
        hooks: { around, onAttempt: () => see('onAttempt'), onWait: () => see('onWait') },
      },
      (_, number) => {
        see('fetch')
        return number === 1 ? new Response('{}', { status: 503, headers: { 'retry-after': '0.01' } }) : Response.json({ data: [] })
      },
    )
    await spans.run('the caller', async () => {
      await Promise.all([chat.listUsers(), chat.listRoles(), chat.listGroups()])
      expect(spans.getStore()).toBe('the caller')
    })
    expect(spans.getStore()).toBeUndefined()
    const calls = ['listGroups', 'listRoles', 'listUsers']
    expect(seen.key?.toSorted()).toEqual(calls)
    expect(seen.fetch?.toSorted()).toEqual([...calls, 'listUsers'].toSorted())
    expect(seen.onAttempt?.toSorted()).toEqual([...calls, 'listUsers'].toSorted())
    expect(seen.onWait?.filter((name) => !calls.includes(String(name)))).toEqual([])
  })

  test('holds for what instruments undici, which adds the header of its own span to each request', async () => {
    await using server = await serve((response, _, number) =>
      json({ data: [] }, number === 1 ? 503 : 200, { 'retry-after': '0' })(response, _, number),
    )
    const onRequest = (message: unknown) => {
      const { request } = message as { request: { addHeader(name: string, value: string): void } }
      request.addHeader('traceparent', spans.getStore() ?? 'none')
    }
    diagnostics.subscribe('undici:request:create', onRequest)
    const chat = createChatClient({ baseUrl: server.url, apiKey, hooks: { around } })
    await Promise.all([chat.listUsers(), chat.listRoles()])
    diagnostics.unsubscribe('undici:request:create', onRequest)
    const traces = server.requests.map(({ url, headers }) => [url, String(headers.traceparent).replace(/ .*/, '')])
    expect(traces).toHaveLength(3)
    for (const [url, trace] of traces) expect(trace).toBe(url === '/users' ? 'listUsers' : 'listRoles')
  })
})

test('the stack of an error names the line of the caller', async () => {
  const hooks: Hooks = { around: async (_, next) => await next() }
  const { chat } = stubbedWith({ hooks }, () => Response.json({ error: {} }, { status: 404 }))
  async function theCaller() {
    await chat.getUser({ uid: 'mira' })
  }
  const error = await theCaller().catch((error: Error) => error)
  expect(error?.stack).toContain('theCaller')
  expect(error?.stack).toContain('hooks-around.test.ts')
})
