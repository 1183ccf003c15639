/** The line cannot be carried out as it is, or was not. */
export class UsageError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

export function didYouMean(name: string, known: readonly string[]): string {
  const names = similar(name, known)
  return names.length > 0 ? ` Did you mean ${names.join(', ')}?` : ''
}

/**
 * Names that have the words of another, or are as near to it as a typing mistake or two. A word
 * counts for more the fewer names have it: `members` says more than `add`.
 */
function similar(name: string, known: readonly string[]): string[] {
  const wanted = wordsOf(name)
  const isKnown = (word: string, words: readonly string[]) => words.some((other) => isNear(word, other))
  const weights = wanted.map((word) => 1 / Math.max(1, known.filter((other) => isKnown(word, wordsOf(other))).length))
  const scored = known.map((other) => {
    const words = wordsOf(other)
    const [whole, otherWhole] = [wanted.join(''), words.join('')]
    const shared = wanted.map((word, index) => (isKnown(word, words) ? (weights[index] as number) : 0))
    const isWhole = distance(whole, otherWhole) <= Math.max(1, whole.length / 4)
    const far = Math.abs(words.length - wanted.length)
    return { other, far, count: shared.filter(Boolean).length, score: isWhole ? 2 : shared.reduce((sum, weight) => sum + weight, 0) }
  })
  const most = Math.max(...scored.map(({ count }) => count), 0)
  return scored
    .filter(({ score, count }) => score >= 2 || (most > 0 && count === most))
    .sort((one, other) => other.score - one.score || one.far - other.far)
    .slice(0, 5)
    .map(({ other }) => other)
}

/** The words of a name, in any of the usual spellings, without a plural's `s`. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase().replace(/(?<=..)s$/, ''))

/** Whether two words are the same but for a typing mistake. */
const isNear = (word: string, other: string) => word === other || (word.length > 3 && distance(word, other) <= 1)

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
