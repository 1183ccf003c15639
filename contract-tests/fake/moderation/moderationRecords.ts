import type { Json } from '../../documents/json.ts'
import { type FakeCall, reject } from '../fakeCall.ts'
import { rangeBody } from '../paging.ts'

/**
 * A list of a moderation operation, cut at the query's limit, with its `meta`.
 *
 * @param show - returns `undefined` for an item to leave out
 */
export function moderationList<Item>({ query }: FakeCall, items: Iterable<Item>, show: (item: Item) => Json | undefined): Json {
  const limit = query.limit === undefined ? Number.POSITIVE_INFINITY : Number(query.limit)
  const data: Json[] = []
  for (const item of items) {
    if (data.length >= limit) break
    const shownItem = show(item)
    if (shownItem) data.push(shownItem)
  }
  return rangeBody(data, query.limit ?? Math.max(50, data.length))
}

/** Drops an empty name, which counts as missing. */
export const withoutEmptyName = ({ name, ...body }: Json): Json => (name === undefined || name === '' ? body : { ...body, name })

/**
 * The id in the body, or else an id derived from the name and the number of a series.
 */
export function idFor(body: Json, records: ReadonlyMap<string, unknown>, series: () => number): string {
  if (typeof body.id === 'string') {
    if (records.has(body.id)) reject('ERR_BAD_REQUEST', `The id ${body.id} is taken.`)
    return body.id
  }
  const slug = String(body.name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${slug || 'record'}-${series()}`
}

/** @throws {ServiceError} if a regular expression repeats something without an upper bound */
export function requireBounded(patterns: readonly string[]): void {
  for (const pattern of patterns)
    if (/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, '')))
      reject('ERR_BAD_REQUEST', `The pattern ${pattern} is greedy; give its repetitions an upper bound.`)
}
