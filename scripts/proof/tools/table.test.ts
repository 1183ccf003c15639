import { expect, test } from 'vitest'
import { withToolsTable } from './table.ts'

const tool = (name: string, version: string) => ({ name, packages: { [name]: version }, does: 'reads the documents', run: async () => {} })
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| `'))

test('adds a tool that passed, with its version and date', () => {
  const page = withToolsTable('# Supported runtimes\n', ['kubb'], [tool('kubb', '1.0.0'), tool('orval', '2.0.0')], '2026-11-22')
  expect(page.startsWith('# Supported runtimes\n\n## Tools that read the documents\n')).toBe(true)
  expect(rowsOf(page)).toEqual(['| `kubb` | 1.0.0 | 2026-11-22 | reads the documents |'])
})

test('keeps the row of an untested tool, unless its version changed', () => {
  const page = withToolsTable('', ['kubb', 'orval'], [tool('kubb', '1.0.0'), tool('orval', '2.0.0')], '2026-11-22')
  expect(rowsOf(withToolsTable(page, ['kubb'], [tool('kubb', '1.0.0'), tool('orval', '2.0.0')], '2026-11-23'))).toEqual([
    '| `kubb` | 1.0.0 | 2026-11-23 | reads the documents |',
    '| `orval` | 2.0.0 | 2026-11-22 | reads the documents |',
  ])
  expect(rowsOf(withToolsTable(page, [], [tool('kubb', '1.0.0'), tool('orval', '3.0.0')], '2026-11-23'))).toEqual([
    '| `kubb` | 1.0.0 | 2026-11-22 | reads the documents |',
  ])
})
