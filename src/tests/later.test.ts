import { inspect } from 'node:util'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionError, stubFetch } from './support/stubFetch.ts'

const baseUrl = 'https://chat.example.com/v3'
const apiKey = 'test-key'
const notFound = () => Response.json({ error: { code: 'ERR_UID_NOT_FOUND', message: `no such user, ${apiKey}` } }, { status: 404 })

/** A chat client whose later part cannot be loaded, and what mends that. */
async function withoutLater(
  answer: () => Response | Promise<Response>,
  load: () => Promise<never> = () => Promise.reject(new Error('offline')),
) {
  vi.doMock('../later/later.ts', load)
  const { createChatClient } = await import('../client/createChatClient.ts')
  const { fetch, sent } = stubFetch(answer)
  return { chat: createChatClient({ baseUrl, apiKey, fetch, timeout: 50 }), sent, mend: () => vi.doUnmock('../later/later.ts') }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call did not fail'),
    (error: unknown) => error,
  )

beforeEach(() => void vi.resetModules())

describe('where the later part cannot be loaded', () => {
  test('a call that succeeds does not need it', async () => {
    const { chat } = await withoutLater(() => Response.json({ data: { uid: 'ada' } }))
    expect(await chat.getUser({ uid: 'ada' })).toEqual({ data: { uid: 'ada' } })
  })

  test('a refusal is told with its status, and in full from the next call on', async () => {
    const { chat, sent, mend } = await withoutLater(notFound)
    const failure = await failureOf(chat.getUser({ uid: 'ada' }))
    expect(failure).toMatchObject({ name: 'ChatApiError', operationId: 'get-user', status: 404, attempts: 1 })
    expect(String(failure)).not.toContain(apiKey)
    expect(sent).toHaveLength(1)
    mend()
    expect(await failureOf(chat.getUser({ uid: 'ada' }))).toMatchObject({ status: 404, code: 'ERR_UID_NOT_FOUND' })
  })

  test.each([
    ['HTML', () => new Response('<html>'), { name: 'ChatApiError', status: 200 }],
    ['a redirect', () => new Response(null, { status: 302 }), { name: 'ChatApiError', status: 302 }],
    ['429', () => new Response(null, { status: 429 }), { name: 'ChatApiError', status: 429 }],
    [
      'a refusal',
      () => Response.json({ error: { code: 'ERR_X', message: 'no' } }, { status: 400 }),
      { status: 400, code: 'ERR_X', message: 'GET /users/{uid} answered 400: no' },
    ],
    ['no connection', () => Promise.reject(connectionError('ECONNREFUSED')), { name: 'ChatConnectionError', code: 'ECONNREFUSED' }],
    ['a key in what the platform says', () => Promise.reject(new TypeError(`sent ${apiKey}`)), { name: 'ChatConnectionError' }],
  ])('so is %s', async (_, answer, told) => {
    const { chat } = await withoutLater(answer)
    const failure = await failureOf(chat.getUser({ uid: 'ada' }))
    expect(failure).toMatchObject(told)
    expect(inspect(failure)).not.toContain(apiKey)
  })

  test('a refused argument is still named, and explained from the next call on', async () => {
    const { chat, sent, mend } = await withoutLater(notFound)
    const refused = () => failureOf(chat.getUser({ uid: '..' }))
    expect(await refused()).toEqual(new TypeError('getUser: `uid` cannot be sent as given.'))
    expect(await failureOf(chat.raw.GET('/users/{uid}', { params: { path: { uid: '' } } }))).toEqual(
      new TypeError('raw: `uid` cannot be sent as given.'),
    )
    mend()
    expect(String(await refused())).toContain('relative path segment')
    expect(sent).toHaveLength(0)
  })

  test('calls that begin with it say so, and the next ones try again', async () => {
    const { chat, sent, mend } = await withoutLater(() => Response.json({ data: [] }))
    const calls = {
      options: () => chat.listUsers({}, { retries: 0 }),
      pages: () => chat.listUsers.pages().next(),
      items: () => chat.listUsers.items().next(),
    }
    for (const call of Object.values(calls))
      expect(await failureOf(call())).toMatchObject({ name: 'ChatConnectionError', code: 'LOAD_FAILED', operationId: 'list-users' })
    expect(sent).toHaveLength(0)
    mend()
    for (const call of Object.values(calls)) await call()
    expect(sent).toHaveLength(3)
  })

  test('loading that never ends holds no failure back for longer than an attempt', async () => {
    const { chat } = await withoutLater(notFound, () => new Promise<never>(() => {}))
    expect(await failureOf(chat.getUser({ uid: 'ada' }))).toMatchObject({ name: 'ChatApiError', status: 404 })
  })
})
