import { didYouMean } from '../../documents/closestName.ts'
import type { Handlers } from '../fakeCall.ts'
import { conversationsReadings } from './conversations.ts'
import { groupsReadings } from './groups.ts'
import { messagesReadings } from './messages.ts'
import { moderationReadings } from './moderation.ts'
import { type Reading, readingsOf } from './reading.ts'
import { usersReadings } from './users.ts'

/** Behaviour about which sources disagree, and that the fake can show in the place of its own. */
export const readings: readonly Reading[] = readingsOf({
  ...usersReadings,
  ...groupsReadings,
  ...messagesReadings,
  ...conversationsReadings,
  ...moderationReadings,
})

/**
 * The handlers of a server that takes these readings.
 *
 * @param all - the readings to choose from
 * @throws Error that names the reading that does not exist, and those that do
 */
export function withReadings(handlers: Handlers, names: readonly string[], all: readonly Reading[] = readings): Handlers {
  const knownNames = all.map(({ name }) => name)
  for (const name of names)
    if (!knownNames.includes(name))
      throw new Error(`Unknown reading: ${name}.${didYouMean(name, knownNames)} There are ${knownNames.join(', ')}.`)
  const wrapped = { ...handlers }
  for (const { operations, wrap } of all.filter(({ name }) => names.includes(name)))
    for (const id of operations) {
      const handler = wrapped[id]
      if (handler) wrapped[id] = (call) => wrap(call, handler)
    }
  return wrapped
}
