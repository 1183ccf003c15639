// `npm run bench`: compares this client with others: time per call, size, time to import and cost
// of types.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { readArguments, wholeNumber } from '../../../contract-tests/cli/command.ts'
import { root } from '../../release/budget/root.ts'
import { chatClientSize, sizeOf } from '../../release/budget/size.ts'
import { callInstantiations } from '../../release/budget/typeCost.ts'
import { type Built, buildClients, ours, responseText } from './clients.ts'
import { type Figures, report } from './report.ts'

const help = `Compares this client with others and writes the figures to dist/bench.json.

  npm run bench [-- --runs 7]

  --runs N    number of runs for the medians, at least 5 (default 7)
  --help      show this help`

const values = readArguments(process.argv.slice(2), { runs: { type: 'string' }, help: { type: 'boolean', short: 'h' } })
if (values.help) console.log(help)
else await bench(wholeNumber(values.runs, '--runs', 5) ?? 7)

async function bench(runs: number): Promise<void> {
  // In node_modules, so that generated code finds the packages that it imports.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  try {
    const built = await buildClients(folder)
    const figures: Figures = {
      ...(await callTimes(built, runs)),
      size: await sizes(folder),
      importing: await importTimes(built, runs),
      instantiations: { [ours]: await callInstantiations('ours'), 'openapi-fetch': await callInstantiations('openApiFetch') },
    }
    const machine = `Node ${process.version}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${runs} runs`
    console.log(`${machine}\n\n${report(figures)}`)
    await mkdir('dist', { recursive: true })
    await writeFile('dist/bench.json', `${JSON.stringify({ date: new Date().toISOString(), machine, ...figures }, undefined, 2)}\n`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The medians of each round of all runs, by client, in microseconds: on a local server and with a
 * stubbed `fetch`.
 */
async function callTimes(built: Built, runs: number): Promise<Pick<Figures, 'server' | 'stubbed'>> {
  // Compiled first: Node may not run TypeScript, and a loader that compiles on the way would slow
  // down what is measured.
  const worker = join(import.meta.dirname, 'node_modules/.cache/callTime.worker.mjs')
  const entry = join(import.meta.dirname, 'callTime.worker.ts')
  await build({
    entryPoints: [entry],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(responseText) }
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(responseText))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const times: Pick<Figures, 'server' | 'stubbed'>[] = []
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (let run = 0; run < runs; run++) times.push(JSON.parse(await node(worker, JSON.stringify(built), address)))
  server.close()
  const collected = (part: 'server' | 'stubbed') =>
    Object.fromEntries(Object.keys(times[0]?.[part] ?? {}).map((name) => [name, times.flatMap((run) => run[part][name] ?? [])]))
  return { server: collected('server'), stubbed: collected('stubbed') }
}

/**
 * Bytes of each client, minified and gzipped, with all operations of the chat document if it has
 * operations.
 */
async function sizes(folder: string): Promise<Record<string, number>> {
  return {
    [ours]: await chatClientSize(),
    'redocly generate-client': await sizeOf("export { client } from './redocly/client.ts'", folder),
    'openapi-fetch': await sizeOf("export { default } from 'openapi-fetch'"),
  }
}

/** The times to import each client in a fresh process, in milliseconds; the clients alternate. */
async function importTimes(built: Built, runs: number): Promise<Record<string, number[]>> {
  const modules = { [ours]: built.ours, 'redocly generate-client': built.redocly }
  const urls = { 'openapi-fetch': import.meta.resolve('openapi-fetch') }
  for (const [name, path] of Object.entries(modules)) Object.assign(urls, { [name]: pathToFileURL(path).href })
  const times: Record<string, number[]> = {}
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries(urls)) {
      const code = `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start)`
      times[name] = [...(times[name] ?? []), Number(await node('--input-type=module', '-e', code))]
    }
  }
  return times
}

/** Runs the current Node and returns what it prints. */
async function node(...args: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, args)).stdout
}
