import type { Contract } from '../../contract-tests/document/contract.ts'
import { escapeHtml } from './page.ts'
import { anchorOf } from './slug.ts'

/** What the start page is made of. */
export interface StartPage {
  contracts: readonly Contract[]
  version: string
  /** The first call, as TypeScript. */
  firstCall: string
  /** The script that searches. */
  searchScript: string
}

/** One line of the search: what is shown, what is searched, where it leads. */
interface Entry {
  id: string
  what: string
  text: string
  address: string
}

/** The start page: what this is, the three APIs, the first call, and a search over all operations and events. */
export function startPage({ contracts, version, firstCall, searchScript }: StartPage): string {
  const entries = contracts.flatMap(entriesOf)
  const apis = contracts.map(
    ({ name, document, operations }) => `<article>
<h3><a href="${name}.html">${escapeHtml(document.info.title)}</a></h3>
<p>${operations.length} operations${document.webhooks ? ` and ${Object.keys(document.webhooks).length} events` : ''}</p>
<p><code>${escapeHtml(document.servers[0]?.url ?? '').replace(/([./])/g, '$1<wbr>')}</code></p>
</article>`,
  )
  return `<h1>CometChat's REST API, from TypeScript</h1>
<p class="lead">Types, a thin <code>fetch</code> client, reference and contract checks for the Chat REST API v3, all from one hand-maintained
OpenAPI&nbsp;3.1 specification. Version ${escapeHtml(version)}.</p>

<form role="search" onsubmit="return false">
<label for="search">Search all operations and events</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="flag a message" aria-controls="found" aria-describedby="count">
<p id="count" role="status"></p>
<ul id="found"></ul>
</form>

<h2>Three APIs</h2>
<div class="apis">${apis.join('\n')}</div>

<h2>First call</h2>
<pre tabindex="0"><code>npm install cometchat-rest</code></pre>
<pre tabindex="0"><code>${escapeHtml(firstCall.trim())}</code></pre>

<h2>For machines</h2>
<ul>
${contracts.map(({ name, document }) => `<li>${escapeHtml(document.info.title)}: <a href="openapi/${name}.json">JSON</a>, <a href="openapi/${name}.yaml">YAML</a>, <a href="postman/${name}.json">Postman collection</a></li>`).join('\n')}
<li><a href="llms.txt">llms.txt</a></li>
</ul>
<script>const entries = ${JSON.stringify(entries).replaceAll('<', '\\u003c')}
${searchScript}</script>`
}

function entriesOf({ name, document, operations, webhooks }: Contract): Entry[] {
  const title = document.info.title
  return [
    ...operations.map((operation) => ({
      id: operation.id,
      what: `${operation.method} ${operation.path}`,
      text: `${operation.summary} ${operation.tag} ${title}`,
      address: anchorOf(name, operation),
    })),
    ...webhooks.map((webhook) => ({
      id: webhook.path,
      what: 'event',
      text: `${webhook.summary} webhook ${title}`,
      address: anchorOf(name, webhook),
    })),
  ]
}
