import type { Contract } from '../spec/contract.ts'
import type { Operation } from '../spec/document.ts'
import { groupBy } from '../spec/groupBy.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { type ReadRequest, validateRequest } from '../validate/request.ts'
import { keyFor } from './access.ts'
import { type Call, type Handlers, reject, ServiceError, statusOf } from './call.ts'
import type { Json, Store } from './store.ts'
import { userOf } from './users/users.ts'

/** The parts that respond to requests: the documents, the records, and the handlers of the families. */
export interface Service {
  contracts: readonly Contract[]
  store: Store
  families: Handlers
  /** Responds to operations that no family handles. */
  elsewhere(contract: Contract, operation: Operation, request: RawRequest): Promise<RawResponse>
  /** The failure that a test planned in place of the response, if any. */
  interrupt?(operation: Operation | undefined): RawResponse | undefined
}

/** A response, and the call that it belongs to. */
export interface Answered {
  response: RawResponse
  contract?: Contract
  read?: ReadRequest
  /** How the request breaks the contract; empty if it does not. */
  faults: string[]
  /** Set if a test planned the response: then it is not checked against the documents. */
  forced?: true
}

const json = (status: number, body: unknown, headers: [string, string][] = []): RawResponse => ({
  status,
  headers: [['content-type', 'application/json'], ...headers],
  body: JSON.stringify(body),
})

/** An error answer in the service's shape. */
export const errorResponse = (status: number, code: string, message: string, details?: Json, headers?: [string, string][]): RawResponse =>
  json(status, { error: { code, message, devMessage: message, ...(details && { details }), source: 'chat-api' } }, headers)

/** Responds to a request; it never rejects. */
export async function respond(service: Service, request: RawRequest): Promise<Answered> {
  let found: { contract: Contract; read: ReadRequest } | undefined
  let unknown = ''
  for (const contract of service.contracts) {
    const read = validateRequest(contract, request)
    if ('values' in read) found = { contract, read }
    else unknown ||= read.expected.startsWith('a documented') ? '' : `${read.got}: there is only ${read.expected}`
  }
  const interruption = service.interrupt?.(found?.read.operation)
  if (interruption) return { ...found, response: interruption, faults: [], forced: true }
  if (!found) {
    const message = unknown || `There is no ${request.method} ${request.url}.`
    return { response: errorResponse(404, 'ERR_API_NOT_FOUND', message), faults: [message] }
  }
  const { contract, read } = found
  const { operation } = read
  // A missing key is refused but is not a violation: applications test that, too.
  const problems = read.findings.filter(({ rule }) => rule !== 'missing_required_credential')
  const faults = problems.map(({ place, expected, got }) => `${place}: expected ${expected}, got ${got}`)
  try {
    const key = contract.name === 'management' ? undefined : keyFor(service.store, operation, headerOf(request.headers, 'apikey'))
    if (problems.length > 0) {
      const details = groupBy(problems, ({ place }) => place.replace(/^request (\w+) ?\/?/, '$1.').replace(/\.$/, ''))
      throw new ServiceError(
        'ERR_BAD_REQUEST',
        'Failed to validate the data sent with the request.',
        Object.fromEntries([...details].map(([place, all]) => [place, all.map(({ expected }) => `Expected ${expected}.`)])),
      )
    }
    const handler = service.families[operation.id]
    const call = key && readCall(service.store, read, key)
    if (!handler || !call) return { response: await service.elsewhere(contract, operation, request), contract, read, faults }
    return { response: json(success(operation), handler(call)), contract, read, faults }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return {
      response: errorResponse(statusOf(contract.document, error.code), error.code, error.message, error.details),
      contract,
      read,
      faults,
    }
  }
}

/** The status of the documented success. */
const success = ({ responses }: Operation): number => Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200)

function readCall(store: Store, { operation, values }: ReadRequest, key: Call['key']): Call {
  const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const query = of('query').flatMap(({ name, schema }) => {
    const value = values[name] ?? schema.default
    return value === undefined ? [] : [[name, value]]
  })
  const path = of('path').map(({ name }) => [name, String(values[name])])
  const onBehalfOf = of('header').some(({ name }) => name === 'onBehalfOf') ? values.onBehalfOf : undefined
  const actor = onBehalfOf === undefined ? undefined : userOf(store, String(onBehalfOf))
  const body = typeof values.body === 'object' && values.body !== null ? (values.body as Json) : {}
  if (Array.isArray(values.body)) reject('ERR_BAD_REQUEST', 'The body is a list.')
  return { store, operation, path: Object.fromEntries(path), query: Object.fromEntries(query), body: structuredClone(body), key, actor }
}
