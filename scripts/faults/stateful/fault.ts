import type { Call, Handler } from '../../../contract-tests/fake/call.ts'
import type { Json, Store } from '../../../contract-tests/fake/store.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'

/** Wraps what answers an operation. */
export type Wrap = (next: Handler) => Handler

/** A fault put into the fake. Only several exchanges together show it: each response by itself follows the documents. */
export interface StatefulFault {
  /** Kind and operation; unique. */
  id: string
  kind: string
  /** The operation that is at fault. */
  operation: string
  /** A description. */
  what: string
  /** Operations whose checks may notice it, beside its own; the suite runs these. */
  near?: string[]
  /** Why the checks of a server cannot notice it, if so. */
  unseen?: string
  /** Wrapped handlers by operation id. */
  handlers?: Record<string, Wrap>
  /** Changes requests to the operation before they are answered. */
  request?(request: RawRequest, store: Store): RawRequest
  /** Changes answers of the operation. */
  response?(response: RawResponse, request: RawRequest): RawResponse
}

/** Makes a fault of one operation's handler. */
export const fault = (kind: string, operation: string, what: string, wrap: Wrap, near: string[] = []): StatefulFault => ({
  id: `${kind}: ${operation}`,
  kind,
  operation,
  what,
  near,
  handlers: { [operation]: wrap },
})

/** A handler that does its work and then changes the answer. */
export const answering =
  (change: (body: Json, call: Call) => Json): Wrap =>
  (next) =>
  (call) =>
    change(structuredClone(next(call)), call)

/** A handler that is given another call. */
export const asking =
  (change: (call: Call) => Call): Wrap =>
  (next) =>
  (call) =>
    next(change(call))

/** A handler after whose work something else happens to the records. */
export const afterwards =
  (act: (call: Call, body: Json) => void): Wrap =>
  (next) =>
  (call) => {
    const body = structuredClone(next(call))
    act(call, body)
    return body
  }

/** The records of a list in an answer. */
export const itemsOf = (body: Json): Json[] => (Array.isArray(body.data) ? (body.data as Json[]) : [])

/** An answer with other records, its figures made to fit. */
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
