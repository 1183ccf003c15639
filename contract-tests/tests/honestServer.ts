import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeCredentials } from '../exchange/environment.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import type { SuiteResult } from '../suites/result.ts'
import { runServerSuite, type ServerSuiteOptions } from '../suites/serverSuite.ts'

/** A request that the test server received. */
export interface ReceivedRequest {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
}

/** A response of the test server. */
export interface TestResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes a response; `hang` sends none, `cut` breaks the connection. */
export type ChangeResponse = (request: ReceivedRequest, response: TestResponse) => TestResponse | 'hang' | 'cut' | Promise<TestResponse>

/** The stateful fake behind a server whose responses a test can change. */
export interface TestServer {
  readonly fake: FakeChat
  readonly url: string
  readonly requests: ReceivedRequest[]
  changeResponse: ChangeResponse
  /** Responds instead of the fake, unless it returns `undefined`. */
  respond: (request: ReceivedRequest) => TestResponse | undefined
  run(more?: Partial<ServerSuiteOptions>): Promise<SuiteResult>
  close(): Promise<void>
}

const unchanged: ChangeResponse = (_request, response) => response

/** Starts the server on a free port. */
export async function startTestServer(options: FakeChatOptions = {}): Promise<TestServer> {
  const fake = await createFakeChat({ ...options, strict: false })
  const requests: ReceivedRequest[] = []
  const http: Server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const request = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks).toString() }
    requests.push(request)
    const own = server.respond(request)
    if (own) return void outgoing.writeHead(own.status, own.headers).end(own.body)
    const original = await fake.fetch(`http://fake.example.com${request.path}`, {
      method: request.method,
      headers: endToEnd(headers),
      ...(request.body && { body: request.body }),
    })
    const response = await server.changeResponse(request, {
      status: original.status,
      headers: Object.fromEntries(original.headers),
      body: await original.text(),
    })
    if (response === 'hang') return
    if (response === 'cut') return void incoming.socket.destroy()
    outgoing.writeHead(response.status, response.headers).end(response.body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const server: TestServer = {
    fake,
    url,
    requests,
    changeResponse: unchanged,
    respond: () => undefined,
    run: (more = {}) =>
      runServerSuite({ bases: { chat: url }, credentials: fakeCredentials, timeout: 120_000, allowWrites: false, strict: false, ...more }),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}

/** Drops headers of the connection. */
const endToEnd = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name)),
  )
