import { expect, test } from 'vitest'
import { readContracts } from '../../contract-tests/documents/documents.ts'
import { readModel } from './content/model.ts'

const contracts = await readContracts()
const { families } = readModel(contracts)
const idsOf = (name: string) => families.find((family) => family.name === name)?.operations.map(({ operation }) => operation.id)

test('a family begins with its own resource: create, get, list, update, delete', () => {
  expect(`${idsOf('Messages')}`).toMatch(/^send-message,get-message-details,list-all-messages,update-message,delete-message,/)
  expect(idsOf('Groups')).toEqual(['create-group', 'get-group', 'list-groups', 'update-group', 'delete-group'])
  expect(idsOf('Conversations')?.slice(0, 2)).toEqual(['list-conversations', 'get-group-conversation'])
  expect(idsOf('Moderation')?.[0]).toBe('flag-a-message')
})

test('changing one record comes before changing several', () => {
  expect(`${idsOf('Users')}`).toBe('create-user,get-user,list-users,update-user,reactivate-users,delete-user,deactivate-users')
})

test('no operation is lost, and deprecated ones come last', () => {
  for (const { name, operations } of families) {
    const all = contracts.flatMap((contract) => contract.operations.filter(({ tag }) => tag === name))
    expect(new Set(operations.map(({ operation }) => operation))).toEqual(new Set(all))
    const deprecated = operations.map(({ operation }) => operation.deprecated)
    expect(deprecated).toEqual([...deprecated].sort((a, b) => Number(a) - Number(b)))
  }
})
