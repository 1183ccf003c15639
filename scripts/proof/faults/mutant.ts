import type { Environment, Target } from '../../../contract-tests/exchange/environment.ts'

/** A fault in a provider or in the client, to test whether the suite notices it. */
export interface Mutant {
  readonly side: 'provider' | 'client'
  readonly operator: string
  readonly operation: string
  /** A description of the change. */
  readonly what: string
  /** Why nobody could notice it by the documents, if so; such a mutant is listed and not run. */
  readonly equivalent?: string
  /** Called if the mutant survives. @returns why it is equivalent, if it is */
  whyEquivalent?(): string | undefined
  /** The cases that are likely to notice it, which run first. */
  readonly first?: 'negative' | 'boundary'
  /** The environment with the fault in it. */
  apply(environment: Environment, original: Target): Promise<Environment>
}

/** The outcome of a mutant. */
export interface MutantResult {
  readonly side: Mutant['side']
  readonly operator: string
  readonly operation: string
  readonly what: string
  readonly outcome: 'killed' | 'survived' | 'equivalent'
  /** The finding that killed it, or the reason why it is equivalent. */
  readonly why: string
}

/** The environment with another target. */
export const withTarget = (environment: Environment, send: Target['send']): Environment => ({
  ...environment,
  target: { ...environment.target, send },
})
