import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Wrap } from '../../../contract-tests/fake/wraps.ts'
import type { RawRequest, RawResponse } from '../../../contract-tests/validate/rawExchange.ts'
import type { Noticed } from './noticed.ts'

/** Changes the exchange of a request with an operation. */
export type ExchangeChange = (request: RawRequest, respond: Healthy) => RawResponse

/** The server without a fault. It can also follow another document, or get another request. */
export type Healthy = (changed?: { readonly contract?: Contract; readonly request?: RawRequest }) => RawResponse

/** A fault of a server, in one operation, that the unchanged checks should notice. */
export interface Fault {
  /** Kind, operation and detail; unique. */
  readonly id: string
  /** The operator that made it. */
  readonly kind: string
  /** The operation with the fault. */
  readonly operation: string
  /** A description. */
  readonly what: string
  /** Wraps the operation's handler, once for each server, so its state is that server's. */
  readonly wrap?: Wrap
  /** Changes the operation's exchanges. */
  readonly exchange?: ExchangeChange
}

/** A fault that an operator makes of an operation. */
export interface MadeFault extends Pick<Fault, 'what' | 'wrap' | 'exchange'> {
  /** The parameter, property or response; makes the id unique. */
  readonly detail?: string
}

/** The faults that some operators make of some operations; no operator skips one by name. */
export const faultsBy = <Operation extends { readonly id: string }>(
  operators: Readonly<Record<string, (operation: Operation, contract: Contract) => readonly MadeFault[]>>,
  operations: readonly Operation[],
  contract: Contract,
): Fault[] =>
  Object.entries(operators).flatMap(([kind, make]) =>
    operations.flatMap((operation) =>
      make(operation, contract).map(({ detail, ...fault }) => ({
        ...{ id: [kind, operation.id, ...(detail === undefined ? [] : [detail])].join(': '), kind, operation: operation.id },
        ...fault,
      })),
    ),
  )

/**
 * How the checks notice a fault: fails a run, is listed, or neither. A fault that changes no
 * response and no record of a whole run has no effect.
 */
export const outcomes: readonly Outcome[] = ['finding', 'difference', 'not noticed', 'no effect']
export type Outcome = Noticed['outcome'] | 'no effect'

/** The result of the checks of a server with a fault. */
export interface FaultResult extends Pick<Fault, 'id' | 'kind' | 'operation' | 'what'>, Pick<Noticed, 'statement' | 'why'> {
  readonly outcome: Outcome
  /** Number of requests until then. */
  readonly requests: number
  readonly milliseconds: number
}
