import { performance } from 'node:perf_hooks'
import type { Environment } from '../exchange/environment.ts'
import type { CaseResult } from '../exchange/runCase.ts'
import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { coverageOf } from './coverage.ts'
import type { OperationResult } from './mockSuite.ts'
import { casesOf, runCases, runGenerated } from './runOperation.ts'
import { sampled } from './selection.ts'

/** Runs every case of one operation and counts the coverage. */
export async function checkOperation(
  environment: Environment,
  contract: Contract,
  operation: Operation,
  seed: number,
  sample = 1,
): Promise<OperationResult> {
  const start = performance.now()
  const results: CaseResult[] = []
  for await (const result of runCases(environment, contract, operation, sampled(casesOf(contract, operation), operation.id, sample, seed)))
    results.push(result)
  if (sample >= 1) results.push(...(await runGenerated(environment, contract, operation, seed)))
  return summed(contract, operation, results, performance.now() - start)
}

/** An operation's results, added up. */
export function summed(contract: Contract, operation: Operation, results: readonly CaseResult[], milliseconds: number): OperationResult {
  const failed = results.filter(({ findings }) => findings.length > 0)
  return {
    document: contract.name,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    cases: results.length,
    failed,
    findings: failed.flatMap(({ findings }) => findings),
    milliseconds,
    coverage: coverageOf(contract, operation, results),
  }
}
