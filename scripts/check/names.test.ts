import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** Names with two declarations, with the reason. */
const reviewed: Readonly<Record<string, string>> = {
  OperationEntry: 'the generated table has the name, and so do the pages of the site',
}

const declaration = /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

// Overloads of a function are one declaration. Stand-ins for the browser have the names of what
// they replace.
test.each(['src', 'contract-tests', 'scripts'])('an exported name has one declaration in %s', (part) => {
  const files = sourceFiles(part, /(?<!\.test|\.test-d|\.d)\.ts$/).filter(
    (file) => !/\/(tests|fixtures)\/|^contract-tests\/browser\//.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(declaration)) found.set(name, (found.get(name) ?? new Set()).add(file))
  const several = [...found].filter(([name, places]) => places.size > 1 && !(name in reviewed))
  expect(several.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([])
})
