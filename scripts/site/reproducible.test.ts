import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { builtSite } from './tests/builtSite.ts'

afterEach(() => vi.useRealTimers())

test('a build of the same sources on another day is identical', async () => {
  const folder = await builtSite()
  // Loads all modules again, so that no state of the first build remains.
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-17T22:30:00Z') })
  const { filesOf } = await import('./build.ts')
  const names: string[] = []
  const changed: string[] = []
  for await (const [name, text] of filesOf(await readContracts())) {
    names.push(name)
    if ((await readFile(join(folder, name), 'utf8').catch(() => undefined)) !== text) changed.push(name)
  }
  expect(changed).toEqual([])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Redoc runs as a process of its own, with the clock of the machine.
  const built = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('redoc'))
  expect(built.length).toBeGreaterThan(2000)
  expect(names).toHaveLength(built.length)
})
