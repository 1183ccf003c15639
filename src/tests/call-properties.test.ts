// Rules about calls, with cases that choose themselves: what is sent at most once, who acts, that
// every call ends, and where no secret stands.
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createChatClient, type FullChatClient } from '../client/createChatClient.ts'
import type { RequestMethod } from '../client/request.ts'
import { fetchFor, rawClient } from '../raw.ts'
import type { Hooks } from '../transport/hooks.ts'
import { virtualTime } from './support/around.ts'
import { outcomeOf, stubbed, stubbedWith } from './support/calls.ts'
import { apiKey } from './support/key.ts'
import { polluted } from './support/polluted.ts'
import { ending, untilSettled } from './support/simulatedService.ts'
import { stubFetch } from './support/stubFetch.ts'

const numRuns = Number(process.env.PROPERTY_RUNS ?? 100)
const baseUrl = 'https://api.example/v3'

virtualTime()

// What Linux gives to `connect`, and what it also gives to a connection that was made.
const code = fc.constantFrom(
  ...'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN ETIMEDOUT EPIPE EADDRNOTAVAIL ENOTFOUND'.split(' '),
)
const syscall = fc.constantFrom('connect', 'getaddrinfo', 'read', 'write', 'writev', 'shutdown')
const failure = fc.record({ code, syscall })
/** One address, or several that were tried at once. */
const failures = fc.array(failure, { minLength: 1, maxLength: 3 })
const moment = fc.constantFrom('before the response', 'in its body')

const errorOf = ({ code, syscall }: { code: string; syscall: string }) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall, errno: -1 })

test('a POST is sent once, unless every failure shows that nothing was sent', async () => {
  await fc.assert(
    fc.asyncProperty(failures, moment, async (all, when) => {
      const [first] = all.map(errorOf)
      const cause = all.length === 1 ? first : Object.assign(new AggregateError(all.map(errorOf)), { code: all[0]?.code })
      const thrown = new TypeError('fetch failed', { cause })
      const { chat, sent } = stubbed(() => {
        if (when === 'before the response') throw thrown
        return new Response(new ReadableStream({ pull: (controller) => controller.error(thrown) }))
      })
      const { outcome } = await ending(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
      expect(outcome).toMatchObject({ name: 'ChatConnectionError', code: all[0]?.code, attempts: sent.length })
      const isUnsent = all.every(({ syscall }) => syscall === 'connect' || syscall === 'getaddrinfo')
      expect(sent.length).toBe(isUnsent ? 3 : 1)
    }),
    { numRuns },
  )
})

test('an attempt says that another follows if, and only if, one does', async () => {
  const answer = fc.record({ status: fc.constantFrom(429, 429, 503), after: fc.constantFrom(undefined, 0, 1, 20, 59, 90_000) })
  const options = fc.record({
    maxWait: fc.constantFrom(0, 30_000, 70_000),
    deadline: fc.constantFrom(5000, 100_000, Number.POSITIVE_INFINITY),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 8 }), options, async (answers, options) => {
      const announced: boolean[] = []
      const hooks: Hooks = { onAttempt: ({ willRetryIn }) => void announced.push(willRetryIn !== undefined) }
      const { chat, sent } = stubbedWith({ ...options, hooks }, (_, number) => {
        const { status, after } = answers[number - 1] ?? { status: 200 }
        return Response.json({ data: [] }, { status, headers: after === undefined ? {} : { 'retry-after': `${after}` } })
      })
      await ending(chat.listUsers())
      expect(announced).toEqual(sent.map((_, index) => index < sent.length - 1))
    }),
    { numRuns },
  )
})

test.each([
  ['a refused connection', 'client error (Connect): tcp connect error: Connection refused (os error 111)', 3],
  ['a broken connection', 'client error (SendRequest): connection closed before message completed', 1],
])('a POST that fails on Deno with %s, which has no code, is sent as often as is safe', async (_, reason, times) => {
  const message = `error sending request for url (https://api.example/users): ${reason}`
  const { chat, sent } = stubbed(() => Promise.reject(new TypeError(message)))
  await ending(chat.createUser({ body: { uid: 'mira', name: 'Mira' } }))
  expect(sent).toHaveLength(times)
})

describe('the arguments of a call', () => {
  /** How an object has a property: the types see no difference. */
  const kind = fc.constantFrom('own', 'getter', 'inherited', 'polluted', 'undefined', 'absent')
  const uids = fc.constantFrom('mira', 'jonas')

  function objectWith(kinds: Readonly<Record<string, string>>, values: Readonly<Record<string, unknown>>): object {
    const prototype: Record<string, unknown> = {}
    const result = Object.values(kinds).includes('inherited') ? Object.create(prototype) : {}
    for (const [name, how] of Object.entries(kinds)) {
      if (how === 'own') result[name] = values[name]
      if (how === 'undefined') result[name] = undefined
      if (how === 'inherited') prototype[name] = values[name]
      let reads = 0
      // A getter may say something else the next time.
      if (how === 'getter') Object.defineProperty(result, name, { enumerable: true, get: () => (reads++ === 0 ? values[name] : 'other') })
    }
    return result
  }

  test('are sent as they are, or rejected, and a bound client acts for its user only', async () => {
    const args = fc.record({ id: kind, onBehalfOf: kind, affix: kind })
    await fc.assert(
      fc.asyncProperty(args, uids, fc.boolean(), async (kinds, uid, isBound) => {
        const values = { id: '42', onBehalfOf: uid, affix: 'append' }
        const { chat, sent } = stubbed(() => Response.json({ data: [] }))
        const client = isBound ? chat.as('mira') : chat
        const pollution = Object.entries(values).filter(([name]) => kinds[name as keyof typeof kinds] === 'polluted')
        const call = await polluted(Object.fromEntries(pollution), () => {
          const { affix: _, ...named } = kinds
          return outcomeOf(client.flagAMessage(Object.assign(objectWith(named, values), { body: {} }) as never))
        })
        const isSaid = (how: string) => how === 'own' || how === 'getter'
        const names = isSaid(kinds.onBehalfOf) ? uid : isBound ? 'mira' : undefined
        const isRejected = !isSaid(kinds.id) || names === undefined || (isBound && names !== 'mira') || kinds.onBehalfOf === 'inherited'
        if (isRejected) {
          expect(call).toBeInstanceOf(TypeError)
          if (kinds.id === 'inherited' || kinds.onBehalfOf === 'inherited') expect(String(call)).toContain('is inherited')
          expect(sent).toHaveLength(0)
          return
        }
        expect(call).toBe('success')
        expect(sent.map(({ url, headers }) => [url.pathname, headers.get('onbehalfof')])).toEqual([['/messages/42/flagged', names]])
      }),
      { numRuns },
    )
  })
})

const text = new TextEncoder().encode('{"uid":"mira","name":"Mira"}')
/** Gives as many bytes, and then nothing, or an error. */
const stalling = (bytes: number, fails: boolean, cancel: () => void) =>
  new ReadableStream<Uint8Array>({
    cancel,
    start(controller) {
      if (bytes > 0) controller.enqueue(text.slice(0, bytes))
      if (fails) controller.error(new Error('the disk is gone'))
    },
  })
const limits = fc.constantFrom<['timeout' | 'deadline' | 'signal']>(['timeout'], ['deadline'], ['signal'])

test('a body that stalls ends its call by `timeout`, `deadline` and `signal`, wherever it stalls, and nothing is sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length), limits, fc.boolean(), fc.boolean(), async (bytes, [limit], isForm, fails) => {
      vi.restoreAllMocks()
      const controller = new AbortController()
      const { chat, sent } = stubbedWith(limit === 'signal' ? {} : { [limit]: 500 })
      const cancelled = vi.fn()
      const stream = stalling(bytes, fails, cancelled)
      // The platform reads a file by itself, so what it makes of a form is replaced.
      const encoded = { headers: new Headers({ 'content-type': 'multipart/form-data' }), body: stream }
      if (isForm)
        vi.spyOn(globalThis, 'Response').mockImplementationOnce(function (this: object) {
          Object.assign(this, encoded)
        } as never)
      const signal = limit === 'signal' ? controller.signal : undefined
      const call = outcomeOf(
        isForm
          ? chat.request('POST', '/files', { body: new FormData(), signal })
          : fetchFor(chat)('/users', { method: 'POST', body: stream, duplex: 'half', signal: signal ?? null } as RequestInit),
      )
      setTimeout(() => controller.abort(new Error('gone')), 500)
      expect(await untilSettled(call, 10_000)).toBeLessThanOrEqual(500)
      const error = await call
      if (fails) expect(error).toMatchObject({ name: 'TypeError', cause: { message: 'the disk is gone' } })
      else expect(error).toMatchObject(limit === 'signal' ? { message: 'gone' } : { name: 'ChatTimeoutError', option: limit, attempts: 0 })
      // Nobody reads it any more, so its source is told.
      expect(cancelled).toHaveBeenCalledTimes(fails ? 0 : 1)
      expect(sent).toHaveLength(0)
    }),
    { numRuns: 100 },
  )
})

describe('a secret', () => {
  const secret = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_./+=&%é"'), minLength: 6, maxLength: 40 })
  const place = fc.constantFrom('key', 'path', 'query')
  const way = fc.constantFrom('a method', 'request', 'rawClient', 'fetchFor')
  const percent = (text: string, isUpper: boolean) => {
    const codes = Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
    return isUpper ? codes.toUpperCase() : codes
  }
  const spelling = fc.constantFrom<(text: string) => string>(
    (text) => text,
    encodeURIComponent,
    (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
    (text) => percent(text, true),
    (text) => percent(text, false),
    (text) => JSON.stringify(text).slice(1, -1),
    (text) => Buffer.from(text).toString('base64'),
    // A page breaks a long one into lines.
    (text) => (text.length < 12 ? text : text.replace(/.{4}/g, '$&\n  ')),
  )
  const bodies: Readonly<Record<string, (text: string) => Response>> = {
    'an error body': (text) => {
      const details = { [text]: [text, { deep: `so "${text}"` }] }
      return Response.json({ error: { code: text, message: `"${text}"`, devMessage: text, source: text, details } }, { status: 400 })
    },
    'an error that is a text': (text) => Response.json({ error: `"${text}"`, message: `"${text}"` }, { status: 401 }),
    'a JSON string': (text) => Response.json(text),
    'truncated JSON': (text) => new Response(`{"error":{"message":"${text}"`, { status: 400 }),
    'a page': (text) => new Response(`<p>"${text}"</p>`, { status: 502 }),
    'a content type': (text) => new Response('no', { headers: { 'content-type': `text/plain; charset="${inHeader(text)}"` } }),
    'a header': (text) => new Response('{}', { status: 400, headers: { 'x-echo': inHeader(text) } }),
  }
  const inHeader = (text: string) => (encodeURIComponent(text) === text ? text : 'none')
  const answer = fc.constantFrom('an error', 'a cause', 'an address in a cause', ...Object.keys(bodies))

  const methods: Readonly<Record<string, (chat: FullChatClient, text: string) => Promise<unknown>>> = {
    key: (chat) => chat.listUsers(),
    path: (chat, authToken) => chat.deleteAuthtoken({ uid: 'mira', authToken }),
    query: (chat, text) => chat.listPushTokens({ authToken: text } as never),
  }
  const requests: Readonly<
    Record<string, (text: string) => [method: RequestMethod, template: string, params: { query?: Record<string, string> }]>
  > = {
    key: () => ['GET', '/users', {}],
    path: (authToken) => ['DELETE', '/users/{uid}/auth_tokens/{authToken}', { path: { uid: 'mira', authToken } } as object],
    query: (authToken) => ['GET', '/notifications/push/v1/tokens', { query: { authToken } }],
  }
  /** The types of openapi-fetch take seconds for a path of this kind. */
  interface UntypedRaw {
    request(method: string, path: string, init: object): Promise<{ response: Response; error?: unknown }>
  }
  /** What other clients return of a response that failed, as an error with all of it. */
  const rejecting = ({ response, error }: { response: Response; error?: unknown }) =>
    Promise.reject(Object.assign(new Error(response.statusText), { received: [[...response.headers], error] }))

  test('is in no error, log, hook or trace, wherever and however it is spelled', async () => {
    await fc.assert(
      fc.asyncProperty(secret, place, way, spelling, answer, async (text, where, by, spell, how) => {
        // A relative segment is rejected, and a key has no such characters.
        fc.pre(!/(^|[/])\.{1,2}($|[/])/.test(text) && (where !== 'key' || /^[\x21-\x7e]+$/.test(text)))
        const shown = spell(text)
        const { fetch } = stubFetch(({ url }) => {
          if (how === 'an error') throw new Error(`failed with "${shown}"`)
          if (how === 'a cause') throw new TypeError('fetch failed', { cause: new Error(`"${shown}"`) })
          if (how === 'an address in a cause') throw new Error(`request to ${url.href} failed`)
          return bodies[how]?.(shown) as Response
        })
        const seen: unknown[] = []
        const see = (...what: unknown[]) => void seen.push(...what)
        const chat = createChatClient({
          ...{ baseUrl, fetch, apiKey: where === 'key' ? text : apiKey, retries: 0, logger: { debug: see, warn: see } },
          hooks: { onRequest: see, onAttempt: see, onWait: see, onEnd: see, onError: see, around: (_, next) => next() },
        })
        const [method, template, params] = (requests[where] as NonNullable<(typeof requests)[string]>)(text)
        const path = template.replace('{uid}', 'mira').replace(/\{.*\}/, encodeURIComponent(text)) as '/users'
        const query = new URLSearchParams(params.query as Record<string, string>)
        const error = await outcomeOf(
          by === 'a method'
            ? (methods[where] as NonNullable<(typeof methods)[string]>)(chat, text)
            : by === 'request'
              ? chat.request(method, path, { query: params.query })
              : by === 'rawClient'
                ? (rawClient(chat) as unknown as UntypedRaw).request(method, template, { params }).then(rejecting)
                : fetchFor(chat)(`${path}${query.size > 0 ? `?${query}` : ''}`, { method }).then(async (response) =>
                    rejecting({ response, error: await response.text() }),
                  ),
        )
        expect(error).toBeInstanceOf(Error)
        const shownAt = [inspect([error, seen], { depth: 20 }), String(error), JSON.stringify([error, seen])].join('\n')
        const printed = shownAt + shownAt.replaceAll('\\n', '\n')
        for (const written of how === 'an address in a cause' ? [text, encodeURIComponent(text)] : [shown])
          expect(printed).not.toContain(`"${written}"`)
        if (how === 'an address in a cause') expect(printed).not.toContain(`/${encodeURIComponent(text)}`)
      }),
      { numRuns },
    )
  })

  test('and the address of a request become the template of its path in a cause', async () => {
    const { chat } = stubbedWith({ retries: 0 }, ({ url }) => Promise.reject(new Error(`request to ${url.href} failed`)))
    const error = await outcomeOf(chat.getUser({ uid: 'mira/1' }))
    expect(inspect(error)).not.toContain('mira')
    expect(String(error)).toContain('request to https://api.example/users/{uid} failed')
  })
})
