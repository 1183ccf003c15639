import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { DocumentName } from '../document/bundles.ts'
import { documents } from '../document/bundles.ts'
import { preflight } from '../preflight/preflight.ts'
import { createProgress } from '../report/progress.ts'
import { reportFolder, writeReport } from '../report/write.ts'
import { fakeCredentials } from '../run/environment.ts'
import { runServerSuite } from '../run/serverSuite.ts'
import { runSuite, type SuiteResult } from '../run/suite.ts'
import { type Command, readArguments, UsageError, wholeNumber } from './command.ts'

const help = `Holds the client and a target against the documents, operation by operation.

  npx cometchat-rest-testing check                              the mock, in this process
  npx cometchat-rest-testing check --target https://host/v3  a server; only operations that read
  npx cometchat-rest-testing check --target chat=https://host/v3 --target calls=https://other/v3

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

/** `check`: holds the client and a target against the documents. The target is the mock, or a server that is named. */
export const check: Command = { summary: 'holds a server, or the mock, against the documents', help, run }

const text = { type: 'string' } as const
const options = {
  target: { type: 'string', multiple: true },
  'allow-writes': { type: 'boolean' },
  only: text,
  strict: { type: 'boolean' },
  timeout: text,
  rate: text,
  workers: text,
  seed: text,
  report: text,
} as const
type Values = ReturnType<typeof readArguments<typeof options>>

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, options)
  const only = values.only?.split(',')
  const progress = createProgress()
  const judge = values.target ? overServer(values, only, progress, signal) : overMock(values, only, progress, signal)
  // The sources are at hand in the repository only; what is packed has been checked before.
  const faults = existsSync('openapi/chat/openapi.yaml') ? await preflight({ canaries: false }) : []
  if (faults.length > 0) throw new Error(`The documents have errors:\n${faults.join('\n')}`)
  const result = await judge().finally(progress.end)
  const { reasons } = await writeReport(result, values.report)
  console.log(`Reports: ${values.report ?? reportFolder}`)
  return reasons.length > 0 ? 1 : 0
}

type Progress = (done: number, total: number, failed: number) => void

/** Checks the arguments and gives what runs the suite against the mock. */
function overMock(values: Values, only: string[] | undefined, progress: Progress, signal: AbortSignal): () => Promise<SuiteResult> {
  const workers = wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4)
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  return () => runSuite({ workers, seed, ...(only && { only }), progress, signal })
}

/** Checks the arguments and gives what runs the suite against a server. */
function overServer(values: Values, only: string[] | undefined, progress: Progress, signal: AbortSignal): () => Promise<SuiteResult> {
  const { bases, credentials, local } = reachable(addresses(values.target ?? []))
  const settings = {
    bases,
    credentials,
    timeout: wholeNumber(values.timeout, '--timeout') ?? 5000,
    rate: wholeNumber(values.rate, '--rate') ?? (local ? undefined : 10),
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    only,
    progress,
    say: (text: string) => console.log(text),
    signal,
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
