import { performance } from 'node:perf_hooks'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { Environment } from '../exchange/environment.ts'
import { type OperationResult, operationResult } from './result.ts'
import { casesOf, runCases, runGenerated } from './runOperation.ts'
import { sampled } from './selection.ts'

/** Runs every case of an operation and measures the coverage. */
export async function checkOperation(
  environment: Environment,
  contract: Contract,
  operation: Operation,
  seed: number,
  sample = 1,
): Promise<OperationResult> {
  const start = performance.now()
  const results: CaseResult[] = []
  const { kept, notRun } = sampled(casesOf(contract, operation), operation.id, sample, seed)
  for await (const result of runCases(environment, contract, operation, kept)) results.push(result)
  if (sample >= 1) results.push(...(await runGenerated(environment, contract, operation, seed)))
  return operationResult(contract, operation, { results, notRun }, performance.now() - start)
}
