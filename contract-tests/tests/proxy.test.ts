import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { proxy as proxyCommand } from '../cli/proxy.ts'
import { readContracts } from '../documents/documents.ts'
import { listenOn } from '../mock/loopback.ts'
import { startMock } from '../mock/startMock.ts'
import type { ObservedTraffic } from '../proxy/observer.ts'
import { createProxy, type ProxyOptions } from '../proxy/proxy.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const contracts = await readContracts()
const headers = { apikey: 'any', 'content-type': 'application/json' }
let seen: ObservedTraffic[]
let folder: string
/** What to close, the last first. */
let opened: { close(): unknown }[]

beforeEach(async () => {
  seen = []
  opened = []
  folder = await temporaryFolder()
})

afterEach(async () => {
  for (const one of opened.reverse()) await one.close()
})

async function listening(respond: RequestListener): Promise<string> {
  const server = await listenOn(createServer(respond), 0)
  opened.push(server)
  return server.url
}

/** Starts a proxy, whose exchanges are seen, before a server. */
async function proxied(upstream: string, more: Partial<ProxyOptions> = {}): Promise<string> {
  const proxy = await createProxy(contracts, { upstream, observed: (exchange) => seen.push(exchange), ...more })
  opened.push(proxy)
  return proxy.url
}

test('forwards traffic unchanged and reports only violations', async () => {
  const mock = await startMock({ documents: contracts.slice(0, 1).map(({ document }) => document) })
  opened.push(mock)
  const url = await proxied(mock.url)
  const flag = (baseUrl: string) =>
    createChatClient({ baseUrl, apiKey: 'any' }).flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  expect(await flag(url)).toEqual(await flag(mock.url))
  await fetch(`${url}/users?perpage=5`, { headers: { apikey: 'any', 'on-behalf-of': '1' } })
  await fetch(`${url}/nowhere`)
  await fetch(`${url}/messages/4201/flagged`, { method: 'POST', body: '{"broken', headers: { ...headers, onBehalfOf: 'jonas' } })
  await expect.poll(() => seen.length).toBe(4)
  expect(seen.map(({ findings }) => findings.map(({ place }) => place))).toEqual([
    [],
    ['request query perpage', 'request header on-behalf-of'],
    ['request path'],
    ['request body'],
  ])
})

test('reports an unreachable upstream and responds with 502', async () => {
  // Closed only once the proxy has another port.
  const upstream = await listening(() => {})
  const url = await proxied(upstream)
  await opened[0]?.close()
  expect((await fetch(`${url}/users`)).status).toBe(502)
  expect(seen[0]?.findings[0]).toMatchObject({ rule: 'response_received', got: expect.stringContaining('ECONNREFUSED') })
})

test('hides secrets that the server repeats, however they were sent, and in later exchanges', async () => {
  const secrets = ['proxy sesame & form', 'proxy-sesame-multipart', 'proxy-sesame-broken']
  const message = secrets.flatMap((secret) => [secret, secret.toUpperCase(), Buffer.from(secret).toString('hex')]).join(' or ')
  const url = await proxied(
    await listening((_, response) => response.writeHead(400, headers).end(JSON.stringify({ error: { code: 'ERR_ECHO', message } }))),
  )
  const send = (contentType: string, body: string) =>
    fetch(`${url}/groups`, { method: 'POST', headers: { ...headers, 'content-type': contentType }, body })
  await send('application/x-www-form-urlencoded', `guid=a&password=${encodeURIComponent('proxy sesame & form')}`)
  const disposition = 'Content-Disposition: form-data; name="password"'
  await send('multipart/form-data; boundary=b', `--b\r\n${disposition}\r\n\r\nproxy-sesame-multipart\r\n--b--\r\n`)
  await send('application/json', '{"guid":"a","password":"proxy-sesame-broken",,')
  await fetch(`${url}/groups/a`, { headers })
  await expect.poll(() => seen.length).toBe(4)
  for (const observed of seen.slice(2)) {
    expect(observed.response).toContain('… or … or …')
    expect(JSON.stringify(observed)).not.toMatch(/sesame|73 ?6573/i)
  }
})

/**
 * Sends a raw request, with headers that an HTTP client would not send, and returns the raw
 * response.
 */
function overSocket(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test('drops hop-by-hop headers, and content-encoding of decoded bodies', async () => {
  let got: IncomingHttpHeaders = {}
  const upstream = await listening((request, response) => {
    got = request.headers
    response.writeHead(200, { ...headers, 'keep-alive': 'timeout=99', 'content-encoding': 'identity', 'x-kept': 'yes' }).end('{}')
  })
  const sent = ['Proxy-Authorization: Basic x', 'TE: trailers', 'Trailer: x-end', 'Keep-Alive: timeout=5', 'apikey: any', 'x-own: 1']
  const lines = ['GET /users HTTP/1.1', 'Host: proxy', 'Connection: close', ...sent, '', '']
  const response = await overSocket(await proxied(upstream), lines.join('\r\n'))
  expect(got).toMatchObject({ apikey: 'any', 'x-own': '1', host: new URL(upstream).host })
  expect(Object.keys(got).filter((name) => /^(proxy-authorization|te|trailer|keep-alive)$/.test(name))).toEqual([])
  expect(response).toMatch(/x-kept: yes/i)
  expect(response).not.toMatch(/content-encoding|timeout=99/i)
})

test('forwards streams chunk by chunk, and accepts preflight requests', async () => {
  let finish = () => {}
  const upstream = await listening((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
    finish = () => response.end('data: two\n\n')
  })
  const url = await proxied(upstream)
  await fetch(`${url}/users`, { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } })
  await fetch(`${url}/users`, { method: 'HEAD' })
  const reader = (await fetch(`${url}/users`, { headers: { apikey: 'any' } })).body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  // The second part has not been sent yet.
  expect(await next()).toBe('data: one\n\n')
  finish()
  expect(await next()).toBe('data: two\n\n')
  await expect.poll(() => seen.length).toBe(3)
  expect(seen.flatMap(({ findings }) => findings)).toEqual([])
})

/** Starts the command in a process of its own. */
const started = (...args: string[]) => {
  const cli = fileURLToPath(new URL('../cli/cli.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', cli, 'proxy', '--report', folder, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}
const written = () => readFile(join(folder, 'proxy.json'), 'utf8')

test('--exec runs a program, returns its exit code, and writes a report without keys', async () => {
  const url = await listening((_request, response) => response.writeHead(200, headers).end('{"data":[],"meta":{}}'))
  const key = 'cafebabecafebabecafebabecafebabecafebabe'
  const program = `fetch(process.env.CHAT_BASE_URL + '/apikeys/${key}', { headers: { apikey: '${key}' } }).then(() => process.exit(3))`
  const child = started('--upstream', url, '--exec', `"${process.execPath}" -e "${program}"`)
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(code, printed + errors).toBe(3)
  const report = await written()
  expect(report + printed + errors).not.toContain(key)
  const [exchange] = (JSON.parse(report) as { exchanges: ObservedTraffic[] }).exchanges
  const times = { milliseconds: expect.any(Number), at: expect.stringMatching(/^\d{4}-/) }
  expect(exchange).toMatchObject({ method: 'GET', path: '/apikeys/…', status: 200, ...times })
  expect(exchange?.request).toContain('curl -X GET')
})

test('writes the report on SIGTERM', async () => {
  const child = started('--upstream', 'http://127.0.0.1:1')
  await new Promise<void>((resolve) => child.stdout.on('data', (chunk: Buffer) => /Contract proxy for/.test(String(chunk)) && resolve()))
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(JSON.parse(await written())).toMatchObject({ exchanges: [] })
})

const read = (url: string) => fetch(`${url}/users`).then((response) => response.text())
const endless: RequestListener = (_request, response) => {
  response.writeHead(200, headers)
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}
const unfinished: RequestListener = (_request, response) => void response.writeHead(200, headers).write('{')
const sendMuch = async (url: string) => {
  const { status } = await fetch(`${url}/users`, { method: 'POST', body: 'x'.repeat(11 * 2 ** 20) })
  throw new Error(`status ${status}`)
}

test.each([
  ['an endless response', 'the response body is longer than 10 MB', endless, read, undefined],
  ['a response that never completes', 'no complete response within 300 ms', unfinished, read, 300],
  ['a request that is too long to forward', 'the request body is longer than 10 MB', () => {}, sendMuch, undefined],
])('aborts %s and reports it', async (_, got, respond, send, timeout) => {
  const url = await proxied(await listening(respond), timeout === undefined ? {} : { timeout })
  await expect(send(url)).rejects.toThrow()
  await vi.waitFor(() => expect(seen[0]?.findings).toMatchObject([{ rule: 'response_received', got }]), { timeout: 60_000 })
})

test('does not report a connection that the application closes', async () => {
  const controller = new AbortController()
  const url = await proxied(await listening(() => controller.abort()))
  await expect(fetch(`${url}/users`, { signal: controller.signal })).rejects.toThrow()
  const response = 'the application closed the connection'
  await vi.waitFor(() => expect(seen).toMatchObject([{ response, status: 0, findings: [] }]), { timeout: 60_000 })
})

test.each([
  ['http to a remote host', 'http://chat.example.com/v3', '--upstream must begin with https:'],
  ['a password in the URL', 'https://mira:open-sesame@chat.example.com/v3', '--upstream must not contain a user name or password'],
  ['an invalid URL', 'chat', 'Invalid --upstream URL: chat'],
])('rejects --upstream with %s', async (_what, upstream, message) => {
  await expect(proxyCommand.run(['--upstream', upstream], new AbortController().signal)).rejects.toThrow(message)
})

test('--exec fails if the program sends no requests, and only the owner can read the report', async () => {
  const args = ['--upstream', 'http://127.0.0.1:9', '--report', folder, '--exec', `"${process.execPath}" --version`]
  expect(await proxyCommand.run(args, new AbortController().signal)).toBe(1)
  expect((await stat(join(folder, 'proxy.json'))).mode & 0o777).toBe(0o600)
})
