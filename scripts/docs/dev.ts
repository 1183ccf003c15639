// `npm run docs:dev`: serves the documentation and builds it anew, with reload, while openapi/ or docs/ are edited.
import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = 'dist/docs'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.yaml': 'text/yaml',
  '.txt': 'text/plain',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
}
const reload = "<script>new EventSource('/reload').onmessage = () => location.reload()</script>"
const readers = new Set<ServerResponse>()

/** Generates and builds in processes of their own, so that each build sees the files as they are now. */
async function build(): Promise<void> {
  try {
    await run(process.execPath, ['--import', 'tsx', 'scripts/generate/generate.ts'])
    await run(process.execPath, ['--import', 'tsx', 'scripts/docs/build.ts'])
    for (const reader of readers) reader.write('data: built\n\n')
    console.log('built')
  } catch (error) {
    console.error((error as { stderr?: string }).stderr || error)
  }
}

const server = createServer(async ({ url = '/' }, response) => {
  if (url === '/reload') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n')
    readers.add(response)
    response.on('close', () => readers.delete(response))
    return
  }
  const path = normalize(decodeURIComponent(new URL(url, 'http://docs').pathname)).replace(/\/$/, '/index.html')
  try {
    const body = await readFile(join(folder, path), 'utf8')
    const type = types[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` })
    response.end(type === 'text/html' ? `${body}${reload}` : body)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`There is no ${path}.`)
  }
})

await build()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
console.log(`The documentation is at http://127.0.0.1:${(server.address() as AddressInfo).port}/. Ctrl-C stops it.`)

// One build at a time; what changes meanwhile is built after it. The pages that generating writes are no reason to build again.
const written = /^(coverage|discrepancies)\.md$/
let building = false
let again = false
async function changed(): Promise<void> {
  again = true
  if (building) return
  building = true
  while (again) {
    again = false
    await build()
  }
  building = false
}
const watchers = ['openapi', 'docs'].map((place) =>
  watch(place, { recursive: true }, (_, file) => file && !written.test(file) && void changed()),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const watcher of watchers) watcher.close()
    server.close()
    server.closeAllConnections()
  })
}
