import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { appSystem } from '../fake/messages/messageStore.ts'

// Where the documents leave a server free, and a difference would only ask what nobody can answer.
// The report counts how often each freedom was used.

/** A property of a record whose value is not the model's. */
interface Property {
  readonly name: string
  /** JSON pointer of the record. */
  readonly at: string
  /** The model's record. */
  readonly record: Json
  /** The server's value; the model's is in the record. */
  readonly got: unknown
}

/** A choice that is left to the server, and a test of whether a property depends on it. */
type Freedom = readonly [what: string, isFree: (property: Property) => boolean]

/**
 * The properties that a user or group within another record has always, or where a parameter
 * requests them.
 */
const always: ReadonlySet<string> = new Set(['uid', 'guid', 'name', 'tags', 'blockedByMe', 'hasBlockedMe'])

/** The properties that are the same in a user or group as it was at an earlier time. */
const lasting: ReadonlySet<string> = new Set(['uid', 'guid', 'blockedByMe', 'hasBlockedMe'])

const isOfMessage = (target: unknown): boolean => isObject(target) && target.entityType === 'message'

/** A decision may take any time. */
export const whenModerated = 'when a message is moderated'

const freedoms: readonly Freedom[] = [
  [whenModerated, ({ name, record, got }) => name === 'moderation' && [record.moderation, got].some(isPending)],
  ['which rule moderated a message', ({ name, at, got }) => name === 'rule' && at.endsWith('/moderation') && got === undefined],
  ['the uid of the app as a sender', ({ name, at, record, got }) => got !== undefined && isSender(name, at) && isApp(record[name])],
  [
    'whether a user or the app sends the message about an action',
    ({ name, record, got }) => name === 'sender' && record.category === 'action' && got === appSystem,
  ],
  ['the wording of messages to people', ({ name, record }) => /^message$/i.test(name) && typeof record[name] === 'string'],
  [
    'when a conversation was created and updated',
    ({ name, record }) => (name === 'createdAt' || name === 'updatedAt') && record.conversationType !== undefined,
  ],
  [
    'which error is named if an imported record has several',
    ({ name, at, got }) => name === 'code' && at.endsWith('/error') && got !== undefined,
  ],
  [
    'whether the users and groups of a message are shown as they were when it was sent',
    ({ name, at, record, got }) => isAsItWas(record, at) && !lasting.has(name) && (name !== 'name' || got !== undefined),
  ],
  ['the optional properties of a record within another', (property) => property.got === undefined && isOptional(property)],
]

/** The freedom that a server uses where a property is not the model's. */
export const freedomOf = (property: Property): string | undefined => freedoms.find(([, isFree]) => isFree(property))?.[0]

/** Whether a record is a user or a group of a message, as it was when the message was sent. */
export const isAsItWas = (record: Json, pointer: string): boolean =>
  record.sentAt === undefined && /\/entities\/(sender|receiver|by|for|on)\/entity$/.test(pointer)

const isPending = (moderation: unknown): boolean => isObject(moderation) && moderation.status === 'pending'

const isSender = (name: string, at: string): boolean => name === 'sender' || (name === 'entity' && at.endsWith('/sender'))

const isApp = (sender: unknown): boolean => (isObject(sender) ? sender.uid : sender) === appSystem

/**
 * Whether a record within another may lack a property. Users and groups are shown in full or in
 * part, and of a message within a message only its id is always there. The last message of a
 * conversation need not have its tags. The message that an action was done to is stated.
 */
const isOptional = ({ name, at, record }: Property): boolean =>
  (name === 'entities' && !isOfMessage((record.entities as Json).on)) ||
  (at.endsWith('/entities') && !isOfMessage(record[name])) ||
  (/\/(entity|reactedBy|conversationWith|mentions\/[^/]+)$/.test(at) && record.sentAt === undefined && !always.has(name)) ||
  (/\/(quotedMessage|lastReply|on\/entity)$/.test(at) && record.sentAt !== undefined && name !== 'id') ||
  (at.endsWith('/lastMessage') && name === 'tags')
