import { documentation } from '../../generated/agent.ts'
import type { Operation, Schema } from './document.ts'
import { kindOf, partsOf, propertiesOf, propertyOf, requiredOf } from './schema.ts'

const usage = `npx cometchat-rest OPERATION name=value …

  npx cometchat-rest listUsers perPage=5
  npx cometchat-rest getUser uid=mira
  npx cometchat-rest sendMessage --as mira body=@message.json

  name=value      sets a parameter or a property of the body; repeat it for a list
  name:=JSON      passes the value as JSON: metadata.beds:=4
  body=@FILE      reads the body from a file with JSON, or from standard input with @-
  --as UID        acts for a user
  --all           reads every page and prints one record per line
  --yes           runs a destructive operation without asking
  --dry-run       prints the request without credentials and does not send it
  --base-url URL  sends to a mock or a fake instead of CometChat
  --help          shows this help, or the help of an operation

Environment variables:
  CHAT_APP_ID, CHAT_REGION, CHAT_API_KEY  the app and its API key
  MANAGEMENT_KEY, MANAGEMENT_SECRET       the credentials of the Management API
  CHAT_BASE_URL                           the URL of a mock or a fake of all three APIs

Never pass a key as an argument: it would stay in the shell's history.

Exit codes: 0 for success, 1 if the request failed, 2 for invalid arguments.

Documentation: ${documentation}`

export function help(operations: readonly Operation[]): string {
  const families = [...new Set(operations.map(({ family }) => family))]
  const width = Math.max(...operations.map(({ name }) => name.length))
  const lists = families.map((family) => {
    const own = operations.filter((operation) => operation.family === family)
    const api = own[0]?.api === 'chat' ? '' : ` (${own[0]?.api} API)`
    return `${family}${api}\n${own.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}`
  })
  return `${usage}\n\n${lists.join('\n\n')}\n\nnpx cometchat-rest OPERATION --help lists the parameters of an operation.`
}

export function operationHelp(operation: Operation): string {
  const { name, id, api, method, path, summary, description, actor, body, hasPages, isDestructive } = operation
  const rows = rowsOf(operation)
  const [required = [], conditional = [], optional = []] = requirements.map((name) =>
    rows.filter(({ requirement }) => requirement === name),
  )
  const usageLine = [
    `npx cometchat-rest ${name}`,
    actor && (actor === 'required' ? '--as UID' : '[--as UID]'),
    ...required.map((row) => `${row.name}=…`),
    rows.length > required.length && '[name=value …]',
    hasPages && '[--all]',
    isDestructive && '[--yes]',
  ]
  return [
    `${summary}: ${method} ${path} (${api} API)`,
    usageLine.filter(Boolean).join(' '),
    description.split('\n\n')[0],
    tableOf('Required', required),
    tableOf('Required in some forms of the request', conditional),
    tableOf('Optional', optional),
    body && 'body=@FILE passes the whole body.',
    isDestructive && 'Destructive: asks for confirmation. In scripts, pass --yes.',
    `Example\n  ${exampleLine(operation)}`,
    `Details: ${documentation}operations/${id}.html`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const requirements = ['always', 'in some forms', 'never'] as const

/** A parameter, or a property of the body. */
interface Row {
  readonly name: string
  readonly requirement: (typeof requirements)[number]
  readonly kind: string
  readonly text: string
}

/** The parameters and the properties of the body, without those that are nested. */
function rowsOf(operation: Operation): Row[] {
  const { parameters, body } = operation
  const parts = body ? partsOf(operation, body.schema) : []
  const required = body ? requiredOf(operation, body.schema) : []
  const inSomeForms = parts.flatMap((part) => part.required ?? [])
  const rowOf = (name: string, schemas: readonly Schema[], requirement: Row['requirement'], description?: string): Row => {
    const resolved = schemas.flatMap((schema) => partsOf(operation, schema))
    // If alternatives describe a property differently, no description fits all.
    const [first = '', ...others] = new Set(schemas.flatMap((schema) => operation.resolve(schema).description ?? []))
    const text = description ?? (others.length > 0 ? '' : first)
    return {
      name,
      requirement,
      kind: kindOf(operation, resolved),
      text: /^[\s\S]+?[.!?](?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? text,
    }
  }
  const requirementOf = (name: string) => (required.includes(name) ? 'always' : inSomeForms.includes(name) ? 'in some forms' : 'never')
  return [
    ...parameters.map(({ name, schema, required, description }) => rowOf(name, [schema], required ? 'always' : 'never', description)),
    ...propertiesOf(parts).map((name) => rowOf(name, propertyOf(parts, name), requirementOf(name))),
  ]
}

function tableOf(title: string, rows: readonly Row[]): string | undefined {
  const width = (key: 'name' | 'kind') => Math.min(24, Math.max(...rows.map((row) => row[key].length)))
  const lines = rows.map(({ name, kind, text }) => `  ${name.padEnd(width('name'))}  ${kind.padEnd(width('kind'))}  ${text}`.trimEnd())
  return rows.length > 0 ? `${title}\n${lines.join('\n')}` : undefined
}

/** A command that calls the operation with the examples of the specification. */
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
