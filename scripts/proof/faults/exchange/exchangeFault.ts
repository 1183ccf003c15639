import { createContract } from '../../../../contract-tests/documents/contract.ts'
import type { OpenApiDocument, Operation } from '../../../../contract-tests/documents/document.ts'
import type { Environment, Target } from '../../../../contract-tests/exchange/environment.ts'
import { generatedBody } from '../../../../contract-tests/mock/generatedBody.ts'
import { respond } from '../../../../contract-tests/mock/respond.ts'
import { targetOf } from '../../../../contract-tests/mock/target.ts'
import type { Fault } from '../fault.ts'

/** A fault of the provider that a single exchange shows. */
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
  kind: string,
  operation: Operation,
  detail: string,
  rest: Pick<ExchangeFault, 'apply' | 'first' | 'isVisible'>,
): ExchangeFault => ({ id: `${kind}: ${operation.id}: ${detail}`, group: 'provider', kind, operation: operation.id, what: detail, ...rest })

/** The environment with another target. */
export const withTarget = (environment: Environment, send: Target['send']): Environment => ({
  ...environment,
  target: { ...environment.target, send },
})

/** A provider that obeys a document: the mock of it, which does not check its own responses. */
export function providerOf(document: OpenApiDocument): Target['send'] {
  const contract = createContract('chat', document)
  return async (request) => respond([contract], { ...request, url: targetOf(request.url) }, { generate: generatedBody }).response
}
