import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { ServerCase } from '../server/serverCase.ts'
import { serverCasesOf } from '../server/serverCases.ts'

const [contract] = (await readContracts()) as [Contract]

/** The properties that the cases of an operation omit from its body, including combined cases. */
function leftOutOf(id: string): string[] {
  const parts = (testCase: ServerCase): readonly ServerCase[] => testCase.parts ?? [testCase]
  return contract.operations
    .filter((operation) => operation.id === id)
    .flatMap((operation) => serverCasesOf(contract, operation))
    .flatMap(parts)
    .flatMap(({ change }) => (change?.what === 'left out' ? [change.pointer] : []))
}

test('does not omit properties of list entries and new records that records always have', () => {
  for (const id of ['create-rule', 'update-rule']) {
    expect(leftOutOf(id)).toContain('/body/conditions/0/operand')
    expect(leftOutOf(id)).not.toContain('/body/conditions/0/entity')
  }
  expect(leftOutOf('create-keyword-list')).toContain('/body/description')
  expect(leftOutOf('create-keyword-list')).not.toContain('/body/name')
})

test('omits identifiers that the service can choose, constants, and properties that an update can leave unchanged', () => {
  expect(leftOutOf('create-rule')).toContain('/body/id')
  expect(leftOutOf('send-message')).toContain('/body/category')
  expect(leftOutOf('update-apikey')).toContain('/body/name')
})
