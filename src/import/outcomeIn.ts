import { ownProperty } from '../request/checks.ts'
import type { BatchResult } from './results.ts'

/** What is known of a record, apart from which record it is. */
export type RecordOutcome = Omit<BatchResult, 'index' | 'id'>

/** The codes with which CometChat rejects a record that it has already. */
const existing = /_ALREADY_(EXISTS|JOINED|BANNED)$/

/**
 * Reads what the `data` of a response says about one record.
 *
 * @param data - anything: parts that are missing or of another type than documented say nothing
 * @returns `undefined` if it says nothing about the record
 */
export function outcomeIn(data: unknown, id: string): RecordOutcome | undefined {
  // CometChat converts ids to lower case.
  const entry = ownProperty(data, id) ?? ownProperty(data, id.toLowerCase())
  const success = ownProperty(entry, 'success')
  const error = ownProperty(entry, 'error')
  if (success === true) return { status: 'created' }
  if (success === false || isObject(error) || textOf(error) !== undefined) return rejection(error)
  // The published schema leaves out `success`; beside `data` it can only be true.
  return success === undefined && isObject(ownProperty(entry, 'data')) ? { status: 'created' } : undefined
}

export function rejection(error: unknown): RecordOutcome {
  const code = textOf(ownProperty(error, 'code'))
  const reason = textOf(error) ?? textOf(ownProperty(error, 'message')) ?? 'CometChat gave no reason.'
  return { status: code !== undefined && existing.test(code) ? 'existed' : 'refused', ...(code !== undefined && { code }), reason }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
