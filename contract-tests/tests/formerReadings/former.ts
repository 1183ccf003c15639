import type { Json } from '../../documents/json.ts'
import { oncePer } from '../../documents/oncePer.ts'
import { type FakeCall, withoutUndefined } from '../../fake/fakeCall.ts'
import { type ReadingChange, withTemporaryChange } from '../../fake/readings/reading.ts'
import type { Store } from '../../fake/store.ts'
import type { Wrap } from '../../fake/wraps.ts'

/** A behaviour that spans operations, each with its own wrap. */
export const spanning = (wraps: Readonly<Record<string, Wrap>>): ReadingChange => [
  Object.keys(wraps),
  (call, next) => wraps[call.operation.id]?.(call, next) as Json,
]

const notes = oncePer((_: Store) => new Map<string, Map<string, unknown>>())

/** What a reading stores about an app, by the reading's own keys. */
export function notesOf<Value>(store: Store, reading: string): Map<string, Value> {
  const known = notes(store).get(reading) ?? new Map<string, unknown>()
  notes(store).set(reading, known)
  return known as Map<string, Value>
}

/** Answers calls with some records changed. */
export const withPatches = (patchesOf: (call: FakeCall) => readonly (readonly [record: object, patch: object])[]): Wrap =>
  withTemporaryChange((call) => {
    const patches = patchesOf(call)
    const former = patches.map(([record, patch]) =>
      Object.fromEntries(Object.keys(patch).map((name) => [name, record[name as keyof object] as unknown])),
    )
    for (const [record, patch] of patches) Object.assign(record, patch)
    return () => {
      for (const [index, [record]] of patches.entries()) Object.assign(record, former[index])
    }
  })

/** Changes the record that a call made or changed, and how the response shows it. */
export const patchingRecord =
  (patchOf: (call: FakeCall) => Json | undefined, recordOf: (call: FakeCall, shown: Json) => object | undefined): Wrap =>
  (call, next) => {
    const body = next(call) as { data: Json }
    const [patch, record] = [patchOf(call), recordOf(call, body.data)]
    if (!patch || !record) return body
    Object.assign(record, patch)
    return { data: withoutUndefined({ ...body.data, ...patch }) }
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
  (call, next) => {
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
