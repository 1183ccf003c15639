import { didYouMean } from './closestName.ts'
import type { GroupSeed, MessageSeed, Seeds, UserSeed } from './seed.ts'

/** The type of a key in an initial record. */
interface Kind {
  /** For error messages. */
  readonly name: string
  readonly accepts: (value: unknown) => boolean
  readonly required?: true
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'

const text: Kind = { name: 'a string', accepts: isText }
const id: Kind = { name: 'a non-empty string', accepts: (value) => isText(value) && value !== '', required: true }
const texts: Kind = { name: 'a list of strings', accepts: (value) => Array.isArray(value) && value.every(isText) }
const seconds: Kind = {
  name: 'a time in seconds since 1970-01-01T00:00:00Z',
  accepts: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e11,
}
const digits: Kind = { name: 'a string of digits', accepts: (value) => isText(value) && /^[1-9]\d*$/.test(value) }
const object: Kind = { name: 'an object', accepts: isObject }
const required = (kind: Kind): Kind => ({ ...kind, required: true })
const oneOf = (...values: string[]): Kind => ({ name: values.join(' or '), accepts: (value) => values.includes(value as string) })

type Keys<Seed> = { readonly [Name in keyof Required<Seed>]: Kind }

const members: Keys<Required<GroupSeed>['members']> = { admins: texts, moderators: texts, participants: texts, usersToBan: texts }
const flag: Keys<NonNullable<MessageSeed['flaggedBy']>[number]> = { uid: id, reasonId: text, remark: text, flaggedAt: seconds }

/** The keys of each kind of initial record that is an object. */
const keys: { readonly [Name in Exclude<keyof Seeds, 'friends' | 'blocks'>]-?: Keys<NonNullable<Seeds[Name]>[number]> } = {
  users: {
    uid: id,
    name: required(text),
    avatar: text,
    link: text,
    role: text,
    statusMessage: text,
    metadata: object,
    tags: texts,
    status: oneOf('available', 'offline'),
    createdAt: seconds,
    lastActiveAt: seconds,
    deactivatedAt: seconds,
  } satisfies Keys<UserSeed>,
  groups: {
    guid: id,
    name: required(text),
    type: oneOf('public', 'private', 'password'),
    password: text,
    icon: text,
    description: text,
    owner: text,
    metadata: object,
    tags: texts,
    members: object,
    createdAt: seconds,
  },
  messages: {
    sender: id,
    receiver: id,
    receiverType: oneOf('user', 'group'),
    category: text,
    type: text,
    data: required(object),
    id: digits,
    muid: text,
    tags: texts,
    parentId: digits,
    sentAt: seconds,
    flaggedBy: { name: 'a list', accepts: Array.isArray },
  },
  roles: { role: id, name: required(text), description: text, metadata: object, settings: object },
  apiKeys: { apiKey: id, name: text, scope: oneOf('fullAccess', 'authOnly') },
  reasons: { id, name: required(text), description: text },
}

const lists = [...Object.keys(keys), 'friends', 'blocks']

/**
 * Validates the initial records, which may come from a file.
 *
 * @throws Error that names the record and its key, if a key is unknown or missing, or a value has the wrong type
 */
export function checkSeeds(seeds: object): void {
  for (const [list, records] of Object.entries(seeds)) {
    if (!lists.includes(list)) throw new Error(`Unknown key ${list} in the fake's options or records.${didYouMean(list, lists)}`)
    if (records === undefined) continue
    if (!Array.isArray(records)) throw new Error(`${list} of the fake's records must be a list.`)
    for (const [index, record] of records.entries()) {
      const place = `${list}[${index}]`
      if (list === 'friends' || list === 'blocks') checkPair(place, record)
      else checkRecord(place, record, keys[list as keyof typeof keys])
    }
  }
}

function checkPair(place: string, pair: unknown): void {
  if (!Array.isArray(pair) || pair.length !== 2 || !pair.every(isText))
    throw new Error(`${place} of the fake's records must be a list of two uids.`)
}

function checkRecord(place: string, record: unknown, known: Record<string, Kind>): void {
  if (!isObject(record)) throw new Error(`${place} of the fake's records must be an object.`)
  for (const [key, value] of Object.entries(record)) {
    const kind = Object.hasOwn(known, key) ? known[key] : undefined
    if (!kind) throw new Error(`${place} of the fake's records has an unknown key ${key}.${didYouMean(key, Object.keys(known))}`)
    if (value === undefined) continue
    if (!kind.accepts(value)) throw new Error(`${place}.${key} of the fake's records must be ${kind.name}, not ${shown(value)}.`)
    if (key === 'members') checkRecord(`${place}.members`, value, members)
    if (key === 'flaggedBy')
      for (const [index, entry] of (value as unknown[]).entries()) checkRecord(`${place}.flaggedBy[${index}]`, entry, flag)
  }
  for (const [key, kind] of Object.entries(known))
    if (kind.required && record[key] === undefined) throw new Error(`${place} of the fake's records has no ${key}.`)
}

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}
