import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { chromiumPath } from '../../site/chromiumPath.ts'

/** Milliseconds until a page must report. */
const timeout = 300_000

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves a folder, loads it in Chromium and returns what the page posts to `/result`. The mock is
 * at `/mock`, on the page's origin.
 *
 * @throws if the page reports nothing in time
 */
export async function reportFromPage(folder: string, mockUrl: string): Promise<string> {
  let report: (text: string) => void = () => {}
  const reported = new Promise<string>((resolve) => (report = resolve))
  const server = createServer((request, response) => {
    serve(request, response, folder, mockUrl, report).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const profile = await mkdtemp(join(tmpdir(), 'cometchat-rest-chromium-'))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`
  // Chromium's sandbox does not work for root, as in a container; the page is trusted.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = spawn(
    chromiumPath() as string,
    ['--headless=new', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...sandbox, url],
    { stdio: 'ignore' },
  )
  const gone = new Promise<void>((resolve) => browser.once('close', () => resolve()))
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await Promise.race([
      reported,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`the page reported nothing in ${timeout / 1000} s`)), timeout)
        browser.once('error', reject)
      }),
    ])
  } finally {
    clearTimeout(timer)
    browser.kill()
    await gone
    server.close()
    server.closeAllConnections()
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  mockUrl: string,
  report: (text: string) => void,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const path = request.url ?? '/'
  if (path === '/result') {
    response.writeHead(204).end()
    report(body.toString())
  } else if (path.startsWith('/mock/')) {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const init = { method: request.method ?? 'GET', headers: headers as Record<string, string>, ...(body.length > 0 && { body }) }
    const reply = await fetch(mockUrl + path.slice('/mock'.length), init)
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' })
    response.end(await reply.text())
  } else {
    const file = join(folder, normalize(new URL(path, 'http://page').pathname))
    const text = await readFile(file).catch(() => undefined)
    response.writeHead(text ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(text)
  }
}
