// Unknown and invalid options are refused with their name and the fix.
import { describe, expect, test } from 'vitest'
import { createCallsClient } from '../client/createCallsClient.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { clientOf, everyOperation, type Method } from './support/everyOperation.ts'
import { apiKey } from './support/key.ts'
import { stubFetch } from './support/stubFetch.ts'

const good = { baseUrl: 'https://api.example', apiKey }

describe('a client’s options', () => {
  test.each<[name: string, options: unknown, message: RegExp]>([
    ['nothing', undefined, /pass the options as an object/],
    ['null', null, /pass the options as an object/],
    ['a text', 'https://api.example', /pass the options as an object/],
    ['a misspelt option', { ...good, timeOut: 1 }, /no option `timeOut`; it takes .*`timeout`/],
    ['a management key', { ...good, secret: 'x' }, /no option `secret`/],
    ['an unknown scope', { ...good, scope: 'admin' }, /`scope` must be 'fullAccess' or 'authOnly'/],
    ['a time-out of 0', { ...good, timeout: 0 }, /`timeout` must be/],
    ['a time-out below 0', { ...good, timeout: -1 }, /`timeout` must be/],
    ['a time-out as text', { ...good, timeout: '5s' }, /`timeout` must be/],
    ['a time-out that is not a number', { ...good, timeout: Number.NaN }, /`timeout` must be/],
    ['a time-out that no timer holds', { ...good, timeout: 2 ** 31 }, /`timeout` must be/],
    ['retries below 0', { ...good, retries: -1 }, /`retries` must be a whole number/],
    ['half a retry', { ...good, retries: 1.5 }, /`retries` must be a whole number/],
    ['endless retries', { ...good, retries: Number.POSITIVE_INFINITY }, /`retries` must be a whole number/],
    ['retries as text', { ...good, retries: '2' }, /`retries` must be a whole number/],
    ['a fetch that is not a function', { ...good, fetch: 'node-fetch' }, /`fetch` must be a function/],
    ['an invalid logger', { ...good, logger: 'console' }, /`logger` must be an object/],
    ['a null logger', { ...good, logger: null }, /`logger` must be an object/],
    ['an empty user', { ...good, onBehalfOf: '' }, /`onBehalfOf` is empty/],
    ['a user that no header carries', { ...good, onBehalfOf: 'mira\r\nx: y' }, /`onBehalfOf` contains a line break/],
    ['a user that is an object', { ...good, onBehalfOf: {} }, /`onBehalfOf` must be a string/],
  ])('%s', (_, options, message) => {
    expect(() => createChatClient(options as never)).toThrow(TypeError)
    expect(() => createChatClient(options as never)).toThrow(message)
  })

  test('say which function was called', () => {
    expect(() => createChatClient({ ...good, a: 1 } as never)).toThrow(/^createChatClient: /)
    expect(() => createCallsClient({ ...good, onBehalfOf: 'x' } as never)).toThrow(/^createCallsClient: there is no option `onBehalfOf`/)
    expect(() => createManagementClient({ key: 'k', secret: 's', apiKey } as never)).toThrow(
      /^createManagementClient: there is no option `apiKey`/,
    )
  })

  test('that are undefined count as left out', async () => {
    const { fetch, sent } = stubFetch()
    const nothing = {
      appId: undefined,
      region: undefined,
      timeout: undefined,
      retries: undefined,
      logger: undefined,
      onBehalfOf: undefined,
      dangerouslyAllowBrowser: undefined,
    }
    await createChatClient({ ...good, ...nothing, fetch }).listUsers(undefined, {
      signal: undefined,
      timeout: undefined,
      retries: undefined,
      headers: undefined,
    })
    expect(sent).toHaveLength(1)
  })
})

describe('a call’s options', () => {
  test.each<[name: string, options: unknown, message: RegExp]>([
    ['null', null, /pass the options as an object/],
    ['a number', 5, /pass the options as an object/],
    ['a misspelt option', { timeOut: 1 }, /listUsers: there is no option `timeOut`/],
    ['a time-out of 0', { timeout: 0 }, /`timeout` must be/],
    ['retries below 0', { retries: -1 }, /`retries` must be/],
    ['a controller in place of its signal', { signal: new AbortController() }, /`signal` must be an AbortSignal/],
    ['a null signal', { signal: null }, /`signal` must be an AbortSignal/],
    ['headers as a text', { headers: 'a: b' }, /`headers` as an object/],
    ['a key', { headers: { apiKey: 'x' } }, /`headers` cannot contain `apiKey`/],
    ['a management secret', { headers: { SECRET: 'x' } }, /`headers` cannot contain `SECRET`/],
    ['authorization', { headers: { Authorization: 'Bearer x' } }, /`headers` cannot contain `Authorization`/],
    ['a user', { headers: { onbehalfof: 'teo' } }, /`headers` cannot contain `onbehalfof`/],
    ['another host', { headers: { host: 'evil.example' } }, /`headers` cannot contain `host`/],
    ['a length', { headers: { 'Content-Length': '0' } }, /`headers` cannot contain `Content-Length`/],
    ['a name that no header has', { headers: { 'a b': 'x' } }, /a name that no header can have/],
    ['a name with a line break', { headers: { 'a\r\nb': 'x' } }, /a name that no header can have/],
    ['a value with a line break', { headers: { 'x-trace': 'a\r\nb: c' } }, /the header `x-trace` contains a line break/],
    ['a value that is a list', { headers: { 'x-trace': ['a'] } }, /the header `x-trace` must be a string; it is a list/],
  ])('%s', async (_, options, message) => {
    const { fetch, sent } = stubFetch()
    const failure = await createChatClient({ ...good, fetch })
      .listUsers({}, options as never)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TypeError)
    expect((failure as Error).message).toMatch(message)
    expect(sent).toHaveLength(0)
  })
})

describe('a call’s arguments', () => {
  test('every operation refuses what it does not take, and asks for what it needs, by name', async () => {
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

  test.each<[name: string, body: unknown]>([
    ['null', null],
    ['a text', '{}'],
    ['a number', 1],
    ['a function', () => ({})],
    [
      'what refers to itself',
      (() => {
        const body: Record<string, unknown> = {}
        body.self = body
        return body
      })(),
    ],
    ['a bigint', { id: 1n }],
  ])('the body %s is refused', async (_, body) => {
    const { fetch, sent } = stubFetch()
    const failure = await createChatClient({ ...good, fetch })
      .createUser({ body: body as never })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TypeError)
    expect((failure as Error).message).toMatch(/^createUser: `body` /)
    expect(sent).toHaveLength(0)
  })

  test('an inherited property is not an argument', async () => {
    const { fetch, sent } = stubFetch()
    await createChatClient({ ...good, fetch }).listUsers(Object.create({ searchKey: 'mira' }))
    expect(sent[0]?.url.search).toBe('')
    await expect(createChatClient({ ...good, fetch }).getUser(Object.create({ uid: 'mira' }))).rejects.toThrow('getUser: `uid` is missing')
    expect(sent).toHaveLength(1)
  })
})

describe('forms', () => {
  test('are sent with their fields and files', async () => {
    const { fetch, sent } = stubFetch()
    const file = new Blob(['half price\n'], { type: 'text/csv' })
    await createChatClient({ ...good, fetch }).createKeywordList({
      body: { category: 'word', name: 'Advert words', searchTerms: 'half price', file },
    })
    const body = sent[0]?.init.body as FormData
    expect(body.get('name')).toBe('Advert words')
    expect(await (body.get('file') as Blob).text()).toBe('half price\n')
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })
})
