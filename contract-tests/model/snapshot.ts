import type { Store } from '../fake/store.ts'

/** The records of a store as text. The order in which they were added does not count. */
export const textOf = (store: Store): string =>
  JSON.stringify(store, (_, value: unknown) => {
    if (value instanceof Map) return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    return value instanceof Set ? [...value].sort() : value
  })

/**
 * Remembers the records of a store.
 *
 * @returns restores them in place, so that references and indexes stay valid
 */
export const remember = (store: Store): (() => unknown) => remembered(store)

function remembered(value: unknown): () => unknown {
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => [key, remembered(item)] as const)
    return () => {
      value.clear()
      for (const [key, restore] of entries) value.set(key, restore())
      return value
    }
  }
  if (value instanceof Set) {
    const items = [...value]
    return () => {
      value.clear()
      for (const item of items) value.add(item)
      return value
    }
  }
  if (Array.isArray(value)) {
    const items = value.map(remembered)
    return () => {
      value.splice(0, value.length, ...items.map((restore) => restore()))
      return value
    }
  }
  if (value === null || typeof value !== 'object') return () => value
  const record = value as Record<string, unknown>
  const properties = Object.entries(record).map(([name, item]) => [name, remembered(item)] as const)
  return () => {
    for (const name of Object.keys(record)) delete record[name]
    for (const [name, restore] of properties) record[name] = restore()
    return record
  }
}
