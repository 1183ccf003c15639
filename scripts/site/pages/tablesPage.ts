import { operationTables } from '../../specification/pages/operationsTable.ts'
import type { TableChapter, TableRow, TablesPage } from '../../specification/pages/tablesPage.ts'
import type { Page, Site } from '../content/content.ts'
import { type Html, html, siteRoot } from '../content/html.ts'
import { inlineMarkdown, type MarkdownOptions, markdown } from '../content/markdown.ts'
import { slug } from '../content/slug.ts'
import { codeName, linkTo, tableOf } from './parts.ts'

/** A page of tables, with links from the names. */
export function tablesPage(page: TablesPage, address: string, { links }: Site): Pick<Page, 'address' | 'title' | 'content' | 'headings'> {
  const options: MarkdownOptions = { links, address, follow: followGuide }
  const row = ({ name, cells }: TableRow): Html => {
    const target = links.find(name)
    const first = target === undefined ? codeName(name) : linkTo(target, codeName(name))
    const others = cells.map((cell, index) => {
      const { title, short } = page.columns[index + 1] ?? {}
      return html`<td data-label=${short && title}>${inlineMarkdown(cell, options)}</td>`
    })
    return html`<tr id="${name}"><td>${first}</td>${others}</tr>`
  }
  const part = ({
    id,
    title,
    introduction,
    rows,
  }: TableChapter): Html => html`<details class="chapter"><summary><h2 id="${id}">${title}</h2> <span class="small">${rows.length}</span></summary>
${introduction && markdown(introduction, options).html}
${tableOf(
  title,
  page.columns.map((column) => column.title),
  rows.map(row),
)}</details>`
  return {
    address,
    title: page.title,
    content: html`<h1 id="${slug(page.title)}">${page.title}</h1><div class="prose">${markdown(page.introduction, options).html}</div>${page.chapters.map(part)}`,
    headings: page.chapters.map(({ id, title }) => ({ depth: 2, id, text: title })),
  }
}

/** The tables of all operations, by family. */
export const operationIndex = (site: Site): Page => ({
  ...tablesPage(operationTables(site.contracts.map(({ document }) => document)), 'operations.html', site),
  description: `Tables of all ${site.model.operations.length} operations: keys, onBehalfOf, paging, rate limit, and what a repetition does.`,
  section: 'operations',
  wide: true,
})

/** Follows a link between files of docs/, except those that are other pages of the site. */
const followGuide = (href: string): string => href.replace(/^([\w-]+)\.md/, `${siteRoot}guides/$1.html`)
