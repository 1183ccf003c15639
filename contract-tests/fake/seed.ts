import type { Contract } from '../documents/contract.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { requireOptions } from '../validate/optionNames.ts'
import { withoutEmptyObjects } from './emptyObjects.ts'
import { ServiceError, withoutUndefined } from './fakeCall.ts'
import { join } from './groups/groupRecord.ts'
import { addGroup } from './groups/groups.ts'
import { uidsIn } from './groups/members.ts'
import { isParticipant } from './messages/messageStore.ts'
import { createMessage } from './messages/messages.ts'
import { flag } from './moderation/flags.ts'
import { addReason } from './moderation/reasons.ts'
import type { MessageRecord } from './records.ts'
import { seedFaults, seedNames } from './seedFaults.ts'
import type { GroupSeed, MessageSeed, Seeds } from './seeds.ts'
import type { Store } from './store.ts'
import { addApiKey } from './users/apiKeys.ts'
import { makeFriends } from './users/friends.ts'
import { addRole } from './users/roles.ts'
import { userOf } from './users/userRecord.ts'
import { addUser } from './users/users.ts'

/** Maximum problems in an error message; the message counts the others. */
const maximumShown = 100

const lowerCase = (id: string): string => id.toLowerCase()
/** The key of each kind of record. CometChat ignores the case of uids, guids and roles. */
const kinds = {
  users: { key: 'uid', plain: lowerCase },
  groups: { key: 'guid', plain: lowerCase },
  messages: { key: 'id', plain: String },
  roles: { key: 'role', plain: lowerCase },
  reasons: { key: 'id', plain: String },
  apiKeys: { key: 'apiKey', plain: String },
} as const
type Kind = keyof typeof kinds
type Item<List extends keyof Seeds> = NonNullable<Seeds[List]>[number]

/** Reports a problem of a record at one of its fields, such as `.members.admins[0]`. */
type Report = (field: string, problem: string) => void

/**
 * Adds initial records, each as a call would, and without events.
 *
 * @param chat - the contract by whose schemas the records are checked first. Default: they are
 * valid
 * @throws Error that names every problem with its place, such as `users[3].uid`; the store then has
 * some of the records
 */
export function seed(store: Store, seeds: Seeds, chat?: Contract): void {
  const problems: string[] = []
  requireOptions('seed', seeds, seedNames)
  const lists = { ...seeds, ...(Array.isArray(seeds.messages) && { messages: numbered(seeds.messages, [...store.messages.keys()]) }) }
  for (const name of seedNames) if (!Array.isArray(lists[name] ?? [])) problems.push(`${name} must be a list.`)
  const recordsOf = (list: keyof Seeds): unknown[] => (Array.isArray(lists[list]) ? (lists[list] as unknown[]) : [])
  const faulty = new Set<unknown>()
  for (const list of chat ? seedNames : [])
    for (const [index, record] of recordsOf(list).entries()) {
      const faults = seedFaults(chat as Contract, list, `${list}[${index}]`, record)
      if (faults.length > 0) faulty.add(record)
      problems.push(...faults)
    }
  // Records with faults are there for those who refer to them.
  const ids = Object.fromEntries(
    Object.entries(kinds).map(([kind, { key, plain }]) => {
      const seeded = recordsOf(kind as Kind).map((record) => plain(String((record as Json | null)?.[key])))
      return [kind, new Set([...store[kind as Kind].keys(), ...seeded])]
    }),
  ) as Record<Kind, Set<string>>

  const each = <List extends keyof Seeds>(list: List, add: (record: Item<List>, report: Report) => void) => {
    const before = problems.length
    const entries = [...recordsOf(list).entries()]
    // Messages are stored in the order of their ids.
    if (list === 'messages') entries.sort(([, a], [, b]) => Number((a as Json | null)?.id) - Number((b as Json | null)?.id))
    for (const [index, record] of entries) {
      const report: Report = (field, problem) => problems.push(`${list}[${index}]${field} ${problem}`)
      if (faulty.has(record)) continue
      try {
        add(withoutEmptyObjects(structuredClone(record)) as Item<List>, report)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        // It may follow from what is wrong in an earlier list.
        if (before === 0) report('', `is rejected: ${error.message}`)
      }
    }
  }
  /** Whether a field names a record that exists. */
  const refers = (report: Report, field: string, kind: Kind, id: string | undefined): boolean => {
    const exists = id === undefined || ids[kind].has(kinds[kind].plain(id))
    if (!exists) report(field, `is ${id}, which is not among the ${kind}.`)
    return exists
  }
  const isNew = (report: Report, kind: Kind, id: string): boolean => {
    const isTaken = store[kind].has(kinds[kind].plain(id))
    if (isTaken) report(`.${kinds[kind].key}`, 'is taken by another record. Choose a different one.')
    return !isTaken
  }

  each('apiKeys', ({ apiKey, name = apiKey, scope = 'fullAccess' }, report) => {
    if (isNew(report, 'apiKeys', apiKey)) addApiKey(store, { apiKey, name, scope })
  })
  each('roles', (role, report) => {
    if (isNew(report, 'roles', role.role)) addRole(store, role as Json)
  })
  each('users', ({ status, createdAt, lastActiveAt, deactivatedAt: _, ...user }, report) => {
    const isValid = isNew(report, 'users', user.uid) && refers(report, '.role', 'roles', user.role)
    if (isValid) addUser(store, { ...user }, withoutUndefined({ status, createdAt, lastActiveAt }))
  })
  each('friends', (pair, report) => {
    if (isPair(refers, report, pair, store.friends)) makeFriends(store, userOf(store, pair[0]).uid, userOf(store, pair[1]).uid)
  })
  each('groups', (group, report) => {
    const isValid = isNew(report, 'groups', group.guid) && refers(report, '.owner', 'users', group.owner)
    if (isValid) addGroupSeed(store, group, refers, report)
  })
  each('reasons', (reason, report) => {
    if (isNew(report, 'reasons', reason.id)) addReason(store, reason)
  })
  const parents = new Map([...store.messages.values(), ...(lists.messages ?? [])].map((message) => [message?.id, message]))
  each('messages', (message, report) => {
    const { id = '', sender, receiver, receiverType, parentId } = message
    const isValid =
      isNew(report, 'messages', id) &&
      refers(report, '.sender', 'users', sender) &&
      refers(report, '.receiver', receiverType === 'group' ? 'groups' : 'users', receiver) &&
      refers(report, '.parentId', 'messages', parentId)
    const parent = parents.get(parentId ?? '')
    if (parent?.parentId !== undefined)
      report('.parentId', `is ${parentId}, which is itself a reply. Replies belong to the first message of a thread.`)
    else if (parent && placeOf(parent) !== placeOf(message)) report('.parentId', `is ${parentId}, which belongs to another conversation.`)
    else if (isValid) addMessageSeed(store, message, refers, report)
  })
  for (const { id } of store.messages.values()) store.reserve('message', Number(id))
  each('blocks', (pair, report) => {
    const uids = pair.map(lowerCase).join(' ')
    if (isPair(refers, report, pair, store.blocks)) store.blocks.set(uids, store.now())
  })
  // Last, so that deactivated users can have memberships, friends and messages from before.
  each('users', ({ uid, deactivatedAt }) => {
    if (deactivatedAt !== undefined) userOf(store, uid).deactivatedAt = deactivatedAt
  })
  throwProblems(problems)
}

/** Reports a reference to a record that does not exist. */
type Refers = (report: Report, field: string, kind: Kind, id: string | undefined) => boolean

/** Whether two users exist and are not related yet. */
function isPair(refers: Refers, report: Report, pair: readonly [string, string], related: ReadonlyMap<string, unknown>): boolean {
  const exist = pair.map((uid, position) => refers(report, `[${position}]`, 'users', uid)).every(Boolean)
  const [uid, other] = pair.map(lowerCase)
  if (uid === other) report('', `is ${pair[0]} twice. Name two users.`)
  else if (related.has(`${uid} ${other}`)) report('', `is ${pair.join(' and ')}, who are already listed.`)
  else return exist
  return false
}

const lists = { admins: 'admin', moderators: 'moderator', participants: 'participant', usersToBan: 'banned' } as const

/** Adds a group; initial members cause no action messages. */
function addGroupSeed(store: Store, { members = {}, createdAt, ...fields }: GroupSeed, refers: Refers, report: Report): void {
  const group = addGroup(store, { type: 'public', ...fields }, undefined, withoutUndefined({ createdAt }))
  const listed = new Set<string>()
  for (const [list, scope] of Object.entries(lists))
    for (const [index, name] of uidsIn(members[list as keyof typeof lists]).entries()) {
      const field = `.members.${list}[${index}]`
      if (!refers(report, field, 'users', name)) continue
      const { uid } = userOf(store, name)
      const other = group.members.get(uid)?.scope
      if (listed.has(`${list} ${uid}`)) report(field, `is ${name}, who is already in this list.`)
      else if (other !== undefined && other !== scope)
        report(field, `is ${name}, who is already ${other === 'admin' ? 'an' : 'a'} ${other} of the group. Choose one of them.`)
      else if (scope === 'banned') group.banned.set(uid, { bannedAt: group.createdAt })
      else join(group, uid, scope, group.createdAt)
      listed.add(`${list} ${uid}`)
    }
}

/** Adds a message with its flags. */
function addMessageSeed(store: Store, seeded: MessageSeed, refers: Refers, report: Report): void {
  const { sender, id, sentAt, parentId, flaggedBy = [], ...content } = seeded
  const extra = withoutUndefined({ id, sentAt, parentId, updatedAt: sentAt }) as Partial<MessageRecord>
  const message = createMessage(store, { receiverType: 'user', type: 'text', ...content }, userOf(store, sender), extra, true)
  for (const [index, { uid, flaggedAt, ...reason }] of flaggedBy.entries()) {
    const field = `.flaggedBy[${index}]`
    const exist = [refers(report, `${field}.uid`, 'users', uid), refers(report, `${field}.reasonId`, 'reasons', reason.reasonId)]
    if (exist.includes(false)) continue
    const user = userOf(store, uid)
    if (store.flags.get(message.id)?.some((other) => other.uid === user.uid))
      report(`${field}.uid`, `is ${uid}, who has already flagged the message. A user flags it once.`)
    else if (message.receiverType === 'user' && !isParticipant(store, user, message))
      report(`${field}.uid`, `is ${uid}, who is neither the sender nor the receiver.`)
    else flag(store, message, user.uid, reason, flaggedAt)
  }
}

/** Where a message stands: in a group, or between two users. */
const placeOf = ({ sender, receiver, receiverType }: Pick<MessageSeed, 'sender' | 'receiver' | 'receiverType'>): string =>
  receiverType === 'group' ? `group ${lowerCase(receiver)}` : [sender, receiver].map(lowerCase).sort().join(' ')

/** Gives messages without an id the next number that no other message has. */
function numbered(messages: readonly MessageSeed[], others: readonly string[]): MessageSeed[] {
  const taken = new Set([...others, ...messages.map((message) => message?.id)])
  let number = Math.max(0, ...others.map(Number))
  return messages.map((message) => {
    if (!isObject(message) || message.id !== undefined) return message
    do number += 1
    while (taken.has(String(number)))
    return { ...message, id: String(number) }
  })
}

/** @throws Error with all problems, if there are any */
function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) return
  const [first, ...others] = problems.slice(0, maximumShown)
  if (others.length === 0) throw new Error(`Invalid initial record: ${first}`)
  const more = problems.length > maximumShown ? [`… and ${problems.length - maximumShown} more.`] : []
  throw new Error(`${problems.length} problems in the initial records:${['', first, ...others, ...more].join('\n  ')}`)
}
