import type { Json } from '../../../../contract-tests/documents/json.ts'
import type { RawRequest, RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import type { Fault } from '../fault.ts'

/** A harmless change of a response: it still follows the documents. */
export type Change = (response: RawResponse, request: RawRequest) => RawResponse | Promise<RawResponse>

/** A harmless variant of the fake. */
export interface Variant extends Fault {
  /** What is different about its responses. */
  readonly changes: readonly Change[]
  /** The milliseconds by which its clock is ahead. */
  readonly ahead?: number
}

const isJson = ({ body }: RawResponse) => body.startsWith('{')

/** A response with another body. */
const body =
  (change: (value: Json) => unknown): Change =>
  (response) =>
    isJson(response) ? { ...response, body: JSON.stringify(change(JSON.parse(response.body))) } : response

const text =
  (change: (body: string) => string): Change =>
  (response) =>
    isJson(response) ? { ...response, body: change(response.body) } : response

const headers =
  (change: (headers: [string, string][]) => [string, string][]): Change =>
  (response) => ({ ...response, headers: change(response.headers) })

/** Changes every record, at any depth. */
function records(value: unknown, change: (record: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => records(item, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, records(child, change)])))
}

/** Changes the records that have some properties. */
const recordsWith = (names: readonly string[], change: (record: Json) => Json): Change =>
  body((value) => records(value, (record) => (names.every((name) => name in record) ? change(record) : record)))

/** A change of the responses to GET requests of some addresses. */
const onGet =
  (pattern: RegExp, change: Change): Change =>
  (response, request) =>
    request.method === 'GET' && pattern.test(request.url) ? change(response, request) : response

const variant = (id: string, what: string, changes: readonly Change[], more: Pick<Variant, 'ahead'> = {}): Variant => ({
  ...{ id, what, changes, group: 'variant', kind: id, operation: '' },
  ...more,
})

/** The same JSON, written in another way. */
const otherText: readonly Change[] = [
  text((plain) => JSON.stringify(JSON.parse(plain), undefined, 2)),
  text((plain) => plain.replace(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  text((plain) => plain.replaceAll('/', '\\/')),
  text((plain) => `\n  ${plain}\r\n\r\n`),
]

const otherHeaders: readonly Change[] = [
  headers(() => [['content-type', 'Application/JSON;charset=UTF-8']]),
  headers((own) => [...own, ['server', 'gateway'], ['x-request-id', 'f-1'], ['cache-control', 'no-store'], ['set-cookie', 'a=b; Path=/']]),
  headers((own) => [...own, ['X-RateLimit-Limit', '10000'], ['X-RateLimit-Remaining', '9000'], ['etag', 'W/"1"']]),
  headers((own) => [...own, ['X-RateLimit-Reset', String(Math.floor(Date.now() / 1000) + 60)]]),
]

/**
 * Undocumented fields, keys and lists in another order, and values in the other documented form.
 */
const otherRecords: readonly Change[] = [
  recordsWith(['createdAt'], (record) => ({ ...record, revision: 7, region: 'eu' })),
  body((value) => ('data' in value ? { ...value, requestId: 'f-1' } : value)),
  body((value) => records(value, (record) => Object.fromEntries(Object.entries(record).reverse()))),
  recordsWith(['unreadMessageCount'], (record) => ({ ...record, unreadMessageCount: Number(record.unreadMessageCount) })),
  recordsWith(['total_pages', 'total'], (pages) => (pages.total === 0 ? { ...pages, total_pages: 1 } : pages)),
  // A conversation instead of a list with a single conversation.
  onGet(
    /^\/(users|groups)\/[^/]+\/conversation$/,
    body((value) => (Array.isArray(value.data) && value.data.length === 1 ? { ...value, data: value.data[0] } : value)),
  ),
  onGet(
    /^\/moderation\/reasons/,
    recordsWith(['createdAt', 'updatedAt'], (record) => ({
      ...record,
      createdAt: String(record.createdAt),
      updatedAt: String(record.updatedAt),
    })),
  ),
  // A list with a cursor does not count.
  body((value) => {
    const { meta } = value as { meta?: { cursor?: object; pagination?: Json } }
    return meta?.cursor && meta.pagination
      ? { ...value, meta: { ...meta, pagination: { ...meta.pagination, total: 0, total_pages: 1 } } }
      : value
  }),
  // The order of lists without pages is not documented.
  onGet(
    /^(?!.*(messages|conversations|revisions))/,
    body((value) => (Array.isArray(value.data) && !value.meta ? { ...value, data: value.data.toReversed() } : value)),
  ),
]

/**
 * Other and fewer words, general error codes, the older rate limit headers, and other answers to
 * methods that are not documented.
 */
const otherWords: readonly Change[] = [
  body((value) => {
    const { code } = (value.error ?? {}) as Json
    return 'error' in value ? { error: { code, message: 'Das geht nicht.' } } : value
  }),
  // Rules state the codes for an identifier that is taken and for what is too much.
  (response, request) =>
    response.status === 400 && !/ALREADY_EXISTS|LIMIT_EXCEEDED/.test(response.body)
      ? body((value) => ({ error: { ...(value.error as Json), code: 'ERR_BAD_REQUEST' } }))(response, request)
      : response,
  body((value) => {
    const { data } = value as { data?: Json }
    return typeof data?.message === 'string' && 'success' in data ? { ...value, data: { ...data, message: 'Erledigt.' } } : value
  }),
  headers((own) => [...own, ['X-Rate-Limit', '700'], ['X-Rate-Limit-Remaining', '600']]),
  (response, { method }) =>
    method === 'HEAD' || method === 'OPTIONS'
      ? { status: method === 'HEAD' ? 200 : 204, headers: [['allow', 'GET, HEAD, OPTIONS']], body: '' }
      : response.body.includes('ERR_API_NOT_FOUND')
        ? { status: 405, headers: [], body: '' }
        : response,
]

const late: Change = async (response) => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
  return response
}

/** Harmless variants of the fake's responses. */
export const variants: readonly Variant[] = [
  variant('other-text', 'indentation, blank lines and escapes, headers that gateways add, and a content type in capitals', [
    ...otherText,
    ...otherHeaders,
  ]),
  variant('other-records', 'more fields, another order, and the other documented forms of values', otherRecords),
  variant(
    'other-words',
    'other messages, general error codes, short errors, a delay, and a clock that is 40 seconds ahead',
    [...otherWords, late],
    { ahead: 40_000 },
  ),
]
