import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject, ServiceError } from '../fakeCall.ts'
import type { Store } from '../store.ts'
import { listedRecords, onCall, type Wrap } from '../wraps.ts'

/** The operations whose handlers a reading wraps, and how. */
export type ReadingChange = readonly [operations: readonly string[], wrap: Wrap]

/** Other behaviour of the service, as a part of the sources describes it. */
export interface Reading {
  /**
   * The id of the `x-discrepancy` and the name of the reading there, such as
   * `banned-members-listed/gone`.
   */
  readonly name: string
  readonly operations: readonly string[]
  readonly wrap: Wrap
}

export type ReadingChanges = Readonly<Record<string, ReadingChange>>

/** A list of readings, by their names. */
export const readingsOf = (changes: ReadingChanges): Reading[] =>
  Object.entries(changes).map(([name, [operations, wrap]]) => ({ name, operations, wrap }))

/** Changes each record of a response, whether it has one or a list. */
export const changingRecords =
  (change: (data: Json, store: Store) => Json): Wrap =>
  (call, next) => {
    const body = next(call) as { data: Json | Json[] }
    return { ...body, data: Array.isArray(body.data) ? body.data.map((item) => change(item, call.store)) : change(body.data, call.store) }
  }

/** Answers calls from other records, which `change` puts back. */
export const withTemporaryChange =
  (change: (call: FakeCall) => () => void): Wrap =>
  (call, next) => {
    const restore = change(call)
    try {
      return structuredClone(next(call))
    } finally {
      restore()
    }
  }

/** Keeps some records of a list, on a single page. */
export function keptRecords(body: Json, keeps: (item: Json) => boolean): Json {
  const data = listedRecords(body).filter(keeps)
  const pagination = { total: data.length, count: data.length, per_page: 100, current_page: 1, total_pages: 1 }
  return { ...body, data, meta: { pagination } }
}

/** Answers otherwise what is rejected with a code. */
export const onRejection =
  (code: string, answer: (call: FakeCall, error: ServiceError) => Json): Wrap =>
  (call, next) => {
    try {
      return next(call)
    } catch (error) {
      if (error instanceof ServiceError && error.code === code) return answer(call, error)
      throw error
    }
  }

/** Rejects with another code what is rejected with a code. */
export const withCode = (code: string, other: string): Wrap => onRejection(code, (_, { message }) => reject(other, message))

/** Lifts a restriction of who may act, for some calls. */
export const liftingRestriction = (restriction: 'moderatorsOver' | 'sender', lifts: (call: FakeCall) => boolean): Wrap =>
  onCall((call) => {
    const { authority, ...operation } = call.operation
    const { [restriction]: _, ...rest } = authority ?? {}
    return authority && lifts(call) ? { ...call, operation: { ...operation, authority: rest } } : call
  })

/** Leaves query parameters out. */
export const withoutParameters =
  (...names: string[]): Wrap =>
  (call, next) =>
    next({ ...call, query: Object.fromEntries(Object.entries(call.query).filter(([name]) => !names.includes(name))) })
