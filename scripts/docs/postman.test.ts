import { beforeAll, expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/spec/contract.ts'
import { type Collection, postman } from './postman.ts'

const contracts = await readContracts()
let collections: Map<string, Collection>

beforeAll(async () => {
  collections = new Map(await Promise.all(contracts.map(async (contract) => [contract.name, await postman(contract)] as const)))
}, 180_000)

test('made twice, a collection is the same', { timeout: 180_000 }, async () => {
  for (const contract of contracts) expect(await postman(contract)).toEqual(collections.get(contract.name))
})

test('values are those of the examples, optional parameters are switched off', () => {
  const text = JSON.stringify([...collections.values()])
  expect(text.match(/"<(?:string|integer|number|boolean|object|any)>/g)).toBeNull()
  const requests = [...text.matchAll(/"query":\[(.*?)\],"variable"/g)].map(([, query]) => query ?? '')
  expect(requests.some((query) => query.includes('"disabled":true'))).toBe(true)
})

test('a collection asks for its credentials by variables, the Management API for both', () => {
  const variables = (name: string) => collections.get(name)?.variable.map(({ key }) => key)
  expect(variables('chat')).toEqual(['appId', 'region', 'baseUrl', 'apiKey'])
  expect(variables('management')).toEqual(['baseUrl', 'key', 'secret'])
})
