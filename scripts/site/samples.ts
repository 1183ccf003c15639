import { type Arguments, bodyOf, exampleParameters } from '../../contract-tests/cases/arguments.ts'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import type { Operation } from '../../contract-tests/documents/document.ts'
import { propertyName } from '../../contract-tests/documents/names.ts'
import { callOf, literal, stringLiteral as string } from '../specification/generate/exampleCall.ts'

/** Samples of an operation's call in three languages. */
export interface Samples {
  /** A shell command; `CHAT_APP_ID`, `CHAT_REGION` and the credentials come from the environment. */
  readonly curl: string
  /** A module that imports `cometchat-rest`. */
  readonly typescript: string
  /** A module without dependencies. */
  readonly fetch: string
}

/** Writes the samples of an operation from the examples that the contract tests send. */
export function samplesOf(name: string, contract: Contract, operation: Operation): Samples {
  const parameters = exampleParameters(contract, operation, false)
  const body = bodyOf(operation)
  const value = body?.examples[0]?.[1]
  const sent: SampleRequest = { name, contract, operation, parameters, form: body?.type === 'multipart/form-data', body: value }
  return { curl: curl(sent), typescript: typescript(sent), fetch: plainFetch(sent) }
}

interface SampleRequest {
  readonly name: string
  readonly contract: Contract
  readonly operation: Operation
  readonly parameters: Arguments
  readonly form: boolean
  readonly body: unknown
}

/** Environment variables for server variables and credentials. */
const environment: Record<string, string> = {
  appId: 'CHAT_APP_ID',
  region: 'CHAT_REGION',
  apiKey: 'CHAT_API_KEY',
  key: 'MANAGEMENT_KEY',
  secret: 'MANAGEMENT_SECRET',
}

const shellVariable = (name: string) => `$${environment[name]}`

function addressOf({ contract, operation, parameters }: SampleRequest, variable: (name: string) => string): string {
  const server = contract.document.servers[0]?.url.replace(/\{(\w+)\}/g, (_, name: string) => variable(name)) ?? ''
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])))
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameters[parameter.name] !== undefined)
    .flatMap(({ name, explode }) => {
      const values = [parameters[name]].flat().map((value) => encodeURIComponent(String(value)))
      return explode === false ? [`${name}=${values.join()}`] : values.map((value) => `${name}=${value}`)
    })
  return server + path + (query.length > 0 ? `?${query.join('&')}` : '')
}

function headersOf({ contract, operation, parameters }: SampleRequest): {
  secrets: [header: string, option: string][]
  others: [string, string][]
} {
  const schemes = Object.keys(operation.security[0] ?? {})
  return {
    secrets: schemes.map((scheme) => [contract.document.components.securitySchemes[scheme]?.name ?? scheme, scheme]),
    others: operation.parameters
      .filter((parameter) => parameter.in === 'header' && parameters[parameter.name] !== undefined)
      .map(({ name }) => [name, String(parameters[name])]),
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function curl(sent: SampleRequest): string {
  const { operation, form, body } = sent
  const { secrets, others } = headersOf(sent)
  const lines = [`curl -X ${operation.method} "${addressOf(sent, shellVariable)}"`]
  for (const [header, option] of secrets) lines.push(`-H "${header}: ${shellVariable(option)}"`)
  for (const [header, value] of others) lines.push(`-H ${quoted(`${header}: ${value}`)}`)
  if (form) for (const [field, value] of Object.entries(body as object)) lines.push(`--form-string ${quoted(`${field}=${value}`)}`)
  else if (body !== undefined) lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body, undefined, 2))}`)
  return lines.join(' \\\n  ')
}

/** The region of the app in every sample and guide. */
export const region = 'eu'

const inApp = ['appId: process.env.CHAT_APP_ID', `region: '${region}'`, 'apiKey: process.env.CHAT_API_KEY']

/** Function and options that create the client of each document. */
const clients: Record<string, { maker: string; options: string[] }> = {
  chat: { maker: 'createChatClient', options: inApp },
  calls: { maker: 'createCallsClient', options: inApp },
  management: {
    maker: 'createManagementClient',
    options: ['key: process.env.MANAGEMENT_KEY', 'secret: process.env.MANAGEMENT_SECRET'],
  },
}

/** Columns that a line may have to fit beside the text of a page. */
export const sampleWidth = 55

function typescript(sent: SampleRequest): string {
  const { maker, options } = clients[sent.name] ?? { maker: '', options: [] }
  return `${importOf(maker)}

const ${sent.name} = ${maker}({
${options.map((option) => `  ${option},`).join('\n')}
})
${callLines(sent)}
`
}

function importOf(name: string): string {
  const short = `import { ${name} } from 'cometchat-rest'`
  return short.length <= sampleWidth ? short : `import {\n  ${name},\n} from 'cometchat-rest'`
}

/** The call and what becomes of its result: a paged list is walked record by record. */
function callLines(sent: SampleRequest): string {
  const { operation } = sent
  const isPaged = operation.paging !== undefined && operation.paging.style !== 'none'
  if (!isPaged) return `${assigned('response', 'await ', sent)}\nconsole.log(response)`
  const name = recordName(operation.id)
  const loop = `for await (const ${name} of ) {`
  const call = callOn(sent, { depth: 0, taken: loop.length }, '.items')
  const [before, list] =
    !call.includes('\n') && call.length + loop.length <= sampleWidth
      ? ['', call]
      : [`${assigned(`${name}s`, '', sent, '.items')}\n`, `${name}s`]
  return `${before}for await (const ${name} of ${list}) {\n  console.log(${name})\n}`
}

/** A word for a record of a list: `user` for `list-blocked-users`. */
const recordName = (id: string): string => /([a-z]+)s$/.exec(id)?.[1] ?? 'item'

/** Where code stands: how deep it is indented, and how many columns of its first line are taken. */
interface Position {
  readonly depth: number
  readonly taken: number
}

const firstLine = (code: string): string => code.split('\n')[0] ?? ''

/** A statement that assigns the result of the call, on a single line or narrow enough for the page. */
function assigned(name: string, awaiting: string, sent: SampleRequest, suffix = ''): string {
  const start = `const ${name} = ${awaiting}`
  const call = callOn(sent, { depth: 0, taken: start.length }, suffix)
  if (start.length + firstLine(call).length <= sampleWidth) return start + call
  return `const ${name} =\n  ${awaiting}${callOn(sent, { depth: 1, taken: awaiting.length }, suffix)}`
}

/** The call on the client, or on the client of the user that the request acts for. */
function callOn({ name, operation, parameters, body }: SampleRequest, place: Position, suffix: string): string {
  const { onBehalfOf, ...others } = parameters
  const call = (client: string, at: Position) => callOf(client, operation, others, body, { ...at, width: sampleWidth }, suffix)
  if (onBehalfOf === undefined) return call(name, place)
  const user = `.as(${string(String(onBehalfOf))})`
  const simple = call(`${name}${user}`, place)
  if (place.depth * 2 + place.taken + firstLine(simple).length <= sampleWidth) return simple
  const depth = place.depth + 1
  const indent = '  '.repeat(depth)
  return `${name}\n${indent}${user}\n${indent}${call('', { depth, taken: 0 })}`
}

/** A statement that appends a field to a form. */
function appended(key: string, value: string): string {
  const short = `form.append(${key}, ${value})`
  return short.length <= sampleWidth ? short : `form.append(\n  ${key},\n  ${value},\n)`
}

function plainFetch(sent: SampleRequest): string {
  const { operation, form, body } = sent
  const { secrets, others } = headersOf(sent)
  const variable = (name: string) => (name === 'region' ? region : `\${process.env.${environment[name]}}`)
  const headers = [
    ...secrets.map(([header, option]) => `${propertyName(header)}: process.env.${environment[option]} ?? ''`),
    ...others.map(([header, value]) => `${propertyName(header)}: ${string(value)}`),
    ...(body !== undefined && !form ? ["'content-type': 'application/json'"] : []),
  ]
  const lines = [`method: '${operation.method}',`, 'headers: {', ...headers.map((header) => `  ${header},`), '},']
  if (form) lines.push('body: form,')
  else if (body !== undefined) lines.push(`body: JSON.stringify(${literal(body, 1, sampleWidth, 'body: JSON.stringify(),'.length)}),`)
  const fields = form
    ? [
        'const form = new FormData()',
        ...Object.entries(body as object).map(([key, value]) => appended(string(key), literal(String(value)))),
      ]
    : []
  return `${fields.map((line) => `${line}\n`).join('')}const response = await fetch(\`${addressOf(sent, variable)}\`, {
${lines.map((line) => `  ${line}`).join('\n')}
})
console.log(response.status, await response.json())
`
}
