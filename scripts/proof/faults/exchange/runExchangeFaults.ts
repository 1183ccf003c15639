import type { Case } from '../../../../contract-tests/cases/case.ts'
import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../../contract-tests/documents/document.ts'
import { prunedFor } from '../../../../contract-tests/documents/pruned.ts'
import { fakeCredentials } from '../../../../contract-tests/exchange/credentials.ts'
import { type Environment, projectClient, type Target } from '../../../../contract-tests/exchange/environment.ts'
import { inProcessBase } from '../../../../contract-tests/mock/inProcessTarget.ts'
import { casesOf, runCases, runGenerated } from '../../../../contract-tests/suites/checkOperation.ts'
import { sentence } from '../../../../contract-tests/validate/finding.ts'
import { type FaultResult, resultOf } from '../fault.ts'
import { type ExchangeFault, providerOf } from './exchangeFault.ts'
import { requestFaults } from './requests.ts'
import { responseFaults } from './responses.ts'

/**
 * The faults that operators make of an operation's exchanges: in responses, and in what requests
 * are accepted.
 */
export const exchangeFaults = (contract: Contract, operation: Operation): ExchangeFault[] => [
  ...responseFaults(contract, operation),
  ...requestFaults(contract, operation),
]

/**
 * Runs the unchanged checks of an operation against each of its faults until one fails.
 *
 * @throws if a check fails without a fault, because the results would be meaningless
 */
export async function* runExchangeFaults(
  contract: Contract,
  operation: Operation,
  faults: readonly ExchangeFault[],
): AsyncGenerator<FaultResult, void, undefined> {
  const cases = casesOf(contract, operation)
  const send = providerOf(prunedFor(contract.document, operation))
  const target = withCache({ name: 'mock', mock: true, base: () => inProcessBase, send })
  const healthy = { target, timeout: 10_000, credentials: fakeCredentials, strict: true, client: projectClient }
  const wrong = await firstFailure(healthy, contract, operation, cases)
  if (wrong !== undefined) throw new Error(`${operation.id} fails without a fault: ${wrong}`)
  for (const fault of faults) {
    const start = performance.now()
    const why = await firstFailure(await fault.apply(healthy), contract, operation, ordered(cases, fault.first))
    if (why !== undefined) yield resultOf(fault, start, 'noticed', why)
    else if (fault.isVisible?.() === false)
      yield resultOf(fault, start, 'equivalent', 'the documents do not tell it from correct behaviour')
    else yield resultOf(fault, start, 'missed', 'no check failed')
  }
}

async function firstFailure(
  environment: Environment,
  contract: Contract,
  operation: Operation,
  cases: readonly Case[],
): Promise<string | undefined> {
  for await (const { name, findings } of runCases(environment, contract, operation, cases)) {
    if (findings[0]) return `${name}: ${sentence(findings[0])}`
  }
  const failed = (await runGenerated(environment, contract, operation, 1)).find(({ findings }) => findings.length > 0)
  return failed?.findings[0] && `${failed.name}: ${sentence(failed.findings[0])}`
}

/** The kinds of cases that are accepted. */
const positive: readonly Case['kind'][] = ['example', 'required-only', 'encoding', 'boundary', 'status', 'dynamic']

/** The cases, those first that are likely to notice a fault. */
function ordered(cases: readonly Case[], first: ExchangeFault['first']): Case[] {
  const isEarly = ({ kind }: Case) => (first === 'negative' ? !positive.includes(kind) : kind === first || kind === 'required-only')
  return first ? [...cases.filter(isEarly), ...cases.filter((testCase) => !isEarly(testCase))] : [...cases]
}

/**
 * A target that caches responses: the unchanged mock gives the same response to the same request.
 */
function withCache(target: Target): Target {
  const known = new Map<string, ReturnType<Target['send']>>()
  return {
    ...target,
    send(request, document) {
      const key = JSON.stringify([request, document])
      let response = known.get(key)
      if (!response) known.set(key, (response = target.send(request, document)))
      return response
    },
  }
}
