import type { Scenario } from '../server/scenario.ts'
import type { ServerContext } from '../server/serverContext.ts'
import { authorityScenarios, outsiderScenarios } from './authority.ts'
import { sideBySideScenarios } from './concurrentUpdates.ts'
import { cursorScenarios } from './cursors.ts'
import { importScenarios } from './dataImport.ts'
import { filterScenarios, rangeScenarios } from './filters.ts'
import { groupDeletionScenarios } from './groups/deletion.ts'
import { isolationScenarios } from './isolation.ts'
import { lifecyclesOf } from './lifecycles.ts'

import { accessScenarios } from './messages/access.ts'
import { arrivalScenarios } from './messages/arrivals.ts'
import { contentScenarios } from './messages/content.ts'
import { conversationScenarios } from './messages/conversations.ts'
import { messageScenarios } from './messages/messages.ts'
import { pinScenarios } from './messages/pins.ts'
import { reactionScenarios } from './messages/reactions.ts'
import { threadScenarios } from './messages/threads.ts'
import { flagScenarios } from './moderation/flags.ts'
import { keywordListScenarios } from './moderation/keywordLists.ts'
import { ruleFilterScenarios } from './moderation/ruleFilters.ts'
import { ruleScenarios } from './moderation/rules.ts'
import { submittedScenarios } from './moderation/submitted.ts'
import { permanentRecordScenarios } from './permanentRecords.ts'
import { propertyScenarios } from './properties.ts'
import { rejectionScenarios } from './rejections.ts'
import { relationScenarios } from './relations.ts'
import { repetitionsOf } from './repetitions.ts'
import { spellingScenarios } from './spelling.ts'
import { apiKeyScenarios } from './users/apiKeys.ts'
import { deactivationScenariosOf } from './users/deactivation.ts'
import { deletionScenarios } from './users/deletion.ts'
import { friendScenarios } from './users/friends.ts'
import { permissionScenarios } from './users/permissions.ts'

/**
 * The scenarios that call a selected operation, by the operation that each is counted for: its own,
 * or else the first that is selected.
 */
export function scenariosOf(server: ServerContext, chosen: ReadonlySet<string>): Map<string, Scenario[]> {
  const found = new Map<string, Scenario[]>()
  const all = [
    ...lifecyclesOf(server),
    ...repetitionsOf(server),
    ...propertyScenarios(server),
    ...isolationScenarios(server),
    ...permanentRecordScenarios(server),
    ...deletionScenarios,
    ...deactivationScenariosOf(server, chosen),
    ...apiKeyScenarios,
    ...relationScenarios(server),
    ...rejectionScenarios,
    ...filterScenarios(server),
    ...cursorScenarios,
    ...rangeScenarios(server),
    ...spellingScenarios,
    ...friendScenarios,
    ...permissionScenarios,
    ...importScenarios,
    ...groupDeletionScenarios,
    ...authorityScenarios(server),
    ...outsiderScenarios(server),
    ...messageScenarios,
    ...contentScenarios,
    ...arrivalScenarios,
    ...sideBySideScenarios,
    ...threadScenarios,
    ...reactionScenarios,
    ...accessScenarios,
    ...pinScenarios,
    ...conversationScenarios,
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
