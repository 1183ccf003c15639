import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { createFakeChat } from '../../../contract-tests/fake.ts'
import { bundleForPages, documentScript } from '../../browserFake.ts'
import { root } from '../../root.ts'
import { describeInChromium } from '../../site/tests/chromium.ts'

// The site's tests run the same build as a classic script, from the file system as well.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-fake-'))
  await bundleForPages(root, 'contract-tests/browser/fake.ts', {
    format: 'esm',
    outfile: join(folder, 'fake.js'),
    banner: { js: "import './documents.js'" },
  })
  // The documents in one file, as in the package.
  const scripts = documents.map(async (name) => documentScript(name, JSON.stringify(await readBundle(name))))
  await writeFile(join(folder, 'documents.js'), (await Promise.all(scripts)).join(''))
  await writeFile(join(folder, 'page.js'), "import * as fakeChat from './fake.js'; Object.assign(globalThis, { fakeChat })")
  await writeFile(join(folder, 'page.html'), '<!doctype html><title>Fake</title><script type="module" src="page.js"></script>')
})
afterAll(() => rm(folder, { recursive: true }))

test('is small, and makes no code at run time', async () => {
  const code = await readFile(join(folder, 'fake.js'))
  expect(code.length).toBeGreaterThan(50_000)
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

describeInChromium('the build of the fake for pages', (browser) => {
  test('works as on Node under a strict Content-Security-Policy', async () => {
    const page = await browser().newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
    await page.route('http://fake.example/*', (route) => {
      const path = join(folder, new URL(route.request().url()).pathname)
      const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8'
      return route.fulfill({ path, headers: { 'content-security-policy': "default-src 'none'; script-src 'self'", 'content-type': type } })
    })
    await page.goto('http://fake.example/page.html')
    expect(await page.evaluate(play)).toEqual(await playedOnNode())
    expect(problems).toEqual([])
  })
})
