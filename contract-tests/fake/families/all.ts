import type { Handlers } from '../call.ts'
import { apiKeys } from './apiKeys.ts'
import { authTokens } from './authTokens.ts'
import { conversations } from './conversations.ts'
import { dataImport } from './dataImport.ts'
import { friends } from './friends.ts'
import { groups } from './groups.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { flags, reasons } from './moderation.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'
import { keywordLists, rules } from './rules.ts'
import { submitted } from './submitted.ts'
import { pins, reactions, threads } from './threads.ts'
import { users } from './users.ts'

/** The fake's own handlers, by operation id; other operations are answered as the mock does. */
export const families: Handlers = {
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
  ...reasons,
  ...keywordLists,
  ...rules,
  ...submitted,
  ...dataImport,
}
