import type { Store } from '../../../../contract-tests/fake/store.ts'
import type { Wrap } from '../../../../contract-tests/fake/wraps.ts'
import type { RawRequest, RawResponse } from '../../../../contract-tests/validate/rawExchange.ts'
import type { Fault } from '../fault.ts'

/**
 * A fault in the fake that only several exchanges together show: each single response follows the
 * documents.
 */
export interface StatefulFault extends Fault {
  /** The query parameter or property without which a request does not show it, if any. */
  readonly concerns?: string
  /** Further operations whose checks may notice it, which are run along with its own. */
  readonly near?: string[]
  /**
   * Wrapped handlers by operation id. A wrapper is applied once for each fake, so its state is that
   * fake's.
   */
  readonly handlers?: Record<string, Wrap>
  /** Changes requests to the operation before they are handled. */
  request?(request: RawRequest, store: Store): RawRequest
  /** Changes responses of the operation. */
  response?(response: RawResponse, request: RawRequest): RawResponse
}

/** The common part of every curated fault. */
export const named = (kind: string, operation: string, what: string): Fault => ({
  id: `${kind}: ${operation}`,
  group: 'curated',
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
