import { dataImport } from './dataImport.ts'
import { withoutEmptyObjects } from './emptyObjects.ts'
import type { Handler, Handlers } from './fakeCall.ts'
import { groups } from './groups/groups.ts'
import { members } from './groups/members.ts'
import { conversations } from './messages/conversations.ts'
import { messages } from './messages/messages.ts'
import { pins } from './messages/pins.ts'
import { reactions } from './messages/reactions.ts'
import { threads } from './messages/threads.ts'
import { flags } from './moderation/flags.ts'
import { keywordLists } from './moderation/keywordLists.ts'
import { reasons } from './moderation/reasons.ts'
import { blockedMessages } from './moderation/reviews.ts'
import { rules } from './moderation/rules.ts'
import { submitted } from './moderation/submitted.ts'
import { withoutUnrequested } from './requestedProperties.ts'
import { apiKeys } from './users/apiKeys.ts'
import { authTokens } from './users/authTokens.ts'
import { friends } from './users/friends.ts'
import { permissions, requirePermission } from './users/permissions.ts'
import { roles } from './users/roles.ts'
import { users } from './users/users.ts'

const handlers: Handlers = {
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
}

/** Handles a call if the acting user may make it. Metadata is stored as the service stores it. */
export const permitted =
  (handler: Handler): Handler =>
  (call) => {
    requirePermission(call)
    const stored = call.keepsEmptyObjects ? call : { ...call, body: withoutEmptyObjects(call.body) }
    return withoutUnrequested(stored, handler(stored))
  }

/** The fake's own handlers, by operation id; other operations respond with examples. */
export const families: Handlers = Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, permitted(handler)]))
