import type { Json } from '../../documents/json.ts'
import type { Handlers } from '../../fake/fakeCall.ts'
import { families } from '../../fake/families.ts'
import { type Reading, readingsOf } from '../../fake/readings/reading.ts'
import { readings, withReadings } from '../../fake/readings/readings.ts'
import type { Wrap } from '../../fake/wraps.ts'
import { formerConversationsReadings } from './conversations.ts'
import { formerGroupsReadings } from './groups.ts'
import { formerMessagesReadings } from './messages.ts'
import { formerModerationReadings } from './moderation.ts'
import { formerUsersReadings } from './users.ts'

// Servers that do what no source says, each otherwise than the fake. They measure that silence of
// the documents is never a finding; a new one is never a reason for a new exception.

/** Returns the last page instead of an empty page after it. */
const lastPage: Wrap = (call, next) => {
  const body = next(call) as { data: Json[]; meta?: { pagination?: { total_pages?: number } } }
  const last = body.meta?.pagination?.total_pages ?? 0
  return Number(call.query.page) > last && last > 0 ? next({ ...call, query: { ...call.query, page: last } }) : body
}

/** What a server may do where the documents are silent. */
export const formerReadings: readonly Reading[] = readingsOf({
  ...formerUsersReadings,
  ...formerGroupsReadings,
  ...formerMessagesReadings,
  ...formerConversationsReadings,
  ...formerModerationReadings,
  // Last, so that it sees the pages that others make.
  'lists/last-page': [['list-users', 'list-friends', 'list-groups', 'list-conversations'], lastPage],
})

/** Every behaviour that a server may show in the place of the fake's. */
export const allReadings: readonly Reading[] = [...readings, ...formerReadings]

/** The handlers of a server that takes readings, documented and former ones. */
export const handlersWith = (names: readonly string[]): Handlers => withReadings(families, names, allReadings)
