import { expect, test } from 'vitest'
import { allowedNames } from '../suites/allowMissing.ts'
import { sampled, selected } from '../suites/selection.ts'

const operations = [
  { id: 'list-users', tag: 'Users' },
  { id: 'get-user', tag: 'Users' },
  { id: 'list-groups', tag: 'Groups' },
  { id: 'create-group', tag: 'Groups' },
]
const ids = (selection: Parameters<typeof selected>[1]) => selected(operations, selection).map(({ id }) => id)

test('selects operations by id, pattern and tag, and excludes exceptions', () => {
  expect(ids({})).toHaveLength(4)
  expect(ids({ only: ['list-*'] })).toEqual(['list-users', 'list-groups'])
  expect(ids({ tags: ['users'] })).toEqual(['list-users', 'get-user'])
  expect(ids({ tags: ['Groups'], except: ['create-*'] })).toEqual(['list-groups'])
})

test('suggests the closest name for an unknown name', () => {
  expect(() => ids({ only: ['list-user'] })).toThrow('Unknown operation: list-user. Did you mean list-users?')
  expect(() => ids({ except: ['create-gruop'] })).toThrow('Did you mean create-group?')
  expect(() => ids({ tags: ['Grups'] })).toThrow('Unknown tag: Grups. Did you mean Groups?')
  expect(() => ids({ only: ['groups'] })).toThrow('Unknown operation: groups. It is a tag; --tag takes tags.')
  expect(() => ids({ only: ['something-else-entirely'] })).toThrow(/^Unknown operation: something-else-entirely\.$/)
})

test('samples depend only on the seed, are never empty, and report the other cases as not run', () => {
  const cases = Array.from({ length: 200 }, (_, index) => ({ name: `case ${index}` }))
  const { kept, notRun } = sampled(cases, 'list-users', 0.1, 1)
  expect(kept).toEqual(sampled(cases, 'list-users', 0.1, 1).kept)
  expect(kept).not.toEqual(sampled(cases, 'list-users', 0.1, 2).kept)
  expect(kept.length).toBeGreaterThan(8)
  expect(kept.length).toBeLessThan(40)
  expect(notRun).toHaveLength(200 - kept.length)
  expect(notRun[0]).toMatchObject({ operation: 'list-users', category: 'sample', reason: 'not in the sample of 10 %' })
  expect(sampled([{ name: 'only' }], 'get-user', 0.01, 1).kept).toHaveLength(1)
  expect(sampled(cases, 'list-users', 1, 1)).toEqual({ kept: cases, notRun: [] })
})

test('returns the documented spelling of a family or operation, and suggests the closest name for an unknown name', () => {
  const known = [...operations, { id: 'list-apikeys', tag: 'API Keys' }]
  expect(allowedNames(known, ['api keys', 'get-user', 'list-*'])).toEqual(['API Keys', 'get-user', 'list-*'])
  expect(() => allowedNames(known, ['Usres'])).toThrow('Unknown family or operation: Usres. Did you mean Users?')
  expect(() => allowedNames(known, ['get-usr'])).toThrow('Did you mean get-user?')
})
