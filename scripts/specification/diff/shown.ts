import { createHash } from 'node:crypto'

/** The longest text of a value that is printed in full, in characters. */
const longest = 160

/**
 * A value as a report shows it and as an accepted difference records it. A long value is truncated
 * and followed by a hash of the whole, so that every change of the value changes the text.
 *
 * @param more - values that belong to it but are not shown, such as components that it refers to;
 * the hash covers them
 */
export function shown(value: unknown, more: readonly unknown[] = []): string {
  if (value === undefined) return 'absent'
  const all = typeof value === 'string' ? value : JSON.stringify(value)
  if (all.length <= longest && more.length === 0) return all
  const hash = createHash('sha256')
    .update(JSON.stringify(ordered([value, ...more])))
    .digest('hex')
  return `${all.slice(0, longest)}${all.length > longest ? '…' : ''} (sha256 ${hash.slice(0, 16)})`
}

/** Two lists as a report shows them: what each list has and the other lacks. */
export function shownLists(published: readonly unknown[], ours: readonly unknown[]): [published: string, ours: string] {
  const missing = (list: readonly unknown[], other: readonly unknown[]) => {
    const known = new Set(other.map((value) => JSON.stringify(value)))
    return list.filter((value) => !known.has(JSON.stringify(value))).map((value) => shown(value))
  }
  const [added, removed] = [missing(published, ours), missing(ours, published)]
  // The published text names both, because it identifies the difference.
  const parts = [added.length > 0 ? `adds ${added.join(', ')}` : '', removed.length > 0 ? `lacks ${removed.join(', ')}` : '']
  return [parts.filter(Boolean).join('; ') || 'a different order', removed.length > 0 ? `has ${removed.join(', ')}` : 'lacks it']
}

/** A copy with the keys of every object sorted, as their order has no meaning. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
