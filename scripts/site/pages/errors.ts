import { errorTables } from '../../specification/pages/errors.ts'
import { codeBlock } from '../shared/highlight.ts'
import { html } from '../shared/html.ts'
import { inlineMarkdown } from '../shared/markdown.ts'
import type { ErrorEntry } from '../shared/model.ts'
import { plainSentence } from '../shared/sentences.ts'
import type { Page, Site } from '../shared/site.ts'
import { evidenceList } from '../shared/sources.ts'
import { codeName, crumbs, heading, linkTo, operationList } from './parts.ts'
import { tablesPage } from './tablesPage.ts'

/** The page of an error code: its meaning, the operations that return it, and how to handle it. */
export function errorPage(entry: ErrorEntry, site: Site): Page {
  const { code, meaning, status, remedy, sources, address, operations } = entry
  const options = { links: site.links, address }
  const content = html`${crumbs(['errors/index.html', 'Error codes'])}
<h1 id="${code}">${codeName(code)}</h1>
<dl class="facts"><div><dt>Status</dt><dd>${status ?? 'not documented'}</dd></div><div><dt>Operations</dt><dd>${operations.length || 'not tied to one'}</dd></div>${remedy && html`<div><dt>Repeat the request</dt><dd>${repeats[remedy.retry]}</dd></div>`}</dl>
<div class="prose"><p><strong>Cause.</strong> ${inlineMarkdown(meaning || 'The documentation does not say what it means.', options)}</p>
${remedy && html`<p><strong>Remedy.</strong> ${inlineMarkdown(remedy.remedy, options)}${!remedy.known && html` <span class="tag">our interpretation</span>`}</p>`}</div>
${heading(2, 'handling', 'Handling it')}
${codeBlock(handler(code), 'ts')}
<p>See ${linkTo('guides/errors-and-retries.html', 'errors and retries')}.</p>
${operations.length > 0 && html`${heading(2, 'operations', 'Operations that return it')}${operationList(operations)}`}
${sources.length > 0 && html`${heading(2, 'evidence', 'Evidence')}${evidenceList(sources, site.editions, options)}`}`
  return {
    address,
    title: `${code} · Error codes`,
    description: plainSentence(meaning) || `The error code ${code}.`,
    content,
    section: 'errors',
    file: site.contracts[0] && site.files.schema(site.contracts[0], 'ErrorCode'),
  }
}

const handler = (code: string) => `import { isChatApiError } from 'cometchat-rest'

try {
  // …
} catch (error) {
  if (!isChatApiError(error) || error.code !== '${code}') throw error
  console.error(error.status, error.message)
}
`

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
})
