import { bodyOf } from '../cases/arguments.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import { oncePer } from '../documents/oncePer.ts'
import { valueAt } from '../documents/pointer.ts'

export const isImport = ({ path }: Operation): boolean => path.startsWith('/data_import/')

const now = Math.floor(Date.now() / 1000)

/** The last time in the examples of imports that is not in the future, in seconds. */
const lastIn = oncePer(({ operations }: Contract) => {
  const times = operations.filter(isImport).flatMap((operation) => timesIn(bodyOf(operation)?.examples))
  return Math.max(...times.filter((time) => time < now))
})

/** Whether a value is a time in seconds, which an import also accepts as a text. */
const isTime = (name: string, value: unknown): boolean => /At$/.test(name) && /^1\d{9}$/.test(String(value)) && Number(value) < now

const timesIn = (value: unknown, name = ''): number[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => timesIn(child, key))
    : isTime(name, value)
      ? [Number(value)]
      : []

const withRecentTimes = (contract: Contract, value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withRecentTimes(contract, item))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withRecentTimes(contract, child, key)]))
  if (!isTime(name, value) || Number(value) > lastIn(contract)) return value
  // The last was yesterday.
  const time = Number(value) + now - 86_400 - lastIn(contract)
  return typeof value === 'string' ? String(time) : time
}

/** The identifiers of what can be imported, by the map that it is in. */
const identifiers: Readonly<Record<string, (record: Json) => unknown>> = {
  users: ({ uid }) => uid,
  groups: ({ guid }) => guid,
  messages: ({ muid }) => muid,
  members: ({ guid, uid, memberId }) => (guid && uid ? `${guid}_member_${uid}` : memberId),
}

/**
 * The body of an import with recent times, as an import of messages of half a year ago fails, and
 * with identifiers as keys, where they were before they got the prefix of a run.
 */
export function asImported(contract: Contract, body: unknown): unknown {
  const keyed = (map: unknown, idOf: (record: Json) => unknown) =>
    isObject(map)
      ? Object.fromEntries(
          Object.entries(map).map(([key, record]) => {
            const id = isObject(record) ? idOf(record) : undefined
            if (typeof id !== 'string' || !(id.endsWith(key) || (record as Json).memberId === key)) return [key, record]
            return [id, { ...(record as Json), ...('memberId' in (record as Json) && { memberId: id }) }]
          }),
        )
      : map
  const recent = withRecentTimes(contract, body)
  if (!isObject(recent)) return recent
  return Object.fromEntries(
    Object.entries(recent).map(([name, map]) => [
      name,
      name in identifiers ? keyed(map, identifiers[name] as (record: Json) => unknown) : map,
    ]),
  )
}

/** What a message of a category or type consists of; the documents do not say what lacks it. */
const contents: Readonly<Record<string, string>> = {
  text: 'text',
  custom: 'customData',
  ...Object.fromEntries(['image', 'video', 'audio', 'file'].map((type) => [type, 'attachments'])),
}

/** Whether a record can be imported, as far as the documents say. */
function isPlain(contract: Contract, key: string, record: Json): boolean {
  const content = contents[String(record.category)] ?? contents[String(record.type ?? (record.receiver === undefined ? '' : 'text'))]
  const isRecent = record.sentAt === undefined || Number(record.sentAt) > lastIn(contract) - 90 * 86_400
  return Object.values(record).includes(key) && isRecent && (content === undefined || valueAt(record.data, `/${content}`) !== undefined)
}

/**
 * Whether an import is one that the documents allow: each record in a map has its key as
 * identifier, and no message is older than half a year or lacks its content.
 */
export const isImportable = (contract: Contract, body: unknown): boolean =>
  Object.values((body ?? {}) as object).every(
    (map) => !isObject(map) || Object.entries(map).every(([key, record]) => !isObject(record) || isPlain(contract, key, record)),
  )
