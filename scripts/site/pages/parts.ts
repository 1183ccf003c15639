import type { Discrepancy } from '../../specification/pages/discrepancies.ts'
import { codeBlock } from '../content/highlight.ts'
import { element, type Html, type HtmlPart, html, joinParts, siteRoot } from '../content/html.ts'
import { anchor, inlineMarkdown, type MarkdownOptions } from '../content/markdown.ts'
import type { EventEntry, OperationEntry } from '../content/model.ts'

/** A link to a page, by its address from the site's root. */
export const linkTo = (address: string, title: HtmlPart): Html => html`<a href="${siteRoot}${address}">${title}</a>`

/** A heading with an id and a link to itself. */
export const heading = (level: 2 | 3, id: string, title: HtmlPart): Html => [element(`h${level}`, { id }, title, ' ', anchor(id))]

/** The breadcrumbs from an API to the page. */
export const crumbs = (...steps: readonly (readonly [address: string, title: string])[]): Html =>
  html`<p class="crumbs">${joinParts(
    steps.map(([address, title]) => linkTo(address, title)),
    ' / ',
  )}</p>`

/** An HTTP method as a coloured badge. */
export const methodBadge = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`

/** A name that may break at some places: before the slashes of a path, unless others are given. */
export const breakable = (name: string, places = /(?<=.)(?=\/)/): Html => joinParts(name.split(places), html`<wbr/>`)

/** An error code, which may break after its underscores only. */
export const codeName = (code: string): Html => html`<code class="name">${breakable(code, /(?<=_)|(?<=[a-z])(?=[A-Z])/)}</code>`

/** Operations as a list of links, with title, method and path. */
export const operationList = (operations: readonly OperationEntry[]): Html =>
  html`<ul class="operations">${operations.map(
    ({ operation, address }) =>
      html`<li><a href="${siteRoot}${address}">${methodBadge(operation.method)}<span>${operation.summary}${operation.deprecated && deprecatedTag}</span> <code>${breakable(operation.path)}</code></a></li>`,
  )}</ul>`

/** Events as a list of links. */
export const eventList = (events: readonly EventEntry[]): Html =>
  html`<ul class="events">${events.map(
    ({ operation, trigger, address }) =>
      html`<li><a href="${siteRoot}${address}"><code>${trigger}</code><span>${operation.summary}</span></a></li>`,
  )}</ul>`

/** How many links a paragraph shows before the others are collapsed. */
const shownLinks = 12

/** A list of links in a paragraph; all but the first are collapsed. */
export function linkList(links: readonly Html[]): Html {
  const list = (some: readonly Html[]) => html`<ul class="inline">${some.map((link) => html`<li>${link}</li>`)}</ul>`
  const rest = links.slice(shownLinks)
  if (rest.length < 3) return list(links)
  return html`${list(links.slice(0, shownLinks))}<details><summary>${rest.length} more</summary>${list(rest)}</details>`
}

/**
 * The contradictions about operations, events or types, with the interpretations of a behaviour:
 * the one followed first.
 */
export const contradictionsAbout = (found: readonly Discrepancy[] = [], subjects: readonly string[], options: MarkdownOptions): Html[] =>
  found
    .filter(({ subject }) => subjects.includes(subject))
    .map(
      ({ where, text, disputed, readings = [] }) =>
        html`${inlineMarkdown(where, options)}: ${disputed && html`<strong>Example not followed.</strong> `}${inlineMarkdown(text, options)}${readings.length > 0 && html`<ul>${readings.map((reading, index) => html`<li>${index === 0 && 'Followed here: '}${inlineMarkdown(reading.text, options)}</li>`)}</ul>`}`,
    )

/** The sources of a page's facts, with the places where they contradict each other, collapsed. */
export function sourcesSection(list: Html, notes: readonly Html[] = [], after?: HtmlPart): Html {
  return html`<details class="sources" id="evidence"><summary>Sources</summary>${list}${after}${
    notes.length > 0 &&
    html`<h3 id="contradictions">Contradictions</h3><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul><p>${linkTo('guides/discrepancies.html', 'All contradictions')}</p>`
  }</details>`
}

/** A table that scrolls in its place; `stacked` on phones, each row as a block. */
export const tableOf = (label: string, columns: readonly HtmlPart[], rows: readonly Html[], stacked = true): Html =>
  html`<div class="table" tabindex="0" role="group" aria-label="${label}"><table class=${stacked && 'stacked'}><thead><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`

/** The mark of what is deprecated. */
export const deprecatedTag = html` <span class="tag">deprecated</span>`

/** A value as a block of JSON. */
export const jsonBlock = (value: unknown): Html => codeBlock(JSON.stringify(value, undefined, 2), 'json')

/** Examples of a body, each collapsed below its summary. */
export const otherExamples = (examples: readonly (readonly [name: string, example: { summary?: string; value: unknown }])[]): Html =>
  html`${examples.map(([name, { summary, value }]) => html`<details class="example"><summary>Example: ${summary ?? name}</summary>${jsonBlock(value)}</details>`)}`
