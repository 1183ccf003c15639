// Loaded when the search box is first focused, together with the index that is written in front of it.
import { createSearch } from './rank.ts'
import type { SearchEntry } from './searchEntries.ts'

declare global {
  /** The index, written in front of this script. */
  var searchEntries: SearchEntry[]
  /** The search, for the site's own script. */
  var searchSite: ReturnType<typeof createSearch> | undefined
}

globalThis.searchSite = createSearch(globalThis.searchEntries)
dispatchEvent(new Event('search-ready'))
