import { accessFaults } from './access.ts'
import { importFaults } from './dataImport.ts'
import type { StatefulFault } from './fault.ts'
import { groupFaults } from './groups/groups.ts'
import { memberFaults } from './groups/members.ts'
import { interplayFaults } from './interplay.ts'
import { listFaults } from './lists.ts'
import { conversationFaults } from './messages/conversations.ts'
import { messageFaults } from './messages/messages.ts'
import { pinFaults } from './messages/pins.ts'
import { reactionFaults } from './messages/reactions.ts'
import { threadFaults } from './messages/threads.ts'
import { blockedMessageFaults } from './moderation/blockedMessages.ts'
import { flagFaults } from './moderation/flags.ts'
import { keywordListFaults } from './moderation/keywordLists.ts'
import { reasonFaults } from './moderation/reasons.ts'
import { ruleFaults } from './moderation/rules.ts'
import { submittedFaults } from './moderation/submitted.ts'
import { recordFaults } from './records.ts'
import { responseFaults } from './responses.ts'
import { apiKeyFaults } from './users/apiKeys.ts'
import { authTokenFaults } from './users/authTokens.ts'
import { deactivationFaults } from './users/deactivation.ts'
import { friendFaults } from './users/friends.ts'
import { permissionFaults } from './users/permissions.ts'
import { roleFaults } from './users/roles.ts'
import { userFaults } from './users/users.ts'

/** Every fault that is put into the fake, one at a time: one of each kind for each family, as the same checks notice similar faults. */
export const allFaults = (): StatefulFault[] => [
  ...recordFaults,
  ...listFaults,
  ...accessFaults,
  ...responseFaults,
  ...userFaults,
  ...deactivationFaults,
  ...friendFaults,
  ...roleFaults,
  ...permissionFaults,
  ...apiKeyFaults,
  ...authTokenFaults,
  ...importFaults,
  ...groupFaults,
  ...memberFaults,
  ...messageFaults,
  ...conversationFaults,
  ...threadFaults,
  ...reactionFaults,
  ...pinFaults,
  ...flagFaults,
  ...reasonFaults,
  ...blockedMessageFaults,
  ...ruleFaults,
  ...keywordListFaults,
  ...submittedFaults,
  ...interplayFaults,
]
