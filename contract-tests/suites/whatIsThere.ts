import type { Environment } from '../exchange/environment.ts'
import type { Outcomes } from '../exchange/outcome.ts'
import { scenariosOf } from '../scenarios/allScenarios.ts'
import { resourcesOf } from '../server/resources.ts'
import type { Scenario } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { runScenario } from '../server/session.ts'

/**
 * Runs a scenario. If it needs an operation that the server lacks, the scenario of this name is run
 * that the documents give without the operation: records that cannot be read alone are read in
 * their list, and so on.
 */
export async function runWithWhatIsThere(environment: Environment, server: ServerContext, scenario: Scenario): Promise<Outcomes> {
  const outcomes = await runScenario(environment, server, scenario)
  const missing = missingIn(outcomes, scenario)
  const isKnown = server.contract.operations.some(({ id }) => id === missing)
  if (missing === undefined || missing === scenario.operation || !isKnown) return outcomes
  const rest = withoutOperation(server, missing)
  const adapted = scenariosOf(rest, new Set([scenario.operation]))
    .get(scenario.operation)
    ?.find(({ name, operation }) => name === scenario.name && operation === scenario.operation)
  if (!adapted || adapted.run === scenario.run) return outcomes
  const again = await runWithWhatIsThere(environment, rest, adapted)
  return missingIn(again, scenario) === undefined ? again : outcomes
}

/** The missing operation because of which a scenario was not run at all. */
const missingIn = ({ notRun }: Outcomes, { name }: Scenario): string | undefined => notRun.find((check) => check.name === name)?.missing

function withoutOperation(server: ServerContext, missing: string): ServerContext {
  const contract = { ...server.contract, operations: server.contract.operations.filter(({ id }) => id !== missing) }
  return { ...server, contract, resources: resourcesOf(contract) }
}
