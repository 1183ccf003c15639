import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { endsWithParent } from '../../../contract-tests/prism/prism.ts'

/** The key that a started server accepts: it gets it in `KEY`. */
export const serverKey = 'feedface'.repeat(5)

/** A fault that a server program offers. */
export interface OfferedFault {
  readonly name: string
  /** `none` for a harmless variant, which the checks must not report. */
  readonly kind: string
  readonly what: string
}

/** The faults that `node FILE --list` prints: name, kind and description, separated by tabs. */
export async function faultsOf(file: string): Promise<OfferedFault[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, '--list'])
  return stdout.split('\n').flatMap((line) => {
    const [name = '', kind = '', what = ''] = line.split('\t')
    return kind === '' ? [] : [{ name, kind, what }]
  })
}

export interface StartedServer {
  /** The base URL, with `/v3`. */
  readonly base: string
  stop(): Promise<void>
}

/**
 * Starts a server program on a free port, with a fault or without any. It ends with the thread that
 * started it.
 *
 * @throws if it ends before it prints its URL
 */
export async function startServer(file: string, fault = ''): Promise<StartedServer> {
  const env = { ...process.env, PORT: '0', KEY: serverKey, FAULT: fault }
  const child = spawn(process.execPath, ['--import', endsWithParent, file], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const base = await urlIn(child)
  return {
    base,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The first URL that a program prints. */
function urlIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it printed its URL.`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}
