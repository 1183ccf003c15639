import type { Json } from '../documents/json.ts'
import { hidden, redactText } from '../validate/secrets.ts'
import type { Clock } from './clock.ts'
import type { FakeRequest } from './fakeChat.ts'
import type { Journal } from './journal.ts'
import { recordedMessage } from './moderation/reviews.ts'
import type { MessageRecord } from './records.ts'
import type { Store } from './store.ts'
import type { AnyEvent } from './webhook.ts'

/** Maximum entries of a list, and maximum messages of a conversation. */
const maximum = { entries: 200, messages: 50 }

/** A list that may be shortened, with its length. */
interface Part {
  readonly total: number
  readonly items: readonly unknown[]
}

/** Details that the page shows of a journal entry and that the entry itself lacks. */
interface Shown {
  /** The path of a request, without keys. */
  pathOf(request: FakeRequest): string
  /** The statuses with which the receiver answered an event. */
  statusesOf(event: AnyEvent): readonly (number | undefined)[]
}

/** The records and the recent past of a fake, as its page shows them, without keys. */
export function overviewOf(store: Store, { requests, events }: Journal, clock: Clock, { pathOf, statusesOf }: Shown): Json {
  const { users, groups, messages, flags, blocked, apiKeys, adoptedKeys } = store
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
    requests: partOf([...requests].reverse(), (request) => {
      const { method, operation, status, error } = request
      return { method, path: pathOf(request), operation, status, error }
    }),
    events: partOf([...events].reverse(), (event) => ({
      trigger: event.trigger,
      about: aboutOf(event),
      statuses: statusesOf(event).map((status) => status ?? null),
    })),
  }
  // Shorter ones are no keys, but words that a test sends for one.
  const keys = [...apiKeys.keys(), ...adoptedKeys.keys()].filter((key) => key.length >= 6)
  return withoutKeys(overview, keys) as Json
}

const partOf = <Entry>(entries: readonly Entry[], show: (entry: Entry) => Json): Part => ({
  total: entries.length,
  items: entries.slice(0, maximum.entries).map(show),
})

/** Hides keys and tokens in all texts. */
function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  if (typeof value === 'string') return redactText(keys.reduce((text, key) => text.replaceAll(key, hidden), value))
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, keys))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withoutKeys(child, keys)]))
}

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
