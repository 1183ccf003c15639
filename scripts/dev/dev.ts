// `npm run dev`: watches openapi/ and docs/. After a change it lints the files, generates the
// changed documents, checks the changed operations against the mock, and serves the documentation
// with live reload.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { programPath } from '../command.ts'
import { root } from '../root.ts'
import { documentsOf, isEdited, operationsIn } from './affected.ts'

parseArgs()
/** Runs a program with this Node and returns its exit code. */
function node(args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => child.on('close', resolve))
}

const script = (file: string, ...args: string[]) => node(['--import', 'tsx', file, ...args])

const lint = (...names: string[]) => node([programPath('redocly'), 'lint', ...names, '--format=stylish'])

/** Lints, generates, builds and checks everything that changed files affect. */
async function handle(files: readonly string[]): Promise<void> {
  const specification = files.filter((file) => file.startsWith('openapi/'))
  const names = documentsOf(specification)
  const workflows = specification.filter((file) => file.endsWith('.arazzo.yaml'))
  if (workflows.length > 0) await lint(...workflows)
  if (names.length > 0) {
    if ((await lint(...names)) !== 0) return
    if ((await script('scripts/specification/generate/generate.ts', ...names)) !== 0) return
  }
  if (names.length > 0 || files.some((file) => file.startsWith('docs/'))) {
    if ((await script('scripts/site/site.ts')) === 0) site.ws.send({ type: 'full-reload' })
  }
  const operations = await operationsIn(specification)
  if (operations.length > 0) await script('contract-tests/cli/cli.ts', 'check', '--only', operations.join())
  const others = specification.filter((file) => documentsOf([file]).length === 0 && !workflows.includes(file))
  if (others.length > 0) console.log(`${others.join(', ')}: only npm run check looks at this`)
}

await script('scripts/site/site.ts')
const site = await createServer({
  root: join(root, 'dist/docs'),
  configFile: false,
  appType: 'mpa',
  server: { watch: null },
  logLevel: 'warn',
})
await site.listen()
console.log(`The documentation is at ${site.resolvedUrls?.local[0]}. Press Ctrl-C to stop.`)

// Changes that arrive during a run are handled together in the next run.
const changed = new Set<string>()
let busy = false
async function work(): Promise<void> {
  if (busy) return
  busy = true
  // Editors write a file in several steps.
  await new Promise((resolve) => setTimeout(resolve, 100))
  while (changed.size > 0) {
    const files = [...changed]
    changed.clear()
    await handle(files).catch((error: unknown) => console.error(error))
  }
  busy = false
}

const watchers = ['openapi', 'docs'].map((folder) =>
  watch(join(root, folder), { recursive: true }, (_, name) => {
    const file = name && `${folder}/${name.replaceAll('\\', '/')}`
    if (!file || !isEdited(file)) return
    changed.add(file)
    void work()
  }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const watcher of watchers) watcher.close()
    void site.close()
  })
}
