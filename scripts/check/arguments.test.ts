import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const listed = Object.entries((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts)
const scripts = Object.fromEntries(listed.filter(([name]) => !name.startsWith('//')))
const programs = new Set(Object.values(scripts).flatMap((command) => /(?<=run\.cjs )[\w/-]+\.ts/.exec(command) ?? []))

/** Runs `scripts/run.cjs`, here on a Node that says that it has another version. */
async function run(args: readonly string[], version = process.versions.node): Promise<{ lines: string[]; status: unknown }> {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const all = ['--import', `data:text/javascript,${claim}`, 'scripts/run.cjs', ...args]
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, all).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { lines: `${stdout}${stderr}`.split('\n').filter(Boolean), status: code }
}

test.each(Object.keys(scripts))('`npm run` shows a sentence for %s', (name) => {
  expect(Object.fromEntries(listed)[`//${name}`]).toMatch(/^# [\w ].{10,90}$/)
})

test.each([...programs])('%s reads its arguments, even if it has none', (program) => {
  expect(readFileSync(program, 'utf8')).toMatch(/\bparseArgs\(|\breadArguments\(|\bprocess\.argv\.slice\(2\)/)
})

test.each(Object.entries(scripts))('npm run %s checks the version of Node before anything else', (_, command) => {
  expect(command).toMatch(/^(node scripts\/run\.cjs |npm run )/)
})

test.concurrent.each([
  ['18.20.8', []],
  ['20.18.3', []],
  ['21.7.3', []],
  ['22.11.0', []],
  ['23.11.1', ['scripts/check/total.ts']],
])('Node %s gets a line, with and without a program', async (version, args) => {
  const { lines, status } = await run(args, version)
  expect(lines).toEqual([expect.stringContaining(`Node ${version} is not supported here`)])
  expect(status).toBe(1)
})

test.concurrent.each(['20.19.0', '22.12.0', '24.0.0'])('Node %s passes', async (version) => {
  expect(await run([], version)).toEqual({ lines: [], status: 0 })
})

test('names npm as the package manager, to pnpm and yarn too', () => {
  const { packageManager, devEngines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/)
  expect(devEngines.packageManager).toEqual({ name: 'npm', onFail: 'error' })
})

// Not all programs: most load the compiler or the documents, which takes seconds.
test.concurrent.each([
  ['scripts/no-such-file.ts', 'no-such-file.ts'],
  ['scripts/dev/dev.ts --unknown-option', '--unknown-option'],
  ['scripts/site/build.ts --address nonsense', 'nonsense'],
  ['scripts/check/total.ts no-such-file.json', 'no-such-file.json'],
  ['scripts/proof/faults/faults.ts --only list-user', 'Did you mean list-users?'],
  ['scripts/release/version/notes.ts nonsense', 'v1.2.0'],
  ['scripts/release/version/notes.ts v99.0.0', '99.0.0'],
  ['scripts/release/version/version.ts nonsense', '1.2.0'],
  ['contract-tests/cli/cli.ts --unknown-option', '--unknown-option'],
])('%s is rejected in a line', async (command, named) => {
  const { lines, status } = await run(command.split(' '))
  expect(lines).toEqual([expect.stringContaining(named)])
  expect(status).toBe(2)
})
