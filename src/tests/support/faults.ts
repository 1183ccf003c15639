import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { type Answerer, bytes, json, text } from './server.ts'

/** The expected result of a call. */
interface Outcome {
  /** Name of the error's class; absent where the call must succeed. */
  readonly error?: 'ChatApiError' | 'ChatConnectionError' | 'ChatTimeoutError'
  /** Fields of the error, or the answer. */
  readonly like?: object
  /** Whether the error keeps what was wrong underneath. */
  readonly cause?: true
  /** How many requests are sent: of a GET, of a POST. */
  readonly requests: readonly [get: number, post: number]
}

/** One fault of a server, and the expected behaviour of the client. */
export interface Fault extends Outcome {
  readonly name: string
  readonly answer: Answerer
  /** Time allowed for one attempt, where the fault is about time. */
  readonly timeout?: number
}

const good = { data: { uid: 'mira' } }
const refusal = { error: { code: 'ERR_BAD_REQUEST', message: 'No.', devMessage: 'Not so.', details: { uid: ['bad'] }, source: 'chat-api' } }
const body = JSON.stringify(good)
const head = (headers: string, status = '200 OK') => `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n${headers}\r\n`
const page = '<!doctype html><html><body>Bad gateway</body></html>'
const html = { 'content-type': 'text/html' }
const once =
  (first: Answerer, then: Answerer): Answerer =>
  (response, request, number) =>
    (number === 1 ? first : then)(response, request, number)

/** 101 MiB of blanks, some hundred kilobytes on the wire. */
const bomb = (() => {
  let made: Buffer | undefined
  return () => (made ??= gzipSync(Buffer.alloc(101 * 2 ** 20, ' ')))
})()

const drip: Answerer = (response) => {
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
  (status): Fault => ({
    name: `redirect ${status}`,
    answer: text('', status, { location: 'http://127.0.0.1:9/elsewhere' }),
    ...api(status, { code: undefined }),
    requests: onceOnly,
  }),
)
const storms = [500, 502, 503, 504, 408].map(
  (status): Fault => ({
    name: `storm of ${status}`,
    answer: json(refusal, status),
    ...api(status, { code: 'ERR_BAD_REQUEST' }),
    requests: ifSafe,
  }),
)
const refusals = [400, 401, 403, 404, 409, 422].map(
  (status): Fault => ({
    name: `refusal ${status}`,
    answer: json(refusal, status),
    ...api(status, { ...refusal.error, message: expect.stringContaining('No. (ERR_BAD_REQUEST)') as unknown, attempts: 1 }),
    requests: onceOnly,
  }),
)

/** Every fault that the client is tested with. */
export const faults: readonly Fault[] = [
  // The connection.
  { name: 'reset before headers', answer: ({ socket }) => socket?.resetAndDestroy(), ...connection(), requests: ifSafe },
  { name: 'closed before headers', answer: ({ socket }) => socket?.end(), ...connection('UND_ERR_SOCKET'), requests: ifSafe },
  { name: 'reset amid headers', answer: bytes('HTTP/1.1 200 OK\r\ncontent-', 'reset'), ...connection(), requests: ifSafe },
  { name: 'reset amid the body', answer: bytes(`${head('content-length: 900\r\n')}{"data":`, 'reset'), ...connection(), requests: ifSafe },
  { name: 'closed amid the body', answer: bytes(`${head('content-length: 900\r\n')}{"data":`, 'end'), ...connection(), requests: ifSafe },
  {
    name: 'closed amid a chunked body',
    answer: bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'reset amid an error body',
    answer: bytes(`${head('content-length: 900\r\n', '400 Bad Request')}{"error":`, 'reset'),
    ...connection(),
    requests: ifSafe,
  },
  { name: 'no HTTP at all', answer: bytes('SSH-2.0-OpenSSH_9.9\r\n', 'end'), ...connection(), requests: ifSafe },
  { name: 'a status that is no number', answer: bytes('HTTP/1.1 fine\r\n\r\n', 'end'), ...connection(), requests: ifSafe },
  {
    name: 'headers of 40 kB',
    answer: bytes(head(`x-huge: ${'x'.repeat(40_000)}\r\n`)),
    ...connection('UND_ERR_HEADERS_OVERFLOW'),
    requests: ifSafe,
  },
  {
    name: 'two lengths that differ',
    answer: bytes(`${head('content-length: 3\r\ncontent-length: 26\r\n')}${body}`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  {
    name: 'a chunk size that is no number',
    answer: bytes(`${head('transfer-encoding: chunked\r\n')}many\r\n`, 'end'),
    ...connection(),
    requests: ifSafe,
  },
  { name: 'reset, then an answer', answer: once(({ socket }) => socket?.resetAndDestroy(), json(good)), requests: [2, 1] },

  // Time.
  { name: 'stall before headers', answer: () => {}, error: 'ChatTimeoutError', like: { timeout: 60 }, timeout: 60, requests: ifSafe },
  { name: 'stall amid headers', answer: bytes('HTTP/1.1 200 OK\r\nconte'), error: 'ChatTimeoutError', timeout: 60, requests: ifSafe },
  {
    name: 'stall amid the body',
    answer: bytes(`${head('content-length: 900\r\n')}{"data":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'stall amid a chunked body',
    answer: bytes(`${head('transfer-encoding: chunked\r\n')}8\r\n{"data":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  {
    name: 'stall amid an error body',
    answer: bytes(`${head('content-length: 900\r\n', '500 Oops')}{"error":`),
    error: 'ChatTimeoutError',
    timeout: 60,
    requests: ifSafe,
  },
  { name: 'a drip that never ends', answer: drip, error: 'ChatTimeoutError', timeout: 60, requests: ifSafe },

  // Rates.
  {
    name: 'storm of 429',
    answer: json(refusal, 429, { 'retry-after': '0' }),
    ...api(429, { retryAfter: 0, attempts: 2 }),
    requests: [2, 2],
  },
  { name: 'storm of 429 without Retry-After', answer: json(refusal, 429), ...api(429, { retryAfter: undefined }), requests: onceOnly },
  { name: 'storm of empty 429', answer: text('', 429), ...api(429, { code: undefined }), requests: onceOnly },
  { name: 'one 429, then an answer', answer: once(json(refusal, 429, { 'retry-after': '0' }), json(good)), like: good, requests: [2, 2] },
  {
    name: 'Retry-After of two minutes',
    answer: json(refusal, 429, { 'retry-after': '120' }),
    ...api(429, { retryAfter: 120, attempts: 1 }),
    requests: onceOnly,
  },
  {
    name: 'Retry-After beyond all numbers',
    answer: json(refusal, 429, { 'retry-after': '9'.repeat(400) }),
    ...api(429, { retryAfter: Number.POSITIVE_INFINITY }),
    requests: onceOnly,
  },
  {
    name: 'Retry-After in a far year',
    answer: json(refusal, 503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    ...api(503),
    requests: onceOnly,
  },
  {
    name: 'Retry-After of a past date',
    answer: json(refusal, 429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
    ...api(429, { retryAfter: 0 }),
    requests: [2, 2],
  },
  {
    name: 'Retry-After that says nothing',
    answer: json(refusal, 429, { 'retry-after': '-5' }),
    ...api(429, { retryAfter: undefined }),
    requests: onceOnly,
  },
  {
    name: 'Retry-After-Ms of 90 seconds',
    answer: json(refusal, 429, { 'retry-after-ms': '90000' }),
    ...api(429, { retryAfter: 90 }),
    requests: onceOnly,
  },
  {
    name: 'a window that resets in 2100',
    answer: json(refusal, 429, { 'x-ratelimit-reset': '4102444800' }),
    ...api(429, { rateLimit: { limit: undefined, remaining: undefined, reset: new Date('2100-01-01') } }),
    requests: onceOnly,
  },
  {
    name: 'a window that has been reset',
    answer: json(refusal, 429, { 'x-rate-limit-reset': '1' }),
    ...api(429, { retryAfter: undefined }),
    requests: onceOnly,
  },

  // Bodies.
  { name: '200 with an empty body', answer: text(''), ...api(200, { code: undefined }), requests: onceOnly },
  { name: '204', answer: text('', 204), requests: onceOnly },
  {
    name: '500 with an empty body',
    answer: text('', 500),
    ...api(500, { code: undefined, attempts: expect.any(Number) as unknown }),
    requests: ifSafe,
  },
  { name: '404 with an empty body', answer: text('', 404), ...api(404), requests: onceOnly },
  { name: '200 with HTML', answer: text(page, 200, html), ...api(200), cause: true, requests: onceOnly },
  { name: '502 with HTML', answer: text(page, 502, html), ...api(502), cause: true, requests: ifSafe },
  { name: '403 with HTML', answer: text(page, 403, html), ...api(403), cause: true, requests: onceOnly },
  { name: 'JSON cut short', answer: text(body.slice(0, -5)), ...api(200), cause: true, requests: onceOnly },
  {
    name: 'a length that is too short',
    answer: bytes(`${head('content-length: 10\r\n')}${body}`, 'end'),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'plain text',
    answer: text('It is done.', 200, { 'content-type': 'text/plain' }),
    ...api(200, { message: expect.stringContaining('text/plain') as unknown }),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'no content type and no JSON',
    answer: text('done'),
    ...api(200, { message: expect.stringContaining('no content type') as unknown }),
    cause: true,
    requests: onceOnly,
  },
  { name: 'JSON null', answer: text('null'), ...api(200), requests: onceOnly },
  { name: 'JSON number', answer: text('42'), ...api(200), requests: onceOnly },
  { name: 'JSON text', answer: text('"fine"'), ...api(200), requests: onceOnly },
  { name: '400 with JSON null', answer: text('null', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: '400 with an empty list', answer: text('[]', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: '400 whose error is null', answer: text('{"error":null}', 400), ...api(400, { code: undefined }), requests: onceOnly },
  { name: '400 whose error is a number', answer: text('{"error":7}', 400), ...api(400, { code: undefined }), requests: onceOnly },
  {
    name: '400 whose code is an object',
    answer: text('{"error":{"code":{},"message":[]}}', 400),
    ...api(400, { code: undefined }),
    requests: onceOnly,
  },
  {
    name: '400 with details nested 20,000 deep',
    answer: text(`{"error":{"message":"No.","details":${deep}}}`, 400),
    ...api(400),
    requests: onceOnly,
  },
  { name: 'UTF-16', answer: text(Buffer.from(body, 'utf16le')), ...api(200), cause: true, requests: onceOnly },
  {
    name: 'bytes that are no UTF-8, where JSON stands',
    answer: text(Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(body)])),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  {
    name: 'bytes that are no UTF-8, in a text',
    answer: text(Buffer.concat([Buffer.from('{"data":{"name":"'), Buffer.from([0xff]), Buffer.from('"}}')])),
    like: { data: { name: '\ufffd' } },
    requests: onceOnly,
  },
  { name: 'JSON called HTML', answer: text(body, 200, html), like: good, requests: onceOnly },
  { name: 'JSON after a byte order mark', answer: text(`\ufeff${body}`), like: good, requests: onceOnly },
  {
    name: 'hints before the answer',
    answer: (response, request, number) =>
      response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => json(good)(response, request, number)),
    like: good,
    requests: onceOnly,
  },
  {
    name: 'a character cut by chunks',
    answer: bytes(
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
    name: 'gzip bomb',
    answer: (response, request, number) => text(bomb(), 200, { 'content-encoding': 'gzip' })(response, request, number),
    error: 'ChatConnectionError',
    like: { code: 'TOO_LARGE' },
    requests: onceOnly,
  },
  {
    name: 'a length of a terabyte',
    answer: bytes(`${head('content-length: 1099511627776\r\n')}{`),
    error: 'ChatConnectionError',
    like: { code: 'TOO_LARGE' },
    requests: onceOnly,
  },
  {
    name: 'gzip cut short',
    answer: text(gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id })))).subarray(0, 2000), 200, {
      'content-encoding': 'gzip',
    }),
    ...api(200),
    cause: true,
    requests: onceOnly,
  },
  { name: 'gzip that is none', answer: text(body, 200, { 'content-encoding': 'gzip' }), ...connection(), requests: ifSafe },

  ...redirects,
  ...storms,
  ...refusals,
]
