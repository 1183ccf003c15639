// Runs on every page. Pages are complete without it; it adds search, tabs, copying, the theme and the panel to try a sample.
import { addCopying } from './copy.ts'
import { addFilterCount } from './filters.ts'
import { addMenu } from './menu.ts'
import { addSearch } from './searchBox.ts'
import { addTabs } from './tabs.ts'
import { addTargets } from './target.ts'
import { addTheme } from './theme.ts'
import { addTryIt } from './tryIt.ts'

const root = document.body.dataset.root ?? ''

addMenu()
addTheme()
addSearch(root)
addTabs()
addTargets()
addFilterCount()
addCopying()
addTryIt()

/** A link into a folded part unfolds it; so does printing. */
function unfoldTarget(): void {
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (!target) return
  // A field that is led to shows what is inside it.
  if (target.matches('dt')) target.nextElementSibling?.querySelector(':scope > details')?.setAttribute('open', '')
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', unfoldTarget)
unfoldTarget()
