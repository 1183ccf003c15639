import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '../../../contract-tests/cli/command.ts'
import { readContracts } from '../../../contract-tests/documents/contract.ts'
import { reportFolder } from '../../../contract-tests/report/files.ts'
import { createProgress } from '../../../contract-tests/report/progress.ts'
import { selected } from '../../../contract-tests/suites/selection.ts'
import { run } from './run.ts'
import { faultsOf, groups, table } from './table.ts'

const share = (group: keyof typeof groups) => `${groups[group].required * 100} %`

const help = `Puts faults into the provider and the fake, one at a time, and counts those that the unchanged checks notice. Operators make the
faults from the documents: in single exchanges of the mock, noticed by the contract suite; and stateful ones in the fake, such as a query
parameter that is ignored or a write without effect, noticed by the checks of a server (\`check --target\`). A fault that no request shows is listed as
equivalent. Harmless variants of the fake must not be reported.

  npm run faults -- [--provider 1300 --seed 1]

  --provider N     number of faults of the provider (default 1300); 0 for none
  --stateful N     number of stateful faults (default all); 0 for none, and no variants
  --seed N         seed of the sample (default 1)
  --only ID,ID     only these operations; * matches any text
  --workers N      number of threads (default: the number of cores, at most 4)
  --report FOLDER  folder of faults.json (default ${reportFolder})
  --help           show this help

Fails if the checks notice less than ${share('provider')} of the visible faults of the provider or ${share('stateful')} of the stateful ones, or
report a variant.`

const text = { type: 'string' } as const

async function main(args: string[], signal: AbortSignal): Promise<number> {
  const options = { provider: text, stateful: text, seed: text, only: text, workers: text, report: text }
  const values = readArguments(args, options)
  const progress = createProgress()
  const result = await run({
    provider: wholeNumber(values.provider, '--provider', 0) ?? 1300,
    stateful: wholeNumber(values.stateful, '--stateful', 0),
    seed: wholeNumber(values.seed, '--seed') ?? 1,
    workers: wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4),
    only: values.only === undefined ? undefined : await operationsNamed(values.only),
    progress,
    signal,
  }).finally(progress.end)
  console.log(table(result))
  const file = join(values.report ?? reportFolder, 'faults.json')
  await mkdir(values.report ?? reportFolder, { recursive: true })
  await writeFile(file, `${JSON.stringify(result, undefined, 1)}\n`)
  const wrong = faultsOf(result)
  console.log(wrong.length === 0 ? `Report: ${file}` : `Failed: ${wrong.join('; ')}.`)
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
  process.exitCode = await main(process.argv.slice(2), controller.signal)
}
