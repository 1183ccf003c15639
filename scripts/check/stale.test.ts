import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { differingFiles } from './stale.ts'

const folder = await mkdtemp(join(tmpdir(), 'stale-'))
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  for (const place of ['fresh', 'committed']) {
    await mkdir(join(folder, place), { recursive: true })
    for (const name of ['a', 'b']) await writeFile(join(folder, place, `${name}.ts`), name)
  }
})

test.each<[string, () => Promise<void>, string[]]>([
  ['equal', async () => {}, []],
  ['changed', () => writeFile(join(folder, 'committed/b.ts'), 'c'), ['/committed/b.ts does not match openapi/']],
  ['missing', () => rm(join(folder, 'committed/b.ts')), ['/committed/b.ts is missing']],
  ['no longer generated', () => rm(join(folder, 'fresh/b.ts')), ['/committed/b.ts is no longer generated']],
])('reports a committed file that is %s', async (_, change, findings) => {
  await change()
  const found = await differingFiles(join(folder, 'fresh'), join(folder, 'committed'), ['a.ts', 'b.ts'])
  expect(found.map((line) => line.replace(folder, ''))).toEqual(findings)
})
