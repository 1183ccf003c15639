import { accessFaults } from './access.ts'
import { deactivationFaults } from './deactivation.ts'
import type { StatefulFault } from './fault.ts'
import { flagFaults } from './flags.ts'
import { groupFaults } from './groups.ts'
import { interplayFaults } from './interplay.ts'
import { listFaults } from './lists.ts'
import { messageFaults } from './messages.ts'
import { recordFaults } from './records.ts'
import { responseFaults } from './responses.ts'
import { ruleFaults } from './rules.ts'
import { threadFaults } from './threads.ts'
import { userFaults } from './users.ts'

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
