import { STATUS_CODES } from 'node:http'
import { type ErrorRemedy, type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { sourceText } from './evidence.ts'
import { markdownTable } from './markdownTable.ts'
import { type TableChapter, type TableRow, type TablesPage, tablesMarkdown } from './tablesPage.ts'

/** Every error code with its cause, its remedy and the operations that list it, by status. */
export function errorTables(documents: readonly OpenApiDocument[]): TablesPage {
  const [first] = documents
  const causes = (first?.components.schemas.ErrorCode?.['x-enum-descriptions'] ?? {}) as Record<string, string>
  const remedies = first?.['x-error-remedies'] ?? {}
  const operations = documents.flatMap((document) => operationsOf(document))
  const row = (code: string): TableRow => {
    const listing = operations.filter(({ errorCodes }) => errorCodes.includes(code)).map(({ id }) => id)
    const remedy = remedies[code]
    return {
      name: code,
      cells: [causes[code] ?? '', remedyOf(remedy), repeats[remedy?.retry ?? ''] ?? '', operationsListed(listing, operations.length)],
    }
  }
  const chapters = [...groupBy(Object.entries(first?.['x-error-evidence'] ?? {}), ([, { status }]) => status)]
    .sort(([a = Number.POSITIVE_INFINITY], [b = Number.POSITIVE_INFINITY]) => a - b)
    .map(
      ([status, codes]): TableChapter => ({
        id: status === undefined ? 'no-status' : `status-${status}`,
        title: status === undefined ? 'Codes without a known status' : `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
        rows: codes.map(([code]) => row(code)),
      }),
    )
  return {
    title: 'Error codes',
    introduction: `A failed call throws a \`ChatApiError\` with CometChat's \`code\`. Branch on the code, never on the text of the message, and expect codes that are
not listed here. See [errors and retries](errors-and-retries.md).

**Operations** names the operations that list the code, or says *many* if there are more than ${mostNamed}. **Repeat** says whether to repeat the
request: *no*, it would fail again; *later*, it can succeed later; *check first*, it may have taken effect. A remedy marked with † is our own; a source
states the others. Codes without a remedy need none, or belong to APIs that this specification leaves out but that share the host: the Campaigns API,
ringing calls and the WebSocket server.

CometChat's documentation explains the codes but states few statuses. Those here are published or observed, unless a code's sources say *inferred*:
then the status is our own conclusion, and CometChat may send another.`,
    columns: [
      { title: 'Code' },
      { title: 'Cause' },
      { title: 'Remedy' },
      { title: 'Repeat', short: true },
      { title: 'Operations', short: true },
    ],
    chapters,
  }
}

/** docs/errors.md: the tables of error codes, and the evidence of each. */
export function errorsPage(documents: readonly OpenApiDocument[]): string {
  const evidenceOf = Object.entries(documents[0]?.['x-error-evidence'] ?? {})
  return `${tablesMarkdown(errorTables(documents))}
## Sources

A source is an edition and a place in it; the coverage page lists the editions.

${markdownTable(
  ['Code', 'Sources'],
  evidenceOf.map(([code, { sources }]) => [`\`${code}\``, sources.map((source) => sourceText(source)).join('; ')]),
)}
`
}

const repeats: Readonly<Record<string, string>> = { no: 'no', later: 'later', 'check-first': 'check first' }

const remedyOf = (entry: ErrorRemedy | undefined): string => (entry ? `${entry.remedy}${entry.known ? '' : ' †'}` : '')

/** The most operations that are named. */
const mostNamed = 12

/** The operations by id if they are few. Otherwise no count, as each new one would change it. */
function operationsListed(ids: readonly string[], all: number): string {
  if (ids.length === 0) return 'no operation lists it'
  if (ids.length === all) return 'all'
  return ids.length > mostNamed ? 'many' : ids.map((id) => `\`${id}\``).join(', ')
}
