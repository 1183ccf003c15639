import type { Json } from '../../../../contract-tests/documents/json.ts'
import { type Call, type Handler, ServiceError } from '../../../../contract-tests/fake/call.ts'
import type { MessageRecord } from '../../../../contract-tests/fake/records.ts'
import type { GroupRecord } from '../../../../contract-tests/fake/store.ts'
import { groupIn, itemsOf, type Wrap } from '../../../../contract-tests/fake/wraps.ts'

// Wrappers of handlers that faults are made of.

export const messageIn = ({ store, path }: Call): MessageRecord | undefined => store.messages.get(String(path.id))

export const dataOf = (body: Json): Json => (body.data ?? {}) as Json

/** A response with other records, and counts to match. */
export function withItems(body: Json, items: Json[]): Json {
  const { pagination, current, ...meta } = (body.meta ?? {}) as { pagination?: Record<string, number>; current?: Record<string, number> }
  const more = items.length - itemsOf(body).length
  return {
    ...body,
    data: items,
    ...(body.meta !== undefined && {
      meta: {
        ...meta,
        ...(current && { current: { ...current, count: items.length } }),
        ...(pagination && {
          pagination: { ...pagination, count: items.length, ...(pagination.total !== undefined && { total: pagination.total + more }) },
        }),
      },
    }),
  }
}

/** Changes the response. */
export const onResponse =
  (change: (body: Json, call: Call) => Json): Wrap =>
  (next) =>
  (call) =>
    change(structuredClone(next(call)), call)

/** Sets properties of the response's `data`. */
export const withData = (change: (data: Json, call: Call) => Json): Wrap =>
  onResponse((body, call) => ({ ...body, data: { ...dataOf(body), ...change(dataOf(body), call) } }))

/** Sets properties of each record in the response's list. */
export const eachItem = (change: (item: Json) => Json): Wrap =>
  onResponse((body) => ({ ...body, data: itemsOf(body).map((item) => ({ ...item, ...change(item) })) }))

/** Does something else if the service rejects the call with one of these codes. */
export const lenient =
  (codes: RegExp, otherwise: (call: Call, next: Handler) => Json): Wrap =>
  (next) =>
  (call) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError && codes.test(error.code)) return otherwise(call, next)
      throw error
    }
  }

/** The response of an operation that returns no record. */
export const success = (message: string): Json => ({ data: { success: true, message } })

/** Changes records after the handler's work. */
export const afterwards =
  (act: (call: Call, body: Json) => void): Wrap =>
  (next) =>
  (call) => {
    const body = structuredClone(next(call))
    act(call, body)
    return body
  }

/** Changes the group of the path after the handler's work. */
export const onGroup = (act: (group: GroupRecord, call: Call) => void): Wrap =>
  afterwards((call) => {
    const group = groupIn(call)
    if (group) act(group, call)
  })

/** Changes the message that a call creates, or that its path names, after the handler's work. */
export const onMessage = (act: (message: MessageRecord, call: Call) => void): Wrap =>
  afterwards((call, body) => {
    const named = call.operation.path === '/messages/{id}' ? messageIn(call) : undefined
    const message = named ?? call.store.messages.get(String(dataOf(body).id)) ?? messageIn(call)
    if (message) act(message, call)
  })

/** Restores what the handler deletes from a table of the store. */
export const keeping =
  (name: 'messages' | 'authTokens' | 'friends' | 'flags'): Wrap =>
  (next) =>
  (call) => {
    const table = call.store[name] as Map<string, unknown>
    const before = [...table]
    const body = structuredClone(next(call))
    for (const [key, value] of before) table.set(key, value)
    return body
  }
