import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { mutationRun } from '../mutation/mutationRun.ts'
import { mutationFaults, mutationTable } from '../mutation/mutationTable.ts'
import { createProgress } from '../report/progress.ts'
import { reportFolder } from '../report/write.ts'
import { type Command, readArguments, wholeNumber } from './command.ts'

const help = `Puts faults into the mock and into the client, one at a time, and counts those that the unchanged contract suite notices.

  npx cometchat-rest-testing mutate [--provider 1300 --client 500 --seed 1]

  --provider N     at least so many mutants of the provider, 1300 unless set
  --client N       at least so many mutants of the client, 500 unless set
  --seed N         which ones, 1 unless set
  --only ID,ID     only these operations
  --workers N      threads; as many as there are cores, at most four, unless set
  --report FOLDER  where mutation.json goes, ${reportFolder} unless set
  --help           this text

It fails if less than 97 % of the provider's mutants, or not all of the client's, are killed.`

const text = { type: 'string' } as const

/** `mutate`: puts faults into the mock and into the client, and counts those that the contract suite notices. */
export const mutate: Command = { summary: 'puts faults into mock and client and counts those that the checks notice', help, run }

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const values = readArguments(args, { provider: text, client: text, seed: text, only: text, workers: text, report: text })
  const progress = createProgress()
  const result = await mutationRun({
    provider: wholeNumber(values.provider, '--provider') ?? 1300,
    client: wholeNumber(values.client, '--client') ?? 500,
    seed: wholeNumber(values.seed, '--seed') ?? 1,
    workers: wholeNumber(values.workers, '--workers') ?? Math.min(availableParallelism(), 4),
    only: values.only?.split(','),
    progress,
    signal,
  }).finally(progress.end)
  const folder = values.report ?? reportFolder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mutation.json'), `${JSON.stringify(result, undefined, 1)}\n`)
  console.log(mutationTable(result))
  const faults = mutationFaults(result)
  console.log(faults.length === 0 ? `Report: ${join(folder, 'mutation.json')}` : `Failed: ${faults.join('; ')}.`)
  return faults.length > 0 ? 1 : 0
}
