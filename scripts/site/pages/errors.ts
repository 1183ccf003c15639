import { codeBlock } from '../shared/highlight.ts'
import { html } from '../shared/html.ts'
import { inlineMarkdown } from '../shared/markdown.ts'
import type { ErrorEntry } from '../shared/model.ts'
import { plainSentence } from '../shared/sentences.ts'
import type { Page, Site } from '../shared/site.ts'
import { evidenceList } from '../shared/sources.ts'
import { statusesOf } from '../shared/statuses.ts'
import { codeName, crumbs, heading, linkTo, operationList } from './parts.ts'

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

/** The table of all error codes, by status. */
export function errorIndex(site: Site): Page {
  const { errors } = site.model
  const options = { links: site.links, address: 'errors/index.html' }
  const row = ({ code, meaning, remedy, address, operations }: ErrorEntry) =>
    html`<tr id="${code}"><td>${linkTo(address, codeName(code))}</td><td>${inlineMarkdown(meaning, options)}</td><td>${remedy && html`${inlineMarkdown(remedy.remedy, options)}${!remedy.known && ' †'}`}</td><td data-label="Repeat">${remedy?.retry.replace('-', ' ')}</td><td data-label="Operations">${operations.length || ''}</td></tr>`
  const sections = statusesOf(errors).map(({ status, title, errors: list }) => {
    const id = status === undefined ? 'no-status' : `status-${status}`
    return {
      heading: { depth: 2, id, text: title },
      part: html`${heading(2, id, title)}
<div class="table" tabindex="0" role="group" aria-label="${title}"><table class="stacked"><thead><tr><th>Code</th><th>Cause</th><th>Remedy</th><th>Repeat</th><th>Operations</th></tr></thead><tbody>${list.map(row)}</tbody></table></div>`,
    }
  })
  const content = html`<h1 id="error-codes">Error codes</h1>
<p class="intro">These ${errors.length} codes are known; the service may send others. Decide by <code>code</code>, never by the wording of <code>message</code>.</p>
<p><strong>Repeat</strong>: <em>no</em>, the same request fails again; <em>later</em>, it can succeed later; <em>check first</em>, it may have taken effect. A remedy with † is our own interpretation. See ${linkTo('guides/errors-and-retries.html', 'errors and retries')}.</p>
${sections.map(({ part }) => part)}`
  return {
    address: 'errors/index.html',
    title: 'Error codes',
    description: `All ${errors.length} known error codes with cause, remedy and status.`,
    content,
    section: 'errors',
    headings: sections.map((section) => section.heading),
  }
}
