// The outcomes of records, and how a response states them.
import { inOneLine } from '../errors/ChatError.ts'
import { ownProperty } from '../request/checks.ts'
import type { ImportKind } from './kinds.ts'

/** The outcomes that a record can have. */
export const statuses = ['created', 'existed', 'refused', 'unknown'] as const

/** The outcome of one record of a batch. */
export interface BatchResult {
  /** Its position in the batch, counted from 0. */
  readonly index: number
  /** Its uid, guid, member id or muid; empty if it has none. */
  readonly id: string
  /**
   * `created`: CometChat imported it. `existed`: CometChat has a record with this id, which may
   * differ; the import does not change it. `refused`: CometChat or the client rejected it; change
   * it before you send it again. `unknown`: there was no response; it is safe to send it again.
   */
  readonly status: (typeof statuses)[number]
  /** Set on `existed` and `refused` if an earlier request may have created the record. */
  readonly sentBefore?: true
  /** CometChat's error code. */
  readonly code?: string
  /** Why it existed, was refused or is unknown, in the words of CometChat or the client. */
  readonly reason?: string
}

/** The outcome of one record of an import. Its position is that among the records of its kind. */
export interface ImportResult extends BatchResult {
  readonly kind: ImportKind
}

/** The number of records of a kind with each outcome. */
export type ImportCounts = { [status in BatchResult['status']]: number }

/** The outcome of a record, without its index and id. */
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
  if (success === false || isObject(error) || textOf(error) !== undefined) return outcomeOfRejection(error)
  // The published schema leaves out `success`; beside `data` it can only be true.
  return success === undefined && isObject(ownProperty(entry, 'data')) ? { status: 'created' } : undefined
}

export function outcomeOfRejection(error: unknown): RecordOutcome {
  const code = textOf(ownProperty(error, 'code'))
  const reason = textOf(error) ?? textOf(ownProperty(error, 'message')) ?? 'CometChat gave no reason.'
  return { status: code && existing.test(code) ? 'existed' : 'refused', ...(code && { code }), reason: inOneLine(reason) }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
