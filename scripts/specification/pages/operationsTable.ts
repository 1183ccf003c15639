import { type OpenApiDocument, type Operation, operationsOf } from '../../../contract-tests/documents/document.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import { camelCase } from '../../../contract-tests/documents/names.ts'
import { sourceWords } from './evidence.ts'
import { productFamilies } from './families.ts'
import type { TablesPage } from './tablesPage.ts'

/** A row of the table of operations. */
export interface OperationRow {
  readonly family: string
  readonly id: string
  /** The client's method, such as `flagAMessage`. */
  readonly clientMethod: string
  readonly httpMethod: string
  readonly path: string
  readonly summary: string
  /** Whether the header `onBehalfOf` must, may or may not be sent. */
  readonly onBehalfOf: 'required' | 'accepted' | 'not supported'
  /** The keys that may call it: scopes of API keys, or the Management API's credentials. */
  readonly keys: readonly string[]
  /** How the list is paged; `undefined` if the operation returns no list. */
  readonly paging: 'page numbers' | 'cursor' | 'one response' | undefined
  /**
   * The published rate limit that it counts against: a name, `its own`, `its own for each user` or
   * `not published`.
   */
  readonly rateLimit: string
  /** The effect of a repeated request, from `x-idempotency`. */
  readonly repeated: 'safe' | 'idempotent' | 'refused-when-repeated' | 'not-idempotent'
  readonly deprecated: boolean
  /** Ids of the operations that replace a deprecated one. */
  readonly replacedBy: readonly string[] | undefined
  /** The kinds of evidence for it, strongest first. */
  readonly sources: readonly string[]
}

/**
 * Every operation of the documents: families in the order of the specification of the service,
 * operations in document order.
 */
export function operationsTable(documents: readonly OpenApiDocument[]): OperationRow[] {
  const order = new Map(productFamilies.map(([name], index) => [name, index]))
  return documents
    .flatMap((document) => operationsOf(document).map((operation) => row(document, operation)))
    .sort((a, b) => (order.get(a.family) ?? productFamilies.length) - (order.get(b.family) ?? productFamilies.length))
}

function row(document: OpenApiDocument, operation: Operation): OperationRow {
  const { id, method, path, tag, summary, deprecated, replacedBy, security, parameters, paging, sources } = operation
  const node = document.paths[path]?.[method.toLowerCase()] as { 'x-idempotency'?: OperationRow['repeated'] }
  const header = parameters.find((parameter) => parameter.in === 'header' && parameter.name === 'onBehalfOf')
  return {
    family: tag,
    id,
    clientMethod: camelCase(id),
    httpMethod: method,
    path,
    summary,
    onBehalfOf: header ? (header.required ? 'required' : 'accepted') : 'not supported',
    keys: security.flatMap(keysOf),
    paging: paging && pagings[paging.style],
    rateLimit: rateLimitOf(operation),
    repeated: node['x-idempotency'] ?? 'not-idempotent',
    deprecated,
    replacedBy,
    sources: [...new Set(sources.map(({ kind }) => sourceWords[kind]))],
  }
}

/**
 * The keys of an alternative in `security`: the scopes of an API key, or headers that are sent
 * together.
 */
const keysOf = (alternative: Record<string, string[]>): string[] =>
  'apiKey' in alternative ? (alternative.apiKey ?? []) : [Object.keys(alternative).join(' and ')]

const pagings = { page: 'page numbers', cursor: 'cursor', none: 'one response' } as const

const ownLimits = { operation: 'its own', user: 'its own for each user' } as const

const rateLimitOf = ({ rateLimit }: Operation): string => {
  if (!rateLimit) return 'not published'
  return rateLimit.per === 'app' ? rateLimit.name : ownLimits[rateLimit.per]
}

/** The columns after method and request: title, meaning, and their values for a row. */
const columns: readonly (readonly [title: string, about: string, valuesOf: (row: OperationRow) => readonly string[]])[] = [
  ['onBehalfOf', 'whether [the header](acting-for-a-user.md) is required, accepted or not supported.', ({ onBehalfOf }) => [onBehalfOf]],
  [
    'Keys',
    "[the scopes](keys.md) of API keys that may call the operation; `key and secret` are the Management API's credentials.",
    ({ keys }) => keys,
  ],
  [
    'Lists',
    'how a list is [paged](paging.md). `one response` is a list without a documented way to continue.',
    ({ paging = '' }) => [paging],
  ],
  [
    'Rate limit',
    '`standard` and `core` are shared by many operations; see [limits and timeouts](limits-and-timeouts.md#rate-limits). Published limits\n  name no operation of the Management API.',
    ({ rateLimit }) => [rateLimit],
  ],
  [
    'Repeated',
    'the effect of sending the same request again: `rejected` because the record exists, `idempotent` changes nothing more,\n  `processed again` can have a second effect.',
    ({ repeated }) => [repeatedWords[repeated]],
  ],
  ['Sources', 'the kinds of sources, strongest first; [coverage](coverage.md) explains them.', ({ sources }) => sources],
]

/** All operations, by family. */
export const operationTables = (documents: readonly OpenApiDocument[]): TablesPage => ({
  title: 'Operations',
  introduction: `All operations of the Chat, Calls and Management APIs. The name in the first column is the client's method.

${columns.map(([title, about]) => `- **${title}**: ${about}`).join('\n')}`,
  columns: [{ title: 'Method' }, { title: 'Request' }, ...columns.map(([title]) => ({ title, short: true }))],
  chapters: [...groupBy(operationsTable(documents), ({ family }) => family)].map(([family, rows]) => ({
    id: family.toLowerCase().replace(/\W+/g, '-'),
    title: family,
    rows: rows.map((row) => ({
      name: row.clientMethod,
      cells: [`\`${row.httpMethod} ${row.path}\`${replacement(row)}`, ...columns.map(([, , valuesOf]) => valuesOf(row).join(', '))],
    })),
  })),
})

/** That an operation is deprecated, and which replace it. */
function replacement({ deprecated, replacedBy }: OperationRow): string {
  const methods = replacedBy?.map((id) => `\`${camelCase(id)}\``).join(' or ')
  return deprecated ? ` (deprecated${methods ? `, use ${methods}` : ''})` : ''
}

/** The effect of a repeated call, as shown in tables. */
const repeatedWords = {
  safe: 'safe',
  idempotent: 'idempotent',
  'refused-when-repeated': 'rejected',
  'not-idempotent': 'processed again',
} as const
