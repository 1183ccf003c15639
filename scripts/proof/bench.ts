// `npm run bench`: compares this client with others that are generated from the same document: the
// time of a call, the size, the time to import and the cost of types.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import createOpenApiFetch from 'openapi-fetch'
import { readArguments } from '../../contract-tests/cli/command.ts'
import type { paths } from '../../generated/chat.paths.ts'
import type { createChatClient } from '../../src/index.ts'
import type { rawClient } from '../../src/raw.ts'
import { programPath } from '../command.ts'
import { packageSizes, sizeOf } from '../release/budget/size.ts'
import { callInstantiations } from '../release/budget/typeCost.ts'
import { npm } from '../release/package/npm.ts'
import { root } from '../root.ts'

const help = `Compares this client with others that are generated from the same document, and prints the figures.

  npm run bench`

const { help: isHelp } = readArguments(process.argv.slice(2), { help: { type: 'boolean', short: 'h' } })
if (isHelp) {
  console.log(help)
  process.exit()
}

const rounds = 40
const document = join(root, 'generated/chat.openapi.json')
const response = JSON.stringify({ data: { success: true, message: 'The message was flagged.' } })
const apiKey = 'feedfacefeedfacefeedfacefeedfacefeedface'
const [id, onBehalfOf, body] = ['4201', 'jonas', { reasonId: 'spam', remark: 'An advert for everything.' }]

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })

/** Builds this client as it is published, and generates the others. Returns a module of each. */
async function buildClients(folder: string): Promise<Record<string, string>> {
  // npm installs into the nearest folder with a manifest.
  await writeFile(join(folder, 'package.json'), '{}')
  await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '@hey-api/openapi-ts@0.90.0', 'typescript@5.9.3')
  await run(programPath('tsc'), '-p', 'tsconfig.build.json', '--outDir', join(folder, 'package'), '--noCheck')
  await run(programPath('redocly'), 'generate-client', document, '-o', join(folder, 'redocly.ts'))
  await run(join(folder, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', join(folder, 'hey'))
  for (const [name, entry] of Object.entries({
    redocly: 'redocly.ts',
    'hey-api': 'hey/sdk.gen.ts',
    'hey-api-client': 'hey/client/index.ts',
  }))
    await build({ entryPoints: [join(folder, entry)], outfile: join(folder, `${name}.mjs`), bundle: true, platform: 'node', format: 'esm' })
  return {
    'cometchat-rest': join(folder, 'package/src/index.js'),
    'cometchat-rest/raw': join(folder, 'package/src/raw.js'),
    redocly: join(folder, 'redocly.mjs'),
    'hey-api': join(folder, 'hey-api.mjs'),
    'hey-api-client': join(folder, 'hey-api-client.mjs'),
  }
}

/** The smallest POST with a JSON body, made by each client with its defaults. */
async function calls(modules: Record<string, string>, baseUrl: string, fetch: typeof globalThis.fetch) {
  const load = (name: string) => import(pathToFileURL(modules[name] ?? '').href)
  const ownPackage: { createChatClient: typeof createChatClient } = await load('cometchat-rest')
  const raw: { rawClient: typeof rawClient } = await load('cometchat-rest/raw')
  const [redocly, hey, heyClient] = await Promise.all(['redocly', 'hey-api', 'hey-api-client'].map(load))
  const headers = { apikey: apiKey, onBehalfOf, 'content-type': 'application/json' }
  const chat = ownPackage.createChatClient({ baseUrl, apiKey, fetch })
  const rawChat = raw.rawClient(chat)
  const openApiFetch = createOpenApiFetch<paths>({ baseUrl, fetch, headers: { apikey: apiKey } })
  const redoclyClient = redocly.createClient(redocly.OPERATIONS, { serverUrl: baseUrl, fetch, auth: { apiKey: { apiKey } } })
  const heyOptions = { client: heyClient.createClient({ baseUrl, fetch }), path: { id }, headers, body }
  const flag = { path: { id }, headers: { onBehalfOf }, body }
  const params = { path: { id }, header: { onBehalfOf } }
  return {
    'bare fetch': async () =>
      (await fetch(`${baseUrl}/messages/${id}/flagged`, { method: 'POST', headers, body: JSON.stringify(body) })).json(),
    'cometchat-rest': () => chat.flagAMessage({ id, onBehalfOf, body }),
    'cometchat-rest/raw': () => rawChat.POST('/messages/{id}/flagged', { params, body }),
    redocly: () => redoclyClient.flag_a_message(flag),
    'redocly, with a timeout': () => redoclyClient.flag_a_message(flag, { timeout: 30_000 }),
    'openapi-fetch': () => openApiFetch.POST('/messages/{id}/flagged', { params, body }),
    'hey-api': () => hey.flagAMessage(heyOptions),
  }
}

/**
 * The median time of a call of each client in each round, in microseconds. The clients alternate
 * in random order, so that everything else on the machine affects all of them.
 */
async function callTimes(clients: Record<string, () => Promise<unknown>>): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {}
  for (let round = -5; round < rounds; round++)
    for (const [name, call] of Object.entries(clients).sort(() => Math.random() - 0.5)) {
      const each: number[] = []
      for (const end = performance.now() + 50; performance.now() < end; ) {
        const start = performance.now()
        await call()
        each.push(1000 * (performance.now() - start))
      }
      // The first rounds only compile the code.
      if (round >= 0) times[name] = [...(times[name] ?? []), median(each)]
    }
  return times
}

async function importTimes(modules: Record<string, string>): Promise<Record<string, number[]>> {
  const urls = { 'openapi-fetch': import.meta.resolve('openapi-fetch') }
  for (const name of ['cometchat-rest', 'redocly', 'hey-api']) Object.assign(urls, { [name]: pathToFileURL(modules[name] ?? '').href })
  const times: Record<string, number[]> = {}
  for (let round = 0; round < 9; round++)
    for (const [name, url] of Object.entries(urls)) {
      const code = `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start)`
      times[name] = [...(times[name] ?? []), Number((await run('--input-type=module', '-e', code)).stdout)]
    }
  return times
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** Prints the medians and, round by round, their ratio to the reference; the lowest comes first. */
function print(title: string, figures: Readonly<Record<string, readonly number[]>>, reference: string): void {
  const rows = Object.entries(figures).map(([client, numbers]) => ({
    client,
    median: Number(median(numbers).toFixed(1)),
    [`× ${reference}`]: Number(median(numbers.map((number, round) => number / (figures[reference]?.[round] ?? Number.NaN))).toFixed(2)),
  }))
  console.log(`\n${title}`)
  console.table(rows.sort((a, b) => a.median - b.median))
}

// In node_modules, so that generated code finds the packages that it imports.
const cache = join(root, 'node_modules/.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(cache, 'bench-'))
const server = createServer((request, answer) => {
  request.resume().on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end(response))
}).listen(0, '127.0.0.1')
try {
  await once(server, 'listening')
  const modules = await buildClients(folder)
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`)
  const stub = async () => new Response(response, { headers: { 'content-type': 'application/json' } })
  print('Microseconds per call, stubbed fetch', await callTimes(await calls(modules, 'https://chat.example.com/v3', stub)), 'bare fetch')
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  print('Microseconds per call, local server', await callTimes(await calls(modules, local, fetch)), 'bare fetch')
  const sizes = {
    'cometchat-rest': [(await packageSizes()).bytes],
    redocly: [await sizeOf("export { client } from './redocly.ts'", folder)],
    'hey-api': [await sizeOf("export * from './hey/sdk.gen.ts'", folder)],
    'openapi-fetch': [await sizeOf("export { default } from 'openapi-fetch'")],
  }
  print('Bytes, minified and gzipped, with all operations', sizes, 'cometchat-rest')
  print('Milliseconds to import in a new process', await importTimes(modules), 'openapi-fetch')
  const types = { 'cometchat-rest': [await callInstantiations('ours')], 'openapi-fetch': [await callInstantiations('openApiFetch')] }
  print('Instantiations of types for 40 calls', types, 'openapi-fetch')
} finally {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
}
