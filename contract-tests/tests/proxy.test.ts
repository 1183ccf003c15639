import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createChatClient } from '../../src/index.ts'
import { proxy as proxyCommand } from '../cli/proxy.ts'
import { readBundle } from '../documents/bundles.ts'
import { createContract, readContracts } from '../documents/contract.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { createMock } from '../mock/createMock.ts'
import type { Observed } from '../proxy/observer.ts'
import { createProxy } from '../proxy/proxy.ts'

test('forwards traffic unchanged and reports only violations', async () => {
  const document = await readBundle('chat')
  const mock = await createMock({ documents: [document] })
  const seen: Observed[] = []
  const proxy = await createProxy([createContract('chat', document)], { upstream: mock.url, observed: (exchange) => seen.push(exchange) })
  const chat = createChatClient({ baseUrl: proxy.url, apiKey: fakeCredentials.apiKey, retries: 0 })
  const direct = createChatClient({ baseUrl: mock.url, apiKey: fakeCredentials.apiKey, retries: 0 })
  const through = await chat.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } })
  expect(through).toEqual(await direct.flagAMessage({ id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } }))
  await fetch(`${proxy.url}/users?perpage=5`, { headers: { apikey: 'any', 'on-behalf-of': '1' } })
  await fetch(`${proxy.url}/nowhere`)
  await fetch(`${proxy.url}/messages/4201/flagged`, {
    method: 'POST',
    body: '{"broken',
    headers: { apikey: 'any', onBehalfOf: 'jonas', 'content-type': 'application/json' },
  })
  await proxy.close()
  await mock.close()
  expect(seen.map(({ findings }) => findings.map(({ place }) => place))).toEqual([
    [],
    ['request query perpage', 'request header on-behalf-of'],
    ['request path'],
    ['request body'],
  ])
})

test('reports an unreachable upstream and responds with 502', async () => {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const seen: Observed[] = []
  const proxy = await createProxy([], { upstream: `http://127.0.0.1:${port}`, observed: (exchange) => seen.push(exchange) })
  // Closed only now, so that the proxy does not get the same port.
  await new Promise((resolve) => listener.close(resolve))
  expect((await fetch(`${proxy.url}/users`)).status).toBe(502)
  expect(seen[0]?.findings[0]).toMatchObject({ rule: 'response_received', got: expect.stringContaining('ECONNREFUSED') })
  await proxy.close()
})

test('hides secrets that the server repeats, however they were sent', async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const repeated = ['proxy sesame & form', 'proxy-sesame-multipart', 'proxy-sesame-broken'].filter(
      (secret) => body.includes(secret) || body.includes(encodeURIComponent(secret)),
    )
    const message = repeated.flatMap((secret) => [secret, secret.toUpperCase(), Buffer.from(secret).toString('hex')]).join(' or ')
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { code: 'ERR_ECHO', message } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const seen: Observed[] = []
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy = await createProxy(await readContracts(), { upstream, observed: (exchange) => seen.push(exchange) })
  const send = (contentType: string, body: string) =>
    fetch(`${proxy.url}/groups`, { method: 'POST', headers: { apikey: 'any', 'content-type': contentType }, body })
  await send('application/x-www-form-urlencoded', `guid=a&password=${encodeURIComponent('proxy sesame & form')}`)
  await send(
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nproxy-sesame-multipart\r\n--b--\r\n',
  )
  await send('application/json', '{"guid":"a","password":"proxy-sesame-broken",,')
  await proxy.close()
  server.closeAllConnections()
  server.close()
  expect(seen).toHaveLength(3)
  for (const observed of seen) {
    expect(observed.response).toContain('… or … or …')
    expect(JSON.stringify(observed)).not.toMatch(/sesame|73 ?6573/i)
  }
})

test('rejects a port that is in use', async () => {
  const first = await createProxy([], { upstream: 'http://127.0.0.1:1', observed: () => {} })
  const port = Number(new URL(first.url).port)
  await expect(createProxy([], { upstream: 'http://127.0.0.1:1', port, observed: () => {} })).rejects.toThrow(
    `Port ${port} is already in use`,
  )
  await first.close()
})

const cli = fileURLToPath(new URL('../cli/cli.ts', import.meta.url))
const key = 'cafebabecafebabecafebabecafebabecafebabe'

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Sends a raw request, with headers that an HTTP client would not send, and returns the raw
 * response.
 */
const overSocket = (url: string, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk: Buffer) => (text += chunk))
    socket.once('error', reject)
    socket.once('close', () => resolve(text))
  })

test('drops hop-by-hop headers, and content-encoding of decoded bodies', async () => {
  let got: IncomingHttpHeaders = {}
  const upstream = createServer((request, response) => {
    got = request.headers
    const headers = { 'content-type': 'application/json', 'keep-alive': 'timeout=99', 'content-encoding': 'identity', 'x-kept': 'yes' }
    response.writeHead(200, headers).end('{}')
  })
  const url = await listening(upstream)
  const proxy = await createProxy([], { upstream: url, observed: () => {} })
  const sent = ['Proxy-Authorization: Basic x', 'TE: trailers', 'Trailer: x-end', 'Keep-Alive: timeout=5', 'apikey: any', 'x-own: 1']
  const response = await overSocket(proxy.url, ['GET /users HTTP/1.1', 'Host: proxy', 'Connection: close', ...sent, '', ''].join('\r\n'))
  expect(got).toMatchObject({ apikey: 'any', 'x-own': '1', host: new URL(url).host })
  expect(Object.keys(got).filter((name) => /^(proxy-authorization|te|trailer|keep-alive)$/.test(name))).toEqual([])
  expect(response).toMatch(/x-kept: yes/i)
  expect(response).not.toMatch(/content-encoding|timeout=99/i)
  await proxy.close()
  upstream.close()
})

test('forwards streams chunk by chunk, and accepts preflight requests', async () => {
  let finish = () => {}
  const upstream = createServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
    finish = () => response.end('data: two\n\n')
  })
  const seen: Observed[] = []
  const contract = createContract('chat', await readBundle('chat'))
  const proxy = await createProxy([contract], { upstream: await listening(upstream), observed: (exchange) => seen.push(exchange) })
  await fetch(`${proxy.url}/users`, { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } })
  await fetch(`${proxy.url}/users`, { method: 'HEAD' })
  const reader = (await fetch(`${proxy.url}/users`, { headers: { apikey: 'any' } })).body?.getReader()
  const first = await reader?.read()
  // The second part has not been sent yet.
  expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: two\n\n')
  await expect.poll(() => seen.length).toBe(3)
  expect(seen.flatMap(({ findings }) => findings)).toEqual([])
  await proxy.close()
  upstream.close()
})

test('--exec runs a program, returns its exit code, and writes a report without keys', async () => {
  const upstream = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[],"meta":{}}'),
  )
  const url = await listening(upstream)
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const program = `fetch(process.env.CHAT_BASE_URL + '/apikeys/${key}', { headers: { apikey: '${key}' } }).then(() => process.exit(3))`
  const args = ['--import', 'tsx', cli, 'proxy', '--upstream', url, '--report', folder, '--exec', `"${process.execPath}" -e "${program}"`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, text).toBe(3)
  const report = await readFile(join(folder, 'proxy.json'), 'utf8')
  await rm(folder, { recursive: true })
  upstream.close()
  expect(report + text).not.toContain(key)
  const [exchange] = (JSON.parse(report) as { exchanges: Observed[] }).exchanges
  expect(exchange).toMatchObject({
    method: 'GET',
    path: '/apikeys/…',
    status: 200,
    milliseconds: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-/),
  })
  expect(exchange?.request).toContain('curl -X GET')
})

test('hides a password that the server repeats, even encoded or in a later exchange', async () => {
  const password = 'open-sesame & "more"'
  const repeated = [password, JSON.stringify(password), encodeURIComponent(password), Buffer.from(`mira:${password}`).toString('base64')]
  const error = { code: 'ERR_SAID_TOO_MUCH', message: repeated.join(' | ') }
  const upstream = createServer((_request, response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error })),
  )
  const seen: Observed[] = []
  const proxy = await createProxy(await readContracts(), {
    upstream: await listening(upstream),
    observed: (exchange) => seen.push(exchange),
  })
  const headers = { apikey: 'any', 'content-type': 'application/json' }
  await fetch(`${proxy.url}/groups`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ guid: 'yard', name: 'Yard', type: 'password', password }),
  })
  await fetch(`${proxy.url}/groups/yard`, { headers })
  await proxy.close()
  upstream.close()
  expect(seen).toHaveLength(2)
  for (const exchange of seen) {
    expect(exchange.response).toContain('ERR_SAID_TOO_MUCH')
    for (const form of ['open-sesame', Buffer.from('open-sesame').toString('base64').slice(3, -4), 'open%2Dsesame'])
      expect(JSON.stringify(exchange)).not.toContain(form)
  }
})

test('writes the report on SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const child = spawn(process.execPath, ['--import', 'tsx', cli, 'proxy', '--upstream', 'http://127.0.0.1:1', '--report', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) => child.stdout.on('data', (chunk: Buffer) => /Contract proxy for/.test(String(chunk)) && resolve()))
  child.kill('SIGTERM')
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
  expect(JSON.parse(await readFile(join(folder, 'proxy.json'), 'utf8'))).toMatchObject({ exchanges: [] })
  await rm(folder, { recursive: true })
})

/** Sends a request through a proxy to a server, and returns what the proxy observed. */
async function observedWith(respond: RequestListener, send: (url: string) => Promise<unknown>, timeout?: number): Promise<Observed> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const observations: Observed[] = []
  const proxy = await createProxy(await readContracts(), {
    upstream,
    observed: (seen) => observations.push(seen),
    ...(timeout !== undefined && { timeout }),
  })
  try {
    await expect(send(proxy.url)).rejects.toThrow()
    return await vi.waitFor(() => observations[0] ?? Promise.reject(new Error('nothing observed')), { timeout: 60_000 })
  } finally {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  }
}

const read = (url: string) => fetch(`${url}/users`).then((response) => response.text())

test('aborts an endless response and reports it', async () => {
  const seen = await observedWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }, read)
  expect(seen.findings).toMatchObject([{ rule: 'response_received', got: 'the response body is longer than 10 MB' }])
})

test('aborts a response that never completes and reports it', async () => {
  const seen = await observedWith(
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    read,
    300,
  )
  expect(seen.findings).toMatchObject([{ rule: 'response_received', got: 'no complete response within 300 ms' }])
})

test('reports a request that is too long to forward', async () => {
  const body = 'x'.repeat(11 * 2 ** 20)
  const send = (url: string) =>
    fetch(`${url}/users`, { method: 'POST', body }).then(({ status }) => Promise.reject(new Error(`status ${status}`)))
  const seen = await observedWith(() => {}, send)
  expect(seen.findings).toMatchObject([{ rule: 'response_received', got: 'the request body is longer than 10 MB' }])
})

test('does not report a connection that the application closes', async () => {
  const controller = new AbortController()
  const seen = await observedWith(
    () => controller.abort(),
    (url) => fetch(`${url}/users`, { signal: controller.signal }),
  )
  expect(seen).toMatchObject({ response: 'the application closed the connection', status: 0, findings: [] })
})

test.each([
  ['http to a remote host', 'http://chat.example.com/v3', '--upstream must begin with https:'],
  ['a password in the URL', 'https://mira:open-sesame@chat.example.com/v3', '--upstream must not contain a user name or password'],
  ['an invalid URL', 'chat', 'Invalid --upstream URL: chat'],
])('rejects --upstream with %s', async (_what, upstream, message) => {
  await expect(proxyCommand.run(['--upstream', upstream], new AbortController().signal)).rejects.toThrow(message)
})

test('--exec fails if the program sends no requests, and only the owner can read the report', async () => {
  const report = await mkdtemp(join(tmpdir(), 'proxy-'))
  const args = ['--upstream', 'http://127.0.0.1:9', '--report', report, '--exec', `"${process.execPath}" --version`]
  expect(await proxyCommand.run(args, new AbortController().signal)).toBe(1)
  expect((await stat(join(report, 'proxy.json'))).mode & 0o777).toBe(0o600)
  await rm(report, { recursive: true })
})
