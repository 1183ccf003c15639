import { expect, test } from 'vitest'
import { readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'
import { entryOf } from './table.ts'

test('the parameters whose values are credentials are named, those that only sound so are not', async () => {
  const document = await readBundle('chat')
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, entryOf(document, operation)]))
  expect(operations.get('delete-apikey')).toMatchObject({ path: '/apikeys/{apiKey}', secrets: ['apiKey'] })
  expect(operations.get('list-push-tokens')).toMatchObject({ query: ['authToken', 'all'], secrets: ['authToken'] })
  expect(operations.get('list-users')).toMatchObject({ query: expect.arrayContaining(['searchKey']), secrets: undefined })
})
