import { readContracts } from '../spec/contract.ts'
import { ContractViolationError } from './contractViolation.ts'
import { finding } from './finding.ts'
import { findOperation } from './findOperation.ts'
import type { RawRequest, RawResponse } from './rawExchange.ts'
import type { ReadRequest } from './request.ts'
import { validateResponse } from './response.ts'

/** Options of a validating `fetch`. */
export interface ValidatingFetchOptions {
  /** What requests are sent with; the global `fetch` unless set. */
  fetch?: typeof globalThis.fetch
  /** The base address of the API where it is not the service's own, such as `https://chat.example.com/api`. */
  baseUrl?: string
  /** Whether a property of a response that the specification does not name is a violation too; it is not unless set. */
  strict?: boolean
}

/** The largest response body that is read, in bytes: 100 MiB, as in the client. */
const largestBody = 100 * 2 ** 20

/**
 * Makes a `fetch` that validates each request before it is sent and each response before it is returned, by the specification of the Chat, Calls and Management APIs.
 * It is meant for development and tests: reading the documents takes about a second at the first call.
 *
 * ```ts
 * const chat = createChatClient({ appId, region, apiKey, fetch: createValidatingFetch() })
 * ```
 *
 * @returns a function to pass to a client as `fetch`. It throws a {@link ContractViolationError}, which the client throws as it is: for a request that breaks the
 * specification, without sending it; for a response that does, after the service has handled the request
 * @throws TypeError if `baseUrl` is not an absolute address
 */
export function createValidatingFetch(options: ValidatingFetchOptions = {}): typeof globalThis.fetch {
  const { fetch: send = (...given) => globalThis.fetch(...given), baseUrl, strict = false } = options
  const base = baseUrl === undefined ? undefined : pathOfBase(baseUrl)
  return async (input, init) => {
    const { request, forward } = await prepared(input, init)
    const contracts = await readContracts()
    const found = findOperation(contracts, request, base ?? defaultBase(request.url))
    if (!('read' in found)) throw new ContractViolationError('request', [found])
    const { contract, read } = found
    if (read.findings.length > 0) throw new ContractViolationError('request', read.findings)
    const response = await send(...forward)
    const findings = validateResponse(contract, read.operation, await readResponse(response, read))
    const violations = findings.filter(({ level }) => strict || level === 'error')
    if (violations.length > 0) throw new ContractViolationError('response', violations, ' The service has handled the request.')
    return response
  }
}

function pathOfBase(baseUrl: string): string {
  if (!URL.canParse(baseUrl))
    throw new TypeError('createValidatingFetch: `baseUrl` is not an absolute address; write it like https://example.com/v3.')
  return new URL(baseUrl).pathname.replace(/\/+$/, '')
}

/** The path of the service's base address: `/v3`, except on the Management API and on test servers without it. */
const defaultBase = (url: string): string => (/^[a-z]+:\/\/[^/]+\/v3\//i.test(url) ? '/v3' : '')

/** The request as it goes over the wire, and the arguments that send it; reading a body must not use it up. */
async function prepared(
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit | undefined,
): Promise<{ request: RawRequest; forward: Parameters<typeof globalThis.fetch> }> {
  const streamed = init?.body instanceof ReadableStream
  const request = new Request(input, init)
  const sent = request.clone()
  const body = request.body === null ? undefined : await request.text()
  const raw = { method: request.method, url: request.url, headers: [...request.headers], body }
  // The arguments are passed on as they came wherever that is possible, since a `fetch` of a test may look at them.
  return { request: raw, forward: input instanceof Request || streamed ? [sent] : init ? [input, init] : [input] }
}

/** @throws ContractViolationError if the body is larger than any that the service sends */
async function readResponse(response: Response, { operation }: ReadRequest): Promise<RawResponse> {
  const decoder = new TextDecoder()
  let body = ''
  let size = 0
  const reader = response.clone().body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > largestBody) {
      // Not awaited: a clone is only cancelled once both copies are.
      Promise.all([reader?.cancel(), response.body?.cancel()]).catch(() => {})
      const tooLarge = finding(operation.id, 'response_body_size', 'response body', `at most ${largestBody / 2 ** 20} MiB`, 'more')
      throw new ContractViolationError('response', [tooLarge])
    }
    body += decoder.decode(part.value, { stream: true })
  }
  return { status: response.status, headers: [...response.headers], body: body + decoder.decode() }
}
