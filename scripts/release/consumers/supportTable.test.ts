import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Consumer } from './consumers.ts'
import { supportPage, supportTable } from './supportTable.ts'

const consumer = (title: string, how: string): Consumer => ({ title, version: '1.0.0', how, packages: {}, commands: [] })

test('marks a runtime as unsupported if any use failed', () => {
  const table = supportTable([
    { consumer: consumer('Node', 'import') },
    { consumer: consumer('Node', 'require'), failure: 'it cannot' },
    { consumer: consumer('Bun', 'import') },
  ])
  expect(table.split('\n').slice(2)).toEqual(['| Node | 1.0.0 | import, require ✗ | no |', '| Bun | 1.0.0 | import | yes |'])
})

test('replaces the table of the page, and keeps what is written by hand', async () => {
  const page = await readFile('docs/support.md', 'utf8')
  const [before, after] = page.split(supportTable([]).trim().split('\n')[0] as string)
  const changed = supportPage('| new |\n', page)
  expect(changed.startsWith(`${before}| new |\n\n- From Node`)).toBe(true)
  expect(after?.endsWith(changed.slice(changed.indexOf('\n\n- From Node')))).toBe(true)
})
