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

/** The files that a file imports, as paths from the project's folder. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const paths = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path).replaceAll('\\', '/'),
  )
  // Some text that looks like an import is the code of a program in a test.
  return paths.filter((path) => /\.[cm]?[jt]s$/.test(path) && existsSync(path))
}

/** The imports of each file that was read. */
const known = new Map<string, Promise<string[]>>()

function knownImportsOf(file: string): Promise<string[]> {
  const imports = known.get(file) ?? importsOf(file)
  known.set(file, imports)
  return imports
}

const folders = ['src', 'contract-tests', 'scripts']
const tests = (
  await Promise.all(folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))))
)
  .flat()
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(file))

interface ForeignImport {
  readonly own: Area | undefined
  readonly importing: string
  readonly imported: string
}

/** Each import from another area than the test's own that the test reaches, directly or not. */
async function foreignImports(test: string): Promise<ForeignImport[]> {
  const own = areaOf(test)
  const found: ForeignImport[] = []
  const seen = new Set([test])
  // A set's iteration reaches what is added during it.
  for (const importing of seen) {
    for (const imported of await knownImportsOf(importing)) {
      const area = areaOf(imported)
      if (area !== undefined && area !== own) found.push({ own, importing, imported })
      seen.add(imported)
    }
  }
  return found
}

/** Whether a test's area may import a file of another area only because areas share it. */
const isBeside = ({ own, imported }: ForeignImport): boolean => !own || !allowed[own].includes(areaOf(imported) as Area)

const foreign = (await Promise.all(tests.map(foreignImports))).flat()

test('tests reach only their own area, those that data flows from, and what areas share', () => {
  expect(tests.length).toBeGreaterThan(50)
  const wrong = foreign.filter((found) => isBeside(found) && !isShared(found.imported))
  expect([...new Set(wrong.map(({ importing, imported }) => `${importing} imports ${imported}`))]).toEqual([])
})

test('only what several areas use is shared', () => {
  const unused = shared.filter((path) => !foreign.some((found) => isBeside(found) && found.imported.startsWith(path)))
  expect(unused).toEqual([])
})

test('no test imports another', async () => {
  const findings: string[] = []
  for (const file of tests)
    for (const imported of await knownImportsOf(file)) if (imported.endsWith('.test.ts')) findings.push(`${file} imports ${imported}`)
  expect(findings).toEqual([])
})
