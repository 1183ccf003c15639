import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createProxy, type Observed } from '../proxy/proxy.ts'
import { writePrivately } from '../report/files.ts'
import { reportFolder } from '../report/write.ts'
import { readContracts } from '../spec/contract.ts'
import { sentence } from '../validate/finding.ts'
import { printable } from '../validate/printable.ts'
import { readAddress } from './address.ts'
import { aborted, type Command, readArguments, UsageError, wholeNumber } from './command.ts'

const help = `Passes an application's traffic on to a server and checks every exchange against the documents, until Ctrl-C.

  npx cometchat-rest-testing proxy --upstream https://host/v3 [--port 4011]
  npx cometchat-rest-testing proxy --upstream https://host/v3 --exec "npm test"

  --upstream URL   the server's base address; nothing is sent anywhere else
  --port N         the port to listen on; a free one unless set
  --timeout MS     how long the server may take to respond, 30000 unless set
  --report FOLDER  where proxy.json goes, ${reportFolder} unless set
  --exec COMMAND   starts this, with the proxy's address in CHAT_BASE_URL, and ends with its exit code, or with 1 if it passes and
                   anything deviated or nothing was sent
  --help           this text

Give the address that it prints to the application as its base address, such as the client's \`baseUrl\`. The exit code is 1 if anything deviated.`

const text = { type: 'string' } as const

/** `proxy`: an application's own traffic passes through, and every deviation from the documents is printed. */
export const proxy: Command = {
  help,
  run,
}

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const options = { upstream: text, port: text, timeout: text, report: text, exec: text }
  const { upstream: address, port, timeout, report = reportFolder, exec } = readArguments(args, options)
  if (!address) throw new UsageError('--upstream is missing, the address to pass the traffic on to')
  const upstream = readAddress(address, '--upstream')
  const seen: Observed[] = []
  const counts = new Map<string, number>()
  const observed = (one: Observed) => {
    seen.push(one)
    for (const line of linesOf(one)) {
      const times = (counts.get(line) ?? 0) + 1
      counts.set(line, times)
      if (times === 1) console.log(printable(`${one.method} ${one.path} ${one.status || 'no response'}\n  ${line}`))
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
    console.log(
      `Contract proxy at ${running.url}, for ${upstream}. ${exec ? 'The application is started.' : 'Ctrl-C ends it with a summary.'}`,
    )
    if (exec) code = await executed(exec, running.url, signal)
    else await aborted(signal)
  } finally {
    await running.close()
    await writePrivately(join(report, 'proxy.json'), `${JSON.stringify({ upstream, exchanges: seen }, undefined, 1)}\n`)
  }
  const errors = seen.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length
  const operations = new Set(seen.flatMap(({ operation }) => operation ?? []))
  console.log(`\n${seen.length} exchanges with ${operations.size} operations, ${errors} of them deviate from the documents.`)
  for (const [line, times] of counts) console.log(printable(`  ${times} × ${line}`))
  console.log(`Report: ${join(report, 'proxy.json')}`)
  if (code !== 0) return code
  if (exec && seen.length === 0) {
    console.log('Failed: the program sent nothing through the proxy. It finds the address in CHAT_BASE_URL.')
    return 1
  }
  return errors > 0 ? 1 : 0
}

const linesOf = ({ findings, disagreement }: Observed): string[] => [
  ...findings.map((finding) => `${finding.level === 'error' ? '✗' : '~'} ${sentence(finding)}`),
  ...(disagreement ? [`? ${disagreement}`] : []),
]

/** Runs a command with the proxy's address in its environment, to its end or until it is interrupted, and gives its exit code. */
function executed(command: string, url: string, signal: AbortSignal): Promise<number> {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, CHAT_BASE_URL: url } })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      signal.removeEventListener('abort', stop)
      resolve(signal.aborted ? interrupted : (code ?? 1))
    })
  })
}

const interrupted = 130
