import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeCredentials } from '../exchange/environment.ts'
import { createFakeChat, type FakeChat, type FakeChatOptions } from '../fake.ts'
import type { SuiteResult } from '../suites/result.ts'
import { runServerSuite, type ServerSuiteOptions } from '../suites/serverSuite.ts'

/** A request as a test's server got it. */
export interface Asked {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string
}

/** An answer as the honest server gives it. */
export interface Given {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a test does to an answer; `hang` leaves the request without one, `cut` breaks the connection. */
export type Meddle = (asked: Asked, answer: Given) => Given | 'hang' | 'cut' | Promise<Given>

/** The stateful fake behind a server that a test can make dishonest. */
export interface TestServer {
  readonly fake: FakeChat
  readonly url: string
  readonly asked: Asked[]
  meddle: Meddle
  /** Answers in the place of the fake, if it answers at all. */
  refuse: (asked: Asked) => Given | undefined
  run(more?: Partial<ServerSuiteOptions>): Promise<SuiteResult>
  close(): Promise<void>
}

const honest: Meddle = (_asked, answer) => answer

/** Starts the server on a free port. */
export async function startTestServer(options: FakeChatOptions = {}): Promise<TestServer> {
  const fake = await createFakeChat({ ...options, strict: false })
  const asked: Asked[] = []
  const http: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const one = { method: request.method ?? 'GET', path: request.url ?? '/', headers, body: Buffer.concat(chunks).toString() }
    asked.push(one)
    const refusal = server.refuse(one)
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.body)
    const answer = await fake.fetch(`http://fake.example.com${one.path}`, {
      method: one.method,
      headers: own(headers),
      ...(one.body && { body: one.body }),
    })
    const told = await server.meddle(one, { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() })
    if (told === 'hang') return
    if (told === 'cut') return void request.socket.destroy()
    response.writeHead(told.status, told.headers).end(told.body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const server: TestServer = {
    fake,
    url,
    asked,
    meddle: honest,
    refuse: () => undefined,
    run: (more = {}) =>
      runServerSuite({ bases: { chat: url }, credentials: fakeCredentials, timeout: 2000, allowWrites: false, strict: false, ...more }),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}

const own = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name)),
  )
