import type { Store } from './store.ts'

/** The records of a fake at a time; what it contains is for `restore` only. */
export interface Snapshot {
  readonly records: Readonly<Partial<Store>>
  /** The time at which the clock was frozen, in milliseconds. */
  readonly frozenAt: number | undefined
}

/** A copy of the records of a store. */
export const snapshotRecords = ({
  appId: _,
  region: __,
  behaviour: ___,
  now: ____,
  milliseconds: _____,
  next: ______,
  reserve: _______,
  emit: ________,
  following: _________,
  ...records
}: Store): Partial<Store> => copyOf(records)

/** Puts a copy of records in the place of those of a store. */
export const putRecords = (store: Store, records: Readonly<Partial<Store>>): void => void Object.assign(store, copyOf(records))

/**
 * A deep copy that keeps classes, which `structuredClone` does not, and that records which stand at
 * several places are the same.
 */
function copyOf<Value>(value: Value, copies = new Map<unknown, unknown>()): Value {
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known) return known as Value
  const copy = (value instanceof Map ? new Map() : value instanceof Set ? new Set() : Array.isArray(value) ? [] : {}) as Value & object
  const prototype = Object.getPrototypeOf(value)
  if (Object.getPrototypeOf(copy) !== prototype) Object.setPrototypeOf(copy, prototype)
  copies.set(value, copy)
  if (value instanceof Map) for (const [key, item] of value) Map.prototype.set.call(copy, key, copyOf(item, copies))
  if (value instanceof Set) for (const item of value) Set.prototype.add.call(copy, copyOf(item, copies))
  // Defined, because metadata may have a property `__proto__`.
  for (const [name, item] of Object.entries(value))
    Object.defineProperty(copy, name, { value: copyOf(item, copies), writable: true, enumerable: true, configurable: true })
  return copy
}
