import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { builtSite } from './tests/builtSite.ts'

/** Every file of a folder by its path, but those of Redoc, which runs as a process of its own with the clock of the machine. */
async function textsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  const own = paths.filter((path) => !path.startsWith('redoc'))
  return new Map(
    await Promise.all(own.map(async (path) => [path.replaceAll('\\', '/'), await readFile(join(folder, path), 'utf8')] as const)),
  )
}

afterEach(() => vi.useRealTimers())

test('a build of the same sources on another day is identical', async () => {
  const first = await textsOf(await builtSite())
  // Loads all modules again, so that no state of the first build remains.
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-17T22:30:00Z') })
  const { filesOf } = await import('./build.ts')
  const second = new Map(Object.entries(await filesOf(await readContracts())))
  expect(first.size).toBeGreaterThan(2000)
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort())
  expect([...first].filter(([path, text]) => second.get(path) !== text).map(([path]) => path)).toEqual([])
})
