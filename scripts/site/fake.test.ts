// The tests that the guide on the fake shows as a whole file.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { snippetsOf } from './snippets.ts'

const file = snippetsOf('docs/fake.md', await readFile('docs/fake.md', 'utf8')).find(({ code }) => code.includes("from 'vitest'"))

test('the test file of the guide passes', async () => {
  const before: (() => unknown)[] = []
  const tests: (() => Promise<void>)[] = []
  vi.stubGlobal('runner', {
    expect,
    beforeEach: (hook: () => unknown) => void before.push(hook),
    test: (_: string, run: () => Promise<void>) => void tests.push(run),
  })
  await mkdir('dist', { recursive: true })
  const folder = await mkdtemp(join('dist', 'fake-guide-'))
  try {
    const path = resolve(folder, 'welcome.ts')
    await writeFile(path, (file?.code ?? '').replace(/import (\{[^}]+\}) from 'vitest'/, 'const $1 = globalThis.runner'))
    await import(pathToFileURL(path).href)
    expect(tests).toHaveLength(2)
    for (const run of tests) {
      for (const hook of before) await hook()
      await run()
    }
  } finally {
    vi.unstubAllGlobals()
    await rm(folder, { recursive: true })
  }
})
