import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { importAll, importBatch } from '../import.ts'
import { type ChatClientOptions, createChatClient, type FullChatClient, isChatError } from '../index.ts'
import { rawClient } from '../raw.ts'
import { parseWebhook, type WebhookRequest } from '../webhooks.ts'
import { stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { connectionError } from './support/stubFetch.ts'

const baseUrl = 'https://chat.example/v3'
const thisFile = /error-stacks\.test\.ts:\d+/

/**
 * The first line of a stack that names this file, and the lines before it without those of Node's
 * event loop, which come and go.
 */
function callerIn(error: unknown): { before: string[]; line: string | undefined } {
  const [, ...lines] = String((error as Error).stack).split('\n    at ')
  const index = lines.findIndex((line) => thisFile.test(line))
  return { before: lines.slice(0, index).filter((line) => !line.includes('(node:internal/')), line: lines[index] }
}

async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    return [await call()]
  } catch (error) {
    return error
  }
}

const hanging = () => new Promise<never>(() => {})
const rejecting = (status: number) => async () => Response.json({ error: { code: 'ERR_X', message: 'No.' } }, { status })

type Ways = readonly (readonly [way: string, call: (chat: FullChatClient, options?: object) => Promise<unknown>])[]

const ways: Ways = [
  ['a method', async (chat, options) => await chat.listUsers({}, options)],
  ['`withResponse`', async (chat, options) => await chat.listUsers.withResponse({}, options)],
  [
    '`items`',
    async (chat, options) => {
      for await (const user of chat.listUsers.items({}, options)) return user
    },
  ],
  ['`toArray`', async (chat, options) => await chat.listUsers.items({}, options).toArray()],
  [
    '`pages`',
    async (chat, options) => {
      for await (const page of chat.listUsers.pages({}, options)) return page
    },
  ],
  ['a list of calls', async (chat, options) => await Promise.all([chat.listUsers({}, options)])],
  ['`catch`', async (chat, options) => Promise.reject(await chat.listUsers({}, options).catch((error: unknown) => error))],
  ['a client of `as` and `withOptions`', async (chat, options) => await chat.as('mira').withOptions({ retries: 0 }).listUsers({}, options)],
]

type Kinds = readonly (readonly [kind: string, client: Partial<ChatClientOptions<'fullAccess', undefined>>, options?: () => object])[]

const kinds: Kinds = [
  ['ChatApiError', { fetch: rejecting(404) }],
  ['ChatApiError', { fetch: rejecting(500) }],
  ['ChatApiError', { fetch: async () => new Response('<html>') }],
  ['ChatApiError', { fetch: async () => new Response('', { status: 500 }) }],
  ['ChatApiError', { fetch: async () => new Response(null, { status: 204 }) }],
  ['ChatApiError', { fetch: async () => new Response(null, { status: 302 }) }],
  ['ChatApiError', { fetch: rejecting(429), maxWait: 0 }],
  ['ChatApiError', { fetch: rejecting(429), waitForRateLimit: false }],
  ['ChatConnectionError', { fetch: () => Promise.reject(connectionError('ECONNREFUSED')) }],
  ['ChatConnectionError', { fetch: async () => new Response('', { headers: { 'content-length': String(2 ** 30) } }) }],
  ['ChatApiError', { fetch: rejecting(404), hooks: { around: (_, next) => Promise.resolve(next()).then(() => {}) } }],
  ['ChatTimeoutError', { fetch: hanging }, () => ({ timeout: 5 })],
  ['ChatTimeoutError', { fetch: hanging }, () => ({ deadline: 5 })],
  ['ChatRateLimitError', { fetch: hanging, maxWait: 0, rateLimiter: { acquire: () => ({ granted: false, resumesIn: 9 }) } }],
  ['TimeoutError', { fetch: hanging }, () => ({ signal: AbortSignal.timeout(5) })],
  ['AbortError', { fetch: hanging }, () => ({ signal: AbortSignal.abort() })],
  ['TypeError', {}, () => ({ mispelt: true })],
  ['TypeError', { fetch: async () => ({}) as never }],
  ['TypeError', { apiKey: async () => undefined }],
  ['TypeError', { rateLimiter: { acquire: async () => undefined as never } }],
]

describe.each(ways)('an error of %s', (_, call) => {
  test('begins with the call, and has its line in the stack, whatever its kind', async () => {
    for (const [kind, client, options] of kinds) {
      const chat = createChatClient({ baseUrl, apiKey, retries: 0, ...client })
      const error = (await thrownBy(() => call(chat, options?.()))) as Error
      expect(error.name, inspect(error)).toBe(kind)
      expect(isChatError(error)).toBe(kind !== 'TypeError')
      if (kind !== 'TypeError') expect(error.message).toMatch(/^listUsers \(GET \/users\) /)
      expect(error.stack).toContain(error.message)
      expect(error.stack).not.toContain(apiKey)
      const { before, line } = callerIn(error)
      expect(line, error.stack).toMatch(thisFile)
      expect(before.length, error.stack).toBeLessThan(kind === 'TypeError' ? 8 : 5)
    }
  })
})

test('an error of `rawClient` has the line that made the call in its stack', async () => {
  for (const client of [{ fetch: () => Promise.reject(connectionError('ECONNREFUSED')) }, { fetch: async () => ({}) as never }]) {
    const raw = rawClient(createChatClient({ baseUrl, apiKey, retries: 0, ...client }))
    expect(callerIn(await thrownBy(async () => await raw.GET('/users'))).line).toMatch(thisFile)
    const missing = await thrownBy(async () => await raw.GET('/users/{uid}', { params: { path: {} as never } }))
    expect(callerIn(missing).line, inspect(missing)).toMatch(thisFile)
  }
})

test('an error of a later page has the line of the loop in its stack', async () => {
  const page = { data: [{ uid: 'mira' }], meta: { pagination: { current_page: 1, total_pages: 2 } } }
  const { chat } = stubbed((_, number) => (number === 1 ? Response.json(page) : Response.json({}, { status: 404 })))
  const error = await thrownBy(async () => {
    for await (const user of chat.listUsers.items()) expect(user.uid).toBe('mira')
  })
  expect(callerIn(error).line, inspect(error)).toMatch(thisFile)
})

test('an error of an import has the line that began the import in its stack', async () => {
  const users = Array.from({ length: 64 }, (_, index) => ({ uid: `user-${index}`, name: 'User' }))
  const { chat } = stubbed(async (sent, number) => {
    const count = Object.keys(JSON.parse(String(sent.init.body)).users).length
    return Response.json(
      { error: { code: count > 1 ? 'ERR_BAD_REQUEST' : 'AUTH_ERR_APIKEY_NOT_FOUND' } },
      { status: number < 9 && count > 1 ? 400 : 401 },
    )
  })
  expect(callerIn(await thrownBy(async () => await importAll(chat, { users }))).line).toMatch(thisFile)
  expect(callerIn(await thrownBy(async () => await importBatch(chat, 'users', users))).line).toMatch(thisFile)
})

test('the hook `onError` receives an error with the line that made the call', async () => {
  const onError = vi.fn()
  const { chat } = stubbedWith({ hooks: { onError } }, rejecting(404))
  await thrownBy(async () => await chat.listUsers())
  expect(callerIn(onError.mock.calls[0]?.[0].error).line).toMatch(thisFile)
  await rawClient(chat).GET('/users')
  expect(callerIn(onError.mock.calls[1]?.[0].error).line).toMatch(thisFile)
})

test('an error of `parseWebhook` has the line that called it in its stack', async () => {
  const credentials = { username: 'linden', password: 'open-sesame' }
  const headers = { authorization: `Basic ${btoa('linden:open-sesame')}` }
  const requests: [reason: string, options: object, request: () => WebhookRequest][] = [
    ['unauthorized', {}, () => ({ headers: {} })],
    ['malformed', {}, () => new Request(baseUrl, { method: 'POST', headers, body: '{' })],
    ['too-large', { limit: 1 }, () => new Request(baseUrl, { method: 'POST', headers, body: '{}' })],
    ['timeout', { timeout: 5 }, () => ({ headers, body: new ReadableStream({}) })],
    ['invalid', { validate: async () => false }, () => ({ headers, body: { trigger: 'x' } })],
  ]
  for (const [reason, options, request] of requests) {
    const error = await thrownBy(async () => await parseWebhook(request(), { ...credentials, ...options }))
    expect(error).toMatchObject({ name: 'WebhookError', reason })
    expect(callerIn(error), inspect(error)).toEqual({ before: [], line: expect.stringMatching(thisFile) })
  }
})

describe('an error of the program’s own keeps its stack', () => {
  test('as the reason of a signal', async () => {
    const { chat } = stubbed(hanging)
    const foreign = await thrownBy(async () => await stubbed(rejecting(404)).chat.listUsers())
    for (const reason of [new Error('stopped'), foreign as Error]) {
      const { stack } = reason
      expect(await thrownBy(async () => await chat.listUsers({}, { signal: AbortSignal.abort(reason) }))).toBe(reason)
      expect(reason.stack).toBe(stack)
    }
  })

  test('from the function that fetches the key', async () => {
    const reason = new Error('vault is locked')
    const { stack } = reason
    const { chat } = stubbedWith({ apiKey: () => Promise.reject(reason) }, hanging)
    expect(await thrownBy(async () => await chat.listUsers())).toBe(reason)
    expect(reason.stack).toBe(stack)
  })
})
