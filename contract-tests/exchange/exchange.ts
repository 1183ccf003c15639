import { performance } from 'node:perf_hooks'
import { alteredRequest } from '../cases/alter.ts'
import type { Case } from '../cases/case.ts'
import { camelCase } from '../documents/codeNames.ts'
import type { Contract } from '../documents/contract.ts'
import { type Operation, resolve, type Schema } from '../documents/document.ts'
import { isObject } from '../documents/isObject.ts'
import { parsed } from '../documents/json.ts'
import { propertySchemas, subschemasOf } from '../documents/subschemas.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { rememberSecretsIn, rememberSecretsOf } from '../validate/secrets.ts'
import { type Environment, projectClient, sendingWith, sentKeysIn } from './environment.ts'
import { noteRepeatedWrite } from './repeatedWrites.ts'

// The front door of this folder. In go an operation, a case and a target; out comes what was sent
// and received, which `runCase.ts` checks.

export type ClientResult = { value: unknown } | { error: unknown }

/** A case as it ran: the requests of the client and as sent, the response, the result. */
export interface Observation {
  readonly environment: Environment
  readonly contract: Contract
  readonly operation: Operation
  readonly testCase: Case
  /** The client's request; unset if it sent none. */
  written?: RawRequest
  /** The request as sent to the target, with the case's alteration. */
  sent?: RawRequest
  /** Unset if no complete response arrived. */
  response?: RawResponse
  /** The target's error if there was no response; the client wraps it. */
  failure?: unknown
  readonly outcome: ClientResult
  readonly milliseconds: number
}

/** Sends a case through the client. */
export async function exchange(environment: Environment, contract: Contract, operation: Operation, testCase: Case): Promise<Observation> {
  const { target } = environment
  const start = performance.now()
  const seen: Pick<Observation, 'written' | 'sent' | 'response' | 'failure'> = {}
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const written = await rawRequest(String(input), init ?? {})
    seen.written = written
    let request = testCase.alter ? alteredRequest(operation, written, testCase.alter) : written
    if (testCase.prefer && target.mock) request = { ...request, headers: [...request.headers, ['prefer', testCase.prefer]] }
    seen.sent = request
    if (!target.mock) rememberSecretsOf(request)
    if (environment.strict && !target.mock) for (const key of sentKeysIn(parsed(request.body ?? ''))) environment.sentValues.add(key)
    const response = await target.send(request, contract.name).catch((error: unknown) => {
      seen.failure = error
      throw error
    })
    seen.response = response
    if (!target.mock) rememberSecretsIn(response)
    if (operation.method !== 'GET' && response.isRepeated) noteRepeatedWrite()
    if (response.status >= 200 && response.status < 300) environment.presence.succeeded(operation.id)
    return new Response([101, 204, 205, 304].includes(response.status) ? null : response.body, {
      status: response.status,
      headers: response.headers,
    })
  }
  let outcome: ClientResult
  try {
    const method = projectClient(environment, contract.name)[camelCase(operation.id)]
    outcome = method
      ? { value: await sendingWith(fetch, () => method(withFiles(contract, operation, testCase.args))) }
      : { error: new Error(`the client has no ${camelCase(operation.id)}`) }
  } catch (error) {
    outcome = { error }
  }
  return { environment, contract, operation, testCase, ...seen, outcome, milliseconds: performance.now() - start }
}

/** Arguments with a file in place of each text of a form that is one: a file's part has a name. */
function withFiles({ document, accepts }: Contract, { body: described }: Operation, args: Case['args']): Case['args'] {
  const { schema } = described?.content['multipart/form-data'] ?? {}
  const { body } = args
  if (!schema || !isObject(body)) return args
  const branches = subschemasOf(document, accepts, [schema], body)
  const isFile = (name: string) => propertySchemas(branches, name).some((one) => resolve<Schema>(document, one).format === 'binary')
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' && isFile(name) ? new File([value], name) : value,
  ])
  return { ...args, body: Object.fromEntries(fields) }
}

async function rawRequest(url: string, { method = 'GET', headers, body }: RequestInit): Promise<RawRequest> {
  const named: [string, string][] =
    headers instanceof Headers
      ? [...headers]
      : Array.isArray(headers)
        ? (headers as [string, string][])
        : Object.entries((headers ?? {}) as Record<string, string>)
  if (body === undefined || body === null || typeof body === 'string') return { method, url, headers: named, body: body ?? undefined }
  const encoded = new Response(body)
  const type = encoded.headers.get('content-type')
  const typed =
    named.some(([name]) => name.toLowerCase() === 'content-type') || !type ? named : [...named, ['content-type', type] as [string, string]]
  return { method, url, headers: typed, body: await encoded.text() }
}
