import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { nameSchemas } from './nameSchemas.ts'

// How schemas are named shows in generated/, which is committed, and in the type tests of src/.

test('rejects a name that already exists', async () => {
  const document = structuredClone(await readBundle('calls'))
  document.components.schemas.ListCallsResponse = { type: 'string' }
  expect(() => nameSchemas(document)).toThrow(/ListCallsResponse clashes/)
})

test.each(documents)('every object with documented fields in the types of %s has a name', async (name) => {
  const declarations = await readFile(`generated/${name}.ts`, 'utf8')
  // Fields of anonymous objects would be indented by more than four spaces.
  const anonymous = declarations.split('\n').filter((line) => /^ {8,}[\w"']+\??: /.test(line))
  expect(anonymous).toEqual([])
})
