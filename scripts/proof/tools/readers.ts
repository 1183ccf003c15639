import { chromiumPath } from '../../site/chromiumPath.ts'
import type { Tool } from './tool.ts'

// Each tool reads all three documents. The programs are JavaScript and run in the tool's folder.

const documents = "['chat', 'calls', 'management']"

const spectral: Tool = {
  name: '@stoplight/spectral-cli',
  packages: { '@stoplight/spectral-cli': '6.16.3' },
  does: 'lints the documents with its OpenAPI rules but one, without a warning',
  async run(sandbox) {
    // docs/support.md explains why this rule is off.
    await sandbox.write('.spectral.yaml', 'extends: ["spectral:oas"]\nrules:\n  oas3-operation-security-defined: off\n')
    for (const name of ['chat', 'calls', 'management'])
      await sandbox.node(
        sandbox.installed('@stoplight/spectral-cli/dist/index.js'),
        'lint',
        `${name}.json`,
        '--ruleset',
        '.spectral.yaml',
        '--fail-severity',
        'warn',
        '--quiet',
      )
  },
}

const swaggerParser: Tool = {
  name: '@apidevtools/swagger-parser',
  packages: { '@apidevtools/swagger-parser': '13.1.0', 'openapi-types': '12.1.3' },
  does: 'validates the documents, in 3.1 and in 3.0',
  async run(sandbox) {
    await sandbox.write(
      'validate.mjs',
      `import SwaggerParser from '@apidevtools/swagger-parser'
for (const name of ${documents}) for (const file of [name + '.json', name + '-3.0.json']) await SwaggerParser.validate(file)
`,
    )
    await sandbox.node('validate.mjs')
  },
}

const openapiBackend: Tool = {
  name: 'openapi-backend',
  packages: { 'openapi-backend': '5.21.2', 'ajv-formats': '3.0.1' },
  does: 'reads the documents in 3.0 strictly, routes and validates a request to flag a message',
  async run(sandbox) {
    await sandbox.write(
      'backend.mjs',
      `import assert from 'node:assert/strict'
import formats from 'ajv-formats'
import { OpenAPIBackend } from 'openapi-backend'
for (const name of ${documents}) {
  const api = new OpenAPIBackend({ definition: './' + name + '-3.0.json', strict: true, validate: true, ajvOpts: { strict: false }, customizeAjv: (ajv) => formats.default(ajv) })
  api.register({ validationFail: ({ validation }) => ({ errors: validation.errors }), notFound: () => 'not found', notImplemented: () => 'valid' })
  if (name !== 'management') api.registerSecurityHandler('apiKey', () => true)
  await api.init()
  if (name !== 'chat') continue
  const ask = (headers, body) => api.handleRequest({ method: 'POST', path: '/messages/4201/flagged', headers: { apikey: 'any', 'content-type': 'application/json', ...headers }, body })
  assert.equal(await ask({ onbehalfof: 'jonas', onBehalfOf: 'jonas' }, { reasonId: 'spam' }), 'valid')
  assert.ok((await ask({ onbehalfof: 'jonas', onBehalfOf: 'jonas' }, { reasonId: 7 })).errors.length > 0)
}
`,
    )
    await sandbox.node('backend.mjs')
  },
}

const expressOpenapiValidator: Tool = {
  name: 'express-openapi-validator',
  packages: { 'express-openapi-validator': '5.6.2', express: '5.2.1' },
  does: 'lets a valid request through and rejects a wrong one, by the document in 3.1 and in 3.0',
  async run(sandbox) {
    await sandbox.write(
      'validator.mjs',
      `import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import express from 'express'
import OpenApiValidator from 'express-openapi-validator'
const app = express()
app.use(express.json())
const apiSpec = { ...JSON.parse(readFileSync(process.argv[2], 'utf8')), servers: [{ url: '/' }] }
app.use(OpenApiValidator.middleware({ apiSpec, validateRequests: true, validateSecurity: true, validateFormats: false }))
app.post('/messages/:id/flagged', (request, response) => response.json({ data: {} }))
app.use((error, request, response, next) => response.status(error.status ?? 500).json({ message: error.message }))
const server = app.listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const ask = async (headers, body) =>
  (await fetch('http://127.0.0.1:' + server.address().port + '/messages/4201/flagged', { method: 'POST', headers: { apikey: 'any', 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).status
try {
  assert.equal(await ask({ onBehalfOf: 'jonas' }, { reasonId: 'spam' }), 200)
  assert.equal(await ask({}, { reasonId: 'spam' }), 400)
  assert.equal(await ask({ onBehalfOf: 'jonas' }, { reasonId: 7 }), 400)
} finally {
  server.close()
}
`,
    )
    for (const file of ['chat.json', 'chat-3.0.json']) await sandbox.node('validator.mjs', file)
  },
}

const scalarMock: Tool = {
  name: '@scalar/mock-server',
  packages: { '@scalar/mock-server': '0.14.4' },
  does: 'responds from the documents; a message is flagged',
  async run(sandbox) {
    await sandbox.write(
      'mock.mjs',
      `import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createMockServer } from '@scalar/mock-server'
for (const name of ${documents}) {
  const app = await createMockServer({ document: readFileSync(name + '.json', 'utf8'), specification: readFileSync(name + '.json', 'utf8') })
  if (name !== 'chat') continue
  const response = await app.request('/messages/4201/flagged', { method: 'POST', headers: { apikey: 'any', onBehalfOf: 'jonas', 'content-type': 'application/json' }, body: '{"reasonId":"spam"}' })
  assert.equal(response.status, 200)
  assert.equal(typeof (await response.json()).data, 'object')
}
`,
    )
    await sandbox.node('mock.mjs')
  },
}

const swaggerUi: Tool = {
  name: 'swagger-ui-dist',
  packages: { 'swagger-ui-dist': '5.35.0', 'playwright-core': '1.65.1' },
  does: 'shows the documents in Chromium, without an error box',
  async run(sandbox) {
    const executablePath = chromiumPath()
    if (!executablePath) throw new Error('there is no Chromium on this machine (apt-get install chromium, or name one in CHROMIUM)')
    await sandbox.write(
      'ui.mjs',
      `import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { chromium } from 'playwright-core'
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.html': 'text/html' }
const page = (name) => \`<!doctype html><link rel="stylesheet" href="/node_modules/swagger-ui-dist/swagger-ui.css"><div id="ui"></div>
<script src="/node_modules/swagger-ui-dist/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: '/\${name}.json', dom_id: '#ui', docExpansion: 'none' })</script>\`
const server = createServer(async ({ url }, response) => {
  const shown = /^\\/show\\/(\\w+)$/.exec(url)
  const body = shown ? page(shown[1]) : await readFile('.' + url).catch(() => undefined)
  response.writeHead(body ? 200 : 404, { 'content-type': (shown ? 'text/html' : types[extname(url)] ?? 'text/plain') + '; charset=utf-8' }).end(body)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
try {
  for (const [name, tag, path] of [['calls', 'Calls', '/calls'], ['management', 'Apps', '/apps'], ['chat', 'Moderation', '/messages/{id}/flagged']]) {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(300_000)
    await tab.goto('http://127.0.0.1:' + server.address().port + '/show/' + name)
    await tab.locator('.opblock-tag').getByText(tag, { exact: true }).first().click()
    await tab.locator('.opblock-summary-path[data-path="' + path + '"]').first().waitFor()
    assert.equal(await tab.locator('.errors-wrapper').count(), 0, await tab.locator('.errors-wrapper').allTextContents().then((all) => all.join()))
    await tab.close()
  }
} finally {
  await browser.close()
  server.close()
}
`,
    )
    await sandbox.node('ui.mjs', executablePath)
  },
}

const postman: Tool = {
  name: 'openapi-to-postmanv2',
  packages: { 'openapi-to-postmanv2': '6.3.3', newman: '6.2.2' },
  does: 'makes a collection; newman sends the request that flags a message, and all of the Management API',
  async run(sandbox) {
    await sandbox.write(
      'postman.mjs',
      `import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
const require = createRequire(import.meta.url)
const { convertV2 } = require('openapi-to-postmanv2')
const newman = require('newman')
const collectionOf = (name) => new Promise((resolve, reject) => {
  const { webhooks, ...data } = JSON.parse(readFileSync(name + '.json', 'utf8'))
  convertV2({ type: 'string', data: JSON.stringify(data) }, { parametersResolution: 'Example', requestParametersResolution: 'Example', exampleParametersResolution: 'Example' }, (error, result) =>
    error || !result.result ? reject(error ?? new Error(result.reason)) : resolve(result.output[0].data))
})
const requestsOf = (item) => (item.item ? item.item.flatMap(requestsOf) : [item])
const key = 'feedfacefeedfacefeedfacefeedfacefeedface'
const send = (collection) => new Promise((resolve, reject) => {
  const codes = []
  newman.run({ collection, envVar: Object.entries({ baseUrl: process.env.MOCK_URL, apiKey: key, key, secret: key }).map(([name, value]) => ({ key: name, value })), reporters: [] }, (error) => (error ? reject(error) : resolve(codes)))
    .on('request', (error, { response, request, item }) => codes.push([item.name, error ? String(error) : response.code]))
})
const chat = await collectionOf('chat')
const flag = requestsOf(chat).filter(({ request }) => request.method === 'POST' && request.url.path.join('/') === 'messages/:id/flagged')
assert.equal(flag.length, 1)
const flagged = await send({ ...chat, item: flag })
assert.deepEqual(flagged.map(([, code]) => code), [200])
const management = await collectionOf('management')
// Postman supports a single credential per request; the Management API requires two, so both are set as headers.
for (const { request } of requestsOf(management)) {
  request.auth = { type: 'noauth' }
  request.header = [...request.header, { key: 'key', value: '{{key}}' }, { key: 'secret', value: '{{secret}}' }]
}
const codes = await send(management)
assert.deepEqual(codes.filter(([, code]) => !(code >= 200 && code < 300)), [])
`,
    )
    await sandbox.node('postman.mjs')
  },
}

/** Linters, validators, mocks, viewers and collections. */
export const readers: readonly Tool[] = [spectral, swaggerParser, openapiBackend, expressOpenapiValidator, scalarMock, swaggerUi, postman]
