import { expect, test } from 'vitest'
import { type Contract, readContracts } from '../documents/contract.ts'
import type { Operation, Parameter } from '../documents/document.ts'
import { statedFilters, statedQuery } from '../scenarios/statedFilters.ts'
import { createEffectLog } from '../server/effects.ts'

const [contract] = (await readContracts()) as [Contract]
const operation = (id: string) => contract.operations.find((candidate) => candidate.id === id) as Operation

test('an effect is seen in requests that differ in one parameter, without a write between them', () => {
  const log = createEffectLog(contract)
  const list = operation('list-users')
  const two = { data: [{ uid: 'mira' }, { uid: 'jonas' }] }
  const one = { data: [{ uid: 'mira' }] }
  log.note(list, {}, two)
  log.note(list, { tags: ['a'] }, two)
  log.note(list, { role: 'keeper', status: 'offline' }, one)
  expect(log.seen()).toEqual([])
  log.note(operation('update-user'), { uid: 'mira', body: { name: 'Mira' } }, { data: {} })
  log.note(list, { withTags: true }, one)
  expect(log.seen()).toEqual([])
  log.note(list, { withTags: true, perPage: 100 }, one)
  log.note(list, { withTags: true, perPage: 1 }, two)
  expect(log.seen()).toEqual(['list-users perPage'])
})

test('a property is read when another operation shows the sent value', () => {
  const log = createEffectLog(contract)
  log.note(operation('update-user'), { uid: 'mira', body: { name: 'Mira', tags: ['b', 'a'], statusMessage: 'Away' } }, { data: {} })
  log.note(operation('get-user'), { uid: 'mira' }, { data: { uid: 'mira', name: 'Mira', tags: ['a', 'b'] } })
  expect(log.seen().sort()).toEqual(['update-user body name', 'update-user body tags'])
})

test('a filter that `x-filter` states is tried with a value that tells records apart', () => {
  const list = operation('list-users')
  const namePrefix: Parameter = { name: 'namePrefix', in: 'query', schema: {}, 'x-filter': { properties: ['name'], operator: 'prefix' } }
  const known = [{ args: { searchKey: 'a' }, includes: [], excludes: [] }]
  expect(statedFilters({ ...list, parameters: [...list.parameters, namePrefix] }, known)).toEqual([namePrefix])
  const ids = { one: 'u1', two: 'u2', three: 'u3' }
  const records = [
    { uid: 'u1', name: 'Ada' },
    { uid: 'u2', name: 'Adam' },
    { uid: 'u3', name: 'Ben' },
  ]
  expect(statedQuery(namePrefix, records, ids, 'uid')).toEqual({
    args: { namePrefix: 'Ada' },
    includes: ['one', 'two'],
    excludes: ['three'],
  })
  expect(statedQuery(namePrefix, records.slice(0, 1), ids, 'uid')).toBeUndefined()
  const namePart: Parameter = { ...namePrefix, 'x-filter': { properties: ['name'], operator: 'contains' } }
  const longer = records.map((record) => ({ ...record, name: `${record.name} of Kew` }))
  expect(statedQuery(namePart, longer, ids, 'uid')).toEqual({
    args: { namePrefix: 'da of Ke' },
    includes: ['one'],
    excludes: ['two', 'three'],
  })
  expect(statedQuery(namePrefix, records, ids, 'uid', (value) => value.length > 3)?.args).toEqual({ namePrefix: 'Adam' })
})
