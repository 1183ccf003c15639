import type { Json } from '../documents/json.ts'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'
import { recordedMessage } from './moderation/reviews.ts'
import type { MessageRecord } from './records.ts'
import type { Store } from './store.ts'
import type { AnyEvent } from './webhook.ts'
import { withoutKeys } from './withoutKeys.ts'

/** Maximum entries of a list, and maximum messages of a conversation. */
const maximum = { entries: 200, messages: 50 }

/** A list that may be shortened, with its length. */
interface Part {
  readonly total: number
  readonly items: readonly unknown[]
}

/**
 * The records and the recent past of a fake, as its page shows them, without keys.
 *
 * @param statusesOf - the statuses with which the receiver answered an event
 */
export function overviewOf(
  store: Store,
  { requests, events }: Journal,
  clock: Clock,
  statusesOf: (event: AnyEvent) => readonly (number | undefined)[],
): Json {
  const { users, groups, messages, flags, blocked } = store
  const shown = (message: MessageRecord) => showMessage(store, message)
  const recorded = (id: string) => shown(recordedMessage(store, id) as MessageRecord)
  const overview = {
    now: new Date(clock.milliseconds()).toISOString(),
    isFrozen: clock.frozenAt !== undefined,
    users: partOf([...users.values()], ({ uid, name, role, status, deactivatedAt }) => ({
      ...{ uid, name, role, status },
      isDeactivated: deactivatedAt !== undefined,
    })),
    groups: partOf([...groups.values()], ({ guid, name, type, members, banned }) => ({
      ...{ guid, name, type },
      members: [...members].map(([uid, { scope }]) => ({ uid, scope })),
      banned: [...banned.keys()],
    })),
    conversations: partOf([...messages.conversationIds()], (id) => {
      const all = messages.inConversation(id).filter(({ unlisted }) => !unlisted)
      return { id, total: all.length, messages: all.slice(-maximum.messages).map(shown) }
    }),
    flagged: partOf([...flags], ([id, by]) => ({ message: recorded(id), by })),
    blocked: partOf([...blocked], ([id, { rule }]) => ({ message: recorded(id), rule: String(rule.name) })),
    requests: partOf([...requests].reverse(), ({ method, path, operation, status, error }) => ({ method, path, operation, status, error })),
    events: partOf([...events].reverse(), (event) => ({
      trigger: event.trigger,
      about: aboutOf(event),
      statuses: statusesOf(event).map((status) => status ?? null),
    })),
  }
  return withoutKeys(store, overview) as Json
}

const partOf = <Entry>(entries: readonly Entry[], show: (entry: Entry) => Json): Part => ({
  total: entries.length,
  items: entries.slice(0, maximum.entries).map(show),
})

function showMessage({ flags, blocked }: Store, message: MessageRecord): Json {
  const { id, sender, sentAt, data, category, type, deletedAt, editedAt, parentId, pinned, reactions } = message
  const marks = [
    flags.has(id) && 'flagged',
    blocked.has(id) && 'blocked',
    deletedAt !== undefined && 'deleted',
    editedAt !== undefined && 'edited',
    parentId !== undefined && `reply to ${parentId}`,
    pinned && 'pinned',
    ...reactions.map(({ reaction }) => reaction),
  ]
  const content = typeof data.text === 'string' ? data.text : `(${category} ${type})`
  return { id, sender, at: sentAt, text: content, marks: marks.filter((word) => typeof word === 'string') }
}

/** The record of an event in a few words. */
function aboutOf({ data }: AnyEvent): string {
  const { message, user, group } = data as { message?: Json; user?: Json; group?: Json }
  if (message) return [message.id, message.sender].filter((word) => word !== undefined).join(' · ')
  return String(user?.uid ?? group?.guid ?? '')
}
