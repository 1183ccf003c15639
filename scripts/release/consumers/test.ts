// Packs both packages, installs them and tests them in all supported environments.
//
//   npm run test:package      this Node and a single TypeScript
//   npm run test:consumers    all runtimes, compilers and a browser; writes docs/support.md
import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createMock } from '../../../contract-tests/mock/createMock.ts'
import { packed } from '../package/pack.ts'
import type { Consumer } from './consumer.ts'
import { consumers, quickConsumers } from './consumers.ts'
import { type Project, project } from './project.ts'
import { type ConsumerResult, supportPage, supportTable } from './supportTable.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const wanted = values.quick ? quickConsumers : consumers

const outcomes = await packed((packages) =>
  project(packages, Object.assign({}, ...wanted.map(({ packages }) => packages)), async (installed) => {
    const mock = await createMock()
    try {
      return await tryAll(installed, mock.url)
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

async function tryAll(installed: Project, url: string): Promise<ConsumerResult[]> {
  const results: ConsumerResult[] = []
  for (const consumer of wanted) results.push(await tryOne(consumer, installed, url))
  return results
}

async function tryOne(consumer: Consumer, installed: Project, url: string): Promise<ConsumerResult> {
  const name = `${consumer.title} (${consumer.version}): ${consumer.how}`
  const start = performance.now()
  const failure = await consumer.run(installed, url).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failure === undefined ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${failure.replace(/^/gm, '    ')}`)
  return { consumer, failure }
}
