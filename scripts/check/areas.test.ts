import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The area of a file, by its folder; the same as in vitest.config.ts. */
function areaOf(file: string): string {
  if (file.startsWith('src/')) return 'client'
  if (/^(contract-tests|scripts\/(faults|preflight))\//.test(file)) return 'contract'
  if (file.startsWith('scripts/docs/')) return 'docs'
  if (/^scripts\/(package|consumers|release|compat|examples|fleet)\//.test(file)) return 'package'
  return file.startsWith('scripts/') ? 'scripts' : 'root'
}

/** The other areas that an area's tests may import from: those it depends on. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  client: ['root'],
  contract: ['root', 'client'],
  docs: ['root', 'client', 'contract'],
  package: ['root', 'client', 'contract'],
  scripts: ['root', 'client', 'contract'],
}

test('tests import only from their own area and those it depends on, and never another test', async () => {
  const folders = ['src', 'contract-tests', 'scripts']
  const files = (
    await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))))
  )
    .flat()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(file))
  expect(files.length).toBeGreaterThan(50)
  const findings: string[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const imported = join(dirname(file), specifier).replaceAll('\\', '/')
      const [own, other] = [areaOf(file), areaOf(imported)]
      if ((own !== other && !allowed[own]?.includes(other)) || /\.test\.ts$/.test(imported)) findings.push(`${file} imports ${imported}`)
    }
  }
  expect(findings).toEqual([])
})
