import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '../../../contract-tests/cli/command.ts'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { createProgress } from '../../../contract-tests/report/progress.ts'
import { reportFolder } from '../../../contract-tests/report/write.ts'
import { selected } from '../../../contract-tests/suites/selection.ts'
import { mutationRun } from './mutationRun.ts'
import { mutationFaults, mutationTable } from './mutationTable.ts'
import { requiredShares, statefulFaults, statefulRun, statefulTable } from './stateful/statefulRun.ts'

const help = `Puts faults into the mock and the client, one at a time, and counts those that the unchanged contract suite notices.

  npm run faults -- [--provider 1300 --client 500 --seed 1]

Then puts stateful faults into the fake, one at a time, such as a query parameter that is ignored or a write without effect, and counts those that the
unchanged checks of a server (\`check --target\`) notice. A fault that no request of a fixed set shows is listed as equivalent. Harmless variants of the fake
must not be reported.

  --provider N     minimum number of provider mutants (default 1300); 0 for none
  --client N       minimum number of client mutants (default 500); 0 for none
  --stateful N     number of stateful faults (default all); 0 for none, and no variants
  --seed N         seed of the sample (default 1)
  --only ID,ID     only these operations; * matches any text
  --workers N      number of threads (default: the number of cores, at most 4)
  --report FOLDER  folder of mutation.json (default ${reportFolder})
  --help           show this help

Fails if the checks notice less than 97 % of the provider's mutants, less than 100 % of the client's, less than
${requiredShares.generic * 100} % of the visible generic stateful faults or less than ${requiredShares.curated * 100} % of the curated ones, or report a variant.`

const text = { type: 'string' } as const

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const options = { provider: text, client: text, stateful: text, seed: text, only: text, workers: text, report: text }
  const values = readArguments(args, options)
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  const workers = wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4)
  const only = values.only === undefined ? undefined : await operationsNamed(values.only)
  const faults = wholeNumber(values.stateful, '--stateful', 0)
  const progress = createProgress()
  const mutants = await mutationRun({
    provider: wholeNumber(values.provider, '--provider', 0) ?? 1300,
    client: wholeNumber(values.client, '--client', 0) ?? 500,
    seed,
    workers,
    only,
    progress,
    signal,
  }).finally(progress.end)
  console.log(mutationTable(mutants))
  const stateful = await statefulRun({ faults, harmless: faults, seed, workers, only, progress, signal }).finally(progress.end)
  console.log(`\n${statefulTable(stateful)}`)
  const folder = values.report ?? reportFolder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mutation.json'), `${JSON.stringify({ ...mutants, stateful }, undefined, 1)}\n`)
  const wrong = [...mutationFaults(mutants), ...statefulFaults(stateful)]
  console.log(wrong.length === 0 ? `Report: ${join(folder, 'mutation.json')}` : `Failed: ${wrong.join('; ')}.`)
  return wrong.length > 0 ? 1 : 0
}

/**
 * The operations that `--only` names.
 * @throws UnknownName with the closest name for an unknown operation
 */
async function operationsNamed(only: string): Promise<string[]> {
  const operations = (await readContracts()).flatMap((contract) => contract.operations)
  return selected(operations, { only: only.split(',').map((name) => name.trim()) }).map(({ id }) => id)
}

if (process.argv.includes('--help')) console.log(help)
else {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  process.exitCode = await run(process.argv.slice(2), controller.signal)
}
