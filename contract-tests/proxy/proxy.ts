import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Contract } from '../documents/contract.ts'
import { listenOn } from '../mock/loopback.ts'
import { headersOf } from '../mock/rawRequest.ts'
import { bodyLimit, readRequestBody } from '../mock/readRequestBody.ts'
import { targetOf, withoutVersion } from '../mock/target.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'
import { rememberSecretsIn, rememberSecretsOf } from '../validate/secrets.ts'
import { closedByApplication, type ObservedTraffic, observedExchange, unansweredExchange } from './observer.ts'

/** A running proxy. */
export interface ContractProxy {
  readonly url: string
  close(): Promise<void>
}

export interface ProxyOptions {
  readonly upstream: string
  readonly port?: number
  readonly timeout?: number
  readonly observed: (seen: ObservedTraffic) => void
}

// Hop-by-hop headers, and headers of the encoded body.
const dropped = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|expect)$/i
const droppedFromResponse = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/i

/**
 * Forwards an application's traffic to a server, unchanged, and validates every exchange against
 * the documents. It sends nothing anywhere else.
 *
 * @throws if the port is in use
 */
export async function createProxy(
  contracts: readonly Contract[],
  { upstream, port = 0, timeout = 30_000, observed }: ProxyOptions,
): Promise<ContractProxy> {
  const base = upstream.replace(/\/+$/, '')
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
    const target = targetOf(incoming.url ?? '/')
    // Whether the application's base URL ends in the version too, it is sent once.
    const forwarded = base.endsWith('/v3') ? withoutVersion(target) : target
    const request: RawRequest = {
      method: incoming.method ?? 'GET',
      url: `http://proxy${withoutVersion(target)}`,
      headers: headersOf(incoming),
      body: undefined,
    }
    try {
      const bytes = await readRequestBody(incoming)
      if (!bytes) throw new Error(`the request body is longer than ${bodyLimit / 2 ** 20} MB`)
      if (bytes.length > 0) request.body = bytes.toString()
      rememberSecretsOf(request)
      const response = await forwardTo(base + forwarded, request, bytes, outgoing, timeout)
      if (response) rememberSecretsIn(response)
      observed({ ...observedExchange(contracts, base, request, response), ...timesOf(started) })
    } catch (error) {
      const { name, message, cause } = error as Error
      const abandoned = outgoing.destroyed
      const reason = abandoned ? closedByApplication : name !== 'TimeoutError' && cause instanceof Error ? cause.message : message
      observed({ ...unansweredExchange(contracts, base, request, reason, abandoned), ...timesOf(started) })
      throw new Error(reason)
    }
  }

  return listenOn(server, port)
}

const timesOf = ({ at, start }: { at: string; start: number }) => ({ at, milliseconds: Math.round(performance.now() - start) })

/**
 * Forwards a request, and its response chunk by chunk. Returns the response, unless it is an event
 * stream.
 *
 * @param timeout - milliseconds until the response must be complete, unless it is an event stream
 * or the application reads slowly
 * @throws if the response takes longer, or exceeds {@link bodyLimit}
 */
async function forwardTo(
  url: string,
  { method, headers }: RawRequest,
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
  const response = await fetch(url, init).finally(() => clearTimeout(timer))
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
    if (!stream && size > bodyLimit) throw new Error(`the response body is longer than ${bodyLimit / 2 ** 20} MB`)
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
