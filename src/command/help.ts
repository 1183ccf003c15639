import type { Operation } from './document.ts'

const usage = `npx cometchat-rest OPERATION name=value …

  npx cometchat-rest listUsers perPage=5
  npx cometchat-rest getUser uid=mira
  npx cometchat-rest sendMessage --as mira body=@message.json

  name=value      a parameter; repeat it for an array
  body=@FILE      the body, as JSON; @- reads standard input; body.receiver=… sets a property
  --as UID        acts for a user
  --all           reads every page, and writes a record a line
  --yes           deletes without asking
  --dry-run       prints the request, with the key replaced, and sends nothing
  --base-url URL  a mock or a fake in place of the service
  --help          shows this help, or that of an operation

The environment has the app and its key: CHAT_APP_ID, CHAT_REGION, CHAT_API_KEY, and CHAT_BASE_URL for a mock or a fake;
MANAGEMENT_KEY and MANAGEMENT_SECRET for operations of the Management API. A key is never an argument, which would be in
the shell's history.

Exit code: 0, 1 if the service or the connection failed, 2 for a line that cannot be carried out.`

/** The help of the command: all operations, by family. */
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

/** The help of an operation. */
export function operationHelp(operation: Operation): string {
  const { name, id, api, method, path, summary, description, parameters, actor, body, hasPages, isDestructive } = operation
  const rows = parameters.map((parameter) => {
    const { schema, required } = parameter
    const { type, enum: values } = operation.resolve(schema)
    const kind = values ? values.join(' | ') : [type ?? 'string'].flat().join(' or ')
    return [parameter.name, `${kind}${required ? ', required' : ''}`, firstSentence(parameter.description ?? '')] as const
  })
  const widths = [0, 1].map((column) => Math.min(40, Math.max(0, ...rows.map((row) => row[column as 0 | 1].length))))
  const table = rows.map((row) => `  ${row[0].padEnd(widths[0] ?? 0)}  ${row[1].padEnd(widths[1] ?? 0)}  ${row[2]}`.trimEnd())
  return [
    `${name}: ${summary}\n${method} ${path} (${api} API)`,
    description,
    table.length > 0 && `Parameters\n${table.join('\n')}`,
    body && `Body, such as\n${JSON.stringify(body.example ?? {}, undefined, 2).replace(/^/gm, '  ')}`,
    [
      actor ? actors[actor] : 'Does not act for a user.',
      hasPages && 'Has pages: --all reads every page.',
      isDestructive && 'Removes something: asks on a terminal, and elsewhere needs --yes.',
    ]
      .filter(Boolean)
      .join('\n'),
    `Example\n  ${exampleLine(operation)}`,
    `Reference: operations/${id}.html of the documentation`,
  ]
    .filter(Boolean)
    .join('\n\n')
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
