import { detailScenarios } from './details.ts'
import { effectScenarios } from './effects.ts'
import { filterScenarios } from './filters.ts'
import { lifecyclesOf } from './lifecycles.ts'
import { membershipScenarios } from './memberships.ts'
import { messageScenarios } from './messageEffects.ts'
import type { ServerContext } from './serverContext.ts'
import type { Scenario } from './session.ts'

/** The scenarios in which chosen operations take part, each with the operation that it is counted for: its own, or else the first that was chosen. */
export function scenariosOf(server: ServerContext, chosen: ReadonlySet<string>): Map<string, Scenario[]> {
  const found = new Map<string, Scenario[]>()
  const all = [
    ...lifecyclesOf(server),
    ...membershipScenarios,
    ...filterScenarios,
    ...effectScenarios,
    ...messageScenarios,
    ...detailScenarios,
  ]
  for (const scenario of all) {
    const home = [scenario.operation, ...(scenario.needs ?? [])].find((id) => chosen.has(id))
    if (home !== undefined) found.set(home, [...(found.get(home) ?? []), scenario])
  }
  return found
}
