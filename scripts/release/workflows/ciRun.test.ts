import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

const file = fileURLToPath(new URL('../../../.ci/run', import.meta.url))

/** A machine of root: npm and node do nothing, apt-get installs the packages that it has. */
const machine = (...packages: string[]) => ({
  npm: '',
  node: '',
  id: 'echo 0',
  'apt-get': `
[ "$1" = install ] || exit 0
for name in ${packages.join(' ')}; do [[ " $* " != *" $name "* ]] || { touch "$BIN/$name"; chmod +x "$BIN/$name"; exit 0; }; done
exit 100`,
})

const [ci, github] = [{ CI: 'true' }, { CI: 'true', GITHUB_ACTIONS: 'true' }]
const there = { chromium: '', 'redis-server': '' }
const installed = ['chromium', 'redis-server'].map((name) => `apt-get install -y -qq --no-install-recommends ${name}`)
const skipped = 'redis-server is missing: the tests that need it will be skipped.'

const onLinux = test.skipIf(!canRunScripts)

onLinux.each<[what: string, stubs: Readonly<Record<string, string>>, environment: Record<string, string>, apt: string[], said: string]>([
  ['installs what is missing', machine('chromium', 'redis-server'), github, ['apt-get update -qq', ...installed], ''],
  ['installs nothing that is there', { ...machine(), ...there }, github, [], ''],
  ['says what could not be installed', { ...machine(), chromium: '' }, ci, ['apt-get update -qq', ...installed.slice(1)], skipped],
  ['installs nothing at home', machine('chromium', 'redis-server'), { CI: '' }, [], skipped],
])('%s, and runs all tests', async (_, stubs, environment, apt, said) => {
  const { status, stderr, stdout, called } = await runWithStubs([file], stubs, environment)
  expect([status, stderr]).toEqual([0, ''])
  expect(called.filter((call) => call.startsWith('apt-get'))).toEqual(apt)
  expect(stdout).toContain(said)
  expect(called.some((call) => call.startsWith('npm run test:all'))).toBe(true)
})

onLinux('runs nothing on GitHub if a program is still missing', async () => {
  const { status, stderr, called } = await runWithStubs([file], machine('chromium'), github)
  expect([status, called.filter((call) => call.startsWith('npm'))]).toEqual([1, []])
  expect(stderr).toContain('redis-server could not be installed, and on GitHub no test may be skipped')
})

onLinux.each(['check', 'compat', 'test:package', 'test:all'])('fails if npm run %s fails, and prints what it says', async (script) => {
  const npm = `if [ "$2" = ${script} ]; then echo "${script} failed"; exit 3; fi`
  const { status, stdout } = await runWithStubs([file], { ...machine(), ...there, npm })
  expect([status, stdout]).toEqual([3, expect.stringContaining(`${script} failed`)])
})
