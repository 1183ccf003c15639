import { readContracts } from '../documents/documents.ts'
import { ContractViolationError } from './contractViolation.ts'
import { finding } from './finding.ts'
import { findOperation } from './findOperation.ts'
import { keepingRequests } from './keptRequests.ts'
import type { RawRequest, RawResponse } from './rawExchange.ts'
import type { ReadRequest } from './request.ts'
import { validateResponse } from './response.ts'

/** Options of a validating `fetch`. */
export interface ValidatingFetchOptions {
  /** The `fetch` that sends requests. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** The base URL of the API if it is not CometChat's, such as `https://chat.example.com/api`. */
  readonly baseUrl?: string
  /** Whether an undocumented property of a response is a violation. Default: false. */
  readonly strict?: boolean
}

/** The largest response body that is read, in bytes: 100 MiB, as in the client. */
const maximumBodySize = 100 * 2 ** 20

/**
 * Creates a `fetch` that validates each request before it is sent and each response before it is
 * returned, against the specification of the Chat, Calls and Management APIs. It is meant for
 * development and tests: the first call takes about a second, to load the documents.
 *
 * ```ts
 * const chat = createChatClient({ appId, region, apiKey, fetch: createValidatingFetch() })
 * ```
 *
 * @returns a function to pass to a client as `fetch`. It throws a {@link ContractViolationError},
 * which the client passes on unchanged: for an invalid request, without sending it; for an invalid
 * response, after the service has handled the request
 * @throws TypeError if `baseUrl` is not an absolute URL
 */
export function createValidatingFetch(options: ValidatingFetchOptions = {}): typeof globalThis.fetch {
  const { fetch: send = (...args) => globalThis.fetch(...args), baseUrl, strict = false } = options
  const base = baseUrl === undefined ? undefined : pathOfBase(baseUrl)
  return async (input, init) => {
    const { request, forward } = await prepareRequest(input, init)
    const contracts = await readContracts()
    const found = findOperation(contracts, request, base ?? defaultBase(request.url))
    if (!('read' in found)) throw new ContractViolationError('request', [found])
    const { contract, read } = found
    if (read.findings.length > 0) throw new ContractViolationError('request', read.findings)
    const response = await keepingRequests([input, ...forward], () => send(...forward))
    const findings = validateResponse(contract, read.operation, await readResponse(response, read))
    const violations = findings.filter(({ level }) => strict || level === 'error')
    if (violations.length > 0) throw new ContractViolationError('response', violations, ' CometChat has handled the request.')
    return response
  }
}

function pathOfBase(baseUrl: string): string {
  if (!URL.canParse(baseUrl))
    throw new TypeError('createValidatingFetch: `baseUrl` must be an absolute URL. Example: https://example.com/v3')
  return new URL(baseUrl).pathname.replace(/\/+$/, '')
}

/** The path of the base URL: `/v3`, except for the Management API and some test servers. */
const defaultBase = (url: string): string => (/^[a-z]+:\/\/[^/]+\/v3\//i.test(url) ? '/v3' : '')

/** The request as it goes over the wire, and the arguments to send it without its body used up. */
async function prepareRequest(
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit | undefined,
): Promise<{ request: RawRequest; forward: Parameters<typeof globalThis.fetch> }> {
  const streamed = init?.body instanceof ReadableStream
  const request = new Request(input, init)
  const sent = request.clone()
  const body = request.body === null ? undefined : await request.text()
  const raw = { method: request.method, url: request.url, headers: [...request.headers], body }
  // Pass the original arguments on where possible: a test's `fetch` may inspect them.
  if (!(input instanceof Request || streamed)) return { request: raw, forward: init ? [input, init] : [input] }
  return { request: raw, forward: [sent, { signal: init?.signal ?? (input instanceof Request ? input.signal : null) }] }
}

/** @throws ContractViolationError if the body exceeds `maximumBodySize` */
async function readResponse(response: Response, { operation }: ReadRequest): Promise<RawResponse> {
  const decoder = new TextDecoder()
  let body = ''
  let size = 0
  const reader = response.clone().body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maximumBodySize) {
      // Not awaited, because a cloned stream is only cancelled once both copies are.
      Promise.all([reader?.cancel(), response.body?.cancel()]).catch(() => {})
      const tooLarge = finding(operation.id, 'response_body_size', 'response body', `at most ${maximumBodySize / 2 ** 20} MiB`, 'more')
      throw new ContractViolationError('response', [tooLarge])
    }
    body += decoder.decode(part.value, { stream: true })
  }
  return { status: response.status, headers: [...response.headers], body: body + decoder.decode() }
}
