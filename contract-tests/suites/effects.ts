import type { Contract } from '../documents/contract.ts'
import { effectOfProperty, parameterName } from '../exchange/effectNames.ts'
import { isSafe } from '../serverChecks/createdRecords.ts'
import { bodyPropertyNames } from '../serverChecks/resources.ts'
import type { OperationResult } from './result.ts'

/**
 * Compares what was sent to a server with what had an effect, over all operations of a run: a call
 * of one shows effects of others.
 *
 * @returns results in which only query parameters with a visible effect count as covered, and what
 * was sent without one
 */
export function checkedEffects(
  contracts: readonly Contract[],
  results: readonly OperationResult[],
): { operations: OperationResult[]; unchecked: string[] } {
  const seen = new Set(results.flatMap(({ effects }) => effects))
  const all = results.map((result): { result: OperationResult; unchecked: string[] } => {
    const contract = contracts.find(({ name }) => name === result.document)
    const operation = contract?.operations.find(({ id }) => id === result.operation)
    const { parameters, operations } = result.coverage
    if (!contract || !operation || operations.covered === 0) return { result, unchecked: [] }
    const filters = isSafe(operation) ? operation.parameters.filter((parameter) => parameter.in === 'query') : []
    const unobeyed = filters
      .map(({ name }) => parameterName(operation, name))
      .filter((name) => !parameters.missing.includes(name) && !seen.has(name))
    const sent = isSafe(operation) ? [] : [...bodyPropertyNames(contract, operation)]
    const unread = sent.map((name) => effectOfProperty(operation, name)).filter((name) => !seen.has(name))
    const missing = [...parameters.missing, ...unobeyed]
    const coverage = { ...result.coverage, parameters: { ...parameters, covered: parameters.total - missing.length, missing } }
    return { result: { ...result, coverage }, unchecked: [...unobeyed, ...unread] }
  })
  return { operations: all.map(({ result }) => result), unchecked: all.flatMap(({ unchecked }) => unchecked) }
}
