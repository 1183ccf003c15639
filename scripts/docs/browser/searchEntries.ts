// The terms of the search, used where its index is written and where it is read.

/** What a search can find. The fields are short because the index is sent to readers. */
export interface SearchEntry {
  /** What it is. */
  readonly k: 'operation' | 'event' | 'type' | 'error' | 'family' | 'guide' | 'api'
  /** What it is called in prose. */
  readonly t: string
  /** Its names: id and method, trigger, code. */
  readonly n: readonly string[]
  /** Its page, from the site's root. */
  readonly a: string
  /** A sentence about it. */
  readonly d: string
  /** Method and path of an operation. */
  readonly p?: string
  /** The ids on its page of the fields it has, such as `body-reasonId`. */
  readonly f?: readonly string[]
}

/** The id of a field on a page: what it is in, then its name, `createdAt[from]` as `createdAt.from`. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replace(/\[(\w+)\]/g, '.$1').replace(/[^\w.]+/g, '_')}`

/** The name of a field by its id on the page. */
export const fieldName = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

const stopWords = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'and', 'or', 'in', 'is'])

/** The words of a text, `camelCase` and `snake_case` taken apart, without words that say nothing. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).map(singular)
}

/** `users` and `user` are one word to a search. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

/** The words of a text, and its compound names whole for those who write them without capitals. */
export const indexedWordsOf = (text: string): string[] => [
  ...wordsOf(text),
  ...(text.match(/[a-z]+(?:[A-Z][a-z]*)+/g) ?? []).map((name) => name.toLowerCase()),
]
