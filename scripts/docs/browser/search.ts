// Loaded when the search box is first focused, together with the index that is written in front of it.
import { createSearch } from './rank.ts'
import type { SearchEntry, Synonyms } from './searchEntries.ts'

declare global {
  /** The index, written in front of this script. */
  var searchEntries: SearchEntry[]
  var searchSynonyms: Synonyms
  /** The search, for the site's own script. */
  var searchSite: ReturnType<typeof createSearch> | undefined
}

globalThis.searchSite = createSearch(globalThis.searchEntries, globalThis.searchSynonyms)
dispatchEvent(new Event('search-ready'))
