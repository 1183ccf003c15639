// What errors say: how their messages begin and end, and the caller's line in their stacks.
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { importAll, importBatch } from '../import.ts'
import { ChatApiError, type ChatClientOptions, ChatTimeoutError, createChatClient, type FullChatClient, isChatError } from '../index.ts'
import { rawClient } from '../raw.ts'
import { parseWebhook, type WebhookRequest } from '../webhooks.ts'
import { withoutPauses } from './support/around.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { clientOf, everyOperation } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

const errorOf = (call: Promise<unknown>) => outcomeOf(call) as Promise<Error>

describe('a message begins with the method, then the HTTP method and the path', () => {
  test('of every operation', async () => {
    for (const { document, name, route, required } of everyOperation) {
      const client = clientOf(document, { fetch: stubFetch(() => Response.json({}, { status: 404 })).fetch })
      const error = await errorOf((client[name] as (parameters: object) => Promise<object>)(required))
      expect(error.message.startsWith(`${name} (${route.method} ${route.path}) responded 404`), error.message).toBe(true)
      expect(error).toMatchObject({ name: 'ChatApiError', operationName: name, operationId: route.operationId })
    }
  })

  test('with these alone for a path that no method has', async () => {
    const raw = rawClient(stubbed(() => new Response('<html>')).chat)
    expect((await errorOf(raw.GET('/something-new' as never))).message).toMatch(/^GET \/something-new responded 200/)
    expect((await errorOf(raw.GET('/users'))).message).toMatch(/^listUsers \(GET \/users\) responded 200/)
  })
})

const message = 'Failed to validate the data sent with the request.'
test.each<[details: unknown, end: string]>([
  [{ data: ['The data field is required.', 'It is short.'], uid: ['Wrong.'] }, ': data: The data field is required.'],
  [['The name is too long.', 'The uid is taken.'], ': The name is too long.'],
  [{ feedItemId: 'feed-1' }, ': feedItemId: feed-1'],
  [{ user: { name: [{ rule: 'required' }] } }, ': user.name.rule: required'],
  [{ limit: 100 }, ': limit: 100'],
  ['The name is\n too long.', ': The name is too long.'],
  [{ uid: [`must not be ${apiKey}`] }, ': uid: must not be [redacted]'],
  [{ [apiKey]: ['is no field'] }, ': [redacted]: is no field'],
  [{ text: ['x'.repeat(1000)] }, `: text: ${'x'.repeat(294)}…`],
  [{ text: [`${'x'.repeat(280)}${apiKey}`] }, `: text: ${'x'.repeat(280)}[redacted]`],
  ...[undefined, null, {}, [], { uid: [] }, { uid: null }].map((nothing): [unknown, string] => [nothing, '(ERR_BAD_REQUEST)']),
  [{ uid: [''] }, '(ERR_BAD_REQUEST): uid'],
])('the message of a rejected request ends with the first detail: %j', async (details, end) => {
  const { chat } = stubbed(() => Response.json({ error: { code: 'ERR_BAD_REQUEST', message, details } }, { status: 400 }))
  const error = await errorOf(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
  expect(error.message.startsWith(`createUser (POST /users) responded 400: ${message} (ERR_BAD_REQUEST)`), error.message).toBe(true)
  expect(error.message.endsWith(end), error.message).toBe(true)
  expect(`${error.message} ${error.stack} ${inspect(error, { depth: 9 })}`).not.toContain(apiKey)
})

test('a message, those of its causes and each line of the log are one line, whatever a server or the platform says', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const isOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u
  const said = fc.string({ unit: fc.constantFrom(...'ab\n\r\t\0\u001b\u007f\u0085\u2028\u2029\u202e\u2066 "{'), minLength: 1 })
  const responses: Readonly<Record<string, (text: string) => Response>> = {
    message: (text) => Response.json({ error: { message: text } }, { status: 400 }),
    code: (text) => Response.json({ error: { code: text } }, { status: 400 }),
    details: (text) => Response.json({ error: { details: { [text]: text } } }, { status: 400 }),
    page: (text) => new Response(text, { status: 502 }),
    error: (text) => {
      throw Object.assign(new Error(text, { cause: new Error(text) }), { code: text })
    },
  }
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom(...Object.keys(responses)), async (text, where) => {
      const lines: string[] = []
      const logger = { debug: (line: string) => void lines.push(line) }
      const { chat } = stubbedWith({ retries: 1, logger }, () => responses[where]?.(text) as Response)
      const error = await errorOf(chat.listUsers())
      for (const line of lines) expect(line).toMatch(isOneLine)
      for (let each: unknown = error; each instanceof Error; each = each.cause) {
        expect(each.message).toMatch(isOneLine)
        expect(each.stack).toContain(each.message)
      }
    }),
  )
})

describe('an earlier attempt', () => {
  withoutPauses()
  const rejected = () => Response.json({ error: { code: 'ERR_X', message: 'Taken.' } }, { status: 400 })
  const errorAfter = (failure: () => Response | Promise<Response>, call: (chat: FullChatClient) => Promise<unknown>) =>
    errorOf(call(stubbed((_, number) => (number === 1 ? failure() : rejected())).chat))
  type Call = (chat: FullChatClient) => Promise<unknown>
  const create: Call = (chat) => chat.createUser({ body: { uid: 'mira', name: 'Mira' } })
  const remove: Call = (chat) => chat.deleteUser({ uid: 'mira', body: {} })
  const change: Call = (chat) => chat.changeGroupMemberScope({ guid: 'committee', uid: 'mira', body: { scope: 'admin' } })
  const status = (code: number) => () => new Response('', { status: code, headers: { 'retry-after': '0' } })
  const failing = (code: string) => () => Promise.reject(connectionError(code))

  test.each<[what: string, failure: () => Response | Promise<Response>, isClaimed: boolean, calls: Call[]]>([
    ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].map(
      (code): [string, () => Promise<never>, boolean, Call[]] => [`failed with ${code}`, failing(code), false, [create, remove]],
    ),
    ['got a 429', status(429), false, [create, remove]],
    ['lost its connection', failing('ECONNRESET'), true, [remove, change]],
    ['got a 500', status(500), true, [remove, change]],
    ['got a 502', status(502), true, [remove, change]],
  ])('that %s is said to have perhaps been carried out: %3$s', async (_, failure, isClaimed, calls) => {
    for (const call of calls) {
      const error = await errorAfter(failure, call)
      expect(error).toMatchObject({ name: 'ChatApiError', status: 400, code: 'ERR_X', attempts: 2 })
      if (isClaimed)
        expect(error.message).toContain(': Taken. (ERR_X). An earlier attempt of this call failed and may have been carried out.')
      else expect(error.message).not.toContain('carried out')
    }
  })
})

describe('an error that is made by hand', () => {
  const call = { operationId: 'get-user', method: 'GET', path: '/users/{uid}', attempts: 1 }

  test('has what it was given', () => {
    const error = new ChatApiError('Not found.', { status: 404, code: 'ERR_UID_NOT_FOUND' }, { ...call, name: 'getUser', waited: 5 })
    expect(error).toMatchObject({ name: 'ChatApiError', operationName: 'getUser', status: 404, headers: {}, waited: 5, ...call })
    expect(error.stack).toContain('errors.test.ts')
    expect(new ChatTimeoutError(100, call).message).toBe('GET /users/{uid} got no response within 100 ms.')
  })

  test('from the facts of another has its own call', () => {
    const first = new ChatApiError('No.', { status: 429 }, { ...call, waited: 0, attempts: 1 })
    expect(new ChatApiError('No.', first, { ...call, waited: 400, attempts: 3 })).toMatchObject({ status: 429, waited: 400, attempts: 3 })
  })
})

const baseUrl = 'https://chat.example/v3'
const thisFile = /errors\.test\.ts:\d+/

/** The first line of a stack that names this file, and the lines before it. */
function callerIn(error: unknown): { before: string[]; line: string | undefined } {
  const [, ...lines] = String((error as Error).stack).split('\n    at ')
  const index = lines.findIndex((line) => thisFile.test(line))
  return { before: lines.slice(0, index), line: lines[index] }
}

async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    return [await call()]
  } catch (error) {
    return error
  }
}

async function firstOf(values: AsyncIterable<unknown>): Promise<unknown> {
  for await (const value of values) return value
}

const hanging = () => new Promise<never>(() => {})
const rejecting = (status: number) => async () => Response.json({ error: { code: 'ERR_X', message: 'No.' } }, { status })

type Ways = readonly (readonly [way: string, call: (chat: FullChatClient, options?: object) => Promise<unknown>])[]

const ways: Ways = [
  ['a method', async (chat, options) => await chat.listUsers({}, options)],
  ['`withResponse`', async (chat, options) => await chat.listUsers.withResponse({}, options)],
  ['`items`', async (chat, options) => await firstOf(chat.listUsers.items({}, options))],
  ['`toArray`', async (chat, options) => await chat.listUsers.items({}, options).toArray()],
  ['`pages`', async (chat, options) => await firstOf(chat.listUsers.pages({}, options))],
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
      // An argument is checked while its call is made, and the check comes first.
      const ofPackage = before.filter((line) => !line.startsWith('async Promise.all'))
      if (kind !== 'TypeError') expect(ofPackage, error.stack).toEqual([])
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
    const code = count > 1 ? 'ERR_BAD_REQUEST' : 'AUTH_ERR_APIKEY_NOT_FOUND'
    return Response.json({ error: { code } }, { status: number < 9 && count > 1 ? 400 : 401 })
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
