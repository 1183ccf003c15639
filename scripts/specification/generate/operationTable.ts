import { camelCase } from '../../../contract-tests/documents/codeNames.ts'
import { type OpenApiDocument, type Operation, resolve, type Schema } from '../../../contract-tests/documents/document.ts'

/** The types of the documents' tables. */
export const tableTypes = `
/**
 * An operation, as the client needs it at run time. The table is shipped: usual values are omitted,
 * and fields that are alike in most operations come first, so that it compresses well.
 */
export interface OperationEntry {
  /** The path template. */
  readonly path: string
  /** The HTTP method. Default: \`GET\`. */
  readonly method?: string
  /** The query parameters. */
  readonly query?: readonly string[]
  /** The query parameters whose lists are joined with commas instead of repeated. */
  readonly joined?: readonly string[]
  /** The header parameters, except \`onBehalfOf\`. */
  readonly headers?: readonly string[]
  /** The required query and header parameters. */
  readonly required?: readonly string[]
  /** The parameters whose values are credentials or tokens; \`x-secret\` in the documents. */
  readonly secrets?: readonly string[]
  /** Whether \`onBehalfOf\` is required; absent where it is not supported. */
  readonly actor?: boolean
  /** Whether the body is required; absent where there is none. */
  readonly body?: boolean
  /** Whether the body is a form. */
  readonly form?: true
  /** Whether a key of scope \`authOnly\` may call it. */
  readonly authOnly?: true
  /** Whether a successful response may have no body. */
  readonly bodiless?: true
  /**
   * The required properties of a successful response, with \`[]\` after the name of a list and
   * \`{}\` after the name of an object, or \`list\` if the response is a list. Default: \`data{}\`.
   * The metadata of a page is omitted: without it, pages are counted.
   */
  readonly response?: readonly string[] | 'list'
  /**
   * The place of the list in the response of a paged operation: names separated by slashes.
   */
  readonly items?: string
  /** The place of the next cursor in the response; absent if pages are numbered. */
  readonly next?: string
  /** The query parameters for the fields of the next cursor. */
  readonly cursor?: readonly string[]
  /**
   * The rate limit of the operation, unless it is the standard limit: the name of a shared limit,
   * \`operation\` for a limit of its own, \`user\` for a limit per user; \`x-rate-limit\` in the
   * documents.
   */
  readonly limit?: string
  /** The replacement of this deprecated operation. */
  readonly replacedBy?: string
  /**
   * Whether the operation can come too early for a new record, as the document's \`settling\`
   * says; \`x-settles\` in the documents.
   */
  readonly settles?: true
}

/** The rejection of calls that come too early for a new record. */
export interface Settling {
  /** The ids of the operations that make such a record. */
  readonly after: readonly string[]
  /** The place of the record's id in their response: names separated by slashes. */
  readonly record: string
  /** The path parameter with the record's id in the rejected operations. */
  readonly parameter: string
  /** The longest measured time of rejections, in milliseconds. */
  readonly longest: number
  /** The status of the rejection. */
  readonly status: number
  /** Its error code. */
  readonly code: string
}

/**
 * A document: its hosts, the headers for its credentials, and its operations by method name.
 */
export interface DocumentTable<Name extends string = string> {
  readonly name: string
  /** The URL of the API, with its variables in braces. */
  readonly server: string
  /** The possible values of the variables. */
  readonly variables: Readonly<Record<string, { readonly default?: string; readonly values?: readonly string[] }>>
  /** The header of each credential, by the credential's option name. */
  readonly credentials: Readonly<Record<string, string>>
  /** The rejection of early calls, if CometChat is known to reject any. */
  readonly settling?: Settling
  readonly operations: Readonly<Record<Name, OperationEntry>>
}
`

/** The table entry of an operation; default values are `undefined`. */
export function entryOf(document: OpenApiDocument, operation: Operation): Record<string, unknown> {
  const parametersIn = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place && parameter.name !== 'onBehalfOf')
  const names = (parameters: Operation['parameters']) => (parameters.length > 0 ? parameters.map(({ name }) => name) : undefined)
  const [query, headers] = [parametersIn('query'), parametersIn('header')]
  const actor = operation.parameters.find(({ name }) => name === 'onBehalfOf')
  const { paging, body } = operation
  const listPaging = paging && paging.style !== 'none' ? paging : undefined
  const steps = (pointer: string | undefined) => pointer?.slice(1)
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  return {
    path: operation.path,
    method: operation.method === 'GET' ? undefined : operation.method,
    query: names(query),
    joined: names(query.filter(({ schema, explode }) => schema.type === 'array' && explode === false)),
    headers: names(headers),
    required: names([...query, ...headers].filter(({ required }) => required)),
    secrets: names(operation.parameters.filter((parameter) => parameter['x-secret'])),
    actor: actor && actor.required === true,
    body: body?.required,
    form: body && isForm(body) ? true : undefined,
    authOnly: isForAuthOnly(operation) ? true : undefined,
    bodiless: successes.some(([, { content = {} }]) => Object.keys(content).length === 0) ? true : undefined,
    response: responseOf(
      document,
      successes.flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema ?? {})),
    ),
    items: listPaging && (steps(listPaging.items) ?? 'data'),
    next: listPaging?.style === 'cursor' ? steps(listPaging.next) : undefined,
    cursor: listPaging?.style === 'cursor' ? listPaging.parameters : undefined,
    limit: limitName(operation),
    replacedBy: operation.replacedBy?.map(camelCase).join(' or '),
    settles: operation.settles && true,
  }
}

/** The required properties of a schema, as the table has them. */
function requiredIn(document: OpenApiDocument, schema: Schema): string[] {
  const parts = withParts(document, schema)
  const kindOf = (name: string) => {
    const types = new Set(parts.flatMap(({ properties = {} }) => typesIn(document, properties[name] ?? {})))
    if (types.size !== 1) return ''
    return types.has('array') ? '[]' : types.has('object') ? '{}' : ''
  }
  const names = parts.flatMap(({ required = [] }) => required)
  return names.filter((name) => name !== 'meta').map((name) => name + kindOf(name))
}

/** A schema and all that `allOf` adds to it. */
function withParts(document: OpenApiDocument, schema: Schema): Schema[] {
  const resolved = resolve(document, schema)
  return [resolved, ...((resolved.allOf ?? []) as Schema[]).flatMap((part) => withParts(document, part))]
}

/** The types that a schema and its alternatives name. */
const typesIn = (document: OpenApiDocument, schema: Schema): unknown[] =>
  withParts(document, schema).flatMap(({ type = [], oneOf = [], anyOf = [] }) => [
    ...([type].flat() as unknown[]),
    ...([oneOf, anyOf].flat() as Schema[]).flatMap((alternative) => typesIn(document, alternative)),
  ])

/** The required content of a success; `undefined` for an object as `data`, as most have. */
function responseOf(document: OpenApiDocument, schemas: readonly Schema[]): readonly string[] | 'list' | undefined {
  const namesOfEach = schemas.map((schema) => (resolve(document, schema).type === 'array' ? 'list' : requiredIn(document, schema)))
  if (namesOfEach.every((each) => each.length === 1 && each[0] === 'data{}')) return undefined
  if (namesOfEach.every((each) => each === 'list')) return 'list'
  const names = namesOfEach.map((each) => (each === 'list' ? [] : each))
  return names[0]?.filter((name) => names.every((others) => others.includes(name)))
}

/** The name of a limit of the whole app, otherwise what a limit of the operation is for. */
function limitName({ rateLimit }: Operation): string | undefined {
  if (!rateLimit || rateLimit.name === 'standard') return undefined
  return rateLimit.per === 'app' ? rateLimit.name : rateLimit.per
}

/** Whether a key of scope `authOnly` may call an operation. */
export const isForAuthOnly = ({ security }: Operation): boolean => security.some(({ apiKey }) => apiKey?.includes('authOnly'))

/** Whether the client sends a form: it uses the first documented content type. */
function isForm({ required, content }: NonNullable<Operation['body']>): boolean {
  const [type] = Object.keys(content)
  if (type === 'application/json') return false
  if (type === 'multipart/form-data' && required) return true
  throw new Error(`the client cannot send a body of type ${Object.keys(content).join()}`)
}

/** The table of a document. */
export function operationTable(name: string, document: OpenApiDocument, operations: Operation[]): string {
  const server = document.servers[0]
  if (!server) throw new Error(`openapi/${name} names no server`)
  const variables = Object.fromEntries(
    Object.entries(server.variables ?? {}).map(([variable, { enum: values, default: byDefault }]) => [
      variable,
      values ? { default: byDefault, values } : {},
    ]),
  )
  const credentials = Object.fromEntries(
    Object.entries(document.components.securitySchemes).map(([scheme, { name: header }]) => [scheme, header]),
  )
  const settling = settlingOf(operations)
  const lines = operations.map((operation) => `    ${camelCase(operation.id)}: ${literal(entryOf(document, operation))},`)
  return `import type { ${interfaceName(name)}OperationName } from './${name}.client.ts'
import type { DocumentTable } from './operationTable.ts'

/** What the client needs to know of openapi/${name} at run time. */
export const ${name}Document: DocumentTable<${interfaceName(name)}OperationName> = {
  name: ${JSON.stringify(name)},
  server: ${JSON.stringify(server.url)},
  variables: ${JSON.stringify(variables)},
  credentials: ${JSON.stringify(credentials)},${settling ? `\n  settling: ${literal(settling)},` : ''}
  operations: {
${lines.join('\n')}
  },
}
`
}

/**
 * The rule of the operations that can be too early for a record.
 * @throws if there are several: the client knows one for each document
 */
function settlingOf(operations: readonly Operation[]): Record<string, unknown> | undefined {
  const rules = new Map(operations.flatMap(({ settles }) => (settles ? [[JSON.stringify(settles), settles] as const] : [])))
  if (rules.size > 1) throw new Error('the operations of a document have different rules in `x-settles`')
  for (const { after, record, parameter, seconds, status, code } of rules.values())
    return { after, record: record.slice(1), parameter, longest: seconds.max * 1000, status, code }
  return undefined
}

const literal = (entry: Record<string, unknown>) =>
  `{ ${Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join(', ')} }`

/** `chat` → `Chat`: the prefix of a document's interfaces. */
export const interfaceName = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase())
