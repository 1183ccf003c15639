import { bodyOf } from '../../contract-tests/cases/arguments.ts'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import type { Operation } from '../../contract-tests/documents/document.ts'
import { propertyName } from '../../contract-tests/documents/names.ts'
import { literal, stringLiteral as string } from '../specification/generate/exampleCall.ts'
import { phpSample, pythonSample, type WrittenRequest } from './scriptSamples.ts'
import { region, type SampleCall, sampleCall, sampleWidth, typescriptSample } from './typescriptSample.ts'

/** Samples of an operation's call, by the id of their tab. */
export interface Samples {
  /**
   * A shell command; `CHAT_APP_ID`, `CHAT_REGION` and the credentials come from the environment.
   */
  readonly curl: string
  /** A module that imports `cometchat-rest`. */
  readonly typescript: string
  /** A module without dependencies. */
  readonly fetch: string
  /** Programs in other languages, with what their standard libraries offer. */
  readonly python: string
  readonly php: string
}

/** Writes the samples of an operation. */
export function samplesOf(name: string, contract: Contract, operation: Operation): Samples {
  const sent = sampleRequest(name, contract, operation)
  const written = writtenRequest(sent)
  return {
    curl: curl(sent),
    typescript: typescriptSample(sent),
    fetch: plainFetch(sent),
    python: pythonSample(written),
    php: phpSample(written),
  }
}

function writtenRequest(sent: SampleRequest): WrittenRequest {
  const { secrets, others } = headersOf(sent)
  return {
    method: sent.operation.method,
    url: (variable) => addressOf(sent, (name) => (name === 'region' ? region : variable(environment[name] ?? name))),
    secrets: secrets.map(([header, option]) => [header, environment[option] ?? option]),
    headers: others,
    body: sent.body,
    form: sent.form,
  }
}

/** The request of a sample. */
export interface SampleRequest extends SampleCall {
  readonly contract: Contract
  /** Whether the body is sent as a form. */
  readonly form: boolean
}

/** The request of an operation's samples, with the examples that the contract tests send. */
export const sampleRequest = (name: string, contract: Contract, operation: Operation): SampleRequest => ({
  ...sampleCall(name, contract, operation),
  contract,
  form: bodyOf(operation)?.type === 'multipart/form-data',
})

/** Environment variables for server variables and credentials. */
const environment: Record<string, string> = {
  appId: 'CHAT_APP_ID',
  region: 'CHAT_REGION',
  apiKey: 'CHAT_API_KEY',
  key: 'MANAGEMENT_KEY',
  secret: 'MANAGEMENT_SECRET',
}

const shellVariable = (name: string) => `$${environment[name]}`

const addressOf = (sent: SampleRequest, variable: (name: string) => string): string =>
  (sent.contract.document.servers[0]?.url.replace(/\{(\w+)\}/g, (_, name: string) => variable(name)) ?? '') + pathOf(sent)

/** The path and the query of a request. */
export function pathOf({ operation, parameters }: SampleRequest): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])))
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameters[parameter.name] !== undefined)
    .flatMap(({ name, explode }) => {
      const values = [parameters[name]].flat().map((value) => encodeURIComponent(String(value)))
      return explode === false ? [`${name}=${values.join()}`] : values.map((value) => `${name}=${value}`)
    })
  return path + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** The headers of a request: those with credentials, each with the client's option, and others. */
export function headersOf({ contract, operation, parameters }: SampleRequest): {
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
  else if (body !== undefined)
    lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body, undefined, 2)).replaceAll('\n', '\n  ')}`)
  return lines.join(' \\\n  ')
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
