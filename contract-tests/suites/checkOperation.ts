import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { arbitraryArguments, argumentsFit } from '../cases/arbitraryArguments.ts'
import type { Case } from '../cases/case.ts'
import { casesOf } from '../cases/cases.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { numberFor } from '../documents/random.ts'
import type { CaseResult } from '../exchange/caseResult.ts'
import type { Environment } from '../exchange/environment.ts'
import { runCase } from '../exchange/runCase.ts'
import { type OperationResult, operationResult } from './result.ts'
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
  for (const testCase of kept) results.push(await runCase(environment, contract, operation, testCase))
  if (sample >= 1) results.push(...(await runGenerated(environment, contract, operation, seed)))
  return operationResult(contract, operation, { results, notRun }, performance.now() - start)
}

/** Number of generated requests per operation. */
const generatedRuns = 4

/**
 * Sends requests generated from the schemas with a fixed seed; the first failure is shrunk to the
 * smallest failing request.
 */
async function runGenerated(environment: Environment, contract: Contract, operation: Operation, seed: number): Promise<CaseResult[]> {
  if (operation.parameters.length === 0 && !operation.body) return []
  const results: CaseResult[] = []
  const property = fc.asyncProperty(arbitraryArguments(contract, operation), async (args) => {
    fc.pre(argumentsFit(contract, operation, args))
    const testCase: Case = { kind: 'generated', name: `generated: ${JSON.stringify(args)}`, args, expect: 'success' }
    const result = await runCase(environment, contract, operation, testCase)
    results.push(result)
    return result.findings.length === 0
  })
  const { failed, counterexample, numRuns } = await fc.check(property, {
    // Its requests do not depend on other operations.
    seed: seed + numberFor(operation.id),
    numRuns: generatedRuns,
    maxSkipsPerRun: 200,
  })
  const passed = results.filter(({ findings }) => findings.length === 0).slice(0, numRuns)
  if (!failed || !counterexample) return passed
  const smallest = `generated: ${JSON.stringify(counterexample[0])}`
  const failure = results.findLast(({ name }) => name === smallest) ?? results.findLast(({ findings }) => findings.length > 0)
  return failure ? [...passed, failure] : passed
}
