// `npm run bench`: compares this client with others: speed, size, cost of types and memory.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { readArguments, wholeNumber } from '../../../contract-tests/cli/command.ts'
import { callTimes } from './callTime.ts'
import { writeCallFiles } from './compileCalls.ts'
import { importTimes } from './importTime.ts'
import { memoryUse } from './memory.ts'
import { prepare } from './prepare.ts'
import { type Figures, losses, report } from './report.ts'
import { sizes } from './sizes.ts'
import { startServer } from './startServer.ts'
import { typeCosts } from './typeCosts.ts'
import { workFolder } from './workFolder.ts'

const help = `Compares this client with others and writes the figures to dist/bench.json.

  npm run bench [-- --runs 7]

  --runs N    number of runs for the medians, at least 5 (default 7)
  --help      show this help`

const values = readArguments(process.argv.slice(2), { runs: { type: 'string' }, help: { type: 'boolean', short: 'h' } })
if (values.help) console.log(help)
else await bench(wholeNumber(values.runs, '--runs', 5) ?? 7)

async function bench(runs: number): Promise<void> {
  await using folder = await workFolder()
  await using server = await startServer()
  const prepared = await prepare(folder.path)
  await writeCallFiles(folder.path)
  const figures: Figures = {
    ...(await callTimes(prepared, server.url, runs)),
    size: await sizes(prepared),
    importing: await importTimes(prepared, runs),
    types: await typeCosts(folder.path, 3),
    memory: await memoryUse(prepared, server.url),
  }
  const machine = `Node ${process.version}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${runs} runs`
  console.log(`${machine}\n\n${report(figures)}`)
  await mkdir('dist', { recursive: true })
  await writeFile(
    'dist/bench.json',
    `${JSON.stringify({ date: new Date().toISOString(), machine, notBest: losses(figures), ...figures }, undefined, 2)}\n`,
  )
}
