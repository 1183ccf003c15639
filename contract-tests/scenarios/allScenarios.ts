import type { Scenario } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { apiKeyScenarios } from './apiKeys.ts'
import { otherRecordScenarios } from './otherRecords.ts'
import { permanentRecordScenarios } from './permanentRecords.ts'
import { simultaneousScenarios } from './simultaneous.ts'
import { submittedScenarios } from './submitted.ts'

/**
 * The scenarios that call a selected operation, by the operation that each is counted for: its own,
 * or else the first that is selected.
 */
export function scenariosOf(server: ServerContext, chosen: ReadonlySet<string>): Map<string, Scenario[]> {
  const found = new Map<string, Scenario[]>()
  const all = [
    ...otherRecordScenarios(server),
    ...permanentRecordScenarios(server),
    ...apiKeyScenarios,
    ...simultaneousScenarios(server),
    ...submittedScenarios,
  ]
  for (const scenario of all) {
    const home = [scenario.operation, ...(scenario.needs ?? [])].find((id) => chosen.has(id))
    if (home !== undefined) found.set(home, [...(found.get(home) ?? []), scenario])
  }
  return found
}
