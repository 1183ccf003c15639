import type { Document, Operation } from '../../contract-tests/document/document.ts'
import { camelCase } from '../../contract-tests/document/names.ts'

/**
 * One operation as a line that the client reads at its first call, short because the table is shipped:
 *
 *     GET /users/{uid}/friends?searchKey,perPage,page @page
 *
 * method, path, `?` query parameters, then, apart by spaces: `!`/`~` onBehalfOf required/optional, `&` other header parameters,
 * `#`/`+` JSON body required/optional, `=` form required, `@` paging (`@page`, `@cursor:<next>:<parameters>`, each with `|<items>` unless they are at /data), `^` the
 * operation to use instead of this deprecated one. A name with `*` is required; one with `%` joins its values with commas.
 */
export function routeOf(operation: Operation): string {
  const named = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const mark = ({ name, required, schema, explode }: Operation['parameters'][number]) =>
    name + (required ? '*' : '') + (schema.type === 'array' && explode === false ? '%' : '')
  const query = named('query').map(mark).join()
  const acting = named('header').find((parameter) => parameter.name === 'onBehalfOf')
  const headers = named('header')
    .filter((parameter) => parameter !== acting)
    .map(mark)
    .join()
  const { paging } = operation
  const items = paging?.items && paging.items !== '/data' ? `|${paging.items}` : ''
  return [
    `${operation.method} ${operation.path}${query && `?${query}`}`,
    acting && (acting.required ? '!' : '~'),
    headers && `&${headers}`,
    operation.body && bodyMark(operation.body),
    paging?.style === 'page' && `@page${items}`,
    paging?.style === 'cursor' && `@cursor:${paging.next}:${paging.parameters?.join()}${items}`,
    operation.replacedBy && `^${camelCase(operation.replacedBy)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function bodyMark({ required, content }: NonNullable<Operation['body']>): string {
  if ('application/json' in content) return required ? '#' : '+'
  if ('multipart/form-data' in content && required) return '='
  throw new Error(`the client cannot send a body of type ${Object.keys(content).join()}`)
}

/** The table that the runtime reads: where the document's hosts are, which headers hold its credentials, and a line per operation. */
export function table(name: string, document: Document, operations: Operation[]): string {
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
  const lines = operations.map((operation) => `    ${camelCase(operation.id)}: ${JSON.stringify(routeOf(operation))},`)
  return `import type { ${interfaceName(name)}Operations } from './${name}.client.ts'

/** What the client needs to know of openapi/${name} at run time. */
export const ${name}Document = {
  name: ${JSON.stringify(name)},
  server: ${JSON.stringify(server.url)},
  variables: ${JSON.stringify(variables)},
  credentials: ${JSON.stringify(credentials)},
  operations: {
${lines.join('\n')}
  } satisfies Record<keyof ${interfaceName(name)}Operations<never>, string>,
} as const
`
}

/** `chat` → `Chat`: the stem of a document's interfaces. */
export const interfaceName = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase())
