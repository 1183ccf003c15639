import type { Contract } from '../../../../contract-tests/documents/contract.ts'
import { deletionFaults } from './curated/deletion.ts'
import { interplayFaults } from './curated/interplay.ts'
import { moderationFaults } from './curated/moderation.ts'
import type { StatefulFault } from './fault.ts'
import { genericFaults } from './operators.ts'

/**
 * Every fault that is put into the fake, one at a time: those that the operators make, and some in
 * the interplay of features.
 */
export const allFaults = (contract: Contract): StatefulFault[] => [
  ...genericFaults(contract),
  ...interplayFaults,
  ...moderationFaults,
  ...deletionFaults,
]
