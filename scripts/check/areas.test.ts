import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Area, areaOf } from './areas.ts'

/** The other areas that an area's tests may import from: those that data flows from. */
const allowed: Readonly<Record<Area, readonly Area[]>> = {
  client: [],
  contract: ['client'],
  docs: ['client', 'contract'],
  package: ['client', 'contract'],
  scripts: ['client', 'contract'],
}

/** What the scripts of several areas share. */
const shared = [
  'scripts/specification/generate/',
  'scripts/specification/lint/',
  'scripts/specification/diff/',
  'scripts/specification/pages/',
  'scripts/command.ts',
]
const isShared = (file: string): boolean => shared.some((path) => file.startsWith(path))

const known = new Map<string, Promise<string[]>>()

/** The files that a file imports, as paths from the project's folder. */
function importsOf(file: string): Promise<string[]> {
  const read = async () => {
    const paths = [...(await readFile(file, 'utf8')).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    const files = paths.map(([, path = '']) => join(dirname(file), path).replaceAll('\\', '/'))
    // Some text that looks like an import is the code of a program in a test.
    return files.filter((path) => /\.[cm]?[jt]s$/.test(path) && existsSync(path))
  }
  if (!known.has(file)) known.set(file, read())
  return known.get(file) as Promise<string[]>
}

const folders = ['src', 'contract-tests', 'scripts']
const tests = (
  await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))))
)
  .flat()
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(file))

/** The imports from areas that a test's own area may not import from, directly or not. */
async function foreignImports(test: string): Promise<string[]> {
  const own = areaOf(test)
  const found: string[] = []
  const seen = new Set([test])
  // A set's iteration reaches what is added during it.
  for (const importing of seen)
    for (const imported of await importsOf(importing)) {
      const area = areaOf(imported)
      const isOpen = area === undefined || area === own || (own !== undefined && allowed[own].includes(area)) || isShared(imported)
      if (!isOpen) found.push(`${importing} imports ${imported}`)
      seen.add(imported)
    }
  return found
}

test('tests reach only their own area, those that data flows from, and what areas share', async () => {
  expect(tests.length).toBeGreaterThan(50)
  const foreign = (await Promise.all(tests.map(foreignImports))).flat()
  expect([...new Set(foreign)]).toEqual([])
})

test('no test imports another', async () => {
  const findings: string[] = []
  for (const file of tests)
    for (const imported of await importsOf(file)) if (imported.endsWith('.test.ts')) findings.push(`${file} imports ${imported}`)
  expect(findings).toEqual([])
})
