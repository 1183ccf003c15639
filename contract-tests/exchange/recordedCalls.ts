import { AsyncLocalStorage } from 'node:async_hooks'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'

/** A call of a check or of its preparation. */
export interface RecordedCall {
  readonly request: RawRequest
  readonly response: RawResponse | undefined
  /** When the response arrived, in milliseconds. */
  readonly at: number
  /** Milliseconds that the check waited before it. */
  readonly pause: number
}

const recorder = new AsyncLocalStorage<{ readonly calls: RecordedCall[]; pause: number }>()

/** Records every call of a function in a list. */
export const recordCalls = <Result>(calls: RecordedCall[], run: () => Promise<Result>): Promise<Result> =>
  recorder.run({ calls, pause: 0 }, run)

/** Adds a call to the list of the enclosing {@link recordCalls}. */
export function noteCall(request: RawRequest, response: RawResponse | undefined): void {
  const record = recorder.getStore()
  if (!record) return
  record.calls.push({ request, response, at: Date.now(), pause: record.pause })
  record.pause = 0
}

/** Notes that the check waits before its next call. */
export function notePause(milliseconds: number): void {
  const record = recorder.getStore()
  if (record) record.pause += milliseconds
}
