import { documentation } from '../../generated/agent.ts'
import { methodName, type Operation } from './document.ts'
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
  --version       prints the version

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
    const members = operations.filter((operation) => operation.family === family)
    const api = members[0]?.api === 'chat' ? '' : ` (${members[0]?.api} API)`
    return `${family}${api}\n${members.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}`
  })
  return `${usage}\n\n${lists.join('\n\n')}\n\nnpx cometchat-rest OPERATION --help lists the parameters of an operation.`
}

export function operationHelp(operation: Operation, operations: readonly Operation[]): string {
  const { name, id, method, path, summary, description, actor, hasPages, isDestructive } = operation
  const all = argumentsIn(operation)
  const required = all.filter((argument) => argument.required)
  const others = all.filter((argument) => !argument.required).map((argument) => argument.name)
  const synopsis = [
    `npx cometchat-rest ${name}`,
    actor && (actor === 'required' ? '--as UID' : '[--as UID]'),
    ...required.map((argument) => `${argument.name}=…`),
    others.length > 0 && '[name=value …]',
    hasPages && '[--all]',
    isDestructive && '[--yes]',
  ]
  const width = Math.max(...required.map((argument) => argument.name.length))
  const help = [
    `${summary}: ${method} ${path}`,
    synopsis.filter(Boolean).join(' '),
    description.split('\n\n')[0],
    required.length > 0 && ['Required', ...required.map((argument) => `  ${argument.name.padEnd(width)}  ${argument.text}`)].join('\n'),
    isDestructive && 'Destructive: asks for confirmation. In scripts, pass --yes.',
    `Example\n  ${exampleLine(operation)}`,
    others.length > 0 && `Other parameters: ${others.join(', ')}`,
    `Details: ${documentation}operations/${id}.html`,
  ]
  const ids = new Set(operations.map((other) => other.id))
  return help
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('`onBehalfOf`', '--as')
    .replace(/`([a-z]+(?:-[a-z]+)+)`/g, (code, other: string) => (ids.has(other) ? methodName(other) : code))
}

/** The parameters and the properties of the body, without nested ones. */
function argumentsIn({ parameters, body, resolve }: Operation) {
  const parts = body ? partsOf({ resolve }, body.schema) : []
  const inBody = body ? requiredOf({ resolve }, body.schema) : []
  const all = [
    ...parameters.map(({ schema, ...parameter }) => ({ ...parameter, schemas: [schema] })),
    ...propertiesOf(parts).map((name) => ({
      name,
      required: inBody.includes(name),
      schemas: propertyOf(parts, name),
      description: undefined,
    })),
  ]
  return all.map(({ name, required, schemas, description }) => {
    const kind = kindOf(
      { resolve },
      schemas.flatMap((schema) => partsOf({ resolve }, schema)),
    )
    // If alternatives describe a property differently, no description fits all.
    const [about, ...others] = new Set(schemas.map((schema) => description ?? resolve(schema).description))
    const sentence = others.length === 0 && /^.+?[.!?](?=\s|$)/.exec(about ?? '')?.[0]
    return { name, required, text: sentence ? `${kind}. ${sentence}` : kind }
  })
}

/** A command that calls the operation with the examples of the specification. */
export function exampleLine(operation: Operation): string {
  const { name, parameters, exampleUser, body, isDestructive } = operation
  const required = parameters.filter((parameter) => parameter.required)
  return [
    'npx cometchat-rest',
    name,
    ...(exampleUser ? [`--as ${exampleUser}`] : []),
    ...required.flatMap((parameter) => [parameter.example ?? 'value'].flat().map((value) => `${parameter.name}=${quoted(String(value))}`)),
    ...(body?.example === undefined ? [] : pairsOf(operation, body.example as object)),
    ...(isDestructive ? ['--yes'] : []),
  ].join(' ')
}

const quoted = (text: string) => (/^[\w.,:/@+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** A body as `name=value` pairs, or as a whole if a name contains a dot or an object is empty. */
function pairsOf({ parameters }: Operation, body: object): string[] {
  const isParameter = (name: string) => parameters.some((parameter) => parameter.name === name)
  const pairs = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return [`${path}=${quoted(value)}`]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}:=${quoted(JSON.stringify(value))}`]
    return Object.entries(value).flatMap(([name, inner]) => pairs(inner, `${path}.${name}`))
  }
  const json = JSON.stringify(body)
  if (/"[^"]*[.=][^"]*":|\{\}/.test(json)) return [`body=${quoted(json)}`]
  return Object.entries(body).flatMap(([name, value]) => pairs(value, isParameter(name) ? `body.${name}` : name))
}
