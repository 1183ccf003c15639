// The token endpoint of the guide "Logging users in" behind each framework, without a framework's
// own server or build.
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Express } from 'express'
import type { FastifyInstance } from 'fastify'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeChat, type FakeChat } from '../../contract-tests/fake.ts'
import { ChatConnectionError, ChatRateLimitError, ChatTimeoutError, createChatClient } from '../../src/index.ts'
import { snippetsOf } from './snippets.ts'

const snippets = snippetsOf('docs/log-users-in.md', await readFile('docs/log-users-in.md', 'utf8'))
const [first] = snippets
// The handlers declare what the first program defines before it calls its own.
const [definitions = ''] = first?.code.split('console.log(') ?? []
const identifiers = snippets.find(({ code }) => code.includes('function uidOf'))
const handlers = snippets.filter(({ notRun }) => notRun !== undefined)
const address = 'https://garden.example/chat-token'

let folder: string
let fake: FakeChat

beforeAll(async () => {
  await mkdir('dist', { recursive: true })
  folder = await mkdtemp(join('dist', 'log-users-in-'))
})

beforeEach(async () => {
  fake = await createFakeChat()
  vi.stubGlobal('fetch', fake.fetch)
  vi.stubEnv('CHAT_APP_ID', 'app-linden-yard')
  vi.stubEnv('CHAT_API_KEY', 'any')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { login } = await load<Record<string, unknown>>(`${definitions}\nexport { login }`)
  vi.stubGlobal('login', login)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

afterAll(() => rm(folder, { recursive: true }))

let loaded = 0

/** Bundles a program with this project's sources and imports it. */
async function load<Module>(code: string): Promise<Module> {
  const outfile = resolve(folder, `${loaded++}.mjs`)
  await build({
    stdin: { contents: code, loader: 'ts', resolveDir: process.cwd() },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['express', 'fastify', 'koa'],
    alias: { 'cometchat-rest': resolve('src/index.ts'), '@nestjs/common': resolve('scripts/site/tests/nest.ts') },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}

/** Sends the request of somebody who claims to be another user in the body. */
type Send = (cookie: string | undefined) => Promise<{ status: number; retryAfter: string | undefined; body: string }>

const body = '{"uid":"jonas"}'
const headersOf = (cookie: string | undefined) => ({ 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) })
const requestOf = (cookie: string | undefined) => new Request(address, { method: 'POST', headers: headersOf(cookie), body })
const read = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after') ?? undefined,
  body: await response.text(),
})

const chatOf = ({ fetch }: FakeChat) => createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch })

/** The exports of the snippets. */
interface Exports {
  app: Pick<Express, 'listen'> & Pick<FastifyInstance, 'inject'>
  POST(request: Request): Promise<Response>
  ChatTokenController: new () => { create(reply: object, cookie?: string): Promise<object> }
  default: { fetch(request: Request, environment: object): Promise<Response> }
}

/** Calls of each snippet's handler, by a word that only that snippet has. */
const frameworks: Record<string, (snippet: Exports, cookie: string | undefined) => ReturnType<Send>> = {
  "from 'express'": overHttp,
  "from 'fastify'": async ({ app }, cookie) => {
    const { statusCode, headers, body: text } = await app.inject({ method: 'POST', url: '/chat-token', headers: headersOf(cookie), body })
    return { status: statusCode, retryAfter: headers['retry-after']?.toString(), body: text }
  },
  "from 'koa'": overHttp,
  'function POST': async ({ POST }, cookie) => {
    const app = new Hono().post('/chat-token', (context) => POST(context.req.raw))
    return read(await app.request(requestOf(cookie)))
  },
  "from '@nestjs/common'": async ({ ChatTokenController }, cookie) => {
    const [headers, statuses] = [new Headers(), [201]]
    const reply = { status: (status: number) => statuses.unshift(status), header: headers.set.bind(headers) }
    const result = await new ChatTokenController().create(reply, cookie)
    return read(Response.json(result, { status: statuses[0] ?? 0, headers }))
  },
  'export default': async ({ default: worker }, cookie) =>
    read(await worker.fetch(requestOf(cookie), { CHAT_APP_ID: 'app-linden-yard', CHAT_API_KEY: 'any' })),
}

/** Sends a request to an application that listens by itself. */
async function overHttp({ app }: Exports, cookie: string | undefined): ReturnType<Send> {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await read(await send(`http://127.0.0.1:${port}/chat-token`, { method: 'POST', headers: headersOf(cookie), body }))
  server.close()
  return response
}

const send = globalThis.fetch

test('every handler of the guide is one of a known framework', () => {
  const framework = ({ code }: { code: string }) => Object.keys(frameworks).filter((mark) => code.includes(mark))
  expect(handlers.map(framework)).toEqual(Object.keys(frameworks).map((mark) => [mark]))
})

test.each(Object.keys(frameworks))(
  'the handler with %s gives a token to the user of the session only, and no status of the service',
  async (mark) => {
    const snippet = await load<Exports>(handlers.find(({ code }) => code.includes(mark))?.code ?? '')
    const post = (cookie: string | undefined) => (frameworks[mark] as (typeof frameworks)[string])(snippet, cookie)
    for (const cookie of [undefined, 'sid=forged']) expect((await post(cookie)).status).toBe(401)
    expect(fake.requests).toEqual([])
    // The first login creates the user, the second finds them.
    for (const login of ['first', 'second']) {
      const { status, body: text } = await post('sid=7f3a')
      expect([login, status]).toEqual([login, 200])
      expect(JSON.parse(text)).toEqual({ authToken: expect.stringMatching(/./) })
    }
    const chat = chatOf(fake)
    expect((await chat.listUsers()).data.map(({ uid, name }) => [uid, name])).toEqual([['mira', 'Mira Okafor']])
    expect((await chat.listAuthtokens({ uid: 'mira' })).data).toHaveLength(2)
    expect(fake.violations).toEqual([])

    const wrongKey = await createFakeChat({ apiKeys: [{ apiKey: 'feedface'.repeat(5), name: 'Server' }] })
    vi.stubGlobal('fetch', wrongKey.fetch)
    expect(await post('sid=7f3a')).toEqual({ status: 502, retryAfter: undefined, body: '{}' })
    expect(wrongKey.requests.map(({ status }) => status)).toEqual([401])
    // The last closes the limit of the client.
    for (const status of [402, 403, 404, 500, 429]) {
      const error = { code: 'ERR_ANY', message: 'of the service' }
      vi.stubGlobal('fetch', async () => Response.json({ error }, { status, headers: { 'retry-after': '120' } }))
      const expected = status === 429 ? { status: 503, retryAfter: '120' } : { status: 502, retryAfter: undefined }
      expect(await post('sid=7f3a')).toEqual({ ...expected, body: '{}' })
    }
  },
)

const login = (cookie: string) => (globalThis as unknown as { login(cookie: string): Promise<{ status: number }> }).login(cookie)

test('two devices that log in at once for the first time both get a token', async () => {
  const results = await Promise.all([login('sid=7f3a'), login('sid=7f3a')])
  expect(results.map(({ status }) => status)).toEqual([200, 200])
})

test('a deactivated user gets 403, and a token after coming back', async () => {
  await login('sid=7f3a')
  const chat = chatOf(fake)
  await chat.deactivateUsers({ body: { uidsToDeactivate: ['mira'] } })
  expect((await login('sid=7f3a')).status).toBe(403)
  await chat.reactivateUsers({ body: { uidsToActivate: ['mira'] } })
  expect((await login('sid=7f3a')).status).toBe(200)
})

test('statusFor tells a limit, a timeout and a fault of the own program apart', async () => {
  const { statusFor } = await load<{ statusFor(error: unknown): object }>(`${definitions}\nexport { statusFor }`)
  const call = { operationId: 'create-authtoken', method: 'POST', path: '/users/{uid}/auth_tokens', attempts: 0 }
  const closed = { limit: 'standard', resumesAt: new Date(Date.now() + 4_500) }
  expect(statusFor(new ChatRateLimitError('Not sent.', closed, call))).toEqual({ status: 503, headers: { 'retry-after': '5' }, body: {} })
  expect(statusFor(new ChatTimeoutError(5_000, call, 'deadline'))).toEqual({ status: 504, headers: {}, body: {} })
  expect(statusFor(new ChatConnectionError('Not sent.', 'ECONNREFUSED', call))).toEqual({ status: 502, headers: {}, body: {} })
  expect(statusFor(new TypeError('a fault'))).toEqual({ status: 500, headers: {}, body: {} })
})

test('uidOf gives each id a uid of its own, in the characters and length of uids', async () => {
  const { uidOf } = await load<{ uidOf(id: string): string }>(`${identifiers?.code}\nexport { uidOf }`)
  // Every text of up to three of these, and long ones that differ at one place.
  const signs = ['a', 'A', 'f', '5', '-', '_', '|', 'ä', '🌱', '\ud83c']
  const grow = (texts: readonly string[]) => texts.flatMap((text) => signs.map((sign) => text + sign))
  const short = [signs, grow(signs), grow(grow(signs))].flat()
  const long = signs.flatMap((sign) => [sign.repeat(60), `${'a'.repeat(99)}${sign}`, `${sign}${'a'.repeat(120)}`])
  const ids = [...new Set([...short, ...long, ...short.map(uidOf), ...long.map(uidOf)])]
  const uids = ids.map(uidOf)
  expect(new Set(uids).size).toBe(ids.length)
  expect(uids.filter((uid) => !/^[a-z0-9_-]{1,100}$/.test(uid))).toEqual([])
})
