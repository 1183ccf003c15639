import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.yaml': 'text/yaml',
  '.txt': 'text/plain',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown',
}
const script = "<script>new EventSource('/reload').onmessage = () => location.reload()</script>"

/** A site with live reload. */
export interface LiveSite {
  readonly url: string
  /** Reloads every open page. */
  reload(): void
  close(): void
}

/** Serves a folder on a free loopback port, with a script in each page that waits for `reload`. */
export async function serve(folder: string): Promise<LiveSite> {
  const readers = new Set<ServerResponse>()
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n')
      readers.add(response)
      response.on('close', () => readers.delete(response))
      return
    }
    const path = normalize(decodeURIComponent(new URL(url, 'http://docs').pathname)).replace(/[\\/]$/, '/index.html')
    try {
      const body = await readFile(join(folder, path), 'utf8')
      const type = types[extname(path)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(type === 'text/html' ? body + script : body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`There is no ${path}.`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    reload() {
      for (const reader of readers) reader.write('data: built\n\n')
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
