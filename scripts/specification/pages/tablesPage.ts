import { markdownTable } from './markdownTable.ts'

/** A page of tables: Markdown in docs/, and a page of the site. */
export interface TablesPage {
  readonly title: string
  /** Markdown, with links to other files of docs/. */
  readonly introduction: string
  /**
   * The titles of the columns. The first names what a row is about; `short` ones have a word or a
   * few names in each cell.
   */
  readonly columns: readonly { readonly title: string; readonly short?: boolean }[]
  readonly chapters: readonly TableChapter[]
}

/** A table with its heading. */
export interface TableChapter {
  readonly id: string
  readonly title: string
  readonly introduction?: string | undefined
  readonly rows: readonly TableRow[]
}

/** A row: a name, such as an error code, and the other cells as Markdown. */
export interface TableRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** The Markdown of a page of tables. */
export function tablesMarkdown({ title, introduction, columns, chapters }: TablesPage): string {
  const head = columns.map((column) => column.title)
  const parts = chapters.map((chapter) => {
    const rows = chapter.rows.map(({ name, cells }) => [`\`${name}\``, ...cells])
    return [`## ${chapter.title}`, chapter.introduction, `${markdownTable(head, rows)}\n`].filter((part) => part).join('\n\n')
  })
  return `# ${title}\n\n${introduction}\n\n${parts.join('\n')}`
}
