// `npm run dev`: watches openapi/, docs/ and src/. After a change it generates the documents that changed, lints the files, checks the operations
// against the mock or runs the tests related to the source, and shows the documentation with live reload.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programPath } from '../check/command.ts'
import { documentsOf, operationsIn } from './affected.ts'
import { serve } from './serve.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program with this Node and returns its exit code and, if `quiet`, what it printed; otherwise that is passed on. */
function node(args: readonly string[], quiet = false): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'] })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

const script = (file: string, ...args: string[]) => node(['--import', 'tsx', file, ...args])

/** Prints what the linter finds in the files. Findings elsewhere are left to `npm run check`. */
async function lint(names: readonly string[], files: readonly string[]): Promise<void> {
  const { output } = await node([programPath('redocly'), 'lint', ...names, '--format=json'], true)
  const { problems } = JSON.parse(output.slice(output.indexOf('{'))) as {
    problems: { message: string; ruleId: string; location: { source: { ref: string }; start?: { line: number } }[] }[]
  }
  const here = problems.flatMap(({ message, ruleId, location: [place] }) => {
    const file = files.find((name) => place?.source.ref.replaceAll('\\', '/').endsWith(name))
    return file ? [`${file}${place?.start ? `:${place.start.line}` : ''}  ${message} (${ruleId})`] : []
  })
  console.log(here.length > 0 ? here.join('\n') : `${files.join(', ')}: no findings`)
}

/** Does what a set of changed files asks for, in the order in which an answer is wanted. */
async function handle(files: readonly string[]): Promise<void> {
  const specification = files.filter((file) => file.startsWith('openapi/'))
  const names = documentsOf(specification)
  if (names.length > 0) {
    await lint(names, specification)
    if ((await script('scripts/generate/generate.ts', ...names)).code !== 0) return
  }
  if (names.length > 0 || files.some((file) => file.startsWith('docs/'))) {
    if ((await script('scripts/docs/build.ts')).code === 0) site.reload()
  }
  const operations = await operationsIn(root, specification)
  if (operations.length > 0) await script('contract-tests/cli/cli.ts', 'check', '--only', operations.join(','))
  const sources = files.filter((file) => file.startsWith('src/') && file.endsWith('.ts'))
  if (sources.length > 0) await node(['node_modules/vitest/vitest.mjs', 'related', '--run', ...sources])
}

const site = await serve(join(root, 'dist/docs'))
await script('scripts/docs/build.ts')
console.log(`The documentation is at ${site.url}. Ctrl-C stops it.`)

// Changes that arrive while others are handled are handled together after them.
const changed = new Set<string>()
let busy = false
async function work(): Promise<void> {
  if (busy) return
  busy = true
  // An editor writes a file in several steps.
  await new Promise((resolve) => setTimeout(resolve, 100))
  while (changed.size > 0) {
    const files = [...changed]
    changed.clear()
    await handle(files).catch((error: unknown) => console.error(error))
  }
  busy = false
}

/** Pages that generating writes are no reason to build again. */
const written = /^docs\/(coverage|discrepancies|errors|events|operations)\.md$/
const watchers = ['openapi', 'docs', 'src'].map((folder) =>
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const file = name && `${folder}/${name.replaceAll('\\', '/')}`
    if (!file || written.test(file)) return
    changed.add(file)
    void work()
  }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const watcher of watchers) watcher.close()
    site.close()
  })
}
