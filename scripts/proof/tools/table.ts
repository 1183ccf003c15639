import { markdownTable } from '../../specification/pages/markdownTable.ts'
import type { Tool } from './tool.ts'

const heading = '## Tools that read the documents'

/**
 * Adds the tools that passed to the table at the end of docs/support.md. Other tools keep their rows, unless their version has changed.
 *
 * @param page - the current docs/support.md
 * @param passed - names of the tools that passed now
 * @param all - every tool, in the order of the table
 * @param date - the current date, such as 2026-11-22
 */
export function withToolsTable(page: string, passed: readonly string[], all: readonly Tool[], date: string): string {
  const [before = '', table = ''] = page.split(heading)
  const known = new Map(
    table.split('\n').flatMap((line) => {
      const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim())
      return /^\d{4}-\d\d-\d\d$/.test(cells[2] ?? '') ? [[cells[0] as string, cells]] : []
    }),
  )
  const rows = all.flatMap(({ name, packages, does }) => {
    const version = Object.values(packages)[0] ?? ''
    if (passed.includes(name)) return [[`\`${name}\``, version, date, does]]
    const older = known.get(`\`${name}\``)
    return older?.[1] === version ? [older] : []
  })
  return `${before.trimEnd()}

${heading}

Each tool was installed in a folder of its own, with the bundled documents. A row says what was done with that version on that day, and
succeeded; nothing else was tried.

${markdownTable(columns, rows)}

- Spectral's rule \`oas3-operation-security-defined\` is off. It is written for OpenAPI 3.0 and warns about every operation, because \`security\` names
  the scope of the API key. OpenAPI 3.1 allows such roles for every kind of scheme, and without them no document would say which key may call what.
- openapi-zod-client 1.18.3 is not supported. On 2026-11-22 it generated a client, but zod 3.25.76 rejected that client when it was loaded: in a union with a
  discriminator it finds no value for branches that are an \`allOf\`, such as those of \`entityType\`.

Written by \`npm run test:tools\`.
`
}

const columns = ['tool', 'version', 'tried on', 'what was done']
