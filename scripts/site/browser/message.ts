// Finds error codes by a message that was pasted into the search.
import type { SearchEntry } from './searchEntries.ts'
import { wordsOf } from './words.ts'

/** Fewer words are a search, not a message. */
const fewestWords = 4

/**
 * The least likeness that makes a message the one that was pasted; its names and ids differ. A
 * query that is no sentence must be more alike.
 */
const leastLikeness = { sentence: 0.45, other: 0.7 }

const question = /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are|should)\b|\?/i

/**
 * Whether a query is a sentence, as messages are: with a capital and a full stop, or long enough
 * without one.
 */
function isSentence(query: string): boolean {
  const text = query.trim()
  return /^\p{Lu}\p{Ll}/u.test(text) && !question.test(text) && text.split(/\s+/).length >= (text.endsWith('.') ? fewestWords : 6)
}

/**
 * How alike two texts are, from 0 to 1, by the words that they share. Words that few texts have
 * count most.
 */
function createLikeness(texts: readonly (readonly string[])[]): (asked: readonly string[], words: readonly string[]) => number {
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  // A word that no text has is a name or an id, or of another wording.
  const weightOf = (word: string): number => Math.log(1 + texts.length / (counts.get(word) ?? texts.length / 2))
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weightOf(word), 0)
  return (asked, words) => (2 * sum(words.filter((word) => asked.includes(word)))) / (sum(words) + sum(asked))
}

const allWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_'*-]+/gu) ?? [])]
const stems = (text: string): string[] => [...new Set(wordsOf(text))]

/**
 * Creates a function that returns, for the error codes with a message like the query, how alike
 * they are, up to 1. The service words many messages otherwise than the documents' examples do, so
 * a sentence is compared with the meanings of the codes as well.
 */
export function createMessageSearch(entries: readonly SearchEntry[]): (query: string) => ReadonlyMap<SearchEntry, number> {
  const errors = entries.filter(({ k }) => k === 'error')
  const messages = errors.flatMap((entry) => (entry.m ?? []).map((text) => ({ entry, words: allWords(text) })))
  const meanings = errors.map((entry) => ({ entry, words: stems(entry.d) }))
  const messageLikeness = createLikeness(messages.map(({ words }) => words))
  const meaningLikeness = createLikeness(meanings.map(({ words }) => words))
  return (query) => {
    const found = new Map<SearchEntry, number>()
    const least = isSentence(query) ? leastLikeness.sentence : leastLikeness.other
    const keep = (entry: SearchEntry, likeness: number, factor = 1) => {
      if (likeness >= least && likeness * factor > (found.get(entry) ?? 0)) found.set(entry, likeness * factor)
    }
    const asked = allWords(query)
    if (asked.length < fewestWords) return found
    for (const { entry, words } of messages) keep(entry, messageLikeness(asked, words))
    const meant = stems(query)
    if (isSentence(query)) for (const { entry, words } of meanings) keep(entry, meaningLikeness(meant, words), entry.o ? 0.6 : 0.7)
    return found
  }
}
