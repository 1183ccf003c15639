import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { bytes, json, type Responder, text } from './server.ts'

/** The expected result of a call. */
interface Expected {
  /** Name of the error's class; absent where the call must succeed. */
  readonly error?: 'ChatApiError' | 'ChatConnectionError' | 'ChatTimeoutError'
  /** Fields of the error, or the body. */
  readonly like?: object
  /** Whether the error has a `cause`. */
  readonly cause?: true
  /** How many requests are sent: of a GET, of a POST. */
  readonly requests: readonly [get: number, post: number]
}

/** One fault of a server, and the expected behaviour of the client. */
export interface ServerFault extends Expected {
  readonly name: string
  readonly respond: Responder
  /** Time allowed for an attempt, where the fault is about time. */
  readonly timeout?: number
}

const good = { data: { uid: 'mira' } }
const errorBody = {
  error: { code: 'ERR_BAD_REQUEST', message: 'No.', devMessage: 'Not so.', details: { uid: ['bad'] }, source: 'chat-api' },
}
const body = JSON.stringify(good)
const head = (headers: string, status = '200 OK') => `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n${headers}\r\n`
const page = '<!doctype html><html><body>Bad gateway</body></html>'
const html = { 'content-type': 'text/html' }
const once =
  (first: Responder, then: Responder): Responder =>
  (response, request, number) =>
    (number === 1 ? first : then)(response, request, number)

/** 101 MiB of spaces, about a hundred kilobytes compressed: one MiB, repeated. */
const bomb = Buffer.concat(Array.from({ length: 101 }).fill(gzipSync(Buffer.alloc(2 ** 20, ' '))) as Buffer[])

const endlessBody: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.once('close', () => clearInterval(timer))
}

let deep = '"uid"'
for (let level = 0; level < 20_000; level++) deep = `[${deep}]`

const ifSafe = [3, 1] as const
const onceOnly = [1, 1] as const
const onceMore = [2, 2] as const

/** Faults that are to end alike. */
const group = (expected: Partial<ServerFault>, requests: Expected['requests'], responders: Readonly<Record<string, Responder>>) =>
  Object.entries(responders).map(([name, respond]): ServerFault => ({ ...expected, name, respond, requests }))

const api = (status: number, like: object = {}) => ({ error: 'ChatApiError', like: { status, ...like } }) as const
/** The error for a body that is not JSON. */
const unreadable = (status: number, like: object = {}) => ({ ...api(status, like), cause: true }) as const
const connection = (code?: string) => ({ error: 'ChatConnectionError', ...(code && { like: { code } }), cause: true }) as const
const late: unknown = expect.stringContaining('got no response within 60 ms')
const stalled = { error: 'ChatTimeoutError', timeout: 60, like: { timeout: 60, message: late } } as const
const oversized = { error: 'ChatConnectionError', like: { code: 'TOO_LARGE' } } as const
const ofKnownLength = head('content-length: 900\r\n')
const chunked = head('transfer-encoding: chunked\r\n')
const records = JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id })))

/** Every fault that the client is tested with. */
export const faults: readonly ServerFault[] = [
  ...group(connection(), ifSafe, {
    'a connection reset before the headers': ({ socket }) => socket?.resetAndDestroy(),
    'a connection reset while reading headers': bytes('HTTP/1.1 200 OK\r\ncontent-', 'reset'),
    'a connection reset while reading the body': bytes(`${ofKnownLength}{"data":`, 'reset'),
    'a connection closed while reading the body': bytes(`${ofKnownLength}{"data":`, 'end'),
    'a connection closed while reading a chunked body': bytes(`${chunked}8\r\n{"data":`, 'end'),
    'a connection reset while reading an error body': bytes(`${head('content-length: 900\r\n', '400 Bad Request')}{"error":`, 'reset'),
    'a response that is not HTTP': bytes('SSH-2.0-OpenSSH_9.9\r\n', 'end'),
    'a non-numeric status': bytes('HTTP/1.1 fine\r\n\r\n', 'end'),
    'conflicting Content-Length headers': bytes(`${head('content-length: 3\r\ncontent-length: 26\r\n')}${body}`, 'end'),
    'an invalid chunk size': bytes(`${chunked}many\r\n`, 'end'),
    'invalid gzip': text(body, 200, { 'content-encoding': 'gzip' }),
  }),
  ...group(connection('UND_ERR_SOCKET'), ifSafe, { 'a connection closed before the headers': ({ socket }) => socket?.end() }),
  ...group(connection('UND_ERR_HEADERS_OVERFLOW'), ifSafe, { 'headers of 40 kB': bytes(head(`x-huge: ${'x'.repeat(40_000)}\r\n`)) }),
  ...group({}, [2, 1], { 'a connection reset followed by a response': once(({ socket }) => socket?.resetAndDestroy(), json(good)) }),

  ...group(stalled, ifSafe, {
    'a stall before the headers': () => {},
    'a stall while reading headers': bytes('HTTP/1.1 200 OK\r\nconte'),
    'a stall while reading the body': bytes(`${ofKnownLength}{"data":`),
    'a stall while reading a chunked body': bytes(`${chunked}8\r\n{"data":`),
    'a stall while reading a body without a length': bytes(`${head('connection: close\r\n')}{"data"`),
    'a stall while reading an error body': bytes(`${head('content-length: 900\r\n', '500 Oops')}{"error":`),
    'an endless body that arrives slowly': endlessBody,
  }),

  ...group(api(429, { retryAfter: 0, attempts: 2 }), onceMore, {
    'repeated 429s with Retry-After: 0': json(errorBody, 429, { 'retry-after': '0' }),
    'a Retry-After in the past': json(errorBody, 429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
  }),
  ...group({ like: good }, onceMore, { 'a 429 followed by a response': once(json(errorBody, 429, { 'retry-after': '0' }), json(good)) }),
  ...group(api(429, { retryAfter: undefined }), onceOnly, {
    'a 429 without Retry-After': json(errorBody, 429),
    'a negative Retry-After': json(errorBody, 429, { 'retry-after': '-5' }),
    'a rate-limit window that ended in the past': json(errorBody, 429, { 'x-rate-limit-reset': '1' }),
  }),
  ...group(api(429, { code: undefined }), onceOnly, { 'a 429 with an empty body': text('', 429) }),
  ...group(api(429, { retryAfter: 120 }), onceOnly, { 'a Retry-After of two minutes': json(errorBody, 429, { 'retry-after': '120' }) }),
  ...group(api(429, { retryAfter: 90 }), onceOnly, { 'a Retry-After-Ms': json(errorBody, 429, { 'retry-after-ms': '90000' }) }),
  ...group(api(429, { retryAfter: Number.POSITIVE_INFINITY }), onceOnly, {
    'a Retry-After of 400 digits': json(errorBody, 429, { 'retry-after': '9'.repeat(400) }),
  }),
  ...group(api(429, { rateLimit: { limit: undefined, remaining: undefined, reset: new Date('2100-01-01') } }), onceOnly, {
    'a rate-limit window that ends in 2100': json(errorBody, 429, { 'x-ratelimit-reset': '4102444800' }),
  }),
  ...group(api(503), onceOnly, {
    'a Retry-After in the year 2100': json(errorBody, 503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  }),

  ...group(api(200, { code: undefined }), onceOnly, {
    'a 200 with an empty body': text(''),
    'a JSON null': text('null'),
    'a JSON number': text('42'),
    'a JSON string': text('"fine"'),
  }),
  ...group(unreadable(200), onceOnly, {
    'a 200 with HTML': text(page, 200, html),
    'truncated JSON': text(body.slice(0, -5)),
    'a Content-Length that is too small': bytes(`${head('content-length: 10\r\n')}${body}`, 'end'),
    'JSON in UTF-16': text(Buffer.from(body, 'utf16le')),
    'invalid UTF-8 before the JSON': text(Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(body)])),
    'truncated gzip': text(gzipSync(records).subarray(0, 2000), 200, { 'content-encoding': 'gzip' }),
  }),
  ...group(unreadable(200, { message: expect.stringContaining('text/plain') as unknown }), onceOnly, {
    'plain text': text('It is done.', 200, { 'content-type': 'text/plain' }),
  }),
  ...group(unreadable(200, { message: expect.stringContaining('no content type') as unknown }), onceOnly, {
    'text without a content type': text('done'),
  }),
  ...group(api(204, { code: undefined }), onceOnly, { 'a 204': text('', 204) }),
  ...group(api(500, { code: undefined }), ifSafe, { 'a 500 with an empty body': text('', 500) }),
  ...group(unreadable(502), ifSafe, { 'a 502 with HTML': text(page, 502, html) }),
  ...group(unreadable(403), onceOnly, { 'a 403 with HTML': text(page, 403, html) }),
  ...group(api(404), onceOnly, { 'a 404 with an empty body': text('', 404) }),
  ...group(api(400, { code: undefined }), onceOnly, {
    'a 400 with a JSON null': text('null', 400),
    'a 400 with an empty array': text('[]', 400),
    'a 400 whose error is null': text('{"error":null}', 400),
    'a 400 whose error is a number': text('{"error":7}', 400),
    'a 400 whose code is an object': text('{"error":{"code":{},"message":[]}}', 400),
    'a 400 with details nested 20,000 levels deep': text(`{"error":{"message":"No.","details":${deep}}}`, 400),
  }),
  ...group({ like: good }, onceOnly, {
    'JSON with an HTML content type': text(body, 200, html),
    'JSON after a byte order mark': text(`\ufeff${body}`),
    'early hints before the response': (response, request, number) =>
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => json(good)(response, request, number)),
  }),
  ...group({ like: { data: ['\ufffd'] } }, onceOnly, {
    'invalid UTF-8 in a string': text(Buffer.concat([Buffer.from('{"data":["'), Buffer.from([0xff]), Buffer.from('"]}')])),
  }),
  ...group({ like: { data: ['é'] } }, onceOnly, {
    'a character split across chunks': bytes(
      Buffer.from(`${chunked}a\r\n{"data":["\r\n1\r\n\xc3\r\n1\r\n\xa9\r\n3\r\n"]}\r\n0\r\n\r\n`, 'latin1'),
      'end',
    ),
  }),
  ...group(oversized, onceOnly, {
    'a gzip bomb': text(bomb, 200, { 'content-encoding': 'gzip' }),
    'a Content-Length of a terabyte': bytes(`${head('content-length: 1099511627776\r\n')}{`),
  }),

  ...[300, 301, 302, 303, 304, 307, 308].flatMap((status) =>
    group(api(status, { code: undefined }), onceOnly, {
      [`a redirect with status ${status}`]: text('', status, { location: 'http://127.0.0.1:9/elsewhere' }),
    }),
  ),
  ...[500, 502, 503, 504, 408].flatMap((status) =>
    group(api(status, { code: 'ERR_BAD_REQUEST' }), ifSafe, { [`responses with status ${status}`]: json(errorBody, status) }),
  ),
  ...[400, 401, 403, 404, 409, 422].flatMap((status) =>
    group(api(status, { ...errorBody.error, message: expect.stringContaining('No. (ERR_BAD_REQUEST)') as unknown }), onceOnly, {
      [`an error response with status ${status}`]: json(errorBody, status),
    }),
  ),
]
