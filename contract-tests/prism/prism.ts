import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DocumentName, readBundle } from '../documents/bundles.ts'
import { prunedFor } from '../documents/pruned.ts'
import { targetOf } from '../mock/target.ts'
import type { RawRequest, RawResponse } from '../validate/rawExchange.ts'

// The front door of this folder. In goes the name of a document; out comes a server of Prism's own
// command line, as a target of the checks. `judgedSuite.ts` runs the checks against it and compares
// our mock with it.

const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')
const { version, bin } = createRequire(manifest)(manifest) as { version: string; bin: { prism: string } }

/** The version of Prism's command line. */
export const prismVersion = version

/**
 * The dialect of every schema in the documents, without which Prism reads draft-07. They do not
 * state it, because other tools warn about it.
 */
const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** A module that ends a program with its standard input, and so with what started it. */
export const endsWithParent = 'data:text/javascript,process.stdin.resume().on("end",()=>process.exit())'

/** Milliseconds until a response counts as missing. Prism compiles schemas on first use. */
const limit = 280_000

/** A server of Prism's own command line, for one of the bundled documents. */
export interface Prism {
  /** The URL at which it listens, until it is started again. */
  readonly url: string
  /**
   * Sends a request, whatever host its URL names.
   *
   * @throws with the request, if Prism ended or did not respond; it is then started again
   */
  send(request: RawRequest): Promise<RawResponse>
  close(): Promise<void>
}

export interface PrismOptions {
  /** The server behind `prism proxy --errors`; without it, `prism mock` is started. */
  readonly upstream?: string
  /** The operations whose paths it gets. Loading all of the Chat API takes ten seconds. */
  readonly operations?: readonly { readonly path: string }[]
}

/** Starts Prism on a free port of this machine. */
export async function startPrism(document: DocumentName, { upstream, operations }: PrismOptions = {}): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), 'prism-'))
  const file = join(folder, `${document}.json`)
  const bundle = await readBundle(document)
  await writeFile(file, JSON.stringify({ jsonSchemaDialect: dialect, ...(operations ? prunedFor(bundle, ...operations) : bundle) }))
  // Printing a line for each request takes a tenth of its time.
  const options = ['--host=127.0.0.1', '--verboseLevel=fatal', ...(upstream ? ['--errors'] : [])]
  const args = [upstream ? 'proxy' : 'mock', file, ...(upstream ? [upstream] : []), ...options]
  let running = start(args)
  const { url } = await running
  return {
    url,
    async send({ method, url: address, headers, body }) {
      const { child, url: base, printed } = await running
      const answer = async (...more: [string, string][]) => {
        const own = { method, headers: [...headers, ...more], body: body ?? null }
        const response = await fetch(base + targetOf(address), { ...own, redirect: 'manual', signal: AbortSignal.timeout(limit) })
        return { status: response.status, headers: [...response.headers], body: await response.text() }
      }
      try {
        return await answer().catch((error: Error) => {
          if (error.name === 'TimeoutError') throw error
          // Prism closes idle connections, and may do so just as a request is sent.
          return answer(['connection', 'close'])
        })
      } catch (error) {
        child.kill()
        running = start(args)
        // The next request reports what is wrong.
        running.catch(() => {})
        throw new Error(`Prism did not answer ${method} ${targetOf(address)} ${body ?? ''}: ${(error as Error).message}\n${printed()}`)
      }
    },
    async close() {
      const child = await running.then(
        (one) => one.child,
        () => undefined,
      )
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      if (child?.kill()) await gone
      await rm(folder, { recursive: true })
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly url: string
  /** The end of what it printed. */
  printed(): string
}

/** Starts Prism on a free port and resolves once it answers. */
async function start(args: readonly string[]): Promise<Running> {
  const port = await freePort()
  const program = ['--max-semi-space-size=64', '--import', endsWithParent, join(dirname(manifest), bin.prism), ...args, `--port=${port}`]
  const child = spawn(process.execPath, program, { env: { ...process.env, NO_COLOR: '1' } })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text = (text + piece).slice(-4000)
    })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && child.signalCode === null) {
    if (await fetch(url).then(Boolean, () => false)) return { child, url, printed: () => text }
    await sleep(50)
  }
  throw new Error(`Prism ended with ${child.signalCode ?? `code ${child.exitCode}`}:\n${text}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
