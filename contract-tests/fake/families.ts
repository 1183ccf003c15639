import type { Handlers } from './call.ts'
import { dataImport } from './dataImport.ts'
import { storing } from './emptyObjects.ts'
import { groups } from './groups/groups.ts'
import { members } from './groups/members.ts'
import { conversations } from './messages/conversations.ts'
import { messages } from './messages/messages.ts'
import { pins } from './messages/pins.ts'
import { reactions } from './messages/reactions.ts'
import { threads } from './messages/threads.ts'
import { blockedMessages } from './moderation/blockedMessages.ts'
import { flags } from './moderation/flags.ts'
import { keywordLists } from './moderation/keywordLists.ts'
import { reasons } from './moderation/reasons.ts'
import { rules } from './moderation/rules.ts'
import { submitted } from './moderation/submitted.ts'
import { apiKeys } from './users/apiKeys.ts'
import { authTokens } from './users/authTokens.ts'
import { friends } from './users/friends.ts'
import { permissions, permitted } from './users/permissions.ts'
import { roles } from './users/roles.ts'
import { users } from './users/users.ts'

/** The fake's own handlers, by operation id; other operations respond with examples. */
export const families: Handlers = permitted(
  storing({
    ...users,
    ...authTokens,
    ...roles,
    ...apiKeys,
    ...permissions,
    ...friends,
    ...groups,
    ...members,
    ...messages,
    ...threads,
    ...reactions,
    ...pins,
    ...conversations,
    ...flags,
    ...blockedMessages,
    ...reasons,
    ...keywordLists,
    ...rules,
    ...submitted,
    ...dataImport,
  }),
)
