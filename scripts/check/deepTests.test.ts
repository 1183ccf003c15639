import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { programPath } from '../command.ts'

/** The test files that Vitest runs for these arguments. */
async function filesFor(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [programPath('vitest'), 'list', '--filesOnly', ...args])
  return stdout.split('\n').flatMap((line) => /^\[\w+\] (.*)$/.exec(line)?.[1] ?? [])
}

test('a deep test runs if its file is named, also beside others, and otherwise with all tests only', async () => {
  const [quick, deep] = ['contract-tests/tests/redact.test.ts', 'contract-tests/tests/read-only.test.ts']
  expect((await filesFor(quick, 'read-only.test.ts')).sort()).toEqual([deep, quick])
  const ofFolder = await filesFor('contract-tests/tests')
  expect([ofFolder.includes(quick), ofFolder.includes(deep)]).toEqual([true, false])
  expect(await filesFor('contract-tests/tests', '--mode', 'all')).toContain(deep)
})
