// `npm run test:tools [-- NAME…]`: feeds the bundled documents to other tools, each installed in a folder of its own, and writes those that passed into
// the table in docs/support.md.
import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { createMock } from '../../contract-tests/mock/createMock.ts'
import { generators } from './generators.ts'
import { readers } from './readers.ts'
import { withToolsTable } from './table.ts'
import type { Tool } from './tool.ts'
import { workplace } from './workplace.ts'

const wanted = process.argv.slice(2)
const all = [...generators, ...readers]
const unknown = wanted.filter((name) => !all.some((tool) => tool.name === name))
if (unknown.length > 0) throw new Error(`Unknown tool: ${unknown.join(', ')}. Known tools: ${all.map(({ name }) => name).join(', ')}`)
const tools = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const mock = await createMock()
const passed: string[] = []
try {
  for (const tool of tools) if (await passes(tool)) passed.push(tool.name)
} finally {
  await mock.close()
}
const page = 'docs/support.md'
await writeFile(page, withToolsTable(await readFile(page, 'utf8'), passed, all, new Date().toISOString().slice(0, 10)))
console.log(`${passed.length} passed, ${tools.length - passed.length} failed`)
process.exitCode = passed.length < tools.length ? 1 : 0

async function passes(tool: Tool): Promise<boolean> {
  const start = performance.now()
  const failure = await workplace(tool.packages, mock.url, tool.run).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failure === undefined ? `✓ ${tool.name} (${seconds} s)` : `✗ ${tool.name} (${seconds} s)\n${failure.replace(/^/gm, '    ')}`)
  return failure === undefined
}
