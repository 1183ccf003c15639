import { createServer } from 'node:http'
import { fakeCredentials } from '../exchange/credentials.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import { listenOn } from '../mock/loopback.ts'
import type { SuiteResult } from '../suites/result.ts'
import type { ServerSuiteOptions } from '../suites/serverSuiteOptions.ts'
import { checkServer } from '../suites/suites.ts'
import { startVirtualTime } from '../support/virtualTime.ts'
import { findingLine } from '../validate/finding.ts'
import { keepingRequests } from '../validate/keptRequests.ts'

/** A request that the test server received. */
export interface ReceivedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

export interface TestResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): TestResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A rejection with a code of the service. */
export const rejected = (status: number, code: string, headers?: Record<string, string>): TestResponse =>
  json({ error: { code, message: 'No.' } }, status, headers)

/** The findings of a run, as sentences. */
export const findingsIn = ({ operations }: Pick<SuiteResult, 'operations'>): string[] =>
  operations.flatMap(({ findings }) => findings.map(findingLine))

/** Changes a response; `hang` sends no response, `cut` breaks the connection. */
export type ChangeResponse = (request: ReceivedRequest, response: TestResponse) => TestResponse | 'hang' | 'cut' | Promise<TestResponse>

/** The stateful fake behind a server whose responses a test can change. */
export interface TestServer {
  readonly fake: FakeChat
  readonly url: string
  readonly requests: ReceivedRequest[]
  changeResponse: ChangeResponse
  /** Responds instead of the fake, unless it returns `undefined`. */
  respond: (request: ReceivedRequest) => TestResponse | 'hang' | 'cut' | undefined
  /** Checks the server without network and in virtual time. */
  run(more?: Partial<ServerSuiteOptions>): Promise<SuiteResult>
  /** Checks the server over HTTP. */
  runOverNetwork(more?: Partial<ServerSuiteOptions>): Promise<SuiteResult>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const unchanged: ChangeResponse = (_request, response) => response

const day = 86_400_000

/** Starts the server on a free port. */
export async function startTestServer(options: FakeChatOptions = {}): Promise<TestServer> {
  const fake = await createFakeChat({ ...options, strict: false })
  const requests: ReceivedRequest[] = []

  async function respond(request: ReceivedRequest): Promise<TestResponse | 'hang' | 'cut'> {
    requests.push(request)
    const own = server.respond(request)
    if (own) return own
    const original = await fake.fetch(`http://fake.example.com${request.path}`, {
      method: request.method,
      headers: endToEnd(request.headers),
      ...(request.body && { body: request.body }),
    })
    const headers = Object.fromEntries(original.headers)
    return server.changeResponse(request, { status: original.status, headers, body: await original.text() })
  }

  const http = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const body = Buffer.concat(chunks).toString()
    const response = await respond({ method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body })
    if (response === 'hang') return
    if (response === 'cut') return void incoming.socket.destroy()
    outgoing.writeHead(response.status, response.headers).end(response.body)
  })
  const { url, close } = await listenOn(http, 0)

  const networkFetch = globalThis.fetch
  let runs = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (runs === 0 || !request.url.startsWith(url)) return networkFetch(input, init)
    const path = request.url.slice(url.length)
    const response = await respond({
      method: request.method,
      path,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    })
    if (response === 'cut')
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
    if (response === 'hang')
      return keepingRequests(
        [request],
        () => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
      )
    const { status, headers, body } = response
    return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
  }

  const runOverNetwork = (more: Partial<ServerSuiteOptions> = {}) =>
    checkServer({ bases: { chat: url }, credentials: fakeCredentials, timeout: 120_000, allowWrites: false, strict: false, ...more })

  const server: TestServer = {
    fake,
    url,
    requests,
    changeResponse: unchanged,
    respond: () => undefined,
    runOverNetwork,
    async run(more) {
      const endVirtualTime = startVirtualTime()
      runs++
      try {
        return await runOverNetwork({ timeout: day, ...more })
      } finally {
        runs--
        endVirtualTime()
      }
    },
    async close() {
      globalThis.fetch = networkFetch
      await close()
      const own = fake.violations.filter((violation) => violation.startsWith("the fake's own"))
      if (own.length > 0) throw new Error(own.join('\n'))
    },
    [Symbol.asyncDispose]: () => server.close(),
  }
  return server
}

/** Drops headers of the connection. */
const endToEnd = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name)),
  )
