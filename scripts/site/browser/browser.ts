// Runs on every page. Pages are complete without it; it adds search, tabs, copy buttons, the theme
// and the form that sends a sample.
import { addCopying, addPageCopying } from './copy.ts'
import { showCurrentPage } from './menu.ts'
import { addSearch } from './searchBox.ts'
import { addSending } from './send.ts'
import { addTabs } from './tabs.ts'
import { addTargets } from './target.ts'
import { addTheme } from './theme.ts'

const root = document.body.dataset.root ?? ''

showCurrentPage()
addTheme()
addSearch(root)
addTabs()
addTargets()
addCopying()
addPageCopying()
addSending(root)

/** Opens the collapsed parts around the link's target. */
function unfoldTarget(): void {
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  if (!target) return
  // A linked field shows its contents.
  if (target.matches('dt')) target.nextElementSibling?.querySelector(':scope > details')?.setAttribute('open', '')
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', unfoldTarget)
unfoldTarget()
