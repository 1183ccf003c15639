import { html, plainSentence } from '../site/html.ts'
import { markdown } from '../site/markdown.ts'
import type { ApiEntry, FamilyEntry } from '../site/model.ts'
import type { Page, Site } from '../site/site.ts'
import { crumbs, eventList, heading, linkTo, operationList } from './parts.ts'

/** The page of a resource family: its operations and events. */
export function familyPage(family: FamilyEntry, site: Site): Page {
  const { name, description, operations, events, address } = family
  const apis = site.model.apis.filter((api) => [...operations, ...events].some(({ contract }) => contract === api.contract))
  const content = html`${crumbs(...apis.map((api): [string, string] => [api.address, api.title]))}
<h1 id="family">${name}</h1>
<div class="prose">${markdown(description, { links: site.links, address, deeper: 1 }).html}</div>
${operations.length > 0 && html`${heading(2, 'operations', 'Operations')}${operationList(operations)}`}
${events.length > 0 && html`${heading(2, 'events', 'Events')}${eventList(events)}`}`
  return { address, title: name, description: plainSentence(description), content, family }
}

/** The page of an API: what its document says of itself, its families, its downloads. */
export function apiPage(api: ApiEntry, site: Site, downloads: readonly (readonly [address: string, title: string])[]): Page {
  const { contract, title, address, groups } = api
  const { document } = contract
  const { html: about, headings } = markdown(document.info.description, { links: site.links, contract, address })
  const own = [
    ...(document.components.headers ? [{ depth: 2, id: 'rate-limit-headers', text: 'Rate-limit headers' }] : []),
    { depth: 2, id: 'downloads', text: 'Downloads' },
  ]
  const content = html`<h1 id="api">${title}</h1>
<div class="prose">${about}</div>
${heading(2, 'families', 'Resource families')}
<ul class="cards">${groups
    .flatMap(({ families }) => families)
    .map((family) => html`<li>${linkTo(family.address, family.name)}<p>${plainSentence(family.description)}</p></li>`)}</ul>
${rateLimitHeaders(api, site)}
${heading(2, 'downloads', 'Downloads')}
<ul>${downloads.map(([file, name]) => html`<li>${linkTo(file, name)}</li>`)}</ul>
<p>${linkTo('guides/other-viewers.html', 'Other viewers')} tells how to open the documents in Redoc, Scalar or Swagger UI.</p>`
  return {
    address,
    title,
    description: plainSentence(document.info.description),
    content,
    headings: [...headings, { depth: 2, id: 'families', text: 'Resource families' }, ...own],
    file: `openapi/${contract.name}/openapi.yaml`,
  }
}

/** The headers that many responses carry, described once. */
function rateLimitHeaders({ contract }: ApiEntry, { links }: Site) {
  const named = new Map<string, string>()
  for (const { responses } of contract.operations)
    for (const { headers } of Object.values(responses))
      for (const [name, { description }] of Object.entries(headers ?? {})) if (/rate|retry/i.test(name)) named.set(name, description ?? '')
  if (named.size === 0) return undefined
  const rows = [...named].map(
    ([name, text]) =>
      html`<tr><td><code>${name}</code></td><td>${markdown(text, { links, address: `${contract.name}.html` }).html}</td></tr>`,
  )
  return html`${heading(2, 'rate-limit-headers', 'Rate-limit headers')}
<div class="table" tabindex="0" role="group" aria-label="Rate-limit headers"><table><thead><tr><th>Header</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
