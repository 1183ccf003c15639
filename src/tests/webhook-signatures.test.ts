// With `secret` only a request is accepted whose bytes were signed with it, whatever form the
// request has.
import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseWebhook, type WebhookOptions, type WebhookRequest, type WrappedRequest } from '../webhooks.ts'
import { anyCharacter } from './support/characters.ts'
import { authorization, credentials as basic, event } from './support/webhook.ts'

const secret = 'feedface-sécret'
/**
 * As a sender may write it that is not written in JavaScript: serialized again, it has other bytes.
 */
const text = JSON.stringify(event, undefined, 1).replace('/', '\\/')
const sign = (body: string | Buffer, by = secret) => createHmac('sha256', by).update(body).digest('hex')

const posted = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) =>
  new Request('https://hooks.example/chat', { method: 'POST', headers, body })
const signed = (signature = sign(text), more: Record<string, string> = {}) => ({ 'X-CometChat-Signature': signature, ...more })
const parse = (request: unknown, options: unknown = { secret }) =>
  parseWebhook(request as WebhookRequest | WrappedRequest, options as WebhookOptions)

const unauthorized = { name: 'WebhookError', reason: 'unauthorized', status: 401 }

describe('a request is accepted', () => {
  test.each([
    ['in upper case', signed(sign(text).toUpperCase())],
    ['with Basic credentials that nobody asked for', signed(sign(text), { authorization: 'Basic eA==' })],
  ])('%s', async (_, headers) => expect(await parse(posted(text, headers))).toEqual(event))

  test('with any secret of a list', async () => {
    for (const by of ['old', secret]) expect(await parse(posted(text, signed(sign(text, by))), { secret: ['old', secret] })).toEqual(event)
    await expect(parse(posted(text, signed(sign(text, 'older'))), { secret: ['old', secret] })).rejects.toMatchObject(unauthorized)
  })

  test('compressed, if the compressed bytes were signed', async () => {
    const body = gzipSync(text)
    const encoding = { 'content-encoding': 'gzip' }
    expect(await parse(posted(body, signed(sign(body), encoding)))).toEqual(event)
    await expect(parse(posted(body, signed(sign(text), encoding)))).rejects.toMatchObject(unauthorized)
  })

  // A secret with a control character was read wrongly, such as with the line break of its file.
  const anyText = fc.string({ minLength: 1, unit: anyCharacter }).filter((value) => !/\p{Cc}/u.test(value))

  test('whatever its secret and its text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.json(), async (anySecret, data) => {
        const body = Buffer.from(`{"trigger":"x","data":${data}}`)
        const request = { headers: signed(sign(body, anySecret)), body }
        expect(await parse(request, { secret: anySecret })).toMatchObject({ trigger: 'x' })
        await expect(parse(request, { secret: `${anySecret}x` })).rejects.toMatchObject(unauthorized)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a request is rejected with 401', () => {
  const right = sign(text)
  const wrong: [what: string, headers: Record<string, string>, body?: string | Buffer<ArrayBuffer>][] = [
    ['without a signature', {}],
    ['with a signature of another secret', signed(sign(text, 'other'))],
    ['with a signature cut short', signed(right.slice(0, 62))],
    ['with two signatures', signed(`${right}, ${right}`)],
    ['with the signature in Base64', signed(Buffer.from(right, 'hex').toString('base64'))],
    ['with one wrong digit', signed(right.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))],
    ['with a body that was changed', signed(), text.replace('eu', 'us')],
    ['with the event written in another way', signed(), JSON.stringify(event)],
    ['with a byte order mark before the body', signed(), `\ufeff${text}`],
    ['with an empty body', signed(), ''],
    ['with a body that is no event', signed(), 'not an event'],
  ]
  test.each(wrong)('%s', async (_, headers, body = text) => {
    await expect(parse(posted(body, headers))).rejects.toMatchObject(unauthorized)
    await expect(parse({ headers, body })).rejects.toMatchObject(unauthorized)
  })

  test('before its body is read, if it has no signature', async () => {
    const body = { getReader: vi.fn() }
    await expect(parse({ headers: {}, body })).rejects.toMatchObject(unauthorized)
    expect(body.getReader).not.toHaveBeenCalled()
  })

  test.each([
    ['neither', {}],
    ['the credentials only', { authorization }],
    ['the signature only', signed()],
    ['wrong credentials', signed(sign(text), { authorization: 'Basic eA==' })],
    ['a wrong signature', signed(sign('x'), { authorization })],
  ])('where both are expected and it has %s', async (_, headers) => {
    for (const credentials of [basic, { credentials: [basic] }, { credentials: async () => basic }])
      await expect(parse(posted(text, headers), { ...credentials, secret })).rejects.toMatchObject(unauthorized)
  })

  test('and accepted with both', async () => {
    const headers = signed(sign(text), { authorization })
    for (const credentials of [basic, { credentials: [basic] }, { credentials: async () => basic }])
      expect(await parse(posted(text, headers), { ...credentials, secret })).toEqual(event)
  })
})

test('no signature is checked unless there is a secret', async () => {
  expect(await parse(posted(text, { authorization, 'x-cometchat-signature': 'wrong' }), basic)).toEqual(event)
})

test.each([undefined, null, '', [], [''], ['a', undefined], 7, {}, new Uint8Array(4), () => 'secret'])(
  'the secret %j is an error, and never turns the check off',
  async (value) => {
    const message = /^parseWebhook: `secret` must be the webhook's secret, a string that is not empty/
    await expect(parse(posted(text, { authorization }), { ...basic, secret: value })).rejects.toThrow(message)
    await expect(parse(posted(text, { authorization }), { secret: value })).rejects.toThrow(message)
  },
)

test.each([
  [{ ...basic, password: undefined }, '`password` is missing'],
  [{ username: undefined, password: undefined }, '`username` is missing'],
  [{ credentials: [] }, '`credentials` must not be an empty list'],
])('beside a secret the credentials %j are an error, and never ignored', async (credentials, message) => {
  await expect(parse(posted(text, signed()), { ...credentials, secret })).rejects.toThrow(message)
})

test('no error shows a secret', async () => {
  for (const options of [{ secret: [secret, ''] }, { secret, limit: -1 }, { secret, unknown: 1 }]) {
    const error = await parse(posted(text, signed()), options).catch((error: Error) => error)
    expect(String((error as Error).stack)).not.toContain(secret)
  }
})
