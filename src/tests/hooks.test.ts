// Hooks are called for every call, on declared methods and `rawClient`, receive no secret and
// cannot fail a call. `around` sets a context for a call, which is made once, whatever it does.

import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { FullChatClient } from '../client/createChatClient.ts'
import { ChatApiError } from '../errors/ChatApiError.ts'
import { isChatError } from '../errors/ChatError.ts'
import { fetchFor, rawClient } from '../raw.ts'
import type { AttemptEvent, CallEvent, EndEvent, FailureEvent, Hooks } from '../transport/hooks.ts'
import { restoreMocks, watchUnhandled } from './support/around.ts'
import { at, make, outcomeOf, stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation, type Method, successOf } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { json, serve } from './support/server.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

restoreMocks()

/** Hooks that keep their events. */
function recordingHooks() {
  const events: { requests: CallEvent[]; attempts: AttemptEvent[]; errors: FailureEvent[] } = { requests: [], attempts: [], errors: [] }
  const hooks: Hooks = {
    onRequest: (event) => void events.requests.push(event),
    onAttempt: (event) => void events.attempts.push(event),
    onError: (event) => void events.errors.push(event),
  }
  return { hooks, events }
}

test('hooks receive the name, id, method and path template of every operation', async () => {
  for (const { document, name, route, required } of everyOperation) {
    const { hooks, events } = recordingHooks()
    const method = clientOf(document, { fetch: stubFetch(() => successOf(route)).fetch, hooks } as never)[name] as Method
    await method(required)
    const { operationId, method: verb, path } = route
    expect(events.requests, name).toEqual([{ callId: expect.any(Number), name, operationId, method: verb, path }])
    const first = { attempt: 1, status: 200, ms: expect.any(Number), rateLimit: undefined, willRetryIn: undefined }
    expect(events.attempts).toEqual([{ ...events.requests[0], ...first }])
    expect(events.errors).toEqual([])
  }
})

const fails = () => {
  throw new Error('the collector is down')
}

/** `rawClient` returns no data of a call that failed. */
const ways: [name: string, call: (chat: FullChatClient) => Promise<unknown>][] = [
  ['a method', (chat) => chat.getUser({ uid: 'mira' })],
  ['`withResponse`', async (chat) => (await chat.getUser.withResponse({ uid: 'mira' })).data],
  ['`rawClient`', async (chat) => (await rawClient(chat).GET('/users/{uid}', { params: { path: { uid: 'mira' } } })).data],
  ['a bound client', (chat) => chat.as('jonas').getUser({ uid: 'mira' })],
]

describe.each(ways)('%s', (_, call) => {
  test('reports each attempt and the delay before the next', async () => {
    const { hooks, events } = recordingHooks()
    const { chat } = stubbedWith({ hooks }, (_, number) => {
      if (number === 1) return new Response('{}', { status: 503, headers: { 'retry-after': '0.01', 'x-ratelimit-remaining': '9' } })
      if (number === 2) throw connectionError('ECONNRESET')
      return Response.json({ data: [] })
    })
    vi.spyOn(Math, 'random').mockReturnValue(0.002)
    await call(chat)
    expect(events.requests).toHaveLength(1)
    const facts = { ...events.requests[0], name: 'getUser', operationId: 'get-user', method: 'GET', path: '/users/{uid}' }
    expect(events.attempts).toMatchObject([
      { ...facts, attempt: 1, status: 503, willRetryIn: 10, rateLimit: { remaining: 9 } },
      { ...facts, attempt: 2, status: undefined, willRetryIn: 2, rateLimit: undefined },
      { ...facts, attempt: 3, status: 200, willRetryIn: undefined },
    ])
    for (const { ms } of events.attempts) expect(ms).toBeGreaterThanOrEqual(0)
    expect(events.errors).toEqual([])
  })

  const end = { ok: false, attempts: 1, status: undefined }
  test.each<
    [what: string, respond: () => Response | Promise<Response>, error: string | undefined, end: Partial<EndEvent>, options?: object]
  >([
    ['a success', () => Response.json({ data: [] }), undefined, { ...end, ok: true, status: 200 }],
    ['an error response', () => Response.json({ error: {} }, { status: 404 }), 'ChatApiError', { ...end, status: 404 }],
    ['a body that is not JSON', () => new Response('<html>'), 'ChatApiError', { ...end, status: 200 }],
    ['a redirect', () => new Response('', { status: 302 }), 'ChatApiError', { ...end, status: 302 }],
    ['a connection error', () => Promise.reject(connectionError('EPIPE')), 'ChatConnectionError', end],
    ['a timeout', () => new Promise(() => {}), 'ChatTimeoutError', end, { timeout: 5 }],
  ])('reports %s once after its attempts, and then its end', async (_, respond, error, end, options) => {
    const { hooks, events } = recordingHooks()
    const onEnd = vi.fn()
    const { chat } = stubbedWith({ retries: 0, hooks: { ...hooks, onEnd }, ...options }, respond)
    await outcomeOf(call(chat))
    const [about] = events.requests
    expect(events.attempts).toHaveLength(1)
    expect(events.errors).toMatchObject(error ? [{ ...about, attempts: 1, error: { name: error }, ms: expect.any(Number) }] : [])
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ ...about, ms: expect.any(Number), ...end })
  })

  test('ignores hooks and loggers that throw or reject', async () => {
    const unhandled = watchUnhandled()
    const headers = { deprecation: 'true' }
    const { fetch, sent } = stubFetch((_, number) => Response.json({ data: [] }, { status: number % 2 ? 200 : 404, headers }))
    for (const fail of [fails, async () => fails()]) {
      const hooks = { onRequest: fail, onAttempt: fail, onError: fail, onEnd: fail }
      const chat = make(fetch, { hooks, logger: { debug: fail, warn: fail } })
      await call(chat)
      const outcome = await call(chat).catch((error: unknown) => error)
      expect(outcome === undefined || outcome instanceof ChatApiError).toBe(true)
    }
    expect(sent).toHaveLength(4)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(unhandled).not.toHaveBeenCalled()
  })
})

test('hooks and logs receive no keys, ids or bodies', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const events: unknown[] = []
  const see = (event: unknown) => void events.push(event)
  const around: Hooks['around'] = (event, next) => {
    see(event)
    return next()
  }
  const hooks: Hooks = { around, onRequest: see, onAttempt: see, onError: see, onEnd: see }
  const { chat } = stubbedWith({ hooks, logger: { debug: see } }, (_, number) => {
    if (number === 1) throw Object.assign(new Error(`sent ${apiKey}`), { code: apiKey })
    return Response.json({ error: { message: `no ${apiKey}` }, data: 'the-body' }, { status: number % 2 ? 400 : 503 })
  })
  await outcomeOf(chat.getUser({ uid: 'the-uid' }))
  await outcomeOf(chat.updateUser({ uid: 'the-uid', body: { name: 'the-body' } }))
  await rawClient(chat).GET('/users/{uid}', { params: { path: { uid: 'the-uid' } } })
  expect(events.length).toBeGreaterThan(20)
  expect(Object.keys(events[0] as object)).toEqual(['callId', 'name', 'operationId', 'method', 'path'])
  expect(events[1]).toEqual(events[0])
  expect(inspect(events, { depth: 9 })).not.toMatch(/feedface|the-uid|the-body/)
})

test('hooks and logs receive no ids of a path that the documents lack', async () => {
  const events: (string | CallEvent)[] = []
  const see = (event: string | CallEvent) => void events.push(event)
  const onError = ({ error: _, ...event }: FailureEvent) => see(event)
  const hooks: Hooks = { onRequest: see, onAttempt: see, onWait: see, onError, onEnd: see }
  const logger = { debug: see, warn: see }
  const { chat } = stubbedWith({ hooks, logger, maxConcurrent: 1 }, (_, number) =>
    Response.json({ error: {} }, { status: number % 2 ? 503 : 404, headers: { sunset: 'soon', 'retry-after': '0' } }),
  )
  await Promise.all([outcomeOf(chat.request('GET', '/users/the-uid/badges')), fetchFor(chat)('/users/the-uid/badges?search=the-uid')])
  const paths = events.map((event) => (typeof event === 'string' ? /(?<=GET )\/[^\s:]+/.exec(event)?.[0] : event.path))
  expect([paths.length > 15, ...new Set(paths)]).toEqual([true, '/users/{}/{}'])
  expect(inspect(events, { depth: 9 })).not.toContain('the-uid')
})

test('hooks receive a unique `callId` per call and cannot change the events of other hooks', async () => {
  const { hooks, events } = recordingHooks()
  const spoiling: Hooks = { ...hooks, onRequest: (event) => Object.assign(event, { method: 'DELETE', callId: 0 }) }
  const { chat } = stubbedWith({ hooks: spoiling })
  await Promise.all([chat.listUsers(), chat.listRoles()])
  expect(new Set(events.attempts.map(({ callId }) => callId)).size).toBe(2)
  expect(events.attempts.map(({ method }) => method)).toEqual(['GET', 'GET'])
})

test('hooks are called for aborted calls, and none for calls with invalid arguments', async () => {
  const { hooks, events } = recordingHooks()
  const around = vi.fn((_: unknown, next: () => Promise<unknown>) => next())
  const { chat } = stubbedWith({ hooks: { ...hooks, around } }, () => new Promise<Response>(() => {}))
  const controller = new AbortController()
  const call = outcomeOf(chat.listUsers({}, { signal: controller.signal }))
  controller.abort(new Error('enough'))
  await call
  await expect(chat.getUser({} as never)).rejects.toThrow(TypeError)
  expect([events.requests.length, around.mock.calls.length]).toEqual([1, 1])
  expect(events.errors).toMatchObject([{ error: { message: 'enough' } }])
})

test.each([undefined, null, 0, '', false, Number.NaN, Symbol('gone'), new Error('the vault is locked')])(
  'what a function that fetches the key rejects with is thrown as it is, and hooks receive it: %o',
  async (reason) => {
    const onEnd = vi.fn()
    const onError = vi.fn()
    const around = vi.fn((_: unknown, next: () => Promise<unknown>) => next().catch(() => 'failed'))
    const { chat, sent } = stubbedWith({ apiKey: () => Promise.reject(reason), hooks: { around, onEnd, onError } })
    expect(await outcomeOf(rawClient(chat).GET('/users'))).toBe(reason)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: reason, attempts: 0 }))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: false, status: undefined }))
    expect(await around.mock.results[0]?.value).toBe('failed')
    expect(sent).toHaveLength(0)
  },
)

type Around = NonNullable<Hooks['around']>

/** Some turns of the event loop, so that no test depends on the clock. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

const step = fc.constantFrom('next', 'await next', 'pause', 'long pause', 'throw', 'never')
/**
 * What `around` does, one step after the other, and returns, whether the hooks call `next` too, and
 * what they do with what they receive.
 */
const plan = fc.record({
  steps: fc.array(step, { maxLength: 4 }),
  returns: fc.constantFrom('its promise', 'something else', 'what throws', 'nothing, as it throws'),
  isShared: fc.boolean(),
  handling: fc.constantFrom('keep', 'freeze', 'change'),
})
const handled: Readonly<Record<string, (value: object) => unknown>> = {
  freeze: Object.freeze,
  change: (value) => Object.assign(value, { method: 'DELETE', path: '/', ok: false, status: 500 }),
}
const allWays = [
  ...ways,
  ['`items`', async (chat) => ({ data: (await chat.listUsers.items().next()).value ?? [] })] satisfies (typeof ways)[number],
]

test('a call is made once, in the context of the first `next`, whatever `around` does', async () => {
  const contexts = new AsyncLocalStorage<string>()
  const unhandled = watchUnhandled()
  await fc.assert(
    fc.asyncProperty(
      plan,
      fc.nat(6),
      fc.constantFrom(200, 404, 0),
      fc.constantFrom(...allWays),
      async (plan, latency, status, [, call]) => {
        const seen: string[] = []
        let again = () => {}
        const ends: unknown[] = []
        let hasFailed = false
        const failed = (error: unknown) => {
          hasFailed = true
          throw error
        }
        const handle = handled[plan.handling] ?? (() => {})
        const see = (what: string) => (event?: object) => {
          seen.push(`${what} ${contexts.getStore()}`)
          if (what === 'onEnd') ends.push({ ...event })
          again()
          if (event) handle(event)
          if (plan.handling === 'freeze') Object.values(event ?? {}).forEach(Object.freeze)
        }
        const follow = async (next: () => Promise<EndEvent>) => {
          for (const step of plan.steps) {
            if (step === 'next') void next()
            if (step === 'await next') handle(await next().catch(failed))
            if (step.endsWith('pause')) await turns(step === 'pause' ? 1 : 9)
            if (step === 'throw') fails()
            if (step === 'never') await new Promise(() => {})
          }
        }
        const around: Around = (event, next) => {
          if (plan.isShared) again = () => void next().catch(() => {})
          handle(event)
          const followed = contexts.run('inside', () => follow(next))
          if (plan.returns === 'its promise') return followed
          followed.catch(() => {})
          if (plan.returns === 'something else') return { data: 'something else' } as never
          return plan.returns === 'what throws' ? (Object.defineProperty({}, 'then', { get: fails }) as never) : fails()
        }
        const others = ['onRequest', 'onAttempt', 'onError', 'onEnd'].map((name) => [name, see(name)])
        const { chat } = stubbedWith({ hooks: { around, ...Object.fromEntries(others) }, retries: 0 }, async () => {
          see('fetch')()
          await turns(latency)
          if (status === 0) throw connectionError('ECONNRESET')
          return Response.json(status === 200 ? { data: [] } : { error: {} }, { status })
        })
        const result = await contexts.run('outside', () => call(chat).catch((error: unknown) => error))
        await turns(12)
        if (status === 200) expect([result, hasFailed]).toEqual([{ data: [] }, false])
        else expect(result === undefined || isChatError(result)).toBe(true)
        expect(ends).toMatchObject([{ method: 'GET', ok: status === 200, status: status || undefined }])
        const begun = plan.steps.find((step) => /next|pause|throw|never/.test(step)) ?? ''
        const context = begun.includes('next') ? 'inside' : 'outside'
        const error = status === 200 ? [] : ['onError']
        expect(seen).toEqual(['onRequest', 'fetch', 'onAttempt', ...error, 'onEnd'].map((what) => `${what} ${context}`))
        expect(unhandled).not.toHaveBeenCalled()
      },
    ),
    { numRuns: 200 },
  )
})

test('`next` resolves to what `onEnd` receives, and rejects with the error of the call, before the caller goes on', async () => {
  const order: unknown[] = []
  const around: Hooks['around'] = async (_, next) => void order.push(await next().catch((error: unknown) => error))
  const hooks = { around, onEnd: (event: unknown) => void order.push(event) }
  const { chat } = stubbedWith({ hooks }, (_, number) => Response.json({ data: [] }, { status: number === 1 ? 200 : 404 }))
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
    const chat = at(server, { hooks: { around } })
    await Promise.all([chat.listUsers(), chat.listRoles()])
    diagnostics.unsubscribe('undici:request:create', onRequest)
    const traces = server.requests.map(({ url, headers }) => [url, String(headers.traceparent).replace(/ .*/, '')])
    expect(traces).toHaveLength(3)
    for (const [url, trace] of traces) expect(trace).toBe(url === '/users' ? 'listUsers' : 'listRoles')
  })
})
