// An event is taken only from who knows the webhook's password, and only if it is one.

import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseWebhook, WebhookError, type WebhookOptions } from '../webhooks.ts'
import { deferred } from './support/deferred.ts'

const options = { username: 'linden', password: 'open-sesame' }
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
const authorization = basic('linden:open-sesame')
const event = { trigger: 'user_blocked', data: {}, appId: 'app-linden-yard', region: 'eu', webhook: 'gardenlog' }

const posted = (body: BodyInit | null, headers: Record<string, string> = { authorization }) =>
  new Request('https://hooks.example/chat', { method: 'POST', headers, body, ...{ duplex: 'half' } })

/** What a call came to, in both forms of a request. */
const ways: readonly [
  name: string,
  parse: (body: string | Buffer<ArrayBuffer>, headers: Record<string, string>, more?: Partial<WebhookOptions>) => Promise<unknown>,
][] = [
  ['a standard Request', (body, headers, more) => parseWebhook(posted(body, headers), { ...options, ...more })],
  ['a Node request', (body, headers, more) => throughNode((request) => parseWebhook(request, { ...options, ...more }), body, headers)],
]

/** Sends a body to a Node server, and gives what `handle` makes of the request. The answer must come through in any case. */
async function throughNode(
  handle: (request: IncomingMessage) => Promise<unknown>,
  body: string | Buffer<ArrayBuffer>,
  headers: Record<string, string>,
) {
  const { promise, resolve, reject } = deferred<unknown>()
  const server = createServer((request, response) => {
    handle(request).then(resolve, reject)
    promise.then(
      () => response.end(),
      (error) => response.writeHead(error.status ?? 500, { connection: 'close' }).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const answered = new Promise<number | undefined>((answer, fail) => {
      const sent = httpRequest({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method: 'POST', headers }, (response) => {
        response.resume()
        answer(response.statusCode)
      })
      sent.on('error', fail)
      sent.end(body)
    })
    const outcome = await promise.catch((error: unknown) => error)
    expect(await answered).toBe(outcome instanceof WebhookError ? outcome.status : outcome instanceof Error ? 500 : 200)
    if (outcome instanceof Error) throw outcome
    return outcome
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const refusal = (reason: string, status: number) => ({ name: 'WebhookError', reason, status })

describe.each(ways)('%s', (_, parse) => {
  test('with the right credentials gives the event as it was sent', async () => {
    expect(await parse(JSON.stringify(event), { authorization })).toEqual(event)
    expect(await parse(JSON.stringify(event), { authorization: authorization.replace('Basic', 'bAsIc  ') })).toEqual(event)
  })

  test.each([
    ['none', undefined],
    ['an empty header', ''],
    ['another password', basic('linden:open-sesamE')],
    ['a longer password', basic('linden:open-sesame!')],
    ['a shorter password', basic('linden:open-sesam')],
    ['no password', basic('linden:')],
    ['another user', basic('jonas:open-sesame')],
    ['the colon elsewhere', basic('lindenopen-sesame:')],
    ['another scheme', authorization.replace('Basic', 'Bearer')],
    ['plain text', 'Basic linden:open-sesame'],
    ['them twice', `${authorization}, ${authorization}`],
    ['what repeats them', authorization + authorization.slice(6)],
  ])('with %s is refused before its body is read', async (_, given) => {
    const headers: Record<string, string> = given === undefined ? {} : { authorization: given }
    await expect(parse('no JSON', headers)).rejects.toMatchObject({
      ...refusal('unauthorized', 401),
      message: 'The webhook request does not carry the expected user name and password.',
    })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['JSON cut short', '{"trigger":"user_bl'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"user_blocked"'],
    ['no trigger', '{"data":{}}'],
    ['a trigger that is no text', '{"trigger":7}'],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from('{"trigger":"'), Buffer.from([0xff]), Buffer.from('"}')])],
  ])('that holds %s is malformed', async (_, body) => {
    await expect(parse(body, { authorization })).rejects.toMatchObject({
      ...refusal('malformed', 400),
      message: 'The webhook request holds no event.',
    })
  })

  test('is read up to the limit and no further', async () => {
    const body = JSON.stringify({ ...event, data: { text: 'ä'.repeat(5000) } })
    const size = Buffer.byteLength(body)
    expect(await parse(body, { authorization }, { limit: size })).toMatchObject({ trigger: 'user_blocked' })
    await expect(parse(body, { authorization }, { limit: size - 1 })).rejects.toMatchObject(refusal('too-large', 413))
    await expect(parse(' '.repeat(2 ** 20 + 1), { authorization })).rejects.toMatchObject(refusal('too-large', 413))
  })

  test('of unknown length is measured while it is read', async () => {
    const chunked = { authorization, 'transfer-encoding': 'chunked' }
    await expect(parse(Buffer.alloc(300_000, ' '), chunked, { limit: 1000 })).rejects.toMatchObject(refusal('too-large', 413))
  })
})

test('every event of the specification is taken, and one that it does not know as well', async () => {
  const document = JSON.parse(await readFile(new URL('../../generated/chat.openapi.json', import.meta.url), 'utf8'))
  const triggers = Object.keys(document.webhooks)
  expect(triggers.length).toBeGreaterThan(50)
  for (const trigger of [...triggers, 'garden_watered']) {
    expect(await parseWebhook(posted(JSON.stringify({ ...event, trigger })), options)).toMatchObject({ trigger })
  }
})

test('credentials of any letters are compared in full', async () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes(':') && Buffer.from(text).toString() === text)
  await fc.assert(
    fc.asyncProperty(word, word, word, word, async (username, password, otherName, otherPassword) => {
      const request = posted(JSON.stringify(event), { authorization: basic(`${otherName}:${otherPassword}`) })
      const accepted = await parseWebhook(request, { username, password }).then(
        () => true,
        () => false,
      )
      expect(accepted).toBe(username === otherName && password === otherPassword)
      expect(
        await parseWebhook(posted(JSON.stringify(event), { authorization: basic(`${username}:${password}`) }), { username, password }),
      ).toEqual(event)
    }),
  )
})

test('a comparison takes as many steps whether the first or the last letter differs', async () => {
  // Counted, not timed: every byte of the given text is looked at.
  const looks = vi.spyOn(TextEncoder.prototype, 'encode')
  const counts = await Promise.all(
    ['xinden:open-sesame', 'linden:open-sesamx'].map(async (text) => {
      let count = 0
      looks.mockImplementation((given = '') => {
        const bytes = new Uint8Array(Buffer.from(given))
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
  vi.restoreAllMocks()
  expect(counts[0]).toBeGreaterThan(40)
  expect(counts[0]).toBe(counts[1])
})

describe('a body that breaks off', () => {
  test('of a standard Request', async () => {
    const cause = new Error('reset')
    const stream = new ReadableStream({ pull: (controller) => controller.error(cause) })
    await expect(parseWebhook(posted(stream), options)).rejects.toMatchObject({ ...refusal('cut-off', 400), cause })
  })

  test('of a Node request', async () => {
    const { promise, resolve } = deferred<unknown>()
    const server = createServer((request) => void parseWebhook(request, options).then(resolve, resolve))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const sent = httpRequest({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      headers: { authorization, 'content-length': 100 },
    })
    sent.on('error', () => {})
    sent.write('{"trigger"', () => sent.destroy())
    expect(await promise).toMatchObject(refusal('cut-off', 400))
    await new Promise((closed) => server.close(closed))
  })
})

test('a Node request that closes without an end or an error is cut off', async () => {
  const request = Object.assign(new EventEmitter(), { headers: { authorization } })
  const parsed = parseWebhook(request, options)
  request.emit('data', Buffer.from('{"trigger"'))
  request.emit('close')
  await expect(parsed).rejects.toMatchObject(refusal('cut-off', 400))
})

test('a body that something else has read is the program’s mistake, not the sender’s', async () => {
  const read = posted(JSON.stringify(event))
  await read.text()
  await expect(parseWebhook(read, options)).rejects.toThrow(TypeError)
  const outcome = throughNode(
    async (request) => {
      for await (const _ of request);
      return parseWebhook(request, options)
    },
    JSON.stringify(event),
    { authorization },
  )
  await expect(outcome).rejects.toThrow(/read already/)
})

test.each<[string, unknown, RegExp]>([
  ['none', undefined, /pass `\{ username, password \}`/],
  ['no password', { username: 'a', password: undefined }, /`password` is missing/],
  ['an empty password', { username: 'a', password: '' }, /`password` is missing/],
  ['no user name', { password: 'a' }, /`username` is missing/],
  ['a user name with a colon', { username: 'a:b', password: 'c' }, /`username` must not hold a colon/],
  ['a misspelt one', { ...options, passwort: 'x' }, /no option `passwort`/],
  ['a limit of 0', { ...options, limit: 0 }, /`limit` must be/],
  ['a limit that is no number', { ...options, limit: Number.NaN }, /`limit` must be/],
])('options: %s', async (_, given, message) => {
  const failure = await parseWebhook(posted('{}', { authorization: basic(':') }), given as WebhookOptions).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TypeError)
  expect((failure as Error).message).toMatch(message)
  expect((failure as Error).message).not.toContain('open-sesame')
})
