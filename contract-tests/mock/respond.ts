import type { Contract } from '../documents/contract.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { type Found, findOperation } from '../validate/findOperation.ts'
import { otherAddressText } from '../validate/otherAddress.ts'
import { headerOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import type { ReadRequest } from '../validate/request.ts'
import { errorResponse } from './errorResponse.ts'
import { type ExampleOptions, exampleResponse, prefersExample } from './exampleResponse.ts'
import { rejection, unauthorized } from './rejection.ts'
import { ServiceError, statusOf } from './serviceError.ts'
import { invalidEncoding } from './target.ts'

/** A response and its request. */
export interface Exchanged {
  readonly response: RawResponse
  readonly contract?: Contract
  readonly read?: ReadRequest
  /**
   * Set if the response comes from the documents, or rejects a wish in `Prefer`, which is no header
   * of the service.
   */
  readonly origin?: 'example' | 'preference'
  /** Violations in the request. A missing key is none: applications test without a key. */
  readonly findings: Finding[]
  /** Set if a test planned the response, which is then not validated. */
  readonly planned?: true
}

/** Responds where the documents do not: the mock has none, the fake has its records. */
export interface Backend extends ExampleOptions {
  /** A response that a test planned, to any request. */
  planned?(read: ReadRequest | undefined): RawResponse | undefined
  /** @throws ServiceError if the credentials are rejected */
  admit?(found: Found, request: RawRequest): void
  /** The error code and message for an invalid body, if its fault has a code of its own. */
  faultOf?(read: ReadRequest): readonly [code: string, message: string] | undefined
  /**
   * Responds to a valid request; `undefined` for the documented example.
   *
   * @throws ServiceError if the records do not allow the call
   */
  handle?(found: Found, request: RawRequest): RawResponse | undefined
}

/**
 * Responds to a request: a request that violates the documents, or lacks a credential, becomes an
 * error response; any other gets a documented example, unless the backend handles it.
 */
export function respond(contracts: readonly Contract[], request: RawRequest, backend: Backend = {}): Exchanged {
  const { otherAddress } = request
  if (otherAddress) {
    const { got, expected } = otherAddress
    const findings = [finding('', 'unknown_operation', 'request address', expected, got)]
    return { response: errorResponse(404, 'ERR_API_NOT_FOUND', otherAddressText(otherAddress)), findings }
  }
  const found = findOperation(contracts, request)
  const known = 'read' in found ? found : undefined
  const planned = backend.planned?.(known?.read)
  if (planned) return { ...known, response: planned, findings: [], planned: true }
  if (!('read' in found)) return { response: errorResponse(404, 'ERR_API_NOT_FOUND', unknownOperation(found)), findings: [found] }
  const findings = found.read.findings.filter(({ rule }) => rule !== 'missing_required_credential')
  const encoding = invalidEncoding(request.url)
  if (encoding !== undefined)
    findings.push(finding(found.read.operation.id, 'request_path_syntax', 'request path', 'valid percent-encoding', encoding))
  try {
    return { ...found, ...responseTo(found, request, findings, backend), findings }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const status = statusOf(found.contract.document, error.code)
    return { ...found, response: errorResponse(status, error.code, error.message, error.details), findings }
  }
}

function unknownOperation({ expected, got }: Finding): string {
  if (!expected.startsWith('a documented')) return `There is no ${got}, only ${expected}.`
  const [, near] = expected.split('such as ')
  return `There is no ${got}.${near === undefined ? '' : ` Did you mean ${near}?`}`
}

function responseTo(
  found: Found,
  request: RawRequest,
  findings: readonly Finding[],
  backend: Backend,
): Pick<Exchanged, 'response' | 'origin'> {
  if (found.read.findings.some(({ rule }) => rule === 'missing_required_credential')) return { response: unauthorized(found.read) }
  backend.admit?.(found, request)
  const rejected = rejection(found, findings, backend.faultOf?.(found.read))
  if (rejected) return { response: rejected }
  const handled = prefersExample(headerOf(request.headers, 'prefer')) ? undefined : backend.handle?.(found, request)
  if (handled) return { response: handled }
  const example = exampleResponse(found, request, backend)
  if (typeof example !== 'string') return { response: example, origin: 'example' }
  return { response: errorResponse(400, 'ERR_BAD_REQUEST', example, { 'header.prefer': [example] }), origin: 'preference' }
}
