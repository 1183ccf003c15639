/** The line cannot be carried out as it is: exit code 2. */
export class UsageError extends Error {}

/**
 * Names as near to a misspelt one as a typing mistake or two; a name that contains it counts as
 * well.
 */
export function similar(name: string, known: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = plain(name)
  const scored = known.map((other) => [distance(wanted, plain(other)), other] as const)
  const near = scored.filter(([far]) => far <= Math.max(1, wanted.length / 4)).sort(([a], [b]) => a - b)
  const containing = known.filter((other) => wanted.length > 2 && plain(other).includes(wanted))
  return [...new Set([...near.map(([, other]) => other), ...containing])].slice(0, 5)
}

/** `Did you mean …?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const names = similar(name, known)
  return names.length > 0 ? ` Did you mean ${names.join(', ')}?` : ''
}

/** How many letters have to be added, removed or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length] as number
}
