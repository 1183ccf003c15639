import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { builtSite } from './tests/builtSite.ts'

/** Every file of a folder by its path, as a string of its bytes. */
async function bytesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(await Promise.all(paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const)))
}

afterEach(() => vi.useRealTimers())

test('a build of the same sources on another day is identical', async () => {
  const first = await bytesOf(await builtSite())
  // Loads all modules again, so that no state of the first build remains.
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-17T22:30:00Z') })
  const { buildDocs } = await import('./build.ts')
  const folder = join(inject('sharedFolder'), 'second-site')
  await buildDocs(folder)
  const second = await bytesOf(folder)
  expect(first.size).toBeGreaterThan(2000)
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort())
  expect([...first].filter(([path, bytes]) => second.get(path) !== bytes).map(([path]) => path)).toEqual([])
})
