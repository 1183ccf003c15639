import { type ImportKind, operations } from './kinds.ts'

export interface Item {
  /** Its position among the records, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  readonly record: object
  /** Why it cannot be sent; `undefined` if it can. */
  readonly problem: string | undefined
}

export function idOfRecord(kind: ImportKind, record: unknown): string {
  const id = (record as Record<string, unknown> | null | undefined)?.[operations[kind].id]
  return typeof id === 'string' ? id : ''
}

/**
 * Checks what the client itself needs of a record: an id, by which the response names it, and that
 * JSON can represent it.
 *
 * @throws what the record's own getters or `toJSON` throw: that says nothing about the record,
 * which may be loaded when it is read
 */
export function itemOf(kind: ImportKind, index: number, record: unknown): Item {
  const id = idOfRecord(kind, record)
  return { index, id, record: record as object, problem: problemOf(kind, id, record) }
}

function problemOf(kind: ImportKind, id: string, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return 'The record is not an object.'
  const field = operations[kind].id
  if (id === '') return `The record has no \`${field}\`, which must be a string that is not empty.`
  try {
    return JSON.stringify(record) === undefined ? 'JSON cannot represent the record: its `toJSON` returns nothing.' : undefined
  } catch (error) {
    if (error instanceof RangeError) return `JSON cannot represent the record: ${error.message}.`
    const problem = unrepresentable(record)
    if (problem === undefined) throw error
    return `JSON cannot represent the record: ${problem}.`
  }
}

/**
 * Finds what `JSON.stringify` fails on, a BigInt or a cycle; `undefined` if code of the record's
 * own threw.
 */
function unrepresentable(value: unknown, path: readonly string[] = [], ancestors: readonly object[] = []): string | undefined {
  const field = `\`${path.join('.')}\``
  if (typeof value === 'bigint') return `${field} is a BigInt; convert it to a string or a number`
  if (typeof value !== 'object' || value === null) return undefined
  if (ancestors.includes(value)) return `${field} refers back to an object that contains it`
  for (const [name, inner] of Object.entries(value)) {
    const found = unrepresentable(inner, [...path, name], [...ancestors, value])
    if (found !== undefined) return found
  }
  return undefined
}
