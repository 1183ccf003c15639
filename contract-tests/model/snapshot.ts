import type { Json } from '../documents/json.ts'

/** The records of a store or a table as text. The order in which they were added does not count. */
export const textOf = (store: object): string =>
  JSON.stringify(store, (_, value: unknown) => {
    if (value instanceof Map) return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    return value instanceof Set ? [...value].sort() : value
  })

/**
 * Remembers the records of a store or a table.
 *
 * @returns restores them in place, so that references and indexes stay valid
 */
export const remember = (store: object): (() => void) => remembered(store) as () => void

/** What changes back an object and all in it; only what differs is written. */
function remembered(value: unknown): (() => void) | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const keys = value instanceof Map || value instanceof Set ? [...value.keys()] : Object.keys(value)
  const items = value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value)
  const inner = items.flatMap((item) => remembered(item) ?? [])
  return () => {
    for (const restore of inner) restore()
    if (!isAsBefore(value, keys, items)) putBack(value, keys, items)
  }
}

function isAsBefore(value: object, keys: readonly unknown[], items: readonly unknown[]): boolean {
  let index = 0
  if (value instanceof Map) {
    for (const [key, item] of value) if (key !== keys[index] || item !== items[index++]) return false
  } else if (value instanceof Set) {
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
