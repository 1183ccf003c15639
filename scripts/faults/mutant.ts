import type { Environment, Target } from '../../contract-tests/exchange/environment.ts'

/** A fault put into a provider or into the client, to see whether the suite notices. */
export interface Mutant {
  side: 'provider' | 'client'
  operator: string
  operation: string
  /** A description of the change. */
  what: string
  /** Why the documents do not allow it to be noticed, if so; such a mutant is listed and not run. */
  equivalent?: string
  /** Called if a mutant survives: returns why it is equivalent, if it is. */
  suspect?(): string | undefined
  /** Which cases are likely to notice; they are run first, the others after them. */
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
