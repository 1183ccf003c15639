/**
 * The names that a caller may have meant by a name that does not exist: those that differ by a
 * typing mistake or two, or else those that have most of its words.
 *
 * @returns a sentence with a space before it, or nothing if no name is similar
 */
export function didYouMean(name: string, names: readonly string[]): string {
  const wanted = wordsOf(name)
  const [plain, most] = [wanted.join(''), Math.max(1, name.length / 4)]
  const misspelt = names.filter((other) => distance(plain, wordsOf(other).join('')) <= most)
  const shared = (other: string) => wanted.filter((word) => wordsOf(other).some((known) => isNear(word, known))).length
  const best = Math.max(1, ...names.map(shared))
  const similar = misspelt.length > 0 ? misspelt : names.filter((other) => shared(other) === best)
  const excess = (other: string) => Math.abs(wordsOf(other).length - wanted.length)
  const listed = similar.toSorted((one, other) => excess(one) - excess(other)).slice(0, 5)
  return listed.length > 0 ? ` Did you mean ${listed.map((other) => `\`${other}\``).join(', ')}?` : ''
}

/** The words of a name, in any of the usual spellings, without a plural's `s`. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase().replace(/(?<=..)s$/, ''))

/** Whether two words are the same but for a typing mistake. */
const isNear = (word: string, other: string) => word === other || (word.length > 3 && distance(word, other) <= 1)

/** How many letters have to be added, removed or replaced. */
function distance(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...word].entries()) {
    const next = [above + 1]
    for (const [index, known] of [...other].entries())
      next.push(Math.min((next[index] as number) + 1, (row[index + 1] as number) + 1, (row[index] as number) + (letter === known ? 0 : 1)))
    row = next
  }
  return row.at(-1) as number
}
