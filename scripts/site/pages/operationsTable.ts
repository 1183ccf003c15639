import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { type OperationColumn, type OperationRow, operationColumns, operationsTable } from '../../specification/pages/operationsTable.ts'
import { html, raw } from '../shared/html.ts'
import { inlineMarkdown } from '../shared/markdown.ts'
import type { Page, Site } from '../shared/site.ts'
import { slug } from '../shared/slug.ts'

import { breakable, deprecatedTag, linkTo, methodBadge } from './parts.ts'
import { followGuide } from './tablesPage.ts'

/** A filter of the table: its title, and its values for a row. */
type Filter = Pick<OperationColumn, 'title' | 'valuesOf'>

const filters: readonly Filter[] = [
  { title: 'Family', valuesOf: ({ family }) => [family] },
  { title: 'Method', valuesOf: ({ httpMethod }) => [httpMethod] },
  ...operationColumns,
  { title: 'Deprecated', valuesOf: ({ deprecated }) => [deprecated ? 'yes' : 'no'] },
]

const optionId = ({ title }: Filter, value: string): string => slug(`${title} ${value || 'none'}`)

/**
 * The table of all operations. CSS implements the filters, so that they need no script; a script
 * adds a text filter.
 */
export function operationsTablePage({ contracts, model, links }: Site): Page {
  const rows = operationsTable(contracts.map(({ document }) => document))
  const choices = filters.map((filter) => ({ filter, values: [...new Set(rows.flatMap((row) => filter.valuesOf(row)))] }))
  // A selected option hides every row without its class.
  const rules = choices.flatMap(({ filter, values }) =>
    values.map((value) => {
      const id = optionId(filter, value)
      return `.filters:has([value=${id}]:checked)~.table tbody tr:not(.${id}){display:none}`
    }),
  )
  const selects = choices.map(
    ({ filter, values }) =>
      html`<label>${filter.title}<select><option value="">any</option>${values.map((value) => html`<option value="${optionId(filter, value)}">${value || 'none'}</option>`)}</select></label>`,
  )
  const addressOf = (row: OperationRow) => model.operations.find(({ operation }) => operation.id === row.id)?.address ?? ''
  const rowOf = (row: OperationRow) => {
    const classes = filters.flatMap((filter) => filter.valuesOf(row).map((value) => optionId(filter, value)))
    const cells = operationColumns.map(({ title, valuesOf }) => html`<td data-label="${title}">${valuesOf(row).join(', ')}</td>`)
    return html`<tr class="${classes.join(' ')}"><td>${linkTo(addressOf(row), row.summary)}${row.deprecated && deprecatedTag}<br/><code>${row.clientMethod}</code></td><td>${methodBadge(row.httpMethod)} <code>${breakable(row.path)}</code></td>${cells}</tr>`
  }
  const titles = ['Operation', 'Request', ...operationColumns.map(({ title }) => title)]
  // On phones, the rows of a family are folded below its name, unless a filter is set.
  const body = [...groupBy(rows, ({ family }) => family)].map(
    ([family, list]) =>
      html`<tbody><tr class="family page-only"><th colspan="${titles.length}"><label><input type="checkbox"/> ${family} <span class="small">${list.length}</span></label></th></tr>${list.map(rowOf)}</tbody>`,
  )
  const options = { links, address: 'operations.html', follow: followGuide }
  const content = html`<h1 id="operations">All operations</h1>
<p class="intro">${rows.length} operations of the Chat, Calls and Management APIs. The second line is the client's method.</p>
<div class="all-operations">
<style>${raw(rules.join('\n'))}</style>
<form class="filters" aria-label="Filters" autocomplete="off">${selects}<button type="reset">Show all</button></form>
<div class="table" tabindex="0" role="group" aria-label="Operations"><table class="stacked"><thead><tr>${titles.map((title) => html`<th>${title}</th>`)}</tr></thead>${body}</table></div>
</div>
<dl class="terms">${operationColumns.map(({ title, about }) => html`<dt>${title}</dt><dd>${inlineMarkdown(about, options)}</dd>`)}</dl>`
  return {
    address: 'operations.html',
    title: 'All operations',
    description: `A table of all ${rows.length} operations: keys, onBehalfOf, paging, rate limit, and what a repetition does.`,
    content,
    section: 'operations',
    wide: true,
  }
}
