import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import { serverCasesOf } from '../server/serverCases.ts'

const [contract] = (await readContracts()) as [Contract]

const operationsOf = (...ids: string[]) => contract.operations.filter(({ id }) => ids.includes(id))

const namesFor = (id: string, operations = contract.operations): string[] =>
  operationsOf(id).flatMap((operation) => serverCasesOf(contract, operation, operations).map(({ name }) => name))

test('violates every constraint of a shared schema at the first operation that uses it', () => {
  const perPage = namesFor('list-users').filter((name) => name.startsWith('negative: query perPage'))
  expect(perPage.map((name) => name.split(' ')[3])).toEqual(['type', 'minimum', 'maximum'])
})

test('violates each location of a shared schema once at other operations, preferring limits over types', () => {
  expect(namesFor('list-groups').filter((name) => name.startsWith('negative: query perPage'))).toEqual([
    'negative: query perPage maximum "1001"',
  ])
  const tags = namesFor('update-user').filter((name) => name.startsWith('negative: body /tags '))
  expect(tags.map((name) => name.split(' ')[3])).toEqual(['maxItems'])
})

test('sends malformed JSON once per family', () => {
  const isMalformed = (name: string) => name === 'body-syntax: malformed JSON'
  const users = contract.operations.filter(({ tag }) => tag === 'Users').flatMap(({ id }) => namesFor(id))
  expect(users.filter(isMalformed)).toHaveLength(1)
})

test('violates every constraint of an operation that is checked alone', () => {
  const perPage = namesFor('list-groups', operationsOf('list-groups')).filter((name) => name.startsWith('negative: query perPage'))
  expect(perPage.map((name) => name.split(' ')[3])).toEqual(['type', 'minimum', 'maximum'])
})
