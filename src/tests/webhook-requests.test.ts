// Requests in every form that frameworks pass on, and requests that never end.
import { createHmac } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isWebhookError, parseWebhook, type WebhookRequest, type WrappedRequest } from '../webhooks.ts'
import { watchUnhandled } from './support/around.ts'
import { outcomeOf } from './support/calls.ts'
import { anyValue } from './support/characters.ts'
import { listening } from './support/server.ts'
import { authorization, event, credentials as pair } from './support/webhook.ts'

const credentials = { ...pair, limit: 10_000 }
/** As a sender in another language may write it: serialized again, it has other bytes. */
const text = JSON.stringify(event, undefined, 1).replace('/', '\\/')
const bytes = Buffer.from(text)
const halves = [bytes.subarray(0, 27), bytes.subarray(27)]
const base64 = bytes.toString('base64')
const parse = (request: unknown) => parseWebhook(request as WebhookRequest | WrappedRequest, credentials)

/** `Headers` of another library, which only look like the platform's. */
class OtherHeaders {
  readonly #values: Record<string, string>
  constructor(values: Record<string, string>) {
    this.#values = named(values, (name) => name.toLowerCase())
  }
  get(name: string): string | null {
    return this.#values[name.toLowerCase()] ?? null
  }
}

const headers = { authorization }
type OwnHeaders = Readonly<Record<string, string>>
const posted = (own: OwnHeaders = headers) => new Request('https://hooks.example/chat', { method: 'POST', headers: own, body: text })
const named = (own: OwnHeaders, name: (text: string) => string) =>
  Object.fromEntries(Object.entries(own).map(([header, value]) => [name(header), value]))
const lists = (own: OwnHeaders) => Object.fromEntries(Object.entries(own).map(([header, value]) => [header, [value]]))

const streamOf = (...chunks: unknown[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

const edge = (own: OwnHeaders, data: string, encoding: string, inputTruncated = false) => ({
  method: 'POST',
  headers: Object.fromEntries(Object.entries(own).map(([key, value]) => [key.toLowerCase(), [{ key, value }]])),
  body: { inputTruncated, action: 'read-only', encoding, data },
})

const isText = { isBase64Encoded: false }

const requests: [name: string, request: (headers: OwnHeaders) => unknown][] = [
  ['a standard Request, as in the App Router of Next', posted],
  ['headers of another library with a string', (own) => ({ headers: new OtherHeaders(own), body: text })],
  ['headers of another library with a web stream', (own) => ({ headers: new OtherHeaders(own), body: posted().body, bodyUsed: false })],
  ['headers of another library with a Node stream', (own) => ({ headers: new OtherHeaders(own), body: Readable.from(halves) })],
  ['a Node stream of strings', (own) => Object.assign(Readable.from(bytes, { objectMode: false }).setEncoding('utf8'), { headers: own })],
  [
    'a web stream of views',
    (own) => ({ headers: own, body: streamOf(...halves.map((half) => new DataView(new Uint8Array(half).buffer))) }),
  ],
  ['a Request without a stream', (own) => ({ headers: new Headers(own), bodyUsed: false, arrayBuffer: () => posted().arrayBuffer() })],
  ['a Map of headers', (own) => ({ headers: new Map(Object.entries(named(own, (name) => name.toLowerCase()))), body: text })],
  ['a string body', (own) => ({ headers: own, body: text })],
  ['a Buffer body', (own) => ({ headers: own, body: bytes })],
  ['a slice of a Buffer as body', (own) => ({ headers: own, body: Buffer.from(`xx${text}xx`).subarray(2, -2) })],
  ['an ArrayBuffer body', (own) => ({ headers: own, body: new TextEncoder().encode(text).buffer })],
  ['a parsed body', (own) => ({ headers: own, body: event })],
  ['the bytes beside a parsed body', (own) => ({ headers: own, body: event, rawBody: bytes })],
  ['the text beside a parsed body', (own) => ({ headers: own, body: event, rawBody: text })],
  ['the bytes in the platform’s request', (own) => ({ headers: own, body: event, req: { rawBody: bytes } })],
  ['headers in upper case', (own) => ({ headers: named(own, (name) => name.toUpperCase()), body: text })],
  ['headers in lower case', (own) => ({ headers: named(own, (name) => name.toLowerCase()), body: text })],
  ['headers as arrays', (own) => ({ headers: lists(own), body: text })],
  ['API Gateway version 1', (own) => ({ httpMethod: 'POST', body: text, headers: own, multiValueHeaders: lists(own), ...isText })],
  ['API Gateway version 1 with Base64', (own) => ({ httpMethod: 'POST', headers: own, body: base64, isBase64Encoded: true })],
  ['API Gateway version 2', (own) => ({ version: '2.0', headers: own, requestContext: { http: {} }, body: text, ...isText })],
  ['API Gateway version 2 with Base64', (own) => ({ version: '2.0', headers: own, body: base64, isBase64Encoded: true })],
  ['version 1.0 of VPC Lattice', (own) => ({ raw_path: '/', method: 'POST', headers: own, body: text, is_base64_encoded: false })],
  ['version 1.0 of VPC Lattice with Base64', (own) => ({ method: 'POST', headers: own, body: base64, is_base64_encoded: true })],
  ['an event of Lambda@Edge', (own) => ({ Records: [{ cf: { config: {}, request: edge(own, base64, 'base64') } }] })],
  ['an event of Lambda@Edge with text', (own) => ({ Records: [{ cf: { request: edge(own, text, 'text') } }] })],
  ['the request in an event of Lambda@Edge', (own) => edge(own, base64, 'base64')],
  ['pairs of headers', (own) => ({ headers: Object.entries(own), body: text })],
  ['a Map of headers in upper case', (own) => ({ headers: new Map(Object.entries(named(own, (name) => name.toUpperCase()))), body: text })],
  ['a load balancer with lists', (own) => ({ headers: undefined, multiValueHeaders: lists(own), body: text, ...isText })],
]

test.each(requests)('%s is accepted with credentials, and with a signature unless its bytes are lost', async (name, request) => {
  expect(await parse(request(headers))).toEqual(event)
  const signature = createHmac('sha256', 'feedface').update(text).digest('hex')
  const parsed = parseWebhook(request({ 'X-CometChat-Signature': signature }) as WebhookRequest, { secret: 'feedface' })
  if (name === 'a parsed body') await expect(parsed).rejects.toThrow('keep them as `rawBody`')
  else expect(await parsed).toEqual(event)
})

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return { trigger: 'x', value }
}

describe('rejects', () => {
  test.each<[string, unknown]>([
    ['a null body of API Gateway', { headers, body: null, isBase64Encoded: false }],
    ['a missing body', { headers }],
    ['an empty object', { headers, body: {} }],
    ['an array', { headers, body: [event] }],
    ['invalid Base64', { headers, body: '***', isBase64Encoded: true }],
    ['Base64 that is not marked as such', { headers, body: base64 }],
    ['a number', { headers, body: 5 }],
    ['a body nested deeper than the stack', { headers, body: nested(50_000) }],
  ])('%s as malformed', async (_, request) => {
    await expect(parse(request)).rejects.toMatchObject({ name: 'WebhookError', reason: 'malformed', status: 400 })
  })

  test.each<[string, unknown]>([
    ['several authorization headers', { headers: { authorization: [authorization, authorization] }, body: text }],
    ['a pair of headers twice', { headers: [...Object.entries(headers), ...Object.entries(headers)], body: text }],
    ['two spellings of the authorization header', { headers: { authorization, Authorization: authorization }, body: text }],
    ['empty headers of API Gateway', { headers: {}, body: text }],
    ['headers whose values are no text', { headers: { get: () => 7 }, body: text }],
  ])('%s as unauthorized', async (_, request) => {
    await expect(parse(request)).rejects.toMatchObject({ reason: 'unauthorized', status: 401 })
  })

  test.each<[string, unknown]>([
    ['a string', text],
    ['a body alone', { body: text }],
    ['headers that are neither names nor pairs', { headers: ['Authorization', authorization], body: text }],
    ['headers that are a promise', { headers: Promise.resolve(headers), body: text }],
    ['headers that are used up', { headers: Object.entries(headers).values(), body: text }],
    ['a body that is a promise', { headers, body: Promise.resolve(text) }],
    ['a body that is a Blob', { headers, body: new Blob([text]) }],
    ['a body that JSON cannot represent', { headers, body: { ...event, data: 1n } }],
    ...[5, 1n, event, [text]].flatMap((chunk): [string, unknown][] => [
      [`a web stream whose chunk is ${typeof chunk}`, { headers, body: new ReadableStream({ pull: (to) => to.enqueue(chunk) }) }],
      [`a Node stream whose chunk is ${typeof chunk}`, { headers, body: Readable.from([chunk]) }],
      [`a Node request whose chunk is ${typeof chunk}`, Object.assign(Readable.from([chunk]), { headers })],
    ]),
    ['an event of Lambda@Edge without its body', { Records: [{ cf: { request: { method: 'POST', headers: {} } } }] }],
  ])('%s with a TypeError', async (_, request) => {
    await expect(parse(request)).rejects.toThrow(TypeError)
  })

  test.each<[what: string, chunk: unknown]>([
    ['text', 'ü'.repeat(1000)],
    ['bytes', new Uint8Array(2000)],
    ['an ArrayBuffer', new ArrayBuffer(2000)],
  ])('a stream above the limit whose chunks are %s', async (_, chunk) => {
    let pulled = 0
    const cancel = vi.fn()
    const web = new ReadableStream({ pull: (controller) => (++pulled > 50 ? controller.close() : controller.enqueue(chunk)), cancel })
    await expect(parse({ headers, body: web })).rejects.toMatchObject({ reason: 'too-large' })
    expect([pulled < 10, cancel.mock.calls.length]).toEqual([true, 1])
    const node = Readable.from(Array.from({ length: 50 }, () => chunk))
    await expect(parse({ headers, body: node })).rejects.toMatchObject({ reason: 'too-large' })
  })

  test('a body that Lambda@Edge has cut off', async () => {
    await expect(parse(edge(headers, base64, 'base64', true))).rejects.toMatchObject({ reason: 'too-large', status: 413 })
  })

  test('a parsed body above the limit, and drops `__proto__` from other bodies', async () => {
    const large = { headers, body: { ...event, data: 'x'.repeat(10_000) } }
    await expect(parse(large)).rejects.toMatchObject({ reason: 'too-large', status: 413 })
    const polluted = { headers, body: JSON.parse(text.replace('{', '{"__proto__":{"admin":true},')) as object }
    expect(Object.keys(polluted.body)).toContain('__proto__')
    expect(Object.keys(await parse(polluted))).not.toContain('__proto__')
  })
})

test('whatever stands in place of a request or a part of it, an event or an error that names the fault is returned', async () => {
  const unhandled = watchUnhandled()
  const forms: readonly ((value: unknown) => unknown)[] = [
    (value) => value,
    (value) => ({ headers: value, body: text }),
    (value) => ({ headers: { authorization: value }, body: text }),
    (value) => ({ headers: { ...headers, 'content-encoding': value, 'content-length': value }, body: text }),
    (value) => ({ headers, body: value }),
    (value) => ({ headers, body: value, rawBody: value, isBase64Encoded: value }),
    (value) => ({ headers, body: streamOf(value) }),
    (value) => ({ headers, body: Readable.from([value ?? 'x']) }),
    (value) => Object.assign(Readable.from([value ?? 'x', 'y']), { headers }),
    (value) => ({ headers, bodyUsed: false, arrayBuffer: () => value }),
    (value) => ({ Records: [{ cf: { request: value } }] }),
  ]
  const others = fc.constantFrom<unknown>(new Blob([text]), new Headers(), Promise.resolve(text), () => text, event, bytes, text, base64)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.oneof(others, anyValue), async (form, value) => {
      const outcome = await outcomeOf(parse(form(value)))
      if (outcome === 'success' || isWebhookError(outcome)) return
      expect(String(outcome)).toMatch(/^TypeError: (parseWebhook: |The chunks of a body must be )/)
    }),
    { numRuns: 400 },
  )
  expect(unhandled).not.toHaveBeenCalled()
})

/** Passes a server's request on as soon as its headers have arrived. Its body never ends. */
async function unfinished(use: (request: IncomingMessage, abort: () => void) => Promise<void>): Promise<void> {
  await using listener = await listening()
  const sent = httpRequest(listener.url, { method: 'POST', headers: { authorization, 'content-length': 1000 } })
  sent.on('error', () => {})
  sent.write('{"trigger"')
  const [request] = (await once(listener.server, 'request')) as [IncomingMessage]
  try {
    return await use(request, () => sent.destroy())
  } finally {
    sent.destroy()
  }
}

describe('rejects a request that never ends', () => {
  const cutOff = { name: 'WebhookError', reason: 'cut-off', status: 400 }

  test.each<[when: string, act: (request: IncomingMessage, abort: () => void) => unknown]>([
    [
      'after its connection broke',
      (request, abort) => {
        request.on('error', () => {})
        setTimeout(abort)
        return new Promise((resolve) => request.on('close', resolve))
      },
    ],
    ['after it was destroyed', (request) => request.destroy()],
    ['after it was destroyed with an error', (request) => request.on('error', () => {}).destroy(new Error('reset'))],
    ['when its connection breaks while it is read', (_, abort) => void setTimeout(abort, 20)],
  ])('%s', (_, act) =>
    unfinished(async (request, abort) => {
      await act(request, abort)
      await expect(parse(request)).rejects.toMatchObject(cutOff)
    }),
  )

  test.each(['aborted', 'close'])('when it only emits `%s`', async (name) => {
    for (const ended of [{ aborted: true }, { errored: new Error('reset') }])
      await expect(parse(Object.assign(new EventEmitter(), { headers, ...ended }))).rejects.toMatchObject(cutOff)
    const request = Object.assign(new EventEmitter(), { headers })
    const parsed = parse(request)
    request.emit('data', Buffer.from('{"trigger"'))
    request.emit(name)
    await expect(parsed).rejects.toMatchObject(cutOff)
  })

  test('after the timeout without destroying it', () =>
    unfinished(async (request) => {
      await expect(parseWebhook(request, { ...credentials, timeout: 20 })).rejects.toMatchObject({ reason: 'timeout', status: 408 })
      expect(request.destroyed).toBe(false)
    }))

  test('if part of it has been read already', () =>
    unfinished(async (request) => {
      request.once('data', () => {})
      await once(request, 'data')
      await expect(parse(request)).rejects.toThrow(/read already/)
    }))

  test('when its body cannot be read as a whole', async () => {
    const arrayBuffer = () => Promise.reject(new TypeError('terminated'))
    await expect(parse({ headers, bodyUsed: false, arrayBuffer })).rejects.toMatchObject(cutOff)
  })

  test('if it is parsed twice', async () => {
    const request = posted()
    expect(await parse(request)).toEqual(event)
    await expect(parse(request)).rejects.toThrow(/read already/)
    const locked = posted()
    locked.body?.getReader()
    await expect(parse(locked)).rejects.toThrow(/read already/)
  })
})

test.each([
  ['too large', 413, {}],
  ['too slow', 408, { limit: 1e9, timeout: 20 }],
])('a request whose body is %s does not block its sender', { timeout: 20_000 }, async (_, status, options) => {
  await using listener = await listening(async (request, response) => {
    const outcome = await outcomeOf(parseWebhook(request, { ...credentials, ...options }))
    response.writeHead(isWebhookError(outcome) ? outcome.status : 200).end()
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = async (begins: string, goesOn: string) => {
    const sent = httpRequest(listener.url, { method: 'POST', agent, headers })
    sent.write(begins)
    if (goesOn === '') sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    // More than what fits into the buffers of a connection.
    if (goesOn !== '') sent.end(goesOn)
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }
  expect(await post('x'.repeat(20_000), 'x'.repeat(2e7))).toBe(status)
  expect(await post(text, '')).toBe(200)
  agent.destroy()
})
