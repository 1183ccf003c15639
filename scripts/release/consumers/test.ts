// Packs both packages, installs them and tests them in all supported environments.
//
//   npm run test:package      this Node and a single TypeScript
//   npm run test:consumers    all runtimes, compilers and a browser; writes docs/support.md
import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startMock } from '../../../contract-tests/mock/startMock.ts'
import { withPackages } from '../package/package.ts'
import { type Consumer, consumers, quickConsumers } from './consumers.ts'
import { type Project, withProject } from './project.ts'
import { type ConsumerResult, supportPage, supportTable } from './supportTable.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const wanted = values.quick ? quickConsumers : consumers

const outcomes = await withPackages((packages) =>
  withProject(packages, Object.assign({}, ...wanted.map(({ packages }) => packages)), async (project) => {
    const mock = await startMock()
    try {
      return await tryAll(project, mock.url)
    } finally {
      await mock.close()
    }
  }),
)
const table = supportTable(outcomes)
if (!values.quick) {
  console.log(`\n${table}\n`)
  if (outcomes.every(({ failure }) => !failure))
    await writeFile('docs/support.md', supportPage(table, await readFile('docs/support.md', 'utf8')))
}
const failed = outcomes.filter(({ failure }) => failure).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function tryAll(project: Project, url: string): Promise<ConsumerResult[]> {
  const results: ConsumerResult[] = []
  for (const consumer of wanted) results.push(await tryOne(consumer, project, url))
  return results
}

async function tryOne(consumer: Consumer, project: Project, url: string): Promise<ConsumerResult> {
  const name = `${consumer.title} (${consumer.version}): ${consumer.how}`
  const start = performance.now()
  const failure = await runAll(consumer, project, url).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failure === undefined ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${failure.replace(/^/gm, '    ')}`)
  return { consumer, failure }
}

async function runAll({ commands }: Consumer, project: Project, url: string): Promise<void> {
  for (const command of commands) {
    const printed = await project.run(command, url)
    if (command.prints && !command.prints.test(printed))
      throw new Error(`${command.line.join(' ')} did not print ${command.prints}: ${printed}`)
  }
}
