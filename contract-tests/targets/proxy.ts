import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contract } from '../document/contract.ts'
import { createOpinion } from '../mock/opinion.ts'
import { type Finding, sentence } from '../referee/finding.ts'
import { judge } from '../referee/referee.ts'
import { pathOf } from '../referee/request.ts'
import type { WireRequest, WireResponse } from '../referee/wire.ts'

/** What the proxy saw of one exchange. */
export interface Observed {
  method: string
  path: string
  status: number
  operation: string | undefined
  findings: Finding[]
  /** Set where Prism judges the exchange differently. */
  disagreement?: string
}

/** A running proxy. */
export interface ContractProxy {
  readonly url: string
  close(): Promise<void>
}

/** How a proxy is run. */
export interface ProxyOptions {
  upstream: string
  port?: number
  timeout?: number
  observed: (seen: Observed) => void
}

// Headers of one connection, which a proxy does not pass on, and what describes a body that has been unpacked.
const dropped = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|expect)$/i
const droppedFromAnswer = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/i

/**
 * Passes an application's own traffic on to a server, unchanged, and judges every exchange by the documents. It sends nothing anywhere else.
 *
 * @throws if the port is taken
 */
export async function createProxy(
  contracts: readonly Contract[],
  { upstream, port = 0, timeout = 30_000, observed }: ProxyOptions,
): Promise<ContractProxy> {
  const base = upstream.replace(/\/+$/, '')
  const opinions = await Promise.all(
    contracts.map(async (contract) => ({ contract, ask: await createOpinion({ ...contract.document, webhooks: {} }) })),
  )
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: Error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'application/json' })
      outgoing.end(
        JSON.stringify({
          error: { code: 'ERR_EXCEPTION', message: `The proxy got no answer from ${new URL(base).host}: ${error.message}` },
        }),
      )
    })
  })

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const method = incoming.method ?? 'GET'
    const target = incoming.url ?? '/'
    const headers = pairs(incoming.rawHeaders)
    const init: RequestInit = {
      method,
      headers: headers.filter(([name]) => !dropped.test(name)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }
    if (bytes.length > 0) init.body = bytes
    const started = { method, path: pathOf(target) }
    let response: Response
    let body: ArrayBuffer
    try {
      response = await fetch(base + target, init)
      body = await response.arrayBuffer()
    } catch (error) {
      const { name, message, cause } = error as Error
      const why = name === 'TimeoutError' ? `no answer within ${timeout} ms` : cause instanceof Error ? cause.message : message
      observed({
        ...started,
        status: 0,
        operation: undefined,
        findings: [{ operation: '', rule: 'answered', place: 'response', expected: 'an answer', got: why, level: 'error' }],
      })
      throw new Error(why)
    }
    outgoing.writeHead(
      response.status,
      [...response.headers].filter(([name]) => !droppedFromAnswer.test(name)),
    )
    outgoing.end(Buffer.from(body))
    const request: WireRequest = { method, url: `http://proxy${target}`, headers, body: bytes.length > 0 ? bytes.toString() : undefined }
    const answer: WireResponse = { status: response.status, headers: [...response.headers], body: Buffer.from(body).toString() }
    observed({ ...started, status: response.status, ...(await judged(request, answer)) })
  }

  async function judged(request: WireRequest, response: WireResponse): Promise<Pick<Observed, 'operation' | 'findings' | 'disagreement'>> {
    const findings = judge(contracts, { request, response })
    for (const { contract, ask } of opinions) {
      const match = contract.router.find(request.method, pathOf(request.url))
      if (!match) continue
      const opinion = await ask(request, match.operation.path, response).catch((error: Error) => ({
        request: [],
        response: [error.message],
      }))
      const said = [...(opinion?.request ?? []), ...(opinion?.response ?? [])]
      const errors = findings.filter(({ level }) => level === 'error')
      const differs = opinion !== undefined && said.length > 0 !== errors.length > 0
      return {
        operation: match.operation.id,
        findings,
        ...(differs && {
          disagreement:
            said.length > 0
              ? `Prism says ${said.join('; ')}, the referee finds nothing`
              : `Prism finds nothing, the referee says ${sentence(errors[0] as Finding)}`,
        }),
      }
    }
    return { operation: undefined, findings }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; name another, or none for a free one.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const pairs = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? ''])
