// `npm run contract`: holds the client and a target against the documents. The target is the mock, or a server that is named.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { preflight } from '../contract-tests/preflight/preflight.ts'
import { createProgress } from '../contract-tests/report/progress.ts'
import { reportFolder, writeReport } from '../contract-tests/report/write.ts'
import { fakeCredentials } from '../contract-tests/run/environment.ts'
import { runServerSuite } from '../contract-tests/run/serverSuite.ts'
import { runSuite, type SuiteResult } from '../contract-tests/run/suite.ts'
import type { DocumentName } from '../contract-tests/schema/contract.ts'
import { documents } from './generate.ts'

const help = `Holds the client and a target against the documents, operation by operation.

  npm run contract                              the mock, in this process
  npm run contract -- --target https://host/v3  a server; only operations that read
  npm run contract -- --target chat=https://host/v3 --target calls=https://other/v3

  --target URL        the base address of all documents, or DOCUMENT=URL for one (chat, calls, management); may be repeated
  --allow-writes      also checks what changes users and groups, on ones that it creates and removes again
  --only ID,ID        only these operations
  --strict            on a server, what an answer holds beyond its document fails, too; on the mock it always does
  --timeout MS        how long a server may take to answer, 5000 unless set
  --rate N            the most requests in a second; 10 unless the server is on this machine
  --workers N         threads for the mock; as many as there are cores, at most four, unless set
  --seed N            seed of the generated requests, 1 unless set
  --report FOLDER     where the reports go, ${reportFolder} unless set
  --help              this text

Keys come from the environment: CHAT_API_KEY, MANAGEMENT_KEY and MANAGEMENT_SECRET. A document without its keys is left out, but for a server
on this machine, which gets fake ones.`

/** A mistake in how the program was called: one line, exit code 2. */
class UsageError extends Error {}

const controller = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    // A second signal ends the process at once.
    controller.abort(new Error(`Stopped by ${name}.`))
    process.exitCode = 130
  })
}

try {
  await main()
} catch (error) {
  const usage = error instanceof UsageError
  console.error(usage ? `${error.message}. See npm run contract -- --help.` : (error as Error).message)
  process.exitCode ||= usage ? 2 : 1
}

async function main(): Promise<void> {
  const values = read()
  if (values.help) return console.log(help)
  const only = values.only?.split(',')
  const progress = createProgress()
  const run = values.target ? overServer(values, only, progress) : overMock(values, only, progress)
  const faults = await preflight({ canaries: false })
  if (faults.length > 0) throw new Error(`The documents have errors:\n${faults.join('\n')}`)
  const result = await run().finally(progress.end)
  const { reasons } = await writeReport(result, values.report)
  console.log(`Reports: ${values.report ?? reportFolder}`)
  if (reasons.length > 0) process.exitCode = 1
}

function read() {
  try {
    return parseArgs({
      options: {
        target: { type: 'string', multiple: true },
        'allow-writes': { type: 'boolean' },
        only: { type: 'string' },
        strict: { type: 'boolean' },
        timeout: { type: 'string' },
        rate: { type: 'string' },
        workers: { type: 'string' },
        seed: { type: 'string' },
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
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${name} must be a whole number above 0`)
  return Number(text)
}

type Progress = (done: number, total: number, failed: number) => void

/** Checks the arguments and gives what runs the suite against the mock. */
function overMock(values: ReturnType<typeof read>, only: string[] | undefined, progress: Progress): () => Promise<SuiteResult> {
  const workers = numberOf(values.workers, '--workers') ?? Math.min(availableParallelism(), 4)
  const seed = numberOf(values.seed, '--seed') ?? 1
  return () => runSuite({ workers, seed, ...(only && { only }), progress, signal: controller.signal })
}

/** Checks the arguments and gives what runs the suite against a server. */
function overServer(values: ReturnType<typeof read>, only: string[] | undefined, progress: Progress): () => Promise<SuiteResult> {
  const { bases, credentials, local } = reachable(addresses(values.target ?? []))
  const settings = {
    bases,
    credentials,
    timeout: numberOf(values.timeout, '--timeout') ?? 5000,
    rate: numberOf(values.rate, '--rate') ?? (local ? undefined : 10),
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    only,
    progress,
    say: (text: string) => console.log(text),
    signal: controller.signal,
  }
  return () => runServerSuite(settings)
}

/** The address of each document, as the caller named them. */
function addresses(targets: string[]): Partial<Record<DocumentName, string>> {
  const bases: Partial<Record<DocumentName, string>> = {}
  for (const target of targets) {
    const [, name, address = ''] = /^(?:(\w+)=)?(.*)$/.exec(target) ?? []
    if (name && !documents.some((known) => known === name))
      throw new UsageError(`--target ${name}=… names no document; there are ${documents.join(', ')}`)
    let url: URL
    try {
      url = new URL(address)
    } catch {
      throw new UsageError(`--target ${target} is no address; write it like https://host/v3`)
    }
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
      throw new UsageError('--target must begin with https:, because the keys travel with every request; http: is for this machine only')
    for (const document of name ? [name as DocumentName] : documents) bases[document] = url.href.replace(/\/+$/, '')
  }
  return bases
}

function isLocal(host: string): boolean {
  return host === 'localhost' || /^127\./.test(host) || host === '[::1]'
}

/** The documents that there are keys for. */
function reachable(bases: Partial<Record<DocumentName, string>>) {
  const { CHAT_API_KEY: apiKey, MANAGEMENT_KEY: key, MANAGEMENT_SECRET: secret } = process.env
  const local = Object.values(bases).every((base) => isLocal(new URL(base).hostname))
  const kept: Partial<Record<DocumentName, string>> = {}
  for (const [document, base] of Object.entries(bases) as [DocumentName, string][]) {
    const has = document === 'management' ? key && secret : apiKey
    if (has || isLocal(new URL(base).hostname)) kept[document] = base
    else
      console.log(
        `${document} is left out: ${document === 'management' ? 'MANAGEMENT_KEY and MANAGEMENT_SECRET are' : 'CHAT_API_KEY is'} not set.`,
      )
  }
  if (Object.keys(kept).length === 0) throw new UsageError('No document is left to check')
  const given = { ...(apiKey && { apiKey }), ...(key && { key }), ...(secret && { secret }) }
  return { bases: kept, local, credentials: local ? { ...fakeCredentials, ...given } : given }
}
