import type { Store } from '../../../../contract-tests/fake/store.ts'
import type { Wrap } from '../../../../contract-tests/support/handlerWraps.ts'
import type { RawRequest, RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'

/** A fault in the fake that only several exchanges together show: each single response follows the documents. */
export interface StatefulFault {
  /** Kind, operation and detail; unique. */
  readonly id: string
  /** The operator, or the kind of a curated fault. */
  readonly kind: string
  /** The operation with the fault. */
  readonly operation: string
  /** A description. */
  readonly what: string
  /** Set if an operator made it; whether it has an effect is found out then. */
  readonly generic?: true
  /** The query parameter or property without which a request does not show it, if any. */
  readonly concerns?: string
  /** Further operations whose checks may notice it, which are run along with its own. */
  readonly near?: string[]
  /** Wrapped handlers by operation id. A wrapper is applied once for each fake, so its state is that fake's. */
  readonly handlers?: Record<string, Wrap>
  /** Changes requests to the operation before they are handled. */
  request?(request: RawRequest, store: Store): RawRequest
  /** Changes responses of the operation. */
  response?(response: RawResponse, request: RawRequest): RawResponse
}

/** The common part of every curated fault. */
export const named = (kind: string, operation: string, what: string): Pick<StatefulFault, 'id' | 'kind' | 'operation' | 'what'> => ({
  id: `${kind}: ${operation}`,
  kind,
  operation,
  what,
})

/** A fault in the handler of an operation. */
export const fault = (kind: string, operation: string, what: string, wrap: Wrap, near: string[] = []): StatefulFault => ({
  ...named(kind, operation, what),
  near,
  handlers: { [operation]: wrap },
})
