// Finds entries by name first, then by words, then by words of similar spelling.
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { fieldName, indexedWordsOf, type SearchEntry, wordsOf } from './searchEntries.ts'

/** A hit: the entry, and the field on its page that was meant, if the query names one. */
export interface Hit {
  readonly entry: SearchEntry
  readonly field: string | undefined
}

/** The hits, and whether the query was treated as misspelt. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly guessed: boolean
}

/** Makes the search over a site's entries. */
export function createSearch(entries: readonly SearchEntry[]): (query: string, most?: number) => Found {
  const index = new MiniSearch({
    fields: ['names', 'title', 'fields', 'text'],
    tokenize: indexedWordsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: wordsOf, boost: { names: 6, title: 4, fields: 3 }, combineWith: 'AND' },
  })
  index.addAll(
    entries.map(({ t, n, d, p = '', f = [] }, id) => ({
      id,
      names: n.join(' '),
      title: t,
      fields: f.map(fieldName).join(' '),
      text: `${d} ${p}`,
    })),
  )
  return (query, most = 12) => {
    const words = wordsOf(query)
    if (words.length === 0) return { hits: [], guessed: false }
    const exact = index.search(query, { prefix: (term) => term.length > 1 })
    const guessed = exact.length === 0
    const found = guessed ? index.search(misspelt(words)) : exact
    const wanted: Wanted = { query: query.trim(), key: keyOf(query), words: words.map((word) => (guessed ? swapped(word) : [word])) }
    const hits = ranked(found, entries, wanted).slice(0, most)
    return { hits: hits.map((entry) => ({ entry, field: fieldOf(entry, wanted) })), guessed }
  }
}

/** What a query asks for: as written, as a key, and by word in each spelling that it may stand for. */
interface Wanted {
  readonly query: string
  readonly key: string
  readonly words: readonly (readonly string[])[]
}

/** A name in a normalized form: `flag-a-message`, `flagAMessage` and `flag messages` have one key. */
const keyOf = (name: string): string => wordsOf(name).join('')

/** The field that a query names exactly. */
const fieldOf = ({ f }: SearchEntry, { query }: Wanted): string | undefined =>
  f?.find((id) => fieldName(id).toLowerCase() === query.toLowerCase())

/** Every word with two neighbouring letters swapped, or with one or two letters added, missing or wrong. */
const misspelt = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: swapped(word), combineWith: 'OR', prefix: true },
      { queries: [word], fuzzy: word.length < 3 ? false : word.length < 7 ? 1 : 2 },
    ],
  })),
})

const swapped = (word: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)),
  ),
]

const kinds: Record<SearchEntry['k'], number> = { operation: 0, event: 1, guide: 2, error: 3, family: 4, type: 5, api: 6 }

/** Sorts by how well the name fits, then by kind, then by score. */
function ranked(found: readonly SearchResult[], entries: readonly SearchEntry[], wanted: Wanted): SearchEntry[] {
  return found
    .map((result) => {
      const entry = entries[result.id] as SearchEntry
      return { result, entry, tier: tierOf(entry, result, wanted) }
    })
    .sort(
      (one, other) =>
        one.tier - other.tier ||
        (one.tier < lastTier ? kinds[one.entry.k] - kinds[other.entry.k] : 0) ||
        other.result.score - one.result.score,
    )
    .map(({ entry }) => entry)
}

const lastTier = 5

/** 0 for the name as written, 1 for the name otherwise written, 2 for all words in the name, 3 for a field, 4 for words that begin the name's. */
function tierOf(entry: SearchEntry, { match }: SearchResult, wanted: Wanted): number {
  const { query, key, words } = wanted
  const path = entry.p?.split(' ')[1]
  if ([...entry.n, entry.t].includes(query) || (query.includes('/') && [entry.p, path].includes(query))) return 0
  const lower = query.toLowerCase()
  if ([...entry.n, entry.t].some((name) => keyOf(name) === key || name.toLowerCase() === lower)) return 1
  const named = new Set([...entry.n, /^(family|guide|api)$/.test(entry.k) ? entry.t : ''].flatMap(wordsOf))
  if (words.every((spellings) => spellings.some((word) => named.has(word)))) return 2
  if (fieldOf(entry, wanted)) return 3
  const begun = Object.values(match).filter((fields) => fields.includes('names')).length
  return begun >= words.length ? 4 : lastTier
}
