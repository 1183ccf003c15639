// Only a request with the webhook's credentials and a complete body is accepted as an event.

import { EventEmitter } from 'node:events'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CredentialSource, parseWebhook, type WebhookOptions, type WebhookSettings } from '../webhooks.ts'
import { restoreMocks } from './support/around.ts'
import { outcomeOf } from './support/calls.ts'
import { anyCharacter } from './support/characters.ts'
import { authorization, basic, event, credentials as options } from './support/webhook.ts'

const posted = (body: BodyInit | null, headers: Record<string, string> = { authorization }) =>
  new Request('https://hooks.example/chat', { method: 'POST', headers, body, ...{ duplex: 'half' } })

const parse = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string>, more?: WebhookSettings) =>
  parseWebhook(posted(body, headers), { ...options, ...more })

restoreMocks()

const rejection = (reason: string, status: number) => ({ name: 'WebhookError', reason, status })

test('returns the event unchanged if the credentials are correct', async () => {
  expect(await parse(JSON.stringify(event), { authorization })).toEqual(event)
  expect(await parse(JSON.stringify(event), { authorization: authorization.replace('Basic', 'bAsIc  ') })).toEqual(event)
})

test.each([
  ['missing credentials', undefined],
  ['another password', basic('linden:open-sesamE')],
  ['a misplaced colon', basic('lindenopen-sesame:')],
  ['another scheme', authorization.replace('Basic', 'Bearer')],
  ['the credentials twice', `${authorization}, ${authorization}`],
])('rejects %s before the body is read', async (_, header) => {
  const headers: Record<string, string> = header === undefined ? {} : { authorization: header }
  await expect(parse('no JSON', headers)).rejects.toMatchObject({
    ...rejection('unauthorized', 401),
    message: 'The webhook request does not have the expected user name and password, or no valid signature.',
  })
})

test.each([
  ['HTML', '<html>'],
  ['null', 'null'],
  ['a numeric trigger', '{"trigger":7}'],
  ['invalid UTF-8', Buffer.concat([Buffer.from('{"trigger":"'), Buffer.from([0xff]), Buffer.from('"}')])],
])('rejects %s as malformed', async (_, body) => {
  const message = 'The webhook request does not contain an event.'
  await expect(parse(body, { authorization })).rejects.toMatchObject({ ...rejection('malformed', 400), message })
})

test('rejects a body larger than the limit', async () => {
  const body = JSON.stringify({ ...event, data: { text: 'ä'.repeat(5000) } })
  const size = Buffer.byteLength(body)
  const stated = { authorization, 'content-length': String(size) }
  for (const request of [posted(body), { headers: stated, body }])
    expect(await parseWebhook(request, { ...options, limit: size })).toMatchObject({ trigger: 'user_blocked' })
  await expect(parse(body, { authorization }, { limit: size - 1 })).rejects.toMatchObject(rejection('too-large', 413))
  await expect(parse(' '.repeat(2 ** 20 + 1), { authorization })).rejects.toMatchObject(rejection('too-large', 413))
  // A stated length is enough: nothing is read.
  const unread = { headers: { authorization, 'content-length': '1048577' }, body: { getReader: vi.fn() } }
  await expect(parseWebhook(unread, options)).rejects.toMatchObject(rejection('too-large', 413))
  expect(unread.body.getReader).not.toHaveBeenCalled()
})

test('lists no characters or bytes of a complete body', async () => {
  const keys = vi.spyOn(Object, 'keys')
  const body = JSON.stringify(event)
  for (const complete of [body, Buffer.from(body)])
    expect(await parseWebhook({ headers: { authorization }, body: complete }, options)).toEqual(event)
  expect(keys.mock.calls.map(([value]) => typeof value === 'string' || ArrayBuffer.isView(value))).not.toContain(true)
})

test('accepts only identical credentials, whatever their characters', async () => {
  const word = fc
    .string({ unit: anyCharacter, minLength: 1 })
    .filter((text) => !/[:\p{Cc}]/u.test(text) && Buffer.from(text).toString() === text)
  await fc.assert(
    fc.asyncProperty(word, word, word, word, async (username, password, otherName, otherPassword) => {
      const request = posted(JSON.stringify(event), { authorization: basic(`${otherName}:${otherPassword}`) })
      const isAccepted = (await outcomeOf(parseWebhook(request, { username, password }))) === 'success'
      expect(isAccepted).toBe(username === otherName && password === otherPassword)
      const own = { authorization: basic(`${username}:${password}`) }
      expect(await parseWebhook(posted(JSON.stringify(event), own), { username, password })).toEqual(event)
    }),
  )
})

test('compares credentials in the same number of steps wherever they differ', async () => {
  // Counted, not timed: every byte of the header is read.
  const encode = vi.spyOn(TextEncoder.prototype, 'encode')
  const counts = await Promise.all(
    ['xinden:open-sesame', 'linden:open-sesamx'].map(async (text) => {
      let count = 0
      encode.mockImplementation((input = '') => {
        const bytes = new Uint8Array(Buffer.from(input))
        return new Proxy(bytes, {
          get(target, name) {
            if (typeof name === 'string' && /^\d+$/.test(name)) count++
            const value = Reflect.get(target, name, target)
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
      })
      await parseWebhook(posted('', { authorization: basic(text) }), options).catch(() => {})
      return count
    }),
  )
  expect(counts[0]).toBeGreaterThan(40)
  expect(counts[0]).toBe(counts[1])
})

test('rejects a body that is cut off', async () => {
  const cause = new Error('reset')
  const stream = new ReadableStream({ pull: (controller) => controller.error(cause) })
  await expect(parseWebhook(posted(stream), options)).rejects.toMatchObject({ ...rejection('cut-off', 400), cause })
})

describe('`credentials`', () => {
  const request = (text = 'linden:open-sesame', path = '/chat') =>
    new Request(`https://hooks.example${path}`, { method: 'POST', headers: { authorization: basic(text) }, body: JSON.stringify(event) })
  const old = { username: 'linden', password: 'old' }

  const tenants = new Map([['/garden', options]])
  const ofTenant = ({ url }: Request) => tenants.get(new URL(url).pathname)
  const all = [old, options, { username: 'jonas', password: 'open' }]
  test.each<[what: string, credentials: CredentialSource<Request>, accepted: string[], rejected: string[], path?: string]>([
    ['a list', all, ['linden:old', 'linden:open-sesame', 'jonas:open'], ['linden:open', 'jonas:old', ':', '']],
    ['a function', ofTenant, ['linden:open-sesame'], ['linden:old'], '/garden'],
    ['a function that returns nothing', ofTenant, [], ['linden:open-sesame'], '/yard'],
    ['a function that returns a promise', async () => [old, options], ['linden:old', 'linden:open-sesame'], ['jonas:old']],
    ['a function that returns no credentials', async () => [], [], ['linden:open-sesame']],
  ])('can be %s', async (_, credentials, accepted, rejected, path) => {
    for (const text of accepted) expect(await parseWebhook(request(text, path), { credentials })).toEqual(event)
    for (const text of rejected)
      await expect(parseWebhook(request(text, path), { credentials })).rejects.toMatchObject(rejection('unauthorized', 401))
  })

  test('compare all pairs of a list even after a match', async () => {
    const encode = vi.spyOn(TextEncoder.prototype, 'encode')
    const counts: number[] = []
    const pairs = [options, old]
    for (const credentials of [pairs, pairs.toReversed()]) {
      encode.mockClear()
      await parseWebhook(request(), { credentials })
      counts.push(encode.mock.calls.length)
    }
    expect(counts[0]).toBe(counts[1])
  })

  test('rethrow the error of a function, and throw a TypeError for an invalid result', async () => {
    const failure = new Error('The vault is sealed.')
    await expect(parseWebhook(request(), { credentials: () => Promise.reject(failure) })).rejects.toBe(failure)
    await expect(parseWebhook(request(), { credentials: () => 'open-sesame' as never })).rejects.toThrow(TypeError)
    await expect(parseWebhook(request(), { credentials: () => ({ username: 'linden' }) as never })).rejects.toThrow('`password` is missing')
  })
})

describe('a body that does not arrive in time', () => {
  const late = { ...rejection('timeout', 408), message: 'The body of the webhook request did not arrive in time.' }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test.each<[timeout: number | undefined, milliseconds: number, credentials: WebhookOptions]>([
    [undefined, 10_000, options],
    [50, 50, { credentials: async () => options }],
  ])('cancels a standard Request with timeout %s', async (timeout, milliseconds, credentials) => {
    const cancel = vi.fn()
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3)), cancel })
    const parsed = parseWebhook(posted(stream), { ...credentials, timeout })
    const outcome = expect(parsed).rejects.toMatchObject(late)
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(cancel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(cancel).toHaveBeenCalled()
  })

  test('is awaited with a timeout of Infinity', async () => {
    const request = Object.assign(new EventEmitter(), { headers: { authorization } })
    const parsed = parseWebhook(request, { ...options, timeout: Number.POSITIVE_INFINITY })
    await vi.advanceTimersByTimeAsync(2 ** 31)
    request.emit('data', Buffer.from(JSON.stringify(event)))
    request.emit('end')
    expect(await parsed).toEqual(event)
  })

  test.each([
    ['credentials', { credentials: () => new Promise<never>(() => {}) }],
    ['credentials', { credentials: () => new Promise<typeof options>((resolve) => setTimeout(resolve, 60, options)) }],
    ['validate', { ...options, validate: () => new Promise<never>(() => {}) }],
  ] as [string, WebhookOptions][])('does not wait longer for `%s`, and reads no body afterwards', async (name, functions) => {
    const request = posted(JSON.stringify(event))
    const parsed = outcomeOf(parseWebhook(request, { ...functions, timeout: 50 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(await parsed).toEqual(new Error(`parseWebhook: \`${name}\` did not settle within \`timeout\`, 50 ms.`))
    await vi.advanceTimersByTimeAsync(10)
    expect(request.bodyUsed).toBe(name === 'validate')
  })

  test('is not validated once the time is over', async () => {
    const [validate, request] = [vi.fn(), Object.assign(new EventEmitter(), { headers: { authorization } })]
    const outcome = expect(parseWebhook(request, { ...options, validate })).rejects.toMatchObject(late)
    await vi.advanceTimersByTimeAsync(10_000)
    request.emit('data', Buffer.from(JSON.stringify(event)))
    request.emit('end')
    await outcome
    await vi.advanceTimersByTimeAsync(0)
    expect(validate).not.toHaveBeenCalled()
  })

  test('leaves no timer behind if it arrives after all', async () => {
    await parseWebhook(posted(JSON.stringify(event)), options)
    await parseWebhook(posted('{'), options).catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a compressed body', () => {
  const text = JSON.stringify({ ...event, data: { note: 'ä'.repeat(3000) } })
  const encoded = (encoding: string) => ({ authorization, 'content-encoding': encoding })

  test.each<[encoding: string, compress: (body: string) => Uint8Array]>([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    [' GZIP ', gzipSync],
    ['deflate', deflateSync],
  ])('is decoded from %s', async (encoding, compress) => {
    expect(await parse(Buffer.from(compress(text)), encoded(encoding))).toEqual(JSON.parse(text))
  })

  test('is rejected if it decodes to more than the limit', async () => {
    const bomb = Buffer.from(gzipSync(Buffer.alloc(50 * 2 ** 20, ' ')))
    expect(bomb.length).toBeLessThan(2 ** 20)
    await expect(parse(bomb, encoded('gzip'))).rejects.toMatchObject(rejection('too-large', 413))
  })

  test.each([
    ['truncated', gzipSync(text).subarray(0, 30)],
    ['followed by other bytes', Buffer.concat([gzipSync(text), Buffer.from('more')])],
    ['not an event', gzipSync('<html>')],
  ])('is rejected as malformed if it is %s', async (_, body) => {
    await expect(parse(Buffer.from(body), encoded('gzip'))).rejects.toMatchObject(rejection('malformed', 400))
  })

  test.each([
    ['br', brotliCompressSync(text)],
    ['gzip, gzip', gzipSync(gzipSync(text))],
  ])('is rejected with 415 for the encoding %s', async (encoding, body) => {
    await expect(parse(Buffer.from(body), encoded(encoding))).rejects.toMatchObject(rejection('unsupported-encoding', 415))
  })

  test.each(['gzip', 'deflate', 'br', 'identity', ''])(
    'is read unchanged if a server has decoded it, with the header %j',
    async (encoding) => {
      expect(await parse(text, encoded(encoding))).toEqual(JSON.parse(text))
    },
  )

  test('is rejected with 415 if the platform cannot decode it', async () => {
    vi.stubGlobal('DecompressionStream', undefined)
    await expect(parseWebhook({ headers: encoded('gzip'), body: gzipSync(text) }, options)).rejects.toMatchObject({ status: 415 })
  })
})

test('`validate` decides by what it returns or throws, and sees events only', async () => {
  const parse = (validate: unknown, body = JSON.stringify(event)) => parseWebhook(posted(body), { ...options, validate } as WebhookOptions)
  const invalid = { ...rejection('invalid', 400), message: 'The event in the webhook request is not valid.' }
  const cause = new Error('`data` is missing')
  for (const result of [undefined, null, true, '', []])
    for (const validate of [() => result, async () => result]) expect(await parse(validate)).toEqual(event)
  for (const result of [false, '`data` is missing', ['`data` is missing']])
    for (const validate of [() => result, async () => result])
      await expect(parse(validate)).rejects.toMatchObject(result === false ? invalid : { ...invalid, cause: result })
  await expect(parse(() => Promise.reject(cause))).rejects.toMatchObject({ ...invalid, cause })
  await expect(parse(() => ({ success: false }))).rejects.toThrow(TypeError)
  const validate = vi.fn()
  await expect(parse(validate, '{}')).rejects.toMatchObject(rejection('malformed', 400))
  await parse(validate)
  expect(validate.mock.calls).toEqual([[event]])
})

test.each<[problem: string, ...invalid: unknown[]]>([
  ['pass `{ username, password }`', undefined],
  ['`password` is missing', { username: 'a', password: undefined }, { username: 'a', password: '' }],
  ['`password` is missing', { credentials: [options, { username: 'a' }] }],
  ['`username` is missing', { password: 'a' }, {}],
  ['`username` must not contain a colon', { username: 'a:b', password: 'c' }],
  // As a secret that is mounted as a file has it.
  ['`password` has a line break', { username: 'a', password: 'x\n' }],
  ['`username` has a line break', { username: 'a\r\n', password: 'x' }],
  ['`secret` has a line break', { secret: ['x', 'y\n'] }],
  ['no option `passwort`. Did you mean `password`?', { ...options, passwort: 'x' }],
  ['`limit` must be a number of bytes', ...[0, Number.NaN, '1000'].map((limit) => ({ ...options, limit }))],
  ['`timeout` must be a number of milliseconds', ...[0, '1000', 2 ** 31].map((timeout) => ({ ...options, timeout }))],
  ['`validate` must be a function', { ...options, validate: {} }],
  ['either `credentials`, or', ...[{ username: 'a' }, { password: 'a' }].map((pair) => ({ ...pair, credentials: options }))],
  ['`credentials` must not be an empty list', { credentials: [] }],
  ['`credentials` must be', { credentials: 'linden:open-sesame' }, { credentials: null }],
])('rejects options: %s', async (problem, ...all) => {
  for (const invalid of all as WebhookOptions[]) {
    const failure = await outcomeOf(parseWebhook(posted('{}', { authorization: basic(':') }), invalid))
    expect(failure).toMatchObject({ name: 'TypeError', message: expect.stringContaining(problem) })
    expect(String(failure)).not.toContain('open-sesame')
  }
})
