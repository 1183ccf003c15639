import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const address = 'https://github.com/linden-yard/cometchat-rest'
const folder = mkdtempSync(join(tmpdir(), 'cometchat-rest-first-'))
const clone = join(folder, 'clone')
const log = join(folder, 'calls.txt')

/** An npm that publishes nowhere: it remembers what is published and trusted. */
const npm = `#!/bin/sh
echo "npm $*" >> '${log}'
case "$1 $2" in
  'whoami ') [ -e '${folder}/user' ] && echo mira || exit 1 ;;
  view*) [ -e "${folder}/published-$2" ] || { echo 'npm error code E404' >&2; exit 1; } ;;
  'publish --access') case "$*" in *--dry-run*) ;; *) touch "${folder}/published-$(node -p "require('./package.json').name")" ;; esac ;;
  'trust list') [ -e "${folder}/trusted-$3" ] && echo '[{"file":"release.yml"}]' || echo '[]' ;;
  'trust github') touch "${folder}/trusted-$3" ;;
esac
`

function step(...args: string[]) {
  writeFileSync(log, '')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'scripts/release/version/firstRelease.ts', ...args], {
    cwd: clone,
    env: { ...process.env, PATH: `${folder}/bin${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr, called: readFileSync(log, 'utf8').trim().split('\n').filter(Boolean) }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' })

// The steps of RELEASING.md, in a copy whose npm and generator are replaced: both log their calls.
// All but the first are repeated, as after a failure.
describe.skipIf(process.platform === 'win32')('the first release', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), npm)
    chmodSync(join(folder, 'bin/npm'), 0o755)
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')
    for (const file of files.filter(Boolean)) cpSync(file, join(clone, file))
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
    const generator = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(log)}, 'generate\\n')\n`
    writeFileSync(join(clone, 'scripts/specification/generate/generate.ts'), generator)
    git('init', '-q')
    git('add', '-A')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const dryRun = ['npm publish --access public --dry-run', 'npm publish --workspace contract-tests --access public --dry-run']

  test('step 1 prepares the version and publishes nothing', () => {
    const { status, said, called } = step(address)
    expect([status, said]).toEqual([0, expect.stringContaining('nothing is published')])
    expect(called.filter((line) => !line.startsWith('npm version'))).toEqual([
      'generate',
      'npm run check',
      'npm run test:package',
      ...dryRun,
    ])
    const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
    expect(changelog.match(/^## \[/gm)).toHaveLength(2)
    expect(JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).homepage).toBe('https://linden-yard.github.io/cometchat-rest/')
    for (const page of ['README.md', 'contract-tests/README.md', 'docs/first-call.md'])
      expect(readFileSync(join(clone, page), 'utf8')).not.toMatch(/not on npm yet/)
    git('add', '-A')
  })

  test('step 4 asks for npm login first', () => {
    const { status, said, called } = step(address, '--publish')
    expect([status, called]).toEqual([2, ['npm whoami']])
    expect(said).toContain('npm login')
  })

  test('step 4 wants the address of step 1', () => {
    const { status, called } = step('https://github.com/other-yard/cometchat-rest', '--publish')
    expect([status, called]).toEqual([2, []])
  })

  const packages = ['cometchat-rest', 'cometchat-rest-testing']
  const asks = ['npm whoami', ...packages.map((name) => `npm view ${name} versions --json`)]
  const trust = (name: string) =>
    `npm trust github ${name} --file release.yml --repo linden-yard/cometchat-rest --env npm --allow-publish --yes`

  test.each([
    [
      'publishes what is empty, and trusts the workflow',
      packages.flatMap((name) => ['npm publish --access public', `npm trust list ${name} --json`, trust(name)]),
    ],
    ['skips what is done', packages.map((name) => `npm trust list ${name} --json`)],
  ])('step 4 %s', (_, calls) => {
    writeFileSync(join(folder, 'user'), '')
    const { status, called } = step(address, '--publish')
    expect([status, called]).toEqual([0, [...asks, ...calls]])
    expect(git('diff', '--name-only')).toBe('')
  })

  test.each([['--help'], []])('says what it would do: %j', (...args) => {
    const { said, called } = step(...args)
    expect([said, called]).toEqual([expect.stringMatching(/publishes nothing/), []])
  })
})
