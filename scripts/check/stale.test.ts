import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differing } from './stale.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stale-'))
  for (const [name, text] of [
    ['fresh/a.ts', 'a'],
    ['fresh/b.ts', 'b'],
    ['committed/a.ts', 'a'],
    ['committed/b.ts', 'b'],
  ] as const) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})
afterEach(() => rm(folder, { recursive: true }))

const compare = async () =>
  (await differing(join(folder, 'fresh'), join(folder, 'committed'), ['a.ts', 'b.ts'])).map((line) => line.replace(folder, ''))

test('accepts equal files', async () => {
  expect(await compare()).toEqual([])
})

test.each([
  ['changed', () => writeFile(join(folder, 'committed/b.ts'), 'c'), '/committed/b.ts does not match openapi/'],
  ['missing', () => rm(join(folder, 'committed/b.ts')), '/committed/b.ts is missing'],
  ['no longer generated', () => rm(join(folder, 'fresh/b.ts')), '/committed/b.ts is no longer generated'],
])('reports a committed file that is %s', async (_, change, finding) => {
  await change()
  expect(await compare()).toEqual([finding])
})
