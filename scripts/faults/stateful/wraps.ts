import { type Call, type Handler, ServiceError } from '../../../contract-tests/fake/call.ts'
import type { GroupRecord, Json, MessageRecord, UserRecord } from '../../../contract-tests/fake/store.ts'
import type { Wrap } from './fault.ts'

// The shapes that faults of handlers have.

export const userIn = ({ store, path }: Call): UserRecord | undefined => store.users.get(String(path.uid).toLowerCase())
export const groupIn = ({ store, path }: Call): GroupRecord | undefined => store.groups.get(String(path.guid).toLowerCase())
export const messageIn = ({ store, path }: Call): MessageRecord | undefined => store.messages.get(String(path.id))

export const dataOf = (body: Json): Json => (body.data ?? {}) as Json

/** The records of a list in a response. */
export const itemsOf = (body: Json): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : [])

/** A response with other records, its figures made to fit. */
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
export const answering =
  (change: (body: Json, call: Call) => Json): Wrap =>
  (next) =>
  (call) =>
    change(structuredClone(next(call)), call)

/** Sets properties of the response's `data`. */
export const withData = (change: (data: Json, call: Call) => Json): Wrap =>
  answering((body, call) => ({ ...body, data: { ...dataOf(body), ...change(dataOf(body), call) } }))

/** Sets properties of each record in the response's list. */
export const eachItem = (change: (item: Json) => Json): Wrap =>
  answering((body) => ({ ...body, data: itemsOf(body).map((item) => ({ ...item, ...change(item) })) }))

/** Changes the call. */
export const asking =
  (change: (call: Call) => Call): Wrap =>
  (next) =>
  (call) =>
    next(change(call))

/** Ignores a property of the body. */
export const withoutProperty = (name: string): Wrap => asking(({ body: { [name]: _, ...body }, ...call }) => ({ ...call, body }))

/** Ignores a query parameter. */
export const withoutParameter = (name: string): Wrap => asking(({ query: { [name]: _, ...query }, ...call }) => ({ ...call, query }))

/** Lets the app act in place of the user. */
export const withoutActor: Wrap = asking((call) => ({ ...call, actor: undefined }))

/** Does something else where the service rejects the call with one of these codes. */
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

/** Lets the app act in place of the user where the service rejects the user with one of these codes. */
export const unranked = (codes: RegExp): Wrap => lenient(codes, (call, next) => next({ ...call, actor: undefined }))

/** The response of an operation that has nothing else to say. */
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

/** Changes the user of the path after the handler's work. */
export const onUser = (act: (user: UserRecord, call: Call) => void): Wrap =>
  afterwards((call) => {
    const user = userIn(call)
    if (user) act(user, call)
  })

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

/** Responds as if the handler had done its work, but puts a part of the records back to what it was. */
export const withoutEffect =
  (part: (call: Call) => { read(): unknown; write(value: never): void } | undefined): Wrap =>
  (next) =>
  (call) => {
    const place = part(call)
    const before = structuredClone(place?.read())
    const body = structuredClone(next(call))
    place?.write(before as never)
    return body
  }

/** Leaves a table of the store as it was. */
export const unchanged = (name: 'friends' | 'blocks' | 'flags' | 'saved'): Wrap =>
  withoutEffect(({ store }) => ({
    read: () => new Map(store[name] as Map<string, unknown>),
    write(before: Map<string, never>) {
      const table = store[name] as Map<string, unknown>
      table.clear()
      for (const [key, value] of before) table.set(key, value)
    },
  }))

/** Leaves a property of the message that the path names as it was. */
export const messageKeeps = (name: 'reactions' | 'pinned'): Wrap =>
  withoutEffect((call) => {
    const message = messageIn(call)
    return message && { read: () => message[name], write: (before: never) => void (before !== undefined && (message[name] = before)) }
  })

/** Deletes nothing from a table of the store. */
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
