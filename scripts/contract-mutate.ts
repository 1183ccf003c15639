// `npm run contract:mutate`: puts faults into the mock and into the client, and sees whether the contract suite notices them.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutationRun } from '../contract-tests/mutation/mutationRun.ts'
import { mutationFaults, mutationTable } from '../contract-tests/mutation/mutationTable.ts'
import { createProgress } from '../contract-tests/report/progress.ts'
import { reportFolder } from '../contract-tests/report/write.ts'

const help = `Puts faults into the mock and into the client, one at a time, and counts those that the unchanged contract suite notices.

  npm run contract:mutate [-- --provider 1300 --client 500 --seed 1]

  --provider N     at least so many mutants of the provider, 1300 unless set
  --client N       at least so many mutants of the client, 500 unless set
  --seed N         which ones, 1 unless set
  --only ID,ID     only these operations
  --workers N      threads; as many as there are cores, at most four, unless set
  --report FOLDER  where mutation.json goes, ${reportFolder} unless set
  --help           this text

It fails if less than 97 % of the provider's mutants, or not all of the client's, are killed.`

/** A mistake in how the program was called: one line, exit code 2. */
class UsageError extends Error {}

const controller = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    controller.abort(new Error(`Stopped by ${name}.`))
    process.exitCode = 130
  })
}

try {
  await main()
} catch (error) {
  const usage = error instanceof UsageError
  console.error(usage ? `${error.message}. See npm run contract:mutate -- --help.` : (error as Error).message)
  process.exitCode ||= usage ? 2 : 1
}

async function main(): Promise<void> {
  const values = read()
  if (values.help) return console.log(help)
  const progress = createProgress()
  const run = await mutationRun({
    provider: numberOf(values.provider, '--provider', 1300),
    client: numberOf(values.client, '--client', 500),
    seed: numberOf(values.seed, '--seed', 1),
    workers: numberOf(values.workers, '--workers', Math.min(availableParallelism(), 4)),
    only: values.only?.split(','),
    progress,
    signal: controller.signal,
  }).finally(progress.end)
  const folder = values.report ?? reportFolder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mutation.json'), `${JSON.stringify(run, undefined, 1)}\n`)
  console.log(mutationTable(run))
  const faults = mutationFaults(run)
  console.log(faults.length === 0 ? `Report: ${join(folder, 'mutation.json')}` : `Failed: ${faults.join('; ')}.`)
  if (faults.length > 0) process.exitCode = 1
}

function read() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      options: { provider: text, client: text, seed: text, only: text, workers: text, report: text, help: { type: 'boolean', short: 'h' } },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

function numberOf(value: string | undefined, name: string, byDefault: number): number {
  if (value === undefined) return byDefault
  if (!/^[1-9]\d*$/.test(value)) throw new UsageError(`${name} must be a whole number above 0`)
  return Number(value)
}
