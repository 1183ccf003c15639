import { expect, test } from 'vitest'
import type { Consumer } from './consumers.ts'
import { supportPage, supportTable } from './supportTable.ts'

const consumer = (title: string, how: string): Consumer => ({ title, version: '1.0.0', how, packages: {}, run: async () => {} })

test('marks a runtime as unsupported if any use failed, and names uses that were not tried', () => {
  const table = supportTable([
    { consumer: consumer('Node', 'import') },
    { consumer: consumer('Node', 'require'), failure: 'it cannot' },
    { consumer: consumer('Bun', 'import') },
    { consumer: consumer('Page', 'built'), skipped: true },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| Node | 1.0.0 | import, require ✗ | no |',
    '| Bun | 1.0.0 | import | yes |',
    '| Page | 1.0.0 | built (not tried) | not tried |',
  ])
})

test('keeps the sections that are written by hand', () => {
  const page = `${supportPage('| old |')}\n## Tried by hand\n\n| what |\n\n## Tools that read the documents\n\n| tool |\n`
  expect(supportPage('| new |', page)).toMatch(
    /\| new \|[\s\S]*## Tried by hand\n\n\| what \|\n\n## Tools that read the documents\n\n\| tool \|\n$/,
  )
  expect(supportPage('| new |', page)).not.toContain('| old |')
})
