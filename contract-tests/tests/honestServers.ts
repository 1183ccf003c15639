import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { createRandom } from '../documents/random.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type FakeCall, type Handlers, ServiceError } from '../fake/fakeCall.ts'
import { changingRecords } from '../fake/readings/reading.ts'
import { seed } from '../fake/seed.ts'
import { respondAsFake } from '../fake/service.ts'
import { createStore, type Store } from '../fake/store.ts'
import type { Wrap } from '../fake/wraps.ts'
import { readRequest } from '../mock/rawRequest.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { allReadings, handlersWith } from './formerReadings/formerReadings.ts'

// Servers that follow the documents but differ from the fake wherever the documents leave a choice.

/** A variant of correct behaviour. */
export interface HonestStyle {
  /** Milliseconds after sending until a message can be changed. */
  readonly settling?: number
  /** The readings that it takes. */
  readonly readings?: readonly string[]
  /** Handlers that replace the fake's, by operation. */
  readonly handlers?: Record<string, Wrap>
  /** Returns an error code for requests that the fake accepts but this server rejects. */
  rejects?(call: FakeCall): string | undefined
  /** Changes requests before they are handled. */
  request?(request: RawRequest): RawRequest
  /** Whether JSON is accepted with any content type. */
  readonly anyContentType?: boolean
  /** Changes responses. */
  response?(body: Json, status: number): unknown
  /** Changes the status of an error. */
  status?(status: number, code: unknown): number
  /** Adds existing records to the app. */
  populate?(store: Store): void
}

/** A record without some properties. */
export const omitting =
  (...names: string[]) =>
  (record: Json): Json =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

/** Changes every record in a body. */
export const everyRecord =
  (change: (record: Json) => Json) =>
  (value: unknown): unknown => {
    const changed = everyRecord(change)
    if (Array.isArray(value)) return value.map(changed)
    return isObject(value) ? change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, changed(child)]))) : value
  }

/** Rejects records beyond the app's quota. */
const atMost =
  (count: number, code: string, table: (store: Store) => Map<string, object>): Wrap =>
  (call, next) => {
    const own = [...table(call.store).values()].filter((record) => (record as { default?: boolean }).default !== true)
    if (own.length >= count) throw new ServiceError(code, `An app can have ${count} of these.`)
    return next(call)
  }

const quotas = (code: string): Record<string, Wrap> => ({
  'create-reason': atMost(5, code, ({ reasons }) => reasons),
  'create-role': atMost(25, code, ({ roles }) => roles),
  'create-apikey': atMost(25, code, ({ apiKeys }) => apiKeys),
  'create-rule': atMost(25, code, ({ rules }) => rules),
  'create-keyword-list': atMost(25, code, ({ keywordLists }) => keywordLists),
})

function addReasons(store: Store, count: number): void {
  for (let number = 1; number <= count; number++)
    store.reasons.set(`own-${number}`, { id: `own-${number}`, name: `Own ${number}`, createdAt: 1, updatedAt: 1 })
}

/** Rejects undeclared properties. */
const narrow: HonestStyle = {
  settling: 120,
  handlers: quotas('ERR_BAD_REQUEST'),
  rejects({ operation, body }) {
    if (operation.id === 'update-authtoken' && Object.keys(body).some((name) => !['platform', 'userAgent', 'appInfo'].includes(name)))
      return 'ERR_BAD_REQUEST'
    return 'oneMore' in body ? 'ERR_BAD_REQUEST' : undefined
  },
  populate: (store) => addReasons(store, 4),
}

/** Adds an undocumented property to records, and default values to users. */
const withDefaults = (record: Json): Json => ({
  revision: 7,
  ...('role' in record && 'uid' in record && { avatar: 'https://example.com/nobody.png', deactivatedAt: 0 }),
  ...record,
})

/** Returns undocumented properties and codes, and has exhausted its quota of reasons. */
const talkative: HonestStyle = {
  handlers: quotas('ERR_PLAN_QUOTA_RESTRICTION'),
  anyContentType: true,
  response(body, status) {
    if (status < 400)
      return { ...body, requestId: 'f-1', ...(isObject(body.data) && 'createdAt' in body.data && { data: withDefaults(body.data) }) }
    const error = body.error as Json
    return {
      error: {
        ...error,
        code: error.code === 'ERR_MESSAGE_ID_NOT_FOUND' ? 'ERR_MSG_NOT_FOUND' : error.code,
        hint: 'See the guide.',
        details: { password: ['The password field is required.'] },
      },
    }
  },
  populate(store) {
    addReasons(store, 5)
    seed(store, { roles: Array.from({ length: 21 }, (_, index) => ({ role: `role-${index + 1}`, name: `Role ${index + 1}` })) })
  },
}

const ofTexts = /^(uid|guid|name|description|remark|reasonId|role|text)$/

/**
 * A body as many programs read it: null is missing, but for an avatar, numbers are texts, and an
 * object that ends too early is empty.
 */
function converted(body: string): string {
  const read = parsed(body)
  if (!isObject(read)) return read === undefined && body.startsWith('{') ? '{}' : body
  return JSON.stringify(read, (name, value) => {
    if (value === null && name !== 'avatar') return undefined
    return typeof value === 'number' && ofTexts.test(name) ? String(value) : value
  })
}

/**
 * Lowers page sizes, invents codes, treats a missing body as an empty one and null as missing,
 * takes numbers for texts, and leaves out what is optional.
 */
const lenient: HonestStyle = {
  settling: 2400,
  handlers: {
    'change-group-member-scope': changingRecords(omitting('joinedAt')),
    'list-blocked-messages': changingRecords(omitting('updatedAt', 'appId')),
    'list-conversations': changingRecords(omitting('createdAt', 'unreadMessageCount')),
    'update-submitted-message': changingRecords(omitting('editedBy')),
  },
  request({ url, method, body, headers, ...request }) {
    const isFlag = method === 'POST' && url.endsWith('/flagged') && (body === undefined || body === '')
    const lowered = url.replace(/\b(perPage|limit)=\d{4,}/, '$1=1000').replace(/\b(perPage|limit|page)=(0|-\d+)\b/, '$1=1')
    const named = isFlag && !headers.some(([name]) => name.toLowerCase() === 'content-type')
    const typed: [string, string][] = named ? [['content-type', 'application/json']] : []
    return { ...request, url: lowered, method, headers: [...headers, ...typed], body: isFlag ? '{}' : body && converted(body) }
  },
  response(body, status) {
    const { code, ...error } = (body.error ?? {}) as Json
    const others: Json = { ERR_UID_NOT_FOUND: 'ERR_USER_NOT_FOUND', ERR_GUID_NOT_FOUND: 'ERR_NOT_FOUND', ERR_BAD_REQUEST: 'ERR_VALIDATION' }
    return status < 400 ? body : { error: { ...error, code: others[String(code)] ?? code } }
  },
  status: (status, code) => (code === 'AUTH_ERR_EMPTY_APIKEY' ? 403 : status),
}

/** Takes every reading. */
const contrary: HonestStyle = {
  settling: 60,
  readings: allReadings.map(({ name }) => name),
  rejects({ operation, path }) {
    // An emoji counts as two characters.
    if (String(path.reaction ?? '').length > 45) return 'ERR_BAD_REQUEST'
    // The app has no saved messages.
    return /^(un)?save-message$/.test(operation.id) ? 'ERR_FEATURE_NOT_ACCESSIBLE' : undefined
  },
}

/** Servers that take the freedoms of the documents. */
export const honestServers = { narrow, talkative, lenient, contrary } as const

/** A server that takes some of all these liberties, chosen at random. */
export function honestMix(seed: number): HonestStyle {
  const random = createRandom(seed)
  const oneOf = <Value>(...values: Value[]) => values[Math.floor(random() * values.length)] as Value
  const share = oneOf(0.1, 0.3, 0.5, 0.8)
  const [settling, handlers] = [oneOf(0, 60, 120, 2400), oneOf({}, narrow.handlers, lenient.handlers)]
  const changes = [talkative.response, lenient.response].filter(() => random() < 0.3)
  const taken = allReadings.map(({ name }) => name).filter(() => random() < share)
  // Cursors that go on after a message would show it again in a list that begins with the newest.
  const readings = taken.includes('message-cursor-direction/after') ? taken.filter((name) => !/messages\/newest-first$/.test(name)) : taken
  return {
    ...{ settling, handlers, readings },
    anyContentType: random() < 0.4,
    ...(random() < 0.4 && { request: lenient.request }),
    ...(random() < 0.2 && { status: lenient.status }),
    populate: oneOf(() => {}, narrow.populate, talkative.populate),
    response: (body, status) => changes.reduce((changed, change) => change?.(changed, status) as Json, body),
  } as HonestStyle
}

/**
 * A `fetch` for an honest server in this process. Operations that the fake does not implement are
 * missing.
 */
export function honestFetch(contract: Contract, style: HonestStyle): typeof fetch {
  const { settling = 0, readings: taken = [], handlers = {}, rejects, response: change, populate, anyContentType } = style
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', behaviour: { settling } })
  seed(store, { apiKeys: [{ apiKey: fakeCredentials.apiKey, name: 'App' }] })
  populate?.(store)
  const own: Handlers = Object.fromEntries(
    Object.entries(handlersWith(taken)).map(([id, handler]) => {
      const wrap = handlers[id]
      return [
        id,
        (call: FakeCall) => {
          const code = rejects?.(call)
          if (code) throw new ServiceError(code, 'The request is rejected.')
          return wrap ? wrap(call, handler) : handler(call)
        },
      ]
    }),
  )
  const missing: RawResponse = {
    status: 501,
    headers: [['content-type', 'application/json']],
    body: '{"error":{"code":"ERR_API_NOT_FOUND","message":"Not implemented."}}',
  }
  return async (input, init) => {
    const incoming = new Request(input, init)
    if (anyContentType && incoming.headers.get('content-type')?.includes('xml')) incoming.headers.set('content-type', 'application/json')
    const raw = (await readRequest(incoming)) as RawRequest
    const request = style.request?.(raw) ?? raw
    const { response } = respondAsFake({ contracts: [contract], store, families: own, fallback: () => missing }, request)
    const body =
      change && response.body.startsWith('{') ? JSON.stringify(change(JSON.parse(response.body), response.status)) : response.body
    const { code } = (response.status >= 400 && response.body.startsWith('{') ? JSON.parse(response.body).error : {}) as Json
    const status = style.status?.(response.status, code) ?? response.status
    return new Response([204, 304].includes(status) ? null : body, { status, headers: response.headers })
  }
}
