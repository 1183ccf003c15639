/**
 * Suggests the known name closest to an unknown name or pattern, for an error message; empty if
 * none is similar.
 */
export function didYouMean(unknown: string, known: readonly string[]): string {
  const name = closestName(unknown.replaceAll('*', ''), known)
  return name === undefined ? '' : ` Did you mean ${name}?`
}

/**
 * The known name closest to a wrong name, ignoring case.
 *
 * @param changes - the share of its letters that may differ
 */
export function closestName(wrong: string, known: readonly string[], changes = 1 / 2): string | undefined {
  const [length, most] = [[...wrong].length, wrong.length * changes]
  const ranked = known
    .filter((name) => Math.abs(name.length - length) <= most)
    .map((name) => ({ name, distance: distanceOf(wrong.toLowerCase(), name.toLowerCase()) }))
  const [best] = ranked.sort((left, right) => left.distance - right.distance)
  return best && best.distance <= most ? best.name : undefined
}

/** How many letters two texts differ by: added, missing, replaced, or swapped with the next. */
export function distanceOf(from: string, to: string): number {
  const letters = [...from]
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] as number) + (to[column - 1] === letter ? 0 : 1)
      const isSwapped = to[column - 1] === letters[index - 1] && to[column - 2] === letter
      const swapped = isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY
      next[column] = Math.min((row[column] as number) + 1, (next[column - 1] as number) + 1, replaced, swapped)
    }
    before = row
    row = next
  }
  return row.at(-1) as number
}
