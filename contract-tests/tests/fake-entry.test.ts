import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { families } from '../fake/families.ts'

const entry = fileURLToPath(new URL('../fake.ts', import.meta.url))

/** The modules that a file imports at run time, without type imports. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].flatMap(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? [])

/** Every file that a file loads, with its imports; dynamic imports count. */
function graph(start = entry): Map<string, string[]> {
  const files = new Map<string, string[]>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    const imports = importsOf(file)
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

test('no command and no entry loads Prism', () => {
  const starts = ['index', 'fake', ...['cli', 'check', 'mock', 'fake', 'proxy'].map((name) => `cli/${name}`)]
  const loadsPrism = (start: string) =>
    [...graph(fileURLToPath(new URL(`../${start}.ts`, import.meta.url))).values()].flat().some((specifier) => /prism/.test(specifier))
  expect(starts.filter(loadsPrism)).toEqual([])
})

test('guide and READMEs name what the fake answers with examples only', async () => {
  const names = (await readContracts()).flatMap(({ name, operations }) => {
    const isStateful = (tag: string) => operations.some((operation) => operation.tag === tag && operation.id in families)
    const others = [...new Set(operations.map(({ tag }) => tag))].filter((tag) => name !== 'chat' || !isStateful(tag))
    return name === 'chat' ? others : [`${name[0]?.toUpperCase()}${name.slice(1)}`]
  })
  expect(names).toEqual(['Notifications', 'AI Agents', 'Metrics', 'Calls', 'Management'])
  for (const file of ['../../docs/fake.md', '../../README.md', '../README.md']) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\s+/g, ' ')
    const sentence = text.split(/(?<=\.) |- /).find((part) => /examples only/.test(part)) ?? ''
    expect(
      names.filter((name) => !sentence.includes(name)),
      file,
    ).toEqual([])
  }
})

test('every other operation of the Chat API is stateful', async () => {
  const [chat] = await readContracts()
  const examples = chat?.operations.filter(({ id }) => !(id in families)).map(({ tag }) => tag)
  expect([...new Set(examples)]).toEqual(['Notifications', 'AI Agents', 'Metrics'])
})
