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

/** A row of the table. */
const fault = (name: string, respond: Responder, expected: Partial<ServerFault>, requests: Expected['requests']): ServerFault => ({
  ...{ name, respond, requests },
  ...expected,
})

const ifSafe = [3, 1] as const
const onceOnly = [1, 1] as const

const api = (status: number, like: object = {}) => ({ error: 'ChatApiError', like: { status, ...like } }) as const
const connection = (code?: string) => ({ error: 'ChatConnectionError', ...(code && { like: { code } }), cause: true }) as const
const stalled = { error: 'ChatTimeoutError', like: { timeout: 60 }, timeout: 60 } as const
const redirects = [300, 301, 302, 303, 304, 307, 308].map((status) =>
  fault(
    `a redirect with status ${status}`,
    text('', status, { location: 'http://127.0.0.1:9/elsewhere' }),
    api(status, { code: undefined }),
    onceOnly,
  ),
)
const serverErrors = [500, 502, 503, 504, 408].map((status) =>
  fault(`repeated responses with status ${status}`, json(errorBody, status), api(status, { code: 'ERR_BAD_REQUEST' }), ifSafe),
)
const clientErrors = [400, 401, 403, 404, 409, 422].map((status) =>
  fault(
    `an error response with status ${status}`,
    json(errorBody, status),
    api(status, { ...errorBody.error, message: expect.stringContaining('No. (ERR_BAD_REQUEST)') as unknown, attempts: 1 }),
    onceOnly,
  ),
)

/** Every fault that the client is tested with. */
export const faults: readonly ServerFault[] = [
  // The connection.
  fault('a connection reset before the headers', ({ socket }) => socket?.resetAndDestroy(), connection(), ifSafe),
  fault('a connection closed before the headers', ({ socket }) => socket?.end(), connection('UND_ERR_SOCKET'), ifSafe),
  fault('a connection reset while reading headers', bytes('HTTP/1.1 200 OK\r\ncontent-', 'reset'), connection(), ifSafe),
  fault('a connection reset while reading the body', bytes(`${head('content-length: 900\r\n')}{"data":`, 'reset'), connection(), ifSafe),
  fault('a connection closed while reading the body', bytes(`${head('content-length: 900\r\n')}{"data":`, 'end'), connection(), ifSafe),
  fault(
    'a connection closed while reading a chunked body',
    bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`, 'end'),
    connection(),
    ifSafe,
  ),
  fault(
    'a connection reset while reading an error body',
    bytes(`${head('content-length: 900\r\n', '400 Bad Request')}{"error":`, 'reset'),
    connection(),
    ifSafe,
  ),
  fault('a response that is not HTTP', bytes('SSH-2.0-OpenSSH_9.9\r\n', 'end'), connection(), ifSafe),
  fault('a non-numeric status', bytes('HTTP/1.1 fine\r\n\r\n', 'end'), connection(), ifSafe),
  fault('headers of 40 kB', bytes(head(`x-huge: ${'x'.repeat(40_000)}\r\n`)), connection('UND_ERR_HEADERS_OVERFLOW'), ifSafe),
  fault(
    'conflicting Content-Length headers',
    bytes(`${head('content-length: 3\r\ncontent-length: 26\r\n')}${body}`, 'end'),
    connection(),
    ifSafe,
  ),
  fault('an invalid chunk size', bytes(`${head('transfer-encoding: chunked\r\n')}many\r\n`, 'end'), connection(), ifSafe),
  fault(
    'a connection reset followed by a response',
    once(({ socket }) => socket?.resetAndDestroy(), json(good)),
    {},
    [2, 1],
  ),

  // Time.
  fault('a stall before the headers', () => {}, stalled, ifSafe),
  fault('a stall while reading headers', bytes('HTTP/1.1 200 OK\r\nconte'), stalled, ifSafe),
  fault('a stall while reading the body', bytes(`${head('content-length: 900\r\n')}{"data":`), stalled, ifSafe),
  fault('a stall while reading a chunked body', bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`), stalled, ifSafe),
  fault('a stall while reading an error body', bytes(`${head('content-length: 900\r\n', '500 Oops')}{"error":`), stalled, ifSafe),
  fault('an endless body that arrives slowly', endlessBody, stalled, ifSafe),

  // Rates.
  fault(
    'repeated 429s with Retry-After: 0',
    json(errorBody, 429, { 'retry-after': '0' }),
    api(429, { retryAfter: 0, attempts: 2 }),
    [2, 2],
  ),
  fault('a 429 without Retry-After', json(errorBody, 429), api(429, { retryAfter: undefined }), onceOnly),
  fault('a 429 with an empty body', text('', 429), api(429, { code: undefined }), onceOnly),
  fault('a 429 followed by a response', once(json(errorBody, 429, { 'retry-after': '0' }), json(good)), { like: good }, [2, 2]),
  fault(
    'a Retry-After of two minutes',
    json(errorBody, 429, { 'retry-after': '120' }),
    api(429, { retryAfter: 120, attempts: 1 }),
    onceOnly,
  ),
  fault(
    'a Retry-After of 400 digits',
    json(errorBody, 429, { 'retry-after': '9'.repeat(400) }),
    api(429, { retryAfter: Number.POSITIVE_INFINITY }),
    onceOnly,
  ),
  fault('a Retry-After in the year 2100', json(errorBody, 503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }), api(503), onceOnly),
  fault(
    'a Retry-After in the past',
    json(errorBody, 429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
    api(429, { retryAfter: 0 }),
    [2, 2],
  ),
  fault('a negative Retry-After', json(errorBody, 429, { 'retry-after': '-5' }), api(429, { retryAfter: undefined }), onceOnly),
  fault('a Retry-After-Ms of 90 seconds', json(errorBody, 429, { 'retry-after-ms': '90000' }), api(429, { retryAfter: 90 }), onceOnly),
  fault(
    'a rate-limit window that ends in 2100',
    json(errorBody, 429, { 'x-ratelimit-reset': '4102444800' }),
    api(429, { rateLimit: { limit: undefined, remaining: undefined, reset: new Date('2100-01-01') } }),
    onceOnly,
  ),
  fault(
    'a rate-limit window that ended in the past',
    json(errorBody, 429, { 'x-rate-limit-reset': '1' }),
    api(429, { retryAfter: undefined }),
    onceOnly,
  ),

  // Bodies.
  fault('a 200 with an empty body', text(''), api(200, { code: undefined }), onceOnly),
  fault('a 204', text('', 204), api(204, { code: undefined }), onceOnly),
  fault('a 500 with an empty body', text('', 500), api(500, { code: undefined, attempts: expect.any(Number) as unknown }), ifSafe),
  fault('a 404 with an empty body', text('', 404), api(404), onceOnly),
  fault('a 200 with HTML', text(page, 200, html), { ...api(200), cause: true }, onceOnly),
  fault('a 502 with HTML', text(page, 502, html), { ...api(502), cause: true }, ifSafe),
  fault('a 403 with HTML', text(page, 403, html), { ...api(403), cause: true }, onceOnly),
  fault('truncated JSON', text(body.slice(0, -5)), { ...api(200), cause: true }, onceOnly),
  fault(
    'a Content-Length that is too small',
    bytes(`${head('content-length: 10\r\n')}${body}`, 'end'),
    { ...api(200), cause: true },
    onceOnly,
  ),
  fault(
    'plain text',
    text('It is done.', 200, { 'content-type': 'text/plain' }),
    { ...api(200, { message: expect.stringContaining('text/plain') as unknown }), cause: true },
    onceOnly,
  ),
  fault(
    'text without a content type',
    text('done'),
    { ...api(200, { message: expect.stringContaining('no content type') as unknown }), cause: true },
    onceOnly,
  ),
  fault('a JSON null', text('null'), api(200), onceOnly),
  fault('a JSON number', text('42'), api(200), onceOnly),
  fault('a JSON string', text('"fine"'), api(200), onceOnly),
  fault('a 400 with a JSON null', text('null', 400), api(400, { code: undefined }), onceOnly),
  fault('a 400 with an empty array', text('[]', 400), api(400, { code: undefined }), onceOnly),
  fault('a 400 whose error is null', text('{"error":null}', 400), api(400, { code: undefined }), onceOnly),
  fault('a 400 whose error is a number', text('{"error":7}', 400), api(400, { code: undefined }), onceOnly),
  fault('a 400 whose code is an object', text('{"error":{"code":{},"message":[]}}', 400), api(400, { code: undefined }), onceOnly),
  fault('a 400 with details nested 20,000 levels deep', text(`{"error":{"message":"No.","details":${deep}}}`, 400), api(400), onceOnly),
  fault('JSON in UTF-16', text(Buffer.from(body, 'utf16le')), { ...api(200), cause: true }, onceOnly),
  fault(
    'invalid UTF-8 before the JSON',
    text(Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(body)])),
    { ...api(200), cause: true },
    onceOnly,
  ),
  fault(
    'invalid UTF-8 in a string',
    text(Buffer.concat([Buffer.from('{"data":{"name":"'), Buffer.from([0xff]), Buffer.from('"}}')])),
    { like: { data: { name: '\ufffd' } } },
    onceOnly,
  ),
  fault('JSON with an HTML content type', text(body, 200, html), { like: good }, onceOnly),
  fault('JSON after a byte order mark', text(`\ufeff${body}`), { like: good }, onceOnly),
  fault(
    'early hints before the response',
    (response, request, number) =>
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => json(good)(response, request, number)),
    { like: good },
    onceOnly,
  ),
  fault(
    'a character split across chunks',
    bytes(
      Buffer.concat([
        Buffer.from(`${head('transfer-encoding: chunked\r\n')}9\r\n{"data":"\r\n1\r\n`),
        Buffer.from([0xc3]),
        Buffer.from('\r\n1\r\n'),
        Buffer.from([0xa9]),
        Buffer.from('\r\n2\r\n"}\r\n0\r\n\r\n'),
      ]),
      'end',
    ),
    { like: { data: 'é' } },
    onceOnly,
  ),

  // Sizes.
  fault(
    'a gzip bomb',
    text(bomb, 200, { 'content-encoding': 'gzip' }),
    { error: 'ChatConnectionError', like: { code: 'TOO_LARGE' } },
    onceOnly,
  ),
  fault(
    'a Content-Length of a terabyte',
    bytes(`${head('content-length: 1099511627776\r\n')}{`),
    { error: 'ChatConnectionError', like: { code: 'TOO_LARGE' } },
    onceOnly,
  ),
  fault(
    'truncated gzip',
    text(gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id })))).subarray(0, 2000), 200, {
      'content-encoding': 'gzip',
    }),
    { ...api(200), cause: true },
    onceOnly,
  ),
  fault('invalid gzip', text(body, 200, { 'content-encoding': 'gzip' }), connection(), ifSafe),

  ...redirects,
  ...serverErrors,
  ...clientErrors,
]
