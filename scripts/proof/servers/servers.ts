import { availableParallelism } from 'node:os'
import { readArguments, textOptions, wholeNumber } from '../../../contract-tests/cli/command.ts'
import type { Contract } from '../../../contract-tests/documents/contract.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { groupBy } from '../../../contract-tests/documents/groupBy.ts'
import type { RawRequest } from '../../../contract-tests/validate/rawExchange.ts'
import { inThreads } from '../faults/inThreads.ts'
import { groupsIn, noticedBy } from '../faults/noticed.ts'
import { answersTo, probeOf } from './probe.ts'
import { faultsOf, type OfferedFault } from './program.ts'
import { onServer, runChecks, type Trial, type Trials } from './trial.ts'

// `npm run faults:server -- --program FILE`: runs the checks against a server that can be wrong in
// named ways, and counts what they notice.

const help = `Runs the checks of a server against a program that can be wrong in named ways, and counts what they notice.

  npm run faults:server -- --program server.mjs

  --program FILE   a server in JavaScript. It listens on PORT, accepts the key KEY, prints its URL, and has the fault FAULT;
                   with --list it prints its faults: name, kind and description, separated by tabs
  --only NAME,NAME only these faults; * matches any text
  --kind KIND,KIND only faults of these kinds
  --seed N         seed of the checks (default 1)
  --workers N      number of threads, which also wait (default: the number of cores and one, at most 4)
  --help           show this help

Requests of the checks are sent to each server first. The operations that answer them otherwise are checked with their
families, until the first finding; if most do, or the fault is harmless, a sample of families is. A fault counts as noticed
if it gives a finding, or a difference that the server without it does not show. Fails if the server without a fault, or
with a harmless one (kind none), gives a finding.`

async function main(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, textOptions('program', 'only', 'kind', 'seed', 'workers'))
  const file = values.program
  if (file === undefined) throw Object.assign(new Error('Name the server with --program FILE.'), { name: 'UsageError' })
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  const faults = chosen(await faultsOf(file), values)
  const [chat] = (await readContracts()) as [Contract]
  const start = performance.now()
  const sent: RawRequest[] = []
  const observe = (request: RawRequest, _document: string, response?: unknown) => void (response === undefined && sent.push(request))
  const healthy = await onServer(file, '', ({ base }) => runChecks(base, { seed, observe, signal }))
  signal.throwIfAborted()
  const tried = new Set(healthy.operations.flatMap(({ operation, coverage }) => (coverage.operations.covered > 0 ? [operation] : [])))
  const operations = chat.operations.filter(({ id }) => tried.has(id))
  const answers = () => onServer(file, '', ({ base }) => answersTo(sent, base))
  const groups = groupsIn(healthy)
  const probing = performance.now()
  const [probed, again] = await Promise.all([answers(), answers()])
  const probe = probeOf(sent, probed, again, performance.now() - probing)
  const trials: Trials = { file, probe, operations, seed, groups }
  console.log(`The server has ${operations.length} operations; ${sent.length} requests choose those that a fault concerns.`)
  console.log(`Without a fault: ${groups.length} groups of differences.`)
  const alarm = noticedBy(healthy, new Set(groups))
  if (alarm.outcome === 'finding') console.log(`False alarm without a fault: ${alarm.why}`)
  const results = await inThreads<OfferedFault, Trial>(
    new URL('trialWorker.ts', import.meta.url),
    faults,
    ({ name }) => name,
    wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism() + 1, 4),
    signal,
    (share) => ({ trials, faults: share }),
    (tried) => console.log(`${tried.length}/${faults.length} ${lineOf(tried.at(-1) as Trial)}`),
  )
  console.log(table(results, performance.now() - start))
  if (signal.aborted) console.log(`Stopped: ${faults.length - results.length} of ${faults.length} faults were not tried.`)
  const hasAlarm = [alarm, ...results.filter(({ kind }) => kind === 'none')].some(({ outcome }) => outcome === 'finding')
  return signal.aborted || hasAlarm ? 1 : 0
}

/** The results for a terminal: the faults that were not noticed, and a count for each kind. */
function table(results: readonly Trial[], milliseconds: number): string {
  const counts = [...groupBy(results, ({ kind }) => kind)].map(([kind, own]) => {
    const count = (outcome: Trial['outcome']) => own.filter((result) => result.outcome === outcome).length
    return `${kind.padEnd(6)} ${String(own.length).padStart(3)}: ${count('finding')} findings, ${count('difference')} differences, ${count('not noticed')} not noticed`
  })
  return [
    '',
    ...results.filter(({ outcome }) => outcome === 'not noticed').map(lineOf),
    '',
    ...counts,
    `${(milliseconds / 1000).toFixed(0)} s`,
  ].join('\n')
}

const lineOf = ({ name, kind, outcome, why, requests, milliseconds }: Trial): string =>
  `${outcome.padEnd(12)} ${kind.padEnd(6)} ${name.padEnd(28)} ${String(requests).padStart(5)} requests ${String(Math.round(milliseconds / 1000)).padStart(4)} s  ${why.slice(0, 200)}`

function chosen(faults: readonly OfferedFault[], { only, kind }: { only?: string | undefined; kind?: string | undefined }): OfferedFault[] {
  const listed = (names: string) => names.split(',').map((name) => new RegExp(`^${name.trim().replaceAll('*', '.*')}$`))
  const fits = (value: string, names: string | undefined) => names === undefined || listed(names).some((pattern) => pattern.test(value))
  return faults.filter((fault) => fits(fault.name, only) && fits(fault.kind, kind))
}

if (process.argv.includes('--help')) console.log(help)
else {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  process.exitCode = await main(process.argv.slice(2), controller.signal)
}
