import { AsyncLocalStorage } from 'node:async_hooks'
import type { Case } from '../cases/case.ts'
import type { Operation } from '../documents/document.ts'

/** A call of a check or of its preparation. */
export interface RecordedCall {
  readonly operation: Operation
  readonly sent: Pick<Case, 'kind' | 'args' | 'alter' | 'expect'>
  /** The status of the response; 0 if none came. */
  readonly status: number
  /** The body of the response. */
  readonly body: string
  /** Whether a write may have been carried out twice. */
  readonly isDoubtful: boolean
  /** When the response arrived, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number
}

const recorder = new AsyncLocalStorage<RecordedCall[]>()

/** Records every call of a function in a list. */
export const recordCalls = <Result>(calls: RecordedCall[], run: () => Promise<Result>): Promise<Result> => recorder.run(calls, run)

/** Adds a call to the list of the enclosing {@link recordCalls}. */
export const noteCall = (call: RecordedCall): void => void recorder.getStore()?.push(call)
