import { expect, test } from 'vitest'
import { documents, readBundle } from '../../../contract-tests/documents/bundles.ts'
import { operationsOf } from '../../../contract-tests/documents/document.ts'

const bundles = await Promise.all(documents.map(readBundle))
const operations = bundles.flatMap((document) => operationsOf(document))
const remedies = bundles[0]?.['x-error-remedies'] ?? {}

test('every code that several operations return has a remedy', () => {
  const codes = operations.flatMap(({ errorCodes }) => errorCodes)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index && !remedies[code])).toEqual([])
})

test('remedies refer to existing operations', () => {
  const named = Object.values(remedies).flatMap(({ remedy }) => [...remedy.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id))
  expect(named.filter((name) => !operations.some(({ id }) => id === name))).toEqual([])
})
