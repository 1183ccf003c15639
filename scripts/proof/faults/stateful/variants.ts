import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Json } from '../../../../contract-tests/documents/json.ts'
import type { RawRequest, RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import type { Fault } from '../fault.ts'

/** A harmless variant: it still follows the documents. */
export interface Variant extends Fault {
  /** Changes a response. */
  change?(response: RawResponse, request: RawRequest): RawResponse | Promise<RawResponse>
  /** Sends a response in another way. */
  write?(response: RawResponse, outgoing: ServerResponse): void
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isJson = ({ body }: RawResponse) => body.startsWith('{')

/** A response with another body. */
const body = (change: (value: Json) => unknown) => (response: RawResponse) =>
  isJson(response) ? { ...response, body: JSON.stringify(change(JSON.parse(response.body))) } : response

const text = (change: (body: string) => string) => (response: RawResponse) =>
  isJson(response) ? { ...response, body: change(response.body) } : response

const headers = (change: (headers: [string, string][]) => [string, string][]) => (response: RawResponse) => ({
  ...response,
  headers: change(response.headers),
})

/** Every record, at any depth. */
function records(value: unknown, change: (record: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => records(item, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, records(child, change)])))
}

const isRecordOf = (value: Json, ...names: string[]) => names.every((name) => name in value)

/** The times that the server took from its clock, some seconds later: an import states times of its own, which are longer ago. */
const later = (record: Json, seconds: number): Json =>
  Object.fromEntries(
    ['createdAt', 'updatedAt', 'sentAt', 'joinedAt', 'flaggedAt'].flatMap((name) => {
      const at = record[name]
      return typeof at === 'number' && Math.abs(Date.now() / 1000 - at) < 3600 ? [[name, at + seconds]] : []
    }),
  )

const described: Omit<Variant, 'group' | 'kind' | 'operation'>[] = [
  {
    id: 'compressed-chunks',
    what: 'header names in capitals, and bodies compressed and in small chunks',
    write({ status, headers: own, body: plain }, outgoing) {
      outgoing.writeHead(status, [...own.map(([name, value]) => [name.toUpperCase(), value]), ['CONTENT-ENCODING', 'gzip']].flat())
      const bytes = gzipSync(plain)
      for (let at = 0; at < bytes.length; at += 101) outgoing.write(bytes.subarray(at, at + 101))
      outgoing.end()
    },
  },
  {
    id: 'charset-capitals',
    what: 'a charset in capitals, without a space',
    change: headers(() => [['content-type', 'Application/JSON;charset=UTF-8']]),
  },
  {
    id: 'more-headers',
    what: 'headers that gateways add',
    change: headers((own) => [
      ...own,
      ['server', 'gateway'],
      ['x-request-id', 'f-1'],
      ['cache-control', 'no-store'],
      ['set-cookie', 'a=b; Path=/'],
      ['etag', 'W/"1"'],
    ]),
  },
  {
    id: 'rate-limit-headers',
    what: 'rate limit headers on every response',
    change: headers((own) => [
      ...own,
      ['X-RateLimit-Limit', '10000'],
      ['X-RateLimit-Remaining', '9000'],
      ['X-RateLimit-Reset', String(Math.floor(Date.now() / 1000) + 60)],
    ]),
  },
  {
    id: 'older-rate-limit-headers',
    what: 'the older spelling of the rate limit headers',
    change: headers((own) => [...own, ['X-Rate-Limit', '700'], ['X-Rate-Limit-Remaining', '600']]),
  },
  {
    id: 'more-fields',
    what: 'undocumented fields in every record',
    change: body((value) =>
      records(value, (record) => (isRecordOf(record, 'createdAt') ? { ...record, revision: 7, region: 'eu' } : record)),
    ),
  },
  {
    id: 'more-at-the-top',
    what: 'a field next to data',
    change: body((value) => ('data' in value ? { ...value, requestId: 'f-1' } : value)),
  },
  {
    id: 'other-order-of-keys',
    what: 'keys in another order',
    change: body((value) => records(value, (record) => Object.fromEntries(Object.entries(record).reverse()))),
  },
  { id: 'indented', what: 'JSON with indentation', change: text((plain) => JSON.stringify(JSON.parse(plain), undefined, 2)) },
  { id: 'blank-lines', what: 'blank lines around the JSON', change: text((plain) => `\n  ${plain}\r\n\r\n`) },
  {
    id: 'escaped',
    what: 'non-ASCII characters as escapes',
    change: text((plain) => plain.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  },
  { id: 'escaped-slashes', what: 'slashes as escapes', change: text((plain) => plain.replaceAll('/', '\\/')) },
  {
    id: 'slower',
    what: 'a delay of up to 20 milliseconds',
    async change(response) {
      await pause(Math.random() * 20)
      return response
    },
  },
  {
    id: 'other-words',
    what: 'different error messages',
    change: body((value) =>
      'error' in value ? { error: { ...(value.error as Json), message: 'Das geht nicht.', devMessage: 'No.' } } : value,
    ),
  },
  {
    id: 'short-errors',
    what: 'errors with only code and message',
    change: body((value) => {
      const { code, message } = (value.error ?? {}) as Json
      return 'error' in value ? { error: { code, message } } : value
    }),
  },
  {
    id: 'unread-as-a-number',
    what: 'the count of unread messages as a number',
    change: body((value) =>
      records(value, (record) =>
        'unreadMessageCount' in record ? { ...record, unreadMessageCount: Number(record.unreadMessageCount) } : record,
      ),
    ),
  },
  {
    id: 'conversation-alone',
    what: 'a conversation instead of a list with a single conversation',
    change: (response, { method, url }) =>
      method === 'GET' && /^\/(users|groups)\/[^/]+\/conversation$/.test(url)
        ? body((value) => (Array.isArray(value.data) && value.data.length === 1 ? { ...value, data: value.data[0] } : value))(response)
        : response,
  },
  {
    id: 'times-as-digits',
    what: 'times of moderation reasons as strings of digits',
    change: (response, { url }) =>
      url.startsWith('/moderation/reasons')
        ? body((value) =>
            records(value, (record) =>
              isRecordOf(record, 'createdAt', 'updatedAt')
                ? { ...record, createdAt: String(record.createdAt), updatedAt: String(record.updatedAt) }
                : record,
            ),
          )(response)
        : response,
  },
  {
    id: 'one-page-at-least',
    what: 'an empty list has one page',
    change: body((value) =>
      records(value, (record) =>
        isRecordOf(record, 'total_pages', 'total') && record.total === 0 ? { ...record, total_pages: 1 } : record,
      ),
    ),
  },
  {
    id: 'no-total-beside-cursor',
    what: 'a total of 0 in lists with a cursor',
    change: body((value) => {
      const { meta } = value as { meta?: { cursor?: object; pagination?: Json } }
      return meta?.cursor && meta.pagination
        ? { ...value, meta: { ...meta, pagination: { ...meta.pagination, total: 0, total_pages: 1 } } }
        : value
    }),
  },
  {
    id: 'other-order',
    what: 'lists without pages and documented order in reverse',
    change: (response, { method, url }) =>
      method === 'GET' && !/messages|conversations|revisions/.test(url)
        ? body((value) => (Array.isArray(value.data) && !value.meta ? { ...value, data: value.data.toReversed() } : value))(response)
        : response,
  },
  {
    id: 'general-codes',
    what: 'the same error code for every invalid request',
    change: (response) =>
      response.status === 400 ? body((value) => ({ error: { ...(value.error as Json), code: 'ERR_BAD_REQUEST' } }))(response) : response,
  },
  {
    id: 'other-words-of-success',
    what: 'different success messages',
    change: body((value) => {
      const { data } = value as { data?: Json }
      return typeof data?.message === 'string' && 'success' in data ? { ...value, data: { ...data, message: 'Erledigt.' } } : value
    }),
  },
  {
    id: 'other-methods',
    what: 'HEAD and OPTIONS are supported, other methods are rejected without a body',
    change: (response, { method }) =>
      method === 'HEAD' || method === 'OPTIONS'
        ? { status: method === 'HEAD' ? 200 : 204, headers: [['allow', 'GET, HEAD, OPTIONS']], body: '' }
        : response.body.includes('ERR_API_NOT_FOUND')
          ? { status: 405, headers: [], body: '' }
          : response,
  },
  {
    id: 'clock-ahead',
    what: 'a clock that is 40 seconds ahead',
    // A cursor comes back with the next request, so it stays as it is.
    change: body((value) => ({
      ...value,
      ...('data' in value && { data: records(value.data, (record) => ({ ...record, ...later(record, 40) })) }),
    })),
  },
]

/** Harmless variants of the fake's responses. */
export const variants: readonly Variant[] = described.map((variant) => ({ ...variant, group: 'variant', kind: variant.id, operation: '' }))
