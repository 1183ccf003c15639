import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallsClient, createChatClient, createManagementClient, isChatApiError } from '../../src/index.ts'
import { bodyOf, exampleParameters } from '../cases/arguments.ts'
import { type DocumentName, documents } from '../documents/bundles.ts'
import { type Contract, createContract, readContracts } from '../documents/contract.ts'
import type { Operation } from '../documents/document.ts'
import { camelCase } from '../documents/names.ts'
import { sentence } from '../validate/finding.ts'
import type { Exchange } from '../validate/rawExchange.ts'
import { validateExchange } from '../validate/validateExchange.ts'

// Runs Prism's own command line on each of the bundled documents. All other tests use Prism's
// engine behind the mock's handler.

const bundle = (name: DocumentName) => fileURLToPath(new URL(`../../generated/${name}.openapi.json`, import.meta.url))
const manifest = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/package.json'))
const prism = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.prism)
const quickly = fileURLToPath(new URL('prismQuickly.cjs', import.meta.url))

/** Starts `prism mock` on a free port and resolves to its URL once it listens. */
function start(name: DocumentName): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--require', quickly, prism, 'mock', '--host', '127.0.0.1', '--port', '0', bundle(name)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        const [, url] = /Prism is listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(text) ?? []
        if (url) resolve({ process: child, url })
      })
    child.once('exit', (code) => reject(new Error(`prism ended with code ${code}:\n${text}`)))
  })
}

const running = new Map<DocumentName, { process: ChildProcess; url: string }>()
const contracts = await readContracts()
const contractOf = (name: DocumentName) => contracts.find((contract) => contract.name === name) as Contract

beforeAll(async () => {
  for (const [index, started] of (await Promise.all(documents.map(start))).entries()) running.set(documents[index] as DocumentName, started)
})

afterAll(async () => {
  for (const { process: child } of running.values()) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
  }
})

const key = 'feedfacefeedfacefeedfacefeedfacefeedface'

/** A client that records its exchanges, with an optional `Prefer` header. */
function client(name: DocumentName, prefer?: string) {
  const exchanges: Exchange[] = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(input, init)
    if (prefer) request.headers.set('prefer', prefer)
    const body = request.body ? await request.clone().text() : undefined
    const response = await globalThis.fetch(request)
    exchanges.push({
      request: { method: request.method, url: request.url, headers: [...request.headers], body },
      response: { status: response.status, headers: [...response.headers], body: await response.clone().text() },
    })
    return response
  }
  const common = { baseUrl: running.get(name)?.url, fetch, retries: 0, timeout: 300_000, waitForRateLimit: false, settling: false }
  const made = {
    chat: () => createChatClient({ ...common, apiKey: key }),
    calls: () => createCallsClient({ ...common, apiKey: key }),
    management: () => createManagementClient({ ...common, key, secret: key }),
  }[name]()
  return { methods: made as unknown as Record<string, (args: object) => Promise<unknown>>, exchanges }
}

/** Findings about the exchanges, ignoring the header `Prefer`, which is Prism's. */
const findings = (contract: Contract, exchanges: Exchange[]) =>
  exchanges.flatMap((exchange) =>
    validateExchange([contract], {
      ...exchange,
      request: { ...exchange.request, headers: exchange.request.headers.filter(([name]) => name !== 'prefer') },
    })
      .filter(({ level }) => level === 'error')
      .map(sentence),
  )

// Prism reads only the last of a form's repeated fields.
const takesForm = ({ body }: Operation) => body && !body.content['application/json']

describe.each(documents)('prism mock of %s', (name) => {
  const contract = contractOf(name)
  const operations = contract.operations.filter((operation) => !takesForm(operation))

  test.each(operations.map((operation) => [operation.id, operation] as const))('responds to %s as documented', async (id, operation) => {
    const { methods, exchanges } = client(name)
    const body = bodyOf(operation)
    const args = { ...exampleParameters(contract, operation, false), ...(body && { body: body.examples[0]?.[1] ?? {} }) }
    await methods[camelCase(id)]?.(args)
    expect(exchanges).toHaveLength(1)
    expect(findings(contract, exchanges)).toEqual([])
    // Prism reports in this header what it finds in the request and in its own response.
    expect(exchanges[0]?.response.headers.find(([name]) => name === 'sl-violations')).toBeUndefined()
  })
})

describe('flag-a-message', () => {
  const args = { id: '4201', onBehalfOf: 'jonas', body: { reasonId: 'spam' } }
  const flagged = () => `${running.get('chat')?.url}/messages/4201/flagged`
  const send = (headers: Record<string, string>, body: string) =>
    fetch(flagged(), { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  test.each([
    ['without a key', { onBehalfOf: 'jonas' }, '{}', 401],
    ['without onBehalfOf', { apikey: key }, '{}', 400],
    ['with a reason that is not a string', { apikey: key, onBehalfOf: 'jonas' }, '{"reasonId":7}', 400],
    ['with a body that is not an object', { apikey: key, onBehalfOf: 'jonas' }, '[]', 400],
  ])('rejects a request %s', async (_, headers, body, status) => {
    const response = await send(headers as Record<string, string>, body)
    expect(response.status).toBe(status)
  })

  test.each(['400', '401', '404', '429'])('throws the error that Prefer: code=%s selects', async (code) => {
    const { methods, exchanges } = client('chat', `code=${code}`)
    const error = await methods.flagAMessage?.(args).catch((reason: unknown) => reason)
    expect(isChatApiError(error) && error.status).toBe(Number(code))
    expect(findings(contractOf('chat'), exchanges)).toEqual([])
  })
})

test('the validator reports a response that does not match the document', async () => {
  const chat = contractOf('chat')
  const { methods, exchanges } = client('chat')
  await methods.getUser?.({ uid: 'mira' })
  const narrower = structuredClone(chat.document)
  const user = narrower.components.schemas.User as { properties: Record<string, unknown> }
  user.properties.name = { type: 'integer' }
  expect(findings(createContract('chat', narrower), exchanges).join()).toMatch(/name/)
})
