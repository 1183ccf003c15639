// The search entries, shared by the index writer and the browser.

/** An entry of the search index. Names are short to keep the index small. */
export interface SearchEntry {
  /** Kind. */
  readonly k: 'operation' | 'event' | 'type' | 'error' | 'family' | 'guide' | 'api'
  /** Title. */
  readonly t: string
  /** Names: id and method, trigger, or code. */
  readonly n: readonly string[]
  /** Address of its page, from the site's root. */
  readonly a: string
  /** Description in a sentence. */
  readonly d: string
  /** Method and path of an operation. */
  readonly p?: string
  /** Ids of its fields on the page, such as `body-reasonId`. */
  readonly f?: readonly string[]
  /** Additional search words. */
  readonly w?: string
  /** Known texts of an error's message. */
  readonly m?: readonly string[]
  /**
   * Set for what is rarely meant: deprecated operations, and error codes that no operation returns.
   */
  readonly o?: true
}

/** Synonyms and subjects from docs/search-synonyms.yaml. */
export interface Synonyms {
  /** Words that mean the same. */
  readonly same: readonly (readonly string[])[]
  /** Subjects with their pages, best first. */
  readonly subjects: readonly { readonly words: readonly string[]; readonly pages: readonly string[] }[]
}

/** The id of a field on a page: prefix and name, with `createdAt[from]` as `createdAt.from`. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replace(/\[(\w+)\]/g, '.$1').replace(/[^\w.]+/g, '_')}`

/** The name of a field, from its id. */
export const fieldName = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
