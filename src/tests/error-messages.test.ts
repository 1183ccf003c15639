import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ChatAbortError, ChatApiError, ChatConnectionError, ChatTimeoutError, type FullChatClient } from '../index.ts'
import { rawClient } from '../raw.ts'
import { WebhookError } from '../webhooks.ts'
import { withoutPauses } from './support/around.ts'
import { outcomeOf, stubbed } from './support/calls.ts'
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

describe('the message of a rejected request ends with the first detail', () => {
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
  ])('%j', async (details, end) => {
    const { chat } = stubbed(() => Response.json({ error: { code: 'ERR_BAD_REQUEST', message, details } }, { status: 400 }))
    const error = await errorOf(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
    expect(error.message.startsWith(`createUser (POST /users) responded 400: ${message} (ERR_BAD_REQUEST)`), error.message).toBe(true)
    expect(error.message.endsWith(end), error.message).toBe(true)
    expect(`${error.message} ${error.stack} ${inspect(error, { depth: 9 })}`).not.toContain(apiKey)
  })
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

  test('is not mentioned where there was none', async () => {
    expect((await errorAfter(rejected, remove)).message).not.toContain('carried out')
  })
})

describe('an error that is made by hand', () => {
  const call = { operationId: 'get-user', method: 'GET', path: '/users/{uid}', attempts: 1 }
  const make = (Kind: unknown, ...args: unknown[]) => new (Kind as new (...args: unknown[]) => Error)(...args)

  test('has what it was given', () => {
    const error = new ChatApiError('Not found.', { status: 404, code: 'ERR_UID_NOT_FOUND' }, { ...call, name: 'getUser', waited: 5 })
    expect(error).toMatchObject({ name: 'ChatApiError', operationName: 'getUser', status: 404, headers: {}, waited: 5, ...call })
    expect(error.stack).toContain('error-messages.test.ts')
    expect(new ChatTimeoutError(100, call).message).toBe('GET /users/{uid} got no response within 100 ms.')
  })

  test('from the facts of another has its own call', () => {
    const first = new ChatApiError('No.', { status: 429 }, { ...call, waited: 0, attempts: 1 })
    expect(new ChatApiError('No.', first, { ...call, waited: 400, attempts: 3 })).toMatchObject({ status: 429, waited: 400, attempts: 3 })
  })

  test.each<[Kind: { name: string }, args: unknown[], argument: string]>([
    [ChatApiError, [], 'message'],
    [ChatApiError, [404, 'Not found.'], 'message'],
    [ChatApiError, ['Not found.'], 'facts'],
    [ChatApiError, ['Not found.', 404], 'facts'],
    [ChatApiError, ['Not found.', { code: 'ERR_UID_NOT_FOUND' }], 'facts.status'],
    [ChatApiError, ['Not found.', { status: 404 }], 'call'],
    [ChatApiError, ['Not found.', { status: 404 }, 'getUser'], 'call'],
    [ChatApiError, ['Not found.', { status: 404 }, {}], 'call.method'],
    [ChatApiError, ['Not found.', { status: 404 }, { method: 'GET' }], 'call.path'],
    [ChatApiError, ['Not found.', { status: 404 }, { ...call, attempts: undefined }], 'call.attempts'],
    [ChatConnectionError, ['Refused.', call], 'code'],
    [ChatConnectionError, ['Refused.', 'ECONNREFUSED'], 'call'],
    [ChatTimeoutError, ['Too late.', call], 'timeout'],
    [ChatTimeoutError, [100], 'call'],
    [ChatAbortError, [undefined, call], 'reason'],
    [ChatAbortError, [new DOMException('x')], 'call'],
  ])('of %o with %j names the wrong argument', (Kind, args, argument) => {
    expect(() => make(Kind, ...args)).toThrow(new RegExp(`^\`${argument}\` must be an? \\w+; it is .*\\. Write \`new ${Kind.name}\\(`))
  })

  test('as a WebhookError takes a known reason only', () => {
    expect(() => make(WebhookError, 'tired')).toThrow('`reason` must be one of unauthorized, ')
    expect(() => make(WebhookError, 'toString')).toThrow(TypeError)
  })
})
