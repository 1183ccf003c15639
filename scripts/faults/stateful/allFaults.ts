import { accessFaults } from './access.ts'
import type { StatefulFault } from './fault.ts'
import { groupFaults } from './groups/groups.ts'
import { interplayFaults } from './interplay.ts'
import { listFaults } from './lists.ts'
import { messageFaults } from './messages/messages.ts'
import { threadFaults } from './messages/threads.ts'
import { flagFaults } from './moderation/flags.ts'
import { ruleFaults } from './moderation/rules.ts'
import { recordFaults } from './records.ts'
import { responseFaults } from './responses.ts'
import { deactivationFaults } from './users/deactivation.ts'
import { userFaults } from './users/users.ts'

/** Every fault that is put into the fake, one at a time: one of each kind for each family, as the same checks notice similar faults. */
export const allFaults = (): StatefulFault[] => [
  ...recordFaults,
  ...listFaults,
  ...accessFaults,
  ...responseFaults,
  ...userFaults,
  ...deactivationFaults,
  ...groupFaults,
  ...messageFaults,
  ...threadFaults,
  ...flagFaults,
  ...ruleFaults,
  ...interplayFaults,
]
