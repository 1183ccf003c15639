// Finds error codes by a message that was pasted into the search.
import type { SearchEntry } from './searchEntries.ts'

/** Fewer words are a search, not a message. */
const fewestWords = 4

/** The least likeness that makes a message the one that was pasted; its names and ids differ. */
const leastLikeness = 0.55

const allWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_'*-]+/gu) ?? [])]

/**
 * Creates a function that returns, for the error codes with a message like the query, how alike
 * they are, up to 1, by the words that they share. Words that few messages have count most.
 */
export function createMessageSearch(entries: readonly SearchEntry[]): (query: string) => ReadonlyMap<SearchEntry, number> {
  const messages = entries.flatMap((entry) => (entry.m ?? []).map((text) => ({ entry, words: allWords(text) })))
  const counts = new Map<string, number>()
  for (const { words } of messages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  // A word that no message has is a name or an id, or of another wording.
  const weightOf = (word: string): number => Math.log(1 + messages.length / (counts.get(word) ?? messages.length / 2))
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weightOf(word), 0)
  return (query) => {
    const found = new Map<SearchEntry, number>()
    const queryWords = allWords(query)
    if (queryWords.length < fewestWords) return found
    for (const { entry, words } of messages) {
      const likeness = (2 * sum(words.filter((word) => queryWords.includes(word)))) / (sum(words) + sum(queryWords))
      if (likeness >= leastLikeness && likeness > (found.get(entry) ?? 0)) found.set(entry, likeness)
    }
    return found
  }
}
