import { bodyOf } from '../../contract-tests/cases/arguments.ts'
import type { Contract } from '../../contract-tests/documents/contract.ts'
import type { Operation } from '../../contract-tests/documents/document.ts'
import { curlSample, fetchSample, phpSample, pythonSample, type WrittenRequest } from './scriptSamples.ts'
import { region, type SampleCall, sampleCall, typescriptSample } from './typescriptSample.ts'

/** Samples of an operation's call, by the id of their tab. */
export interface Samples {
  /** A shell command; `CHAT_APP_ID` and the credentials come from the environment. */
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
  const server = contract.document.servers[0]?.url ?? ''
  const written: WrittenRequest = {
    method: operation.method,
    url: (variable) =>
      server.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'region' ? region : variable(environment[part] ?? part))) +
      samplePath(sent),
    ...sampleHeaders(sent),
    body: sent.body,
    form: sent.form,
  }
  return {
    curl: curlSample(written),
    typescript: typescriptSample(sent),
    fetch: fetchSample(written),
    python: pythonSample(written),
    php: phpSample(written),
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
  apiKey: 'CHAT_API_KEY',
  key: 'MANAGEMENT_KEY',
  secret: 'MANAGEMENT_SECRET',
}

/** The path and the query of a request. */
export function samplePath({ operation, parameters }: SampleRequest): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])))
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameters[parameter.name] !== undefined)
    .flatMap(({ name, explode }) => {
      const values = [parameters[name]].flat().map((value) => encodeURIComponent(String(value)))
      return explode === false ? [`${name}=${values.join()}`] : values.map((value) => `${name}=${value}`)
    })
  return path + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** The headers of a request: with credentials, each with its environment variable, and others. */
export function sampleHeaders({ contract, operation, parameters }: SampleRequest): Pick<WrittenRequest, 'secrets' | 'headers'> {
  const schemes = Object.keys(operation.security[0] ?? {})
  return {
    secrets: schemes.map((scheme) => [contract.document.components.securitySchemes[scheme]?.name ?? scheme, environment[scheme] ?? scheme]),
    headers: operation.parameters
      .filter((parameter) => parameter.in === 'header' && parameters[parameter.name] !== undefined)
      .map(({ name }) => [name, String(parameters[name])]),
  }
}
