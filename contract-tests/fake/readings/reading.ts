import type { Json } from '../../documents/json.ts'
import { type Call, type Handler, reject, ServiceError } from '../call.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../store.ts'
import { itemsOf, onCall, type Wrap } from '../wraps.ts'

/** Other behaviour of the service that its documents leave open. */
export interface Reading {
  /**
   * Where sources disagree, the id of the `x-discrepancy` and the name of the reading there, such
   * as `banned-members-listed/gone`; otherwise the operation or family, and what is different.
   */
  readonly name: string
  /** The operations whose handlers it wraps. */
  readonly operations: readonly string[]
  /** The id of an `x-discrepancy` of the Chat document; `not documented` if no source says. */
  readonly source: string
  readonly wrap: Wrap
  /** Whether it changes answers only, so that other operations do not show it. */
  readonly isAnswer?: true
}

/** What a reading consists of besides its name and source. */
export type Change = Pick<Reading, 'operations' | 'wrap' | 'isAnswer'>

export const on = (operations: readonly string[], wrap: Wrap): Change => ({ operations, wrap })

/** A behaviour that only the answers of its operations show; it changes no record. */
export const answering = (operations: readonly string[], wrap: Wrap): Change => ({ operations, wrap, isAnswer: true })

/** A behaviour that spans operations, each with its own wrap. */
export const spanning = (wraps: Readonly<Record<string, Wrap>>): Change => ({
  operations: Object.keys(wraps),
  wrap: (next) => (call) => (wraps[call.operation.id]?.(next) ?? next)(call),
})

/** Readings about which sources disagree, by the id of the `x-discrepancy` and the name there. */
export const documented = (changes: Readonly<Record<string, Change>>): Reading[] =>
  Object.entries(changes).map(([name, change]) => ({ name, source: name.replace(/\/.*/, ''), ...change }))

/** Readings about which no source says anything. */
export const undocumented = (changes: Readonly<Record<string, Change>>): Reading[] =>
  Object.entries(changes).map(([name, change]) => ({ name, source: 'not documented', ...change }))

/** What a reading stores about an app, by the reading's own keys. */
export function notesOf<Value>({ notes }: Store, reading: string): Map<string, Value> {
  const known = notes.get(reading) ?? new Map<string, unknown>()
  notes.set(reading, known)
  return known as Map<string, Value>
}

/** Changes each record of a response, whether it has one or a list. */
export const changed =
  (change: (data: Json, store: Store) => Json): Wrap =>
  (next: Handler) =>
  (call) => {
    const body = next(call) as { data: Json | Json[] }
    return { ...body, data: Array.isArray(body.data) ? body.data.map((item) => change(item, call.store)) : change(body.data, call.store) }
  }

/** Answers calls from other records, which `change` puts back. */
export const meanwhile =
  (change: (call: Call) => () => void): Wrap =>
  (next) =>
  (call) => {
    const restore = change(call)
    try {
      return structuredClone(next(call))
    } finally {
      restore()
    }
  }

/** Deactivated users are as good as others, but for the one in the path. */
export const withDeactivated = meanwhile(({ store, path }) => {
  const isOther = ({ uid, deactivatedAt }: UserRecord) => deactivatedAt !== undefined && uid !== String(path.uid).toLowerCase()
  const former = [...store.users.values()].filter(isOther).map((user) => [user, user.deactivatedAt] as const)
  for (const [user] of former) delete user.deactivatedAt
  return () => {
    for (const [user, deactivatedAt] of former) Object.assign(user, { deactivatedAt })
  }
})

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
  (next) =>
  (call) => {
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
  (next) =>
  (call) =>
    next({ ...call, query: Object.fromEntries(Object.entries(call.query).filter(([name]) => !names.includes(name))) })

/** An identifier cannot be used again after its record was deleted. */
export function usedOnce(
  [create, property]: readonly [operation: string, property: string],
  [remove, parameter]: readonly [operation: string, parameter: string],
  rejects: () => never,
  removes: (body: Json) => boolean = () => true,
): Change {
  return spanning({
    [remove]: (next) => (call) => {
      const body = next(call)
      if (removes(call.body)) notesOf(call.store, create).set(String(call.path[parameter]).toLowerCase(), true)
      return body
    },
    [create]: (next) => (call) => (notesOf(call.store, create).has(String(call.body[property]).toLowerCase()) ? rejects() : next(call)),
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Searches for words, not for text: punctuation and beginnings of words do not count. */
export const byWords = (fits: 'every' | 'some', ...names: string[]): Wrap =>
  searchedBy((record, searchKey, searchIn) => {
    const isIn = (name: string) => [searchIn ?? names].flat().includes(name)
    const texts = names.filter(isIn).map((name) => String(record[name] ?? (record.data as Json | undefined)?.[name] ?? ''))
    const words = texts.flatMap(wordsOf)
    return wordsOf(searchKey)[fits]((word) => words.includes(word))
  })

/** Searches the records of a list in another way. */
export const searchedBy =
  (finds: (record: Json, searchKey: string, searchIn: unknown) => boolean): Wrap =>
  (next) =>
  (call) => {
    const { searchKey, perPage = 100, page = 1, limit = perPage, ...query } = call.query
    if (searchKey === undefined) return next(call)
    const body = next({ ...call, query: { ...query, perPage: 1000, limit: 1000 } }) as { data: Json[]; meta: Json }
    const found = body.data.filter((record) => finds(record, String(searchKey), query.searchIn))
    const from = (Number(page) - 1) * Number(perPage)
    const data = found.slice(from, from + Number(limit))
    const total = found.length
    const counts = { total, count: data.length, per_page: perPage, current_page: page, total_pages: Math.ceil(total / Number(perPage)) }
    const current = { limit, count: data.length }
    return { ...body, data, meta: body.meta.pagination ? { ...body.meta, pagination: counts } : { ...body.meta, current } }
  }
