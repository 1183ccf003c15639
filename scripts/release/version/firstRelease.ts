// `npm run release:first -- https://github.com/OWNER/cometchat-rest [--publish]`: everything about
// the first release that a program can do. RELEASING.md says what is left for a person.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../../contract-tests/cli/command.ts'
import { ownerAndName } from '../package/derived.ts'
import { readManifest } from '../package/manifest.ts'

const help = `npm run release:first -- https://github.com/OWNER/cometchat-rest [--publish]

Without --publish it changes files and publishes nothing: it sets the repository's address everywhere, prepares the version, checks
and tests it, and packs both packages as npm would publish them. It can be repeated until the version is tagged.

With --publish it changes no file: as the npm user who is logged in, it publishes an empty version 0.0.0 of each package that is not on
npm, and lets the workflow release.yml of the repository, in its environment npm, publish all versions to come. npm asks for the second
factor. What was done before is skipped.`

const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [address = ''] = positionals

if (values.help) console.log(help)
else if (positionals.length !== 1 || !/^https:\/\/github\.com\/(?!OWNER\/)[\w-]+\/cometchat-rest$/.test(address))
  throw new UsageError(
    'Name the repository, as in npm run release:first -- https://github.com/linden-yard/cometchat-rest, which changes files and publishes nothing',
  )
else await (values.publish ? publish(ownerAndName(address)) : prepare(ownerAndName(address)))

async function prepare(repository: string): Promise<void> {
  const { version, repository: before } = await readManifest()
  const text = await readFile('package.json', 'utf8')
  await writeFile('package.json', text.replaceAll(ownerAndName(before?.url ?? ''), repository))
  for (const page of ['README.md', 'contract-tests/README.md', 'docs/first-call.md', 'docs/docker-and-compose.md'])
    await writeFile(page, withoutNotice(await readFile(page, 'utf8')))
  run('node', 'scripts/run.cjs', 'scripts/release/package/derive.ts')
  run('node', 'scripts/run.cjs', 'scripts/release/version/version.ts', version)
  run('npm', 'run', 'check')
  run('npm', 'run', 'test:package')
  run('npm', 'publish', '--access', 'public', '--dry-run')
  run('npm', 'publish', '--workspace', 'contract-tests', '--access', 'public', '--dry-run')
  console.log(`Version ${version} is ready, and nothing is published. Commit the changes, and go on with RELEASING.md.`)
}

/** A page without the paragraph that says that the packages are not on npm yet. */
function withoutNotice(page: string): string {
  return page.replace(/<!-- before the first release -->\n[\s\S]*?\n\n/, '')
}

async function publish(repository: string): Promise<void> {
  const manifests = [await readManifest('cometchat-rest'), await readManifest('cometchat-rest-testing')]
  for (const { name, repository: packageRepository } of manifests)
    if (ownerAndName(packageRepository?.url ?? '') !== repository)
      throw new UsageError(`${name} names another repository: run this without --publish first, and commit the changes`)
  const user = askNpm('whoami')
  if (user.status !== 0) throw new UsageError('npm knows no user: run npm login first. Nothing was published')
  console.log(`Publishing as ${user.stdout}.`)
  const published = new Set(manifests.map(({ name }) => name).filter(isOnNpm))
  for (const manifest of manifests) {
    if (published.has(manifest.name)) console.log(`${manifest.name} is on npm already.`)
    else publishEmpty(manifest)
    if (isTrusted(manifest.name)) console.log(`${manifest.name} has a trusted publisher already.`)
    else run('npm', ...`trust github ${manifest.name} --file release.yml --repo ${repository} --env npm --allow-publish --yes`.split(' '))
  }
  console.log(`Both packages are on npm, without content. Push the tag of version ${manifests[0]?.version}: the workflow publishes it.`)
}

/** @throws if npm could not tell, such as without a connection */
function isOnNpm(name: string): boolean {
  const { status, stdout, stderr } = askNpm('view', name, 'versions', '--json')
  if (status !== 0 && !/E404/.test(stdout + stderr)) throw new UsageError(`npm view ${name} failed, and nothing was published: ${stderr}`)
  return status === 0
}

function isTrusted(name: string): boolean {
  const { status, stdout } = askNpm('trust', 'list', name, '--json')
  return status === 0 && /release\.yml/.test(stdout)
}

/** Publishes a version without content: a trusted publisher needs a package that exists. */
function publishEmpty({ name, license, repository }: Awaited<ReturnType<typeof readManifest>>): void {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const description = 'Empty: the first version with content follows, published by the workflow of the repository.'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '0.0.0', description, license, repository }, undefined, 2))
  runIn(folder, 'npm', 'publish', '--access', 'public')
}

/** The output of npm for a command that changes nothing. */
function askNpm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
  return { status, stdout: (stdout ?? '').trim(), stderr: (stderr ?? '').trim() }
}

/** Runs a program, and ends with its exit code if it fails. */
function run(program: string, ...args: string[]): void {
  runIn('.', program, ...args)
}

function runIn(cwd: string, program: string, ...args: string[]): void {
  console.log(`\n${program} ${args.join(' ')}`)
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
