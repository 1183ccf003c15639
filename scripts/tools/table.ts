import { markdownTable } from '../package/markdownTable.ts'
import type { Tool } from './tool.ts'

/** The result of one tool. */
export interface Outcome {
  readonly tool: Tool
  /** What went wrong; nothing if it works. */
  readonly failure?: string | undefined
}

const heading = '## Tools that read the documents'

/** Puts the table of tools at the end of docs/support.md, in the place of an older one. */
export function withToolsTable(page: string, outcomes: readonly Outcome[]): string {
  const [before = ''] = page.split(heading)
  const rows = outcomes.map(({ tool, failure }) => [
    `\`${tool.name}\``,
    Object.values(tool.packages)[0] ?? '',
    tool.does,
    failure === undefined ? 'yes' : 'no',
  ])
  return `${before.trimEnd()}

${heading}

Each was installed in a folder of its own and given the bundled documents of this version.

${markdownTable(['tool', 'tried with', 'what it does', 'works'], rows)}

Written by \`npm run test:tools\`.
`
}
