import type { Contract } from '../documents/contract.ts'
import type { Finding } from '../validate/finding.ts'
import { curlOf, redactedResponse, redactUrl } from '../validate/printedExchange.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { redactText } from '../validate/secrets.ts'
import { validateExchange } from '../validate/validateExchange.ts'

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

/** Validates exchanges and describes them without keys and tokens. */
export interface TrafficObserver {
  /** @param response - `undefined` for an event stream, which is not validated */
  withResponse(request: RawRequest, response: RawResponse | undefined): Promise<ObservedExchange>
  /**
   * @param abandoned - whether the application closed the connection, which is not the server's
   * fault
   */
  withoutResponse(request: RawRequest, reason: string, abandoned: boolean): ObservedExchange
}

/** @param base - URL of the server, for the curl commands */
export function createTrafficObserver(contracts: readonly Contract[], base: string): TrafficObserver {
  const operationOf = ({ method, url }: RawRequest): string | undefined =>
    contracts.map(({ router }) => router.find(method, pathOf(url))?.operation.id).find((id) => id !== undefined)

  return {
    async withResponse(request, response) {
      const common = {
        ...shown(contracts, request, base),
        status: response?.status ?? 0,
        response: response ? redactedResponse(response) : 'a stream',
      }
      // No operation describes preflight and `HEAD` requests.
      const preflight = request.method === 'OPTIONS' && headerOf(request.headers, 'access-control-request-method') !== undefined
      if (!response || preflight || request.method === 'HEAD') return { ...common, operation: undefined, findings: [] }
      return { ...common, operation: operationOf(request), findings: validateExchange(contracts, { request, response }) }
    },
    withoutResponse(request, reason, abandoned) {
      const finding: Finding = {
        operation: '',
        rule: 'response_received',
        place: 'response',
        expected: 'a response',
        got: reason,
        level: 'error',
      }
      return {
        ...shown(contracts, request, base),
        status: 0,
        response: redactText(reason),
        operation: undefined,
        findings: abandoned ? [] : [finding],
      }
    },
  }
}

const shown = (contracts: readonly Contract[], request: RawRequest, base: string) => ({
  method: request.method,
  path: redactUrl(contracts, request.method, request.url).replace(/^http:\/\/proxy/, ''),
  request: curlOf(contracts, { ...request, url: request.url.replace(/^http:\/\/proxy/, base) }),
})
