// `npm run release:version`: makes the next version from the waiting changesets: its number everywhere, its section in the changelog, its baseline
// in released/. Commit what it writes; a tag vX.Y.Z on that commit publishes it.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from '../../contract-tests/document/bundles.ts'
import { waitingChangesets } from '../compat/plannedBump.ts'
import { readManifest } from '../package/pack.ts'
import { released } from './changelog.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const { name } = await readManifest()
const changesets = await waitingChangesets(join(root, '.changeset'), name)
if (changesets.length === 0) throw new Error('There are no changesets; describe changes with npx changeset.')

run('scripts/compat/compat.ts')
run('node_modules/@changesets/cli/bin.js', 'version')
const { version } = await readManifest()
await setLockedVersion(join(root, 'package-lock.json'), version)
for (const document of documents) await setVersion(join(root, 'openapi', document, 'openapi.yaml'), version)
run('scripts/generate/generate.ts')
const changelog = join(root, 'CHANGELOG.md')
await writeFile(changelog, released(await readFile(changelog, 'utf8'), version, new Date().toISOString().slice(0, 10), changesets))
run('scripts/compat/release.ts')
console.log(`Version ${version} is ready: run npm run check and npm test, commit, then tag the commit v${version}.`)

/** Runs a program of the project with this Node, and ends if it fails. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Sets `info.version` in place, so that nothing else of the file changes. */
async function setVersion(file: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(/^( {2}version: ).*$/m, `$1${to}`)
  await writeFile(file, changed)
}

/** changesets leaves the lockfile alone, which bears the package's version twice. */
async function setLockedVersion(file: string, to: string): Promise<void> {
  const lockfile = JSON.parse(await readFile(file, 'utf8')) as { version: string; packages: { '': { version: string } } }
  lockfile.version = to
  lockfile.packages[''].version = to
  await writeFile(file, `${JSON.stringify(lockfile, undefined, 2)}\n`)
}
