import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readContracts } from '../documents/documents.ts'
import { closedByApplication, type ObservedTraffic } from '../proxy/observer.ts'
import { createProxy } from '../proxy/proxy.ts'
import { reportFolder, writePrivately } from '../report/files.ts'
import { findingLine } from '../validate/finding.ts'
import { printable } from '../validate/printable.ts'
import { readAddress } from './address.ts'
import { type Command, readArguments, textOptions, UsageError, untilAborted, wholeNumber } from './command.ts'

const help = `Forwards an application's traffic to a server and checks every exchange against the specification, until Ctrl-C.

  npx cometchat-rest-testing proxy --upstream https://host/v3 [--port 4011]
  npx cometchat-rest-testing proxy --upstream https://host/v3 --exec "npm test"

  --upstream URL   the server's base URL; nothing is sent anywhere else
  --port N         the port to listen on (default: a free port)
  --timeout MS     timeout of each request (default: 30000)
  --report FOLDER  folder for proxy.json (default: ${reportFolder})
  --exec COMMAND   runs a command with the proxy's URL in CHAT_BASE_URL, and exits with its code, or with 1 if it succeeds but an
                   exchange deviated or nothing was sent
  --help           prints this text

Use the printed URL as the application's base URL, such as the client's \`baseUrl\`. The exit code is 1 if an exchange deviated.`

/** `proxy`: forwards an application's traffic and prints every deviation from the documents. */
export const proxy: Command = {
  help,
  run,
}

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const options = textOptions('upstream', 'port', 'timeout', 'report', 'exec')
  const { upstream: address, port, timeout, report = reportFolder, exec } = readArguments(args, options)
  if (!address) throw new UsageError('--upstream is required. Example: --upstream https://host/v3')
  const upstream = readAddress(address, '--upstream')
  const seen: ObservedTraffic[] = []
  const counts = new Map<string, number>()
  const observed = (exchange: ObservedTraffic) => {
    seen.push(exchange)
    for (const line of linesOf(exchange)) {
      const times = (counts.get(line) ?? 0) + 1
      counts.set(line, times)
      if (times === 1) console.log(printable(`${exchange.method} ${exchange.path} ${exchange.status || 'no response'}\n  ${line}`))
    }
  }
  const running = await createProxy(await readContracts(), {
    upstream,
    port: wholeNumber(port, '--port', 0, 65_535) ?? 0,
    timeout: wholeNumber(timeout, '--timeout') ?? 30_000,
    observed,
  })
  let code = 0
  try {
    console.log(`Contract proxy for ${upstream} at ${running.url}. ${exec ? 'Starting the application.' : 'Press Ctrl-C for a summary.'}`)
    if (exec) code = await execute(exec, running.url, signal)
    else await untilAborted(signal)
  } finally {
    await running.close()
    await writePrivately(join(report, 'proxy.json'), `${JSON.stringify({ upstream, exchanges: seen }, undefined, 1)}\n`)
  }
  const errors = seen.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length
  const operations = new Set(seen.flatMap(({ operation }) => operation ?? []))
  console.log(`\n${seen.length} exchanges with ${operations.size} operations; ${errors} deviate from the specification.`)
  const abandoned = seen.filter(({ response }) => response === closedByApplication).length
  if (abandoned > 0)
    console.log(`${abandoned} were not checked, because the application closed the connection before the response was complete.`)
  for (const [line, times] of counts) console.log(printable(`  ${times} × ${line}`))
  console.log(`Report: ${join(report, 'proxy.json')}`)
  if (code !== 0) return code
  if (exec && seen.length === 0) {
    console.log('Failed: the program sent nothing through the proxy. CHAT_BASE_URL contains its URL.')
    return 1
  }
  return errors > 0 ? 1 : 0
}

const linesOf = ({ findings }: ObservedTraffic): string[] =>
  findings.map((finding) => `${finding.level === 'error' ? '✗' : '~'} ${findingLine(finding)}`)

/**
 * Runs a command with the proxy's URL in its environment until it ends or is interrupted. Returns
 * its exit code.
 */
async function execute(command: string, url: string, signal: AbortSignal): Promise<number> {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, CHAT_BASE_URL: url } })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  const [code] = (await once(child, 'exit')) as [number | null]
  signal.removeEventListener('abort', stop)
  return signal.aborted ? interrupted : (code ?? 1)
}

const interrupted = 130
