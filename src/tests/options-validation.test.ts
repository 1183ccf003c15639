// Unknown and invalid options are rejected with their name and the fix.
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { outcomeOf, stubbed } from './support/calls.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { connectionError, stubFetch } from './support/stubFetch.ts'

const good = { baseUrl: 'https://api.example', apiKey }

type Invalid = [what: string, options: unknown, message: RegExp | string]

/** Values that an option cannot have. */
const none = (option: string, message: string, ...values: readonly unknown[]) =>
  values.map((value): Invalid => [`${option}: ${inspect(value)}`, { [option]: value }, message])

// In any case and form.
const ownHeaders =
  'apikey APIKEY apiKey ApiKey key SECRET authToken authtoken Authorization proxy-authorization cookie Cookie onBehalfOf onbehalfof ' +
  'ONBEHALFOF accept Accept content-type Content-Type CONTENT-TYPE Content-Length host Host chatApiVersion CHATAPIVERSION'

const invalid: Invalid[] = [
  ...[null, 'https://api.example', 5].map((options): Invalid => [`${options} as options`, options, 'pass the options as an object']),
  ['a misspelled option', { timeOut: 1 }, /there is no option `timeOut`\. Did you mean `timeout`\?/],
  ['a redirect', { redirect: 'follow' }, /no option `redirect`/],
  ...none('timeout', '`timeout` must be', 0, -1, '5s', Number.NaN, 2 ** 31),
  ...none('deadline', '`deadline` must be a number of milliseconds', 0, -1, Number.NaN, '100', null, 2 ** 31),
  ...none('maxWait', '`maxWait` must be', -1),
  ...none('retries', '`retries` must be a whole number', -1, 1.5, Number.POSITIVE_INFINITY, '2'),
  ...none('waitForRateLimit', '`waitForRateLimit` must be true or false', 'no'),
  ...none('settling', '`settling`', 'yes', 1, null, {}, [''], [null], ['../users'], new Set(['1'])),
  ...none('headers', 'pass `headers` as an object', 'x-a: b', Promise.resolve({ 'x-a': 'b' })),
  ...ownHeaders.split(' ').flatMap((name) => {
    const forms = [{ [name]: 'x' }, new Map([[name, 'x']]), [[name, 'x']]]
    return none('headers', `: \`headers\` cannot contain \`${name}\`, which the client sets itself`, ...forms)
  }),
  ...none('headers', 'a name that no header can have', { 'a b': 'x' }, { 'a\r\nb': 'x' }, [[1, 2]], new Map([[Symbol('a'), 'x']])),
  ...none('headers', 'the header `x-a` contains a line break', { 'x-a': 'b\r\napikey: c' }),
  ...none('headers', 'the header `x-a` must be a string; it is a list', { 'x-a': ['b'] }),
]

const ofClient: Invalid[] = [
  ['missing options', undefined, 'pass the options as an object'],
  ['a management secret', { ...good, secret: 'x' }, 'no option `secret`'],
  ['an unknown scope', { ...good, scope: 'admin' }, "`scope` must be 'fullAccess' or 'authOnly'"],
  ...none('maxConcurrent', '`maxConcurrent` must be', 0, -1, 1.5, Number.NaN, '5', null),
  ...none('rateLimiter', '`rateLimiter` must be a RateLimiter', null, {}, () => {}, { acquire: 1 }),
  ...none('fetch', '`fetch` must be a function', 'node-fetch'),
  ...none('logger', '`logger` must be an object', 'console', null),
  ...none('logger', '`logger` has none of its functions: debug, warn', {}, { log: console.log }, { info() {} }),
  ...none('hooks', '`hooks` must be an object with functions: around, onRequest', 'x', null, { onRequest: 'x' }, { onError: 1 }),
  ...none('hooks', '`hooks` must be an object with functions: around, onRequest', { around: 'span' }),
  ...none('hooks', '`hooks`: there is no hook `onRequests`. Did you mean `onRequest`?', { onRequests() {} }),
  ...none('onBehalfOf', '`onBehalfOf` is empty', ''),
  ...none('onBehalfOf', '`onBehalfOf` contains a line break', 'mira\r\nx: y'),
  ...none('onBehalfOf', '`onBehalfOf` must be a string', {}),
  ...none('headers', 'pass `headers` as an object', null),
]

const ofCall: Invalid[] = [
  ['a promise', Promise.resolve({}), 'createAgentBuilderAgent: pass the options as an object'],
  ...none('signal', '`signal` must be an AbortSignal', new AbortController(), { addEventListener() {} }, null),
  ...none('query', '`query` must be an object; it is a URLSearchParams.', new URLSearchParams('a=b')),
  ...none('query', '`query` must be an object; it is a Map.', new Map([['a', 'b']])),
  ...none('query', '`query` must be an object; it is of type string.', 'a=b'),
  ...none('query', '`chatApiVersion` is an argument', { chatApiVersion: '3' }),
  ...none('query', '`a` must be a string', { a: {} }, { a: Number.NaN }, { a: undefined }),
  ...none('query', 'half of a surrogate pair', { a: '\ud800' }, { '\ud800': 'a' }),
]

const { chat, sent } = stubbed()
const withGood = (options: unknown) => (typeof options === 'object' && options ? { ...good, ...options } : options)
const places: [where: string, invalid: Invalid[], use: (options: unknown) => unknown][] = [
  ['createChatClient', [...invalid, ...ofClient], (options) => createChatClient(withGood(options) as never)],
  ['withOptions', [...invalid, ['an address', good, 'no option `baseUrl`']], (options) => chat.withOptions(options as never)],
  ['createAgentBuilderAgent', [...invalid, ...ofCall], (options) => chat.createAgentBuilderAgent({ body: {} as never }, options as never)],
]

describe.each(places)('%s', (_, rows, use) => {
  test.each(rows)('rejects %s', async (_, options, message) => {
    const error = await outcomeOf((async () => use(options))())
    expect(error).toMatchObject({ name: 'TypeError', message: expect.stringMatching(message) })
    expect(sent).toHaveLength(0)
  })
})

test('the called function is named in the error', () => {
  expect(() => createChatClient({ ...good, a: 1 } as never)).toThrow(/^createChatClient: /)
  expect(() => chat.withOptions({ a: 1 } as never)).toThrow(/^withOptions: there is no option `a`/)
  expect(() => createCallsClient({ ...good, onBehalfOf: 'x' } as never)).toThrow(/^createCallsClient: there is no option `onBehalfOf`/)
  expect(() => createManagementClient({ key: 'k', secret: 's', a: 1 } as never)).toThrow(/^createManagementClient: there is no option `a`/)
})

test('options that are undefined are ignored', async () => {
  const { fetch, sent } = stubFetch()
  const unset = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, undefined]))
  const nothing = unset('appId region timeout retries logger onBehalfOf dangerouslyAllowBrowser')
  await createChatClient({ ...good, ...nothing, fetch }).listUsers(undefined, unset('signal timeout retries headers'))
  expect(sent).toHaveLength(1)
})

describe('a call’s arguments', () => {
  test('are checked by every operation: it names the unknown or missing argument', async () => {
    for (const { document, name, required, route } of everyOperation) {
      const { fetch, sent } = stubFetch()
      const method = clientOf(document, { fetch })[name] as Method
      await expect(method({ ...required, mispelt: 'x' })).rejects.toThrow(`${name}: there is no argument \`mispelt\``)
      for (const argument of route.required) {
        const { [argument]: _, ...rest } = required
        await expect(method(rest), `${name} without ${argument}`).rejects.toThrow(new RegExp(`^${name}: \`${argument}\` is missing`))
        await expect(method({ ...rest, [argument]: undefined })).rejects.toThrow(new RegExp(`^${name}: \`${argument}\` is missing`))
      }
      for (const nonsense of [null, 'x', 7, ['x'], new Map(), Promise.resolve(required)])
        await expect(method(nonsense as object)).rejects.toThrow(`${name}: pass the arguments as one object`)
      expect(sent).toHaveLength(0)
    }
  })

  const circular: Record<string, unknown> = {}
  circular.self = circular

  const throwing = (thrown: unknown) => () => {
    throw thrown
  }
  const mustReturn = 'createUser: the `toJSON` of `body` must return an object'
  type Row = [name: string, body: unknown, problem?: string]
  const hollow = [
    ...[new Map([['uid', 'a']]), new FormData(), new URLSearchParams('uid=a'), Promise.resolve({ uid: 'a' }), new Blob(['{}'])],
    ...[new Error('a'), new ArrayBuffer(1), new (class OfGetters {})()],
  ]
  test.each<Row>([
    ['null', null],
    ['a string', '{}'],
    ['a number', 1],
    ['a function', () => ({})],
    ['a circular object', circular],
    ['an object with a BigInt', { id: 1n }],
    ['an object with a `toJSON` that throws null', { toJSON: throwing(null) }, 'createUser: `body` cannot be written as JSON: null.'],
    [
      'an object nested too deeply',
      { toJSON: throwing(new RangeError('Maximum call stack size exceeded')) },
      'createUser: `body` cannot be written as JSON',
    ],
    ...[undefined, null, 'text', 7].map((value): Row => [`a \`toJSON\` of ${value}`, { toJSON: () => value }, mustReturn]),
    ['a list', [{ uid: 'a', name: 'A' }], '`body` must be an object; it is a list.'],
    ...hollow.map((value): Row => [value.constructor.name, value, `\`body\` must be an object; it is a ${value.constructor.name}.`]),
  ])('reject %s as body', async (_, body, problem = 'createUser: `body` ') => {
    const { chat, sent } = stubbed()
    for (const name of problem.startsWith('`') ? (['createUser', 'createKeywordList'] as const) : (['createUser'] as const)) {
      const message = expect.stringContaining(problem.startsWith('`') ? `${name}: ${problem}` : problem)
      expect(await outcomeOf(chat[name]({ body: body as never }))).toMatchObject({ name: 'TypeError', message })
    }
    expect(sent).toHaveLength(0)
  })

  test('accept a collection with `toJSON` as body', async () => {
    const { chat, sent } = stubbed()
    await chat.createUser({ body: Object.assign(new Map(), { toJSON: () => ({ uid: 'a', name: 'A' }) }) as never })
    expect(sent[0]?.init.body).toBe('{"uid":"a","name":"A"}')
  })
})

describe('forms', () => {
  test('are the same bytes at each attempt, which need no FormData of the platform', async () => {
    const { chat, sent } = stubbed((_, number) => {
      if (number === 1) throw connectionError('ECONNREFUSED')
      return number === 2 ? new Response('{}', { status: 429, headers: { 'retry-after': '0' } }) : Response.json({ data: [] })
    })
    const file = new File(['half price\n'], 'words ä.csv', { type: 'text/csv' })
    await chat.createKeywordList({ body: { category: 'word', name: 'Ädvert', searchTerms: 'x', file } })
    expect(sent).toHaveLength(3)
    for (const { init, headers } of sent) {
      expect(init.body).toBeInstanceOf(Uint8Array)
      expect(init.body).toEqual(sent[0]?.init.body)
      expect(headers.get('content-type')).toBe(sent[0]?.headers.get('content-type'))
    }
    const form = await new Response(sent[2]?.init.body, { headers: sent[2]?.headers ?? [] }).formData()
    const received = form.get('file') as File
    const { name, type } = received
    expect([form.get('name'), name, type, await received.text()]).toEqual(['Ädvert', 'words ä.csv', 'text/csv', 'half price\n'])
  })

  test('with a file that cannot be read are rejected before anything is sent', async () => {
    const { chat, sent } = stubbed()
    const folder = await mkdtemp(join(tmpdir(), 'words-'))
    const path = join(folder, 'words.csv')
    await writeFile(path, 'half price')
    const file = await openAsBlob(path)
    await rm(folder, { recursive: true })
    const body = { category: 'word', name: 'Words', searchTerms: 'x', file } as const
    await expect(chat.createKeywordList({ body })).rejects.toThrow('createKeywordList: a file in `body` cannot be read.')
    expect(sent).toHaveLength(0)
  })
})
