// `npm run release:first -- https://github.com/OWNER/cometchat-rest [--publish]`: everything about
// the first release that a program can do. It sets the repository's address, prepares the version,
// checks and tests it, and packs both packages; with `--publish` it publishes them, as the npm user
// who is logged in. RELEASING.md says what is left for a person.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { ownerAndName } from '../package/derived.ts'
import { readManifest } from '../package/pack.ts'

const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean' } }, allowPositionals: true })
const [address = ''] = positionals
if (positionals.length !== 1 || !/^https:\/\/github\.com\/(?!OWNER\/)[\w-]+\/cometchat-rest$/.test(address))
  throw new UsageError('Name the repository, as in npm run release:first -- https://github.com/linden-yard/cometchat-rest')

const { version, repository } = await readManifest()
const text = await readFile('package.json', 'utf8')
await writeFile('package.json', text.replaceAll(ownerAndName(repository?.url ?? ''), ownerAndName(address)))

run('node', 'scripts/run.cjs', 'scripts/release/package/derive.ts')
run('npm', 'run', 'release:version', '--', version)
run('npm', 'run', 'check')
run('npm', 'run', 'test:package')
const how = values.publish ? ['--access', 'public'] : ['--access', 'public', '--dry-run']
run('npm', 'publish', ...how)
run('npm', 'publish', '--workspace', 'contract-tests', ...how)
console.log(
  values.publish
    ? `Version ${version} is published. Commit the changes, tag the commit v${version}, and go on with RELEASING.md.`
    : `Version ${version} is ready. Commit the changes, log in with npm login, and run this again with --publish.`,
)

/** Runs a program, and ends with its exit code if it fails. */
function run(program: string, ...args: string[]): void {
  console.log(`\n${program} ${args.join(' ')}`)
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
