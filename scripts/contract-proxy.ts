// `npm run contract:proxy`: an application's own traffic passes through, and every deviation from the documents is told.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sentence } from '../contract-tests/referee/finding.ts'
import { reportFolder } from '../contract-tests/report/write.ts'
import { readContracts } from '../contract-tests/schema/contract.ts'
import { createProxy, type Observed } from '../contract-tests/targets/proxy.ts'

const help = `Passes an application's traffic on to a server and holds every exchange against the documents, until Ctrl-C.

  npm run contract:proxy -- --upstream https://host/v3 [--port 4011]

  --upstream URL   the server's base address; nothing is sent anywhere else
  --port N         the port to listen on; a free one unless set
  --timeout MS     how long the server may take to answer, 30000 unless set
  --report FOLDER  where proxy.json goes, ${reportFolder} unless set
  --help           this text

Give the address that it prints to the application as its base address, such as the client's \`baseUrl\`. The exit code is 1 if anything deviated.`

/** A mistake in how the program was called: one line, exit code 2. */
class UsageError extends Error {}

try {
  await main()
} catch (error) {
  const usage = error instanceof UsageError
  console.error(usage ? `${error.message}. See npm run contract:proxy -- --help.` : (error as Error).message)
  process.exitCode = usage ? 2 : 1
}

async function main(): Promise<void> {
  const { upstream, port, timeout, report = reportFolder, help: wanted } = read()
  if (wanted) return console.log(help)
  if (!upstream) throw new UsageError('--upstream is missing, the address to pass the traffic on to')
  if (!URL.canParse(upstream) || !/^https?:/.test(upstream)) throw new UsageError('--upstream is no address; write it like https://host/v3')
  const seen: Observed[] = []
  const told = new Map<string, number>()
  const observed = (one: Observed) => {
    seen.push(one)
    for (const line of [
      ...one.findings.map((finding) => `${finding.level === 'error' ? '✗' : '~'} ${sentence(finding)}`),
      ...(one.disagreement ? [`? ${one.disagreement}`] : []),
    ]) {
      const times = (told.get(line) ?? 0) + 1
      told.set(line, times)
      if (times === 1) console.log(`${one.method} ${one.path} ${one.status || 'no answer'}\n  ${line}`)
    }
  }
  const proxy = await createProxy(await readContracts(), {
    upstream,
    port: numberOf(port, '--port') ?? 0,
    timeout: numberOf(timeout, '--timeout') ?? 30_000,
    observed,
  })
  console.log(`Contract proxy at ${proxy.url}, for ${upstream}. Ctrl-C ends it with a summary.`)
  await new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve())
  })
  await proxy.close()
  const errors = seen.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length
  const operations = new Set(seen.flatMap(({ operation }) => operation ?? []))
  console.log(`\n${seen.length} exchanges with ${operations.size} operations, ${errors} of them deviate from the documents.`)
  for (const [line, times] of told) console.log(`  ${times} × ${line}`)
  await mkdir(report, { recursive: true })
  await writeFile(join(report, 'proxy.json'), `${JSON.stringify({ upstream, exchanges: seen }, undefined, 1)}\n`)
  if (errors > 0) process.exitCode = 1
}

function read() {
  try {
    return parseArgs({
      options: {
        upstream: { type: 'string' },
        port: { type: 'string' },
        timeout: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

function numberOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || (name === '--port' && Number(text) > 65535)) throw new UsageError(`${name} must be a whole number`)
  return Number(text)
}
