import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { type OpenApiDocument, operationsOf } from '../../../contract-tests/documents/document.ts'
import { internalExtensions, publicDocument } from './publicDocument.ts'

test.each(documents)('%s keeps its operations, but no internal extensions', async (name) => {
  const full = await readBundle(name)
  const published = publicDocument(full)
  for (const key of [...internalExtensions, 'externalDocs']) expect(JSON.stringify(published)).not.toContain(`"${key}":`)
  const facts = (document: OpenApiDocument) =>
    operationsOf(document).map(({ id, errorCodes, paging, body, description }) => [id, errorCodes, paging, body?.required, description])
  expect(facts(published)).toEqual(facts(full))
})

test('keeps public extensions, and data that is named like an internal extension', () => {
  const document = { paths: {}, 'x-paging': { style: 'none' }, 'x-sources': [], components: { a: { example: { 'x-sources': 1 } } } }
  expect(publicDocument(document as unknown as OpenApiDocument)).toEqual({
    paths: {},
    'x-paging': { style: 'none' },
    components: { a: { example: { 'x-sources': 1 } } },
  })
})

test('removes only extensions that exist', () => {
  expect(internalExtensions.filter((key) => !existsSync(`openapi/extensions/${key}.yaml`))).toEqual([])
})

test('keeps the remedies of the codes that an operation returns', () => {
  const paths = { '/users': { get: { operationId: 'list-users', 'x-error-codes': ['ERR_A'], responses: {} } } }
  const document = { paths, components: {}, 'x-error-remedies': { ERR_A: { remedy: 'Wait.' }, ERR_B: { remedy: 'Stop.' } } }
  expect(publicDocument(document as unknown as OpenApiDocument)['x-error-remedies']).toEqual({ ERR_A: { remedy: 'Wait.' } })
})
