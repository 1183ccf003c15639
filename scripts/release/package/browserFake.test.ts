import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { bundleForPages, documentScript } from '../../browserFake.ts'
import { chromiumPath } from '../../site/tests/chromiumPath.ts'

const executablePath = chromiumPath()
if (!executablePath) console.warn('\n!!! Chromium not found: THE BROWSER BUILD OF THE FAKE IS NOT TESTED.\n')

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))
const scripts = ['documents.js', 'fake.js']
const html = `<!doctype html><title>Fake</title>${scripts.map((name) => `<script src="${name}"></script>`).join('')}`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-fake-'))
  const fake = { format: 'iife', globalName: 'fakeChat', outfile: join(folder, 'fake.js') } as const
  await bundleForPages(projectRoot, 'contract-tests/browser/fake.ts', fake)
  // The documents in one file, as in the package.
  const texts = documents.map(async (name) =>
    documentScript(name, JSON.stringify(JSON.parse(await readFile(join(projectRoot, `generated/${name}.openapi.json`), 'utf8')))),
  )
  await writeFile(join(folder, 'documents.js'), (await Promise.all(texts)).join(''))
  await writeFile(join(folder, 'index.html'), html)
  const loading = { js: "import './documents.js'" }
  await bundleForPages(projectRoot, 'contract-tests/browser/fake.ts', {
    format: 'esm',
    outfile: join(folder, 'module.js'),
    banner: loading,
  })
  await writeFile(join(folder, 'page.js'), "import * as fakeChat from './module.js'; Object.assign(globalThis, { fakeChat })")
  await writeFile(join(folder, 'module.html'), '<!doctype html><title>Fake</title><script type="module" src="page.js"></script>')
})
afterAll(() => rm(folder, { recursive: true }))

test('is small, and makes no code at run time', async () => {
  const code = await readFile(join(folder, 'fake.js'))
  expect((await stat(join(folder, 'fake.js'))).size).toBeGreaterThan(50_000)
  expect(gzipSync(code).length).toBeLessThan(120_000)
  expect(String(code)).not.toMatch(/\beval\(|new Function\(|\bFunction\(/)
})

/** Calls of a page: each status, and the code or the text that came back. */
const play = async () => {
  const { createFakeChat: create } = (globalThis as unknown as { fakeChat: { createFakeChat: typeof createFakeChat } }).fakeChat
  const fake = await create({
    users: [
      { uid: 'mira', name: 'Mira' },
      { uid: 'jonas', name: 'Jonas' },
    ],
    strict: false,
  })
  const call = async (method: string, path: string, body?: object, onBehalfOf = 'mira') => {
    const headers = { apikey: 'any', 'content-type': 'application/json', onBehalfOf }
    const response = await fake.fetch(`https://app.api-eu.cometchat.io/v3${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    const { data, error } = (await response.json()) as { data?: { data?: { text: string } }; error?: { code: string } }
    return [response.status, error?.code ?? data?.data?.text ?? response.headers.get('x-fake-response') ?? 'accepted']
  }
  const text = (receiver: string) => ({ receiver, receiverType: 'user', type: 'text', data: { text: 'The beans are up. 🌱' } })
  return [
    await call('POST', '/messages', text('jonas')),
    await call('POST', '/messages', text('nobody')),
    await call('POST', '/messages', { receiver: 'jonas' }),
    await call('POST', '/users', { uid: 'priya', name: '🌱'.repeat(60) }),
    await call('POST', '/users', { uid: 'priya', name: 'Priya', role: 7 }),
    await call('GET', '/notifications/v1/settings'),
    await fake.listen().then(
      (server) => server.close(),
      (error: Error) => error.message,
    ),
  ]
}

/** The same calls on Node, where `listen` works. */
async function playedOnNode() {
  Object.assign(globalThis, { fakeChat: { createFakeChat } })
  const answers = await play()
  return [...answers.slice(0, -1), 'fake.listen() needs Node. In a browser, call fake.fetch.']
}

describe.skipIf(!executablePath)('in Chromium', () => {
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      timeout: 300_000,
    })
    page = await browser.newPage()
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  })
  afterAll(() => browser?.close())

  test('works from the file system', async () => {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href)
    expect(await page.evaluate(play)).toEqual(await playedOnNode())
    expect(problems).toEqual([])
  })

  test.each(['index.html', 'module.html'])('works under a strict Content-Security-Policy: %s', async (start) => {
    const server = createServer(async ({ url = '/' }, response) => {
      const name = url.slice(1)
      const body = [...scripts, start, 'page.js', 'module.js'].includes(name) ? await readFile(join(folder, name)) : ''
      response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'")
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8')
      response.end(body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${start}`)
    expect(await page.evaluate(play)).toEqual(await playedOnNode())
    expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([])
    server.close()
  })
})
