import { type ErrorRemedy, type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { evidence } from './evidence.ts'
import { markdownTable } from './markdownTable.ts'

/** docs/errors.md: every error code with its cause, remedy, status and evidence, and the operations that list it. */
export function errorsPage(documents: readonly OpenApiDocument[]): string {
  const [first] = documents
  const causes = (first?.components.schemas.ErrorCode?.['x-enum-descriptions'] ?? {}) as Record<string, string>
  const codes = Object.entries(first?.['x-error-evidence'] ?? {})
  const remedies = first?.['x-error-remedies'] ?? {}
  const operations = documents.flatMap((document) => operationsOf(document))
  const listing = (code: string) => operations.filter(({ errorCodes }) => errorCodes.includes(code)).map(({ id }) => id)
  const chapters = [...groupBy(codes, ([, { status }]) => status)]
    .sort(([a = Number.POSITIVE_INFINITY], [b = Number.POSITIVE_INFINITY]) => a - b)
    .map(
      ([status, list]) => `## ${status === undefined ? 'Codes without a known status' : `${status} ${titles[status] ?? ''}`.trim()}

${markdownTable(
  ['code', 'cause', 'remedy', 'repeat', 'operations'],
  list.map(([code]) => [
    `\`${code}\``,
    causes[code] ?? '',
    remedyOf(remedies[code]),
    repeats[remedies[code]?.retry ?? ''] ?? '',
    operationsListed(listing(code), operations.length),
  ]),
)}
`,
    )
  return `# Error codes

A failed call throws a \`ChatApiError\` with the service's \`code\`. These codes are known; the service may send others. Decide by the code, never by
the wording of the message, and expect what is not listed here.

The last column names the operations that list the code; *many* stands for more than ${mostNamed}, and the specification lists the codes of each.
The last column but one says whether to repeat the request: *no*, the same request fails again; *later*, it can succeed later; *check first*, it may
have taken effect. A remedy marked with † is our own interpretation; a source states the others. Codes without a remedy either need no remedy
or belong to what these documents leave out: the Campaigns API, ringing calls and the WebSocket server. They are listed because they come from the same
host.

The documentation gives meanings and hardly any status. A status is given here where one was published or seen; where the [evidence](#evidence) says
*inferred*, it is our own conclusion, and the service may send another.

${chapters.join('\n')}
## Evidence

Evidence names an edition and a place in it; [coverage](coverage.md) lists the editions.

${markdownTable(
  ['code', 'evidence'],
  codes.map(([code, { sources }]) => [`\`${code}\``, sources.map((source) => evidence(source)).join('; ')]),
)}
`
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

const repeats: Readonly<Record<string, string>> = { no: 'no', later: 'later', 'check-first': 'check first' }

const remedyOf = (entry: ErrorRemedy | undefined): string => (entry ? `${entry.remedy}${entry.known ? '' : ' †'}` : '')

/** The most operations that are named. */
const mostNamed = 12

/** The operations by id if they are few. Without a number, which would change with every new operation. */
function operationsListed(ids: readonly string[], all: number): string {
  if (ids.length === 0) return 'no operation lists it'
  if (ids.length === all) return 'all'
  return ids.length > mostNamed ? 'many' : ids.map((id) => `\`${id}\``).join(', ')
}
