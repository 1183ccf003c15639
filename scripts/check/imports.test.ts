import { readdir, readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The folders of each part in the order of data flow: each imports only from itself and from those before it. */
const orders = {
  src: ['request', 'errors', 'response', 'transport', 'raw', 'client', 'import', 'webhooks'],
  'contract-tests': ['spec', 'validate', 'cases', 'exchange', 'scenarios', 'mock', 'fake', 'proxy', 'suites', 'report', 'cli'],
}

/** Imports of each file of a folder, relative to that folder; `import()` and `import type` count. */
async function importsOf(folder: string): Promise<{ file: string; imported: string }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const matches = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
      return [...matches].map(([, path = '']) => ({ file, imported: normalize(join(file, '..', path)) }))
    }),
  )
  return found.flat()
}

const top = (path: string): string => path.split('/')[0] ?? path

test.each(Object.entries(orders))('imports inside %s/ follow the order of its folders', async (part, order) => {
  const imports = await importsOf(part)
  expect(imports.length).toBeGreaterThan(100)
  const wrong = imports.filter(({ file, imported }) => {
    const from = order.indexOf(top(file))
    return from >= 0 && order.indexOf(top(imported)) > from
  })
  expect(wrong).toEqual([])
})
