import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContracts } from '../document/contract.ts'
import { sentence } from '../referee/finding.ts'
import { reportFolder } from '../report/write.ts'
import { createProxy, type Observed } from '../targets/proxy.ts'
import { aborted, type Command, readArguments, UsageError, wholeNumber } from './command.ts'

const help = `Passes an application's traffic on to a server and holds every exchange against the documents, until Ctrl-C.

  npx cometchat-rest-testing proxy --upstream https://host/v3 [--port 4011]

  --upstream URL   the server's base address; nothing is sent anywhere else
  --port N         the port to listen on; a free one unless set
  --timeout MS     how long the server may take to answer, 30000 unless set
  --report FOLDER  where proxy.json goes, ${reportFolder} unless set
  --help           this text

Give the address that it prints to the application as its base address, such as the client's \`baseUrl\`. The exit code is 1 if anything deviated.`

const text = { type: 'string' } as const

/** `proxy`: an application's own traffic passes through, and every deviation from the documents is printed. */
export const proxy: Command = {
  summary: "passes an application's traffic on and reports every deviation from the documents",
  help,
  run,
}

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const {
    upstream,
    port,
    timeout,
    report = reportFolder,
  } = readArguments(args, { upstream: text, port: text, timeout: text, report: text })
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
  const running = await createProxy(await readContracts(), {
    upstream,
    port: wholeNumber(port, '--port', 0, 65_535) ?? 0,
    timeout: wholeNumber(timeout, '--timeout') ?? 30_000,
    observed,
  })
  console.log(`Contract proxy at ${running.url}, for ${upstream}. Ctrl-C ends it with a summary.`)
  await aborted(signal)
  await running.close()
  const errors = seen.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length
  const operations = new Set(seen.flatMap(({ operation }) => operation ?? []))
  console.log(`\n${seen.length} exchanges with ${operations.size} operations, ${errors} of them deviate from the documents.`)
  for (const [line, times] of told) console.log(`  ${times} × ${line}`)
  await mkdir(report, { recursive: true })
  await writeFile(join(report, 'proxy.json'), `${JSON.stringify({ upstream, exchanges: seen }, undefined, 1)}\n`)
  return errors > 0 ? 1 : 0
}
