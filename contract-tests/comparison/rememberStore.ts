import type { Json } from '../documents/json.ts'

/** The records of a store or a table as text. The order in which they were added does not count. */
export const snapshotText = (store: object): string =>
  JSON.stringify(store, (_, value: unknown) => {
    if (value instanceof Map) return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    return value instanceof Set ? [...value].sort() : value
  })

/**
 * Remembers the records of a store or a table.
 *
 * @returns restores them in place, so that references and indexes stay valid; only what differs is
 * written
 */
export function rememberStore(store: object): () => void {
  const kept: [value: object, keys: readonly unknown[], items: readonly unknown[]][] = []
  const keep = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const isTable = value instanceof Map || value instanceof Set
    const items = isTable ? [...value.values()] : Object.values(value)
    kept.push([value, isTable ? [...value.keys()] : Object.keys(value), items])
    for (const item of items) keep(item)
  }
  keep(store)
  return () => {
    for (const [value, keys, items] of kept) if (!isAsBefore(value, keys, items)) putBack(value, keys, items)
  }
}

function isAsBefore(value: object, keys: readonly unknown[], items: readonly unknown[]): boolean {
  let index = 0
  if (value instanceof Map) {
    for (const [key, item] of value) if (key !== keys[index] || item !== items[index++]) return false
  } else if (value instanceof Set) {
    for (const item of value) if (item !== items[index++]) return false
  } else if (Array.isArray(value)) {
    if (value.length !== items.length) return false
    for (const item of value) if (item !== items[index++]) return false
  } else for (const key in value) if (key !== keys[index] || (value as Json)[key] !== items[index++]) return false
  return index === keys.length
}

function putBack(value: object, keys: readonly unknown[], items: readonly unknown[]): void {
  if (value instanceof Map || value instanceof Set) value.clear()
  else if (Array.isArray(value)) value.length = 0
  else for (const name of Object.keys(value)) delete (value as Json)[name]
  for (const [index, key] of keys.entries())
    if (value instanceof Map) value.set(key, items[index])
    else if (value instanceof Set) value.add(key)
    else (value as Json)[key as string] = items[index]
}
