import { isDeepStrictEqual } from 'node:util'
import { isNothing } from '../documents/isNothing.ts'
import { isObject } from '../documents/isObject.ts'
import { type Json, parsed } from '../documents/json.ts'
import { step } from '../documents/pointer.ts'
import { isFailure } from '../exchange/failedFor.ts'
import type { Difference } from '../statements/statement.ts'
import { alignedItems, identityOf, usersInOrder } from './align.ts'
import { isChosen } from './chosen.ts'
import { freedomOf, isAsItWas } from './freedoms.ts'

// A server must show everything that the model shows. It may show more.

/** A place where a server's answer is not the model's. */
export interface Deviation extends Pick<Difference, 'place' | 'kind' | 'expected' | 'got'> {
  /** The record in the model that has the value. */
  readonly owner?: string
}

/** How two values deviate from each other, of which one may be nothing. */
export const deviationOf = (place: string, expected: unknown, got: unknown, owner = ''): Deviation => ({
  ...{ place, expected, got, owner },
  kind: expected === undefined ? 'unexpected' : got === undefined || got === null ? 'missing' : 'other',
})

/** Whether a deviation is a record that only one side lists. */
export const isOfList = ({ place, kind }: Pick<Deviation, 'place' | 'kind'>): boolean =>
  place === '/data' && (kind === 'missing' || kind === 'unexpected')

/** The values that were shown before. */
export interface Shown {
  /** The values of each record, by place and record. */
  readonly records: Map<string, Map<string, unknown>>
  /** The model's values of records since something was done to them, by path and place. */
  readonly states: Set<string>
  /** Of the times of records, whether the server has the model's, by record and property. */
  readonly times: Map<string, boolean>
}

/** How two answers are compared. */
export interface Comparison {
  /** Whether the order of the list is stated. */
  readonly ordered: boolean
  /** The end at which the list may be shorter than the model's, as a cursor continues it. */
  readonly continues: 'start' | 'end' | undefined
  /** Whether the list is a part of the model's. */
  readonly partial: boolean
  readonly shown: Shown
  /** Whether an id belongs to a record that was seen. */
  readonly isKnown: (id: unknown) => boolean
  /** Seconds by which a time may differ. */
  readonly tolerance: number
  /** Where the list or record is, as another place may show other properties of it. */
  readonly place: string
  /** The path of the operation. */
  readonly path: string
  /** The parameters of the list's cursor. */
  readonly cursor: readonly string[]
  /** The times that the call names, at which a list may begin or end. */
  readonly limits: readonly number[]
  /** Counts a difference that is not told, by the freedom that the server uses. */
  readonly free: (freedom: string) => void
}

/** Where an answer of a server is not that of the model. */
export const differencesIn = (comparison: Comparison, expected: unknown, got: unknown): Deviation[] =>
  differencesAt(comparison, expected, got, '', '')

/**
 * @param owner - the record that contains the values
 */
function differencesAt(comparison: Comparison, expected: unknown, got: unknown, pointer: string, owner: string): Deviation[] {
  if (expected === got || (isNothing(expected) && isNothing(got))) return []
  if (isObject(expected) && isObject(got)) return differencesInRecord(comparison, expected, got, pointer, owner)
  // Where the documents have both an object and its text, a server may return either.
  if (typeof got === 'string' && isTextOf(expected, got)) return []
  if (Array.isArray(expected) && Array.isArray(got)) {
    // Uids are converted to lower case; whether those that do not exist are, no source says.
    const shown = (list: unknown[]) => (/(uids|notFound)$/i.test(pointer) ? list.map((uid) => String(uid).toLowerCase()) : list)
    return differencesInList(comparison, shown(expected), shown(got), pointer, owner)
  }
  // Some operations are documented to return a record, or a list of it; others fail their schema.
  if (Array.isArray(expected) !== Array.isArray(got)) {
    const [[one, ...ones], [other, ...others]] = [[expected].flat(), [got].flat()]
    if (isObject(one) && isObject(other) && ones.length + others.length === 0)
      return differencesInRecord(comparison, one, other, pointer, owner)
  }
  if (isSame(comparison, expected, got, pointer)) return []
  return [deviationOf(pointer, expected, got, owner)]
}

function differencesInRecord(comparison: Comparison, expected: Json, got: Json, pointer: string, owner: string): Deviation[] {
  const [own, other] = [identityOf(expected), identityOf(got)]
  // Of another record in the place of one, that it is another is all there is to tell.
  const isOther = own !== undefined && other !== undefined && own !== other && (!isChosen(own) || comparison.isKnown(other))
  if (isOther && !/^\/data(\/\d+)?$/.test(pointer)) return [deviationOf(pointer, expected, got, owner)]
  const record = own ?? `${owner} ${pointer}`
  // A result has an error if the call failed for its record, and data otherwise.
  if (isFailure(expected) !== isFailure(got)) return [deviationOf(step(pointer, 'success'), expected.success, got.success, record)]
  // A record within another may show other properties of it.
  const key = `${comparison.place} ${pointer.replace(/^\/data(\/\d+)?/, '').replace(/\d+/g, '*')} ${record}`
  const isOfThen = isAsItWas(expected, pointer)
  const before = comparison.shown.records.get(key) ?? new Map<string, unknown>()
  comparison.shown.records.set(key, before)
  const found: Deviation[] = []
  const stateOf = (name: string) => `${comparison.path} ${pointer.replace(/\d+/g, '*')} ${name}`
  for (const [name, value] of Object.entries(expected)) {
    if (states.has(name)) comparison.shown.states.add(stateOf(name))
    const other = got[name]
    if (isCounted(name)) continue
    if (other !== undefined) before.set(name, other)
    if (other !== undefined && isTime(name, value)) comparison.shown.times.set(`${record} ${name}`, value === other)
    const differences = differencesAt(comparison, value, other, step(pointer, name), record)
    const freedom = differences.length > 0 ? freedomOf({ name, at: pointer, record: expected, got: other }) : undefined
    if (freedom !== undefined) comparison.free(freedom)
    else found.push(...differences)
  }
  // A server must not show a value that the record lost, or that only others have.
  for (const [name, value] of Object.entries(got)) {
    if (expected[name] !== undefined || isNothing(value)) continue
    const isFormer = !isOfThen && before.has(name) && JSON.stringify(before.get(name)) === JSON.stringify(value)
    const isOfOthers = states.has(name) && comparison.shown.states.has(stateOf(name))
    if (isFormer || isOfOthers) found.push(deviationOf(step(pointer, name), undefined, value, record))
  }
  // Of a list, one record and the order.
  const kindOf = ({ place: at, expected: all }: Deviation) => `${at} ${Array.isArray(all)}`
  return found.filter(
    (difference, index) => isOfList(difference) || found.findIndex((other) => kindOf(other) === kindOf(difference)) === index,
  )
}

/** What a record has only since something was done to it. */
const states = new Set(['pinned', 'saved', 'edited', 'deleted', 'banned', 'deactivated'].flatMap((done) => [`${done}At`, `${done}By`]))

function differencesInList(
  comparison: Comparison,
  expected: readonly unknown[],
  got: readonly unknown[],
  pointer: string,
  owner: string,
): Deviation[] {
  const continues = pointer === '/data' ? comparison.continues : undefined
  const pairs = alignedItems(expected, got, comparison.isKnown)
  const missing = pairs.filter(([item, other]) => item !== undefined && other === undefined)
  const more = pairs.filter(([item]) => item === undefined)
  const isTold = (item: unknown): boolean => {
    const isFree = isAtLimit(comparison, item)
    if (isFree) comparison.free('whether a list has a record at a time that the call names, if the server has another time of it')
    return !isFree
  }
  const known = got.length - more.length
  const isWithin = (index: number) => (continues === 'start' ? index >= expected.length - known : continues !== 'end' || index < known)
  const ended = pointer === '/data' && comparison.partial ? [] : missing.filter(([item]) => isWithin(expected.indexOf(item)))
  const found = pairs.flatMap(([item, other]) =>
    item === undefined || other === undefined ? [] : differencesAt(comparison, item, other, step(pointer, got.indexOf(other)), owner),
  )
  const isMoved = pointer === '/data' && comparison.ordered && !isInOrder(comparison, pairs, got)
  return [
    ...ended.filter(([item]) => isTold(item)).map(([item]) => deviationOf(pointer, item, undefined)),
    ...more.filter(([, item]) => isTold(item)).map(([, item]) => deviationOf(pointer, undefined, item)),
    ...found,
    ...(isMoved ? [{ place: pointer, kind: 'order' as const, expected: expected.map(identityOf), got: got.map(identityOf) }] : []),
  ]
}

/**
 * Whether a call filters by a time so close to a record's that only the model or only the server
 * may list it: the server has shown another time for that record.
 */
function isAtLimit({ limits, tolerance, shown }: Comparison, item: unknown): boolean {
  if (limits.length === 0 || !isObject(item)) return false
  const isClose = (value: unknown) => limits.some((limit) => Math.abs(Number(value) - limit) <= tolerance)
  return Object.entries(item).some(
    ([name, value]) => isTime(name, value) && isClose(value) && shown.times.get(`${identityOf(item)} ${name}`) === false,
  )
}

/** Whether a server's items are in the model's order. Records of the same second may be in any. */
function isInOrder({ cursor }: Comparison, pairs: readonly [expected: unknown, got: unknown][], got: readonly unknown[]): boolean {
  const time = cursor.includes('id') ? undefined : cursor.find((name) => name.endsWith('At'))
  const isTied = (a: unknown, b: unknown) =>
    isObject(a) &&
    isObject(b) &&
    (time === undefined ? a.id === undefined && a.createdAt !== undefined && a.createdAt === b.createdAt : a[time] === b[time])

  const places = pairs.flatMap(([item, other]) => (item === undefined || other === undefined ? [] : [{ item, place: got.indexOf(other) }]))
  return places.every(({ item, place }, index) => {
    const next = places[index + 1]
    return next === undefined || place < next.place || isTied(item, next.item)
  })
}

/** Whether a text is the JSON of an object or a list, which may be empty. */
function isTextOf(value: unknown, text: string): boolean {
  const own = /^[[{]/.test(text) ? parsed(text) : undefined
  return own !== undefined && ((isNothing(value) && isNothing(own)) || isDeepStrictEqual(value, own))
}

/**
 * What a rule on each response compares with other counts: a list without records has a page or
 * none.
 */
const isCounted = (name: string): boolean => name === 'total_pages'

const isTime = (pointer: string, value: unknown): boolean => /(At|_at)$/.test(pointer) && Number(value) > 1e9

function isSame({ tolerance }: Comparison, expected: unknown, got: unknown, pointer: string): boolean {
  if (got === undefined || got === null || typeof expected === 'object' || typeof got === 'object') return false
  if (isTime(pointer, expected)) return Math.abs(Number(expected) - Number(got)) <= tolerance
  if (String(expected) === String(got)) return true
  if (pointer.endsWith('/conversationId')) return usersInOrder(expected) === usersInOrder(got)
  return /\/(uid|guid|role|owner|receiver|sender|id)$/.test(pointer) && String(expected).toLowerCase() === String(got).toLowerCase()
}
