import type { Case } from '../../../contract-tests/cases/case.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import type { Operation } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { createRandom, numberFor, shuffled } from '../../../contract-tests/documents/random.ts'
import type { Environment, Target } from '../../../contract-tests/exchange/environment.ts'
import { casesOf, runCases, runGenerated } from '../../../contract-tests/suites/runOperation.ts'
import { sentence } from '../../../contract-tests/validate/finding.ts'
import { clientMutants } from './client.ts'
import type { Mutant, MutantResult } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { responseMutants } from './responses.ts'

/** A sample of an operation's mutants: the operators take turns; the seed decides their order and the choice within each. */
export function sampleOf(contract: Contract, operation: Operation, seed: number, provider: number, client: number): Mutant[] {
  const random = createRandom(seed + numberFor(operation.id))
  const pick = (mutants: Mutant[], count: number): Mutant[] => {
    const piles = shuffled([...groupBy(mutants, ({ operator }) => operator).values()], random).map((pile) => shuffled(pile, random))
    const chosen: Mutant[] = []
    for (let round = 0; chosen.length < count && piles.some((pile) => pile.length > round); round++) {
      for (const pile of piles) if (pile[round] && chosen.length < count) chosen.push(pile[round] as Mutant)
    }
    return chosen
  }
  return [
    ...pick([...responseMutants(contract, operation), ...requestMutants(contract, operation)], provider),
    ...pick(clientMutants(contract, operation), client),
  ]
}

/**
 * Serves each mutant to the unchanged checks of its operation until one fails.
 *
 * @throws if a check fails without a mutant, because the results would be meaningless
 */
export async function* runMutants(
  environment: Environment,
  contract: Contract,
  operation: Operation,
  mutants: readonly Mutant[],
): AsyncGenerator<MutantResult, void, undefined> {
  const cases = casesOf(contract, operation)
  const target = withCache(environment.target)
  const healthy = { ...environment, target }
  for await (const { name, findings } of runCases(healthy, contract, operation, cases)) {
    if (findings[0]) throw new Error(`${operation.id} fails without a mutant: ${name}: ${sentence(findings[0])}`)
  }
  for (const mutant of mutants) {
    const { side, operator, what } = mutant
    const resultAs = (outcome: MutantResult['outcome'], why: string): MutantResult => ({
      side,
      operator,
      operation: operation.id,
      what,
      outcome,
      why,
    })
    if (mutant.equivalent) {
      yield resultAs('equivalent', mutant.equivalent)
      continue
    }
    const changed = await mutant.apply(healthy, target)
    const killer = await firstFailure(changed, contract, operation, ordered(cases, mutant.first))
    if (killer) yield resultAs('killed', killer)
    else {
      const reason = mutant.whyEquivalent?.()
      yield reason ? resultAs('equivalent', reason) : resultAs('survived', 'no check failed')
    }
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
  return failed?.findings[0] ? `${failed.name}: ${sentence(failed.findings[0])}` : undefined
}

const ordered = (cases: readonly Case[], first: Mutant['first']): Case[] => {
  const early = ({ kind }: Case) =>
    first === 'negative'
      ? !['example', 'required-only', 'encoding', 'boundary', 'status', 'dynamic'].includes(kind)
      : kind === first || kind === 'required-only'
  return first ? [...cases.filter(early), ...cases.filter((testCase) => !early(testCase))] : [...cases]
}

/** A target that caches responses: the unchanged mock gives the same response to the same request. */
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
