// Unknown and invalid options are rejected with their name and the fix.
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { outcomeOf } from './support/calls.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { connectionError, type Sent, stubFetch } from './support/stubFetch.ts'

const good = { baseUrl: 'https://api.example', apiKey }

describe('a client', () => {
  test.each<[name: string, options: unknown, message: RegExp]>([
    ['missing options', undefined, /pass the options as an object/],
    ['null as options', null, /pass the options as an object/],
    ['a string as options', 'https://api.example', /pass the options as an object/],
    ['a misspelled option', { ...good, timeOut: 1 }, /no option `timeOut`; it takes .*`timeout`/],
    ['a management secret', { ...good, secret: 'x' }, /no option `secret`/],
    ['an unknown scope', { ...good, scope: 'admin' }, /`scope` must be 'fullAccess' or 'authOnly'/],
    ['a timeout of 0', { ...good, timeout: 0 }, /`timeout` must be/],
    ['a negative timeout', { ...good, timeout: -1 }, /`timeout` must be/],
    ['a timeout as a string', { ...good, timeout: '5s' }, /`timeout` must be/],
    ['a timeout of NaN', { ...good, timeout: Number.NaN }, /`timeout` must be/],
    ['a timeout too long for a timer', { ...good, timeout: 2 ** 31 }, /`timeout` must be/],
    ['negative retries', { ...good, retries: -1 }, /`retries` must be a whole number/],
    ['fractional retries', { ...good, retries: 1.5 }, /`retries` must be a whole number/],
    ['infinite retries', { ...good, retries: Number.POSITIVE_INFINITY }, /`retries` must be a whole number/],
    ['retries as a string', { ...good, retries: '2' }, /`retries` must be a whole number/],
    ['a fetch that is not a function', { ...good, fetch: 'node-fetch' }, /`fetch` must be a function/],
    ['a logger that is not an object', { ...good, logger: 'console' }, /`logger` must be an object/],
    ['a null logger', { ...good, logger: null }, /`logger` must be an object/],
    ['an empty user', { ...good, onBehalfOf: '' }, /`onBehalfOf` is empty/],
    ['a user with a line break', { ...good, onBehalfOf: 'mira\r\nx: y' }, /`onBehalfOf` contains a line break/],
    ['a user that is an object', { ...good, onBehalfOf: {} }, /`onBehalfOf` must be a string/],
  ])('rejects %s', (_, options, message) => {
    expect(() => createChatClient(options as never)).toThrow(TypeError)
    expect(() => createChatClient(options as never)).toThrow(message)
  })

  test('names the called function in the error', () => {
    expect(() => createChatClient({ ...good, a: 1 } as never)).toThrow(/^createChatClient: /)
    expect(() => createCallsClient({ ...good, onBehalfOf: 'x' } as never)).toThrow(/^createCallsClient: there is no option `onBehalfOf`/)
    expect(() => createManagementClient({ key: 'k', secret: 's', apiKey } as never)).toThrow(
      /^createManagementClient: there is no option `apiKey`/,
    )
  })

  test('ignores options that are undefined', async () => {
    const { fetch, sent } = stubFetch()
    const unset = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, undefined]))
    const nothing = unset('appId region timeout retries logger onBehalfOf dangerouslyAllowBrowser')
    await createChatClient({ ...good, ...nothing, fetch }).listUsers(undefined, unset('signal timeout retries headers'))
    expect(sent).toHaveLength(1)
  })
})

describe('a call', () => {
  test.each<[name: string, options: unknown, message: RegExp]>([
    ['null as options', null, /pass the options as an object/],
    ['a number as options', 5, /pass the options as an object/],
    ['a misspelled option', { timeOut: 1 }, /listUsers: there is no option `timeOut`/],
    ['a timeout of 0', { timeout: 0 }, /`timeout` must be/],
    ['negative retries', { retries: -1 }, /`retries` must be/],
    ['an AbortController as `signal`', { signal: new AbortController() }, /`signal` must be an AbortSignal/],
    ['a null `signal`', { signal: null }, /`signal` must be an AbortSignal/],
    ['headers as a string', { headers: 'a: b' }, /`headers` as an object/],
    ['a key in `headers`', { headers: { apiKey: 'x' } }, /`headers` cannot contain `apiKey`/],
    ['a management secret in `headers`', { headers: { SECRET: 'x' } }, /`headers` cannot contain `SECRET`/],
    ['authorization in `headers`', { headers: { Authorization: 'Bearer x' } }, /`headers` cannot contain `Authorization`/],
    ['a user in `headers`', { headers: { onbehalfof: 'teo' } }, /`headers` cannot contain `onbehalfof`/],
    ['a host in `headers`', { headers: { host: 'evil.example' } }, /`headers` cannot contain `host`/],
    ['a content length in `headers`', { headers: { 'Content-Length': '0' } }, /`headers` cannot contain `Content-Length`/],
    ['an invalid header name', { headers: { 'a b': 'x' } }, /a name that no header can have/],
    ['a header name with a line break', { headers: { 'a\r\nb': 'x' } }, /a name that no header can have/],
    ['a header value with a line break', { headers: { 'x-trace': 'a\r\nb: c' } }, /the header `x-trace` contains a line break/],
    ['an array as a header value', { headers: { 'x-trace': ['a'] } }, /the header `x-trace` must be a string; it is a list/],
  ])('rejects %s', async (_, options, message) => {
    const { fetch, sent } = stubFetch()
    const failure = await outcomeOf(createChatClient({ ...good, fetch }).listUsers({}, options as never))
    expect(failure).toBeInstanceOf(TypeError)
    expect((failure as Error).message).toMatch(message)
    expect(sent).toHaveLength(0)
  })
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
      for (const nonsense of [null, 'x', 7, ['x']]) await expect(method(nonsense as object)).rejects.toThrow(TypeError)
      expect(sent).toHaveLength(0)
    }
  })

  const circular: Record<string, unknown> = {}
  circular.self = circular

  test.each<[name: string, body: unknown, problem?: string]>([
    ['null', null],
    ['a string', '{}'],
    ['a number', 1],
    ['a function', () => ({})],
    ['a circular object', circular],
    ['an object with a BigInt', { id: 1n }],
    ['a list', [{ uid: 'a', name: 'A' }], 'must be an object; it is a list.'],
    ['a Map', new Map([['uid', 'a']]), 'must be an object; it is a Map.'],
    ['a FormData', new FormData(), 'must be an object; it is a FormData.'],
    ['URLSearchParams', new URLSearchParams('uid=a'), 'must be an object; it is a URLSearchParams.'],
  ])('reject %s as body', async (_, body, problem = '') => {
    const { fetch, sent } = stubFetch()
    const chat = createChatClient({ ...good, fetch })
    for (const name of problem ? (['createUser', 'createKeywordList'] as const) : (['createUser'] as const)) {
      const failure = await outcomeOf(chat[name]({ body: body as never }))
      expect(failure).toBeInstanceOf(TypeError)
      expect((failure as Error).message).toContain(`${name}: \`body\` ${problem}`)
    }
    expect(sent).toHaveLength(0)
  })

  test('accept a collection with `toJSON` as body', async () => {
    const { fetch, sent } = stubFetch()
    const body = Object.assign(new Map(), { toJSON: () => ({ uid: 'a', name: 'A' }) })
    await createChatClient({ ...good, fetch }).createUser({ body: body as never })
    expect(sent[0]?.init.body).toBe('{"uid":"a","name":"A"}')
  })

  test.each([undefined, null, 'text', 7])('reject a body whose `toJSON` returns %o', async (result) => {
    const { fetch, sent } = stubFetch()
    const error = await outcomeOf(createChatClient({ ...good, fetch }).createUser({ body: { toJSON: () => result } as never }))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain('createUser: the `toJSON` of `body` must return an object')
    expect(sent).toHaveLength(0)
  })

  test('that are inherited are rejected, not left out', async () => {
    const { fetch, sent } = stubFetch()
    const chat = createChatClient({ ...good, fetch })
    await expect(chat.listUsers(Object.create({ searchKey: 'mira' }))).rejects.toThrow('listUsers: `searchKey` is inherited')
    await expect(chat.getUser(Object.create({ uid: 'mira' }))).rejects.toThrow('getUser: `uid` is inherited')
    expect(sent).toHaveLength(0)
  })
})

describe('forms', () => {
  test('are sent with their fields and files', async () => {
    const { fetch, sent } = stubFetch()
    const file = new Blob(['half price\n'], { type: 'text/csv' })
    await createChatClient({ ...good, fetch }).createKeywordList({
      body: { category: 'word', name: 'Advert words', searchTerms: 'half price', file },
    })
    const body = await formOf(sent[0])
    expect(body.get('name')).toBe('Advert words')
    expect(await (body.get('file') as Blob).text()).toBe('half price\n')
  })

  test('are the same bytes at each attempt, which need no FormData of the platform', async () => {
    const { fetch, sent } = stubFetch((_, number) => {
      if (number === 1) throw connectionError('ECONNREFUSED')
      return number === 2 ? new Response('{}', { status: 429, headers: { 'retry-after': '0' } }) : Response.json({ data: {} })
    })
    const file = new File(['half price\n'], 'words ä.csv', { type: 'text/csv' })
    await createChatClient({ ...good, fetch }).createKeywordList({ body: { category: 'word', name: 'Ädvert', searchTerms: 'x', file } })
    expect(sent).toHaveLength(3)
    for (const { init, headers } of sent) {
      expect(init.body).toBeInstanceOf(Uint8Array)
      expect(init.body).toEqual(sent[0]?.init.body)
      expect(headers.get('content-type')).toBe(sent[0]?.headers.get('content-type'))
    }
    const form = await formOf(sent[2])
    expect([form.get('name'), (form.get('file') as File).name, (form.get('file') as File).type]).toEqual([
      'Ädvert',
      'words ä.csv',
      'text/csv',
    ])
  })

  test('with a file that cannot be read are rejected before anything is sent', async () => {
    const { fetch, sent } = stubFetch()
    const folder = await mkdtemp(join(tmpdir(), 'words-'))
    const path = join(folder, 'words.csv')
    await writeFile(path, 'half price')
    const file = await openAsBlob(path)
    await rm(folder, { recursive: true })
    const call = createChatClient({ ...good, fetch }).createKeywordList({
      body: { category: 'word', name: 'Words', searchTerms: 'x', file },
    })
    await expect(call).rejects.toThrow('createKeywordList: a file in `body` cannot be read.')
    expect(sent).toHaveLength(0)
  })
})

/** The form that a request contains. */
const formOf = (sent: Sent | undefined) => new Response(sent?.init.body, { headers: sent?.headers ?? [] }).formData()
