import { ignoredProperties, isIgnored } from '../documents/companions.ts'
import type { Contract } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { groupBy } from '../documents/groupBy.ts'
import type { Json } from '../documents/json.ts'
import { preferenceOf } from '../mock/preference.ts'
import { invalidEncoding } from '../mock/target.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { findOperation } from '../validate/findOperation.ts'
import { otherAddressText } from '../validate/otherAddress.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { keyFor } from './access.ts'
import { type Call, type Handlers, reject, ServiceError, statusOf } from './call.ts'
import { errorResponse, jsonResponse } from './errorResponse.ts'
import { successOf } from './exampleResponse.ts'
import { namedFault } from './namedFaults.ts'
import type { Store } from './store.ts'
import { userOf } from './users/userRecord.ts'

/** Everything needed to respond to requests. */
export interface Service {
  contracts: readonly Contract[]
  store: Store
  families: Handlers
  /** Responds to a valid request for an operation without a handler. */
  fallback(read: ReadRequest, request: RawRequest): RawResponse | string
  /** The response that a test planned, if any. */
  plannedResponse?(operation: Operation | undefined): RawResponse | undefined
}

/** A response and its request. */
export interface Exchanged {
  response: RawResponse
  contract?: Contract
  read?: ReadRequest
  /** Violations in the request. */
  findings: Finding[]
  /** Set if a test planned the response, which is then not validated. */
  planned?: true
}

/** Responds to a request; violations become an error response. */
export function respond(service: Service, request: RawRequest): Exchanged {
  const { otherAddress } = request
  if (otherAddress) {
    const { got, expected } = otherAddress
    const findings = [finding('', 'unknown_operation', 'request address', expected, got)]
    return { response: errorResponse(404, 'ERR_API_NOT_FOUND', otherAddressText(otherAddress)), findings }
  }
  const found = findOperation(service.contracts, request)
  const read = 'read' in found ? found.read : undefined
  const planned = service.plannedResponse?.(read?.operation)
  if (planned) return { ...(read && found), response: planned, findings: [], planned: true }
  if (!('read' in found)) return { response: errorResponse(404, 'ERR_API_NOT_FOUND', unknownOperation(found)), findings: [found] }
  // Applications test requests without a key, so a missing key is an error but not a violation.
  const findings = found.read.findings.filter(({ rule }) => rule !== 'missing_required_credential')
  const encoding = invalidEncoding(request.url)
  if (encoding !== undefined)
    findings.push(finding(found.read.operation.id, 'request_path_syntax', 'request path', 'valid percent-encoding', encoding))
  try {
    return { ...found, response: handle(service, found, request, findings), findings }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const status = statusOf(found.contract.document, error.code)
    return { ...found, response: errorResponse(status, error.code, error.message, error.details), findings }
  }
}

const unknownOperation = ({ expected, got }: Finding): string =>
  expected.startsWith('a documented') ? `There is no ${got}.` : `There is no ${got}, only ${expected}.`

/** @throws {ServiceError} if the key is rejected, the request is invalid, or the records do not allow the call */
function handle(
  { store, families, fallback }: Service,
  { contract, read }: { contract: Contract; read: ReadRequest },
  request: RawRequest,
  findings: readonly Finding[],
): RawResponse {
  const { operation } = read
  const key = contract.name === 'management' ? undefined : keyFor(store, operation, headerOf(request.headers, 'apikey'))
  if (isRejected(operation, findings)) throw invalidRequest(read, findings)
  const preference = preferenceOf(headerOf(request.headers, 'prefer'))
  const prefersExample = typeof preference === 'string' || preference.code !== undefined || preference.example !== undefined
  const handler = families[operation.id]
  if (handler && key && !prefersExample) {
    return jsonResponse(successOf(operation), handler(readCall(store, contract, read, key)))
  }
  const response = fallback(read, request)
  if (typeof response === 'string') throw new ServiceError('ERR_BAD_REQUEST', response)
  return response
}

/** Whether the operation has an error for an invalid request. If it takes nothing but identifiers, it has one only for those, and ignores the rest. */
const isRejected = ({ errorCodes }: Operation, findings: readonly Finding[]): boolean =>
  findings.some(({ place }) => errorCodes.includes('ERR_BAD_REQUEST') || place.startsWith('request path'))

/** The error for an invalid request, with the code of the fault if it has one. An identifier that cannot exist does not exist. */
function invalidRequest({ operation, values }: ReadRequest, findings: readonly Finding[]): ServiceError {
  const codes = ['ERR_BAD_REQUEST', ...operation.errorCodes.filter((code) => /^ERR_.*NOT_FOUND$/.test(code))]
  const [code, message] = namedFault(operation.id, values.body) ?? [
    codes.find((known) => operation.errorCodes.includes(known)) ?? 'ERR_BAD_REQUEST',
    'Failed to validate the data sent with the request.',
  ]
  const details = groupBy(findings, ({ place }) => place.replace(/^request (\w+) ?\/?/, '$1.').replace(/\.$/, ''))
  return new ServiceError(
    code,
    message,
    Object.fromEntries([...details].map(([place, all]) => [place, all.map(({ expected }) => `Expected ${expected}.`)])),
  )
}

function readCall(store: Store, { document }: Contract, { operation, values }: ReadRequest, key: Call['key']): Call {
  const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const query = of('query').flatMap(({ name, schema, 'x-companions': companions = {} }) => {
    const value = values[name] ?? schema.default
    return value === undefined || isIgnored(companions, values) ? [] : [[name, value]]
  })
  const path = of('path').map(({ name }) => [name, String(values[name])])
  const onBehalfOf = of('header').some(({ name }) => name === 'onBehalfOf') ? values.onBehalfOf : undefined
  const actor = onBehalfOf === undefined ? undefined : userOf(store, String(onBehalfOf))
  const body = structuredClone(typeof values.body === 'object' && values.body !== null ? (values.body as Json) : {})
  if (Array.isArray(values.body)) reject('ERR_BAD_REQUEST', 'The body is a list.')
  for (const name of ignoredProperties(document, operation, values)) delete body[name]
  return { store, operation, path: Object.fromEntries(path), query: Object.fromEntries(query), body, key, actor }
}
