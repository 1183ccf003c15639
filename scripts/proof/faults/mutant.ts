import type { Environment, Target } from '../../../contract-tests/exchange/environment.ts'

/** A fault in a provider or in the client, to test whether the suite notices it. */
export interface Mutant {
  side: 'provider' | 'client'
  operator: string
  operation: string
  /** A description of the change. */
  what: string
  /** Why nobody could notice it by the documents, if so; such a mutant is listed and not run. */
  equivalent?: string
  /** Called if the mutant survives. @returns why it is equivalent, if it is */
  whyEquivalent?(): string | undefined
  /** The cases that are likely to notice it, which run first. */
  first?: 'negative' | 'boundary'
  /** The environment with the fault in it. */
  apply(environment: Environment, original: Target): Promise<Environment>
}

/** The outcome of a mutant. */
export interface MutantResult {
  side: Mutant['side']
  operator: string
  operation: string
  what: string
  outcome: 'killed' | 'survived' | 'equivalent'
  /** The finding that killed it, or the reason why it is equivalent. */
  why: string
}

/** The environment with another target. */
export const withTarget = (environment: Environment, send: Target['send']): Environment => ({
  ...environment,
  target: { ...environment.target, send },
})
