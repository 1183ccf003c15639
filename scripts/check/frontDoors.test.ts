import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** A folder with more files than this needs a first file. */
const fewFiles = 8

/** Folders whose files are alike, with the file that lists them. */
const collections: Readonly<Record<string, string>> = {
  'contract-tests/statements/laws': 'contract-tests/statements/statements.ts',
  'scripts/specification/lint/rules': 'scripts/specification/lint/lint.ts',
}

/** First files with other names than their folders, as the guides for contributors name them. */
const named = new Map(
  ['CONTRIBUTING.md', 'contract-tests/CONTRIBUTING.md'].flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/^( *)(\w+)\/ +.*\((\w+\.ts)\)$/gm)].map(([, indent, folder, file]): [string, string] => [
      guide === 'CONTRIBUTING.md' ? `${indent ? 'src/' : ''}${folder}` : `contract-tests/${folder}`,
      file as string,
    ]),
  ),
)

const files = ['src', 'contract-tests', 'scripts']
  .flatMap((part) => sourceFiles(part, /(?<!\.test|\.test-d|\.d)\.ts$/))
  .filter((file) => !/\/(tests|fixtures|examples)\//.test(file))
const folders = [...new Set(files.map(dirname))].filter((folder) => files.filter((file) => dirname(file) === folder).length > fewFiles)

test.each(folders.filter((folder) => !(folder in collections)))(
  '%s begins with a file that says what goes in and what comes out',
  (folder) => {
    const first = [`${basename(folder)}.ts`, named.get(folder)].map((name) => `${folder}/${name}`).find((file) => existsSync(file))
    expect(first, `a file named like the folder, or in parentheses in a CONTRIBUTING.md`).toBeDefined()
    const text = readFileSync(first as string, 'utf8').replace(/^(#!.*|import [\s\S]*?'\n|\n)+/, '')
    expect(text.slice(0, 3), `${first} has a comment before its code`).toBe('// ')
  },
)

test('each first file of the guides exists, and folders of alike files are listed by another', () => {
  expect([...named].map(([folder, file]) => `${folder}/${file}`).filter((file) => !existsSync(file))).toEqual([])
  for (const [folder, list] of Object.entries(collections)) {
    expect(folders).toContain(folder)
    expect(readFileSync(list, 'utf8')).toContain(`'./${basename(folder)}/`)
  }
})
