// The tests that the guide on the fake shows as a whole file.
import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { snippetsOf } from './snippets.ts'
import { programLoader } from './tests/programLoader.ts'

const load = programLoader()
const file = snippetsOf('docs/fake.md', await readFile('docs/fake.md', 'utf8')).find(({ code }) => code.includes("from 'vitest'"))

test('the test file of the guide passes', async () => {
  const before: (() => unknown)[] = []
  const tests: (() => Promise<void>)[] = []
  vi.stubGlobal('runner', {
    expect,
    beforeEach: (hook: () => unknown) => void before.push(hook),
    test: (_: string, run: () => Promise<void>) => void tests.push(run),
  })
  try {
    await load((file?.code ?? '').replace(/import (\{[^}]+\}) from 'vitest'/, 'const $1 = globalThis.runner'))
    expect(tests).toHaveLength(2)
    for (const run of tests) {
      for (const hook of before) await hook()
      await run()
    }
  } finally {
    vi.unstubAllGlobals()
  }
})
