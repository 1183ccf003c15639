import { connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { fakeCredentials } from '../exchange/environment.ts'
import { ServerGone } from '../exchange/serverTarget.ts'
import { createProgress } from '../report/progress.ts'
import { reportFolder, writeReport } from '../report/write.ts'
import { type GivenRecord, readRecord, recordWords } from '../scenarios/givenRecords.ts'
import type { DocumentName } from '../spec/bundles.ts'
import { documents } from '../spec/bundles.ts'
import { readContracts } from '../spec/contract.ts'
import { cleanServer, isPrefix } from '../suites/clean.ts'
import { runSuite } from '../suites/mockSuite.ts'
import type { SuiteResult } from '../suites/result.ts'
import { familiesNamed, type Selection, selected, UnknownName } from '../suites/selection.ts'
import { runServerSuite } from '../suites/serverSuite.ts'
import type { Shard } from '../suites/shards.ts'
import { printable } from '../validate/printable.ts'
import { isLocal, readAddress } from './address.ts'
import { type Command, readArguments, UsageError, wholeNumber } from './command.ts'

const help = `Checks the client and a target against the documents, operation by operation.

  npx cometchat-rest-testing check                              the mock, in this process
  npx cometchat-rest-testing check --target https://host/v3  a server; only operations that read
  npx cometchat-rest-testing check --target chat=https://host/v3 --target calls=https://other/v3

Against what
  --target URL        the base address of all documents, or DOCUMENT=URL for one (chat, calls, management); may be repeated
  --read-only         sends only what reads; so it is unless --allow-writes is set
  --allow-writes      also checks what writes, on records of the Chat API that it makes under a prefix of its own and removes again
  --record KIND=ID    a record that exists, such as message=42, for what the server cannot be asked to make; may be repeated. KIND is one of
                      ${recordWords.join(', ')}. It is only read, and named as a reason
  --writable-record KIND=ID  likewise, and operations may write to it, such as flag it or act on its behalf; it is never updated or deleted itself
  --clean PREFIX      checks nothing, but removes what a run with that prefix has left; each run prints its prefix

What
  --tag NAME,NAME     only these families, such as Users
  --only ID,ID        only these operations; * stands for any text, as in 'list-*'
  --except ID,ID      not these operations
  --allow-missing FAMILY,FAMILY  families, such as 'AI Agents', that the server may lack; any other missing operation fails the run
  --sample N%         only this share of the cases, and of each operation at least one
  --seed N            seed of the generated requests and of the sample, 1 unless set
  --shard I/N         only the Ith of N parts of a server's checks, to run them on several machines; \`report merge\` joins the reports
  --run NAME          a name that the shards of one run have in common; GITHUB_RUN_ID unless set

How
  --strict            on a server, properties that the document does not name fail, too; on the mock they always do
  --timeout MS        how long a server may take to respond, 5000 unless set
  --rate N            the most requests in a second; 10 unless the server is on this machine
  --concurrency N     how many operations of a server are checked at a time; 2, or 8 on this machine, unless set
  --budget SECONDS    after this time no further operation is begun
  --workers N         threads for the mock; as many as there are cores, at most four, unless set
  --report FOLDER     where the reports go, ${reportFolder} unless set
  --help              this text

Keys come from the environment: CHAT_API_KEY, MANAGEMENT_KEY and MANAGEMENT_SECRET. A document without its keys is left out, but for a server
on this machine, which gets fake ones.`

/** `check`: checks the client and a target against the documents. The target is the mock or a named server. */
export const check: Command = { help, run }

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  target: { type: 'string', multiple: true },
  record: { type: 'string', multiple: true },
  'writable-record': { type: 'string', multiple: true },
  'allow-writes': flag,
  'read-only': flag,
  tag: text,
  only: text,
  except: text,
  'allow-missing': text,
  sample: text,
  strict: flag,
  timeout: text,
  rate: text,
  concurrency: text,
  budget: text,
  workers: text,
  seed: text,
  clean: text,
  shard: text,
  run: text,
  report: text,
} as const
type Values = ReturnType<typeof readArguments<typeof options>>

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, options)
  if (values['allow-writes'] && values['read-only']) throw new UsageError('--allow-writes and --read-only exclude each other')
  if (values.clean !== undefined) return clean(values, values.clean, signal)
  const selection = await selectionOf(values)
  if (values.shard !== undefined && !values.target) throw new UsageError('--shard splits the checks of a server, which --target names')
  const progress = createProgress()
  const runChecks = values.target ? overServer(values, selection, progress, signal) : overMock(values, selection, progress, signal)
  const result = await runChecks().finally(progress.end)
  const { reasons } = await writeReport(result, values.report)
  console.log(`Reports: ${values.report ?? reportFolder}`)
  // The reports are written; the command says by whom it was stopped.
  signal.throwIfAborted()
  return reasons.length > 0 ? 1 : 0
}

/** Removes what a run has left, and prints what was removed and what is still there. */
async function clean(values: Values, prefix: string, signal: AbortSignal): Promise<number> {
  if (!isPrefix(prefix)) throw new UsageError(`--clean must be the prefix of a run, such as contract-mwrbol20mr-, not ${prefix}`)
  const { bases, credentials, local } = reachable(addresses(values.target ?? []))
  if (bases.chat === undefined) throw new UsageError('--clean needs --target, the address of the Chat API')
  const timeout = wholeNumber(values.timeout, '--timeout') ?? 5000
  const rate = rateOf(values, local)
  const { removed, failures, unread } = await cleanServer({
    base: bases.chat,
    apiKey: credentials.apiKey ?? '',
    prefix,
    timeout,
    rate,
    signal,
  })
  const counts = Object.entries(removed)
    .sort()
    .map(([kind, count]) => `${count} of ${kind}`)
  console.log(counts.length > 0 ? `Removed: ${counts.join(', ')}.` : `No record of ${prefix} was found.`)
  if (failures.length > 0) console.log(printable(`Still there: ${failures.length}\n${failures.map((line) => `  ${line}`).join('\n')}`))
  for (const line of unread) console.log(printable(`Not searched: ${line}`))
  return failures.length + unread.length > 0 ? 1 : 0
}

const rateOf = ({ rate }: Values, local: boolean): number | undefined => wholeNumber(rate, '--rate') ?? (local ? undefined : 10)

/** @throws UsageError */
function recordsOf(texts: readonly string[] = [], option: string, mayWrite: boolean): GivenRecord[] {
  return texts.map((text) => {
    const record = readRecord(text, mayWrite)
    if (!record) throw new UsageError(`${option} must be a kind and an id such as message=42, with one of ${recordWords.join(', ')}`)
    return record
  })
}

/** @throws UsageError */
function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  const [, index, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number) as [number?, number?, number?]
  if (!index || !of || index > of) throw new UsageError(`--shard must be a part such as 1/4, not ${text}`)
  return { index, of }
}

type Progress = (done: number, total: number, failed: number) => void

const listed = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The operations that the arguments choose. */
async function selectionOf(values: Values): Promise<Selection & { sample?: number }> {
  const selection: Selection = { only: listed(values.only), except: listed(values.except), tags: listed(values.tag) }
  try {
    const operations = (await readContracts()).flatMap((contract) => contract.operations)
    familiesNamed(operations, listed(values['allow-missing']) ?? [])
    const chosen = selected(operations, selection)
    if (chosen.length === 0) throw new UnknownName('No operation matches the filters')
  } catch (error) {
    throw error instanceof UnknownName ? new UsageError(error.message.replace(/\.$/, '')) : error
  }
  const sample = /^(\d+(?:\.\d+)?)%?$/.exec(values.sample ?? '100%')?.[1]
  if (sample === undefined || Number(sample) <= 0 || Number(sample) > 100) throw new UsageError('--sample must be a share such as 10%')
  return { ...selection, ...(values.sample !== undefined && { sample: Number(sample) / 100 }) }
}

/** Checks the arguments and returns a function that runs the suite against the mock. */
function overMock(
  values: Values,
  selection: Selection & { sample?: number },
  progress: Progress,
  signal: AbortSignal,
): () => Promise<SuiteResult> {
  const workers = wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4)
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  return () => runSuite({ workers, seed, ...selection, progress, signal })
}

/**
 * Tries to connect, as the checks take seconds to plan.
 *
 * @throws ServerGone if nothing listens at the address, or its host has no address; what else may be wrong shows when the checks run
 */
function throwIfRefused(base: string): Promise<void> {
  const { hostname, port, protocol } = new URL(base)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      timeout: 3000,
    })
    const end = (result: () => void) => {
      socket.destroy()
      result()
    }
    socket.once('connect', () => end(resolve))
    socket.once('timeout', () => end(resolve))
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      end(() =>
        code === 'ECONNREFUSED' || code === 'ENOTFOUND'
          ? reject(new ServerGone(`${base} does not respond (${message || code}); nothing was checked.`))
          : resolve(),
      ),
    )
  })
}

/** Checks the arguments and returns a function that runs the suite against a server. */
function overServer(
  values: Values,
  selection: Selection & { sample?: number },
  progress: Progress,
  signal: AbortSignal,
): () => Promise<SuiteResult> {
  const { bases, credentials, local, withoutKeys } = reachable(addresses(values.target ?? []))
  const budget = wholeNumber(values.budget, '--budget')
  const settings = {
    ...selection,
    bases,
    credentials,
    timeout: wholeNumber(values.timeout, '--timeout') ?? 5000,
    rate: rateOf(values, local),
    concurrency: wholeNumber(values.concurrency, '--concurrency') ?? (local ? 8 : 2),
    seed: wholeNumber(values.seed, '--seed') ?? 1,
    shard: shardOf(values.shard),
    run: values.run ?? process.env.GITHUB_RUN_ID,
    ...(budget !== undefined && { budget: budget * 1000 }),
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    records: [...recordsOf(values.record, '--record', false), ...recordsOf(values['writable-record'], '--writable-record', true)],
    allowMissing: listed(values['allow-missing']),
    withoutKeys,
    progress,
    say: (text: string) => console.log(printable(text)),
    signal,
  }
  return async () => {
    // Node then connects to a proxy in the place of the server.
    if (!process.env.NODE_USE_ENV_PROXY) await Promise.all(Object.values(bases).map(throwIfRefused))
    return runServerSuite(settings)
  }
}

/** The address of each document, as the caller named them. */
function addresses(targets: string[]): Partial<Record<DocumentName, string>> {
  const bases: Partial<Record<DocumentName, string>> = {}
  for (const target of targets) {
    const [, name, address = ''] = /^(?:(\w+)=)?(.*)$/.exec(target) ?? []
    if (name && !documents.some((known) => known === name))
      throw new UsageError(`--target ${name}=… is not a document; there are ${documents.join(', ')}`)
    const base = readAddress(address, '--target')
    for (const document of name ? [name as DocumentName] : documents) bases[document] = base
  }
  return bases
}

/** The documents that there are keys for. */
function reachable(bases: Partial<Record<DocumentName, string>>) {
  const { CHAT_API_KEY: apiKey, MANAGEMENT_KEY: key, MANAGEMENT_SECRET: secret } = process.env
  const local = Object.values(bases).every((base) => isLocal(new URL(base).hostname))
  const kept: Partial<Record<DocumentName, string>> = {}
  const withoutKeys: DocumentName[] = []
  for (const [document, base] of Object.entries(bases) as [DocumentName, string][]) {
    const has = document === 'management' ? key && secret : apiKey
    if (has || isLocal(new URL(base).hostname)) kept[document] = base
    else {
      withoutKeys.push(document)
      console.log(
        `${document} is left out: ${document === 'management' ? 'MANAGEMENT_KEY and MANAGEMENT_SECRET are' : 'CHAT_API_KEY is'} not set.`,
      )
    }
  }
  if (Object.keys(kept).length === 0) throw new UsageError('No document is left to check')
  const given = { ...(apiKey && { apiKey }), ...(key && { key }), ...(secret && { secret }) }
  return { bases: kept, local, withoutKeys, credentials: local ? { ...fakeCredentials, ...given } : given }
}
