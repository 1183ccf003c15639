import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { listenOnLoopback } from '../mock/loopback.ts'
import { createPrismValidation } from '../mock/prismValidation.ts'
import type { Contract } from '../spec/contract.ts'
import type { Finding } from '../validate/finding.ts'
import { headerOf, pathOf, type RawRequest, type RawResponse } from '../validate/rawExchange.ts'
import { curlOf, redactedResponse, redactText, redactUrl } from '../validate/redact.ts'
import { rememberSecretsOf } from '../validate/sentSecrets.ts'
import { validateExchange } from '../validate/validateExchange.ts'

/** An exchange observed by the proxy, without keys and tokens. */
export interface Observed {
  method: string
  path: string
  status: number
  /** When it started, as an ISO date. */
  at: string
  /** Time to the last byte of the response. */
  milliseconds: number
  operation: string | undefined
  findings: Finding[]
  /** The request as a curl command. */
  request: string
  /** Status, content type and body of the response. */
  answer: string
  /** What Prism found and the validator did not. */
  disagreement?: string
}

/** A running proxy. */
export interface ContractProxy {
  readonly url: string
  close(): Promise<void>
}

/** Options of a proxy. */
export interface ProxyOptions {
  upstream: string
  port?: number
  timeout?: number
  observed: (seen: Observed) => void
}

// Hop-by-hop headers, and headers of the encoded body.
const dropped = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|expect)$/i
const droppedFromResponse = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/i

/**
 * Forwards an application's traffic to a server, unchanged, and validates every exchange against the documents. It sends nothing anywhere else.
 *
 * @throws if the port is in use
 */
export async function createProxy(
  contracts: readonly Contract[],
  { upstream, port = 0, timeout = 30_000, observed }: ProxyOptions,
): Promise<ContractProxy> {
  const base = upstream.replace(/\/+$/, '')
  const validateWithPrism = createPrismValidations(contracts)
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing.writeHead(502, { 'content-type': 'application/json' })
      outgoing.end(
        JSON.stringify({
          error: { code: 'ERR_EXCEPTION', message: `The proxy got no response from ${new URL(base).host}: ${error.message}` },
        }),
      )
    })
  })

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = { at: new Date().toISOString(), start: performance.now() }
    const request: RawRequest = {
      method: incoming.method ?? 'GET',
      url: `http://proxy${incoming.url ?? '/'}`,
      headers: pairs(incoming.rawHeaders),
      body: undefined,
    }
    try {
      const bytes = await bytesOf(incoming)
      if (bytes.length > 0) request.body = bytes.toString()
      rememberSecretsOf(request)
      const response = await forwardTo(base, request, bytes, outgoing, timeout)
      if (response) rememberSecretsOf(request, response)
      observed({ ...(await observation(request, response)), ...timesOf(started) })
    } catch (error) {
      const { name, message, cause } = error as Error
      // That the application no longer waits is no fault of the server.
      const abandoned = outgoing.destroyed
      const reason = abandoned ? closedByApplication : name !== 'TimeoutError' && cause instanceof Error ? cause.message : message
      const finding: Finding = {
        operation: '',
        rule: 'response_received',
        place: 'response',
        expected: 'a response',
        got: reason,
        level: 'error',
      }
      observed({
        ...shown(contracts, request, base),
        status: 0,
        answer: redactText(reason),
        operation: undefined,
        findings: abandoned ? [] : [finding],
        ...timesOf(started),
      })
      throw new Error(reason)
    }
  }

  /** Validates an exchange, except for preflight and `HEAD` requests, which no operation describes. */
  async function observation(request: RawRequest, response: RawResponse | undefined): Promise<Omit<Observed, 'at' | 'milliseconds'>> {
    const common = {
      ...shown(contracts, request, base),
      status: response?.status ?? 0,
      answer: response ? redactedResponse(response) : 'a stream',
    }
    const preflight = request.method === 'OPTIONS' && headerOf(request.headers, 'access-control-request-method') !== undefined
    if (!response || preflight || request.method === 'HEAD') return { ...common, operation: undefined, findings: [] }
    return { ...common, ...(await validated(request, response)) }
  }

  async function validated(request: RawRequest, response: RawResponse): Promise<Pick<Observed, 'operation' | 'findings' | 'disagreement'>> {
    const findings = validateExchange(contracts, { request, response })
    for (const contract of contracts) {
      const match = contract.router.find(request.method, pathOf(request.url))
      if (!match) continue
      const prism = await validateWithPrism(contract, match.operation.path, request, response)
      const prismFindings = [...(prism?.request ?? []), ...(prism?.response ?? [])]
      // Only Prism's findings can reveal a gap in the validator; the validator's own findings are reported anyway.
      if (prismFindings.length === 0 || findings.some(({ level }) => level === 'error')) return { operation: match.operation.id, findings }
      const disagreement = redactText(`Prism says ${prismFindings.join('; ')}, the validator finds nothing`)
      return { operation: match.operation.id, findings, disagreement }
    }
    return { operation: undefined, findings }
  }

  return listenOnLoopback(server, port)
}

const pairs = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? ''])

const timesOf = ({ at, start }: { at: string; start: number }) => ({ at, milliseconds: Math.round(performance.now() - start) })

const shown = (contracts: readonly Contract[], request: RawRequest, base: string) => ({
  method: request.method,
  path: redactUrl(contracts, request.method, request.url).replace(/^http:\/\/proxy/, ''),
  request: curlOf(contracts, { ...request, url: request.url.replace(/^http:\/\/proxy/, base) }),
})

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > maximumBodySize) throw new Error(`the request body is longer than ${maximumBodySize / 2 ** 20} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The `answer` of an exchange whose response the application did not wait for. */
export const closedByApplication = 'the application closed the connection'

/** Maximum size of a request or response body in bytes. */
const maximumBodySize = 10 * 2 ** 20

/**
 * Forwards a request, and its response chunk by chunk. Returns the response, unless it is an event stream.
 *
 * @param timeout - milliseconds until the response must be complete, unless it is an event stream or the application reads slowly
 * @throws if the response takes longer, or exceeds {@link maximumBodySize}
 */
async function forwardTo(
  base: string,
  { method, url, headers }: RawRequest,
  bytes: Buffer,
  outgoing: ServerResponse,
  timeout: number,
): Promise<RawResponse | undefined> {
  const limit = new AbortController()
  const startTimer = (expected: string) =>
    setTimeout(() => limit.abort(new DOMException(`no ${expected} within ${timeout} ms`, 'TimeoutError')), timeout).unref()
  let timer = startTimer('response')
  outgoing.once('close', () => limit.abort(new Error(closedByApplication)))
  const init: RequestInit = { method, headers: headers.filter(([name]) => !dropped.test(name)), redirect: 'manual', signal: limit.signal }
  if (bytes.length > 0) init.body = new Uint8Array(bytes)
  const response = await fetch(base + url.slice('http://proxy'.length), init).finally(() => clearTimeout(timer))
  outgoing.writeHead(
    response.status,
    [...response.headers].filter(([name]) => !droppedFromResponse.test(name)),
  )
  outgoing.flushHeaders()
  const stream = /event-stream/.test(response.headers.get('content-type') ?? '')
  const kept: Uint8Array[] = []
  let size = 0
  if (!stream) timer = startTimer('complete response')
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (!stream && size > maximumBodySize) throw new Error(`the response body is longer than ${maximumBodySize / 2 ** 20} MB`)
    // Do not buffer in memory for an application that reads slowly.
    if (!outgoing.write(chunk)) {
      clearTimeout(timer)
      await drained(outgoing)
      if (!stream) timer = startTimer('complete response')
    }
    if (!stream) kept.push(chunk)
  }
  clearTimeout(timer)
  outgoing.end()
  return stream ? undefined : { status: response.status, headers: [...response.headers], body: Buffer.concat(kept).toString() }
}

/** Resolves when the application has read everything or closed the connection. */
const drained = (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done)
      resolve()
    }
    outgoing.once('drain', done).once('close', done)
  })

/** Validates exchanges with Prism; loads each path on first use. */
function createPrismValidations(contracts: readonly Contract[]) {
  const loaded = new Map<string, ReturnType<typeof createPrismValidation>>()
  return async (contract: Contract, path: string, request: RawRequest, response: RawResponse) => {
    const key = `${contract.name} ${path}`
    const validate =
      loaded.get(key) ??
      createPrismValidation({ ...contract.document, paths: { [path]: contract.document.paths[path] ?? {} }, webhooks: {} })
    if (!contracts.includes(contract)) return undefined
    loaded.set(key, validate)
    return validate(request, path, response).catch((error: Error) => ({ request: [], response: [error.message] }))
  }
}
