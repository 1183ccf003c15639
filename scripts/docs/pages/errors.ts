import { codeBlock } from '../site/highlight.ts'
import { html, plainSentence } from '../site/html.ts'
import { inlineMarkdown } from '../site/markdown.ts'
import type { ErrorEntry } from '../site/model.ts'
import type { Page, Site } from '../site/site.ts'
import { evidenceList } from '../site/sources.ts'
import { codeName, crumbs, heading, linkTo, operationList } from './parts.ts'

/** The page of one error code: what it means, which operations answer it, how to detect it. */
export function errorPage(entry: ErrorEntry, site: Site): Page {
  const { code, meaning, status, sources, address, operations } = entry
  const options = { links: site.links, address }
  const content = html`${crumbs(['errors/index.html', 'Error codes'])}
<h1 id="${code}">${codeName(code)}</h1>
<dl class="facts"><div><dt>Status</dt><dd>${status ?? 'not documented'}</dd></div><div><dt>Operations</dt><dd>${operations.length || 'not tied to one'}</dd></div></dl>
<div class="prose"><p>${inlineMarkdown(meaning || 'The documentation does not say what it means.', options)}</p></div>
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

/** The table of all error codes. */
export function errorIndex(site: Site): Page {
  const { errors } = site.model
  const options = { links: site.links, address: 'errors/index.html' }
  const rows = errors.map(
    ({ code, status, meaning, address, operations }) =>
      html`<tr id="${code}"><td>${linkTo(address, codeName(code))}</td><td>${status}</td><td>${inlineMarkdown(meaning, options)}</td><td>${operations.length || ''}</td></tr>`,
  )
  const content = html`<h1 id="error-codes">Error codes</h1>
<p class="intro">${errors.length} codes are known; the service may send others. Decide by <code>code</code>, never by the wording of <code>message</code>. A status is listed where it is documented or was seen.</p>
<div class="table" tabindex="0" role="group" aria-label="Error codes"><table class="codes"><thead><tr><th>Code</th><th>Status</th><th>Meaning</th><th>Operations</th></tr></thead><tbody>${rows}</tbody></table></div>`
  return {
    address: 'errors/index.html',
    title: 'Error codes',
    description: `All ${errors.length} known error codes with status and meaning.`,
    content,
    section: 'errors',
  }
}
