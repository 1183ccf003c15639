import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../fake.ts', import.meta.url))

/** The modules that a file imports at run time; imports of types are erased. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? [])

/** Every file that is loaded with the entry `fake`, with what it imports. */
function graph(): Map<string, string[]> {
  const files = new Map<string, string[]>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    const imports = importsOf(file)
    files.set(file, imports)
    for (const specifier of imports) if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
  }
  visit(entry)
  return files
}

test('the entry `fake` loads Ajv and Node’s own modules only, and so no Prism', () => {
  const packages = [...graph().values()].flat().filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
  expect(packages.length).toBeGreaterThan(0)
  expect(packages.filter((name) => !/^ajv(-formats)?(\/|$)/.test(name))).toEqual([])
})

test('no file of the entry `fake` imports itself through others', () => {
  const files = graph()
  expect(files.size).toBeGreaterThan(40)
  const circles: string[] = []
  const visit = (file: string, above: readonly string[]): void => {
    if (done.has(file)) return
    if (above.includes(file)) {
      circles.push([...above.slice(above.indexOf(file)), file].map((path) => path.split('/').at(-1)).join(' → '))
      return
    }
    for (const specifier of files.get(file) ?? []) if (specifier.startsWith('.')) visit(join(dirname(file), specifier), [...above, file])
    done.add(file)
  }
  const done = new Set<string>()
  visit(entry, [])
  expect(circles).toEqual([])
})
