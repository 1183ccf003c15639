import { expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/documents/contract.ts'
import { inOrderOfUse } from './shared/inOrderOfUse.ts'

const contracts = await readContracts()
const family = (tag: string) =>
  inOrderOfUse(
    contracts.flatMap(({ operations }) => operations.filter((operation) => operation.tag === tag)).map((operation) => ({ operation })),
  )

test('a family begins with its own resource: create, get, list, update, delete', () => {
  const ids = (tag: string) => family(tag).map(({ operation }) => operation.id)
  expect(ids('Messages').slice(0, 5)).toEqual([
    'send-message',
    'get-message-details',
    'list-all-messages',
    'update-message',
    'delete-message',
  ])
  expect(ids('Groups').slice(0, 5)).toEqual(['create-group', 'get-group', 'list-groups', 'update-group', 'delete-group'])
  expect(ids('Users').slice(0, 3)).toEqual(['create-user', 'get-user', 'list-users'])
})

test('no operation is lost, and deprecated ones come last', () => {
  for (const tag of new Set(contracts.flatMap(({ operations }) => operations.map((operation) => operation.tag)))) {
    const operations = family(tag).map(({ operation }) => operation)
    const all = contracts.flatMap((contract) => contract.operations.filter((operation) => operation.tag === tag))
    expect(new Set(operations)).toEqual(new Set(all))
    const deprecated = operations.map((operation) => operation.deprecated)
    expect(deprecated).toEqual([...deprecated].sort((a, b) => Number(a) - Number(b)))
  }
})
