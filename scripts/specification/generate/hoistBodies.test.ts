import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'
import { createValidators } from '../../../contract-tests/documents/validators.ts'
import { hoistBodies } from './hoistBodies.ts'
import { nameSchemas } from './nameSchemas.ts'

test.each(documents)('names every body of %s as the types of the client do', async (name) => {
  const document = await readBundle(name)
  const hoisted = hoistBodies(document)
  const success = operationsOf(hoisted).flatMap(({ id, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return status.startsWith('2') && schema ? [[id, schema.$ref ?? 'inline']] : []
    }),
  )
  expect(success.length).toBeGreaterThan(2)
  expect(success.filter(([, reference]) => reference === 'inline')).toEqual([])
  const hoistedNames = Object.keys(hoisted.components.schemas).filter((schema) => !(schema in document.components.schemas))
  const named = nameSchemas(document).components.schemas
  expect(hoistedNames.filter((schema) => !(schema in named))).toEqual([])
  expect(document).toEqual(await readBundle(name))
})

test('what a hoisted response accepts stays the same', async () => {
  const hoisted = hoistBodies(await readBundle('chat'))
  const { accepts } = createValidators(hoisted)
  const wrong = operationsOf(hoisted).flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ content }) => {
      const media = content?.['application/json']
      return Object.entries(media?.examples ?? {})
        .filter(([, { value }]) => media && !accepts(media.schema, value))
        .map(([example]) => `${id} ${example}`)
    }),
  )
  expect(wrong).toEqual([])
})
