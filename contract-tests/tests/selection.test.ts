import { expect, test } from 'vitest'
import { distance, sampled, selected } from '../suites/selection.ts'

const operations = [
  { id: 'list-users', tag: 'Users' },
  { id: 'get-user', tag: 'Users' },
  { id: 'list-groups', tag: 'Groups' },
  { id: 'create-group', tag: 'Groups' },
]
const ids = (selection: Parameters<typeof selected>[1]) => selected(operations, selection).map(({ id }) => id)

test('operations are chosen by id, pattern and tag, and left out by both', () => {
  expect(ids({})).toHaveLength(4)
  expect(ids({ only: ['list-*'] })).toEqual(['list-users', 'list-groups'])
  expect(ids({ tags: ['users'] })).toEqual(['list-users', 'get-user'])
  expect(ids({ tags: ['Groups'], except: ['create-*'] })).toEqual(['list-groups'])
})

test('a name that nothing bears is told with the nearest', () => {
  expect(() => ids({ only: ['list-user'] })).toThrow('There is no operation list-user. Did you mean list-users?')
  expect(() => ids({ except: ['create-gruop'] })).toThrow('Did you mean create-group?')
  expect(() => ids({ tags: ['Grups'] })).toThrow('There is no tag Grups. Did you mean Groups?')
  expect(() => ids({ only: ['something-else-entirely'] })).toThrow(/^There is no operation something-else-entirely$/)
})

test('a sample is the same for the same seed, and never empty', () => {
  const cases = Array.from({ length: 200 }, (_, index) => index)
  const tenth = sampled(cases, 'list-users', 0.1, 1)
  expect(tenth).toEqual(sampled(cases, 'list-users', 0.1, 1))
  expect(tenth).not.toEqual(sampled(cases, 'list-users', 0.1, 2))
  expect(tenth.length).toBeGreaterThan(8)
  expect(tenth.length).toBeLessThan(40)
  expect(sampled([1], 'get-user', 0.01, 1)).toEqual([1])
  expect(sampled(cases, 'list-users', 1, 1)).toEqual(cases)
})

test('the distance of words counts letters', () => {
  expect([distance('user', 'users'), distance('abc', 'abc'), distance('', 'abc'), distance('kitten', 'sitting')]).toEqual([1, 0, 3, 3])
})
