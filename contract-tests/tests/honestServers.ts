import { fakeCredentials } from '../exchange/environment.ts'
import { type Call, type Handler, type Handlers, ServiceError } from '../fake/call.ts'
import { families } from '../fake/families.ts'
import { readRequest } from '../fake/rawRequest.ts'
import { seed } from '../fake/seed.ts'
import { respond } from '../fake/service.ts'
import { createStore, type Json, type Store } from '../fake/store.ts'
import type { Contract } from '../spec/contract.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'

// Servers that follow the documents and do otherwise than the fake wherever the documents leave a choice.

/** One way of being right. */
export interface HonestStyle {
  /** Milliseconds until a message can be changed after it was sent. */
  settling: number
  /** Handlers in place of the fake's, by operation. */
  handlers: Record<string, (next: Handler) => Handler>
  /** Requests that are rejected although the fake accepts them. */
  rejects?(call: Call): string | undefined
  /** Whether JSON is read whatever the content type says. */
  anyContentType?: boolean
  /** Changes responses. */
  response?(body: Json, status: number): Json
  /** Records that the app has beside those of every app. */
  inhabit?(store: Store): void
}

const ownerStaysOutside =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: Json }
    if (call.actor) return body
    const group = call.store.groups.get(String(body.data.guid))
    group?.members.delete(String(body.data.owner))
    return { ...body, data: { ...body.data, membersCount: group?.members.size } }
  }

/** Rejects what would be one more than an app can have. */
const atMost =
  (count: number, code: string, table: (store: Store) => Map<string, object>) =>
  (next: Handler): Handler =>
  (call) => {
    const own = [...table(call.store).values()].filter((record) => (record as { default?: boolean }).default !== true)
    if (own.length >= count) throw new ServiceError(code, `An app can have ${count} of these.`)
    return next(call)
  }

const quotas = (code: string): HonestStyle['handlers'] => ({
  'create-reason': atMost(5, code, ({ reasons }) => reasons),
  'create-role': atMost(25, code, ({ roles }) => roles),
  'create-apikey': atMost(25, code, ({ apiKeys }) => apiKeys),
  'create-rule': atMost(25, code, ({ rules }) => rules),
  'create-keyword-list': atMost(25, code, ({ keywordLists }) => keywordLists),
})

/** A repeated report of one user changes nothing. */
const firstReportCounts =
  (next: Handler): Handler =>
  (call) =>
    call.store.flags.get(String(call.path.id))?.some(({ uid }) => uid === call.actor?.uid)
      ? { data: { success: true, message: 'The message is flagged already.' } }
      : next(call)

const openLists = ['category', 'categories']
const knownCategories = ['message', 'custom', 'action', 'call', 'interactive', 'agentic', 'card']

/** Keeps to what the documents name: no undeclared properties, no filters that need a user without one, no categories of its own invention. */
const narrow: HonestStyle = {
  settling: 120,
  handlers: { 'create-group': ownerStaysOutside, ...quotas('ERR_BAD_REQUEST'), 'flag-a-message': firstReportCounts },
  rejects({ operation, query, body, actor, store }) {
    if (operation.id === 'list-groups' && query.hasJoined !== undefined && !actor) return 'ERR_BAD_REQUEST'
    if (openLists.some((name) => [query[name] ?? []].flat().some((one) => !knownCategories.includes(String(one))))) return 'ERR_BAD_REQUEST'
    if (operation.id === 'update-authtoken' && Object.keys(body).some((name) => !['platform', 'userAgent', 'appInfo'].includes(name)))
      return 'ERR_BAD_REQUEST'
    if ('oneMore' in body) return 'ERR_BAD_REQUEST'
    if (body.quotedMessageId !== undefined && !store.messages.has(String(body.quotedMessageId))) return 'ERR_MESSAGE_ID_NOT_FOUND'
    return undefined
  },
  inhabit(store) {
    for (let number = 1; number <= 4; number++)
      store.reasons.set(`own-${number}`, { id: `own-${number}`, name: `Own ${number}`, createdAt: 1, updatedAt: 1 })
  },
}

/** Whoever can read a message or not may report it. */
const anybodyReports =
  (next: Handler): Handler =>
  (call) => {
    const { store, path, actor } = call
    const message = store.messages.get(String(path.id))
    const group = message?.receiverType === 'group' ? store.groups.get(message.receiver) : undefined
    if (!group || !actor || group.members.has(actor.uid)) return next(call)
    group.members.set(actor.uid, { scope: 'participant', joinedAt: store.now() })
    try {
      return next(call)
    } finally {
      group.members.delete(actor.uid)
    }
  }

/** Flagged messages themselves in the place of what is known about their review. */
const bareReviews =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: { message?: Json; ruleId?: string }[] }
    return { ...body, data: body.data.map((entry) => (entry.ruleId === undefined ? (entry.message ?? entry) : entry)) }
  }

/** A token that there is does for a call that demands no new one. */
const tokensOnDemand =
  (next: Handler): Handler =>
  (call) => {
    const { force } = (call.body ?? {}) as { force?: boolean }
    const tokens = families['list-authtokens']?.({ ...call, query: {} }) as { data: Json[] } | undefined
    const [known] = force ? [] : (tokens?.data ?? [])
    return known ? { data: known } : next(call)
  }

/** Begins at the newest messages; `previous` leads back to where a part was reached from, whatever the direction. */
const fromTheNewest =
  (next: Handler): Handler =>
  (call) => {
    const affix = call.query.affix ?? 'prepend'
    const body = next({ ...call, query: { ...call.query, affix } }) as { data: Json[]; meta: Json }
    const back = affix === 'prepend' ? { affix: 'append', ...body.data.at(-1) } : { affix: 'prepend', ...body.data[0] }
    const { id, sentAt } = back as Json
    return id === undefined ? body : { ...body, meta: { ...body.meta, previous: { affix: back.affix, id, sentAt } } }
  }

/** A reset makes everything read, and leaves the messages. */
const onlyReads =
  (operationId: string) =>
  (_: Handler): Handler =>
  (call) => {
    families[operationId]?.({ ...call, body: {} })
    return { data: { success: true, message: 'The conversation is reset.' } }
  }

/** A record with a property of the server's own, and a user with what stands in for a value that is not set. */
const withDefaults = (record: Json): Json => ({
  revision: 7,
  ...('role' in record && 'uid' in record && { avatar: 'https://example.com/nobody.png', deactivatedAt: 0 }),
  ...record,
})

/** Says more than the documents name, spells codes otherwise, and has no reason of its own left. */
const talkative: HonestStyle = {
  settling: 0,
  handlers: {
    ...quotas('ERR_PLAN_QUOTA_RESTRICTION'),
    'flag-a-message': anybodyReports,
    'list-reviewed-messages': bareReviews,
    'list-all-messages': fromTheNewest,
    'create-authtoken': tokensOnDemand,
    'reset-user-conversation': onlyReads('mark-user-conversation-as-read'),
    'reset-group-conversation': onlyReads('mark-group-conversation-as-read'),
  },
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
  inhabit(store) {
    for (let number = 1; number <= 5; number++)
      store.reasons.set(`own-${number}`, { id: `own-${number}`, name: `Own ${number}`, createdAt: 1, updatedAt: 1 })
    for (let number = 1; number <= 21; number++)
      families['create-role']?.({ store, body: { role: `role-${number}`, name: `Role ${number}` }, path: {}, query: {} } as unknown as Call)
  },
}

export const honestStyles = { narrow, talkative } as const

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A `fetch` that reaches an honest server in this process. Operations that the fake keeps no records for count as missing. */
export function honestFetch(contract: Contract, style: HonestStyle): typeof fetch {
  const { settling, handlers, rejects, response: change, inhabit, anyContentType } = style
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', behaviour: { settling } })
  seed(store, { apiKeys: [{ apiKey: fakeCredentials.apiKey, name: 'App' }] })
  inhabit?.(store)
  const own: Handlers = Object.fromEntries(
    Object.entries(families).map(([id, handler]) => {
      const served = handlers[id]?.(handler) ?? handler
      return [
        id,
        (call: Call) => {
          const code = rejects?.(call)
          if (code) throw new ServiceError(code, 'The request is rejected.')
          return served(call)
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
    const request = (await readRequest(incoming)) as RawRequest
    const { response } = respond({ contracts: [contract], store, families: own, fallback: () => missing }, request)
    const body =
      change && response.body.startsWith('{') ? JSON.stringify(change(JSON.parse(response.body), response.status)) : response.body
    return new Response([204, 304].includes(response.status) ? null : body, response)
  }
}
