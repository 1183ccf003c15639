import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { step } from '../documents/pointer.ts'

/** A location where two records differ. */
export interface FieldDifference {
  readonly pointer: string
  readonly expected: string
  readonly got: string
}

/** @param pointer - where `got` is, in place of `wanted` */
export const fieldDifference = (pointer: string, wanted: unknown, got: unknown): FieldDifference => ({
  pointer,
  expected: JSON.stringify(wanted) ?? 'nothing',
  got: JSON.stringify(got) ?? 'nothing',
})

/** Properties that change by themselves or with any change of the record. */
export const volatile: ReadonlySet<string> = new Set([
  'updatedAt',
  'updatedBy',
  'lastActiveAt',
  'status',
  'moderation',
  'revisionId',
  'onlineMembersCount',
  'editedAt',
  'editedBy',
  '__v',
  // What extensions add to the metadata of a message, some time after it was sent.
  '@injected',
])

/**
 * Where two states of a record differ; `except` names properties that may change, in addition to
 * the volatile ones.
 */
export function different(before: unknown, after: unknown, except: readonly string[] = [], pointer = ''): FieldDifference[] {
  // What changes by itself may be all that an object has.
  const [former, latter] = [before ?? {}, after ?? {}]
  if (isObject(former) && isObject(latter))
    return [...new Set([...Object.keys(former), ...Object.keys(latter)])]
      .filter((name) => !volatile.has(name) && !except.includes(name))
      .flatMap((name) => different(former[name], latter[name], except, step(pointer, name)))
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => different(item, after[index], except, step(pointer, index)))
  return [fieldDifference(pointer, before, after)]
}

/**
 * Where a sent value is missing from what was read, at any depth. Additional properties and the
 * notation of numbers do not matter; an empty object may come back as an empty list, and empty
 * values may be omitted.
 */
export function lost(sent: unknown, read: unknown, pointer = ''): FieldDifference[] {
  const difference = [fieldDifference(pointer, sent, read)]
  if (isEmpty(sent)) return read === undefined || isEmpty(read) ? [] : difference
  if (read === undefined || read === null) return difference
  // A list may come back as a map, a string as a list; the schema decides that. Either has
  // something in it.
  if (shapeOf(sent) !== shapeOf(read)) return isEmpty(read) ? difference : []
  if (isObject(sent)) return Object.entries(sent).flatMap(([name, value]) => lost(value, (read as Json)[name], step(pointer, name)))
  if (Array.isArray(sent) && Array.isArray(read)) {
    if (read.length !== sent.length) return difference
    // The order of strings, such as tags, does not matter; that of other items does.
    const [wanted, got] = sent.every((item) => typeof item === 'string') ? [[...sent].sort(), [...read].map(String).sort()] : [sent, read]
    return wanted.flatMap((item, index) => lost(item, got[index], step(pointer, index)))
  }
  return isSame(sent, read) ? [] : difference
}

const shapeOf = (value: unknown) => (Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'value')

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value as object).length === 0)

/**
 * Whether a property has a value: not `null`, an empty string, an empty list or an empty object.
 */
export const hasContent = (value: unknown): boolean => value !== undefined && value !== '' && !isEmpty(value)

const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(a ?? null, b ?? null) ||
  (typeof a !== 'object' && typeof b !== 'object' && a !== undefined && b !== undefined && String(a) === String(b)) ||
  (isEmpty(a ?? null) && isEmpty(b ?? null))
