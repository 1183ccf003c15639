import type { Scenario } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { sideBySideScenarios } from './concurrentUpdates.ts'
import { importScenarios } from './dataImport.ts'
import { filterScenarios } from './filters.ts'
import { isolationScenarios } from './isolation.ts'
import { lifecyclesOf } from './lifecycles.ts'
import { flagScenarios } from './moderation/flags.ts'
import { keywordListScenarios } from './moderation/keywordLists.ts'
import { ruleFilterScenarios } from './moderation/ruleFilters.ts'
import { ruleScenarios } from './moderation/rules.ts'
import { submittedScenarios } from './moderation/submitted.ts'
import { permanentRecordScenarios } from './permanentRecords.ts'
import { propertyScenarios } from './properties.ts'
import { relationScenarios } from './relations.ts'
import { spellingScenarios } from './spelling.ts'
import { apiKeyScenarios } from './users/apiKeys.ts'
import { deactivationScenariosOf } from './users/deactivation.ts'
import { permissionScenarios } from './users/permissions.ts'

/**
 * The scenarios that call a selected operation, by the operation that each is counted for: its own,
 * or else the first that is selected.
 */
export function scenariosOf(server: ServerContext, chosen: ReadonlySet<string>): Map<string, Scenario[]> {
  const found = new Map<string, Scenario[]>()
  const all = [
    ...lifecyclesOf(server),
    ...propertyScenarios(server),
    ...isolationScenarios(server),
    ...permanentRecordScenarios(server),
    ...deactivationScenariosOf(server, chosen),
    ...apiKeyScenarios,
    ...relationScenarios,
    ...filterScenarios(server),
    ...spellingScenarios,
    ...permissionScenarios,
    ...importScenarios,
    ...sideBySideScenarios,
    ...flagScenarios,
    ...ruleScenarios,
    ...submittedScenarios,
    ...ruleFilterScenarios,
    ...keywordListScenarios,
  ]
  for (const scenario of all) {
    const home = [scenario.operation, ...(scenario.needs ?? [])].find((id) => chosen.has(id))
    if (home !== undefined) found.set(home, [...(found.get(home) ?? []), scenario])
  }
  return found
}
