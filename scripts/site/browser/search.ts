// Loaded with the index, which precedes it, when the search box is first focused.
import { createSearch } from './rank.ts'
import type { SearchEntry, Synonyms } from './searchEntries.ts'

declare global {
  /** The index, which precedes this script. */
  var searchEntries: SearchEntry[]
  var searchSynonyms: Synonyms
  /** The search, for the site's own script. */
  var searchSite: ReturnType<typeof createSearch> | undefined
}

globalThis.searchSite = createSearch(globalThis.searchEntries, globalThis.searchSynonyms)
dispatchEvent(new Event('search-ready'))
