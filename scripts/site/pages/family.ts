import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Page, Site } from '../content/content.ts'
import { type Html, html } from '../content/html.ts'
import { markdown } from '../content/markdown.ts'
import type { ApiEntry, FamilyEntry, OperationEntry } from '../content/model.ts'
import { plainSentence } from '../content/sentences.ts'
import { slug } from '../content/slug.ts'
import { downloads } from '../downloads.ts'
import { crumbs, eventList, heading, linkTo, operationList, tableOf } from './parts.ts'

/** The page of a resource family: its operations and events. */
export function familyPage(family: FamilyEntry, site: Site): Page {
  const { name, shownName, description, operations, events, address } = family
  const apis = site.model.apis.filter((api) => [...operations, ...events].some(({ contract }) => contract === api.contract))
  const content = html`${crumbs(...apis.map((api): [string, string] => [api.address, api.title]))}
<h1 id="family">${shownName}${shownName !== name && ` (${name})`}</h1>
<div class="prose">${markdown(description, { links: site.links, address, deeper: 1 }).html}</div>
${operations.length > 0 && html`${heading(2, 'operations', 'Operations')}${groupedOperations(operations)}`}
${events.length > 0 && html`${heading(2, 'events', 'Events')}${eventList(events)}`}`
  return { address, title: name, description: plainSentence(description), content, family }
}

/** Maximum operations without sub-headings. */
const fewOperations = 12

/** The operations of a family; if there are many, grouped by subject. */
function groupedOperations(operations: readonly OperationEntry[]): Html {
  if (operations.length <= fewOperations) return operationList(operations)
  const groups = [...groupBy(operations, subjectOf)]
  const large = groups.filter(([, list]) => list.length > 2)
  const rest = groups.filter(([, list]) => list.length <= 2).flatMap(([, list]) => list)
  if (large.length < 2) return operationList(operations)
  const titledGroups = large.map(([subject, list]) => html`${heading(3, `operations-${slug(subject)}`, subject)}${operationList(list)}`)
  return html`${titledGroups}${rest.length > 0 && html`${heading(3, 'operations-others', 'Others')}${operationList(rest)}`}`
}

/** Path segments that do not name a subject. */
const genericSegment = /^(v\d|ai-agents|agent-builder|moderation|notifications|integrations|users|groups)$/

/** The subject of an operation: MCP servers for `/ai-agents/agent-builder/mcp-servers/{id}`. */
function subjectOf({ operation }: OperationEntry): string {
  const steps = operation.path.split('/').filter((step) => step && !step.startsWith('{'))
  const subject = steps.find((step) => !genericSegment.test(step)) ?? steps.at(-1) ?? ''
  const words = subject.replace(/[-_]/g, ' ')
  return words
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(mcp|byo|sms|fcm|apns|api|url)s?\b/gi, (word) => word.toUpperCase())
}

/** The page of an API: its description, families and downloads. */
export function apiPage(api: ApiEntry, site: Site): Page {
  const { contract, title, address, groups } = api
  const { document } = contract
  const { html: about, headings } = markdown(document.info.description, { links: site.links, contract, address })
  const chapters = [
    { depth: 2, id: 'families', text: 'Resource families' },
    { depth: 2, id: 'rate-limit-headers', text: 'Rate-limit headers' },
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
<ul>${downloads.map((file) => html`<li>${linkTo(file.address(contract), file.title)}</li>`)}</ul>
<p>${linkTo('guides/other-viewers.html', 'Other viewers')} tells how to open them in Redoc, Scalar, Swagger UI or Postman.</p>`
  return {
    address,
    title,
    description: plainSentence(document.info.description),
    content,
    headings: [...headings, ...chapters],
  }
}

/** The rate-limit headers of responses: each operation declares them with its 429. */
function rateLimitHeaders({ contract }: ApiEntry, { links }: Site): Html {
  const rows = Object.entries(contract.operations[0]?.responses['429']?.headers ?? {}).map(
    ([name, { description = '' }]) =>
      html`<tr><td><code>${name}</code></td><td>${markdown(description, { links, address: `${contract.name}.html` }).html}</td></tr>`,
  )
  return html`${heading(2, 'rate-limit-headers', 'Rate-limit headers')}
${tableOf('Rate-limit headers', ['Header', 'Meaning'], rows, false)}`
}
