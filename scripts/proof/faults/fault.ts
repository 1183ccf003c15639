/**
 * What a fault is in: the provider of single exchanges or, where several exchanges show it, the
 * fake. A variant is harmless.
 */
export type Group = 'provider' | 'stateful' | 'variant'

/** A fault that the unchanged checks should notice. */
export interface Fault {
  /** Kind, operation and detail; unique. */
  readonly id: string
  readonly group: Group
  /** The operator that made it. */
  readonly kind: string
  /** The operation with the fault; empty for a variant, which all operations have. */
  readonly operation: string
  /** A description. */
  readonly what: string
}

/** What became of a fault. */
export interface FaultResult extends Fault {
  /** `equivalent` if no request shows it, which is found out without the checks. */
  readonly outcome: 'noticed' | 'missed' | 'equivalent'
  /** The first finding; for a missed fault the request that shows it, if known. */
  readonly why: string
  readonly milliseconds: number
}

/** The result of a fault, tried since `start`. */
export const resultOf = (
  { id, group, kind, operation, what }: Fault,
  start: number,
  outcome: FaultResult['outcome'],
  why: string,
): FaultResult => ({ id, group, kind, operation, what, outcome, why, milliseconds: performance.now() - start })
