// `npm run faults`: puts faults into a server, and prints which of them the checks notice.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readArguments, textOptions, wholeNumber } from '../../../contract-tests/cli/command.ts'
import { readContracts } from '../../../contract-tests/documents/documents.ts'
import { reportFolder } from '../../../contract-tests/report/files.ts'
import { createProgress } from '../../../contract-tests/report/progress.ts'
import { selected } from '../../../contract-tests/suites/selection.ts'
import { faultTable } from './faultTable.ts'
import { unexplainedFaults } from './notNoticed.ts'
import { runFaults } from './runFaults.ts'

const help = `Puts faults into a server that answers like the fake, one at a time, and runs the unchanged checks of a server against it.
Operators make the faults from the documents: in handlers, such as a query parameter that is ignored or a write without
effect, and in exchanges, such as another status, a missing property, or a request that has to be rejected and is accepted.

  npm run faults -- [--sample 100 --seed 1]

  --sample N       number of faults, the kinds in turn (default all)
  --seed N         seed of the sample (default 1)
  --only ID,ID     only faults of these operations; * matches any text
  --kind KIND,KIND only faults of these operators
  --workers N      number of threads (default: the number of cores, at most 4)
  --report FOLDER  folder of faults.json (default ${reportFolder})
  --help           show this help

Prints whether each fault gives a finding, which names its statement, a difference, or neither. Fails if a fault gives
neither and notNoticed.ts does not say why.`

async function main(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, textOptions('sample', 'seed', 'only', 'kind', 'workers', 'report'))
  const progress = createProgress('faults')
  let total = 0
  const results = await runFaults({
    sample: wholeNumber(values.sample, '--sample'),
    seed: wholeNumber(values.seed, '--seed') ?? 1,
    workers: wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4),
    only: values.only === undefined ? undefined : await operationsNamed(values.only),
    kinds: values.kind?.split(',').map((kind) => kind.trim()),
    progress(done, all, failed) {
      total = all
      progress(done, all, failed)
    },
    signal,
  }).finally(progress.end)
  console.log(faultTable(results))
  const folder = values.report ?? reportFolder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'faults.json'), `${JSON.stringify(results, undefined, 1)}\n`)
  if (signal.aborted)
    console.log(total === 0 ? 'Stopped before a fault was tried.' : `Stopped: ${total - results.length} of ${total} faults were not tried.`)
  return signal.aborted || unexplainedFaults(results).length > 0 ? 1 : 0
}

/**
 * The operations that `--only` names.
 *
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
  process.exitCode = await main(process.argv.slice(2), controller.signal)
}
