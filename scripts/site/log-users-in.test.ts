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
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeChat, type FakeChat } from '../../contract-tests/fake.ts'
import { createChatClient } from '../../src/index.ts'
import { snippetsOf } from './snippets.ts'

const snippets = snippetsOf('docs/log-users-in.md', await readFile('docs/log-users-in.md', 'utf8'))
const [first, identifiers] = snippets
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
  // The handlers declare what the first program defines before it calls its own.
  const [definitions = ''] = first?.code.split('const url = ') ?? []
  const { userOf, tokenFor } = await load<Record<string, unknown>>(`${definitions}\nexport { userOf, tokenFor }`)
  vi.stubGlobal('userOf', userOf)
  vi.stubGlobal('tokenFor', tokenFor)
})

afterEach(() => {
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
    external: ['express', 'fastify', 'hono'],
    alias: { 'cometchat-rest': resolve('src/index.ts'), '@nestjs/common': resolve('scripts/site/tests/nest.ts') },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}

/** Sends the request of somebody who claims to be another user in the body. */
type Send = (cookie: string | undefined) => Promise<{ status: number; body: string }>

const body = '{"uid":"jonas"}'
const headersOf = (cookie: string | undefined) => ({ 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) })
const requestOf = (cookie: string | undefined) => new Request(address, { method: 'POST', headers: headersOf(cookie), body })
const read = async (response: Response) => ({ status: response.status, body: await response.text() })

/** How to call the handler of each snippet, by what only that snippet has. */
const frameworks: Record<string, (code: string) => Promise<Send>> = {
  "from 'express'": async (code) => {
    const { app } = await load<{ app: Express }>(code)
    return async (cookie) => {
      const server = app.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const response = await read(await send(`http://127.0.0.1:${port}/chat-token`, { method: 'POST', headers: headersOf(cookie), body }))
      server.close()
      return response
    }
  },
  "from 'fastify'": async (code) => {
    const { app } = await load<{ app: FastifyInstance }>(code)
    return async (cookie) => {
      const { statusCode, body: text } = await app.inject({ method: 'POST', url: '/chat-token', headers: headersOf(cookie), body })
      return { status: statusCode, body: text }
    }
  },
  "from 'hono'": async (code) => {
    const { app } = await load<{ app: Hono }>(code)
    return async (cookie) => read(await app.request(requestOf(cookie)))
  },
  'function POST': async (code) => {
    const { POST } = await load<{ POST(request: Request): Promise<Response> }>(code)
    return async (cookie) => read(await POST(requestOf(cookie)))
  },
  "from '@nestjs/common'": async (code) => {
    const { ChatTokenController } = await load<{ ChatTokenController: new () => { create(cookie?: string): Promise<object> } }>(code)
    return (cookie) =>
      new ChatTokenController().create(cookie).then(
        (result) => ({ status: 201, body: JSON.stringify(result) }),
        (error: { getStatus(): number }) => ({ status: error.getStatus(), body: '' }),
      )
  },
  'export default': async (code) => {
    const { default: worker } = await load<{ default: { fetch(request: Request, environment: object): Promise<Response> } }>(code)
    const environment = { CHAT_APP_ID: 'app-linden-yard', CHAT_API_KEY: 'any' }
    return async (cookie) => read(await worker.fetch(requestOf(cookie), environment))
  },
}
const send = globalThis.fetch

test('every handler of the guide is one of a known framework', () => {
  const framework = ({ code }: { code: string }) => Object.keys(frameworks).filter((mark) => code.includes(mark))
  expect(handlers.map(framework)).toEqual(Object.keys(frameworks).map((mark) => [mark]))
})

test.each(Object.entries(frameworks))('the handler with %s gives a token to the user of the session only', async (mark, prepare) => {
  const post = await prepare(handlers.find(({ code }) => code.includes(mark))?.code ?? '')
  for (const cookie of [undefined, 'sid=forged']) expect((await post(cookie)).status).toBe(401)
  expect(fake.requests).toEqual([])
  // The first login creates the user, the second finds them.
  for (const login of ['first', 'second']) {
    const { status, body: text } = await post('sid=7f3a')
    expect([login, status]).toEqual([login, mark.includes('nest') ? 201 : 200])
    expect(JSON.parse(text)).toEqual({ authToken: expect.stringMatching(/./) })
  }
  const chat = createChatClient({ appId: 'app-linden-yard', region: 'eu', apiKey: 'any', fetch: fake.fetch })
  expect((await chat.listUsers()).data.map(({ uid, name }) => [uid, name])).toEqual([['mira', 'Mira Okafor']])
  expect((await chat.listAuthtokens({ uid: 'mira' })).data).toHaveLength(2)
  expect(fake.violations).toEqual([])
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
