import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../contract-tests/tests/temporaryFolder.ts'
import { staleFindings } from './stale.ts'

test('reports a committed file that is changed, missing or no longer generated', async () => {
  const folder = await temporaryFolder()
  for (const name of ['equal', 'changed', 'extra']) await writeFile(`${folder}/${name}.ts`, name)
  const derived = { equal: 'equal', changed: 'new', missing: 'missing' }
  const files = new Map(Object.entries(derived).map(([name, text]) => [`${folder}/${name}.ts`, text]))
  const found = await staleFindings(files, folder)
  expect(found.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    'changed.ts is stale',
    'missing.ts is missing',
    'extra.ts is no longer generated',
    'Run npm run generate and commit the result.',
  ])
  files.delete(`${folder}/missing.ts`)
  expect(await staleFindings(files.set(`${folder}/changed.ts`, 'changed'))).toEqual([])
})
