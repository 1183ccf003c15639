// Finds entries by name first, then by words, then by words that are nearly spelt so.
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { fieldName, type SearchEntry, wordsOf } from './searchEntries.ts'

/** A hit: the entry, and the field on its page that was meant, if the query names one. */
export interface Hit {
  readonly entry: SearchEntry
  readonly field: string | undefined
}

/** What was found, and whether the query had to be read as if misspelt. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly guessed: boolean
}

/** Makes the search over a site's entries. */
export function createSearch(entries: readonly SearchEntry[]): (query: string, most?: number) => Found {
  const index = new MiniSearch({
    fields: ['names', 'title', 'fields', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { names: 6, title: 4, fields: 3 }, combineWith: 'AND' },
  })
  const keys = entries.map(({ n, t }) => [...n, t].map(keyOf))
  index.addAll(
    entries.map(({ t, n, d, f = [] }, id) => ({ id, names: n.join(' '), title: t, fields: f.map(fieldName).join(' '), text: d })),
  )
  return (query, most = 12) => {
    const words = wordsOf(query)
    if (words.length === 0) return { hits: [], guessed: false }
    const exact = index.search(query, { prefix: (term) => term.length > 1 })
    const found = exact.length > 0 ? exact : index.search(misspelt(words))
    const ranked = rank(
      found,
      entries,
      keys,
      query,
      words.map((word) => (exact.length > 0 ? [word] : swapped(word))),
    ).slice(0, most)
    const wanted = query.trim().toLowerCase()
    const hits = ranked.map((entry) => ({ entry, field: entry.f?.find((id) => fieldName(id).toLowerCase() === wanted) }))
    return { hits, guessed: exact.length === 0 }
  }
}

/** A name without what people leave out: `flag-a-message`, `flagAMessage` and `flag message` have one key. */
const keyOf = (name: string): string => wordsOf(name).join('')

/** Every word as it is, with two neighbouring letters changed about, or with a letter too many, too few or wrong. */
const misspelt = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: swapped(word), combineWith: 'OR', prefix: true },
      { queries: [word], fuzzy: word.length > 3 ? 0.25 : false },
    ],
  })),
})

const swapped = (word: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  ),
]

const kinds: Record<SearchEntry['k'], number> = { operation: 0, event: 1, error: 2, guide: 3, family: 4, type: 5, api: 6 }

/** What bears exactly the name comes first, then what has every word in its name, then the rest as it was scored. */
function rank(
  found: readonly SearchResult[],
  entries: readonly SearchEntry[],
  keys: readonly string[][],
  query: string,
  words: readonly (readonly string[])[],
): SearchEntry[] {
  const key = keyOf(query)
  const wanted = query.trim().toLowerCase()
  const tier = ({ id, terms }: SearchResult): number => {
    const entry = entries[id] as SearchEntry
    if (keys[id]?.includes(key)) return 0
    if (entry.f?.some((field) => fieldName(field).toLowerCase() === wanted)) return 1
    const named = new Set(entry.n.flatMap(wordsOf))
    if (words.every((spellings) => spellings.some((word) => named.has(word)))) return 2
    return terms.every((term) => named.has(term)) ? 3 : 4
  }
  return found
    .map((result) => ({ result, entry: entries[result.id] as SearchEntry, tier: tier(result) }))
    .sort(
      (one, other) =>
        one.tier - other.tier || (one.tier < 4 ? kinds[one.entry.k] - kinds[other.entry.k] : 0) || other.result.score - one.result.score,
    )
    .map(({ entry }) => entry)
}
