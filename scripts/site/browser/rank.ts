// Ranks entries: by literal names in the query, then by name, subject and words.
import { distanceOf } from '../../../contract-tests/documents/closestName.ts'
import { createMessageSearch } from './message.ts'
import { addressFit, calledMethod, namesIn } from './paste.ts'
import { fieldName, type SearchEntry, type Synonyms } from './searchEntries.ts'
import { rawWordsOf, stemOf, tellingWordsOf, wordsOf } from './words.ts'

/** A hit: the entry, and the field on its page that the query names, if any. */
export interface Hit {
  readonly entry: SearchEntry
  readonly field: string | undefined
}

/** The hits, whether the query was treated as misspelt, and the words to mark in them. */
export interface SearchResult {
  readonly hits: readonly Hit[]
  readonly isGuess: boolean
  readonly words: readonly string[]
}

/** The weight of a word by its location. */
const weights = { name: 9, title: 10, path: 4, field: 3, sentence: 3, text: 1.5, phrase: 8 }

/** Tasks rank before their parts. */
const kindFactors: Partial<Record<SearchEntry['k'], number>> = { guide: 1.2, operation: 1.2, event: 0.8, api: 0.8, type: 0.5 }

/** Words that suggest an event instead of an operation. */
const suggestsEvent = /\b(events?|webhooks?|triggers?|hooks?|when|on|after|before|notif\w*|fires?|fired)\b/i

/** Creates the search over a site's entries. */
export function createSearch(entries: readonly SearchEntry[], synonyms: Synonyms): (query: string, maximumHits?: number) => SearchResult {
  const index = indexOf(entries, synonyms)
  const variants = variantsOf(synonyms)
  const named = new Map(entries.map((entry) => [entry, namedBy(entry)]))
  const namesOf = (entry: SearchEntry) => named.get(entry) as Named
  const messagesLike = createMessageSearch(entries)
  const verbatim = verbatimPhrases(synonyms)
  const subjects = synonyms.subjects.flatMap(({ words, pages }) => words.map((phrase) => subjectOf(phrase, pages)))
  /** The significance of a word: rare words are more significant. */
  const rarityOf = (stem: string): number => Math.log(1 + index.size / (index.postings.get(stem)?.size ?? 2))
  return (query, maximumHits = 12) => {
    const method = calledMethod(query)
    const text = method ?? (/[{}"]/.test(query) && namesIn(query).length > 0 ? namesIn(query).join(' ') : query)
    const words = [...new Set(tellingWordsOf(text))]
    const typed = rawWordsOf(text).at(-1)
    const terms = words.map((word) => termOf(word, word === typed, index, variants))
    const knownTerms = terms.filter(({ stems }) => stems.size > 0)
    const lookups = knownTerms.map((term) => lookedUp(term, index))
    const wanted: Wanted = {
      query: query.trim(),
      lower: query.trim().toLowerCase(),
      method,
      words,
      key: keyOf(text),
      names: new Set(namesIn(query)),
    }
    const bySubject = subjectBonus(subjects, terms.map(meantStem), rarityOf, variants)
    const messages = messagesLike(query)
    const meantPages = verbatim.get(wanted.lower)
    const fieldOf = (entry: SearchEntry) => namesOf(entry).fields.get(wanted.lower)
    const withWord = new Set(lookups.flatMap(({ stems }) => stems.flatMap(({ list }) => [...list.keys()])))
    const found = entries.flatMap((entry, id) => {
      const literal = Math.max(
        literalScore(entry, namesOf(entry), wanted),
        1300 * (messages.get(entry) ?? 0),
        meantPages?.includes(entry.a) ? 1100 - 10 * meantPages.indexOf(entry.a) : 0,
      )
      const isOld = entry.o && !/deprecat|legacy|old\b/i.test(query)
      const worded = withWord.has(id) ? wordScore(id, lookups) * (kindFactors[entry.k] ?? 1) * (isOld ? 0.6 : 1) : 0
      const subject = (bySubject.get(entry.a) ?? 0) * (entry.k === 'event' && !suggestsEvent.test(query) ? 0.6 : 1)
      const score = literal + worded + subject + (fieldOf(entry) ? (fieldBonus[entry.k] ?? 0) : 0)
      return score > 0 ? [{ entry, score }] : []
    })
    found.sort((a, b) => b.score - a.score)
    const hits = found.slice(0, maximumHits).map(({ entry }) => entry)
    return {
      hits: hits.map((entry) => ({ entry, field: fieldOf(entry) })),
      isGuess: knownTerms.some((term) => term.isGuess),
      words: [
        ...new Set([...words, ...knownTerms.flatMap(({ stems }) => [...stems].filter(([, weight]) => weight > 0.5).map(([stem]) => stem))]),
      ],
    }
  }
}

/** A parsed query. */
interface Wanted {
  readonly query: string
  /** The query in lower case. */
  readonly lower: string
  readonly method: string | undefined
  readonly words: readonly string[]
  readonly key: string
  /** Identifiers in the query. */
  readonly names: ReadonlySet<string>
}

/**
 * A normalized name: `flag-a-message`, `flagAMessage` and `flagging messages` have the same key.
 */
const keyOf = (name: string): string => wordsOf(name).join('')

/** The names of an entry, normalized for comparison. */
interface Named {
  readonly names: readonly string[]
  readonly lower: readonly string[]
  readonly keys: readonly string[]
  /** The ids of the entry's fields, by name in lower case. */
  readonly fields: ReadonlyMap<string, string>
}

function namedBy({ n, t, f = [] }: SearchEntry): Named {
  const names = [...n, t]
  return {
    names,
    lower: names.map((name) => name.toLowerCase()),
    keys: names.map(keyOf),
    // The first of several fields with the same name wins.
    fields: new Map([...f].reverse().map((id) => [fieldName(id).toLowerCase(), id])),
  }
}

/** The score of an entry whose name, URL or normalized name is in the query. */
function literalScore(entry: SearchEntry, entryNames: Named, { query, method, key, names }: Wanted): number {
  const isType = entry.k === 'type'
  if (entryNames.names.includes(query)) return 3000
  if (method !== undefined && entryNames.lower.includes(method.toLowerCase())) return 2500
  const fit = query.includes('/') ? addressFit(query, entry) : 0
  if (fit > 0) return 1500 + 10 * fit
  if (entry.n.some((name) => names.has(name))) return isType ? 700 : 1400
  if (key === '' || !entryNames.keys.includes(key)) return 0
  return isType ? 6 : 1100
}

/** The score for the name of a field in the query. */
const fieldBonus: Partial<Record<SearchEntry['k'], number>> = { operation: 14, type: 3 }

/** A word of the query: the stems that it may stand for, with weights. */
interface Term {
  readonly word: string
  readonly stems: ReadonlyMap<string, number>
  readonly isGuess: boolean
}

interface Index {
  /** By stem: the entries that contain it, with weights. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** All words, not stemmed. */
  readonly vocabulary: ReadonlySet<string>
  readonly size: number
}

/** By page: the words of all of its subjects. A query may combine several subjects. */
function phrasesOf({ subjects }: Synonyms): ReadonlyMap<string, string> {
  const phrases = new Map<string, string>()
  for (const { words, pages } of subjects) for (const page of pages) phrases.set(page, `${phrases.get(page) ?? ''} ${words.join(' ')}`)
  return phrases
}

function indexOf(entries: readonly SearchEntry[], synonyms: Synonyms): Index {
  const phrases = phrasesOf(synonyms)
  const postings = new Map<string, Map<number, number>>()
  const vocabulary = new Set<string>()
  const add = (id: number, text: string, weight: number) => {
    for (const word of tellingWordsOf(text)) {
      const stem = stemOf(word)
      const list = postings.get(stem) ?? new Map<number, number>()
      if (!postings.has(stem)) postings.set(stem, list)
      if ((list.get(id) ?? 0) < weight) list.set(id, weight)
      vocabulary.add(word)
    }
  }
  for (const [id, { a, t, n, d, p = '', f = [], w = '' }] of entries.entries()) {
    add(id, phrases.get(a) ?? '', weights.phrase)
    add(id, w, weights.text)
    add(id, d, weights.sentence)
    add(id, f.map(fieldName).join(' '), weights.field)
    add(id, p, weights.path)
    add(id, n.join(' '), weights.name)
    add(id, t, weights.title)
  }
  return { postings, vocabulary, size: entries.length }
}

type Variants = ReadonlyMap<string, ReadonlySet<string>>

/** Synonyms by stem. */
function variantsOf({ same }: Synonyms): Variants {
  const variants = new Map<string, Set<string>>()
  for (const group of same) {
    const stems = group.map(stemOf)
    for (const stem of stems) variants.set(stem, new Set([...(variants.get(stem) ?? []), ...stems]))
  }
  return variants
}

/** The meanings of a word: itself, synonyms, words that it begins, and similar spellings. */
function termOf(word: string, isTyped: boolean, { postings, vocabulary }: Index, variants: Variants): Term {
  const stems = new Map<string, number>()
  const add = (stem: string, weight: number) => {
    if (postings.has(stem) && (stems.get(stem) ?? 0) < weight) stems.set(stem, weight)
  }
  const withSynonyms = (candidate: string, weight: number) => {
    add(stemOf(candidate), weight)
    for (const other of variants.get(stemOf(candidate)) ?? []) add(other, weight * 0.75)
  }
  withSynonyms(word, 1)
  const isKnown = stems.size > 0
  if ((isTyped && word.length > 1) || (!isKnown && word.length > 2))
    for (const longer of vocabulary) {
      if (!longer.startsWith(word) || longer === word) continue
      if (isKnown) add(stemOf(longer), 0.4)
      else withSynonyms(longer, 0.9)
    }
  if (stems.size > 0) return { word, stems, isGuess: false }
  const maximumDistance = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  if (maximumDistance > 0)
    for (const other of vocabulary) {
      if (Math.abs(other.length - word.length) > maximumDistance) continue
      const distance = distanceOf(word, other)
      if (distance <= maximumDistance) withSynonyms(other, 0.95 - 0.25 * distance)
    }
  return { word, stems, isGuess: stems.size > 0 }
}

/**
 * A term with what the index knows of its stems, so that it is looked up once per query instead of
 * once per entry.
 */
interface KnownTerm {
  readonly stems: readonly { weight: number; list: ReadonlyMap<number, number> }[]
  readonly rarity: number
}

function lookedUp({ stems }: Term, { postings, size }: Index): KnownTerm {
  const found = [...stems].map(([stem, weight]) => ({ weight, list: postings.get(stem) as ReadonlyMap<number, number> }))
  let rarity = 0
  for (const { weight, list } of found) if (weight >= 0.9 || rarity === 0) rarity = Math.max(rarity, Math.log(1 + size / list.size))
  return { stems: found, rarity }
}

/** How well an entry matches the words: those that most match, and rare words count more. */
function wordScore(id: number, terms: readonly KnownTerm[]): number {
  let [sum, all, matched] = [0, 0, 0]
  for (const { stems, rarity } of terms) {
    const best = Math.max(...stems.map(({ weight, list }) => weight * (list.get(id) ?? 0)))
    all += rarity
    sum += rarity * best
    if (best > 0) matched++
  }
  return matched === 0 ? 0 : (sum / all) * (matched / terms.length) ** 2
}

/** The stem of a word as it is meant: with corrected spelling. */
function meantStem({ word, stems, isGuess }: Term): string {
  const [best] = isGuess ? [...stems].sort(([, a], [, b]) => b - a) : []
  return best ? best[0] : stemOf(word)
}

/** A phrase, and the pages about it. */
interface Subject {
  readonly stems: readonly string[]
  /** The score of a query that names only this subject. */
  readonly maximumScore: number
  readonly pages: readonly string[]
}

/** The pages of each phrase as it is written. */
const verbatimPhrases = ({ subjects }: Synonyms): ReadonlyMap<string, readonly string[]> =>
  new Map(subjects.flatMap(({ words, pages }) => words.map((phrase) => [phrase.toLowerCase(), pages] as const)))

function subjectOf(phrase: string, pages: readonly string[]): Subject {
  const stems = wordsOf(phrase)
  return { stems, maximumScore: stems.length > 1 ? 40 : 18, pages }
}

/** The word of a query that matches one of a subject: itself, or a synonym. */
function matchingWord(stem: string, stems: readonly string[], words: readonly string[], variants: Variants): string | undefined {
  if (words.includes(stem)) return stem
  return stems.length > 1 ? words.find((word) => variants.get(word)?.has(stem) && !stems.includes(word)) : undefined
}

/** The weight of a synonym of a subject's word. */
const synonymFactor = 0.8

/**
 * The scores of pages for subjects in a query; a subject that covers more of the query scores more.
 */
function subjectBonus(
  subjects: readonly Subject[],
  words: readonly string[],
  rarityOf: (stem: string) => number,
  variants: Variants,
): ReadonlyMap<string, number> {
  const bonus = new Map<string, number>()
  const totalRarity = (words: readonly string[]) => words.reduce((sum, word) => sum + rarityOf(word), 0)
  const total = totalRarity(words)
  const shareOf = (stems: readonly string[]): number => {
    const matched = stems.map((stem) => matchingWord(stem, stems, words, variants)).filter((word) => word !== undefined)
    if (matched.length < stems.length) return 0
    return (totalRarity([...new Set(matched)]) / total) * synonymFactor ** matched.filter((word, at) => word !== stems[at]).length
  }
  for (const { stems, maximumScore, pages } of subjects) {
    const share = shareOf(stems)
    if (share === 0) continue
    for (const [place, page] of pages.entries()) {
      const value = maximumScore * share ** 1.5 * (1 - 0.15 * place)
      if ((bonus.get(page) ?? 0) < value) bonus.set(page, value)
    }
  }
  return bonus
}
