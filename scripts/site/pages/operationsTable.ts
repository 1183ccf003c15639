import { type OperationRow, operationsTable, repeatedWords } from '../../specification/pages/operationsTable.ts'
import { html, raw } from '../shared/html.ts'
import type { Page, Site } from '../shared/site.ts'
import { slug } from '../shared/slug.ts'
import { breakable, linkTo, methodBadge } from './parts.ts'

/** A filter of the table: its title, and its value for a row. */
interface Filter {
  readonly id: string
  readonly title: string
  readonly valueOf: (row: OperationRow) => string | readonly string[]
}

const filters: readonly Filter[] = [
  { id: 'family', title: 'Family', valueOf: ({ family }) => family },
  { id: 'method', title: 'Method', valueOf: ({ httpMethod }) => httpMethod },
  { id: 'acting', title: 'onBehalfOf', valueOf: ({ onBehalfOf }) => onBehalfOf },
  { id: 'key', title: 'Key', valueOf: ({ keys }) => keys },
  { id: 'paging', title: 'List', valueOf: ({ paging }) => paging ?? 'no list' },
  { id: 'limit', title: 'Rate limit', valueOf: ({ rateLimit }) => rateLimit },
  { id: 'repeated', title: 'Repeated', valueOf: ({ repeated }) => repeatedWords[repeated] },
  { id: 'deprecated', title: 'Deprecated', valueOf: ({ deprecated }) => (deprecated ? 'yes' : 'no') },
]

const optionId = (filter: Filter, value: string): string => `${filter.id}-${slug(value)}`

const valuesOf = (filter: Filter, row: OperationRow): string[] => [filter.valueOf(row)].flat() as string[]

/** The table of all operations. CSS implements the filters, so that they need no script; a script adds a text filter. */
export function operationsTablePage({ contracts, model }: Site): Page {
  const rows = operationsTable(contracts.map(({ document }) => document))
  const choices = filters.map((filter) => ({ filter, values: [...new Set(rows.flatMap((row) => valuesOf(filter, row)))] }))
  // A selected option hides every row without its class.
  const rules = choices.flatMap(({ filter, values }) =>
    values.map((value) => {
      const id = optionId(filter, value)
      return `.filters:has([value=${id}]:checked)~.table tbody tr:not(.${id}){display:none}`
    }),
  )
  const selects = choices.map(
    ({ filter, values }) =>
      html`<label>${filter.title}<select><option value="">any</option>${values.map((value) => html`<option value="${optionId(filter, value)}">${value}</option>`)}</select></label>`,
  )
  const addressOf = (row: OperationRow) => model.operations.find(({ operation }) => operation.id === row.id)?.address ?? ''
  const body = rows.map((row) => {
    const classes = filters.flatMap((filter) => valuesOf(filter, row).map((value) => optionId(filter, value)))
    return html`<tr class="${classes.join(' ')}"><td>${linkTo(addressOf(row), row.summary)}${row.deprecated && html` <span class="tag">deprecated</span>`}<br/><code>${row.clientMethod}</code></td><td>${methodBadge(row.httpMethod)} <code>${breakable(row.path)}</code></td><td data-label="onBehalfOf">${row.onBehalfOf}</td><td data-label="Keys">${row.keys.join(', ')}</td><td data-label="List">${row.paging}</td><td data-label="Rate limit">${row.rateLimit}</td><td data-label="Repeated">${repeatedWords[row.repeated]}</td><td data-label="Evidence">${row.sources.join(', ')}</td></tr>`
  })
  const content = html`<h1 id="operations">All operations</h1>
<p class="intro">${rows.length} operations of the Chat, Calls and Management APIs. The second line is the client's method.</p>
<div class="all-operations">
<style>${raw(rules.join('\n'))}</style>
<form class="filters" aria-label="Filters" autocomplete="off">${selects}<button type="reset">Show all</button></form>
<div class="table" tabindex="0" role="group" aria-label="Operations"><table class="stacked"><thead><tr><th>Operation</th><th>Request</th><th>${linkTo('guides/acting-for-a-user.html', 'onBehalfOf')}</th><th>${linkTo('guides/keys.html', 'Keys')}</th><th>${linkTo('guides/paging.html', 'List')}</th><th>${linkTo('guides/errors-and-retries.html#rate-limits', 'Rate limit')}</th><th>Repeated</th><th>${linkTo('sources.html', 'Evidence')}</th></tr></thead><tbody>${body}</tbody></table></div>
</div>
<dl class="terms"><dt>Keys</dt><dd>The scopes of API keys that may call the operation; <code>key and secret</code> are the Management API's credentials.</dd>
<dt>List</dt><dd>How a list is paged. <em>one response</em> is a list without a documented way to continue.</dd>
<dt>Rate limit</dt><dd><em>standard</em> and <em>core</em> are shared by many operations. Published limits name no operation of the Management API.</dd>
<dt>Repeated</dt><dd>What happens to a second, equal request: <em>rejected</em> because the record exists already, <em>idempotent</em> changes nothing more, <em>processed again</em> can have a second effect.</dd></dl>`
  return {
    address: 'operations.html',
    title: 'All operations',
    description: `A table of all ${rows.length} operations: keys, onBehalfOf, paging, rate limit, and what a repetition does.`,
    content,
    section: 'operations',
    wide: true,
  }
}
