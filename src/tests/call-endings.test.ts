// How a call ends: by its deadline or after a lost response, and what `onEnd` receives.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatClient } from '../client/createChatClient.ts'
import { rawClient } from '../raw.ts'
import type { EndEvent } from '../transport/hooks.ts'
import { apiKey } from './support/key.ts'
import { untilSettled } from './support/simulatedService.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://api.example'
const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a deadline', () => {
  test('of Infinity does not limit a call', async () => {
    const { fetch } = stubFetch()
    const chat = createChatClient({ baseUrl, apiKey, fetch, deadline: Number.POSITIVE_INFINITY })
    expect(await chat.listUsers()).toEqual({ data: {} })
    expect(await chat.listUsers({}, { deadline: Number.POSITIVE_INFINITY })).toEqual({ data: {} })
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([900, 1000, 1100, 2100])('of %i ms is named in the error of the call that it ends', async (deadline) => {
    const { fetch } = stubFetch(() => new Promise<Response>(() => {}))
    const chat = createChatClient({ baseUrl, apiKey, fetch, timeout: 1000, retries: 10 })
    const call = outcomeOf(chat.listUsers({}, { deadline }))
    expect(await untilSettled(call)).toBeLessThanOrEqual(deadline)
    expect(await call).toMatchObject({ name: 'ChatTimeoutError', option: 'deadline', timeout: deadline })
  })

  test('is not named in the error of a POST that times out first', async () => {
    const { fetch } = stubFetch(() => new Promise<Response>(() => {}))
    const chat = createChatClient({ baseUrl, apiKey, fetch, timeout: 1000, deadline: 5000 })
    const call = outcomeOf(chat.createUser({ body: { uid: 'a', name: 'A' } }))
    await untilSettled(call)
    expect(await call).toMatchObject({ option: 'timeout', timeout: 1000 })
  })
})

describe('the error of a rejected call', () => {
  const missing = () => Response.json({ error: { code: 'ERR_UID_NOT_FOUND', message: 'no such user' } }, { status: 404 })
  const remark = '. An earlier attempt of this call failed and may have been carried out.'

  test.each<[what: string, first: () => Response]>([
    [
      'a broken connection',
      () => {
        throw connectionError('ECONNRESET')
      },
    ],
    ['a 502', () => new Response('', { status: 502 })],
  ])('says that an earlier DELETE may have been carried out, after %s', async (_, first) => {
    const { fetch } = stubFetch((_, number) => (number === 1 ? first() : missing()))
    const call = outcomeOf(createChatClient({ baseUrl, apiKey, fetch }).deleteUser({ uid: 'mira', body: {} }))
    await untilSettled(call)
    expect(await call).toMatchObject({ name: 'ChatApiError', status: 404, code: 'ERR_UID_NOT_FOUND', attempts: 2 })
    expect(String(await call)).toContain(remark)
  })

  test('says that an earlier PUT may have been carried out', async () => {
    const { fetch } = stubFetch((_, number) => Response.json({ error: { message: 'same scope.' } }, { status: number === 1 ? 503 : 400 }))
    const change = createChatClient({ baseUrl, apiKey, fetch }).changeGroupMemberScope({
      guid: 'committee',
      uid: 'mira',
      body: { scope: 'admin' },
    })
    const call = outcomeOf(change)
    await untilSettled(call)
    expect(String(await call)).toContain(`same scope${remark}`)
  })

  test('mentions no earlier attempt if there was none or it got a 429', async () => {
    const { fetch } = stubFetch((_, number) =>
      number === 2 ? new Response('', { status: 429, headers: { 'retry-after': '1' } }) : missing(),
    )
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    expect(String(await outcomeOf(chat.deleteUser({ uid: 'mira', body: {} })))).not.toContain(remark)
    const second = outcomeOf(chat.deleteUser({ uid: 'mira', body: {} }))
    await untilSettled(second)
    expect(String(await second)).toContain('404')
    expect(String(await second)).not.toContain(remark)
  })
})

describe('the hook `onEnd`', () => {
  test.each<[what: string, respond: () => Response | Promise<Response>, end: Partial<EndEvent>]>([
    ['a success', () => Response.json({ data: [] }), { ok: true, status: 200, attempts: 1 }],
    ['HTML with status 200', () => new Response('<html>'), { ok: false, status: 200, attempts: 1 }],
    ['a 404', () => Response.json({ error: {} }, { status: 404 }), { ok: false, status: 404, attempts: 1 }],
    ['a redirect', () => new Response(null, { status: 302 }), { ok: false, status: 302, attempts: 1 }],
    ['a broken connection', () => Promise.reject(connectionError('EPIPE')), { ok: false, status: undefined, attempts: 3 }],
  ])('is called once at the end of a call with %s', async (_, respond, end) => {
    const events: string[] = []
    const onEnd = vi.fn(() => events.push('end'))
    const hooks = { onAttempt: () => void events.push('attempt'), onError: () => void events.push('error'), onEnd }
    const chat = createChatClient({ baseUrl, apiKey, fetch: stubFetch(respond).fetch, hooks })
    for (const call of [() => chat.listUsers(), () => rawClient(chat).GET('/users') as Promise<unknown>]) {
      onEnd.mockClear()
      await untilSettled(outcomeOf(call()))
      expect(onEnd).toHaveBeenCalledExactlyOnceWith({
        callId: expect.any(Number),
        name: 'listUsers',
        operationId: 'list-users',
        method: 'GET',
        path: '/users',
        ms: expect.any(Number),
        ...end,
      })
      expect(events.at(-1)).toBe('end')
    }
  })
})

describe('what a program’s own function ends a call with', () => {
  test.each([undefined, null, 0, new Error('the vault is locked')])('is thrown as it is, and hooks receive it: %o', async (reason) => {
    const onEnd = vi.fn()
    const onError = vi.fn()
    const around = vi.fn((_: unknown, next: () => Promise<unknown>) => next().catch(() => 'failed'))
    const { fetch, sent } = stubFetch()
    const chat = createChatClient({ baseUrl, apiKey: () => Promise.reject(reason), fetch, hooks: { around, onEnd, onError } })
    expect(
      await chat.listUsers().then(
        () => 'a response',
        (error: unknown) => [error],
      ),
    ).toEqual([reason])
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: reason, attempts: 0 }))
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: false, status: undefined }))
    expect(await around.mock.results[0]?.value).toBe('failed')
    expect(sent).toHaveLength(0)
  })

  test('is its time-out if the function hangs, whatever limits the rest of the call', async () => {
    const { fetch, sent } = stubFetch()
    const chat = createChatClient({ baseUrl, apiKey: () => new Promise<string>(() => {}), fetch, timeout: 50 })
    const call = outcomeOf(chat.listUsers())
    expect(await untilSettled(call)).toBe(50)
    expect(await call).toMatchObject({ option: 'timeout', timeout: 50, message: 'listUsers (GET /users) was not sent within 50 ms.' })
    expect(sent).toHaveLength(0)
  })
})

describe('a 429 whose body', () => {
  const endings: [what: string, body: () => ReadableStream][] = [
    ['breaks off', () => new ReadableStream({ pull: (controller) => controller.error(connectionError('ECONNRESET')) })],
    ['stalls', () => new ReadableStream({})],
  ]
  test.each(endings)('%s is a 429: its call waits, a POST too', async (_, body) => {
    const { fetch, sent } = stubFetch((_, number) =>
      number === 1 ? new Response(body(), { status: 429, headers: { 'retry-after': '7' } }) : Response.json({ data: {} }),
    )
    const chat = createChatClient({ baseUrl, apiKey, fetch, timeout: 1000 })
    const call = outcomeOf(chat.createUser({ body: { uid: 'a', name: 'A' } }))
    expect(await untilSettled(call)).toBeGreaterThanOrEqual(7000)
    expect(await call).toEqual({ data: {} })
    expect(sent).toHaveLength(2)
  })

  test.each(endings)('%s is thrown as one by a call that does not wait', async (_, body) => {
    const { fetch } = stubFetch(() => new Response(body(), { status: 429, headers: { 'retry-after': '7' } }))
    const call = outcomeOf(createChatClient({ baseUrl, apiKey, fetch, timeout: 1000, waitForRateLimit: false }).listUsers())
    await untilSettled(call)
    expect(await call).toMatchObject({ name: 'ChatApiError', status: 429, retryAfter: 7, attempts: 1 })
  })
})

test('a 304 is not called a redirect', async () => {
  const { fetch } = stubFetch(() => new Response(null, { status: 304 }))
  const error = await outcomeOf(createChatClient({ baseUrl, apiKey, fetch }).listUsers({}, { headers: { 'if-none-match': '"a"' } }))
  expect(error).toMatchObject({ name: 'ChatApiError', status: 304, attempts: 1 })
  expect(String(error)).not.toContain('redirect')
})

describe('arguments', () => {
  test.each<[what: string, body: object]>([
    ['list', [{ uid: 'a', name: 'A' }]],
    ['Map', new Map([['uid', 'a']])],
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams('uid=a')],
  ])('reject a %s as JSON or form body', async (what, body) => {
    const { fetch, sent } = stubFetch()
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    for (const name of ['createUser', 'createKeywordList'] as const)
      expect(await outcomeOf(chat[name]({ body: body as never }))).toEqual(
        new TypeError(`${name}: \`body\` must be an object; it is a ${what}.`),
      )
    expect(sent).toHaveLength(0)
  })

  test('accept a collection with `toJSON` as body', async () => {
    const { fetch, sent } = stubFetch()
    const body = Object.assign(new Map(), { toJSON: () => ({ uid: 'a', name: 'A' }) })
    await createChatClient({ baseUrl, apiKey, fetch }).createUser({ body: body as never })
    expect(sent[0]?.init.body).toBe('{"uid":"a","name":"A"}')
  })

  test.each([undefined, null, 'text', 7])('reject a body whose `toJSON` returns %o', async (result) => {
    const { fetch, sent } = stubFetch()
    const error = await outcomeOf(createChatClient({ baseUrl, apiKey, fetch }).createUser({ body: { toJSON: () => result } as never }))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain('createUser: the `toJSON` of `body` must return an object')
    expect(sent).toHaveLength(0)
  })

  test('suggest the lower-case spelling of a region', () => {
    expect(() => createChatClient({ appId: 'a', region: 'EU' as never, apiKey })).toThrow("write 'EU' as 'eu'")
    expect(() => createChatClient({ appId: 'a', region: 'mars' as never, apiKey })).toThrow(/must be one of 'us', 'eu', 'in'\.$/)
  })
})

describe('a key in a response', () => {
  test('is redacted in the request id, in headers and through `rawClient`', async () => {
    const headers = { 'x-request-id': `id-${apiKey}`, 'x-echo': apiKey }
    const { fetch } = stubFetch(() => Response.json({ error: { message: apiKey } }, { status: 400, headers }))
    const chat = createChatClient({ baseUrl, apiKey, fetch })
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ requestId: 'id-[redacted]', headers: { 'x-echo': '[redacted]' } })
    const { error, response } = await rawClient(chat).GET('/users')
    expect(JSON.stringify(error)).not.toContain(apiKey)
    expect([...response.headers.values()].join()).not.toContain(apiKey)
  })

  test.each(['any', 'k'])('is redacted only as a whole word if it is short: %s', async (short) => {
    const { fetch } = stubFetch(() => Response.json({ error: { message: `many keys, key ${short}, took k` } }, { status: 400 }))
    const error = (await outcomeOf(createChatClient({ baseUrl, apiKey: short, fetch }).listUsers())) as Error
    expect(error.message).toContain('many keys')
    expect(error.message).toContain('key [redacted], took')
  })
})
