/** The longest text of a value that is printed in full, in characters. */
const longest = 160

/** A value as a report shows it. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'absent'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What the first of two lists has and the other lacks. */
export function valuesBeyond(list: readonly unknown[], other: readonly unknown[]): string {
  const otherTexts = new Set(other.map((value) => JSON.stringify(value)))
  const more = list.filter((value) => !otherTexts.has(JSON.stringify(value)))
  return more.length > 0 ? more.map(valueText).join(', ') : 'nothing more'
}
