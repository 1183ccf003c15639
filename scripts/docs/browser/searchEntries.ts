// What the search is made of, used where its index is written and where it is read.

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
  /** More words that it is found by. */
  readonly w?: string
}

/** The words that people type, and what the site calls them: docs/search-synonyms.yaml. */
export interface Synonyms {
  /** Words that mean the same. */
  readonly same: readonly (readonly string[])[]
  /** Subjects, and the pages about them, the best first. */
  readonly subjects: readonly { readonly words: readonly string[]; readonly pages: readonly string[] }[]
}

/** The id of a field on a page: what it is in, then its name, `createdAt[from]` as `createdAt.from`. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replace(/\[(\w+)\]/g, '.$1').replace(/[^\w.]+/g, '_')}`

/** The name of a field by its id on the page. */
export const fieldName = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
