// `npm run release:version -- X.Y.Z`: prepares a release, as its help says.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { documents } from '../../../contract-tests/documents/bundles.ts'
import { root } from '../../root.ts'
import { changesSince } from '../../specification/compat/compat.ts'
import { recordRelease, releasedVersion } from '../../specification/compat/released.ts'
import { atLeast, bumpBetween } from '../../specification/compat/semver.ts'
import { npm } from '../package/npm.ts'
import { exampleManifests, filesWithVersion, ownDependency } from '../package/versions.ts'
import { releasedChangelog } from './changelog.ts'

const help = `npm run release:version -- X.Y.Z

Changes files and publishes nothing: it sets the version everywhere, adds its section to the changelog, and records the release for later
comparisons. It can be repeated for the same version until the result is tagged. Commit it; a tag vX.Y.Z on that commit publishes it.`
const [version = '', ...more] = process.argv.slice(2)
if (['--help', '-h'].includes(version)) {
  console.log(help)
  process.exit(0)
}
if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0)
  throw new UsageError('Name the version, as in npm run release:version -- 1.2.0, which changes files and publishes nothing')

const lastVersion = await releasedVersion()
if (lastVersion !== undefined && lastVersion !== version) {
  const { wanted } = await changesSince(lastVersion)
  if (!atLeast(bumpBetween(lastVersion, version), wanted))
    throw new UsageError(`${version} is not enough after ${lastVersion}: the changes need a ${wanted} version`)
}

const changelog = join(root, 'CHANGELOG.md')
await change(changelog, (text) => releasedChangelog(text, version, new Date().toISOString().slice(0, 10)))
await npm(root, 'version', version, '--workspaces', '--include-workspace-root', '--no-git-tag-version', '--allow-same-version')
for (const file of filesWithVersion) await change(join(root, file), (text) => text.replace(/^( +default: )\d+\.\d+\.\d+$/m, `$1${version}`))
for (const file of exampleManifests()) await change(join(root, file), (text) => text.replace(ownDependency, `$1${version}`))
for (const document of documents)
  await change(join(root, 'openapi', document, 'openapi.yaml'), (text) => text.replace(/^( {2}version: ).*$/m, `$1${version}`))
const generate = ['--import', 'tsx', 'scripts/specification/generate/generate.ts']
if (spawnSync(process.execPath, generate, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1)
await recordRelease()
console.log(`Version ${version} is ready: run npm run check and npm test, commit, then tag the commit v${version}.`)

async function change(file: string, to: (text: string) => string): Promise<void> {
  await writeFile(file, to(await readFile(file, 'utf8')))
}
