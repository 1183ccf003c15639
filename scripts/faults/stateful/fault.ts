import type { Handler } from '../../../contract-tests/fake/call.ts'
import type { Store } from '../../../contract-tests/fake/store.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'

/** Wraps the handler of an operation. */
export type Wrap = (next: Handler) => Handler

/** A fault put into the fake. Only several exchanges together show it: each response by itself follows the documents. */
export interface StatefulFault {
  /** Kind and operation; unique. */
  id: string
  kind: string
  /** The operation that is at fault. */
  operation: string
  /** A description. */
  what: string
  /** Operations whose checks may notice it, beside its own; the suite runs these. */
  near?: string[]
  /** Why the checks of a server cannot notice it, if so. */
  unseen?: string
  /** Wrapped handlers by operation id. */
  handlers?: Record<string, Wrap>
  /** Changes requests to the operation before they are handled. */
  request?(request: RawRequest, store: Store): RawRequest
  /** Changes responses of the operation. */
  response?(response: RawResponse, request: RawRequest): RawResponse
}

/** Makes a fault of one operation's handler. */
export const fault = (kind: string, operation: string, what: string, wrap: Wrap, near: string[] = []): StatefulFault => ({
  id: `${kind}: ${operation}`,
  kind,
  operation,
  what,
  near,
  handlers: { [operation]: wrap },
})
