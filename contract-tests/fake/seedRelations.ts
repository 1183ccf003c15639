import { uidsIn } from './groups/members.ts'
import type { Seeds } from './seeds.ts'
import type { Store } from './store.ts'

// The records may come from a file and break their schema as well, so every value is unknown here.

/** Reports the problem at a place. */
type Report = (place: string, problem: string) => void

/** A record of unknown content with its place, such as `users[3]`. */
interface Placed {
  readonly place: string
  readonly record: Readonly<Record<string, unknown>>
}

/**
 * The key of each kind of record, and the record that the fake always has. The service ignores the
 * case of uids, guids and roles.
 */
const kinds = {
  users: { key: 'uid', normalize: lowerCase },
  groups: { key: 'guid', normalize: lowerCase },
  messages: { key: 'id', normalize: String },
  roles: { key: 'role', normalize: lowerCase, builtIn: 'default' },
  reasons: { key: 'id', normalize: String, builtIn: 'spam' },
  apiKeys: { key: 'apiKey', normalize: String },
} satisfies { [Name in keyof Seeds]: { key: string; normalize(id: string): string; builtIn?: string } }

type Kind = keyof typeof kinds

/** The records of each kind by id. */
type KnownRecords = Record<Kind, Map<string, Placed['record']>>

/** Reports a reference to a record that does not exist. */
type Refer = (place: string, kind: Kind, id: unknown) => void

/**
 * The problems of initial records with each other: ids that two records have, references to missing
 * records, and relations that the API rejects.
 *
 * @param existing - the records that are there already
 */
export function relationProblems(seeds: Seeds, existing?: Pick<Store, Kind>): string[] {
  const problems: string[] = []
  const report: Report = (place, problem) => problems.push(`${place} ${problem}`)
  const known = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, knownOf(seeds, kind as Kind, report, existing)])) as KnownRecords
  const refer: Refer = (place, kind, id) => {
    if (typeof id === 'string' && !known[kind].has(kinds[kind].normalize(id))) report(place, `is ${id}, which is not among the ${kind}.`)
  }
  for (const { place, record } of placed(seeds, 'users')) refer(`${place}.role`, 'roles', record.role)
  for (const group of placed(seeds, 'groups')) checkGroup(group, refer, report)
  for (const message of placed(seeds, 'messages', existing)) checkMessage(message, known, refer, report)
  checkPairs(seeds, 'friends', refer, report)
  checkPairs(seeds, 'blocks', refer, report)
  return problems
}

function lowerCase(id: string): string {
  return id.toLowerCase()
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const recordOf = (value: unknown): Placed['record'] => (typeof value === 'object' && value !== null ? (value as Placed['record']) : {})
const textsOf = (value: unknown): string[] => listOf(value).map(String)

/** The records of a list, with the ids that messages get. */
const placed = (seeds: Seeds, list: keyof Seeds, existing?: Pick<Store, Kind>): Placed[] =>
  (list === 'messages' ? numbered(listOf(seeds[list]), existing && [...existing.messages.keys()]) : listOf(seeds[list])).map(
    (record, index) => ({
      place: `${list}[${index}]`,
      record: recordOf(record),
    }),
  )

function knownOf(seeds: Seeds, kind: Kind, report: Report, existing?: Pick<Store, Kind>): KnownRecords[Kind] {
  const { key, normalize, builtIn } = { builtIn: undefined, ...kinds[kind] }
  const records: KnownRecords[Kind] = new Map(existing?.[kind] as KnownRecords[Kind] | undefined)
  if (builtIn !== undefined && !existing) records.set(builtIn, {})
  for (const { place, record } of placed(seeds, kind, existing)) {
    const id = record[key]
    if (typeof id !== 'string') continue
    if (records.has(normalize(id))) report(`${place}.${key}`, 'is taken by another record. Choose a different one.')
    else records.set(normalize(id), record)
  }
  return records
}

const scopes = { admins: 'an admin', moderators: 'a moderator', participants: 'a participant', usersToBan: 'banned' } as const

/** A user has one scope in a group; its owner is an admin. */
function checkGroup({ place, record: { owner, members } }: Placed, refer: Refer, report: Report): void {
  refer(`${place}.owner`, 'users', owner)
  const scopeOf = new Map<string, string>(typeof owner === 'string' ? [[lowerCase(owner), scopes.admins]] : [])
  for (const [list, scope] of Object.entries(scopes)) {
    const seen = new Set<string>()
    for (const [index, uid] of uidsIn(recordOf(members)[list]).entries()) {
      const at = `${place}.members.${list}[${index}]`
      const [id, other] = [lowerCase(uid), scopeOf.get(lowerCase(uid))]
      refer(at, 'users', uid)
      if (seen.has(id)) report(at, `is ${uid}, who is already in this list.`)
      else if (other !== undefined && other !== scope) report(at, `is ${uid}, who is already ${other} of the group. Choose one of them.`)
      seen.add(id)
      scopeOf.set(id, other ?? scope)
    }
  }
}

function checkMessage({ place, record }: Placed, known: KnownRecords, refer: Refer, report: Report): void {
  const { sender, receiver, receiverType, parentId } = record
  refer(`${place}.sender`, 'users', sender)
  refer(`${place}.receiver`, receiverType === 'group' ? 'groups' : 'users', receiver)
  refer(`${place}.parentId`, 'messages', parentId)
  const parent = known.messages.get(String(parentId))
  if (parent?.parentId !== undefined)
    report(`${place}.parentId`, `is ${parentId}, which is itself a reply. Replies belong to the first message of a thread.`)
  else if (parent && conversationOf(parent) !== conversationOf(record))
    report(`${place}.parentId`, `is ${parentId}, which belongs to another conversation.`)
  const seen = new Set<string>()
  for (const [index, flag] of listOf(record.flaggedBy).entries()) {
    const { uid, reasonId } = recordOf(flag)
    const at = `${place}.flaggedBy[${index}]`
    refer(`${at}.uid`, 'users', uid)
    refer(`${at}.reasonId`, 'reasons', reasonId)
    const id = lowerCase(String(uid))
    if (seen.has(id)) report(`${at}.uid`, `is ${uid}, who has already flagged the message. A user flags it once.`)
    if (receiverType !== 'group' && !participantsOf(record).includes(id))
      report(`${at}.uid`, `is ${uid}, who is neither the sender nor the receiver.`)
    seen.add(id)
  }
}

const participantsOf = ({ sender, receiver }: Placed['record']): string[] => [sender, receiver].map((uid) => lowerCase(String(uid)))

const conversationOf = (message: Placed['record']): string =>
  message.receiverType === 'group' ? `group ${lowerCase(String(message.receiver))}` : participantsOf(message).sort().join(' ')

/** Two users can be friends once, in either order, and block each other once. */
function checkPairs(seeds: Seeds, list: 'friends' | 'blocks', refer: Refer, report: Report): void {
  const seen = new Set<string>()
  for (const [index, value] of listOf(seeds[list]).entries()) {
    const pair = textsOf(value)
    if (pair.length !== 2) continue
    const place = `${list}[${index}]`
    for (const [position, uid] of pair.entries()) refer(`${place}[${position}]`, 'users', uid)
    const uids = pair.map(lowerCase)
    const key = (list === 'friends' ? uids.toSorted() : uids).join(' ')
    if (uids[0] === uids[1]) report(place, `is ${pair[0]} twice. Name two users.`)
    else if (seen.has(key)) report(place, `is ${pair.join(' and ')}, who are already listed.`)
    seen.add(key)
  }
}

/** Gives messages without an id the next number that no other message has. */
export function numbered<Message>(messages: readonly Message[], others: readonly string[] = []): Message[] {
  const idOf = (message: unknown): unknown => (message as { id?: unknown } | null)?.id
  const taken = new Set([...others, ...messages.map(idOf)])
  let number = Math.max(0, ...others.map(Number))
  return messages.map((message) => {
    if (idOf(message) !== undefined) return message
    do number += 1
    while (taken.has(String(number)))
    return { ...message, id: String(number) }
  })
}
