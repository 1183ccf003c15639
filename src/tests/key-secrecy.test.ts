// No key shows up in anything that a program prints by accident: clients, errors, causes, stacks,
// logs.

import { format, inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { credentialHeaders } from '../../generated/credentialHeaders.ts'
import { createChatClient } from '../client/createChatClient.ts'
import { createManagementClient } from '../client/createManagementClient.ts'
import { anyEscape, plainTextOf } from '../errors/occurrences.ts'
import { hideSecrets, redactHeaders, redactText, redactValue } from '../errors/redact.ts'
import { rawClient } from '../raw.ts'
import { restoreMocks } from './support/around.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { type Sent, stubFetch } from './support/stubFetch.ts'

const secret = 'cafebabecafebabecafebabecafebabe'
const baseUrl = 'https://api.example/v3'

restoreMocks()

/** Everything that any way of printing a value shows. */
function printed(value: unknown): string {
  const deep = { depth: 20, showHidden: true, getters: true }
  const parts = [inspect(value), inspect(value, deep), format('%o %O %s %j', value, value, value, value), String(value)]
  try {
    parts.push(JSON.stringify(value) ?? '')
  } catch {
    // A circular value has no JSON that could leak a key.
  }
  if (typeof value === 'object' && value !== null) {
    for (const name of Reflect.ownKeys(value)) parts.push(inspect((value as Record<PropertyKey, unknown>)[name], deep))
  }
  // Line breaks may be printed as escapes.
  parts.push(parts.join('\n').replaceAll('\\n', '\n'))
  for (let error = value; error instanceof Error; error = error.cause) parts.push(error.message, error.stack ?? '', inspect(error, deep))
  return parts.join('\n')
}

/** Fails if printing a value shows a key, or a usable part of it, as text or as bytes. */
const expectNoKey = (value: unknown) => expect(printed(value)).not.toMatch(/feedface\s*fe|ZmVlZGZhY2|cafebabeca|66 65 65 64 66 61/)

test.each([
  ['with a key', () => createChatClient({ baseUrl, apiKey })],
  ['with an `apiKey` function', () => createChatClient({ baseUrl, apiKey: () => apiKey })],
  ['bound to a user', () => createChatClient({ baseUrl, apiKey }).as('mira')],
  ['for the Management API', () => createManagementClient({ key: apiKey, secret })],
])('a client %s prints no key', async (_, make) => {
  const client = make() as object
  expectNoKey(client)
  for (const name of ['listUsers', 'listApps', 'request', 'as']) expectNoKey((client as Record<string, unknown>)[name])
  expectNoKey(client)
  expectNoKey({ ...client })
  expectNoKey(Object.getPrototypeOf(client))
})

const withKey = (url: URL, headers: Headers) => new URL(`?apikey=${headers.get('apikey')}`, url)

/** An error with properties. */
const failed = (properties: object) => Object.assign(new Error('failed'), properties)
const because = (cause: unknown) => new Error('failed', { cause })
const keyIn = (headers: Headers) => String(headers.get('apikey'))

/** What a custom `fetch` may throw after it has seen the headers. */
const failures: readonly [name: string, thrown: (sent: Sent) => unknown][] = [
  ['headers on the error', ({ init }) => failed({ headers: init.headers })],
  ['a Request on the error', ({ url, init }) => failed({ request: new Request(url, init) })],
  ['headers under a symbol', ({ init }) => failed({ [Symbol('state')]: init.headers })],
  ['headers in a non-enumerable property', ({ init }) => Object.defineProperty(new Error('failed'), 'init', { value: init })],
  ['the key in the message', ({ headers }) => new Error(`sent ${keyIn(headers)}`)],
  ['the key in the code', ({ headers }) => failed({ code: keyIn(headers) })],
  ['the key in a cause', ({ headers }) => because(new Error('why', { cause: { apikey: keyIn(headers) } }))],
  ['the key in the errors of an AggregateError', ({ headers }) => new AggregateError([new Error(keyIn(headers))], 'failed')],
  ['a URL with the key in its query', ({ url, headers }) => withKey(url, headers)],
  ['a URL as the cause', ({ url, headers }) => because(withKey(url, headers))],
  ['a Response with the headers', ({ headers }) => new Response(keyIn(headers), { headers })],
  ['a Response as the cause', ({ headers }) => because(new Response(keyIn(headers), { headers }))],
  ['a DOMException', ({ url, headers }) => new DOMException(`cannot load ${withKey(url, headers)}`, 'NetworkError')],
  ['a DOMException as the cause', ({ headers }) => because(Object.assign(new DOMException(keyIn(headers)), { headers }))],
  ['the headers themselves', ({ init }) => init.headers],
  ['the key itself', ({ headers }) => keyIn(headers)],
]

describe('the error of a custom `fetch`', () => {
  test.each(failures)('prints no key with %s', async (_, thrown) => {
    const lines: string[] = []
    const logger = { debug: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
    const { fetch } = stubFetch((sent) => {
      throw thrown(sent)
    })
    for (const key of [apiKey, async () => apiKey]) {
      const client = createChatClient({ baseUrl, apiKey: key, fetch, logger })
      for (const call of [
        client.listUsers({}, { retries: 0 }),
        client.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: {} }),
        rawClient(client).POST('/users', { body: { uid: 'mira', name: 'Mira' } }),
      ]) {
        const failure = await call.catch((error: unknown) => error)
        expect(failure).toMatchObject({ name: 'ChatConnectionError' })
        expectNoKey(failure)
      }
    }
    expectNoKey(lines)
  })

  test('is copied as a plain cause with name, message, stack and codes', async () => {
    const inner = Object.assign(new Error('connect'), { errno: -111, syscall: 'connect', address: '127.0.0.1', port: 443 })
    const thrown = Object.assign(new TypeError('failed', { cause: inner }), { code: 'EPIPE', extra: { port: 443 } })
    const { chat } = stubbed(() => {
      throw thrown
    })
    const failure = await outcomeOf(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
    const { cause } = failure as Error
    expect(cause).toMatchObject({ name: 'TypeError', message: 'failed', stack: thrown.stack, code: 'EPIPE' })
    expect(cause).not.toHaveProperty('extra')
    expect((cause as Error).cause).toMatchObject({ message: 'connect', errno: -111, syscall: 'connect', address: '127.0.0.1', port: 443 })
    expect(failure).toMatchObject({ code: 'EPIPE' })
  })
})

test.each([
  ['a URL', new URL('https://api.example/?apikey=key'), '[object URL]'],
  ['a Response', new Response('key'), '[object Response]'],
  ['a DOMException', new DOMException('no network', 'NetworkError'), 'no network'],
])('copies %s in a cause as a plain error', async (_, thrown, message) => {
  const { chat } = stubbedWith({ retries: 0 }, () => {
    throw new Error('failed', { cause: thrown })
  })
  const failure = await outcomeOf(chat.listUsers())
  const copy = ((failure as Error).cause as Error).cause as Error
  expect(Object.prototype.toString.call(copy)).toBe('[object Error]')
  expect(copy.message).toBe(message)
})

test('names only the type of a thrown object without a message', async () => {
  // It may contain the key in another encoding.
  const { chat } = stubbedWith({ retries: 0 }, () => {
    throw new URL('https://api.example/?apikey=%66eedface')
  })
  await expect(chat.listUsers()).rejects.toMatchObject({ message: 'listUsers (GET /users) got no complete response: [object URL].' })
})

describe('a key in a response', () => {
  test('is redacted in the request id, in headers and through `rawClient`', async () => {
    const headers = { 'x-request-id': `id-${apiKey}`, 'x-echo': apiKey }
    const { chat } = stubbed(() => Response.json({ error: { message: apiKey } }, { status: 400, headers }))
    expect(await outcomeOf(chat.listUsers())).toMatchObject({ requestId: 'id-[redacted]', headers: { 'x-echo': '[redacted]' } })
    const { error, response } = await rawClient(chat).GET('/users')
    expect(JSON.stringify(error)).not.toContain(apiKey)
    expect([...response.headers.values()].join()).not.toContain(apiKey)
  })

  test.each([
    ['any', 'many keys, key any, took any'],
    ['test', 'many keys, key test, took test'],
    ['linden', 'many keys, key [redacted], took lindens'],
  ])(
    'is redacted only as a whole word if it is short, and not at all if it is no longer than words of errors are: %s',
    async (short, shown) => {
      const message = shown.replace('[redacted]', short)
      const { chat } = stubbedWith({ apiKey: short }, () => Response.json({ error: { message } }, { status: 400 }))
      expect(String(await outcomeOf(chat.listUsers()))).toContain(shown)
    },
  )
})

describe('a secret in a text', () => {
  // Letters that a spelling escapes, and those that escapes are made of.
  const unit = fc.constantFrom(...' %\\"/nu04aAé\u{1f332}+=_-<&;#')
  const secret = fc.string({ unit, minLength: 6, maxLength: 40 }).filter((text) => text.replace(/\s/g, '').length >= 6)
  const percent = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&')
  const json = (text: string) => JSON.stringify(text).slice(1, -1)
  const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const units = (text: string) =>
    Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`)
  const asItIs = (text: string) => text
  const twiceInJson = (text: string) => json(json(text))
  const spelling = fc.constantFrom<(text: string) => string>(
    ...[asItIs, encodeURIComponent, percent, (text: string) => percent(text).toUpperCase(), json],
    ...[(text: string) => units(text).join(''), (text: string) => Buffer.from(text).toString('base64')],
    ...[(text: string) => encodeURIComponent(percent(text)), twiceInJson, html],
    ...[(text: string) => Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join('')],
    (text) => (isLong(text) ? text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase())) : text),
    ...['user:', 'mira:', 'me:'].map(
      (user) => (text: string) => (isLong(text) ? Buffer.from(`${user}${text}:x`).toString('base64url') : text),
    ),
    (text) => (isLong(text) ? Array.from(text).join('\n\t ') : text),
    (text) => (isLong(text) ? json(Array.from(text).join('\n')) : text),
  )
  const isLong = (text: string) => text.replace(/\s/g, '').length >= 12

  test('is found in each spelling, between anything', () => {
    fc.assert(
      fc.property(
        secret,
        spelling,
        fc.string({ unit, maxLength: 20 }),
        fc.string({ unit, maxLength: 20 }),
        (secret, spell, before, after) => {
          // A sequence that was begun before belongs to the text before.
          fc.pre(!/[%\\u0-9a-f]$/i.test(before))
          const clean = redactText(`${before}"${spell(secret)}"${after}`, [secret])
          expect(clean).toContain('[redacted]')
          expect(clean.startsWith(before)).toBe(true)
          expect(clean).not.toContain(`"${spell(secret)}"`)
        },
      ),
      {
        numRuns: 1000,
        // Both look escaped: in another way than they are, and as what an ordinary text may have.
        examples: [
          ['%4a \\" =', twiceInJson, '', ''],
          ['%0a \u{1f332}#', asItIs, '\u{1f332}#', ''],
        ],
      },
    )
  })

  test('is found after any part of itself', () => {
    const cuts = fc.array(fc.nat(16), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.stringMatching(/^[ab]{12,16}$/), cuts, (secret, cuts) => {
        const text = cuts.map((cut) => secret.slice(0, cut)).join('')
        expect(redactText(text, [secret])).toBe(text.replaceAll(secret, '[redacted]'))
      }),
      { numRuns: 1000 },
    )
  })

  /** Counts the characters that are read. `indexOf` may compare its whole text at each place. */
  function stepsOf(run: () => void): number {
    const { charCodeAt, indexOf } = String.prototype
    let steps = 0
    const replaced = {
      charCodeAt(this: string, index: number) {
        steps++
        return charCodeAt.call(this, index)
      },
      indexOf(this: string, sought: string, from = 0) {
        const found = indexOf.call(this, sought, from)
        steps += sought.length * ((found < 0 ? this.length : found) - from + 1)
        return found
      },
    }
    try {
      Object.assign(String.prototype, replaced)
      run()
    } finally {
      Object.assign(String.prototype, { charCodeAt, indexOf })
    }
    return steps
  }

  test('takes steps in proportion to both lengths', () => {
    const part = fc.string({ unit, minLength: 6, maxLength: 12 })
    fc.assert(
      fc.property(part, part, fc.boolean(), (ofSecret, ofText, isAlike) => {
        const steps = (size: number) => {
          const secret = `%b${ofSecret.repeat(size)}`
          const text = (isAlike ? ofSecret : ofText).repeat(size * 4)
          const url = `https://api.example/${encodeURIComponent(secret)}`
          return stepsOf(() => hideSecrets(text, { secrets: [secret, encodeURIComponent(secret)], url, path: '/users/{uid}' }))
        }
        expect(steps(40)).toBeLessThan(2.5 * steps(20) + 1000)
      }),
    )
  })

  test('is sought as quickly in escapes that stand for nothing as in others', () => {
    const best = (form: string) => {
      const text = form.repeat(100_000 / form.length)
      const times = Array.from({ length: 5 }, () => {
        const began = performance.now()
        plainTextOf(text, { escapes: anyEscape })
        return performance.now() - began
      })
      return Math.min(...times)
    }
    const usual = best('\\n')
    // An error for each of them takes thirty times as long.
    for (const form of ['&AMP;', '&#9999999;', '%f7%bf%bf%bf', '%c0%80', '%ed%a0%80', '%', '&', '\\u', '&#1'])
      expect(best(form), form).toBeLessThan(12 * usual)
  })

  test('is prepared once for all texts of a value', () => {
    const prepared = [10, 1000].map((count) => {
      const encode = vi.spyOn(globalThis, 'btoa')
      redactValue(Array<string>(count).fill('a longer text'), [apiKey])
      return encode.mock.calls.splice(0).length
    })
    expect(prepared[0]).toBe(prepared[1])
  })
})

test.each(['', ' ', `${apiKey}\n`, `${apiKey} `, `\u200b${apiKey}`, 'schlüssel', 42, null, undefined, {}, [apiKey]])(
  'an invalid key is rejected without being quoted: %j',
  async (bad) => {
    const immediate = await outcomeOf((async () => createChatClient({ baseUrl, apiKey: bad as string }))())
    expectNoKey(immediate)
    expect(String(immediate)).toMatch(/^TypeError: `apiKey` /)
    const { chat, sent } = stubbedWith({ apiKey: () => bad as string })
    const late = await outcomeOf(chat.listUsers())
    expect(late).toBeInstanceOf(TypeError)
    expectNoKey(late)
    expect(sent).toHaveLength(0)
  },
)

test('an `apiKey` function is called once per call, and its key is reused for retries', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const keys = ['one', 'two']
  const { chat, sent } = stubbedWith({ apiKey: async () => keys.shift() ?? 'no more' }, (_, number) =>
    number === 1 ? new Response('', { status: 500 }) : Response.json({ data: [] }),
  )
  await chat.listUsers()
  await chat.listUsers()
  expect(sent.map(({ headers }) => headers.get('apikey'))).toEqual(['one', 'one', 'two'])
})

test('`rawClient` hides the key from middleware', async () => {
  const { chat, sent } = stubbed(() => Response.json({ data: [] }))
  const raw = rawClient(chat)
  const seen: unknown[] = []
  const see = (context: { readonly request: Request }) => void seen.push(context, [...context.request.headers])
  raw.use({ onRequest: see, onResponse: see })
  await raw.GET('/users')
  expect(seen.length).toBe(4)
  expectNoKey(seen)
  expect(sent[0]?.headers.get('apikey')).toBe(apiKey)
})

test('`redactHeaders` redacts the headers of all security schemes and of HTTP in any case', () => {
  const inUpperCase = credentialHeaders.map((name) => name.toUpperCase())
  const names = [...credentialHeaders, ...inUpperCase, 'Authorization', 'Proxy-Authorization', 'cookie', 'Set-Cookie']
  const headers = Object.fromEntries([...names.map((name) => [name, apiKey]), ['accept', 'application/json']])
  expectNoKey(redactHeaders(headers))
  expectNoKey(redactHeaders(new Headers({ apikey: apiKey })))
  expect(redactHeaders(headers)).toMatchObject({ accept: 'application/json', apikey: '[redacted]' })
})
