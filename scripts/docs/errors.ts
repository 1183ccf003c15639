import { type Document, operationsOf } from '../../contract-tests/spec/document.ts'
import { groupBy } from '../../contract-tests/spec/groupBy.ts'
import { markdownTable } from '../package/markdownTable.ts'
import { evidence } from './evidence.ts'

/** docs/errors.md: every error code, what it means, its status, where both are known from, and the operations that list it. */
export function errorsPage(documents: readonly Document[]): string {
  const meanings = documents[0]?.components.schemas.ErrorCode?.['x-enum-descriptions'] ?? {}
  const codes = Object.entries(documents[0]?.['x-error-evidence'] ?? {})
  const operations = documents.flatMap((document) => operationsOf(document))
  const listing = (code: string) => operations.filter(({ errorCodes }) => errorCodes.includes(code)).map(({ id }) => id)
  const statuses = groupBy(codes, ([, { status }]) => status)
  const chapters = [...statuses]
    .sort(([one = Number.POSITIVE_INFINITY], [other = Number.POSITIVE_INFINITY]) => one - other)
    .map(
      ([status, list]) => `## ${status === undefined ? 'Codes without a known status' : `${status} ${titles[status] ?? ''}`.trim()}

${markdownTable(
  ['code', 'meaning', 'evidence', 'operations'],
  list.map(([code, { sources }]) => [
    `\`${code}\``,
    (meanings as Record<string, string>)[code] ?? '',
    sources.map((source) => evidence(source)).join('; '),
    who(listing(code), operations.length),
  ]),
)}
`,
    )
  return `# Error codes

A failed call throws a \`ChatApiError\` with the service's \`code\`. These codes are known; the service may send others. Decide by the
code, never by the wording of the message, and expect what is not listed here.

Evidence names an edition and a place in it; [coverage](coverage.md) lists the editions. The documentation gives meanings and hardly any status. A status is given here where one was published or seen; where the evidence says
*inferred*, it is a reading of ours, and the service may send another. Codes of the Campaigns API, which these documents leave out, are
listed because they come from the same host.

${chapters.join('\n')}`
}

const titles: Record<number, string> = {
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

/** The operations by id, or how many if that would be a long list. */
function who(ids: readonly string[], all: number): string {
  if (ids.length === 0) return 'none lists it'
  return ids.length > 12 ? `${ids.length} of ${all}` : ids.map((id) => `\`${id}\``).join(', ')
}
