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

/** A deep copy that keeps the classes of tables, which `structuredClone` does not. */
function copyOf(records: Readonly<Partial<Store>>): Partial<Store> {
  const copy = structuredClone(records)
  for (const [name, table] of Object.entries(records))
    if (table instanceof Map) Object.setPrototypeOf(copy[name as keyof Store], Object.getPrototypeOf(table))
  return copy
}
