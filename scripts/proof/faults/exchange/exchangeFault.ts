import type { Operation } from '../../../../contract-tests/documents/document.ts'
import type { Environment, Target } from '../../../../contract-tests/exchange/environment.ts'
import type { Fault } from '../fault.ts'

/** A fault that a single exchange shows, in the provider or in the client. */
export interface ExchangeFault extends Fault {
  /** The cases that are likely to notice it, which run first. */
  readonly first?: 'negative' | 'boundary' | undefined
  /** The environment with the fault in it. */
  apply(environment: Environment): Environment | Promise<Environment>
  /**
   * Whether the documents tell it from correct behaviour; asked if the checks do not notice it.
   * Unset if they always do.
   */
  isVisible?(): boolean
}

/** A fault of an operation. `detail` makes its id unique. */
export const exchangeFault = (
  group: 'provider' | 'client',
  kind: string,
  operation: Operation,
  detail: string,
  rest: Pick<ExchangeFault, 'apply' | 'first' | 'isVisible'>,
): ExchangeFault => ({ id: `${kind}: ${operation.id}: ${detail}`, group, kind, operation: operation.id, what: detail, ...rest })

/** The environment with another target. */
export const withTarget = (environment: Environment, send: Target['send']): Environment => ({
  ...environment,
  target: { ...environment.target, send },
})
