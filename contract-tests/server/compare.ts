import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../documents/isObject.ts'
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

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value as object).length === 0)

const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(a ?? null, b ?? null) ||
  (typeof a !== 'object' && typeof b !== 'object' && a !== undefined && b !== undefined && String(a) === String(b)) ||
  (isEmpty(a ?? null) && isEmpty(b ?? null))
