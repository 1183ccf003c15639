import type { Json } from '../../documents/json.ts'
import { type Call, reject, ServiceError } from '../call.ts'
import type { Store } from '../store.ts'
import { itemsOf, onCall, type Wrap } from '../wraps.ts'

/** Other behaviour of the service, as a part of the sources describes it. */
export interface Reading {
  /**
   * The id of the `x-discrepancy` and the name of the reading there, such as
   * `banned-members-listed/gone`.
   */
  readonly name: string
  /** The operations whose handlers it wraps. */
  readonly operations: readonly string[]
  /** The id of an `x-discrepancy` of the Chat document. */
  readonly source: string
  readonly wrap: Wrap
}

/** What a reading consists of besides its name and source. */
export type Change = Pick<Reading, 'operations' | 'wrap'>

export const on = (operations: readonly string[], wrap: Wrap): Change => ({ operations, wrap })

/** Readings about which sources disagree, by the id of the `x-discrepancy` and the name there. */
export const documented = (changes: Readonly<Record<string, Change>>): Reading[] =>
  Object.entries(changes).map(([name, change]) => ({ name, source: name.replace(/\/.*/, ''), ...change }))

/** Changes each record of a response, whether it has one or a list. */
export const changed =
  (change: (data: Json, store: Store) => Json): Wrap =>
  (call, next) => {
    const body = next(call) as { data: Json | Json[] }
    return { ...body, data: Array.isArray(body.data) ? body.data.map((item) => change(item, call.store)) : change(body.data, call.store) }
  }

/** Answers calls from other records, which `change` puts back. */
export const meanwhile =
  (change: (call: Call) => () => void): Wrap =>
  (call, next) => {
    const restore = change(call)
    try {
      return structuredClone(next(call))
    } finally {
      restore()
    }
  }

/** A list response with other records, on a single page. */
export const onOnePage = (body: Json, data: Json[]): Json => ({
  ...body,
  data,
  meta: { pagination: { total: data.length, count: data.length, per_page: 100, current_page: 1, total_pages: 1 } },
})

/** Keeps some records of a list, on a single page. */
export const keeping = (body: Json, keeps: (item: Json) => boolean): Json => onOnePage(body, itemsOf(body).filter(keeps))

/** Answers otherwise what is rejected with a code. */
export const instead =
  (code: string, answer: (call: Call, error: ServiceError) => Json): Wrap =>
  (call, next) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError && error.code === code) return answer(call, error)
      throw error
    }
  }

/** Rejects with another code what is rejected with a code. */
export const withCode = (code: string, other: string): Wrap => instead(code, (_, { message }) => reject(other, message))

/** Lifts a restriction of who may act, for some calls. */
export const lifting = (restriction: 'moderatorsOver' | 'sender', lifts: (call: Call) => boolean): Wrap =>
  onCall((call) => {
    const { authority, ...operation } = call.operation
    const { [restriction]: _, ...rest } = authority ?? {}
    return authority && lifts(call) ? { ...call, operation: { ...operation, authority: rest } } : call
  })

/** Leaves query parameters out. */
export const without =
  (...names: string[]): Wrap =>
  (call, next) =>
    next({ ...call, query: Object.fromEntries(Object.entries(call.query).filter(([name]) => !names.includes(name))) })
