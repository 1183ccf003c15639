import { readdir, readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The folders of each part in the order of data flow: each imports only from itself and from those
 * before it.
 */
const orders: Readonly<Record<string, readonly string[]>> = {
  src: ['request', 'errors', 'response', 'transport', 'client', 'raw', 'import', 'redis', 'webhooks', 'command'],
  'contract-tests':
    'documents validate cases exchange serverChecks mock fake browser statements comparison proxy suites report firstContact cli prism support'.split(
      ' ',
    ),
  scripts: ['specification', 'site', 'release', 'proof', 'check', 'dev', 'start'],
  'scripts/specification': ['lint', 'differences', 'pages', 'generate', 'upstream', 'compat'],
  'scripts/release': ['package', 'budget', 'version', 'consumers', 'workflows'],
  'scripts/proof': ['faults', 'servers', 'examples'],
}

/**
 * The parts whose files beside the folders are what all folders share. Elsewhere they are entry
 * points, which import the folders.
 */
const sharing = ['scripts']

/** Files that are no sources of a part. */
const isBuilt = (path: string): boolean => /(^|\/)(dist|node_modules|\.run-[^/]*|fixtures)(\/|$)/.test(path)

/**
 * Imports of each file of a folder, relative to that folder; `import()` and `import type` count.
 */
async function importsOf(folder: string): Promise<{ file: string; imported: string }[]> {
  const all = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const files = all.filter((file) => file.endsWith('.ts') && !isBuilt(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const matches = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
      return [...matches].map(([, path = '']) => ({ file, imported: normalize(join(file, '..', path)).replaceAll('\\', '/') }))
    }),
  )
  return found.flat()
}

/** The place of a file in the order of its part. Tests, which import anything, come last. */
function placeOf(part: string, path: string): number {
  const order = orders[part] as readonly string[]
  const [folder = '', inside] = path.split('/')
  if (inside === undefined) return sharing.includes(part) ? -1 : order.length
  return folder === 'tests' ? order.length + 1 : order.indexOf(folder)
}

test.each(Object.entries(orders))('the order of %s/ has all its folders', async (part, order) => {
  const entries = await readdir(part, { withFileTypes: true })
  const existing = entries.filter((entry) => entry.isDirectory() && !isBuilt(entry.name)).map(({ name }) => name)
  expect([...order].sort()).toEqual(existing.filter((name) => name !== 'tests').sort())
})

test.each(Object.keys(orders))('imports inside %s/ point backwards only', async (part) => {
  const imports = await importsOf(part)
  expect(imports.length).toBeGreaterThan(20)
  const inside = imports.filter(({ imported }) => !imported.startsWith('../'))
  expect(inside.filter(({ file, imported }) => placeOf(part, imported) > placeOf(part, file))).toEqual([])
})
