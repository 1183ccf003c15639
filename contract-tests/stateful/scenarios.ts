import type { Operation } from '../document/document.ts'
import { effectScenarios } from './effects.ts'
import { filterScenarios } from './filters.ts'
import { lifecyclesOf } from './lifecycles.ts'
import { membershipScenarios } from './memberships.ts'
import { messageScenarios } from './messageEffects.ts'
import type { Scenario } from './session.ts'
import type { World } from './world.ts'

const known = new WeakMap<World, Scenario[]>()

/** The scenarios that are about an operation. */
export function scenariosFor(world: World, { id }: Operation): Scenario[] {
  const all = known.get(world) ?? [
    ...lifecyclesOf(world),
    ...membershipScenarios,
    ...filterScenarios,
    ...effectScenarios,
    ...messageScenarios,
  ]
  known.set(world, all)
  return all.filter(({ operation }) => operation === id)
}
