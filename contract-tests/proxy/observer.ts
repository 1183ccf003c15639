import type { Contract } from '../documents/contract.ts'
import { type Finding, finding } from '../validate/finding.ts'
import { curlOf, redactedResponse, redactUrl } from '../validate/printedExchange.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { redactText } from '../validate/secrets.ts'
import { validateExchange } from '../validate/validate.ts'

/** An exchange observed by the proxy, without keys and tokens. */
export interface ObservedTraffic {
  readonly method: string
  readonly path: string
  readonly status: number
  /** When it started, as an ISO date. */
  readonly at: string
  /** Time to the last byte of the response. */
  readonly milliseconds: number
  readonly operation: string | undefined
  readonly findings: Finding[]
  /** The request as a curl command. */
  readonly request: string
  /** Status, content type and body of the response. */
  readonly response: string
}

/** The `response` of an exchange whose response the application did not wait for. */
export const closedByApplication = 'the application closed the connection'

/** The observations of an exchange, except its time. */
export type ObservedExchange = Omit<ObservedTraffic, 'at' | 'milliseconds'>

/**
 * Validates an exchange and describes it without keys and tokens.
 *
 * @param base - URL of the server, for the curl command
 * @param response - `undefined` for an event stream, which is not validated
 */
export function observedExchange(
  contracts: readonly Contract[],
  base: string,
  request: RawRequest,
  response: RawResponse | undefined,
): ObservedExchange {
  const { method, url, headers } = request
  const common = {
    ...shown(contracts, request, base),
    status: response?.status ?? 0,
    response: response ? redactedResponse(response) : 'a stream',
  }
  // No operation describes preflight and `HEAD` requests.
  const preflight = method === 'OPTIONS' && headerOf(headers, 'access-control-request-method') !== undefined
  if (!response || preflight || method === 'HEAD') return { ...common, operation: undefined, findings: [] }
  const operation = contracts.map(({ router }) => router.find(method, pathOf(url))?.operation.id).find((id) => id !== undefined)
  return { ...common, operation, findings: validateExchange(contracts, { request, response }) }
}

/**
 * Describes a request without a response.
 *
 * @param abandoned - whether the application closed the connection, which is not the server's fault
 */
export function unansweredExchange(
  contracts: readonly Contract[],
  base: string,
  request: RawRequest,
  reason: string,
  abandoned: boolean,
): ObservedExchange {
  return {
    ...shown(contracts, request, base),
    status: 0,
    response: redactText(reason),
    operation: undefined,
    findings: abandoned ? [] : [finding('', 'response_received', 'response', 'a response', reason)],
  }
}

const shown = (contracts: readonly Contract[], request: RawRequest, base: string) => ({
  method: request.method,
  path: redactUrl(contracts, request.method, request.url).replace(/^http:\/\/proxy/, ''),
  request: curlOf(contracts, { ...request, url: request.url.replace(/^http:\/\/proxy/, base) }),
})
