// `npm run test:tools [-- NAME…]`: tests the bundled documents with other tools, each installed in its own folder, and adds those that passed to the
// table in docs/support.md.
import { readFile, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { createMock } from '../../../contract-tests/mock/createMock.ts'
import { generators } from './generators.ts'
import { readers } from './readers.ts'
import { withSandbox } from './sandbox.ts'
import { withToolsTable } from './table.ts'
import type { Tool } from './tool.ts'

const wanted = process.argv.slice(2)
const all = [...generators, ...readers]
const unknown = wanted.filter((name) => !all.some((tool) => tool.name === name))
if (unknown.length > 0) throw new UsageError(`Unknown tool: ${unknown.join(', ')}. Known tools: ${all.map(({ name }) => name).join(', ')}`)
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
  const failure = await withSandbox(tool.packages, mock.url, tool.run).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(failure === undefined ? `✓ ${tool.name} (${seconds} s)` : `✗ ${tool.name} (${seconds} s)\n${failure.replace(/^/gm, '    ')}`)
  return failure === undefined
}
