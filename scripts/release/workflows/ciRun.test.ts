import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { canRunScripts, runWithStubs } from './stubPrograms.ts'

const file = fileURLToPath(new URL('../../../.ci/run', import.meta.url))

/** A machine where npm and node do nothing, and where apt-get installs the packages that it has. */
const machine = ({ user = '1000', packages = ['chromium', 'redis-server'] } = {}) => ({
  npm: '',
  node: '',
  id: `echo ${user}`,
  sudo: 'shift; SUDO=1 exec "$@"',
  'apt-get': `
if [ "\${SUDO:-}" != 1 ] && [ ${user} != 0 ]; then echo 'are you root?' >&2; exit 100; fi
if [ "$1" = install ]; then
  for name in ${packages.join(' ')}; do [[ " $* " != *" $name "* ]] || { touch "$BIN/$name"; chmod +x "$BIN/$name"; exit 0; }; done
  exit 100
fi`,
})

const installs = (called: readonly string[]) => called.filter((call) => call.startsWith('apt-get'))

const onLinux = test.skipIf(!canRunScripts)

onLinux.each([
  ['through sudo', '1000', ['sudo -n apt-get update -qq']],
  ['as root', '0', []],
])('installs missing programs %s, after one update', async (_, user, sudoCalls) => {
  const { status, stderr, called } = await runWithStubs([file], machine({ user }), { CI: 'true', GITHUB_ACTIONS: 'true' })
  expect([status, stderr]).toEqual([0, ''])
  expect(installs(called)).toEqual([
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium',
    'apt-get install -y -qq --no-install-recommends redis-server',
  ])
  expect(called.filter((call) => call.startsWith('sudo') && call.endsWith('update -qq'))).toEqual(sudoCalls)
  expect(called.some((call) => call.startsWith('npm run test:all'))).toBe(true)
})

onLinux.each(['check', 'compat', 'test:package', 'test:all'])('fails if npm run %s fails, and prints what it says', async (script) => {
  const npm = `if [ "$2" = ${script} ]; then echo "${script} failed"; exit 3; fi`
  const { status, stdout } = await runWithStubs([file], { ...machine(), npm })
  expect(status).toBe(3)
  expect(stdout).toContain(`${script} failed`)
})

onLinux('fails on GitHub if a program is still missing, and names it elsewhere', async () => {
  const programs = machine({ packages: ['chromium'] })
  const onGitHub = await runWithStubs([file], programs, { CI: 'true', GITHUB_ACTIONS: 'true' })
  expect(onGitHub.status).toBe(1)
  expect(onGitHub.stderr).toContain('redis-server could not be installed, and on GitHub no test may be skipped')
  expect(onGitHub.called.filter((call) => call.startsWith('npm'))).toEqual([])

  const elsewhere = await runWithStubs([file], programs, { CI: 'true' })
  expect(elsewhere.status).toBe(0)
  expect(elsewhere.stdout).toContain('redis-server is missing: the tests that need it will be skipped.')
  expect(elsewhere.stdout).not.toContain('chromium')
})

onLinux('installs nothing where the programs are there, and never a second Chromium', async () => {
  const programs = { ...machine(), 'redis-server': '' }
  for (const [stubs, environment] of [
    [{ ...programs, chromium: '' }, {}],
    [{ ...programs, 'google-chrome': '' }, {}],
    [programs, { CHROMIUM: '/opt/chromium' }],
  ] as const) {
    const { status, called } = await runWithStubs([file], stubs, { CI: 'true', GITHUB_ACTIONS: 'true', ...environment })
    expect(status).toBe(0)
    expect(installs(called)).toEqual([])
  }
})

onLinux('installs no system packages at home, and says which are missing', async () => {
  const { status, stdout, called } = await runWithStubs([file], machine(), { CI: '' })
  expect([status, installs(called)]).toEqual([0, []])
  for (const program of ['chromium', 'redis-server'])
    expect(stdout).toContain(`${program} is missing: the tests that need it will be skipped.`)
})
