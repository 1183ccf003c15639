import { type Html, html } from '../shared/html.ts'
import { inlineMarkdown } from '../shared/markdown.ts'
import type { Page, Site } from '../shared/site.ts'
import { editionUrl, sourceKinds, sourcesAddress, sourceTitle } from '../shared/sources.ts'
import { heading, linkTo } from './parts.ts'

/** The page that explains the sources on other pages. */
export function sourcesPage({ editions, links }: Site): Page {
  const options = { links, address: sourcesAddress }
  const kinds = (Object.keys(sourceKinds) as (keyof typeof sourceKinds)[]).map(
    (kind) => html`<dt id="kind-${kind}">${sourceTitle(kind)}</dt><dd>${sourceKinds[kind]}</dd>`,
  )
  const listed = editions.map((edition): Html => {
    const url = editionUrl(edition)
    return html`<dt id="${edition.id}"><code>${edition.id}</code></dt><dd>${inlineMarkdown(edition.what, options)}${url && html` <a href="${url}">Read it</a>`}</dd>`
  })
  const content = html`<h1 id="sources">Sources</h1>
<p class="intro">The page of each operation, event, type and error code lists at its end where its facts come from. The records in examples are our own.</p>
${heading(2, 'kinds', 'Kinds of sources')}
<dl class="terms">${kinds}</dl>
<p id="inferred">Conclusions about a parameter, a response or a property are listed there too. ${linkTo('guides/discrepancies.html', 'Contradictions')} between sources are listed with the interpretation that the specification follows.</p>
${heading(2, 'editions', 'Editions')}
<dl class="terms">${listed}</dl>`
  return {
    address: sourcesAddress,
    title: 'Sources',
    description: 'The sources that each page names for its facts.',
    content,
    section: 'about',
  }
}
