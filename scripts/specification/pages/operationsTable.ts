import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { Json } from '../../../contract-tests/documents/json.ts'
import { sourceWords } from './evidence.ts'
import { productFamilies } from './families.ts'
import type { TablesPage } from './tablesPage.ts'

/** Whether the header must, may or may not be sent. */
function onBehalfOf({ parameters }: Operation): string {
  const header = parameters.find((parameter) => parameter.in === 'header' && parameter.name === 'onBehalfOf')
  return header ? (header.required ? 'required' : 'accepted') : 'not supported'
}

/** The keys of an alternative in `security`: scopes of an API key, or headers. */
const keysOf = (alternative: Record<string, string[]>): string[] =>
  'apiKey' in alternative ? (alternative.apiKey ?? []) : [Object.keys(alternative).join(' and ')]

const pagings = { page: 'page numbers', cursor: 'cursor', none: 'one response' } as const

const ownLimits = { operation: 'its own', user: 'its own for each user' } as const

const rateLimitOf = ({ rateLimit }: Operation): string => {
  if (!rateLimit) return 'not published'
  return rateLimit.per === 'app' ? rateLimit.name : ownLimits[rateLimit.per]
}

/** The effect of a repeated call, by the values of `x-idempotency`. */
const repeatedWords: Readonly<Record<string, string>> = {
  safe: 'safe',
  idempotent: 'idempotent',
  'refused-when-repeated': 'rejected',
  'not-idempotent': 'processed again',
}

function repeatedOf({ path, method }: Operation, { paths }: OpenApiDocument): string {
  const node = paths[path]?.[method.toLowerCase()] as Json | undefined
  return repeatedWords[String(node?.['x-idempotency'])] ?? ''
}

/** The columns after method and request: title, meaning, and their values for a row. */
const columns: readonly (readonly [title: string, about: string, cell: (operation: Operation, document: OpenApiDocument) => string])[] = [
  ['onBehalfOf', 'whether [the header](acting-for-a-user.md) is required, accepted or not supported.', onBehalfOf],
  [
    'Keys',
    "[the scopes](keys.md) of API keys that may call the operation; `key and secret` are the Management API's credentials.",
    ({ security }) => security.flatMap(keysOf).join(', '),
  ],
  [
    'Lists',
    'how a list is [paged](paging.md). `one response` is a list without a documented way to continue.',
    ({ paging }) => (paging ? pagings[paging.style] : ''),
  ],
  [
    'Rate limit',
    '`standard` and `core` are shared by many operations; see [limits and timeouts](limits-and-timeouts.md#rate-limits). Published limits\n  name no operation of the Management API.',
    rateLimitOf,
  ],
  [
    'Repeated',
    'the effect of sending the same request again: `rejected` because the record exists, `idempotent` changes nothing more,\n  `processed again` can have a second effect.',
    repeatedOf,
  ],
  [
    'Sources',
    'the kinds of sources, strongest first; [coverage](coverage.md) explains them.',
    ({ sources }) => [...new Set(sources.map(({ kind }) => sourceWords[kind]))].join(', '),
  ],
]

/** All operations, by family: in the order of the families, and then of the documents. */
export function operationTables(documents: readonly OpenApiDocument[]): TablesPage {
  const all = documents.flatMap((document) => operationsOf(document).map((operation) => ({ operation, document })))
  const families = groupBy(all, ({ operation }) => operation.tag)
  const order = [...new Set([...productFamilies.map(([name]) => name), ...families.keys()])]
  return {
    title: 'Operations',
    introduction: `All operations of the Chat, Calls and Management APIs. The name in the first column is the client's method.

${columns.map(([title, about]) => `- **${title}**: ${about}`).join('\n')}`,
    columns: [{ title: 'Method' }, { title: 'Request' }, ...columns.map(([title]) => ({ title, short: true }))],
    chapters: order.flatMap((family) => {
      const rows = (families.get(family) ?? []).map(({ operation, document }) => ({
        name: camelCase(operation.id),
        cells: [
          `\`${operation.method} ${operation.path}\`${replacement(operation)}`,
          ...columns.map(([, , cell]) => cell(operation, document)),
        ],
      }))
      return rows.length > 0 ? [{ id: family.toLowerCase().replace(/\W+/g, '-'), title: family, rows }] : []
    }),
  }
}

/** That an operation is deprecated, and which replace it. */
function replacement({ deprecated, replacedBy }: Operation): string {
  const methods = replacedBy?.map((id) => `\`${camelCase(id)}\``).join(' or ')
  return deprecated ? ` (deprecated${methods ? `, use ${methods}` : ''})` : ''
}
