import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { errorTables } from '../../specification/pages/errors.ts'
import type { Page, Site } from '../content/content.ts'
import { type Html, html } from '../content/html.ts'
import { inlineMarkdown } from '../content/markdown.ts'
import type { ErrorEntry, OperationEntry } from '../content/model.ts'
import { plainSentence } from '../content/sentences.ts'
import { evidenceList } from '../content/sources.ts'
import { codeName, crumbs, heading, linkTo, operationList, sourcesSection } from './parts.ts'
import { tablesPage } from './tablesPage.ts'

/** The page of an error code: its meaning, the operations that return it, and how to handle it. */
export function errorPage(entry: ErrorEntry, site: Site): Page {
  const { code, meaning, status, remedy, sources, address, operations } = entry
  const options = { links: site.links, address }
  const content = html`${crumbs(['errors/index.html', 'Error codes'])}
<h1 id="${code}">${codeName(code)}</h1>
<dl class="facts">${status && html`<div><dt>Status</dt><dd>${status}</dd></div>`}<div><dt>Operations</dt><dd>${operations.length || 'not tied to one'}</dd></div>${remedy && html`<div><dt>Repeat the request</dt><dd>${repeats[remedy.retry]}</dd></div>`}</dl>
<div class="prose"><p><strong>Cause.</strong> ${inlineMarkdown(meaning || 'The documentation does not say what it means.', options)}</p>
${remedy && html`<p><strong>Remedy.</strong> ${inlineMarkdown(remedy.remedy, options)}${!remedy.known && html` <span class="small">(our interpretation)</span>`}</p>`}</div>
<p>See ${linkTo('guides/errors-and-retries.html', 'errors and retries')}.</p>
${operations.length > 0 && html`${heading(2, 'operations', 'Operations that return it')}${returningOperations(operations)}`}
${sources.length > 0 && sourcesSection(evidenceList(sources, options))}`
  return {
    address,
    title: `${code} · Error codes`,
    description: plainSentence(meaning) || `The error code ${code}.`,
    content,
    section: 'errors',
  }
}

/** Operations that are listed without being folded by family. */
const fewOperations = 12

function returningOperations(operations: readonly OperationEntry[]): Html {
  if (operations.length <= fewOperations) return operationList(operations)
  const families = [...groupBy(operations, ({ family }) => family)]
  return html`<div class="folded">${families.map(
    ([{ name }, list]) =>
      html`<details><summary>${name} <span class="small">${list.length}</span></summary>${operationList(list)}</details>`,
  )}</div>`
}

/** Whether a failed request can be repeated. */
const repeats = {
  no: 'no, it fails again',
  later: 'later, it can succeed then',
  'check-first': 'check first whether it took effect',
} as const

/** The tables of all error codes, by status. */
export const errorIndex = (site: Site): Page => ({
  ...tablesPage(errorTables(site.contracts.map(({ document }) => document)), 'errors/index.html', site),
  description: `All ${site.model.errors.length} known error codes with cause, remedy and status.`,
  section: 'errors',
  wide: true,
})
