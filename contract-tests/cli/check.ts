import { readFile } from 'node:fs/promises'
import type { DocumentName } from '../documents/bundles.ts'
import { documents } from '../documents/bundles.ts'
import { readContracts } from '../documents/documents.ts'
import { fakeCredentials } from '../exchange/credentials.ts'
import { OutOfTime } from '../exchange/outcome.ts'
import { contactLimits } from '../firstContact/contactPlan.ts'
import { readExpected } from '../report/differenceGroups.ts'
import { reportFolder } from '../report/files.ts'
import { createProgress } from '../report/progress.ts'
import { isPrefix } from '../serverChecks/prefix.ts'
import { allowedNames } from '../suites/allowMissing.ts'
import type { checkMock } from '../suites/mockSuite.ts'
import type { SuiteResult } from '../suites/result.ts'
import { type Selection, selected } from '../suites/selection.ts'
import { printable } from '../validate/printable.ts'
import { isLocal, readAddress } from './address.ts'
import { type Command, flagOptions, readArguments, textOptions, UsageError, wholeNumber } from './command.ts'
import { type FirstContactCommand, firstContact } from './firstContact.ts'

const help = `Checks the client and a server against the specification, operation by operation.

  npx cometchat-rest-testing check                           checks the client against the package's mock, in this process
  npx cometchat-rest-testing check --target https://host/v3  checks a server, with requests that only read
  npx cometchat-rest-testing check --target chat=https://host/v3 --target calls=https://other/v3

Target
  --target URL        the base URL of all APIs, or of a single one: chat=URL, calls=URL, management=URL; repeatable
  --allow-writes      also checks operations of the Chat API that write, on records that it creates under a unique prefix and removes
  --first-contact     for a real app: at most ${contactLimits.requests} requests, ${contactLimits.perSecond} a second, on its own records, after confirmation; prints
                      types and no values. Requires --target; also takes --tag, --rate, --timeout and:
  --yes               does not ask
  --dry-run           prints the plan and sends nothing; needs no key
  --with ID,ID        also calls these operations, which return credentials
  --allow-flag        also flags a message and reviews it; the API cannot delete these records
  --clean PREFIX      only removes the records that a run with this prefix left behind; each run prints its prefix

Selection
  --tag NAME,NAME     only these families, such as Users
  --only ID,ID        only these operations; * matches any text, as in 'list-*'
  --except ID,ID      all operations except these
  --allow-missing NAME,NAME
                      families, such as 'AI Agents', and operations that may be missing or remain unchecked; any other
                      operation that cannot be tried fails the run
  --sample N%         only this share of the cases, but at least one per operation
  --seed N            seed of the generated requests and of the sample (default: 1)

Execution
  --strict            also fails on undocumented properties in a server's responses, and on differences from the fake
  --expect-differences FILE
                      known differences, as a report.json or a JSON list of names: these pass, others fail, and the run
                      lists those that are gone
  --timeout MS        timeout of each request (default: 5000)
  --rate N            maximum requests per second (default: 10; unlimited for a server on this machine)
  --max-minutes N     stops after N minutes, removes the run's records and reports what it did not try
  --concurrency N     operations checked at a time on a server (default: 2; 8 on this machine)
  --report FOLDER     folder for the reports (default: ${reportFolder})
  --no-report         writes no files
  --help              prints this text

Exit codes: 0 if everything holds, 1 for findings, 2 for invalid arguments or a server that does not respond, 3 if there are no
findings but a selected operation could not be tried.

Keys are read from the environment: CHAT_API_KEY, MANAGEMENT_KEY and MANAGEMENT_SECRET. APIs without keys are skipped, except on a
server on this machine, which receives fake keys.`

/** `check`: checks the mock or a named server against the documents. */
export const check: Command = checkCommand(async (options) => (await import('../suites/mockSuite.ts')).checkMock(options))

/** @param runMock - runs the checks if no target is named */
export function checkCommand(runMock: typeof checkMock): Command {
  return { help, run: (args, signal) => run(args, signal, runMock) }
}

const options = {
  target: { type: 'string', multiple: true },
  ...textOptions('tag', 'only', 'except', 'allow-missing', 'sample', 'expect-differences', 'timeout', 'rate', 'max-minutes', 'concurrency'),
  ...textOptions('seed', 'clean', 'report', 'with'),
  ...flagOptions('allow-writes', 'strict', 'no-report', 'first-contact', 'yes', 'dry-run', 'allow-flag'),
} as const
type Values = ReturnType<typeof readArguments<typeof options>>

async function run(args: string[], signal: AbortSignal, runMock: typeof checkMock): Promise<number> {
  const values = readArguments(args, options)
  if (values['first-contact']) return firstContact(firstContactOf(values), signal)
  for (const name of ['yes', 'dry-run', 'with', 'allow-flag'] as const)
    if (values[name] !== undefined) throw new UsageError(`--${name} requires --first-contact`)
  if (values.clean !== undefined) return clean(values, values.clean, signal)
  const selection = await selectionOf(values)
  const folder = values['no-report'] ? false : (values.report ?? reportFolder)
  if (folder) console.log(`Reports go to ${folder}; --report names another folder, --no-report writes none.`)
  const progress = createProgress('operations')
  const runChecks = values.target
    ? overServer(values, selection, progress, signal, await expectedIn(values['expect-differences']))
    : overMock(values, selection, progress, signal, runMock)
  const checked = await runChecks().finally(progress.end)
  const { writeReport } = await import('../report/report.ts')
  const { exitCode } = await writeReport(checked, folder)
  // The reports are written first, so that an interrupted run has them too.
  signal.throwIfAborted()
  return exitCode
}

/** The options that a first contact takes. */
const forFirstContact = new Set('first-contact target tag rate timeout yes dry-run with allow-flag'.split(' '))

/**
 * Checks the arguments of a first contact.
 *
 * @throws UsageError
 */
function firstContactOf(values: Values): FirstContactCommand {
  const other = Object.keys(values).find((name) => !forFirstContact.has(name))
  if (other !== undefined) throw new UsageError(`--first-contact cannot be combined with --${other}`)
  const targets = (values.target ?? []).map((target) => (/^\w+=/.test(target) ? target : `chat=${target}`))
  const { chat: base, ...others } = addresses(targets)
  if (Object.keys(others).length > 0) throw new UsageError('--first-contact is for the Chat API: name one --target')
  const isDry = values['dry-run'] ?? false
  if (!isDry && base === undefined)
    throw new UsageError('--first-contact requires --target. Example: --target https://APP_ID.api-REGION.cometchat.io/v3')
  const isHere = base !== undefined && isLocal(new URL(base).hostname)
  const apiKey = process.env.CHAT_API_KEY ?? (isHere ? fakeCredentials.apiKey : undefined)
  if (!isDry && apiKey === undefined) throw new UsageError('--first-contact requires the key of the app in CHAT_API_KEY')
  const timeout = wholeNumber(values.timeout, '--timeout') ?? 30_000
  return {
    target: isDry || base === undefined || apiKey === undefined ? undefined : { base, apiKey, timeout },
    rate:
      wholeNumber(values.rate, '--rate', 1, isHere ? undefined : contactLimits.perSecond) ?? (isHere ? undefined : contactLimits.perSecond),
    tags: listed(values.tag),
    including: listed(values.with),
    yes: values.yes ?? false,
    allowFlag: values['allow-flag'] ?? false,
  }
}

/** Removes what a run left behind, and prints what was removed and what remains. */
async function clean(values: Values, prefix: string, signal: AbortSignal): Promise<number> {
  if (!isPrefix(prefix)) throw new UsageError(`Invalid --clean prefix: ${prefix}. Example: contract-cndbdpdqhbbgr-`)
  const { bases, credentials, local } = reachable(addresses(values.target ?? []))
  if (bases.chat === undefined) throw new UsageError('--clean requires --target with the URL of the Chat API')
  const timeout = wholeNumber(values.timeout, '--timeout') ?? 5000
  const rate = rateOf(values, local)
  const { cleanServer } = await import('../suites/clean.ts')
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
  console.log(counts.length > 0 ? `Removed: ${counts.join(', ')}.` : `Found no records with the prefix ${prefix}.`)
  if (failures.length > 0) console.log(printable(`Still there: ${failures.length}\n${failures.map((line) => `  ${line}`).join('\n')}`))
  for (const line of unread) console.log(printable(`Not searched: ${line}`))
  return failures.length + unread.length > 0 ? 1 : 0
}

const rateOf = ({ rate }: Values, local: boolean): number | undefined => wholeNumber(rate, '--rate') ?? (local ? undefined : 10)

type Progress = (done: number, total: number, failed: number) => void

const listed = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Reads and validates the selection of operations. */
async function selectionOf(values: Values): Promise<Selection & { sample?: number }> {
  const selection: Selection = { only: listed(values.only), except: listed(values.except), tags: listed(values.tag) }
  const operations = (await readContracts()).flatMap((contract) => contract.operations)
  allowedNames(operations, listed(values['allow-missing']) ?? [])
  if (selected(operations, selection).length === 0) throw new UsageError('No operation matches the filters')
  const sample = /^(\d+(?:\.\d+)?)%?$/.exec(values.sample ?? '100%')?.[1]
  if (sample === undefined || Number(sample) <= 0 || Number(sample) > 100) throw new UsageError('--sample must be a percentage such as 10%')
  return { ...selection, ...(values.sample !== undefined && { sample: Number(sample) / 100 }) }
}

/** Checks the arguments and returns a function that runs the suite against the mock. */
function overMock(
  values: Values,
  selection: Selection & { sample?: number },
  progress: Progress,
  signal: AbortSignal,
  runMock: typeof checkMock,
): () => Promise<SuiteResult> {
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  return () => runMock({ seed, ...selection, progress, signal })
}

/** @throws UsageError if the file names no differences */
async function expectedIn(file: string | undefined): Promise<readonly string[] | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--expect-differences: cannot read ${file}`)
  })
  const names = readExpected(text)
  if (!names) throw new UsageError(`--expect-differences: ${file} is neither a report.json nor a JSON list of names`)
  return names
}

/** Checks the arguments and returns a function that runs the suite against a server. */
function overServer(
  values: Values,
  selection: Selection & { sample?: number },
  progress: Progress,
  signal: AbortSignal,
  expected: readonly string[] | undefined,
): () => Promise<SuiteResult> {
  const { bases, credentials, local, withoutKeys } = reachable(addresses(values.target ?? []))
  const end = endOf(signal, wholeNumber(values['max-minutes'], '--max-minutes'))
  const settings = {
    ...selection,
    bases,
    credentials,
    timeout: wholeNumber(values.timeout, '--timeout') ?? 5000,
    rate: rateOf(values, local),
    concurrency: wholeNumber(values.concurrency, '--concurrency') ?? (local ? 8 : 2),
    seed: wholeNumber(values.seed, '--seed') ?? 1,
    allowWrites: values['allow-writes'] ?? false,
    strict: values.strict ?? false,
    expectedDifferences: expected,
    allowMissing: listed(values['allow-missing']),
    withoutKeys,
    progress,
    say: (text: string) => console.log(printable(text)),
    signal: end.signal,
  }
  return async () => {
    const { checkServer } = await import('../suites/suites.ts')
    return checkServer(settings).finally(end.clear)
  }
}

/** A signal that ends a run with another one, or after some minutes. */
function endOf(signal: AbortSignal, minutes: number | undefined): { signal: AbortSignal; clear: () => void } {
  if (minutes === undefined) return { signal, clear: () => {} }
  const end = new AbortController()
  const timer = setTimeout(
    () => end.abort(new OutOfTime(`the run has taken ${minutes === 1 ? 'a minute' : `${minutes} minutes`} (--max-minutes)`)),
    minutes * 60_000,
  )
  return { signal: AbortSignal.any([signal, end.signal]), clear: () => clearTimeout(timer) }
}

/** The base URL of each document. */
function addresses(targets: string[]): Partial<Record<DocumentName, string>> {
  const bases: Partial<Record<DocumentName, string>> = {}
  for (const target of targets) {
    const [, name, address = ''] = /^(?:(\w+)=)?(.*)$/.exec(target) ?? []
    if (name && !documents.some((known) => known === name))
      throw new UsageError(`Unknown document in --target: ${name}. Known documents: ${documents.join(', ')}`)
    const base = readAddress(address, '--target')
    for (const document of name ? [name as DocumentName] : documents) bases[document] = base
  }
  return bases
}

/** The documents with keys. */
function reachable(bases: Partial<Record<DocumentName, string>>) {
  const { CHAT_API_KEY: apiKey, MANAGEMENT_KEY: key, MANAGEMENT_SECRET: secret } = process.env
  const local = Object.values(bases).every((base) => isLocal(new URL(base).hostname))
  const kept: Partial<Record<DocumentName, string>> = {}
  const withoutKeys: DocumentName[] = []
  for (const [document, base] of Object.entries(bases) as [DocumentName, string][]) {
    const hasKeys = document === 'management' ? key && secret : apiKey
    // A server on this machine needs no keys, unless some are set.
    if (hasKeys || (!apiKey && !key && isLocal(new URL(base).hostname))) kept[document] = base
    else {
      withoutKeys.push(document)
      console.log(
        `Skipping ${document}: ${document === 'management' ? 'MANAGEMENT_KEY and MANAGEMENT_SECRET are' : 'CHAT_API_KEY is'} not set.`,
      )
    }
  }
  if (Object.keys(kept).length === 0) throw new UsageError('No document to check: all lack keys')
  const given = { ...(apiKey && { apiKey }), ...(key && { key }), ...(secret && { secret }) }
  return { bases: kept, local, withoutKeys, credentials: local ? { ...fakeCredentials, ...given } : given }
}
