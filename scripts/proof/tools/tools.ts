// `npm run test:tools`: tries the bundled documents in the tools that people open them with, each
// installed in a folder of its own.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { programPath } from '../../command.ts'
import { npm } from '../../release/package/npm.ts'
import { publicDocument } from '../../release/package/publicDocument.ts'
import { chromiumPath } from '../../site/chromiumPath.ts'
import { hoistBodies } from '../../specification/generate/hoistBodies.ts'

const run = promisify(execFile)
const node = (...args: string[]) => run(process.execPath, args, { maxBuffer: 2 ** 26, timeout: 300_000 })

/** Each document, with an operation of it that a viewer has to show. */
const documents = [
  { file: resolve('generated/chat.openapi.json'), tag: 'Moderation', path: '/messages/{id}/flagged' },
  { file: resolve('generated/calls.openapi.json'), tag: 'Calls', path: '/calls' },
  { file: resolve('generated/management.openapi.json'), tag: 'Apps', path: '/apps' },
]

/** Lints the documents with Spectral's rules for OpenAPI but one; docs/support.md explains why. */
async function spectral(folder: string): Promise<void> {
  await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '@stoplight/spectral-cli@6.16.3')
  const ruleset = join(folder, 'spectral.yaml')
  await writeFile(ruleset, 'extends: ["spectral:oas"]\nrules:\n  oas3-operation-security-defined: off\n')
  const program = join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js')
  for (const { file } of documents) await node(program, 'lint', file, '--ruleset', ruleset, '--fail-severity', 'warn', '--quiet')
}

/** Shows the documents in Swagger UI: the operation is there, and no error box. */
async function swaggerUi(folder: string): Promise<void> {
  await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', 'swagger-ui-dist@5.35.0')
  const assets = join(folder, 'node_modules/swagger-ui-dist')
  for (const { file, tag, path } of documents)
    await withPage(async (page) => {
      await serve(page, {
        '/': `<!doctype html><link rel="stylesheet" href="swagger-ui.css"><div id="ui"></div><script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: 'document.json', dom_id: '#ui', docExpansion: 'none' })</script>`,
        '/document.json': await readFile(file, 'utf8'),
        '/swagger-ui.css': await readFile(join(assets, 'swagger-ui.css'), 'utf8'),
        '/swagger-ui-bundle.js': await readFile(join(assets, 'swagger-ui-bundle.js'), 'utf8'),
      })
      await page.locator('.opblock-tag').getByText(tag, { exact: true }).first().click()
      await page.locator(`.opblock-summary-path[data-path="${path}"]`).first().waitFor()
      assert.deepEqual(await page.locator('.errors-wrapper').allTextContents(), [])
    })
}

/** A client that Redocly generates from the Chat API's document, as the package has it. */
async function generated(folder: string, generator: string, file: string): Promise<string> {
  const document = join(folder, 'chat.json')
  await writeFile(document, JSON.stringify(hoistBodies(publicDocument(await readBundle('chat')))))
  await node(programPath('redocly'), 'generate-client', document, '--generator', generator, '--output', join(folder, 'client.ts'))
  return readFile(join(folder, file), 'utf8')
}

/**
 * Compiles a client for Java. One operation, whose documentation shows no response, returns an
 * Object.
 */
async function java(folder: string): Promise<void> {
  const source = await generated(folder, 'java', 'Client.java')
  assert.deepEqual(source.match(/(?<=^ {4}public Object )\w+(?=\()/gm), ['listAgentVariables'])
  await run('javac', ['-d', join(folder, 'classes'), join(folder, 'Client.java')], { maxBuffer: 2 ** 26, timeout: 600_000 })
}

/** Reads a client for Python, whose methods all return a type. */
async function python(folder: string): Promise<void> {
  const source = await generated(folder, 'python', 'client.py')
  const methods = source.match(/^ {4}(?:async )?def [a-z]\w*\(self.*->.*$/gm) ?? []
  assert.ok(methods.length > 400, `${methods.length} methods`)
  assert.deepEqual(
    methods.filter((method) => / -> (?:\w+\[)?Any\b/.test(method)),
    [],
  )
}

/** Serves files to a page without a server, and opens the page. Anything else is not found. */
async function serve(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '': 'text/html',
  }
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files[pathname]
    return route.fulfill(body === undefined ? { status: 404 } : { body, contentType: `${types[extname(pathname)]}; charset=utf-8` })
  })
  await page.goto('http://viewer.example.com/')
}

async function withPage(use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(180_000)
  await use(page).finally(() => page.close())
}

const tools = { spectral, 'swagger-ui': swaggerUi, java, python }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in tools))
if (unknown.length > 0) throw new UsageError(`Unknown tool: ${unknown.join(', ')}. Known tools: ${Object.keys(tools).join(', ')}`)
const executablePath = chromiumPath()
if (!executablePath) throw new UsageError('There is no Chromium on this machine. Install it, or name one in CHROMIUM.')

const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const results: boolean[] = []
try {
  for (const [name, tryIt] of Object.entries(tools)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const folder = await mkdtemp(join(tmpdir(), 'cometchat-rest-tools-'))
    const failure = await tryIt(folder).then(
      () => undefined,
      (error: Error & { stdout?: string }) => `${error.message}\n${error.stdout ?? ''}`,
    )
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    console.log(failure === undefined ? `✓ ${name}` : `✗ ${name}\n${failure.trim().replace(/^/gm, '    ')}`)
    results.push(failure === undefined)
  }
} finally {
  await browser.close()
}
console.log(`${results.filter(Boolean).length} passed, ${results.filter((passed) => !passed).length} failed`)
process.exitCode = results.includes(false) ? 1 : 0
