import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { scripts: listed } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const scripts = Object.entries(listed).filter(([name]) => !name.startsWith('//'))
const programs = new Set(scripts.flatMap(([, command]) => /(?<=run\.cjs )[\w/-]+\.ts/.exec(command) ?? []))

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

test('every npm script has a sentence, checks the version of Node first, and reads its arguments, even if it has none', () => {
  for (const [name, command] of scripts) {
    expect(listed[`//${name}`]).toMatch(/^# [\w ].{10,90}$/)
    expect(command, name).toMatch(/^(node scripts\/run\.cjs |npm run )/)
  }
  for (const program of programs)
    expect(readFileSync(program, 'utf8'), program).toMatch(/\bparseArgs\(|\breadArguments\(|\bprocess\.argv\.slice\(2\)/)
})

test.concurrent.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.11.0', false],
  ['23.11.1', false],
  ['20.19.0', true],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', async (version, isSupported) => {
  const refusal = { lines: [expect.stringContaining(`Node ${version} is not supported here`)], status: 1 }
  expect(await run([], version)).toEqual(isSupported ? { lines: [], status: 0 } : refusal)
})

// Of each way to read arguments a program that loads little.
test.concurrent.each([
  ['scripts/no-such-file.ts', 'no-such-file.ts'],
  ['scripts/dev/dev.ts --unknown-option', '--unknown-option'],
  ['scripts/release/version/notes.ts nonsense', 'v1.2.0'],
  ['contract-tests/cli/cli.ts --unknown-option', '--unknown-option'],
])('%s is rejected in a line', async (command, named) => {
  expect(await run(command.split(' '))).toEqual({ lines: [expect.stringContaining(named)], status: 2 })
})
