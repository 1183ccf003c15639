import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '../../contract-tests/cli/command.ts'
import { createProgress } from '../../contract-tests/report/progress.ts'
import { reportFolder } from '../../contract-tests/report/write.ts'
import { mutationRun } from './mutationRun.ts'
import { mutationFaults, mutationTable } from './mutationTable.ts'
import { statefulFaults, statefulRun, statefulTable } from './stateful/statefulRun.ts'

const help = `Puts faults into the mock and into the client, one at a time, and counts those that the unchanged contract suite notices.

  npm run faults -- [--provider 1300 --client 500 --seed 1]

Then it puts stateful faults into the fake, one at a time, such as a record that cannot be read once it was created, and counts those that the unchanged checks of
a server (\`check --target\`) notice; harmless variants of the fake must not be reported.

  --provider N     at least so many mutants of the provider, 1300 unless set
  --client N       at least so many mutants of the client, 500 unless set
  --stateful N     so many stateful faults, all of them unless set; 0 for none, and for no variants
  --seed N         which ones, 1 unless set
  --only ID,ID     only these operations
  --workers N      threads; as many as there are cores, at most four, unless set
  --report FOLDER  where mutation.json goes, ${reportFolder} unless set
  --help           this text

It fails if less than 97 % of the provider's mutants, not all of the client's, or less than 95 % of the stateful faults are noticed, or if a variant is reported.`

const text = { type: 'string' } as const

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const options = { provider: text, client: text, stateful: text, seed: text, only: text, workers: text, report: text }
  const values = readArguments(args, options)
  const seed = wholeNumber(values.seed, '--seed') ?? 1
  const workers = wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4)
  const only = values.only?.split(',')
  const faults = wholeNumber(values.stateful, '--stateful', 0)
  const progress = createProgress()
  const mutants = await mutationRun({
    provider: wholeNumber(values.provider, '--provider') ?? 1300,
    client: wholeNumber(values.client, '--client') ?? 500,
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

if (process.argv.includes('--help')) console.log(help)
else {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)))
  process.exitCode = await run(process.argv.slice(2), controller.signal)
}
