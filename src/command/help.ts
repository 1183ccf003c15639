import { documentation } from '../../generated/agent.ts'
import type { Operation, Schema } from './document.ts'
import { kindOf, partsOf, propertiesOf, propertyOf, requirementOf } from './schema.ts'

const usage = `npx cometchat-rest OPERATION name=value …

  npx cometchat-rest listUsers perPage=5
  npx cometchat-rest getUser uid=mira
  npx cometchat-rest sendMessage --as mira body=@message.json

  name=value      a parameter or a property of the body; repeat it for an array
  name:=JSON      a value as JSON: body.metadata.beds:=4
  body=@FILE      the body, as JSON; @- reads standard input; body.data.text=… sets a property
  --as UID        acts for a user
  --all           reads every page, and writes a record a line
  --yes           deletes without asking
  --dry-run       prints the request, with the key replaced, and sends nothing
  --base-url URL  a mock or a fake in place of the service
  --help          shows this help, or that of an operation

The environment has the app and its key: CHAT_APP_ID, CHAT_REGION, CHAT_API_KEY; MANAGEMENT_KEY and MANAGEMENT_SECRET for
operations of the Management API; CHAT_BASE_URL for a mock or a fake in place of all three APIs. A key is never an
argument, which would be in the shell's history.

Exit code: 0, 1 if the service or the connection failed, 2 for a line that cannot be carried out.

Documentation: ${documentation}`

export function help(operations: readonly Operation[]): string {
  const families = [...new Set(operations.map(({ family }) => family))]
  const width = Math.max(...operations.map(({ name }) => name.length))
  const lists = families.map((family) => {
    const own = operations.filter((operation) => operation.family === family)
    const api = own[0]?.api === 'chat' ? '' : ` (${own[0]?.api} API)`
    return `${family}${api}\n${own.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}`
  })
  return `${usage}\n\n${lists.join('\n\n')}\n\nnpx cometchat-rest OPERATION --help shows what an operation takes.`
}

const actors = {
  required: 'Acts for a user: --as UID is required.',
  optional: 'Can act for a user: --as UID.',
} as const

export function operationHelp(operation: Operation): string {
  const { name, id, api, method, path, summary, description, parameters, actor, body, hasPages, isDestructive } = operation
  return [
    `${name}: ${summary}\n${method} ${path} (${api} API)`,
    description,
    tableOf(
      'Parameters',
      parameters.map(({ name: parameter, schema, required, description: text }) =>
        rowOf(operation, parameter, [schema], required ? 'required' : undefined, text),
      ),
    ),
    body && tableOf(`Properties of the body${body.isRequired ? ', which is required' : ''}`, propertyRows(operation, [body.schema])),
    body && `A body\n${JSON.stringify(body.example ?? {}, undefined, 2).replace(/^/gm, '  ')}`,
    [
      actor ? actors[actor] : 'Does not act for a user.',
      hasPages && 'Has pages: --all reads every page.',
      isDestructive && 'Removes something: asks on a terminal, and elsewhere needs --yes.',
    ]
      .filter(Boolean)
      .join('\n'),
    `Example\n  ${exampleLine(operation)}`,
    `Reference: ${documentation}operations/${id}.html`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A name, what its value is, and what it is for. */
type Row = readonly [name: string, kind: string, text: string]

function rowOf(operation: Operation, name: string, schemas: readonly Schema[], requirement: string | undefined, text?: string): Row {
  const kind = kindOf(
    operation,
    schemas.flatMap((schema) => partsOf(operation, schema)),
  )
  // Where alternatives describe a property each in its own words, none fits all.
  const [description = '', ...others] = new Set(schemas.flatMap((schema) => operation.resolve(schema).description ?? []))
  return [name, requirement ? `${kind}, ${requirement}` : kind, firstSentence(text ?? (others.length > 0 ? '' : description))]
}

/** The properties of a body, at any depth, as a line names them. */
function propertyRows(operation: Operation, schemas: readonly Schema[], path = ''): Row[] {
  const parts = schemas.flatMap((schema) => partsOf(operation, schema))
  return propertiesOf(parts).flatMap((property) => {
    const inner = propertyOf(parts, property)
    return [
      rowOf(operation, path + property, inner, requirementOf(operation, schemas, property)),
      ...propertyRows(operation, inner, `${path}${property}.`),
    ]
  })
}

function tableOf(title: string, rows: readonly Row[]): string | undefined {
  if (rows.length === 0) return undefined
  const [first, second] = ([0, 1] as const).map((column) =>
    Math.min(column === 0 ? 40 : 24, Math.max(...rows.map((row) => row[column].length))),
  )
  const lines = rows.map(([name, kind, text]) => `  ${name.padEnd(first as number)}  ${kind.padEnd(second as number)}  ${text}`.trimEnd())
  return `${title}\n${lines.join('\n')}`
}

/** A line that calls the operation with the examples of the document. */
export function exampleLine({ name, parameters, actor, body, isDestructive }: Operation): string {
  const quoted = (text: string) => (/^[\w.,:/@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
  const pairs = parameters
    .filter(({ required }) => required)
    .flatMap((parameter) => [parameter.example ?? 'value'].flat().map((value) => `${parameter.name}=${quoted(String(value))}`))
  return [
    'npx cometchat-rest',
    name,
    ...(actor === 'required' ? ['--as mira'] : []),
    ...pairs,
    ...(body?.example === undefined ? [] : [`body=${quoted(JSON.stringify(body.example))}`]),
    ...(isDestructive ? ['--yes'] : []),
  ].join(' ')
}

const firstSentence = (text: string) => /^[\s\S]+?[.!?](?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? text
