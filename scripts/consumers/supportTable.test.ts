import { expect, test } from 'vitest'
import type { Consumer } from './consumers.ts'
import { supportTable } from './supportTable.ts'

const consumer = (title: string, how: string): Consumer => ({ title, version: '1.0.0', how, packages: {}, run: async () => {} })

test('a line per title; one way that fails makes it a no, one that is not tried is said', () => {
  const table = supportTable([
    { consumer: consumer('Node', 'import') },
    { consumer: consumer('Node', 'require'), failure: 'it cannot' },
    { consumer: consumer('Bun', 'import') },
    { consumer: consumer('Page', 'built'), skipped: true },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| Node  | 1.0.0      | import, require ✗ | no        |',
    '| Bun   | 1.0.0      | import            | yes       |',
    '| Page  | 1.0.0      | built (not tried) | not tried |',
  ])
})
