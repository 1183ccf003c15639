import { didYouMean } from '../../documents/closestName.ts'
import type { Json } from '../../documents/json.ts'
import type { Handlers } from '../call.ts'
import type { Wrap } from '../wraps.ts'
import { conversationsReadings } from './conversations.ts'
import { groupsReadings } from './groups.ts'
import { messagesReadings } from './messages.ts'
import { moderationReadings } from './moderation.ts'
import { on, type Reading, undocumented } from './reading.ts'
import { usersReadings } from './users.ts'

/** Returns the last page instead of an empty page after it. */
const lastPage: Wrap = (next) => (call) => {
  const body = next(call) as { data: Json[]; meta?: { pagination?: { total_pages?: number } } }
  const last = body.meta?.pagination?.total_pages ?? 0
  return Number(call.query.page) > last && last > 0 ? next({ ...call, query: { ...call.query, page: last } }) : body
}

/**
 * All behaviour that the documents leave open and that the fake can show in the place of its own.
 */
export const readings: readonly Reading[] = [
  ...usersReadings,
  ...groupsReadings,
  ...messagesReadings,
  ...conversationsReadings,
  ...moderationReadings,
  // Last, so that it sees the pages that others make.
  ...undocumented({ 'lists/last-page': on(['list-users', 'list-friends', 'list-groups', 'list-conversations'], lastPage) }),
]

/** Readings of the documents that need no wrap, with the reason. */
export const withoutWrap: Readonly<Record<string, string>> = {
  'has-reactions-of-whom/sender': 'The parameter `sender` does the same by itself.',
  'webhook-signature/signed': 'The option `webhook: { secret }` signs deliveries.',
}

/**
 * The handlers of a server that takes these readings.
 *
 * @throws Error that names the reading that does not exist, and those that do
 */
export function withReadings(handlers: Handlers, names: readonly string[]): Handlers {
  const known = readings.map(({ name }) => name)
  for (const name of names)
    if (!known.includes(name)) throw new Error(`Unknown reading: ${name}.${didYouMean(name, known)} There are ${known.join(', ')}.`)
  const wrapped = { ...handlers }
  for (const { operations, wrap } of readings.filter(({ name }) => names.includes(name)))
    for (const id of operations) {
      const handler = wrapped[id]
      if (handler) wrapped[id] = wrap(handler)
    }
  return wrapped
}
