import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { type Call, type Handler, type Handlers, ServiceError } from '../fake/call.ts'
import { families } from '../fake/families.ts'
import { seed } from '../fake/seed.ts'
import { respond } from '../fake/service.ts'
import { createStore, type Store } from '../fake/store.ts'
import { readRequest } from '../mock/rawRequest.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { contrary, onceDecided } from './contraryStyle.ts'
import { copyingHandlers } from './honestConversations.ts'
import { type HonestStyle, together } from './honestStyle.ts'

const ownerStaysOutside =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: Json }
    if (call.actor) return body
    const group = call.store.groups.get(String(body.data.guid))
    group?.members.delete(String(body.data.owner))
    return { ...body, data: { ...body.data, membersCount: group?.members.size } }
  }

/** Rejects records beyond the app's quota. */
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

/** A repeated report by the same user changes nothing. */
const firstReportCounts =
  (next: Handler): Handler =>
  (call) =>
    call.store.flags.get(String(call.path.id))?.some(({ uid }) => uid === call.actor?.uid)
      ? { data: { success: true, message: 'The message is already flagged.' } }
      : next(call)

const openLists = ['category', 'categories']
const knownCategories = ['message', 'custom', 'action', 'call', 'interactive', 'agentic', 'card']

/**
 * Rejects everything undocumented: undeclared properties, filters without the user they need,
 * unknown categories.
 */
const narrow: HonestStyle = {
  settling: 120,
  handlers: { 'create-group': ownerStaysOutside, ...quotas('ERR_BAD_REQUEST'), 'flag-a-message': firstReportCounts },
  rejects({ operation, query, body, actor, store }) {
    if (operation.id === 'list-groups' && query.hasJoined !== undefined && !actor) return 'ERR_BAD_REQUEST'
    if (operation.id === 'list-users' && Array.isArray(query.status) && query.status.length > 1) return 'ERR_BAD_REQUEST'
    if (openLists.some((name) => [query[name] ?? []].flat().some((category) => !knownCategories.includes(String(category)))))
      return 'ERR_BAD_REQUEST'
    if (operation.id === 'update-authtoken' && Object.keys(body).some((name) => !['platform', 'userAgent', 'appInfo'].includes(name)))
      return 'ERR_BAD_REQUEST'
    if ('oneMore' in body) return 'ERR_BAD_REQUEST'
    if (body.quotedMessageId !== undefined && !store.messages.has(String(body.quotedMessageId))) return 'ERR_MESSAGE_ID_NOT_FOUND'
    return undefined
  },
  populate(store) {
    for (let number = 1; number <= 4; number++)
      store.reasons.set(`own-${number}`, { id: `own-${number}`, name: `Own ${number}`, createdAt: 1, updatedAt: 1 })
  },
}

/** Anyone may report a message, even without access to it. */
const anyoneReports =
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

/** Lists flagged messages themselves instead of their reviews. */
const bareReviews =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: { message?: Json; ruleId?: string }[] }
    return { ...body, data: body.data.map((entry) => (entry.ruleId === undefined ? (entry.message ?? entry) : entry)) }
  }

/** Returns an existing token unless a new token is forced. */
const tokensOnDemand =
  (next: Handler): Handler =>
  (call) => {
    const { force } = (call.body ?? {}) as { force?: boolean }
    const tokens = families['list-authtokens']?.({ ...call, query: {} }) as { data: Json[] } | undefined
    const [known] = force ? [] : (tokens?.data ?? [])
    return known ? { data: known } : next(call)
  }

/**
 * Starts at the newest messages; the `previous` cursor always points back to the preceding page.
 */
const fromTheNewest =
  (next: Handler): Handler =>
  (call) => {
    const affix = call.query.affix ?? 'prepend'
    const body = next({ ...call, query: { ...call.query, affix } }) as { data: Json[]; meta: Json }
    const back = affix === 'prepend' ? { affix: 'append', ...body.data.at(-1) } : { affix: 'prepend', ...body.data[0] }
    const { id, sentAt } = back as Json
    return id === undefined ? body : { ...body, meta: { ...body.meta, previous: { affix: back.affix, id, sentAt } } }
  }

/**
 * A reset only marks everything as read, and keeps the messages unless their removal is requested.
 */
const onlyReads =
  (operationId: string) =>
  (next: Handler): Handler =>
  (call) => {
    if (call.body.deleteMessagesPermanently === true) return next(call)
    families[operationId]?.({ ...call, body: {} })
    return { data: { success: true, message: 'The conversation is reset.' } }
  }

/** Adds an undocumented property to records, and default values to users. */
const withDefaults = (record: Json): Json => ({
  revision: 7,
  ...('role' in record && 'uid' in record && { avatar: 'https://example.com/nobody.png', deactivatedAt: 0 }),
  ...record,
})

/** Returns undocumented properties and codes, and has exhausted its quota of reasons. */
const talkative: HonestStyle = {
  settling: 0,
  handlers: {
    ...quotas('ERR_PLAN_QUOTA_RESTRICTION'),
    'flag-a-message': anyoneReports,
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
  populate(store) {
    for (let number = 1; number <= 5; number++)
      store.reasons.set(`own-${number}`, { id: `own-${number}`, name: `Own ${number}`, createdAt: 1, updatedAt: 1 })
    seed(store, { roles: Array.from({ length: 21 }, (_, index) => ({ role: `role-${index + 1}`, name: `Role ${index + 1}` })) })
  },
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Searches for words instead of text: punctuation does not count, nor does the beginning of a word.
 */
const byWords =
  (matches: (wanted: readonly string[], words: readonly string[]) => boolean, ...names: string[]) =>
  (next: Handler): Handler =>
  (call) => {
    const { searchKey, perPage = 100, page = 1, limit = perPage, ...query } = call.query
    if (searchKey === undefined) return next(call)
    const isIn = (name: string) => [call.query.searchIn ?? names].flat().includes(name)
    const body = next({ ...call, query: { ...query, perPage: 1000, limit: 1000 } }) as { data: Json[]; meta: Json }
    const found = body.data.filter((record) => {
      const texts = names.filter(isIn).map((name) => String(record[name] ?? (record.data as Json | undefined)?.[name] ?? ''))
      return matches(wordsOf(String(searchKey)), texts.flatMap(wordsOf))
    })
    const from = (Number(page) - 1) * Number(perPage)
    const data = found.slice(from, from + Number(limit))
    const total = found.length
    const counts = { total, count: data.length, per_page: perPage, current_page: page, total_pages: Math.ceil(total / Number(perPage)) }
    const current = { limit, count: data.length }
    return { ...body, data, meta: body.meta.pagination ? { ...body.meta, pagination: counts } : { ...body.meta, current } }
  }

const all = (wanted: readonly string[], words: readonly string[]) => wanted.every((word) => words.includes(word))
const some = (wanted: readonly string[], words: readonly string[]) => wanted.some((word) => words.includes(word))

/** An import of an existing record changes it. */
const importsTwice =
  (next: Handler): Handler =>
  (call) => {
    const body = next(call) as { data: Record<string, Json> }
    for (const [uid, result] of Object.entries(body.data)) {
      const user = call.store.users.get(uid)
      const sent = (call.body.users as Record<string, Json> | undefined)?.[uid]
      if (result.success !== false || !user || !sent) continue
      user.name = String(sent.name)
      body.data[uid] = { success: true, data: { uid, name: user.name, status: 'offline', role: 'default' } }
    }
    return body
  }

/** Several API keys may have the same name. */
const namedAlike =
  (next: Handler): Handler =>
  (call) => {
    const { name } = call.body as { name: string }
    const body = next({ ...call, body: { ...call.body, name: `${name} ${call.store.apiKeys.size}`.slice(-50) } }) as { data: Json }
    const key = call.store.apiKeys.get(String(body.data.apiKey))
    if (key) key.name = name
    return { data: { ...body.data, name } }
  }

const contents = ['hasAttachments', 'hasLinks', 'hasMentions', 'hasReactions']

/** Reads several filters for the content of messages as alternatives. */
const eitherContent =
  (next: Handler): Handler =>
  (call) => {
    const named = contents.filter((name) => call.query[name] === true)
    if (named.length < 2) return next(call)
    const others = Object.fromEntries(Object.entries(call.query).filter(([name]) => !named.includes(name)))
    const bodies = named.map((name) => next({ ...call, query: { ...others, [name]: true } }) as { data: Json[]; meta: Json })
    const data = [...new Map(bodies.flatMap((body) => body.data).map((message) => [message.id, message])).values()]
    return { data, meta: { current: { limit: call.query.limit ?? data.length, count: data.length } } }
  }

/**
 * Lowers page sizes, searches for words, invents codes, and treats a missing body as an empty one.
 */
const lenient: HonestStyle = {
  settling: 0,
  handlers: {
    'list-groups': byWords(all, 'guid', 'name'),
    'list-friends': byWords(all, 'uid', 'name'),
    'list-group-messages': (next) => byWords(some, 'text')(eitherContent(next)),
    'list-all-messages': byWords(some, 'text'),
    'import-users': importsTwice,
    'create-apikey': namedAlike,
    ...copyingHandlers,
  },
  request({ url, method, body, headers, ...request }) {
    const isFlag = method === 'POST' && url.endsWith('/flagged') && (body === undefined || body === '')
    const lowered = url.replace(/\b(perPage|limit)=\d{4,}/, '$1=1000').replace(/\b(perPage|limit|page)=(0|-\d+)\b/, '$1=1')
    const named = isFlag && !headers.some(([name]) => name.toLowerCase() === 'content-type')
    const typed: [string, string][] = named ? [['content-type', 'application/json']] : []
    return { ...request, url: lowered, method, headers: [...headers, ...typed], body: isFlag ? '{}' : body }
  },
  response(body, status) {
    const { code, ...error } = (body.error ?? {}) as Json
    const others: Json = { ERR_UID_NOT_FOUND: 'ERR_USER_NOT_FOUND', ERR_GUID_NOT_FOUND: 'ERR_NOT_FOUND', ERR_BAD_REQUEST: 'ERR_VALIDATION' }
    return status < 400 ? body : { error: { ...error, code: others[String(code)] ?? code } }
  },
  status: (status, code) => (code === 'AUTH_ERR_EMPTY_APIKEY' ? 403 : status),
}

/** Lists show new records only after this many milliseconds. */
const lag = 250

/** Handlers of lists that are read from an index, and of the operations that write to it. */
function indexed(): HonestStyle['handlers'] {
  const visibleFrom = new Map<string, number>()
  const idOf = (record: Json) => String(record.guid ?? record.id ?? record.uid)
  const writes = (next: Handler): Handler => {
    return (call) => {
      const body = next(call) as { data: Json }
      visibleFrom.set(idOf(body.data), Date.now() + lag)
      return body
    }
  }
  const lists = (next: Handler): Handler => {
    return (call) => {
      const body = next(call) as { data: Json[]; meta: { pagination?: Json; current?: Json } }
      const data = body.data.filter((record) => (visibleFrom.get(idOf(record)) ?? 0) <= Date.now())
      const { pagination, current } = body.meta
      const hidden = body.data.length - data.length
      if (hidden === 0) return body
      const total = Number(pagination?.total) - hidden
      const counts = { ...pagination, count: data.length, total, total_pages: Math.ceil(total / Number(pagination?.per_page)) }
      return {
        ...body,
        data,
        meta: { ...body.meta, ...(pagination && { pagination: counts }), ...(current && { current: { ...current, count: data.length } }) },
      }
    }
  }
  return {
    'create-user': writes,
    'create-group': writes,
    'send-message': writes,
    'list-users': lists,
    'list-groups': lists,
    'list-all-messages': lists,
    'list-group-messages': lists,
  }
}

/**
 * Shows messages to others once moderation has decided, and does not say which ones wait for it.
 */
const secretive: HonestStyle = {
  settling: 2400,
  handlers: Object.fromEntries(
    ['list-user-messages', 'list-all-messages', 'list-group-messages', 'list-conversations'].map((id) => [id, onceDecided]),
  ),
}

const lagging: HonestStyle = { settling: 0, handlers: indexed() }

export const honestStyles = { narrow, talkative, lenient, contrary } as const

/** Servers that together take every freedom of the styles. */
export const honestServers = {
  'narrow, and its lists lag': together(narrow, lagging),
  'lenient, and messages wait for moderation': together(lenient, secretive),
  talkative,
  contrary,
} as const

/**
 * A `fetch` for an honest server in this process. Operations that the fake does not implement are
 * missing.
 */
export function honestFetch(contract: Contract, style: HonestStyle): typeof fetch {
  const { settling, handlers, rejects, response: change, populate, anyContentType } = style
  const store = createStore({ appId: 'app-linden-yard', region: 'eu', behaviour: { settling } })
  seed(store, { apiKeys: [{ apiKey: fakeCredentials.apiKey, name: 'App' }] })
  populate?.(store)
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
    const raw = (await readRequest(incoming)) as RawRequest
    const request = style.request?.(raw) ?? raw
    const { response } = respond({ contracts: [contract], store, families: own, fallback: () => missing }, request)
    const body =
      change && response.body.startsWith('{') ? JSON.stringify(change(JSON.parse(response.body), response.status)) : response.body
    const { code } = (response.status >= 400 && response.body.startsWith('{') ? JSON.parse(response.body).error : {}) as Json
    const status = style.status?.(response.status, code) ?? response.status
    return new Response([204, 304].includes(status) ? null : body, { status, headers: response.headers })
  }
}
