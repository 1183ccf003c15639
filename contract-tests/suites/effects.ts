import type { Contract } from '../documents/contract.ts'
import { parameterName, parametersWithEffect, propertyName, sentProperties } from '../server/effects.ts'
import type { OperationResult } from './result.ts'

/**
 * Results in which only query parameters with a visible effect count as covered, and what was sent
 * without one.
 */
export interface CheckedEffects {
  readonly operations: OperationResult[]
  readonly unchecked: string[]
}

/**
 * Compares what was sent to a server with what had an effect, over all operations of a run: a
 * scenario of one shows effects of others.
 */
export function checkedEffects(contracts: readonly Contract[], results: readonly OperationResult[]): CheckedEffects {
  const seen = new Set(results.flatMap(({ effects }) => effects))
  const all = results.map((result): { result: OperationResult; unchecked: string[] } => {
    const contract = contracts.find(({ name }) => name === result.document)
    const operation = contract?.operations.find(({ id }) => id === result.operation)
    const { parameters, operations } = result.coverage
    if (!contract || !operation || operations.covered === 0) return { result, unchecked: [] }
    const unobeyed = parametersWithEffect(operation)
      .map((name) => parameterName(operation, name))
      .filter((name) => !parameters.missing.includes(name) && !seen.has(name))
    const unread = sentProperties(contract, operation)
      .map((name) => propertyName(operation, name))
      .filter((name) => !seen.has(name))
    const missing = [...parameters.missing, ...unobeyed]
    const coverage = { ...result.coverage, parameters: { ...parameters, covered: parameters.total - missing.length, missing } }
    return { result: { ...result, coverage }, unchecked: [...unobeyed, ...unread] }
  })
  return { operations: all.map(({ result }) => result), unchecked: all.flatMap(({ unchecked }) => unchecked) }
}
