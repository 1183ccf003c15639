import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

const file = fileURLToPath(new URL('../../../.ci/run', import.meta.url))

/** The packages that the script installs, with the program of each. */
const programs = { chromium: 'chromium', 'redis-server': 'redis-server', python3: 'python3', 'php-cli': 'php' }
const packages = Object.keys(programs) as (keyof typeof programs)[]
const without = (missing: string) => packages.filter((name) => name !== missing)

/** A machine of root: npm and node do nothing, apt-get installs the packages that it has. */
const machine = (...available: (keyof typeof programs)[]) => ({
  npm: '',
  node: '',
  id: 'echo 0',
  'apt-get': `
[ "$1" = install ] || exit 0
case "\${@: -1}" in
${available.map((name) => `${name}) touch "$BIN/${programs[name]}"; chmod +x "$BIN/${programs[name]}"; exit 0;;`).join('\n')}
esac
exit 100`,
})

const [ci, github] = [{ CI: 'true' }, { CI: 'true', GITHUB_ACTIONS: 'true' }]
const installed = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [programs[name as keyof typeof programs], '']))
const calls = (...names: readonly string[]) => [
  'apt-get update -qq',
  ...names.map((name) => `apt-get install -y -qq --no-install-recommends ${name}`),
]
const skipped = (name: string) => `${name} is missing: the tests that need it will be skipped.`

const onLinux = test.skipIf(!canRunScripts)

onLinux.each<[what: string, stubs: Readonly<Record<string, string>>, environment: Record<string, string>, apt: string[], said: string]>([
  ['installs what is missing', machine(...packages), github, calls(...packages), ''],
  ['installs nothing that is there', { ...machine(), ...installed(...packages) }, github, [], ''],
  ...packages.map((name): [string, Readonly<Record<string, string>>, Record<string, string>, string[], string] => [
    `says that ${name} could not be installed`,
    { ...machine(), ...installed(...without(name)) },
    ci,
    calls(name),
    skipped(name),
  ]),
  ['installs nothing at home', machine(...packages), { CI: '' }, [], packages.map(skipped).join('\n')],
])('%s, and runs all tests', async (_, stubs, environment, apt, said) => {
  const { status, stderr, stdout, called } = await runWithStubs([file], stubs, environment)
  expect([status, stderr]).toEqual([0, ''])
  expect(called.filter((call) => call.startsWith('apt-get'))).toEqual(apt)
  expect(stdout).toContain(said)
  expect(called.some((call) => call.startsWith('npm run test:all'))).toBe(true)
})

onLinux.each(packages)('runs nothing on GitHub if %s is still missing', async (name) => {
  const { status, stderr, called } = await runWithStubs([file], machine(...without(name)), github)
  expect([status, called.filter((call) => call.startsWith('npm'))]).toEqual([1, []])
  expect(stderr).toContain(`${name} could not be installed, and on GitHub no test may be skipped`)
})

onLinux.each(['check', 'compat', 'test:package', 'test:all'])('fails if npm run %s fails, and prints what it says', async (script) => {
  const npm = `if [ "$2" = ${script} ]; then echo "${script} failed"; exit 3; fi`
  const { status, stdout } = await runWithStubs([file], { ...machine(), ...installed(...packages), npm })
  expect([status, stdout]).toEqual([3, expect.stringContaining(`${script} failed`)])
})
