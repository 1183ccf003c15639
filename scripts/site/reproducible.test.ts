import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { builtSite } from './tests/builtSite.ts'

afterEach(() => vi.useRealTimers())

/** One page in so many is made again. */
const share = 8

test('a build of the same sources on another day is identical', async () => {
  const folder = await builtSite()
  // Loads all modules again, so that no state of the first build remains.
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-17T22:30:00Z') })
  const { filesOf } = await import('./build.ts')
  const changed: string[] = []
  let count = 0
  for await (const [name, text] of filesOf(await readContracts(), undefined, share)) {
    count++
    if ((await readFile(join(folder, name), 'utf8').catch(() => undefined)) !== text) changed.push(name)
  }
  expect(changed).toEqual([])
  expect(count).toBeGreaterThan(2000 / share)
})
