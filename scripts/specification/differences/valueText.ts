/** The longest text of a value that is printed in full, in characters. */
const maximumLength = 160

/** A value as a report shows it. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'absent'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text
}

/** The items of the first list that the second lacks. */
export function valuesBeyond(list: readonly unknown[], other: readonly unknown[]): string {
  const otherTexts = new Set(other.map((value) => JSON.stringify(value)))
  const missingValues = list.filter((value) => !otherTexts.has(JSON.stringify(value)))
  return missingValues.length > 0 ? missingValues.map(valueText).join(', ') : 'nothing more'
}
