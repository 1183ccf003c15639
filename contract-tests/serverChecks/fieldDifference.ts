import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../documents/isObject.ts'
import { step } from '../documents/pointer.ts'

/** A location where two records differ. */
export interface FieldDifference {
  readonly pointer: string
  readonly expected: string
  readonly got: string
}

export const isSameId = (a: unknown, b: unknown): boolean => String(a).toLowerCase() === String(b).toLowerCase()

/**
 * Where a received value differs from the sent one. Additional properties, the order of lists and
 * the case of identifiers do not matter; items of a list are compared by the properties that both
 * have.
 *
 * @param isPartial - whether the received value may leave out properties
 */
export function fieldDifference(sent: unknown, got: unknown, pointer = '', isPartial = false): FieldDifference | undefined {
  const mismatch = { pointer, expected: JSON.stringify(sent) ?? 'nothing', got: JSON.stringify(got) ?? 'nothing' }
  // A list may come back as a map, a string as a list; the schema decides that.
  if (got !== undefined && got !== null && shapeOf(sent) !== shapeOf(got)) return undefined
  if (isObject(sent)) {
    if (!isObject(got)) return mismatch
    for (const [name, value] of Object.entries(sent)) {
      // An empty list and null may be omitted.
      if (got[name] === undefined && (isPartial || value === null || (Array.isArray(value) && value.length === 0))) continue
      const difference = fieldDifference(value, got[name], step(pointer, name), isPartial)
      if (difference) return difference
    }
    return undefined
  }
  if (Array.isArray(sent)) {
    if (!Array.isArray(got)) return mismatch
    const rest = [...got]
    const lost = sent.some((item) => {
      const index = rest.findIndex((other) => fieldDifference(common(item, other), other, '', isPartial) === undefined)
      if (index === -1) return true
      rest.splice(index, 1)
      return false
    })
    return lost || rest.length > 0 ? mismatch : undefined
  }
  if (isDeepStrictEqual(sent, got) || (typeof sent !== typeof got && String(sent) === String(got))) return undefined
  const id = /\/(uid|guid|role|owner|id|receiver|sender)$/.test(pointer)
  return id && isSameId(sent, got) ? undefined : mismatch
}

const shapeOf = (value: unknown) => (Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'value')

const common = (sent: unknown, got: unknown): unknown =>
  isObject(sent) && isObject(got) ? Object.fromEntries(Object.entries(sent).filter(([name]) => name in got)) : sent
