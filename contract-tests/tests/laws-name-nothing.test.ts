import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContracts } from '../documents/documents.ts'
import { isObject } from '../documents/isObject.ts'
import { laws } from '../statements/statements.ts'

const folder = join(import.meta.dirname, '../statements')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(laws\/.*|subjects|statements?)\.ts$/.test(file),
)

/** Words that OpenAPI, JSON Schema and our own keys share with records. */
const shared = new Set(
  'data path in name status properties items parameters content schema requestBody responses success body key id kind size accepted found'.split(
    ' ',
  ),
)

/** Every name that a document gives to something of the service. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const child of value) namesIn(child, found)
  else if (isObject(value))
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties' && isObject(child)) for (const name of Object.keys(child)) found.add(name)
      if (key === 'operationId' || (key === 'name' && 'in' in value)) found.add(String(child))
      if (/^ERR_|^AUTH_ERR_/.test(key)) found.add(key)
      namesIn(child, found)
    }
  return found
}

test('no law names an operation, a path, a parameter, a property or a code', async () => {
  const names = new Set([...(await readContracts())].flatMap(({ document }) => [...namesIn(document)]))
  expect(names.size).toBeGreaterThan(500)
  const named = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^import .*$/gm, '')
      .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    // Whole texts, and whatever stands in a sentence like an operation's id or a code.
    const texts = [...text.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].flatMap(([, whole = '', sentence = '']) => [
      whole,
      ...(sentence.match(/[a-z]+(-[a-z]+)+|[A-Z]+_[A-Z_]+/g) ?? []),
    ])
    return [...new Set(texts)].filter((word) => names.has(word) && !shared.has(word)).map((word) => `${file}: ${word}`)
  })
  expect(named).toEqual([])
})

test('there are at most twelve laws, in at most 500 lines with the records that they read', () => {
  expect(Object.keys(laws).length).toBeLessThanOrEqual(12)
  const lines = files
    .filter((file) => file !== 'statement.ts')
    .reduce((sum, file) => sum + readFileSync(join(folder, file), 'utf8').split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(500)
})
