import { accessFaults } from './access.ts'
import type { StatefulFault } from './fault.ts'
import { listFaults } from './lists.ts'
import { moderationFaults } from './moderation.ts'
import { recordFaults } from './records.ts'
import { relationFaults } from './relations.ts'

/** Every fault that is put into the fake, one at a time. */
export const allFaults = (): StatefulFault[] => [
  ...recordFaults(),
  ...listFaults(),
  ...accessFaults(),
  ...relationFaults(),
  ...moderationFaults(),
]
