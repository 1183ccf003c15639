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

const api = (status: number, like: object = {}) => ({ error: 'ChatApiError', like: { status, ...like } }) as const
const connection = (code?: string) => ({ error: 'ChatConnectionError', ...(code && { like: { code } }), cause: true }) as const
const redirects = [300, 301, 302, 303, 304, 307, 308].map(
  (status): ServerFault => ({
    name: `a redirect with status ${status}`,
    respond: text('', status, { location: 'http://127.0.0.1:9/elsewhere' }),
    ...api(status, { code: undefined }),
    requests: onceOnly,
  }),
)
const serverErrors = [500, 502, 503, 504, 408].map(
  (status): ServerFault => ({
    name: `repeated responses with status ${status}`,
    respond: json(errorBody, status),
    ...api(status, { code: 'ERR_BAD_REQUEST' }),
    requests: ifSafe,
  }),
)
const clientErrors = [400, 401, 403, 404, 409, 422].map(
  (status): ServerFault => ({
    name: `an error response with status ${status}`,
    respond: json(errorBody, status),
    ...api(status, { ...errorBody.error, message: expect.stringContaining('No. (ERR_BAD_REQUEST)') as unknown, attempts: 1 }),
    requests: onceOnly,
  }),
)

/** Every fault that the client is tested with. */
export const faults: readonly ServerFault[] = [
  // The connection.
  { name: 'a connection reset before the headers', respond: ({ socket }) => socket?.resetAndDestroy(), ...connection(), requests: ifSafe },
  {
    name: 'a connection closed before the headers',
    respond: ({ socket }) => socket?.end(),
    ...connection('UND_ERR_SOCKET'),
    requests: ifSafe,
  },
  {
    name: 'a connection reset while reading headers',
    respond: bytes('HTTP/1.1 200 OK\r\ncontent-', 'reset'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a connection reset while reading the body',
    respond: bytes(`${head('content-length: 900\r\n')}{"data":`, 'reset'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a connection closed while reading the body',
    respond: bytes(`${head('content-length: 900\r\n')}{"data":`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a connection closed while reading a chunked body',
    respond: bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a connection reset while reading an error body',
    respond: bytes(`${head('content-length: 900\r\n', '400 Bad Request')}{"error":`, 'reset'),
    ...connection(),
    requests: ifSafe,
  },
  { name: 'a response that is not HTTP', respond: bytes('SSH-2.0-OpenSSH_9.9\r\n', 'end'), ...connection(), requests: ifSafe },
  { name: 'a non-numeric status', respond: bytes('HTTP/1.1 fine\r\n\r\n', 'end'), ...connection(), requests: ifSafe },
  {
    name: 'headers of 40 kB',
    respond: bytes(head(`x-huge: ${'x'.repeat(40_000)}\r\n`)),
    ...connection('UND_ERR_HEADERS_OVERFLOW'),
    requests: ifSafe,
  },
  {
    name: 'conflicting Content-Length headers',
    respond: bytes(`${head('content-length: 3\r\ncontent-length: 26\r\n')}${body}`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'an invalid chunk size',
    respond: bytes(`${head('transfer-encoding: chunked\r\n')}many\r\n`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a connection reset followed by a response',
    respond: once(({ socket }) => socket?.resetAndDestroy(), json(good)),
    requests: [2, 1],
  },

  // Time.
  {
    name: 'a stall before the headers',
    respond: () => {},
    error: 'ChatTimeoutError',
    like: { timeout: 60 },
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'a stall while reading headers',
    respond: bytes('HTTP/1.1 200 OK\r\nconte'),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'a stall while reading the body',
    respond: bytes(`${head('content-length: 900\r\n')}{"data":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'a stall while reading a chunked body',
    respond: bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'a stall while reading an error body',
    respond: bytes(`${head('content-length: 900\r\n', '500 Oops')}{"error":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  { name: 'an endless body that arrives slowly', respond: endlessBody, error: 'ChatTimeoutError', timeout: 60, requests: ifSafe },

  // Rates.
  {
    name: 'repeated 429s with Retry-After: 0',
    respond: json(errorBody, 429, { 'retry-after': '0' }),
    ...api(429, { retryAfter: 0, attempts: 2 }),
    requests: [2, 2],
  },
  { name: 'a 429 without Retry-After', respond: json(errorBody, 429), ...api(429, { retryAfter: undefined }), requests: onceOnly },
  { name: 'a 429 with an empty body', respond: text('', 429), ...api(429, { code: undefined }), requests: onceOnly },
  {
    name: 'a 429 followed by a response',
    respond: once(json(errorBody, 429, { 'retry-after': '0' }), json(good)),
    like: good,
    requests: [2, 2],
  },
  {
    name: 'a Retry-After of two minutes',
    respond: json(errorBody, 429, { 'retry-after': '120' }),
    ...api(429, { retryAfter: 120, attempts: 1 }),
    requests: onceOnly,
  },
  {
    name: 'a Retry-After of 400 digits',
    respond: json(errorBody, 429, { 'retry-after': '9'.repeat(400) }),
    ...api(429, { retryAfter: Number.POSITIVE_INFINITY }),
    requests: onceOnly,
  },
  {
    name: 'a Retry-After in the year 2100',
    respond: json(errorBody, 503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    ...api(503),
    requests: onceOnly,
  },
  {
    name: 'a Retry-After in the past',
    respond: json(errorBody, 429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
    ...api(429, { retryAfter: 0 }),
    requests: [2, 2],
  },
  {
    name: 'a negative Retry-After',
    respond: json(errorBody, 429, { 'retry-after': '-5' }),
    ...api(429, { retryAfter: undefined }),
    requests: onceOnly,
  },
  {
    name: 'a Retry-After-Ms of 90 seconds',
    respond: json(errorBody, 429, { 'retry-after-ms': '90000' }),
    ...api(429, { retryAfter: 90 }),
    requests: onceOnly,
  },
  {
    name: 'a rate-limit window that ends in 2100',
    respond: json(errorBody, 429, { 'x-ratelimit-reset': '4102444800' }),
    ...api(429, { rateLimit: { limit: undefined, remaining: undefined, reset: new Date('2100-01-01') } }),
    requests: onceOnly,
  },
  {
    name: 'a rate-limit window that ended in the past',
    respond: json(errorBody, 429, { 'x-rate-limit-reset': '1' }),
    ...api(429, { retryAfter: undefined }),
    requests: onceOnly,
  },

  // Bodies.
  { name: 'a 200 with an empty body', respond: text(''), ...api(200, { code: undefined }), requests: onceOnly },
  { name: 'a 204', respond: text('', 204), ...api(204, { code: undefined }), requests: onceOnly },
  {
    name: 'a 500 with an empty body',
    respond: text('', 500),
    ...api(500, { code: undefined, attempts: expect.any(Number) as unknown }),
    requests: ifSafe,
  },
  { name: 'a 404 with an empty body', respond: text('', 404), ...api(404), requests: onceOnly },
  { name: 'a 200 with HTML', respond: text(page, 200, html), ...api(200), cause: true, requests: onceOnly },
  { name: 'a 502 with HTML', respond: text(page, 502, html), ...api(502), cause: true, requests: ifSafe },
  { name: 'a 403 with HTML', respond: text(page, 403, html), ...api(403), cause: true, requests: onceOnly },
  { name: 'truncated JSON', respond: text(body.slice(0, -5)), ...api(200), cause: true, requests: onceOnly },
  {
    name: 'a Content-Length that is too small',
    respond: bytes(`${head('content-length: 10\r\n')}${body}`, 'end'),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'plain text',
    respond: text('It is done.', 200, { 'content-type': 'text/plain' }),
    ...api(200, { message: expect.stringContaining('text/plain') as unknown }),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'text without a content type',
    respond: text('done'),
    ...api(200, { message: expect.stringContaining('no content type') as unknown }),
    cause: true,
    requests: onceOnly,
  },
  { name: 'a JSON null', respond: text('null'), ...api(200), requests: onceOnly },
  { name: 'a JSON number', respond: text('42'), ...api(200), requests: onceOnly },
  { name: 'a JSON string', respond: text('"fine"'), ...api(200), requests: onceOnly },
  { name: 'a 400 with a JSON null', respond: text('null', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: 'a 400 with an empty array', respond: text('[]', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: 'a 400 whose error is null', respond: text('{"error":null}', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: 'a 400 whose error is a number', respond: text('{"error":7}', 400), ...api(400, { code: undefined }), requests: onceOnly },
  {
    name: 'a 400 whose code is an object',
    respond: text('{"error":{"code":{},"message":[]}}', 400),
    ...api(400, { code: undefined }),
    requests: onceOnly,
  },
  {
    name: 'a 400 with details nested 20,000 levels deep',
    respond: text(`{"error":{"message":"No.","details":${deep}}}`, 400),
    ...api(400),
    requests: onceOnly,
  },
  { name: 'JSON in UTF-16', respond: text(Buffer.from(body, 'utf16le')), ...api(200), cause: true, requests: onceOnly },
  {
    name: 'invalid UTF-8 before the JSON',
    respond: text(Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(body)])),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'invalid UTF-8 in a string',
    respond: text(Buffer.concat([Buffer.from('{"data":{"name":"'), Buffer.from([0xff]), Buffer.from('"}}')])),
    like: { data: { name: '\ufffd' } },
    requests: onceOnly,
  },
  { name: 'JSON with an HTML content type', respond: text(body, 200, html), like: good, requests: onceOnly },
  { name: 'JSON after a byte order mark', respond: text(`\ufeff${body}`), like: good, requests: onceOnly },
  {
    name: 'early hints before the response',
    respond: (response, request, number) =>
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => json(good)(response, request, number)),
    like: good,
    requests: onceOnly,
  },
  {
    name: 'a character split across chunks',
    respond: bytes(
      Buffer.concat([
        Buffer.from(`${head('transfer-encoding: chunked\r\n')}9\r\n{"data":"\r\n1\r\n`),
        Buffer.from([0xc3]),
        Buffer.from('\r\n1\r\n'),
        Buffer.from([0xa9]),
        Buffer.from('\r\n2\r\n"}\r\n0\r\n\r\n'),
      ]),
      'end',
    ),
    like: { data: 'é' },
    requests: onceOnly,
  },

  // Sizes.
  {
    name: 'a gzip bomb',
    respond: text(bomb, 200, { 'content-encoding': 'gzip' }),
    error: 'ChatConnectionError',
    like: { code: 'TOO_LARGE' },
    requests: onceOnly,
  },
  {
    name: 'a Content-Length of a terabyte',
    respond: bytes(`${head('content-length: 1099511627776\r\n')}{`),
    error: 'ChatConnectionError',
    like: { code: 'TOO_LARGE' },
    requests: onceOnly,
  },
  {
    name: 'truncated gzip',
    respond: text(gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id })))).subarray(0, 2000), 200, {
      'content-encoding': 'gzip',
    }),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  { name: 'invalid gzip', respond: text(body, 200, { 'content-encoding': 'gzip' }), ...connection(), requests: ifSafe },

  ...redirects,
  ...serverErrors,
  ...clientErrors,
]
