import { createHash } from 'node:crypto'
import { isObject } from '../documents/isObject.ts'
import type { Json } from '../documents/json.ts'
import type { Clock } from './clock.ts'
import { type Snapshot, snapshotRecords } from './snapshot.ts'
import { createStore, type Store } from './store.ts'
import { openedKeysOf, sealedKeysOf } from './users/sealedKeys.ts'

/** The records of a fake as JSON, without keys and tokens; for the fake to read. */
export interface FakeState {
  /** The version of the format. */
  readonly version: number
  /** The time at which the clock was frozen, in milliseconds. */
  readonly frozenAt?: number
  readonly records: Json
  /** Shows whether the records are those that were saved. */
  readonly checksum: string
}

/** A fake reads only states of this version. It changes with the fields of the records. */
const version = 1

/** The records of a store as JSON. */
export function stateOf(store: Store, { frozenAt }: Pick<Clock, 'frozenAt'>): FakeState {
  const records = encoded({ ...snapshotRecords(store), ...sealedKeysOf(store) }) as Json
  const content = { version, ...(frozenAt !== undefined && { frozenAt }), records }
  return { ...content, checksum: checksumOf(content) }
}

/**
 * Reads a state as a whole.
 *
 * @throws Error that says why it cannot be read
 */
export function snapshotOf(state: unknown): Snapshot {
  if (!isObject(state) || !('version' in state) || !isObject(state.records))
    throw new Error('It is not the state of a fake: version or records are missing.')
  if (state.version !== version)
    throw new Error(
      `It has version ${JSON.stringify(state.version)}, and this fake reads version ${version}. ` +
        'Use the release of cometchat-rest-testing that saved it, or start without it.',
    )
  const { checksum, ...content } = state
  if (checksum !== checksumOf(content)) throw new Error('It was changed or cut after it was saved: its checksum does not match.')
  return { records: recordsIn(state.records), frozenAt: content.frozenAt as number | undefined }
}

/** The records of a state, in new tables. */
function recordsIn(saved: Json): Partial<Store> {
  const records = snapshotRecords(createStore({ appId: '', region: '' })) as Record<string, unknown>
  const values = decoded(saved) as Record<string, unknown> & Store
  Object.assign(values, openedKeysOf(values))
  for (const name of Object.keys(records)) {
    const [table, value] = [records[name], values[name]]
    if (!(table instanceof Map)) records[name] = value
    else {
      table.clear()
      for (const [id, item] of value as Map<string, unknown>) table.set(id, item)
    }
  }
  return records
}

/** A value as JSON: maps and sets, and objects whose names could be taken for those. */
function encoded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(encoded)
  if (value instanceof Map) return { $map: [...value].map(encoded) }
  if (value instanceof Set) return { $set: [...value].map(encoded) }
  const entries = Object.entries(value).flatMap(([name, item]) => (item === undefined ? [] : [[name, encoded(item)]]))
  return entries.some(([name]) => String(name).startsWith('$')) ? { $object: entries } : Object.fromEntries(entries)
}

function decoded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(decoded)
  const { $map, $set, $object } = value as Record<string, [string, unknown][]>
  if ($map) return new Map($map.map(([key, item]) => [key, decoded(item)]))
  if ($set) return new Set($set.map(decoded))
  return Object.fromEntries(($object ?? Object.entries(value)).map(([name, item]) => [name, decoded(item)]))
}

/** A checksum that neither white space nor the order of names changes. */
function checksumOf(content: object): string {
  const inOrder = (_: string, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex')
}
