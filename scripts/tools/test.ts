// `npm run test:tools [-- NAME…]`: feeds the bundled documents to other tools, each installed in a folder of its own, and writes the table in
// docs/support.md if all were tried.
import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { generators } from './generators.ts'
import { readers } from './readers.ts'
import { type Outcome, withToolsTable } from './table.ts'
import type { Tool } from './tool.ts'
import { workplace } from './workplace.ts'

const wanted = process.argv.slice(2)
const all = [...generators, ...readers]
const unknown = wanted.filter((name) => !all.some((tool) => tool.name === name))
if (unknown.length > 0) throw new Error(`There is no tool ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
const tools = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const mock = await createMock()
const outcomes: Outcome[] = []
try {
  for (const tool of tools) outcomes.push(await tried(tool))
} finally {
  await mock.close()
}
const failed = outcomes.filter(({ failure }) => failure !== undefined).length
if (wanted.length === 0 && failed === 0) {
  const page = 'docs/support.md'
  await writeFile(page, withToolsTable(await readFile(page, 'utf8'), outcomes))
}
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function tried(tool: Tool): Promise<Outcome> {
  const start = performance.now()
  const failure = await workplace(tool.packages, mock.url, tool.run).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failure === undefined ? `✓ ${tool.name} (${seconds} s)` : `✗ ${tool.name} (${seconds} s)\n${failure.replace(/^/gm, '    ')}`)
  return { tool, failure }
}
