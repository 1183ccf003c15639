import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../fake.ts', import.meta.url))

/** The modules that a file imports at run time, without type imports. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? [])

/** Every file that a file loads, with its imports; `dynamic` includes dynamic imports. */
function graph(start = entry, dynamic = true): Map<string, string[]> {
  const files = new Map<string, string[]>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    const excluded = new Set(dynamic ? [] : [...readFileSync(file, 'utf8').matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name))
    const imports = importsOf(file).filter((name) => !excluded.has(name))
    files.set(file, imports)
    for (const specifier of imports) if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
  }
  visit(start)
  return files
}

test('the entry `fake` loads only Ajv and Node’s own modules', () => {
  const packages = [...graph().values()].flat().filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
  expect(packages.length).toBeGreaterThan(0)
  expect(packages.filter((name) => !/^ajv(-formats)?(\/|$)/.test(name))).toEqual([])
})

test('only the commands mock and proxy load Prism', () => {
  const command = (name: string) => fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url))
  const loadsPrism = (name: string) => [...graph(command(name), false).values()].flat().some((specifier) => specifier.includes('prism-'))
  expect(['cli', 'check', 'mock', 'fake', 'proxy', 'report'].filter(loadsPrism)).toEqual(['mock', 'proxy'])
})

test('the entry `fake` has no circular imports', () => {
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
